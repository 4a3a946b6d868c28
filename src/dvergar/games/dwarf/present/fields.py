"""Access to the fields of this game's positions, for code that works with positions of any game."""

from typing import cast

from dvergar.api.play import Position, View
from dvergar.games.dwarf.engine import Engine


def fields_in(shown: Position | View) -> Engine:
    """Return the fields of a position or view of this game; do not modify them."""
    return cast(Engine, shown.fields)
