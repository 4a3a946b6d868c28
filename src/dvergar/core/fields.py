"""A position's fields, declared once as annotations of its class.

A field is a number, a row or a grid of small integers. Interpreted, `Fields` allots lists; the build (`core.joining`)
reads the same annotations and makes C arrays of them, so copying a position is one memcpy and its bytes are equal.

>>> class Board(Fields):
...     turn: Annotated[int, byte()]
...     coin: Annotated[Row, byte(3)]
>>> board = Board()
>>> board.turn, board.coin
(0, [0, 0, 0])
>>> board.coin[1] = 7
>>> board.to_bytes().hex()
'00000700'
>>> twin = board.clone()
>>> twin.coin[1] = 5
>>> board.coin
[0, 7, 0]
"""

import math
import struct
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, get_args, get_type_hints

__all__ = [
    "Annotated", "Field", "Fields", "Grid", "Row",
    "byte", "half", "scratch", "scratch_bits", "short", "u64", "ubyte", "verb", "word", "wraps",
]  # fmt: skip

_Function = TypeVar("_Function", bound=Callable[..., Any])

Row = list[int]
Grid = list[list[int]]
u64 = int
"""An unsigned number of 64 bits; plain `int` is 32 bits wide in the compiled core."""


class Field:
    """How a field is stored: struct code, C type, size in each direction, and whether it belongs to the position."""

    __slots__ = ("code", "count", "ctype", "kept", "shape")

    def __init__(self, code: str, ctype: str, shape: tuple[int, ...], *, kept: bool = True) -> None:
        self.code = code
        self.ctype = ctype
        self.shape = shape
        self.kept = kept
        self.count = math.prod(shape)


def byte(*shape: int) -> Field:
    """Numbers from -128 to 127."""
    return Field("b", "signed char", shape)


def ubyte(*shape: int) -> Field:
    """Numbers from 0 to 255."""
    return Field("B", "unsigned char", shape)


def half(*shape: int) -> Field:
    """Numbers from 0 to 65535."""
    return Field("H", "unsigned short", shape)


def short(*shape: int) -> Field:
    """Numbers from -32768 to 32767."""
    return Field("h", "short", shape)


def word(*shape: int) -> Field:
    """Numbers from 0 to 2**32 - 1, for sets as bits."""
    return Field("I", "unsigned int", shape)


def scratch_bits() -> Field:
    """A set of up to 64 numbers that is no part of the position."""
    return Field("Q", "unsigned long long", (), kept=False)


def scratch(*shape: int) -> Field:
    """Numbers from -32768 to 32767 that are no part of the position: not copied, not in its bytes."""
    return Field("h", "short", shape, kept=False)


def verb(method: _Function) -> _Function:
    """Marks a method that is a C method in the compiled core."""
    return method


def wraps(function: _Function) -> _Function:
    """Marks a function whose 64-bit numbers may run over, on purpose; the checked core does not object to it."""
    return function


