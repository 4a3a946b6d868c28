"""The chairs at a table: who sits there, and who plays the seat now."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from dvergar.api.errors import BadRecord, shown
from dvergar.core.json_data import Json, JsonObject

ABSENT = 120.0
"""Seconds of absence after which a seat may be given to a bot."""
KINDS = ("open", "human", "bot")


@dataclass(slots=True)
class Chair:
    """A chair: free (`open`, kept for `name` if it has one), a person's or a bot's.

    `mind` names the bot that drives the seat now, also as the stand-in of a person; empty if a person plays. `absent_since` is
    the time at which its player left, None while the player is there. A bot's chair is `offered` if anybody may take it in the
    running game.
    """

    seat: int
    name: str = ""
    kind: str = "open"
    mind: str = ""
    nonce: str = ""
    absent_since: float | None = None
    offered: bool = False

    @property
    def played_by_human(self) -> bool:
        """Whether a person sits here and plays."""
        return self.kind == "human" and not self.mind

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot plays for the person who sits here."""
        return self.kind == "human" and bool(self.mind)

    def is_long_absent(self, now: float) -> bool:
        """Whether the player has been away long enough for a bot to take the seat."""
        return self.absent_since is not None and now - self.absent_since >= ABSENT

    def to_dict(self) -> JsonObject:
        """Return the chair as stored."""
        return {"name": self.name, "kind": self.kind, "mind": self.mind, "nonce": self.nonce}

    @classmethod
    def of(cls, seat: int, data: Json) -> Self:
        """Restore a chair from `to_dict`."""
        if not isinstance(data, Mapping):
            raise BadRecord("record-field", field="chairs")
        for name, value in data.items():
            if name not in ("name", "kind", "mind", "nonce") or not isinstance(value, str):
                raise BadRecord("record-field", field=shown(name))
        chair = cls(seat, **data)
        if chair.kind not in KINDS:
            raise BadRecord("record-field", field="kind")
        return chair


def copied(chairs: Sequence[Chair]) -> list[Chair]:
    """Copy the chairs for a table, numbered in order."""
    return [replace(chair, seat=seat, offered=False) for seat, chair in enumerate(chairs)]


def rotated(chairs: Sequence[Chair]) -> list[Chair]:
    """Return the chairs of the next game, everyone one seat on. A person's chair is free but reserved under their name."""
    last = [*chairs[-1:], *chairs[:-1]]
    return [_fresh(seat, chair) for seat, chair in enumerate(last)]


def _fresh(seat: int, chair: Chair) -> Chair:
    if chair.kind == "bot":
        return Chair(seat, chair.name, "bot", chair.mind)
    return Chair(seat, chair.name)
