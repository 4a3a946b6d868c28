"""Tells events, decisions and choices in a reader's language: what every game needs.

One printer serves all events of a game, by the kinds of their arguments; a game's own narrator names its things.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from dvergar.api.errors import DvergarError, IllegalAction
from dvergar.api.event import Event
from dvergar.api.play import Decision, Game
from dvergar.api.registry import rules_of
from dvergar.api.values import Choice, Closed, Score
from dvergar.core.json_data import Json, JsonMapping
from dvergar.i18n import Catalogue

COLOURS = 5
"""So many seats have a colour for a name."""

Printer = Callable[[Json], str]
"""Gives something its name in the reader's language."""
Args = dict[str, object]


class Narrator(ABC):
    """Speaks one language to one table; `seats` are the names of the seats."""

    prefix: ClassVar[str] = ""
    """How the keys begin that only this game has."""
    total: ClassVar[str] = "score-total"
    """The key for what a seat's total is called."""
    examples: ClassVar[tuple[str, str]]
    """A rule and a topic that one can ask for."""

    def __init__(self, words: Catalogue, seats: Sequence[str]) -> None:
        self.words = words
        self.seats = seats
        self.printers: dict[str, Printer] = {"seat": self.seat, "number": _as_it_is, **self.things()}

    @classmethod
    def opponents(cls, table: Game, words: Catalogue) -> list[str]:  # noqa: ARG003
        """The names of those that score without being players."""
        return []

    @abstractmethod
    def things(self) -> dict[str, Printer]:
        """The printers of the game's own things, by their kinds."""

    def title(self, table: Game) -> str:
        """The game with what matters of its options."""
        return self.own("title", players=table.players)

    def welcome(self, table: Game) -> str:
        """What is said first at a table."""
        return self.own("welcome", players=table.players)

    def help(self) -> str:
        """What can be typed while a game is played."""
        rule, topic = self.examples
        return self.say("play-help", actions=self.own("play-actions"), rule=rule, topic=topic)

    def say(self, key: str, /, **args: object) -> str:
        """A message of the catalogue."""
        return self.words.say(key, **args)

    def own(self, key: str, /, **args: object) -> str:
        """A message that every game has in its own words."""
        return self.say(f"{self.prefix}{key}", **args)

    def seat(self, number: int) -> str:
        """A seat's name."""
        return self.seats[number]

    def labelled(self, label: str, text: str) -> str:
        """A label before a text, with the colon of the language."""
        return self.say("labelled", label=label, text=text)

    def part(self, part: str) -> str:
        """A part of a score."""
        return self.own(f"part-{part}")

    def figure(self, part: str, seat: int, sheet: Json) -> str:  # noqa: ARG002
        """How a part of a seat's score came about, as one would write it beside the figure; `sheet` is the game's."""
        return ""

    def decided(self, scores: Sequence[Score], sheet: Json) -> list[tuple[str, str]]:  # noqa: ARG002
        """Who won and by what: sentences, each with its rule."""
        return []

    def counted(self, name: str) -> str:
        """Something that was counted over many games, such as `hero thrud`."""
        kind, _, rest = name.partition(" ")
        return str(self.printers[kind](rest))

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.own(f"event-{event.kind}", **self.event_args(event))

    def event_args(self, event: Event) -> Args:
        """The arguments of an event's message."""
        args: Args = {name: self.printers[event.kinds[name]](value) for name, value in event.args.items()}
        return args if event.seat is None else args | {"seat": self.seat(event.seat)}

    def question(self, decision: Decision) -> str:
        """What is asked, as a sentence."""
        return self.own(f"ask-{decision.kind}", seat=self.seat(decision.seat), **self.question_args(decision))

    def question_args(self, decision: Decision) -> Args:  # noqa: ARG002
        """The arguments of a question's message besides the seat."""
        return {}

    def action(self, choice: Choice, asked: str) -> str:  # noqa: ARG002
        """An action as a person would say it, where a decision of that kind is asked; empty if its words are plain enough."""
        return ""

    def choice(self, choice: Choice, asked: str) -> str:
        """A choice by a name that stands for itself, without a list around it."""
        return self.action(choice, asked) or choice.words

    def effects(self, choice: Choice) -> str:
        """What a choice does at once."""
        return ", ".join(self.own(f"effect-{name.replace('_', '-')}", **args) for name, args in self.effect_args(choice))

    def effect_args(self, choice: Choice) -> Iterator[tuple[str, Args]]:
        """The effects that are told, each with the arguments of its message."""
        for name, value in choice.effects.items():
            yield name, {"value": value}

    def closed(self, closed: Closed) -> str:
        """Why a choice is not open, with its rule."""
        return f"{self.named(closed.key, closed.args)} ({closed.rule})"

    def error(self, error: DvergarError) -> str:
        """Why something was refused; what the error names goes by its name in this language."""
        if isinstance(error, IllegalAction):
            return f"{self.named(error.key, error.details)} ({error.rule})"
        return error.text(self.words.language)

    def named(self, key: str, args: JsonMapping) -> str:
        """A message whose arguments are things of the game, each by its name."""
        return self.say(key, **self._named(args))

    def _named(self, args: JsonMapping) -> Args:
        return {name: self.printers[name](value) if name in self.printers else value for name, value in args.items()}


def _as_it_is(value: Json) -> Json:
    return value


def narrator_for(table: Game | str, words: Catalogue, seats: Sequence[str] = ()) -> Narrator:
    """The narrator of a game or of one of its tables; `seats` names the players, who go by their colours otherwise.

    >>> from dvergar.i18n import catalogue
    >>> narrator_for("nidavellir", catalogue("fr")).seat(2)
    'Vert'
    """
    made: type[Narrator] = rules_of(table if isinstance(table, str) else table.name).narrator
    names = [*(seats or colours(words))]
    if isinstance(table, Game):
        names = [*names[: table.players], *made.opponents(table, words)]
    return made(words, names)


def colours(words: Catalogue) -> list[str]:
    """The colours that seats go by."""
    return [words.say(f"seat-{number + 1}") for number in range(COLOURS)]
