"""Makes the interpreted rules as strict as C requires: a negative index is an error, not the last item."""

import importlib
import sys
from collections.abc import Callable
from typing import Any, SupportsIndex

from dvergar.core import fields
from dvergar.games import units


class NegativeIndex(Exception):
    """A row, a grid or a table was read or written at a negative index."""


class StrictList(list[Any]):
    """A row or grid of a position that refuses negative indexes."""

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, int) and place < 0:
            raise NegativeIndex(place)
        return super().__getitem__(place)

    def __setitem__(self, place: SupportsIndex | slice, value: Any) -> None:
        if isinstance(place, int) and place < 0:
            raise NegativeIndex(place)
        super().__setitem__(place, value)


class StrictTuple(tuple[Any, ...]):
    """A table that refuses negative indexes."""

    __slots__ = ()

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, int) and place < 0:
            raise NegativeIndex(place)
        return super().__getitem__(place)


def strict(table: Any) -> Any:
    """Return a strict table, with all its rows."""
    return StrictTuple(strict(row) for row in table) if isinstance(table, tuple) else table


def strict_rows(value: Any) -> Any:
    """Return a strict row or grid, with all its rows."""
    return StrictList([strict_rows(row) for row in value]) if isinstance(value, list) else value


def strictly(method: Callable[..., None]) -> Callable[..., None]:
    """Return a method of a position that leaves its rows and grids strict."""

    def run(position: Any, *arguments: Any) -> None:
        method(position, *arguments)
        harden(position)

    return run


def harden(position: Any) -> Any:
    """Make a position's rows and grids strict, and return it."""
    owner: Any = type(position)
    for name, field in fields.fields_of(owner).items():
        if field.shape and not isinstance(getattr(position, name), StrictList):
            setattr(position, name, strict_rows(getattr(position, name)))
    return position


def make_strict() -> None:
    """Make all positions and tables of this process refuse negative indexes."""
    for name in ("__init__", "copy_from", "from_bytes"):
        setattr(fields.Fields, name, strictly(getattr(fields.Fields, name)))
    like = fields.Fields.__dict__["like"].__func__
    setattr(fields.Fields, "like", classmethod(lambda cls, core: harden(like(cls, core))))  # noqa: B010 (mypy forbids the plain assignment)
    known = {id(table): strict(table) for table in _tables()}
    for name, module in list(sys.modules.items()):
        if name.startswith("dvergar."):
            for label, value in list(vars(module).items()):
                if id(value) in known and label == label.upper():
                    setattr(module, label, known[id(value)])


def _tables() -> list[Any]:
    modules = [importlib.import_module(name) for unit in units() for name in unit.constants]
    return [value for module in modules for name, value in vars(module).items() if name.isupper() and isinstance(value, tuple)]
