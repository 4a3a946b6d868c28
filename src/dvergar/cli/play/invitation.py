"""An address for phones: as text, and as a QR code in the terminal."""

from collections.abc import Sequence

import segno

QUIET = 4
"""Width of the light margin around the code, in squares."""
_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
_ON_WHITE, _AS_BEFORE = "\033[38;5;16;48;5;231m", "\033[0m"


def square_code(text: str, *, colours: bool) -> list[str]:
    """Return the lines of a QR code, with two rows of squares per line.

    With colours it is black on white on any terminal; without them light squares are drawn, as on a dark terminal.

    >>> len(square_code("http://192.0.2.7:8000/", colours=False))
    17
    """
    lines = [_line(upper, lower, drawn=colours) for upper, lower in _pairs(squares(text))]
    return [f"{_ON_WHITE}{line}{_AS_BEFORE}" for line in lines] if colours else lines


def squares(text: str) -> list[list[bool]]:
    """Return the squares of the code with its margin, row by row; true means dark."""
    return [[bool(dark) for dark in row] for row in segno.make(text, micro=False, error="m").matrix_iter(border=QUIET)]


def _pairs(rows: Sequence[Sequence[bool]]) -> list[tuple[Sequence[bool], Sequence[bool]]]:
    """Pair up the rows; a missing last row is light."""
    light = [False] * len(rows[0])
    return list(zip(rows[::2], [*rows[1::2], light], strict=False))


def _line(upper: Sequence[bool], lower: Sequence[bool], *, drawn: bool) -> str:
    """Draw two rows of squares in one line of text; `drawn` says whether dark or light squares are drawn."""
    return "".join(_HALVES[above == drawn, below == drawn] for above, below in zip(upper, lower, strict=True))
