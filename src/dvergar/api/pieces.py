"""Pieces of what is told: dicts and lists that follow from a few numbers, for those who read them and for those who send them.

Who reads is given them made anew; for who sends them each is written as JSON once, for all tables.

>>> def lines(count: int) -> dict[str, int]:
...     return {"lines": count} if count else {}
>>> def tell(make: Make) -> dict[str, Any]:
...     return {"seats": [make.one(lines, (2,)), make.whole([(lines, (2,)), (lines, (0,))])]}
>>> tell(PLAIN)
{'seats': [{'lines': 2}, {'lines': 2}]}
>>> written(tell(JSON))
'{"seats":[{"lines":2},{"lines":2}]}'
"""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, Protocol

REMEMBERED = 1 << 15
"""So many pieces are remembered as JSON, of all tables together."""

Numbers = tuple[Any, ...]
Piece = tuple[Callable[..., dict[str, Any]], Numbers]
"""What makes a dict, and the numbers from which it does."""


class Make(Protocol):
    """How pieces are made."""

    def one(self, made: Callable[..., Any], numbers: Numbers, /) -> Any:
        """One piece."""

    def whole(self, pieces: Iterable[Piece], /) -> Any:
        """One dict of several pieces."""


class Plain:
    """As they are."""

    def one(self, made: Callable[..., Any], numbers: Numbers, /) -> Any:
        """One piece."""
        return made(*numbers)

    def whole(self, pieces: Iterable[Piece], /) -> dict[str, Any]:
        """One dict of several pieces."""
        return {name: value for made, numbers in pieces for name, value in made(*numbers).items()}


@lru_cache(REMEMBERED)
def _fragment(made: Callable[..., Any], numbers: Numbers, /) -> Any:
    """One piece."""
    return _orjson().Fragment(written(made(*numbers)))


class Json:
    """As JSON inside what is written."""

    one = staticmethod(_fragment)

    def whole(self, pieces: Iterable[Piece], /) -> Any:
        """One dict of several pieces."""
        return _orjson().Fragment(f"{{{members(pieces)[1:]}}}")

    def listed(self, texts: Iterable[str]) -> Any:
        """A list of what is written already."""
        return _orjson().Fragment(f"[{','.join(texts)}]")


PLAIN, JSON = Plain(), Json()


def written(value: Any) -> str:
    """A value as JSON, which may hold pieces."""
    text: str = _orjson().dumps(value).decode()
    return text


def members(pieces: Iterable[Piece]) -> str:
    """What is in the dict of several pieces as JSON, each member after a comma."""
    return "".join([member(made, numbers) for made, numbers in pieces])


def members_of(found: dict[str, Any]) -> str:
    """The same of a dict."""
    return f",{written(found)[1:-1]}" if found else ""


@lru_cache(REMEMBERED)
def member(made: Callable[..., dict[str, Any]], numbers: Numbers) -> str:
    """The same of one piece."""
    return members_of(made(*numbers))


@cache
def _orjson() -> Any:
    """It is loaded when something is first written: that takes longer than to load a game."""
    import orjson

    return orjson
