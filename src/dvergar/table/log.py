"""The log of a table: what happened in the game and at the table, in order, numbered for each viewer.

A viewer's numbers run 1, 2, 3 … over the lines that this viewer may know, so that gaps reveal nothing. When the game is over,
lines that were private to others are added at the end; numbers never change. Work that is the same at many tables is cached:
events, and their sentences with placeholders for the names.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from dvergar.api.event import REMEMBERED, Event, event_of
from dvergar.api.narrator import COLOURS, Narrator, narrator_for
from dvergar.api.protocol import GameRules
from dvergar.core.board import Board
from dvergar.core.json_data import JsonObject
from dvergar.i18n import catalogue
from dvergar.table.seats import Chair

NOTES = "table-"
"""Prefix of the kinds of lines that are about the table; their keys in the catalogue are the same."""
BLANKS = [chr(0xE000 + seat) for seat in range(COLOURS + 1)]
"""Placeholders for the names of the seats in a sentence: private-use characters, which no text contains."""
_BLANK = re.compile(f"([{''.join(BLANKS)}])")

Open = tuple[tuple[str, int], ...]
"""A text with placeholders: pieces, each with the seat whose name follows it, -1 for none."""


@dataclass(slots=True)
class Line:
    """A line of the log. `action` is the number of the played action that it belongs to, -1 for one of the table's notes.

    `row` is the engine's own log row; empty if the line is not from the engine.
    """

    event: Event
    action: int
    undone: bool = False
    row: bytes = b""

    def text(self, narrator: Narrator) -> str:
        """Return the line in the reader's language."""
        event = self.event
        if not event.kind.startswith(NOTES):
            return narrator.event(event)
        if event.seat is None:
            return narrator.say(event.kind, **event.args)
        name = event.args["name"] or narrator.say(f"seat-{event.seat + 1}")
        return narrator.say(event.kind, **{**event.args, "name": name})


class Numbered(NamedTuple):
    """A line's position in the log and its number for a viewer; `late` if the viewer learned it after the game."""

    number: int
    place: int
    late: bool


class Log:
    """All lines. With `open_to_all`, no line is private to one seat."""

    def __init__(self, rules: GameRules[Board], *, open_to_all: bool = False) -> None:
        self.lines: list[Line] = []
        self._rules = rules
        self._open = open_to_all
        self._private: list[int] = []
        self._undone: list[int] = []
        self._texts: dict[str, list[str]] = {}

    def note(self, kind: str, chair: Chair | None = None, *, action: int = -1, **args: str | int) -> None:
        """Add a line about the table or a chair, with the chair's current name."""
        named = {} if chair is None else {"name": chair.name}
        self._add(Line(Event(kind, None if chair is None else chair.seat, {**named, **args}, ""), action))

    def hear(self, happened: Iterable[tuple[bytes, Event]], action: int) -> None:
        """Add the events of a played action: the rows of the engine's log with their events."""
        for row, event in happened:
            self._add(Line(event, action, row=row))

    def _add(self, line: Line) -> None:
        if line.event.to is not None and not self._open:
            self._private.append(len(self.lines))
        self.lines.append(line)

    def to_dict(self, line: Numbered, narrator: Narrator) -> JsonObject:
        """Return a line as it is sent, with its number and its text; `late` if it was secret during the game."""
        event, text = self.lines[line.place].event, self.text(line.place, narrator)
        found = {"number": line.number, **event.to_dict(), "text": text}
        return found | {"late": True} if line.late else found

    def text(self, place: int, narrator: Narrator) -> str:
        """Return the text of a line in the reader's language; it is written only once."""
        texts = self._texts.setdefault(narrator.words.language, [])
        if len(texts) < len(self.lines):
            texts += [""] * (len(self.lines) - len(texts))
        texts[place] = texts[place] or self._put_into_words(self.lines[place], narrator)
        return texts[place]

    def _put_into_words(self, line: Line, narrator: Narrator) -> str:
        if line.row:
            return filled_in(open_sentence(self._rules, line.row, narrator.words.language), narrator.seats)
        return line.text(narrator)

    def put_into_words(self, narrator: Narrator) -> None:
        """Write the text of all lines so far with the seats' current names, which then no longer change."""
        for place in range(len(self.lines)):
            self.text(place, narrator)

    def take_back(self, first: int) -> None:
        """Mark the lines of all actions from a number on as undone; they stay in the log."""
        for place, line in enumerate(self.lines):
            if line.action >= first and not line.undone:
                line.undone = True
                self._undone.append(place)
        self._undone.sort()

    def last(self, hidden: Sequence[int], *, over: bool) -> int:
        """Return the number of the last line for a viewer from whom these are hidden."""
        return len(self.lines) - (0 if over else len(hidden))

    def since(self, hidden: Sequence[int], number: int, *, over: bool) -> Iterator[Numbered]:
        """Return the viewer's lines after a number."""
        for told, place in enumerate(self._known(hidden, number), start=max(0, number) + 1):
            yield Numbered(told, place, late=False)
        if over:
            for told, place in enumerate(hidden, start=len(self.lines) - len(hidden) + 1):
                if told > number:
                    yield Numbered(told, place, late=True)

    def _known(self, hidden: Sequence[int], number: int) -> Sequence[int]:
        """Return the positions of the lines after a number that the viewer may know during the game."""
        first = max(0, number)
        for place in hidden:
            first += place <= first
        places = range(first, len(self.lines))
        return [place for place in places if place not in hidden] if hidden else places

    def undone(self, hidden: Sequence[int], *, over: bool) -> list[int]:
        """Return the viewer's numbers of the undone lines."""
        if not self._undone:
            return []
        known = [place + 1 - bisect_left(hidden, place) for place in self._undone if place not in hidden]
        late = [len(self.lines) - len(hidden) + n for n, place in enumerate(hidden, start=1) if place in self._undone]
        return known + (late if over else [])

    def hidden(self, viewer: int | None) -> tuple[int, ...]:
        """Return the positions of the lines that the viewer may not know during the game."""
        if not self._private:
            return ()
        return tuple([place for place in self._private if self.lines[place].event.to != viewer])


@cache
def blank_narrator(game: str, language: str) -> Narrator:
    """Return a narrator that leaves placeholders for the names."""
    return narrator_for(game, catalogue(language), BLANKS)


@lru_cache(REMEMBERED)
def open_sentence(rules: GameRules[Board], row: bytes, language: str) -> Open:
    """Return the sentence about an event with placeholders for the names, computed once for all tables."""
    pieces = [*_BLANK.split(blank_narrator(rules.name, language).event(event_of(rules.event, row))), ""]
    return tuple((piece, BLANKS.index(blank) if blank else -1) for piece, blank in zip(pieces[::2], pieces[1::2], strict=True))


def filled_in(sentence: Open, names: Sequence[str]) -> str:
    """Fill the names of a table's seats into a sentence."""
    return "".join([piece + names[seat] if seat >= 0 else piece for piece, seat in sentence])
