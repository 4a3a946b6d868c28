"""The adapters of a game that brings its plain screen and its topics alone: everything else is made of these."""

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
        """The table as lines of text."""

    @abstractmethod
    def help_topics(self) -> "Topics":
        """What can be asked about the game."""

    def terminal_board(self) -> "Board":
        """The table in the terminal: the same lines."""
        from dvergar.ui.kit.plain_board import PlainBoard

        return PlainBoard()

    def explained_items(self) -> "dict[str, tuple[Item, ...]]":
        """The page explains nothing but the rules."""
        return {}

    def drawing_tables(self) -> JsonObject:
        """The page draws nothing: it shows the lines."""
        return {}

    def scorepad_form(self) -> "PadForm | None":
        """There is no score pad."""
        return None

    def wire_models(self) -> "WireModels | None":
        """What the server sends has no types of its own."""
        return None
