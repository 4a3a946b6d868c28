"""Tables of a score sheet: a label, then a column for each seat."""

from textual.content import Content

from dvergar.ui.kit.paint import NOTHING, Lines, fit, mark, styled, wrapped
from dvergar.ui.kit.scene import Scene

LABEL = 20
BEST = "★"


def column_width(count: int, width: int) -> int:
    """Return the width of one of `count` columns."""
    return (width - LABEL) // count


def row(label: Content, cells: list[Content], width: int) -> Content:
    """Return one line with a label and a cell for each seat."""
    each = column_width(len(cells), width)
    return Content.assemble(fit(label, LABEL), *(fit(cell, each) for cell in cells))


def rows(cells: list[Content], width: int) -> Lines:
    """Return a row whose cells need several lines."""
    told = [wrapped(cell, column_width(len(cells), width) - 1) for cell in cells]
    deep = max(map(len, told))
    return [row(NOTHING, [lines[at] if at < len(lines) else NOTHING for lines in told], width) for at in range(deep)]


def heads(scene: Scene, width: int) -> Lines:
    """Return the names of the seats as column headings."""
    return rows([Content.assemble(mark(seat), " ", styled(scene.name(seat), "bold")) for seat in scene.seats], width)


def figure(points: int, best: bool) -> Content:
    """Return a figure; the best one is marked."""
    return styled(f"{points}{BEST if best else ''}", "bold $good" if best else "")
