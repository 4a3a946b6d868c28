"""The fields of a view, for those who are given a view of any game and know that it is one of this game."""

from typing import cast

from dvergar.api.play import View
from dvergar.games.dwarf.engine import Engine


def fields_in(view: View) -> Engine:
    """The fields of a view of this game, for reading only."""
    return cast(Engine, view.fields)
