"""Drawing functions for a table in a terminal: marks, coins, boxes side by side. Everything is text with styles of the theme.

No information is given by colour alone: seats have shapes, kinds of coins have different outlines, choices have numbers.
"""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from textual.content import Content
from textual.style import Style

SHAPES = ("●", "■", "▲", "◆", "✚")
"""Disc, square, triangle, lozenge and cross, as on the page."""
BASIC = ("0", "2", "3", "4", "5")
CLICK = "does"
"""The metadata key under which a text carries the action that a click on it triggers."""
LIT = "bold $on-lamp on $lamp"
"""The style of what is chosen but not yet submitted, and of what submits it."""
Lines = list[Content]
NOTHING = Content("")


def styled(text: object, style: str = "") -> Content:
    """Return a text in a style of the theme; markup in it is not interpreted."""
    return Content.styled(str(text), style)


def joined(parts: Iterable[Content], between: str = " ") -> Content:
    """Join pieces into one line."""
    return Content(between).join([part for part in parts if part.plain])


def colour(seat: int) -> str:
    """Return the colour of a seat."""
    return f"$seat-{seat % len(SHAPES) + 1}"


def mark(seat: int) -> Content:
    """Return the shape of a seat in its colour."""
    return styled(SHAPES[seat % len(SHAPES)], f"bold {colour(seat)}")


def coin(words: str, style: str = "") -> Content:
    """Draw a coin: (5) is basic, [7] from the treasure, <3> the special one; a hidden one is ?."""
    value = words.rstrip("ts")
    if words == "3s":
        return styled(f"<{value}>", style or "bold $coin-special")
    if words in BASIC:
        return styled(f"({value})", style or "bold $coin-basic")
    if words.isdigit() or words == "5t":
        return styled(f"[{value}]", style or "bold $coin-treasury")
    return styled(f"({words})", style or "$ink2")


def fit(content: Content, width: int) -> Content:
    """Return the content at exactly this width: padded, or cut with an ellipsis."""
    return content.truncate(width, ellipsis=True, pad=True)


def ends(left: Content, right: Content, width: int) -> Content:
    """Put one text at the left edge and one at the right; the left one is shortened if needed."""
    room = max(0, width - right.cell_length)
    return Content.assemble(fit(left, room), right)


def wrapped(text: Content | str, width: int, indent: str = "") -> Lines:
    """Wrap a text into lines."""
    content = Content(text) if isinstance(text, str) else text
    if not content.plain:
        return []
    return [Content.assemble(indent, line.rstrip()) for line in content.wrap(max(8, width - len(indent)))]


def ruled(title: Content, width: int, style: str = "$line") -> Content:
    """Return a title in a horizontal rule."""
    head = Content.assemble(styled("─ ", style), title.truncate(max(0, width - 4), ellipsis=True), " ")
    return Content.assemble(head, styled("─" * max(0, width - head.cell_length), style))


def beside(blocks: Sequence[Lines], widths: Sequence[int], gap: int = 1) -> Lines:
    """Put blocks side by side, each with its own width."""
    between = " " * gap
    rows = zip_longest(*blocks, fillvalue=NOTHING)
    return [Content(between).join([fit(cell, width) for cell, width in zip(row, widths, strict=True)]) for row in rows]


def shares(width: int, count: int, gap: int = 1) -> list[int]:
    """Return column widths that fill a given width.

    >>> shares(80, 3)
    [26, 26, 26]
    """
    each = (width - gap * (count - 1)) // count
    return [each] * count


def clickable(content: Content, action: str) -> Content:
    """Return a text that triggers an action when it is clicked (`Clicking`); unlike a link it keeps its colours."""
    return content.stylize(Style.from_meta({CLICK: action}))


def pick(content: Content, words: str) -> Content:
    """Return a text that picks a choice when it is clicked."""
    return clickable(content, f"screen.pick({words!r})")


def page(lines: Iterable[Content]) -> Content:
    """Join lines into one text."""
    return Content("\n").join(list(lines))
