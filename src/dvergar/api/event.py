"""An event: something that happened in a game, as data."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Event(NamedTuple):
    """Something that happened. `to` is the one seat that may know it, or None for all.

    `args` are plain values; `kinds` says what each is (card, coin, column, seat …), so that one printer serves all events.
    """

    kind: str
    seat: int | None
    args: dict[str, Any]
    rule: str
    to: int | None = None
    kinds: Mapping[str, str] = {}

    def known_to(self, seat: int | None) -> bool:
        """Whether the seat, or a spectator (None), may know it."""
        return self.to is None or self.to == seat

    def to_dict(self) -> dict[str, Any]:
        """As JSON has it."""
        return {"kind": self.kind, "seat": self.seat, "rule": self.rule, **self.args}
