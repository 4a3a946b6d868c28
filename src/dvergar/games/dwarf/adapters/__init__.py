"""What the server and the user interfaces need of Dwarf. Each function imports its part when called."""

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
    """Return what draws the table as lines of text."""
    from dvergar.games.dwarf.adapters.plain import DwarfScreen

    return DwarfScreen()


def terminal_board() -> "DwarfBoard":
    """Return the widget of the table in the terminal."""
    from dvergar.games.dwarf.adapters.terminal.board import DwarfBoard

    return DwarfBoard()


def help_topics() -> "Topics":
    """Return the topics on which the game has help."""
    from dvergar.games.dwarf.adapters.topics import topics

    return topics()


def explained_items() -> "dict[str, tuple[Item, ...]]":
    """Return the items that the page explains, in groups."""
    from dvergar.games.dwarf.adapters.page_items import page_items

    return page_items()


def drawing_tables() -> JsonObject:
    """Return the material that the page needs to draw the game."""
    from dvergar.games.dwarf.adapters.page_tables import page_tables

    return page_tables()


def scorepad_form() -> "PadForm":
    """Return the form of the game's score pad."""
    from dvergar.games.dwarf.adapters import scorepad

    return scorepad


def wire_models() -> "WireModels":
    """Return the models of what the server sends of this game."""
    from dvergar.games.dwarf.adapters.models import MODELS

    return MODELS
