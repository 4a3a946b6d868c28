"""The log of a table: what happened in the game and at the table, in order, numbered for each viewer.

A viewer's numbers run 1, 2, 3 … over what this viewer may know, so that no gap tells anything. When the game is over,
what was told to others alone is added at the end; numbers once given never change.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from pydantic_core import to_json

from dvergar.games import Event
from dvergar.locale.telling import Teller
from dvergar.table.seating import Chair

NOTES = "table-"
"""How the kinds of lines begin that are about the table; their keys in the catalogue are the same."""


def written(value: Any) -> str:
    """A value as JSON."""
    return to_json(value).decode()


@dataclass(slots=True)
class Line:
    """A line of the log. `action` is the number of the played action that it belongs to, -1 for one of the table's notes."""

    event: Event
    action: int
    undone: bool = False

    def text(self, tell: Teller) -> str:
        """The line in the reader's language."""
        event = self.event
        if not event.kind.startswith(NOTES):
            return tell.event(event)
        if event.seat is None:
            return tell.say(event.kind, **event.args)
        name = event.args["name"] or tell.say(f"seat-{event.seat + 1}")
        return tell.say(event.kind, **{**event.args, "name": name})


class Numbered(NamedTuple):
    """A line's place in the log and its number for a viewer; `late` if the viewer learned it when the game was over."""

    number: int
    place: int
    late: bool


class Log:
    """All lines. With `open_to_all` nothing is told to one seat only."""

    def __init__(self, *, open_to_all: bool = False) -> None:
        self.lines: list[Line] = []
        self._open = open_to_all
        self._private: list[int] = []
        self._undone: list[int] = []
        self._texts: dict[str, list[str | None]] = {}
        self._kinds: dict[str, Mapping[str, str]] = {}

    def note(self, kind: str, chair: Chair | None = None, *, action: int = -1, **args: str | int) -> None:
        """Note something about the table or about a chair, which keeps the name that it has now."""
        named = {} if chair is None else {"name": chair.name}
        self._add(Event(kind, None if chair is None else chair.seat, {**named, **args}, ""), action)

    def hear(self, events: Iterable[Event], action: int) -> None:
        """Note what happened with a played action."""
        for event in events:
            self._add(event, action)

    def _add(self, event: Event, action: int) -> None:
        if event.to is not None and not self._open:
            self._private.append(len(self.lines))
        kinds = self._kinds.setdefault(event.kind, event.kinds)
        self.lines.append(Line(event._replace(kinds=kinds) if kinds == event.kinds else event, action))

    def written(self, place: int, tell: Teller) -> str:
        """A line as JSON without its braces, with its text in the reader's language; it is put into words once."""
        texts = self._texts.setdefault(tell.words.language, [])
        texts += [None] * (len(self.lines) - len(texts))
        text = texts[place]
        if text is None:
            line = self.lines[place]
            text = texts[place] = written({**line.event.to_dict(), "text": line.text(tell)})[1:-1]
        return text

    def take_back(self, first: int) -> None:
        """Mark the lines of all actions from a number on as undone; they stay in the log."""
        for place, line in enumerate(self.lines):
            if line.action >= first and not line.undone:
                line.undone = True
                self._undone.append(place)
        self._undone.sort()

    def last(self, viewer: int | None, *, over: bool) -> int:
        """The number of the viewer's last line."""
        return len(self.lines) - (0 if over else len(self._hidden(viewer)))

    def since(self, viewer: int | None, number: int, *, over: bool) -> Iterator[Numbered]:
        """The viewer's lines after a number."""
        hidden = self._hidden(viewer)
        told = first = max(0, number)
        for place in hidden:
            first += place <= first
        for place in range(first, len(self.lines)):
            if place not in hidden:
                told += 1
                yield Numbered(told, place, late=False)
        if over:
            for told, place in enumerate(hidden, start=len(self.lines) - len(hidden) + 1):
                if told > number:
                    yield Numbered(told, place, late=True)

    def undone(self, viewer: int | None, *, over: bool) -> list[int]:
        """The viewer's numbers of the lines that were taken back."""
        hidden = self._hidden(viewer)
        known = [place + 1 - bisect_left(hidden, place) for place in self._undone if place not in hidden]
        late = [len(self.lines) - len(hidden) + n for n, place in enumerate(hidden, start=1) if place in self._undone]
        return known + (late if over else [])

    def _hidden(self, viewer: int | None) -> list[int]:
        """The places of the lines that the viewer may not know while the game runs."""
        return [place for place in self._private if self.lines[place].event.to != viewer]
