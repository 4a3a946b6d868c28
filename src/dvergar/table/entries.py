"""Entries: everything that must survive a restart. Applying the entries in order rebuilds the table.

>>> entry = Acted(12.5, 0, "take hunter", "player")
>>> entry.to_json()
'{"kind":"acted","at":12.5,"seat":0,"words":"take hunter","by":"player"}'
>>> entry_of(entry.to_json()) == entry
True
>>> entry_of('{"kind":"acted","at":12.5,"seat":0}')
Traceback (most recent call last):
    ...
dvergar.api.errors.BadRecord: This is not a table entry: words.
"""

import math
from dataclasses import dataclass, fields
from functools import cache
from types import UnionType
from typing import Any, ClassVar, get_args, get_origin

from dvergar.api.encoder import encode
from dvergar.api.errors import BadRecord, shown
from dvergar.api.plain_data import json_in
from dvergar.core.json_data import Json, JsonObject

DRIVERS = ("player", "bot", "clock", "table")
"""Who can play an action: the seat's player, a bot, a bot because time ran out, or the table if there was only one choice."""


OPTIONAL = {"request": "", "afresh": False}
"""Fields that are not stored if they have this value."""


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """Return the field names of a kind of entry."""
    return tuple(field.name for field in fields(kind))


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table; `at` is in seconds since the epoch."""

    kind: ClassVar[str]
    at: float

    def to_json(self) -> str:
        """Return the entry as it is stored."""
        kind: Any = type(self)
        data = {"kind": self.kind, **{name: getattr(self, name) for name in _names(kind)}}
        return encode({name: value for name, value in data.items() if name not in OPTIONAL or value != OPTIONAL[name]})


@dataclass(frozen=True, slots=True)
class Opened(Entry):
    """The table was opened: a game by its name, version and options, the secret, chairs and settings.

    `start` is the dict of a position to play from, or None; `actions` are the actions already played, as in a record.
    """

    kind: ClassVar[str] = "opened"
    game: str
    rules: str
    options: JsonObject
    secret: str
    chairs: list[JsonObject]
    settings: JsonObject
    start: JsonObject | None = None
    actions: list[list[Json]] | None = None


@dataclass(frozen=True, slots=True)
class Sat(Entry):
    """A player took a seat and gave a nonce for the deal."""

    kind: ClassVar[str] = "sat"
    seat: int
    name: str
    nonce: str


@dataclass(frozen=True, slots=True)
class Stood(Entry):
    """A seat became free."""

    kind: ClassVar[str] = "stood"
    seat: int


@dataclass(frozen=True, slots=True)
class Began(Entry):
    """The game began."""

    kind: ClassVar[str] = "began"


@dataclass(frozen=True, slots=True)
class Acted(Entry):
    """An action was played. `request` identifies the player's request for the store, if there was one."""

    kind: ClassVar[str] = "acted"
    seat: int
    words: str
    by: str
    request: str = ""


@dataclass(frozen=True, slots=True)
class Bid(Entry):
    """A sealed action was given or changed; the last one reveals and plays all of them."""

    kind: ClassVar[str] = "bid"
    seat: int
    words: str
    by: str
    request: str = ""


@dataclass(frozen=True, slots=True)
class Undone(Entry):
    """The last `count` actions were taken back by a seat."""

    kind: ClassVar[str] = "undone"
    seat: int
    count: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class Driven(Entry):
    """Control of a seat changed: to the bot `mind` or, if that is empty, back to its player.

    `afresh` means that the bot's pending sealed bid was dropped, so that the player makes another without having seen it.
    """

    kind: ClassVar[str] = "driven"
    seat: int
    mind: str
    afresh: bool = False


@dataclass(frozen=True, slots=True)
class Offered(Entry):
    """A bot's seat was offered in the running game, or the offer was withdrawn."""

    kind: ClassVar[str] = "offered"
    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class TakenOver(Entry):
    """A person took an offered seat from a bot. The cards are already dealt, so there is no nonce.

    `afresh` as in `Driven`.
    """

    kind: ClassVar[str] = "taken-over"
    seat: int
    name: str
    afresh: bool = False


Requested = Acted | Bid | Undone
"""A request from a player's client."""
_KINDS: dict[str, type[Entry]] = {
    kind.kind: kind for kind in (Opened, Sat, Stood, Began, Acted, Bid, Undone, Driven, Offered, TakenOver)
}


def entry_of(text: str | bytes) -> Entry:
    """Parse a stored entry; raises for anything else."""
    data = json_in(text)
    if not isinstance(data, dict) or not isinstance(data.get("kind"), str) or data["kind"] not in _KINDS:
        raise BadRecord("table-entry", field="kind")
    kind = _KINDS[data.pop("kind")]
    known = {field.name: field.type for field in fields(kind)}
    for name in (*data, *(name for name in known if name not in OPTIONAL)):
        if name not in known or name not in data or not _fits(data[name], known[name]):
            raise BadRecord("table-entry", field=shown(name))
    if data.get("by", DRIVERS[0]) not in DRIVERS:
        raise BadRecord("table-entry", field="by")
    return kind(**data)


def _fits(value: object, wanted: Any) -> bool:
    """Whether a JSON value has the type of a field."""
    if isinstance(wanted, UnionType):
        return any(_fits(value, one) for one in get_args(wanted))
    if wanted is float:
        return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
    return isinstance(value, get_origin(wanted) or wanted) and isinstance(value, bool) == (wanted is bool)
