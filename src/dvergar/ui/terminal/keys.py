"""The key row at the bottom edge: what can be pressed or clicked now."""

from collections.abc import Sequence

from textual.content import Content

from dvergar.i18n import Catalogue
from dvergar.ui.kit.paint import clickable, styled

Key = tuple[str, str, str]
"""The key, the message that says what it does, the action."""

ALWAYS: tuple[Key, ...] = (
    ("u", "web-undo", "screen.undo"),
    ("l", "web-log", "screen.log"),
    ("s", "terminal-key-scores", "screen.scores"),
    ("?", "terminal-key-help", "screen.help"),
    ("q", "terminal-key-quit", "app.leave"),
    ("v", "terminal-key-table", "screen.everything"),
    ("r", "web-rules", "screen.rules"),
    ("t", "terminal-key-theme", "app.change_theme"),
)
PLAY: Key = ("⏎", "terminal-key-play", "screen.play")
HINT: Key = ("h", "hint-key", "screen.hint")
CHOOSING: tuple[Key, ...] = (("↑↓", "terminal-key-choose", "screen.down"), PLAY, HINT)
DRAFTING: tuple[Key, ...] = (("1–5", "terminal-key-coin", "screen.nothing"), PLAY, HINT)
AWAY: tuple[Key, ...] = (("b", "start-let-bot-play", "screen.bot"),)
STOOD_IN: tuple[Key, ...] = (("b", "start-take-back", "screen.bot"),)
AFTER: tuple[Key, ...] = (("n", "start-rematch", "screen.rematch"),)


def key_row(keys: Sequence[Key], words: Catalogue, width: int) -> Content:
    """Draw the keys with their meanings; if room is scarce, the last ones as letters alone."""
    for shown in range(len(keys), -1, -1):
        cells = [_cell(key, words, named=place < shown) for place, key in enumerate(keys)]
        row = Content(" ").join(cells)
        if row.cell_length <= width:
            return row
    return row


def _cell(key: Key, words: Catalogue, *, named: bool) -> Content:
    pressed, message, action = key
    name = styled(f" {words.say(message)}" if named else "", "$ink2")
    return clickable(Content.assemble(styled(f" {pressed}", "bold $lamp"), name), action)
