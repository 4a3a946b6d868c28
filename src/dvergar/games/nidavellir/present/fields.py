"""The fields of a position, for those who are given one of any game and know that it is one of this game."""

from typing import cast

from dvergar.api.play import Position, View
from dvergar.games.nidavellir.engine import Engine


def fields_in(shown: Position | View) -> Engine:
    """The fields of a position or view of this game, for reading only."""
    return cast(Engine, shown.fields)
