"""Helpers for Nidavellir positions."""

from functools import partial
from typing import Any

import dvergar
from dvergar.api.play import Position
from tests.playing import asked, kinds, play, rare_in, reasons, seat, words

__all__ = ["asked", "kinds", "play", "rare", "reasons", "scene", "seat", "words"]

rare = partial(rare_in, "nidavellir")


def scene(*seats: dict[str, Any], players: int = 0, options: dict[str, Any] | None = None, **position: Any) -> Position:
    """Return a position: the seats from 0 on (missing ones hold what everybody starts with), then other fields of the
    position.
    """
    game = dvergar.game("nidavellir", players=players or max(2, len(seats)), **(options or {}))
    return game.load({"seats": list(seats), **position})
