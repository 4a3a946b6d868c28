"""The notation of positions and actions."""

from dvergar.games.dwarf.notation.actions import code_of, words_of
from dvergar.games.dwarf.notation.read import check_position, read_position, read_view
from dvergar.games.dwarf.notation.write import describe

__all__ = ["check_position", "code_of", "describe", "read_position", "read_view", "words_of"]
