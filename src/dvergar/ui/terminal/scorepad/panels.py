"""Panels over the score pad screen: the history with its statistics, and a rule."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import DataTable, Footer, Static

from dvergar.i18n import Catalogue
from dvergar.scorepad.history import Book, Kept
from dvergar.ui.plain.scorepad import ranking, statistic_lines


class HistoryScreen(Screen[Kept | None]):
    """The saved sheets, newest first; Enter opens one, Delete removes it."""

    DEFAULT_CSS = """
    HistoryScreen DataTable { height: 1fr; } HistoryScreen VerticalScroll { height: 1fr; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, game: str, book: Book, words: Catalogue) -> None:
        super().__init__()
        self.game, self.book, self.words = game, book, words
        self.kept: dict[str, Kept] = {}
        self._bindings.bind("escape", "dismiss(None)", words.say("score-key-back"))
        self._bindings.bind("delete", "remove", words.say("score-remove-pad"))

    def compose(self) -> ComposeResult:
        """Compose a table, with the statistics below."""
        yield DataTable(cursor_type="row")
        with VerticalScroll():
            yield Static(id="statistics", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Read the history."""
        table = self.query_one(DataTable)
        table.add_columns(self.words.say("score-csv-date"), self.words.say("score-csv-name"))
        self._fill()

    @on(DataTable.RowSelected)
    def opened(self, event: DataTable.RowSelected) -> None:
        """Open a sheet on the pad."""
        self.dismiss(self.kept[str(event.row_key.value)])

    def action_remove(self) -> None:
        """Remove the sheet at the cursor from the history."""
        table = self.query_one(DataTable)
        if table.row_count:
            self.book.remove(str(table.coordinate_to_cell_key(table.cursor_coordinate).row_key.value))
            self._fill()

    def _fill(self) -> None:
        table = self.query_one(DataTable)
        table.clear()
        self.kept = {one.id: one for one in self.book.pads()[0] if one.pad.game.name == self.game}
        for one in self.kept.values():
            table.add_row(one.pad.date.isoformat(), Text(ranking(one, self.words)), key=one.id)
        self.query_one("#statistics", Static).update("\n".join(statistic_lines(list(self.kept.values()), self.words)))


class RuleScreen(ModalScreen[None]):
    """One rule in full."""

    DEFAULT_CSS = """
    RuleScreen { align: center middle; }
    RuleScreen VerticalScroll { width: 76; max-width: 90%; height: auto; max-height: 80%; padding: 1 2; border: round $primary;
                                background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,f1,q", "dismiss(None)", show=False)]

    def __init__(self, rule: str, words: Catalogue) -> None:
        super().__init__()
        self.rule, self.words = rule, words

    def compose(self) -> ComposeResult:
        """Compose its text."""
        from dvergar.ui.plain.topics import explain

        with VerticalScroll():
            yield Static("\n".join(explain(self.rule, self.words)), markup=False)
