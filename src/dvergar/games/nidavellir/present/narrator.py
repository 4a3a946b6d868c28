"""The narrator of Nidavellir: cards, coins, columns, heroes, places and taverns by their names."""

from collections.abc import Iterator, Sequence

from dvergar.api.event import Event
from dvergar.api.narrator import Args, Narrator, Printer
from dvergar.api.play import Decision, Game
from dvergar.api.values import Choice, Score
from dvergar.core.json_data import Json, JsonMapping
from dvergar.games.nidavellir.notation.actions import action_in
from dvergar.games.nidavellir.present.score_sheet import won_by
from dvergar.games.nidavellir.rules import material as m


class NidavellirNarrator(Narrator):
    """Words Nidavellir, whose message keys have no prefix."""

    examples = ("N8.4", "thrud")

    def things(self) -> dict[str, Printer]:
        """Return the printers of Nidavellir's things."""
        return {
            "card": self.card,
            "cards": lambda cards: " · ".join(map(self.card, cards)),
            "coin": self.coin,
            "column": self.column,
            "hero": self.hero,
            "part": self.part,
            "place": self.place,
            "tavern": self.tavern,
        }

    def title(self, table: Game) -> str:
        """Return the game's name with its edition."""
        return self.say("nidavellir-title", edition=table.options["edition"], players=table.players)

    def welcome(self, table: Game) -> str:
        """Return the greeting with the edition, and how to get help."""
        return self.say("nidavellir-welcome", edition=table.options["edition"], players=table.players)

    def card(self, card: str) -> str:
        """Return a card's name from its words: `explorer 11`, `hunter`, `offering 3`, `smith`, `thrud`."""
        kind, _, value = card.partition(" ")
        if kind == "?":
            return "?"
        if kind == "offering":
            return self.say("card-offering-plus", plus=value)
        if kind == "smith":
            return self.say("card-smith")
        if self.words.has(f"class-{kind}"):
            name = self.say(f"class-{kind}")
            return self.say("card-class-points", **{"class": name, "points": value}) if value else name
        return self.hero(kind)

    def coin(self, coin: str) -> str:
        """Return a coin's name."""
        return {"3s": self.say("coin-special"), "5t": self.say("coin-treasury-5")}.get(coin, coin)

    def coins(self, coins: str) -> str:
        """Return the names of several coins."""
        return self.words.listed(map(self.coin, coins.split()))

    def column(self, column: str) -> str:
        """Return a column's name, that of its class."""
        return self.say(f"class-{column}.plural")

    def hero(self, hero: str) -> str:
        """Return a hero's short name."""
        key = f"hero-{hero}"
        return self.say(f"{key}.short" if self.words.has(f"{key}.short") else key)

    def place(self, place: str) -> str:
        """Return the name of a coin's place."""
        return self.say("place-unknown" if place == "?" else f"place-{place}")

    def tavern(self, tavern: str) -> str:
        """Return a tavern's full name."""
        return self.say(f"tavern-{m.TAVERN_NAMES.index(tavern) + 1}")

    def part(self, part: str) -> str:
        """Return the name of a part of the score."""
        return self.column(part) if self.words.has(f"class-{part}") else self.say(f"score-part-{part}")

    def figure(self, part: str, seat: int, sheet: Sequence[JsonMapping]) -> str:
        """Return the working behind a part of a seat's score."""
        return ", ".join(self.named(term["key"], term["args"]) for term in sheet[seat]["terms"][part])

    def decided(self, scores: Sequence[Score], _sheet: Json) -> list[tuple[str, str]]:
        """Say by how much the winner leads, or who shares first place (N10.4)."""
        won = won_by([[*score.parts.values()] for score in scores])
        names = [self.seat(seat) for seat in won["winners"]]
        if len(names) > 1:
            return [(self.say("nid-sheet-share", names=", ".join(names[:-1]), name=names[-1]), "N10.4")]
        return [(self.say("nid-sheet-wins", name=names[0], lead=won["lead"]), "N10.4")]

    def event_args(self, event: Event) -> Args:
        """Return the arguments of an event's message, including the name of an awarded distinction."""
        args = super().event_args(event)
        if event.kind == "awarded":
            args["distinction"] = self.say(f"distinction-{event.args['column']}")
        return args

    def question_args(self, decision: Decision) -> Args:
        """Return whose coins, which tavern, how much a coin grows, how many columns."""
        view = decision.view.to_dict()
        args: Args = {"plus": view.get("plus", 0), "count": view.get("discards_due", 0)}
        if decision.kind == "bid":
            coins = view["seats"][decision.seat]["coins"]
            args |= {"coins": coins, "example": " ".join(action_in(decision.words[-1]).names)}
        if decision.kind == "take":
            args["tavern"] = self.tavern(view["tavern"])
        return args

    def action(self, choice: Choice, _: str) -> str:
        """Say an action as a person would; empty for a bid, whose coins are plain enough."""
        action = action_in(choice.words)
        verb, name = action.verb, action.name
        if verb == "stay":
            return self.say("action-stay")
        if verb in ("take", "keep"):
            return self.card(name)
        if verb == "hero":
            return self.hero(name)
        if verb in ("place", "discard"):
            return self.words.listed(map(self.column, action.names))
        if verb == "bid":
            return ""
        if verb == "transform":
            return self.say("action-transform", coin=self.coin(name), place=self.place(action.names[0]))
        if verb == "trade":
            return self.say("action-trade", high=self.coin(action.names[0]), low=self.coin(name))
        return self.say(f"action-{verb}", coin=self.coin(name))

    def choice(self, choice: Choice, asked: str) -> str:
        """Name a choice; a bid is named coin by coin with the taverns."""
        if asked != "bid":
            return super().choice(choice, asked)
        coins = enumerate(action_in(choice.words).names, start=1)
        return ", ".join(self.say("hint-bid", coin=self.coin(coin), tavern=self.say(f"tavern-{n}.short")) for n, coin in coins)

    def effect_args(self, choice: Choice) -> Iterator[tuple[str, Args]]:
        """Yield points, changes of coins, and what follows."""
        for name, value in choice.effects.items():
            if name == "gives":
                continue
            args: Args = {"value": value}
            if name == "gets":
                args |= {"gives": self.coin(choice.effects["gives"]), "gets": self.coin(value)}
            elif name in ("pouch", "trade"):
                args["value"] = self.coins(value)
            elif name == "points":
                args["signed"] = f"{value:+d}"
            elif name == "discards":
                args["value"] = self.words.listed(self.card(card) for card in value.split(", "))
            yield name, args
