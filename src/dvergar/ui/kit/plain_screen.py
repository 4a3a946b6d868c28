"""The base class of a game's plain-text screen, and helpers that all of them share."""

import textwrap
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from dvergar.api.narrator import Narrator
from dvergar.api.play import Decision, Game, View
from dvergar.api.registry import rules_of
from dvergar.api.values import Score

RULER = 72
WIDTH = 79
LEAST_CELL = 6

T = TypeVar("T", bound=Narrator)


class Screen(ABC, Generic[T]):
    """The table and the score of one game as lines of text; `narrator` is the game's own narrator."""

    minor: ClassVar[frozenset[str]] = frozenset()
    """Events that are reported only in verbose mode."""
    secret: ClassVar[frozenset[str]] = frozenset()
    """Decisions that others at the same screen must not watch."""

    @abstractmethod
    def moment(self, decision: Decision) -> object:
        """Return a value that changes whenever the table must be shown before the decision; None if it never must."""

    @abstractmethod
    def table_lines(self, view: View, narrator: T) -> Iterator[str]:
        """Yield the whole table as a seat sees it."""

    def last_words(self, _table: Game, _scores: list[Score], _tell: T) -> Iterator[str]:
        """Yield closing remarks after a finished game, if any."""
        return iter(())

    def score_lines(self, scores: list[Score], narrator: T, title: str) -> Iterator[str]:
        """Yield the score sheet: a row for each part with its rule, a column for each seat."""
        yield heading(narrator.say(title))
        parts = {part: f"{narrator.part(part)} ({rule})" for part, rule in scores[0].rules.items()}
        ends = (narrator.say(narrator.total), narrator.say("score-place"))
        first = max(map(len, (*parts.values(), *ends))) + 2
        heads, widths = headed([narrator.seat(score.seat) for score in scores], WIDTH - first)
        for names in heads:
            yield row("", names, first, widths)
        for part, label in parts.items():
            yield row(label, [str(score.parts[part]) for score in scores], first, widths)
        yield row(ends[0], [str(score.total) for score in scores], first, widths)
        yield row(ends[1], [str(score.place) for score in scores], first, widths)


PlainScreen: TypeAlias = Screen[Any]
"""The screen of any game, to be used with that game's narrator."""


def screen_of(game: str) -> PlainScreen:
    """Return the screen of a game."""
    return rules_of(game).adapters.plain_screen()


def heading(text: str) -> str:
    """Return a heading line."""
    return f"── {text} {'─' * max(0, RULER - 4 - len(text))}".rstrip()


def headed(names: list[str], room: int) -> tuple[list[list[str]], list[int]]:
    """Return column headings and column widths: names on one line, on two, or shortened to their first words, as there is room.

    >>> headed(["Blue (you)", "Red (random)"], 20)
    ([['Blue', 'Red'], ['(you)', '(random)']], [6, 8])
    """
    parted = [name.partition(" ") for name in names]
    first, rest = [part[0] for part in parted], [part[2] for part in parted]
    widths: list[int] = []
    for heads in ([names], [first, rest], [first]):
        widths = [max(LEAST_CELL, *map(len, column)) for column in zip(*heads, strict=True)]
        if sum(widths) + 2 * len(widths) <= room:
            break
    return heads, widths


def row(label: str, cells: Sequence[str], first: int, widths: Sequence[int]) -> str:
    """Return a line of a sheet: a label as wide as `first`, then the cells of the columns."""
    return f"  {label:<{first}}" + "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))


def hanging(label: str, text: str) -> list[str]:
    """Wrap a text beside its label.

    >>> hanging("  1  pass  ", "")
    ['  1  pass']
    """
    lines = textwrap.wrap(text, WIDTH, initial_indent=label, subsequent_indent=" " * len(label), break_on_hyphens=False)
    return lines or [label.rstrip()]
