"""The fields of a position, declared once as annotations of its class.

A field is a number, a row or a grid of small integers. Interpreted, `Fields` allocates lists; the compiler turns the same
annotations into C arrays, so that copying a position is one memcpy. Both forms give the same bytes.

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
from contextlib import nullcontext
from functools import cache, partial
from typing import Annotated, Any, ClassVar, Self, TypeVar, get_args, get_type_hints

__all__ = [
    "Annotated", "Field", "Fields", "Grid", "Reals", "Row",
    "byte", "half", "nogil", "scratch", "scratch_bits", "scratch_reals", "scratch_words", "short",
    "u64", "ubyte", "verb", "word", "wraps",
]  # fmt: skip

MASK64 = (1 << 64) - 1
MIXER = 0x9E3779B97F4A7C15
"""An odd number without a pattern: multiplying by it spreads a value over all bits."""

_Function = TypeVar("_Function", bound=Callable[..., Any])

Row = list[int]
Grid = list[list[int]]
Reals = list[float]
u64 = int
"""An unsigned 64-bit number; a plain `int` has 32 bits in the compiled core."""


class Field:
    """The storage of a field: struct code, C type, dimensions, and whether it belongs to the position."""

    __slots__ = ("code", "count", "ctype", "kept", "shape")

    def __init__(self, code: str, ctype: str, shape: tuple[int, ...], *, kept: bool = True) -> None:
        self.code = code
        self.ctype = ctype
        self.shape = shape
        self.kept = kept
        self.count = math.prod(shape)


def byte(*shape: int) -> Field:
    """Declare numbers from -128 to 127."""
    return Field("b", "signed char", shape)


def ubyte(*shape: int) -> Field:
    """Declare numbers from 0 to 255."""
    return Field("B", "unsigned char", shape)


def half(*shape: int) -> Field:
    """Declare numbers from 0 to 65535."""
    return Field("H", "unsigned short", shape)


def short(*shape: int) -> Field:
    """Declare numbers from -32768 to 32767."""
    return Field("h", "short", shape)


def word(*shape: int) -> Field:
    """Declare numbers from 0 to 2**32 - 1, for sets as bits."""
    return Field("I", "unsigned int", shape)


def scratch_bits(*shape: int) -> Field:
    """Declare scratch sets of up to 64 numbers, or 64-bit keys: not part of the position."""
    return Field("Q", "unsigned long long", shape, kept=False)


def scratch_words(*shape: int) -> Field:
    """Declare scratch 32-bit signed numbers: not part of the position."""
    return Field("i", "int", shape, kept=False)


def scratch_reals(*shape: int) -> Field:
    """Declare scratch floating-point numbers (`Reals`): not part of the position."""
    return Field("d", "double", shape, kept=False)


def scratch(*shape: int) -> Field:
    """Declare scratch numbers from -32768 to 32767: not part of the position, neither copied nor in its bytes."""
    return Field("h", "short", shape, kept=False)


nogil = nullcontext()
"""In the compiled core `with nogil:` lets other threads run; here it does nothing."""


def verb(method: _Function) -> _Function:
    """Mark a method that is a C method in the compiled core."""
    return method


def wraps(function: _Function) -> _Function:
    """Mark a function whose 64-bit numbers overflow on purpose; the checked core then allows it."""
    return function


class _Allotted:
    """A class attribute that allocates a value when an object first reads it; `__getattr__` would slow down all fields."""

    def __init__(self, name: str, make: Callable[[], Any]) -> None:
        self._name = name
        self._make = make

    def __get__(self, position: Any, owner: Any = None) -> Any:
        made = position.__dict__[self._name] = self._make()
        return made


class Fields:
    """The interpreted form of a position. The compiled form has the same methods."""

    BYTES: ClassVar[int]

    def __init__(self) -> None:
        for name, field in fields_of(_owner(self)).items():
            if field.kept:
                setattr(self, name, _zeros(field))

    def __init_subclass__(cls) -> None:
        """Allocate scratch fields when they are first used."""
        owner: Any = cls
        for name, field in fields_of(owner).items():
            if not field.kept:
                setattr(cls, name, _Allotted(name, partial(_zeros, field)))
        for name, part in parts_of(owner).items():
            setattr(cls, name, _Allotted(name, partial(_empty, part)))

    @classmethod
    def like(cls, core: Any) -> Self:
        """Return the same position, from either build, as one of this class."""
        made = cls.__new__(cls)
        made.__dict__ = core.unpacked()
        return made

    def clone(self) -> Self:
        """Return an independent copy."""
        return self.like(self)

    def copy_from(self, other: Self) -> None:
        """Become equal to `other`."""
        self.__dict__.update(other.unpacked())

    def unpacked(self) -> dict[str, Any]:
        """Return all kept fields by name: numbers, and copies of rows and grids."""
        ours = self.__dict__
        numbers, rows, grids = _kept(_owner(self))
        found = {name: ours[name] for name in numbers}
        for name in rows:
            found[name] = ours[name][:]
        for name in grids:
            found[name] = [row[:] for row in ours[name]]
        return found

    def become(self, other: Self) -> None:
        """Become equal to `other`: `copy_from` as a C method, which runs without the interpreter."""
        self.copy_from(other)

    def fingerprint(self) -> u64:
        """Return a 64-bit key, the same for equal positions; a C method in the compiled core."""
        data = self.to_bytes()
        found = len(data)
        for start in range(0, len(data), 8):
            found = (found ^ int.from_bytes(data[start : start + 8], "little")) * MIXER & MASK64
            found ^= found >> 29
        return found

    def take_log_bytes(self) -> bytes:
        """Return the rows logged since the last call as 16-bit numbers, and empty the log; for positions with a log."""
        position: Any = self
        if position.log_overflowed:
            position.refuse_log()
        rows = b"".join(struct.pack("<8h", *row) for row in position.log[: position.noted])
        position.noted = 0
        return rows

    def to_bytes(self) -> bytes:
        """Return all kept fields in order of declaration."""
        values: list[int] = []
        for name, field in fields_of(_owner(self)).items():
            if field.kept:
                values += _flat(getattr(self, name), field.shape)
        return layout_of(_owner(self)).pack(*values)

    def from_bytes(self, data: bytes) -> None:
        """Read the bytes that `to_bytes` of either build returned."""
        values, start = layout_of(_owner(self)).unpack(data), 0
        for name, field in fields_of(_owner(self)).items():
            if field.kept:
                setattr(self, name, _shaped(values, start, field.shape))
                start += field.count


@cache
def fields_of(owner: Any) -> dict[str, Field]:
    """Return the declared fields of a class, in order; larger numbers must come first, so that C adds no padding."""
    hints = get_type_hints(owner, include_extras=True)
    found = {name: get_args(hint)[1] for name, hint in hints.items() if len(get_args(hint)) == 2 and name != "BYTES"}
    return {name: field for name, field in found.items() if isinstance(field, Field)}


@cache
def _kept(owner: Any) -> tuple[list[str], ...]:
    """Return the names of the fields that belong to the position: numbers, rows, grids."""
    kept = {name: len(field.shape) for name, field in fields_of(owner).items() if field.kept}
    return tuple([name for name in kept if kept[name] == dimensions] for dimensions in range(3))


@cache
def parts_of(owner: Any) -> dict[str, Any]:
    """Return the objects that belong to each object of the class: attributes whose type is a class, such as a second position."""
    hints = get_type_hints(owner, include_extras=True)
    return {name: hint for name, hint in hints.items() if isinstance(hint, type) and hint is not int}


@cache
def layout_of(owner: Any) -> struct.Struct:
    """Return the packed layout: little-endian, without padding."""
    kept = [field for field in fields_of(owner).values() if field.kept]
    layout = "<" + "".join(f"{field.count}{field.code}" for field in kept)
    return struct.Struct(layout)


def _owner(position: Fields) -> Any:
    """Return the class of a position; untyped, since mypy does not consider classes hashable."""
    return type(position)


def _zeros(field: Field) -> Any:
    """Return an empty field."""
    return _shaped([0.0 if field.code == "d" else 0] * field.count, 0, field.shape)


def _empty(part: Any) -> Any:
    """Create an object that belongs to another."""
    made = part.__new__(part)
    if issubclass(part, Fields):
        Fields.__init__(made)
    return made


def _flat(value: Any, shape: tuple[int, ...]) -> list[int]:
    if not shape:
        return [value]
    if len(shape) == 1:
        return list(value)
    return [number for row in value for number in row]


def _shaped(values: Sequence[float], start: int, shape: tuple[int, ...]) -> Any:
    """Read a number, a row or a grid from a sequence of numbers."""
    if not shape:
        return values[start]
    if len(shape) == 1:
        return list(values[start : start + shape[0]])
    return [list(values[at : at + shape[1]]) for at in range(start, start + shape[0] * shape[1], shape[1])]
