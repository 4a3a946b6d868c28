"""The score pad screen: a grid of cells to type into, added up with every key."""

import datetime
from typing import ClassVar

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Footer, Input, Static

from dvergar.api.errors import DvergarError
from dvergar.api.narrator import narrator_for
from dvergar.core.json_data import JsonObject
from dvergar.i18n import Catalogue
from dvergar.scorepad.entering import form_of
from dvergar.scorepad.history import Book, Kept
from dvergar.scorepad.pads import Pad, read_pad
from dvergar.scorepad.tally import tally
from dvergar.ui.plain.scorepad import finding_lines, special_line
from dvergar.ui.terminal.scorepad.cells import Cell, Entry, NameCell, Total, write
from dvergar.ui.terminal.scorepad.panels import HistoryScreen, RuleScreen

MOST, FEWEST, FIRST = 5, 2, 3
"""The maximum, minimum and initial number of columns."""
WIDEST_LABEL = 21
NAME = "name"
NOBODY = "none"
"""The opponent of people who play among themselves."""


def open_pad(game: str, book: Book, words: Catalogue) -> None:
    """Show the screen until the user leaves it."""
    ScoreApp(game, book, words).run()


class ScoreApp(App[None]):
    """One sheet. Typed text is kept in `columns`, one mapping of part to text per seat."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $surface; }
    #title { height: 1; padding: 0 1; background: $primary; color: $text; text-style: bold; }
    .row { height: 2; } .row--name, .row--total { height: 1; }
    .row--name { background: $panel; } .row--total { background: $panel; text-style: bold; }
    .label { padding: 0 1; text-style: bold; }
    .label, .how, Total { text-wrap: nowrap; text-overflow: ellipsis; }
    Cell { width: 1fr; height: 2; padding: 0 1 0 0; }
    NameCell, Total { width: 1fr; height: 1; padding: 0 1 0 0; }
    Cell Input, NameCell Input { height: 1; border: none; padding: 0 1; background: $boost; }
    Cell Input:focus, NameCell Input:focus { background: $primary; color: $text; text-style: bold; }
    .how { height: 1; color: $text-muted; padding: 0 1; }
    Cell.odd .how { color: $text-error; text-style: bold; }
    .total--first { text-style: bold reverse; }
    #hint { height: auto; max-height: 2; padding: 0 1; color: $text-muted; }
    #pad { height: auto; max-height: 80%; }
    #news { height: 1fr; min-height: 3; padding: 0 1; }
    """

    def __init__(self, game: str, book: Book, words: Catalogue) -> None:
        super().__init__()
        self.title = words.say("score-pad-title")
        self.game, self.book, self.words = game, book, words
        self.narrator = narrator_for(game, words)
        self.form = form_of(game)
        self.rows = self.form.ROWS
        self.columns: list[dict[str, str]] = [{} for _ in range(FIRST)]
        self.kept: Kept | None = None
        self.date = datetime.date.today()
        self.solo = NOBODY
        self.options: JsonObject = {}
        self.changed = self.warned = False
        self.sheet: JsonObject | None = None
        keys = [
            ("ctrl+s", "keep", "score-key-save"),
            ("f10", "quit", "score-key-leave"),
            ("f1", "rule", "score-key-rule"),
            ("f2", "add", "score-key-add"),
            ("f3", "remove", "score-key-remove"),
            ("f4", "history", "score-key-history"),
            ("f5", "demo", "score-key-demo"),
            ("f6", "new", "score-key-new"),
            *([("f7", "opponent", "score-key-opponent")] if self.form.OPPONENTS else []),
            ("f8", "light", "score-key-light"),
        ]
        for key, action, text in keys:
            self.bind(key, action, description=words.say(text), show=True)

    # Keys that move come before the cells' own handling: a fast typist would otherwise still be writing in the previous cell.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("up", "step(-1)", show=False, priority=True),
        Binding("down,enter", "step(1)", show=False, priority=True),
    ]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable steps only on the pad; on the screens above it these keys have other meanings."""
        if action == "step":
            return len(self.screen_stack) == 1 and isinstance(self.focused, Entry)
        return super().check_action(action, parameters)

    def action_step(self, by: int) -> None:
        """Go to the cell above or below."""
        if isinstance(self.focused, Entry):
            self.screen.set_focus(self.focused.neighbour(by))

    def compose(self) -> ComposeResult:
        """Compose title, names, a row for each part, and totals; below them the current question and what looks wrong."""
        yield Static(id="title", markup=False)
        with VerticalScroll(id="pad", can_focus=False):
            yield from self._grid()
        yield Static(id="hint", markup=False)
        yield Static(id="news", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Focus the first name."""
        self._show_title()
        self.add_up()
        self.query(Input).first().focus()

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        """Update the sum after every key."""
        cell = event.input.parent
        if isinstance(cell, Cell | NameCell) and self.columns[cell.seat].get(cell.part, "") != event.value:
            self.columns[cell.seat][cell.part] = event.value
            self.changed, self.warned = True, False
            self.add_up()

    def on_descendant_focus(self) -> None:
        """Describe the focused cell."""
        self._show_hint()

    def add_up(self) -> None:
        """Show the totals; if an entry cannot be read, report it and leave the figures as they were."""
        try:
            self.sheet = tally(self.pad(), self.words)
        except DvergarError as error:
            write(self.query_one("#news", Static), f"! {error.text(self.words.language)}")
            return
        for cell in self.query(Cell):
            cell.show(self.sheet)
        for total in self.query(Total):
            total.show(self.sheet, self.words)
        told = [f"{line['text']} ({line['rule']})" for line in self.sheet["decided"]]
        told += [special_line(seat, self.words) for seat in self.sheet["seats"]]
        odd = list(finding_lines(self.sheet, self.words))
        write(self.query_one("#news", Static), "\n".join([*odd, *told]))
        self._show_hint()

    def pad(self) -> Pad:
        """Return the pad with its current entries."""
        seats = [{NAME: cells.get(NAME, ""), **self.form.held_in(cells)} for cells in self.columns]
        solo = {} if self.solo == NOBODY else {"solo": self.solo}
        return read_pad({"date": self.date.isoformat(), "options": self.options | solo, "seats": seats}, self.game)

    def show_pad(self, pad: Pad, kept: Kept | None) -> None:
        """Show another pad."""
        held = zip(pad.names, pad.seats, strict=True)
        self.columns = [{NAME: name, **self.form.cells_of(seat)} for name, seat in held]
        self.kept, self.date = kept, pad.date
        self.solo = pad.game.options.get("solo", NOBODY)
        self.options = {name: value for name, value in pad.game.options.items() if name not in ("players", "solo")}
        self.changed = kept is None
        self._lay_out()

    async def action_keep(self) -> None:
        """Save the sheet, or its corrections, to the history."""
        try:
            self.kept = self.book.keep(self.pad(), self.kept.id if self.kept else None)
        except DvergarError as error:
            self.notify(error.text(self.words.language), severity="error", markup=False)
        else:
            self.changed = False
            self.notify(self.words.say("score-kept"))

    def action_add(self) -> None:
        """Add a column."""
        if len(self.columns) < MOST and self.solo == NOBODY:
            self.columns.append({})
            self._lay_out()

    def action_remove(self) -> None:
        """Remove the column with the cursor."""
        cell = self.focused.parent if self.focused else None
        if len(self.columns) > FEWEST and self.solo == NOBODY and isinstance(cell, Cell | NameCell):
            del self.columns[cell.seat]
            self._lay_out()

    def action_demo(self) -> None:
        """Fill in a sample sheet."""
        if self._may_go():
            self.show_pad(read_pad(self.form.DEMO, self.game), None)

    def action_new(self) -> None:
        """Start an empty sheet for the same people."""
        if self._may_go():
            self.columns = [{NAME: cells.get(NAME, "")} for cells in self.columns]
            self.kept, self.date, self.changed = None, datetime.date.today(), False
            self._lay_out()

    def action_opponent(self) -> None:
        """Switch to the next automated opponent, or back to people only."""
        opponents = self.form.OPPONENTS
        self.solo = opponents[(opponents.index(self.solo) + 1) % len(opponents)]
        if self.solo != NOBODY:
            self.columns = self.columns[:FEWEST]
        self._lay_out()

    def action_light(self) -> None:
        """Switch between light and dark."""
        self.theme = "textual-dark" if self.theme == "textual-light" else "textual-light"

    def action_history(self) -> None:
        """Show the history, from which a sheet can be opened again."""

        def opened(kept: Kept | None) -> None:
            if kept is not None:
                self.show_pad(kept.pad, kept)

        if self._may_go():
            self.push_screen(HistoryScreen(self.game, self.book, self.words), opened)

    def action_rule(self) -> None:
        """Show the rule for the row with the cursor."""
        cell = self.focused.parent if self.focused else None
        if self.sheet and isinstance(cell, Cell):
            rule = next(part["rule"] for part in self.sheet["seats"][0]["parts"] if part["part"] == cell.part)
            self.push_screen(RuleScreen(rule, self.words))

    def _may_go(self) -> bool:
        """Whether the sheet may be replaced; asks a second time before unsaved entries are lost."""
        written = any(text for cells in self.columns for part, text in cells.items() if part != NAME)
        if not (self.changed and written) or self.warned:
            return True
        self.warned = True
        self.notify(self.words.say("score-key-again"), severity="warning")
        return False

    def _lay_out(self) -> None:
        """Rebuild the grid."""
        pad = self.query_one("#pad", VerticalScroll)

        async def again() -> None:
            await pad.remove_children()
            await pad.mount_all(self._grid())
            self._show_title()
            self.add_up()
            self.query(Input).first().focus()

        self.call_next(again)

    def _grid(self) -> list[Horizontal]:
        seats = range(len(self.columns))
        names = [NameCell(seat, self._text(seat, NAME), self._usual_name(seat)) for seat in seats]
        rows = [Horizontal(self._label(""), *names, classes="row row--name")]
        for part in self.rows:
            cells = [Cell(seat, part, self._text(seat, part)) for seat in seats]
            rows.append(Horizontal(self._label(self.narrator.part(part)), *cells, classes="row"))
        totals = [Total(seat) for seat in seats]
        rows.append(Horizontal(self._label(self.words.say(self.narrator.total)), *totals, classes="row row--total"))
        return rows

    def _label(self, text: str) -> Static:
        """Return the label of a row; all are as wide as the longest."""
        label = Static(text, classes="label", markup=False)
        longest = max(map(len, (self.words.say(self.narrator.total), *map(self.narrator.part, self.rows))))
        label.styles.width = min(longest + 2, WIDEST_LABEL)
        return label

    def _usual_name(self, seat: int) -> str:
        """Return the name of an unnamed column: the seat's colour, or the automated opponent."""
        if self.solo != NOBODY and seat:
            return self.words.say(f"opponent-{self.solo}")
        return self.words.say(f"seat-{seat + 1}")

    def _text(self, seat: int, part: str) -> str:
        return self.columns[seat].get(part, "")

    def _show_hint(self) -> None:
        """Say what to enter in the cell with the cursor, and how its figure was reached."""
        cell = self.focused.parent if self.focused else None
        if isinstance(cell, Cell):
            example = self.words.say(self.form.example_of(cell.part))
            hint = self.words.say("score-screen-hint", part=self.narrator.part(cell.part), example=example)
            self._put_hint(" · ".join(filter(None, (hint, cell.how))))
        elif isinstance(cell, NameCell):
            self._put_hint(self.words.say("score-example-name"))

    def _put_hint(self, text: str) -> None:
        line = self.query_one("#hint", Static)
        if line.content != text:
            line.update(text)

    def _show_title(self) -> None:
        name = self.words.say(f"game-{self.game}")
        write(self.query_one("#title", Static), f"{self.title} · {name} · {self.date.isoformat()}")
