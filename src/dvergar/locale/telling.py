"""Tells events, decisions and choices in a reader's language. One printer serves all events, by the kinds of their arguments."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dvergar.core.errors import DvergarError, IllegalAction
from dvergar.games import Choice, Closed, Decision, Event
from dvergar.locale import Catalogue


class Teller:
    """Speaks one language to one table; `seats` are the names of the seats."""

    def __init__(self, words: Catalogue, seats: Sequence[str]) -> None:
        self.words = words
        self.seats = seats
        self._tell: dict[str, Callable[[Any], Any]] = {
            "card": self.card,
            "cards": lambda cards: " · ".join(map(self.card, cards)),
            "coin": self.coin,
            "column": self.column,
            "hero": self.hero,
            "part": self.part,
            "place": self.place,
            "tavern": self.tavern,
            "seat": self.seat,
            "number": lambda number: number,
        }

    def say(self, key: str, /, **args: Any) -> str:
        """A message of the catalogue."""
        return self.words.say(key, **args)

    def seat(self, number: int) -> str:
        """A seat's name."""
        return self.seats[number]

    def card(self, card: str) -> str:
        """A card by its words: `explorer 11`, `hunter`, `offering 3`, `smith`, `thrud`."""
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
        """A coin by its name."""
        return {"3s": self.say("coin-special"), "5t": self.say("coin-treasury-5")}.get(coin, coin)

    def coins(self, coins: str) -> str:
        """Several coins."""
        return ", ".join(map(self.coin, coins.split()))

    def labelled(self, label: str, text: str) -> str:
        """A label before a text, with the colon of the language."""
        return self.say("labelled", label=label, text=text)

    def column(self, column: str) -> str:
        """A column by its class."""
        return self.say(f"class-{column}.plural")

    def hero(self, hero: str) -> str:
        """A hero's short name."""
        key = f"hero-{hero}"
        return self.say(f"{key}.short" if self.words.has(f"{key}.short") else key)

    def place(self, place: str) -> str:
        """Where a coin lies."""
        return self.say("place-unknown" if place == "?" else f"place-{place}")

    def tavern(self, tavern: str) -> str:
        """A tavern's full name."""
        return self.say(f"tavern-{('goblin', 'dragon', 'horse').index(tavern) + 1}")

    def part(self, part: str) -> str:
        """A part of a score."""
        return self.column(part) if self.words.has(f"class-{part}") else self.say(f"score-part-{part}")

    def counted(self, name: str) -> str:
        """Something that was counted over many games: `hero thrud`."""
        kind, _, rest = name.partition(" ")
        return self.say(f"hero-{rest}") if rest.startswith("dwerg") else self._tell[kind](rest)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        args = {name: self._tell[event.kinds[name]](value) for name, value in event.args.items()}
        if event.kind == "awarded":
            args["distinction"] = self.say(f"distinction-{event.args['column']}")
        if event.seat is not None:
            args["seat"] = self.seat(event.seat)
        return self.say(f"event-{event.kind}", **args)

    def question(self, decision: Decision) -> str:
        """What is asked, as a sentence."""
        view = decision.view.to_dict()
        seat = view["seats"][decision.seat]
        args: dict[str, Any] = {"seat": self.seat(decision.seat)}
        if decision.kind == "bid":
            args |= {"coins": seat["coins"], "example": decision.words[-1].removeprefix("bid ")}
        if decision.kind == "take":
            args["tavern"] = self.tavern(view["tavern"])
        args |= {"plus": view.get("plus", 0), "count": view.get("discards_due", 0)}
        return self.say(f"ask-{decision.kind}", **args)

    def action(self, words: str) -> str:
        """An action's words as a person would say them; a bid's coins need no other words."""
        verb, _, rest = words.partition(" ")
        parts = rest.split()
        if verb == "stay":
            return self.say("action-stay")
        if verb in ("take", "keep"):
            return self.card(rest)
        if verb == "hero":
            return self.hero(rest)
        if verb in ("place", "discard"):
            return ", ".join(map(self.column, parts))
        if verb == "bid":
            return ""
        if verb == "transform":
            return self.say("action-transform", coin=self.coin(parts[1]), place=self.place(parts[0]))
        if verb == "trade":
            return self.say("action-trade", high=self.coin(parts[0]), low=self.coin(parts[-1]))
        return self.say(f"action-{verb}", coin=self.coin(rest))

    def effects(self, choice: Choice) -> str:
        """What a choice does at once."""
        told = []
        for name, value in choice.effects.items():
            if name == "gives":
                continue
            args = {"value": value}
            if name == "gets":
                args |= {"gives": self.coin(choice.effects["gives"]), "gets": self.coin(value)}
            elif name in ("pouch", "trade"):
                args["value"] = self.coins(value)
            elif name == "points":
                args["signed"] = f"{value:+d}"
            elif name == "discards":
                args["value"] = ", ".join(self.card(card) for card in value.split(", "))
            told.append(self.say(f"effect-{name}", **args))
        return ", ".join(told)

    def closed(self, closed: Closed) -> str:
        """Why a choice is not open, with its rule."""
        return f"{self.say(closed.key, **self._named(closed.args))} ({closed.rule})"

    def error(self, error: DvergarError) -> str:
        """Why something was refused; what the error names goes by its name in this language."""
        if isinstance(error, IllegalAction):
            return f"{self.say(error.key, **self._named(error.details))} ({error.rule})"
        return error.text(self.words.language)

    def _named(self, args: Mapping[str, Any]) -> dict[str, Any]:
        names = {"hero": self.hero, "column": self.column, "coin": self.coin, "place": self.place, "card": self.card}
        return {name: names[name](value) if name in names else value for name, value in args.items()}
