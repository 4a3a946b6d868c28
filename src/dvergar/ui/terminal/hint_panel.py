"""The hint panel covers the dock; the table above stays visible. Enter picks what the hint names and plays nothing."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from dvergar.ui.kit.hint_text import SaidHint, said_hint
from dvergar.ui.kit.paint import Lines, page, styled, wrapped
from dvergar.ui.kit.prompts import told_choice
from dvergar.ui.kit.scene import Scene
from dvergar.ui.terminal.clickable import ClickModal
from dvergar.ui.terminal.keys import Key, key_row
from dvergar.ui.terminal.viewer_client import Hint

KEYS: tuple[Key, ...] = (("⏎", "terminal-key-choose", "screen.pick"), ("Esc", "panel-close", "screen.dismiss"))
BOX = 76
"""Width of its lines in a terminal of 80 columns."""


class HintScreen(ClickModal[None]):
    """A hint on screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "pick", show=False),
        Binding("escape,h,backspace", "dismiss", show=False),
        Binding("q,ctrl+c", "app.leave", show=False),
    ]

    def __init__(self, hint: Hint, scene: Scene, pick: Callable[[str], None]) -> None:
        super().__init__()
        self._hint = hint
        self._sight = scene
        self._pick = pick

    def compose(self) -> ComposeResult:
        """Compose a box at the bottom edge."""
        with Vertical(id="hint") as box:
            box.border_title = Content(self._sight.say("hint-ask"))
            yield Static(page(hint_lines(self._sight, self._hint, BOX)))
            yield Static(key_row(KEYS, self._sight.words, BOX), classes="keys")

    def action_pick(self) -> None:
        """Pick what the hint names."""
        self.dismiss()
        self._pick(self._hint["words"])


def hint_lines(scene: Scene, hint: Hint, width: int) -> Lines:
    """Return the choice, the next best, the reasons, and how long the bot thought."""
    said = _said(scene, hint)
    lines = [*wrapped(styled(f"✦ {said.choice}", "bold $lamp"), width), *wrapped(said.following, width, "  ")]
    for reason in said.reasons:
        lines += wrapped(f"· {reason}", width, "  ")
    return [*lines, *wrapped(styled(said.note, "$ink2"), width, "  ")]


def _said(scene: Scene, hint: Hint) -> SaidHint:
    choices = [told_choice(choice) for choice in scene.decision["choices"]]
    return said_hint(scene.narrator, scene.asked, choices, hint)
