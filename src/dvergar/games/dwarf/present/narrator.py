"""The narrator of Dwarf: cards, Special Actions, goods and losses by their names."""

from collections.abc import Iterator, Mapping, Sequence

from dvergar.api.event import Event
from dvergar.api.narrator import Args, Narrator, Printer
from dvergar.api.play import Decision, Game
from dvergar.api.values import Choice, Score
from dvergar.core.json_data import JsonMapping
from dvergar.games.dwarf.notation.actions import action_in
from dvergar.games.dwarf.present.fields import fields_in
from dvergar.i18n import Catalogue

MINUS = "\N{MINUS SIGN}"
DECKS = ("a", "b", "s")
"""The letters that may follow a card's name."""
SAID_BY_ACTION = {
    "worker": ("card",),
    "recall": ("card",),
    "exchange": ("card", "location"),
    "decline": ("card", "location"),
    "special": ("action",),
    "sell": ("gains",),
    "order": ("gains",),
}
"""The effects that an action's own words already state."""
SAID_BY_TABLE = ("answer_card", "answer_rule", "answer_aims", "strikes", "losses", "saves")
"""The effects that other effects or the table already state."""


class DwarfNarrator(Narrator):
    """Words Dwarf, whose message keys begin with `dwarf-`."""

    prefix = "dwarf-"
    total = "dwarf-score-leads"
    examples = ("D4.3", "turn back")

    @classmethod
    def opponents(cls, table: Game, words: Catalogue) -> list[str]:
        """Return the automated opponent of a solo game."""
        solo = table.options["solo"]
        return [] if solo == "none" else [words.say(f"opponent-{solo}")]

    def things(self) -> dict[str, Printer]:
        """Return the printers of Dwarf's things; selectors of messages pass unchanged."""
        return {
            "card": self.card,
            "action": self.special,
            "special": self.special,
            "end": lambda end: self.say(f"counted-end-{end}"),
            "good": self.part,
            "gains": self.gains,
            "goods": self.goods,
            "together": self.gains,
            "losses": self.losses,
            **dict.fromkeys(("location", "pile", "meeple", "verdict"), lambda value: value),
        }

    def title(self, table: Game) -> str:
        """Return the game's name with its number of players or its opponent."""
        if opponents := self.opponents(table, self.words):
            return self.say("dwarf-title-solo", opponent=opponents[0])
        return self.say("dwarf-title", players=table.players)

    def welcome(self, table: Game) -> str:
        """Return the greeting with the number of players or the opponent, and how to get help."""
        if opponents := self.opponents(table, self.words):
            return self.say("dwarf-welcome-solo", opponent=opponents[0])
        return self.say("dwarf-welcome", players=table.players)

    def card(self, card: str) -> str:
        """Return a card's name from its words, with or without its deck's letter: `forge axe a`. Other words stay as they are."""
        name, _, letter = card.rpartition(" ")
        key = f"dwarf-card-{(name if letter in DECKS else card).replace(' ', '-')}"
        return self.say(key) if self.words.has(key) else card

    def special(self, action: str) -> str:
        """Return the name of a Special Action."""
        return self.say(f"special-{action.replace(' ', '-')}")

    def part(self, part: str) -> str:
        """Return the name of a good."""
        return self.say(f"good-{part}")

    def figure(self, part: str, seat: int, sheet: JsonMapping) -> str:
        """Return whether a seat leads a category, or ties for it (D7.1)."""
        marks = {category["good"]: category["marks"][seat] for category in sheet["categories"]}
        return self.say(f"dwarf-final-{marks[part]}") if marks.get(part) else ""

    def decided(self, _scores: Sequence[Score], sheet: JsonMapping) -> list[tuple[str, str]]:
        """Say who won by led categories or tie-breakers (D7.2), or by the opponent's renown (D8.7)."""
        names = self.words.listed(map(self.seat, sheet["winners"]))
        if sheet["decided"] == "renown":
            return [(self.say("dwarf-final-renown", name=names), "D8.7")]
        shared = len(sheet["winners"]) > 1
        first = self.say("dwarf-final-shared", names=names) if shared else self.say("dwarf-final-wins", name=names)
        return [(sentence, "D7.2") for sentence in (first, self.named(**sheet["reason"]))]

    def gains(self, gains: Mapping[str, int]) -> str:
        """Return gains and losses with signs: −3 iron, +2 steel."""
        return ", ".join(self._good(name, amount, signed(amount)) for name, amount in gains.items())

    def goods(self, goods: Mapping[str, int]) -> str:
        """Return amounts without signs: 3 iron, 2 steel."""
        return ", ".join(self._good(name, amount, str(amount)) for name, amount in goods.items())

    def _good(self, name: str, amount: int, said: str) -> str:
        return self.say(f"goods-{name}", count=abs(amount), signed=said)

    def losses(self, losses: Sequence[Mapping[str, int]]) -> str:
        """Return what an attack takes from each seat that loses something."""
        shares = [self.labelled(self.seat(seat), self.gains(lost)) for seat, lost in enumerate(losses) if lost]
        return f"{'; '.join(shares)}." if shares else self.say("dwarf-no-losses")

    def event_args(self, event: Event) -> Args:
        """Return the arguments of an event's message, including the glory in a payment."""
        args = super().event_args(event)
        if event.kind == "paid":
            args["glory"] = abs(event.args["gains"].get("glory", 0))
        return args

    def question_args(self, decision: Decision) -> Args:
        """Return which helper is placed, or which exchange may be declined."""
        if decision.kind == "helper":
            return {"worker": fields_in(decision.view).next_worker(decision.seat)}
        if decision.kind == "exchange":
            effects = decision.choices[0].effects
            return {"card": self.card(effects["card"]), "location": effects["location"]}
        return {}

    def action(self, choice: Choice, asked: str) -> str:
        """Say an action as a person would."""
        action = action_in(choice.words)
        verb = action.verb
        if verb == "worker":
            return self.card(choice.effects["card"])
        if verb == "special":
            special = self.special(choice.effects["action"])
            return self.own(f"action-special{'-glory' if action.glory else ''}", action=special, pile=action.number)
        if verb in ("sell", "order"):
            return self.own(f"action-{verb}", goods=self.goods(action.goods))
        if verb == "pass" and asked == "helper":
            return self.own("action-pass-helper")
        card = self.card(action.card or choice.effects.get("card", ""))
        return self.own(f"action-{verb}", location=action.number, card=card)

    def choice(self, choice: Choice, asked: str) -> str:
        """Name a choice; a worker's place is named with its number."""
        action = action_in(choice.words)
        if action.verb != "worker":
            return super().choice(choice, asked)
        return self.say("dwarf-web-place", location=action.number, card=self.card(choice.effects["card"]))

    def effect_args(self, choice: Choice) -> Iterator[tuple[str, Args]]:
        """Yield goods, the card on top afterwards, and the opponent's answer."""
        effects = choice.effects
        said = SAID_BY_ACTION.get(action_in(choice.words).verb, ())
        for name, value in effects.items():
            if name == "answer":
                yield name, {"value": value, "rule": effects["answer_rule"]}
            elif name == "answer_helpers":
                yield "helpers", {"value": self.words.listed(map(str, value))}
            elif name == "early":
                yield name, {"value": self.words.listed(map(self.seat, value))}
            elif name == "short":
                yield name, {"value": self.goods(value)}
            elif name not in (*said, *SAID_BY_TABLE):
                yield name, {"value": self.printers[name](value) if name in self.printers else value}


def signed(amount: int) -> str:
    """Return a number with its sign.

    >>> signed(2), signed(-3)
    ('+2', '−3')
    """
    return f"{MINUS if amount < 0 else '+'}{abs(amount)}"
