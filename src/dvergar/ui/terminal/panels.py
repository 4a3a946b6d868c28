"""Panels over the table: log, points, rules, help. Esc or the same key closes them."""

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from dvergar.i18n import Catalogue
from dvergar.ui.kit.paint import Lines, page
from dvergar.ui.terminal.clickable import ClickModal
from dvergar.ui.terminal.keys import Key, key_row
from dvergar.ui.terminal.log_text import rule_lines

Write = Callable[[int], Lines]
"""Draws the lines of a panel for a width."""
Search = Callable[[int, str], Lines]
KEYS: tuple[Key, ...] = (("Esc", "panel-close", "screen.dismiss"), ("↑↓", "terminal-key-scroll", "screen.nothing"))


class PanelScreen(ClickModal[None]):
    """A scrolling panel; with `search`, it has a search field."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "move(-15)", show=False),
        Binding("pagedown", "move(15)", show=False),
        Binding("home", "move(-99999)", show=False),
        Binding("end", "move(99999)", show=False),
    ]

    def __init__(
        self, title: str, write: Write, words: Catalogue, *, search: Search | None = None, at_end: bool = False, key: str = ""
    ) -> None:
        super().__init__()
        self._title = title
        self._write = write
        self._words = words
        self._search = search
        self._at_end = at_end
        self._key = key

    def compose(self) -> ComposeResult:
        """Compose a box with lines that scroll."""
        with Vertical(id="panel") as box:
            box.border_title = Content(self._title)
            if self._search:
                yield Input(placeholder=self._words.say("rules-search"))
            with VerticalScroll(can_focus=False):
                yield Static(id="lines")
            yield Static(key_row(KEYS, self._words, 70), classes="keys")

    def on_mount(self) -> None:
        """Fill the panel."""
        self.call_after_refresh(self._fill, first=True)

    def on_resize(self) -> None:
        """Fill the panel for the new width."""
        self.call_after_refresh(self._fill)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Filter by the search text."""
        if self._search:
            self.query_one("#lines", Static).update(page(self._search(self._width, event.value)))

    def on_key(self, event: events.Key) -> None:
        """Close the panel with the key that opened it."""
        if event.character == self._key and self._key and not self._search:
            event.stop()
            self.dismiss()

    def action_move(self, lines: int) -> None:
        """Scroll."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False, force=True)

    def action_nothing(self) -> None:
        """Do nothing: the key only tells what it is for."""

    def action_rule(self, rule: str) -> None:
        """Open a rule over this panel."""
        self.app.push_screen(rule_panel(rule, self._words))

    @property
    def _width(self) -> int:
        return max(20, self.query_one(VerticalScroll).size.width - 2)

    def _fill(self, first: bool = False) -> None:
        self.query_one("#lines", Static).update(page(self._write(self._width)))
        if first and self._at_end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)


def rule_panel(rule: str, words: Catalogue) -> PanelScreen:
    """Return a panel with one rule."""
    return PanelScreen(
        words.say("web-open-rule", rule=rule).partition(",")[0], lambda width: rule_lines(rule, words, width), words
    )
