"""The curtain between people who share a device: it says whose turn it is and shows nothing secret."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from dvergar.i18n import Catalogue
from dvergar.ui.kit.paint import LIT, clickable, mark, styled
from dvergar.ui.terminal.clickable import ClickScreen


class CurtainScreen(ClickScreen[None]):
    """Waits until the person of a seat has the device."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "show", show=False),
        Binding("q,ctrl+c", "app.leave", show=False),
    ]

    def __init__(self, seat: int, name: str, moment: str, words: Catalogue, show: Callable[[], None]) -> None:
        super().__init__()
        self.seat = seat
        self._name = name
        self._moment = moment
        self._words = words
        self._show = show

    def compose(self) -> ComposeResult:
        """Compose whose turn it is, what everybody may know, and one button."""
        say = self._words.say
        with Vertical(id="curtain"):
            yield Static(Content.assemble(mark(self.seat), "  ", styled(say("web-curtain-pass", name=self._name), "bold $lamp")))
            yield Static(styled(f"\n{say('start-curtain-note')}\n{say('start-curtain-open', moment=self._moment)}\n", "$ink2"))
            button = styled(f" {say('web-curtain-show', name=self._name)} ⏎ ", LIT)
            yield Static(clickable(button, "screen.show"))

    def action_show(self) -> None:
        """Show the table: the person is there."""
        self._show()
