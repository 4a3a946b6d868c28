"""Brushes for a table in a terminal: marks, coins, boxes side by side. Everything is text with styles of the theme.

Nothing is told by colour alone: seats have shapes, coins have the outline of their kind, what can be chosen has a number.
"""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from textual.content import Content
from textual.style import Style

SHAPES = ("●", "■", "▲", "◆", "✚")
"""Disc, square, triangle, lozenge and cross, as on the page."""
BASIC = ("0", "2", "3", "4", "5")
CLICK = "does"
"""Under this name a text carries the action that a click on it is for."""
LIT = "bold $on-lamp on $lamp"
"""What is chosen and not yet played, and what plays it."""
Lines = list[Content]
NOTHING = Content("")


def styled(text: object, style: str = "") -> Content:
    """A text in a style of the theme; nothing in it is markup."""
    return Content.styled(str(text), style)


def joined(parts: Iterable[Content], between: str = " ") -> Content:
    """Pieces in one line."""
    return Content(between).join([part for part in parts if part.plain])


def colour(seat: int) -> str:
    """The colour of a seat."""
    return f"$seat-{seat % len(SHAPES) + 1}"


def mark(seat: int) -> Content:
    """The shape of a seat in its colour."""
    return styled(SHAPES[seat % len(SHAPES)], f"bold {colour(seat)}")


def coin(words: str, style: str = "") -> Content:
    """A coin: (5) is basic, [7] from the treasure, <3> the special one; what is hidden is ?."""
    value = words.rstrip("ts")
    if words == "3s":
        return styled(f"<{value}>", style or "bold $coin-special")
    if words in BASIC:
        return styled(f"({value})", style or "bold $coin-basic")
    if words.isdigit() or words == "5t":
        return styled(f"[{value}]", style or "bold $coin-treasury")
    return styled(f"({words})", style or "$ink2")


def fit(content: Content, width: int) -> Content:
    """Exactly so wide: padded, or cut with an ellipsis."""
    return content.truncate(width, ellipsis=True, pad=True)


def ends(left: Content, right: Content, width: int) -> Content:
    """One text at the left edge and one at the right; the left one gives way."""
    room = max(0, width - right.cell_length)
    return Content.assemble(fit(left, room), right)


def wrapped(text: Content | str, width: int, indent: str = "") -> Lines:
    """A text in as many lines as it needs."""
    content = Content(text) if isinstance(text, str) else text
    if not content.plain:
        return []
    return [Content.assemble(indent, line.rstrip()) for line in content.wrap(max(8, width - len(indent)))]


def ruled(title: Content, width: int, style: str = "$line") -> Content:
    """A title in a line that sets a part apart."""
    head = Content.assemble(styled("─ ", style), title.truncate(max(0, width - 4), ellipsis=True), " ")
    return Content.assemble(head, styled("─" * max(0, width - head.cell_length), style))


def beside(blocks: Sequence[Lines], widths: Sequence[int], gap: int = 1) -> Lines:
    """Blocks side by side, each as wide as it is said."""
    between = " " * gap
    rows = zip_longest(*blocks, fillvalue=NOTHING)
    return [Content(between).join([fit(cell, width) for cell, width in zip(row, widths, strict=True)]) for row in rows]


def shares(width: int, count: int, gap: int = 1) -> list[int]:
    """Widths of columns that fill a room.

    >>> shares(80, 3)
    [26, 26, 26]
    """
    each = (width - gap * (count - 1)) // count
    return [each] * count


def clickable(content: Content, action: str) -> Content:
    """A text that does something when it is clicked (`Clicking`); unlike a link it keeps its colours."""
    return content.stylize(Style.from_meta({CLICK: action}))


def pick(content: Content, words: str) -> Content:
    """A text that picks a choice when it is clicked."""
    return clickable(content, f"screen.pick({words!r})")


def page(lines: Iterable[Content]) -> Content:
    """Lines as one text."""
    return Content("\n").join(list(lines))
