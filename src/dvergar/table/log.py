"""The log of a table: what happened in the game and at the table, in order, numbered for each viewer.

A viewer's numbers run 1, 2, 3 … over what this viewer may know, so that no gap tells anything. When the game is over,
what was told to others alone is added at the end; numbers once given never change.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from dvergar.api.event import Event
from dvergar.api.narrator import Narrator
from dvergar.api.pieces import written
from dvergar.api.play import EventList
from dvergar.api.protocol import GameRules
from dvergar.table.log_lines import LineText, event_of, filled_in, open_line
from dvergar.table.seats import Chair

NOTES = "table-"
"""How the kinds of lines begin that are about the table; their keys in the catalogue are the same."""


@dataclass(slots=True)
class Line:
    """A line of the log. `action` is the number of the played action that it belongs to, -1 for one of the table's notes.

    `row` is what the engine noted; empty if it was not the engine.
    """

    event: Event
    action: int
    undone: bool = False
    row: bytes = b""

    def text(self, narrator: Narrator) -> str:
        """The line in the reader's language."""
        event = self.event
        if not event.kind.startswith(NOTES):
            return narrator.event(event)
        if event.seat is None:
            return narrator.say(event.kind, **event.args)
        name = event.args["name"] or narrator.say(f"seat-{event.seat + 1}")
        return narrator.say(event.kind, **{**event.args, "name": name})


class Numbered(NamedTuple):
    """A line's place in the log and its number for a viewer; `late` if the viewer learned it when the game was over."""

    number: int
    place: int
    late: bool


class Log:
    """All lines. With `open_to_all` nothing is told to one seat only."""

    def __init__(self, rules: GameRules, *, open_to_all: bool = False) -> None:
        self.lines: list[Line] = []
        self._rules = rules
        self._open = open_to_all
        self._private: list[int] = []
        self._undone: list[int] = []
        self._texts: dict[str, list[str]] = {}

    def note(self, kind: str, chair: Chair | None = None, *, action: int = -1, **args: str | int) -> None:
        """Note something about the table or about a chair, which keeps the name that it has now."""
        named = {} if chair is None else {"name": chair.name}
        self._add(Line(Event(kind, None if chair is None else chair.seat, {**named, **args}, ""), action))

    def hear(self, told: EventList, action: int) -> None:
        """Note what happened with a played action."""
        for row in told.rows:
            self._add(Line(event_of(self._rules, row), action, row=row))

    def _add(self, line: Line) -> None:
        if line.event.to is not None and not self._open:
            self._private.append(len(self.lines))
        self.lines.append(line)

    def written(self, place: int, voice: LineText) -> str:
        """A line as JSON without its braces, with its text in the reader's language; it is put into words once."""
        texts = self._written(voice)
        return texts[place] or self._put_into_words(place, voice, texts)

    def _written(self, voice: LineText) -> list[str]:
        """All lines in the reader's language, empty where one has not yet been put into words."""
        texts = self._texts.setdefault(voice.narrator.words.language, [])
        if len(texts) < len(self.lines):
            texts += [""] * (len(self.lines) - len(texts))
        return texts

    def _put_into_words(self, place: int, voice: LineText, texts: list[str]) -> str:
        line = self.lines[place]
        if line.row:
            text = filled_in(open_line(self._rules, line.row, voice.narrator.words.language), voice.names)
        else:
            text = written({**line.event.to_dict(), "text": line.text(voice.narrator)})[1:-1]
        texts[place] = text
        return text

    def put_into_words(self, voice: LineText) -> None:
        """Put all lines so far into words, with the names that the seats have now; they do not change any more."""
        for place in range(len(self.lines)):
            self.written(place, voice)

    def lines_as_json(self, hidden: Sequence[int], number: int, voice: LineText, *, over: bool) -> str:
        """The lines after a number as JSON, for a viewer from whom these are hidden while the game runs."""
        if over:
            return ",".join([self.numbered(line, voice) for line in self.since(hidden, number, over=over)])
        texts, places = self._written(voice), self._known(hidden, number)
        lines = [
            f'{{"number":{told},{texts[place] or self._put_into_words(place, voice, texts)}}}'
            for told, place in enumerate(places, start=max(0, number) + 1)
        ]
        return ",".join(lines)

    def numbered(self, line: Numbered, voice: LineText) -> str:
        """A line as JSON with its number; `late` if it was secret while the game ran."""
        late = ',"late":true' if line.late else ""
        return f'{{"number":{line.number},{self.written(line.place, voice)}{late}}}'

    def take_back(self, first: int) -> None:
        """Mark the lines of all actions from a number on as undone; they stay in the log."""
        for place, line in enumerate(self.lines):
            if line.action >= first and not line.undone:
                line.undone = True
                self._undone.append(place)
        self._undone.sort()

    def last(self, hidden: Sequence[int], *, over: bool) -> int:
        """The number of the last line of a viewer from whom these are hidden."""
        return len(self.lines) - (0 if over else len(hidden))

    def since(self, hidden: Sequence[int], number: int, *, over: bool) -> Iterator[Numbered]:
        """The viewer's lines after a number."""
        for told, place in enumerate(self._known(hidden, number), start=max(0, number) + 1):
            yield Numbered(told, place, late=False)
        if over:
            for told, place in enumerate(hidden, start=len(self.lines) - len(hidden) + 1):
                if told > number:
                    yield Numbered(told, place, late=True)

    def _known(self, hidden: Sequence[int], number: int) -> Sequence[int]:
        """The places of the lines after a number that the viewer may know while the game runs."""
        first = max(0, number)
        for place in hidden:
            first += place <= first
        places = range(first, len(self.lines))
        return [place for place in places if place not in hidden] if hidden else places

    def undone(self, hidden: Sequence[int], *, over: bool) -> list[int]:
        """The viewer's numbers of the lines that were taken back."""
        if not self._undone:
            return self._undone
        known = [place + 1 - bisect_left(hidden, place) for place in self._undone if place not in hidden]
        late = [len(self.lines) - len(hidden) + n for n, place in enumerate(hidden, start=1) if place in self._undone]
        return known + (late if over else [])

    def hidden(self, viewer: int | None) -> tuple[int, ...]:
        """The places of the lines that the viewer may not know while the game runs."""
        if not self._private:
            return ()
        return tuple([place for place in self._private if self.lines[place].event.to != viewer])
