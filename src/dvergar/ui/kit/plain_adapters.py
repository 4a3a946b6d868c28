"""Default adapters for a game that brings only its plain screen and its topics; everything else is derived from these."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from dvergar.core.json_data import JsonObject

if TYPE_CHECKING:
    from dvergar.scorepad.entering import PadForm
    from dvergar.server.model_base import WireModels
    from dvergar.ui.kit.board import Board
    from dvergar.ui.kit.page_items import Item
    from dvergar.ui.kit.plain_screen import PlainScreen
    from dvergar.ui.kit.topics import Topics


class PlainAdapters(ABC):
    """What the server and the user interfaces need of a game that is shown as text everywhere. It has no score pad."""

    @abstractmethod
    def plain_screen(self) -> "PlainScreen":
        """Return the screen that shows the table as lines of text."""

    @abstractmethod
    def help_topics(self) -> "Topics":
        """Return the topics that players can look up."""

    def terminal_board(self) -> "Board":
        """Return the terminal board: the lines of the plain screen."""
        from dvergar.ui.kit.plain_board import PlainBoard

        return PlainBoard()

    def explained_items(self) -> "dict[str, tuple[Item, ...]]":
        """Return no items: the page explains only the rules."""
        return {}

    def drawing_tables(self) -> JsonObject:
        """Return no drawing tables: the page shows the lines of text."""
        return {}

    def scorepad_form(self) -> "PadForm | None":
        """Return None: there is no score pad."""
        return None

    def wire_models(self) -> "WireModels | None":
        """Return None: the game's messages have no types of their own."""
        return None
