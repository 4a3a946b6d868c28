"""What the server and the user interfaces need of Dwarf. Each part is imported when it is asked for."""

from typing import TYPE_CHECKING

from dvergar.core.json_data import JsonObject

if TYPE_CHECKING:
    from dvergar.games.dwarf.adapters.plain import DwarfScreen
    from dvergar.games.dwarf.adapters.terminal.board import DwarfBoard
    from dvergar.scorepad.entering import PadForm
    from dvergar.server.model_base import WireModels
    from dvergar.ui.kit.page_items import Item
    from dvergar.ui.kit.topics import Topics


def plain_screen() -> "DwarfScreen":
    """The table as lines of text."""
    from dvergar.games.dwarf.adapters.plain import DwarfScreen

    return DwarfScreen()


def terminal_board() -> "DwarfBoard":
    """The table in the terminal."""
    from dvergar.games.dwarf.adapters.terminal.board import DwarfBoard

    return DwarfBoard()


def help_topics() -> "Topics":
    """What can be asked about the game."""
    from dvergar.games.dwarf.adapters.topics import topics

    return topics()


def explained_items() -> "dict[str, tuple[Item, ...]]":
    """What the page explains, in groups."""
    from dvergar.games.dwarf.adapters.page_items import page_items

    return page_items()


def drawing_tables() -> JsonObject:
    """What the page needs of the material for drawing it."""
    from dvergar.games.dwarf.adapters.page_tables import page_tables

    return page_tables()


def scorepad_form() -> "PadForm":
    """How the score pad is filled in for this game."""
    from dvergar.games.dwarf.adapters import scorepad

    return scorepad


def wire_models() -> "WireModels":
    """What the server sends of this game, as models."""
    from dvergar.games.dwarf.adapters.models import MODELS

    return MODELS
