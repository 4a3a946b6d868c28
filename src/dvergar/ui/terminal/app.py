"""The Textual application: its themes and its first screen."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from dvergar.i18n import Catalogue
from dvergar.ui.terminal.lobby import LobbyScreen
from dvergar.ui.terminal.remote_table import RemoteTable
from dvergar.ui.terminal.table_screen import TableScreen
from dvergar.ui.terminal.themes import CSS, DARK, LIGHT, first_theme, themes
from dvergar.ui.terminal.viewer_client import TableClient

NOTED = 12.0
"""Seconds for which a notification stays on screen."""


class TableApp(App[None]):
    """The application for a table, on this machine or on a server."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,ctrl+q,ctrl+c", "leave", show=False, priority=False),
        Binding("t", "change_theme", show=False),
    ]

    def __init__(self, place: TableClient, words: Catalogue, notes: Sequence[str] = ()) -> None:
        super().__init__()
        self.notes = notes
        self.place = place
        self.words = words
        for theme in themes():
            self.register_theme(theme)
        self.theme = first_theme()

    def on_mount(self) -> None:
        """Show the table, or the lobby before the game."""
        screen: Screen[None]
        if isinstance(self.place, RemoteTable):
            screen = LobbyScreen(self.place, self.words)
        else:
            screen = TableScreen(self.place, self.words)
        self.push_screen(screen)
        for note in self.notes:
            self.notify(note, timeout=NOTED)

    def action_change_theme(self) -> None:
        """Switch between dark and light."""
        self.theme = LIGHT if self.theme == DARK else DARK

    async def action_leave(self) -> None:
        """Leave; nothing is lost."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                await screen.session.place.close()
            elif isinstance(screen, LobbyScreen):
                await screen.place.close()
        self.exit()
