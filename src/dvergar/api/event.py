"""An event: something that happened in a game, as data."""

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, overload

from dvergar.core.constants import LOG_ROW
from dvergar.core.json_data import JsonObject

_ROW = struct.Struct(f"<{LOG_ROW}h")
ROW_BYTES = _ROW.size
"""The size in bytes of an event in the engine's log."""
REMEMBERED = 1 << 14
"""The number of events cached, for all positions together."""


class Event(NamedTuple):
    """Something that happened. Equal events may be one cached object: never modify one.

    `to` is the only seat that may know it, or None for all. `args` are plain values; `kinds` gives the kind of each (card, coin,
    column, seat …), so that one printer serves all events.
    """

    kind: str
    seat: int | None
    args: JsonObject
    rule: str
    to: int | None = None
    kinds: Mapping[str, str] = {}

    def known_to(self, seat: int | None) -> bool:
        """Whether the seat, or a spectator (None), may know the event."""
        return self.to is None or self.to == seat

    def to_dict(self) -> JsonObject:
        """Return the event as a JSON object."""
        return {"kind": self.kind, "seat": self.seat, "rule": self.rule, **self.args}


class EventList(Sequence[Event]):
    """The events of an action, decoded from the log when first read.

    >>> from dvergar import game
    >>> position = game("nidavellir", players=2).start(seed=1)
    >>> events = position.play(0, "bid 5 4 3")
    >>> len(events), events[0].kind, events == list(events)
    (1, 'sealed', True)
    """

    __slots__ = ("_events", "_log", "_rows", "_to_event")

    def __init__(self, to_event: Callable[[Sequence[int]], Event], log: bytes) -> None:
        self._to_event = to_event
        self._log = log
        self._rows: tuple[bytes, ...] | None = None
        self._events: list[Event] | None = None

    @property
    def rows(self) -> tuple[bytes, ...]:
        """The rows of the engine's log, one per event; equal rows are equal events."""
        if self._rows is None:
            self._rows = tuple([self._log[start : start + ROW_BYTES] for start in range(0, len(self._log), ROW_BYTES)])
        return self._rows

    def _all(self) -> list[Event]:
        if self._events is None:
            self._events = [event_of(self._to_event, row) for row in self.rows]
        return self._events

    def __len__(self) -> int:
        return len(self._log) // ROW_BYTES

    @overload
    def __getitem__(self, place: int) -> Event: ...

    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...

    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self._all()[place]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())

    def __eq__(self, other: object) -> bool:
        return self._all() == (other._all() if isinstance(other, EventList) else other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._all())


@lru_cache(REMEMBERED)
def event_of(to_event: Callable[[Sequence[int]], Event], row: bytes) -> Event:
    """Return the event for a row of the engine's log; the same rows occur at many tables, so events are cached."""
    return to_event(_ROW.unpack(row))