class Fields:
    """The interpreted form of a position. The compiled form has the same methods."""

    BYTES: ClassVar[int]

    def __init__(self) -> None:
        for name, field in fields_of(_owner(self)).items():
            if field.kept:
                setattr(self, name, _zeros(field))

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """What is no part of the position is allotted when it is first used."""
            owner = _owner(self)
            if name in fields_of(owner):
                made = _zeros(fields_of(owner)[name])
            elif name in parts_of(owner):
                part = parts_of(owner)[name]
                made = part.__new__(part)
                if issubclass(part, Fields):
                    Fields.__init__(made)
            else:
                raise AttributeError(name)
            setattr(self, name, made)
            return made

    @classmethod
    def of(cls, data: bytes) -> Self:
        """The position of these bytes."""
        made = cls.__new__(cls)
        made.from_bytes(data)
        return made

    def clone(self) -> Self:
        """An independent copy."""
        twin = type(self).__new__(type(self))
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Self) -> None:
        """Become equal to `other`."""
        ours, theirs = self.__dict__, other.__dict__
        for name, dimensions in _kept(_owner(self)):
            value = theirs[name]
            if dimensions == 1:
                value = value[:]
            elif dimensions == 2:
                value = [row[:] for row in value]
            ours[name] = value

    def become(self, other: Self) -> None:
        """`copy_from` where no interpreter is: a C method in the compiled core."""
        self.copy_from(other)

    def take_log_bytes(self) -> bytes:
        """The rows noted since the last call as 16-bit numbers, and empty the log; for positions that have one."""
        position: Any = self
        rows = b"".join(struct.pack("<8h", *row) for row in position.log[: position.noted])
        position.noted = 0
        return rows

    def to_bytes(self) -> bytes:
        """All kept fields in their order of declaration."""
        values: list[int] = []
        for name, field in fields_of(_owner(self)).items():
            if field.kept:
                values += _flat(getattr(self, name), field.shape)
        return layout_of(_owner(self)).pack(*values)

    def from_bytes(self, data: bytes) -> None:
        """Take over what `to_bytes` of either build gave."""
        values, ours = list(layout_of(_owner(self)).unpack(data)), self.__dict__
        for name, dimensions, places in _places_of(_owner(self)):
            if dimensions == 0:
                ours[name] = values[places[0].start]
            elif dimensions == 1:
                ours[name] = values[places[0]]
            else:
                ours[name] = [values[place] for place in places]


@cache
def fields_of(owner: Any) -> dict[str, Field]:
    """The declared fields of a class, in order; larger numbers must come first, so that C adds no padding between."""
    hints = get_type_hints(owner, include_extras=True)
    found = {name: get_args(hint)[1] for name, hint in hints.items() if len(get_args(hint)) == 2 and name != "BYTES"}
    return {name: field for name, field in found.items() if isinstance(field, Field)}


@cache
def _kept(owner: Any) -> tuple[tuple[str, int], ...]:
    """The fields that belong to the position, each with the number of its dimensions."""
    return tuple((name, len(field.shape)) for name, field in fields_of(owner).items() if field.kept)


@cache
def _places_of(owner: Any) -> tuple[tuple[str, int, tuple[slice, ...]], ...]:
    """Where each of these fields lies in the packed form: one place for each of its rows."""
    places, start = [], 0
    for name, dimensions in _kept(owner):
        field = fields_of(owner)[name]
        width = field.shape[-1] if field.shape else 1
        places.append((name, dimensions, tuple(slice(at, at + width) for at in range(start, start + field.count, width))))
        start += field.count
    return tuple(places)


@cache
def parts_of(owner: Any) -> dict[str, Any]:
    """The objects that are made with an object of the class: attributes whose type is a class, such as a second position."""
    hints = get_type_hints(owner, include_extras=True)
    return {name: hint for name, hint in hints.items() if isinstance(hint, type) and hint is not int}


@cache
def layout_of(owner: Any) -> struct.Struct:
    """The packed form: little-endian, without padding."""
    kept = [field for field in fields_of(owner).values() if field.kept]
    layout = "<" + "".join(f"{field.count}{field.code}" for field in kept)
    return struct.Struct(layout)


def _owner(position: Fields) -> Any:
    """The class of a position; untyped, since mypy does not take classes for hashable."""
    return type(position)


def _zeros(field: Field) -> Any:
    """An empty field."""
    return _shaped([0] * field.count, 0, field.shape)


def _flat(value: Any, shape: tuple[int, ...]) -> list[int]:
    if not shape:
        return [value]
    if len(shape) == 1:
        return list(value)
    return [number for row in value for number in row]


def _shaped(values: Sequence[int], start: int, shape: tuple[int, ...]) -> Any:
    """A number, a row or a grid from a run of numbers."""
    if not shape:
        return values[start]
    if len(shape) == 1:
        return list(values[start : start + shape[0]])
    return [list(values[at : at + shape[1]]) for at in range(start, start + shape[0] * shape[1], shape[1])]
