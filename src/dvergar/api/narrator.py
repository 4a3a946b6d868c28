"""Puts events, decisions and choices into sentences in a reader's language; the part that all games share.

The kinds of an event's arguments select the printers, so one method serves all events; a game's subclass names its own things.
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
"""The number of colours that serve as names of seats."""

Printer = Callable[[Json], str]
"""Returns the name of a thing in the reader's language."""
Args = dict[str, object]


class Narrator(ABC):
    """Describes one table in one language; `seats` are the names of the seats."""

    prefix: ClassVar[str] = ""
    """The prefix of the message keys that only this game has."""
    total: ClassVar[str] = "score-total"
    """The message key for the name of a seat's total."""
    examples: ClassVar[tuple[str, str]]
    """A rule and a topic, as examples for the help text."""

    def __init__(self, words: Catalogue, seats: Sequence[str]) -> None:
        self.words = words
        self.seats = seats
        self.printers: dict[str, Printer] = {"seat": self.seat, "number": _as_it_is, **self.things()}

    @classmethod
    def opponents(cls, table: Game, words: Catalogue) -> list[str]:  # noqa: ARG003
        """The names of automated opponents, which score but are not players."""
        return []

    @abstractmethod
    def things(self) -> dict[str, Printer]:
        """Return the printers of the game's own things, by their kinds."""

    def title(self, table: Game) -> str:
        """Return the game's name with its most important options."""
        return self.own("title", players=table.players)

    def welcome(self, table: Game) -> str:
        """Return the greeting at the start of a game."""
        return self.own("welcome", players=table.players)

    def help(self) -> str:
        """Return the help on what can be typed during a game."""
        rule, topic = self.examples
        return self.say("play-help", actions=self.own("play-actions"), rule=rule, topic=topic)

    def say(self, key: str, /, **args: object) -> str:
        """Return a message of the catalogue."""
        return self.words.say(key, **args)

    def own(self, key: str, /, **args: object) -> str:
        """Return a message that every game words for itself."""
        return self.say(f"{self.prefix}{key}", **args)

    def seat(self, number: int) -> str:
        """Return a seat's name."""
        return self.seats[number]

    def labelled(self, label: str, text: str) -> str:
        """Put a label before a text, with the colon of the language."""
        return self.say("labelled", label=label, text=text)

    def part(self, part: str) -> str:
        """Return the name of a part of the score."""
        return self.own(f"part-{part}")

    def figure(self, part: str, seat: int, sheet: Json) -> str:  # noqa: ARG002
        """Return the working behind a part of a seat's score, as written beside the figure; `sheet` is the game's score sheet."""
        return ""

    def decided(self, scores: Sequence[Score], sheet: Json) -> list[tuple[str, str]]:  # noqa: ARG002
        """Say who won and why, in sentences, each with its rule."""
        return []

    def counted(self, name: str) -> str:
        """Return the name of something that was counted over many games, such as `hero thrud`."""
        kind, _, rest = name.partition(" ")
        return str(self.printers[kind](rest))

    def event(self, event: Event) -> str:
        """Return an event as a sentence."""
        return self.own(f"event-{event.kind}", **self.event_args(event))

    def event_args(self, event: Event) -> Args:
        """Return the arguments of an event's message."""
        args: Args = {name: self.printers[event.kinds[name]](value) for name, value in event.args.items()}
        return args if event.seat is None else args | {"seat": self.seat(event.seat)}

    def question(self, decision: Decision) -> str:
        """Return the question that a decision asks."""
        return self.own(f"ask-{decision.kind}", seat=self.seat(decision.seat), **self.question_args(decision))

    def question_args(self, decision: Decision) -> Args:  # noqa: ARG002
        """Return the arguments of a question's message, apart from the seat."""
        return {}

    def action(self, choice: Choice, asked: str) -> str:  # noqa: ARG002
        """Say an action as a person would, in answer to a decision of the kind `asked`; empty if its words are plain enough."""
        return ""

    def choice(self, choice: Choice, asked: str) -> str:
        """Name a choice so that it is clear on its own, outside a list."""
        return self.action(choice, asked) or choice.words

    def effects(self, choice: Choice) -> str:
        """Return the immediate effects of a choice."""
        return ", ".join(self.own(f"effect-{name.replace('_', '-')}", **args) for name, args in self.effect_args(choice))

    def effect_args(self, choice: Choice) -> Iterator[tuple[str, Args]]:
        """Yield the effects to be shown, each with the arguments of its message."""
        for name, value in choice.effects.items():
            yield name, {"value": value}

    def closed(self, closed: Closed) -> str:
        """Say why a choice is closed, with its rule."""
        return f"{self.named(closed.key, closed.args)} ({closed.rule})"

    def error(self, error: DvergarError) -> str:
        """Say why something was refused, with the names that things have in this language."""
        if isinstance(error, IllegalAction):
            return f"{self.named(error.key, error.details)} ({error.rule})"
        return error.text(self.words.language)

    def named(self, key: str, args: JsonMapping) -> str:
        """Return a message whose arguments are things of the game, each replaced by its name."""
        return self.say(key, **self._named(args))

    def _named(self, args: JsonMapping) -> Args:
        return {name: self.printers[name](value) if name in self.printers else value for name, value in args.items()}


def _as_it_is(value: Json) -> Json:
    return value


def narrator_for(table: Game | str, words: Catalogue, seats: Sequence[str] = ()) -> Narrator:
    """Return the narrator of a game or of one of its tables; `seats` names the players, who otherwise go by their colours.

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
    """Return the colours that serve as names of seats."""
    return [words.say(f"seat-{number + 1}") for number in range(COLOURS)]
