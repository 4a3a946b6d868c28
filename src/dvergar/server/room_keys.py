"""What a room stores in addition to its table's entries: hashes of seat tokens, and the room of a rematch.

>>> keys = RoomKeys()
>>> keys.apply(given(2, "00ff", 1.0))
>>> keys.seats
{2: '00ff'}
>>> is_own('{"kind":"token"}'), is_own('{"kind":"sat"}')
(True, False)
"""

import json
from dataclasses import dataclass, field

from dvergar.api.encoder import encode
from dvergar.api.errors import BadRecord, shown
from dvergar.server.access.tokens import matches

_FIELDS = {
    "token": ("at", "seat", "hash"),
    "untoken": ("at", "seat"),
    "heir": ("at", "seat", "hash"),
    "rematch": ("at", "room"),
    "link": ("at", "open"),
}


@dataclass
class RoomKeys:
    """Who may act for which seat, built from entries."""

    seats: dict[int, str] = field(default_factory=dict)
    heirs: dict[int, str] = field(default_factory=dict)
    """Players of the game before, who can claim a seat with their old token."""
    rematch: str = ""
    open: bool = False
    """Whether the table is listed for everybody; otherwise only its link leads there."""

    def apply(self, body: str) -> None:
        """Apply one entry."""
        entry = json.loads(body)
        kind = entry.pop("kind", None)
        if set(entry) != set(_FIELDS.get(kind, ())):
            raise BadRecord("server-bad-entry", kind=shown(kind))
        if kind == "token":
            self.seats[entry["seat"]] = entry["hash"]
        elif kind == "untoken":
            self.seats.pop(entry["seat"], None)
        elif kind == "heir" and entry["hash"]:
            self.heirs[entry["seat"]] = entry["hash"]
        elif kind == "heir":
            self.heirs.pop(entry["seat"], None)
        elif kind == "rematch":
            self.rematch = entry["room"]
        else:
            self.open = entry["open"]

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token belongs to; every seat is compared, so that timing reveals nothing."""
        found = [seat for seat, kept in self.seats.items() if matches(token, kept)]
        return found[0] if found else None

    def heir_of(self, token: str) -> int | None:
        """Return the seat that the holder of an old token may claim."""
        found = [seat for seat, kept in self.heirs.items() if matches(token, kept)]
        return found[0] if found else None


def given(seat: int, kept: str, now: float) -> str:
    """Entry: a seat gets its token."""
    return _entry("token", at=now, seat=seat, hash=kept)


def taken(seat: int, now: float) -> str:
    """Entry: a seat's token becomes invalid."""
    return _entry("untoken", at=now, seat=seat)


def promised(seat: int, kept: str, now: float) -> str:
    """Entry: the holder of an old token may claim the seat; without a hash, nobody may any longer."""
    return _entry("heir", at=now, seat=seat, hash=kept)


def moved(room: str, now: float) -> str:
    """Entry: the rematch is played in another room."""
    return _entry("rematch", at=now, room=room)


def linked(now: float, *, listed: bool) -> str:
    """Entry: the link by which the table is found."""
    return _entry("link", at=now, open=listed)


def is_own(body: str) -> bool:
    """Whether an entry belongs to the room rather than to its table."""
    return json.loads(body).get("kind") in _FIELDS


def _entry(kind: str, **fields: object) -> str:
    return encode({"kind": kind, **fields})
