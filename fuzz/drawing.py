"""Draws any input from a single function `number(low, high)`.

The coverage-guided run draws from its bytes, a test from hypothesis or from a seed, so an input that once failed is the same
everywhere. When nothing is left to draw, the lowest number is returned, so every input ends.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

TEXTS = ("", " ", "?", "-", "0", "hand", "\ud800", "\x00", "{", "x" * 3000, "é", "null", "5 4 3", "? ? ?", "- - -", "٣ ٤ ٥")
ODD_WORDS = ("ſtay", "５", "bid\x00", "\ud800", "¼", "٣", "?", "-", "04", "+4")
"""Words that look like a part of an action."""
NUMBERS = (0, 1, 2, 3, 5, 6, 7, 36, 37, 99, 127, 128, 200, 255, 256, -1, -2, -128, 2**31 - 1, 2**31, -(2**31) - 1, 2**63, 2**64)
DEPTHS = (2, 50, 400, 900, 20_000)
KEYS = ("seats", "stage", "awaiting", "1", "at", 7, None, "\ud800")


class Draw:
    """Draws values from a source of numbers."""

    def __init__(self, number: Callable[[int, int], int]) -> None:
        self.number = number

    def pick(self, values: Sequence[T]) -> T:
        """Return one of the values, the first if nothing is left."""
        return values[self.number(0, len(values) - 1)]

    def once_in(self, times: int) -> bool:
        """Return True once in `times` draws; False if nothing is left."""
        return self.number(0, times - 1) == times - 1

    def some(self, make: Callable[[], T], most: int) -> list[T]:
        """Return up to `most` results of `make`."""
        return [make() for _ in range(self.number(0, most))]

    def rng(self) -> random.Random:
        """Return a random generator for long walks that need no steering."""
        return random.Random(self.number(0, 2**16 - 1))


def junk(draw: Draw, inner: int = 2) -> Any:
    """Return any value: what JSON can hold, what only Python can, too large, too deep."""
    kind = draw.number(0, 13)
    if kind == 0:
        return None
    if kind == 1:
        return draw.pick((False, True))
    if kind in (2, 3):
        return draw.pick(NUMBERS)
    if kind in (4, 5):
        return draw.pick(TEXTS)
    if kind == 6:
        return draw.pick((0.0, 1.0, -0.5, float("nan"), float("inf"), 1e300))
    if kind == 7:
        return draw.pick((b"", b"5 4 3", (), (0, 1), frozenset({1}), 1j, object))
    if kind == 8:
        return draw.pick((10**5000, -(10**5000)))
    if kind == 9:
        return nested(draw.pick(DEPTHS), draw.pick(("list", "dict")))
    if kind == 10:
        return draw.pick(ODD_WORDS)
    if inner and kind in (11, 12):
        return draw.some(lambda: junk(draw, inner - 1), 4)
    if inner:
        return {draw.pick(KEYS): junk(draw, inner - 1) for _ in range(3)}
    return []


def nested(depth: int, kind: str) -> Any:
    """Return nested lists, or nested objects."""
    made: Any = []
    for _ in range(depth):
        made = [made] if kind == "list" else {"seats": made}
    return made


def nearly(draw: Draw, make: Callable[[], Any], times: int = 10) -> Any:
    """Return the result of `make`, or junk once in `times` draws."""
    return junk(draw) if draw.once_in(times) else make()


def words_of(draw: Draw, words: Sequence[str], most: int) -> Any:
    """Return some of the words, as one text or as a list."""
    chosen = [draw.pick(words) for _ in range(draw.number(0, most))]
    return chosen if draw.once_in(3) else " ".join(chosen)


def number_in(draw: Draw, ranges: Mapping[str, tuple[int, int]], name: str) -> int:
    """Return a number for a field, now and then one outside its range."""
    return draw.number(-1, 8) if draw.once_in(12) else draw.number(*ranges[name])
