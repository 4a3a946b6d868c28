"""Makes one Cython module of a unit's sources, so that the very text that is read and interpreted is also compiled.

The sources stay plain annotated Python. Their annotations give the C types: `int`, `bool`, `u64`, `None` and the classes
of the unit; `cast(Class, name)` becomes a cast. Constants become C constants, the declared fields of a position become C
arrays (`core.fields`), functions become C functions that need no interpreter, but for those that return a list. A source
may hold imports, functions and classes, nothing else.
"""

import ast
import importlib
import re
from collections.abc import Iterator, Sequence
from typing import Any

from dvergar.core.fields import MIXER, Field, fields_of, parts_of
from dvergar.core.units import Unit

C_TYPES = {"int": "int", "float": "double", "bool": "bint", "u64": "unsigned long long", "None": "void", "list[int]": "list"}

CAST = re.compile(r"\bcast\((\w+), (\w+)\)")

HEADER = """\
# cython: language_level=3
# Joined from the sources of {module}; do not edit.
cimport cython
from libc.math cimport sqrt
from libc.string cimport memcpy
from cpython.bytes cimport PyBytes_FromStringAndSize

SOURCE_HASH = "{hash}"
"""

STORED = """\
    def copy_from(self, {name} other not None):
        memcpy(&self.{first}, &other.{first}, {size})

    cdef void become(self, {name} other) noexcept nogil:
        memcpy(&self.{first}, &other.{first}, {size})

    @cython.overflowcheck(False)
    cdef unsigned long long fingerprint(self) noexcept nogil:
        cdef unsigned long long found = {size}, part
        cdef int start
        for start in range(0, {size}, 8):
            part = 0
            memcpy(&part, <char*>&self.{first} + start, min(8, {size} - start))
            found = (found ^ part) * {mixer}ULL
            found ^= found >> 29
        return found

    def to_bytes(self):
        return PyBytes_FromStringAndSize(<char*>&self.{first}, {size})

    def from_bytes(self, bytes data not None):
        if len(data) != {size}:
            raise ValueError("a position has {size} bytes")
        memcpy(&self.{first}, <char*>data, {size})

    def unpacked(self):
        return {{{values}}}
"""

LOGGED = """\
    def take_log_bytes(self):
        rows = PyBytes_FromStringAndSize(<char*>&self.log, self.noted * {row})
        self.noted = 0
        return rows
"""

CLONED = """\
    def clone(self):
        cdef {name} twin = {name}.__new__({name})
        memcpy(&twin.{first}, &self.{first}, {size})
        return twin
"""


def join(unit: Unit) -> str:
    """The text of the unit's Cython module."""
    parts = [HEADER.format(module=unit.module, hash=unit.source_hash())]
    for name in unit.constants:
        parts += _constants(importlib.import_module(name))
    joiner = _Joiner()
    for name in unit.sources:
        parts += joiner.source(unit.source(name).decode(), importlib.import_module(name))
    return "\n".join(parts)


def _constants(module: Any) -> Iterator[str]:
    """C constants for the public numbers and tables of numbers."""
    wide, objects = getattr(module, "WIDE", ()), getattr(module, "OBJECTS", ())
    for name, value in vars(module).items():
        if name.startswith("_") or name != name.upper():
            continue
        if name in objects:
            yield f"{name} = {value!r}"
        elif name in wide:
            yield _verbatim(f"static const unsigned long long {name} = {value}ULL;", f"const unsigned long long {name}")
        elif isinstance(value, int):
            yield f"cdef enum:\n    {name} = {int(value)}"
        elif isinstance(value, tuple) and (shape := _shape(value)):
            kind = "signed char" if all(-128 <= n < 128 for n in _numbers(value)) else "int"
            sizes = "".join(f"[{size}]" for size in shape)
            yield _verbatim(f"static const {kind} {name}{sizes} = {_braces(value)};", f"const {kind} {name}{sizes}")


def _verbatim(definition: str, declaration: str) -> str:
    return f'cdef extern from *:\n    """\n    {definition}\n    """\n    {declaration}'


def _shape(value: Any) -> tuple[int, ...] | None:
    """The sizes of a table of numbers, or None if it holds anything else or is ragged."""
    if all(isinstance(item, int) for item in value):
        return (len(value),)
    if not all(isinstance(item, tuple) for item in value):
        return None
    shapes = {_shape(item) for item in value}
    inner = shapes.pop()
    return None if shapes or inner is None else (len(value), *inner)


def _numbers(value: Any) -> Iterator[int]:
    for item in value:
        if isinstance(item, tuple):
            yield from _numbers(item)
        else:
            yield item


def _braces(value: Any) -> str:
    return "{" + ", ".join(_braces(v) if isinstance(v, tuple) else str(int(v)) for v in value) + "}"


class _Joiner:
    """Rewrites the sources one after another and remembers the classes it met."""

    def __init__(self) -> None:
        self.types = dict(C_TYPES)
        self.lines: list[str] = []
        self.stored: dict[str, tuple[str, int]] = {}

    def source(self, text: str, module: Any) -> Iterator[str]:
        self.lines = text.splitlines()
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef):
                yield from self.function(node)
            elif isinstance(node, ast.ClassDef):
                yield from self.class_(node, getattr(module, node.name))
            elif not isinstance(node, ast.Import | ast.ImportFrom) and not _is_text(node):
                raise SyntaxError(f"{module.__name__}:{node.lineno}: only imports, functions and classes can be joined")

    def function(self, node: ast.FunctionDef) -> Iterator[str]:
        arguments = ", ".join(f"{self.ctype(a.annotation)} {a.arg}" for a in node.args.args)
        if _is_marked(node, "wraps"):
            yield "@cython.overflowcheck(False)"
        kind = self.ctype(node.returns)
        yield f"cdef {kind} {node.name}({arguments}){'' if kind == 'list' else ' noexcept nogil'}:"
        yield from self.body(node)

    def class_(self, node: ast.ClassDef, owner: type) -> Iterator[str]:
        self.types[node.name] = node.name
        base = next((b.id for b in node.bases if isinstance(b, ast.Name) and b.id in self.types), "")
        yield f"cdef class {node.name}" + (f"({base}):" if base else ":")
        yield "    pass"
        own = [item.target.id for item in node.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)]
        fields = {name: field for name, field in fields_of(owner).items() if name in own}
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                name = item.target.id
                yield "    " + (_declared(name, fields[name]) if name in fields else f"cdef {self.ctype(item.annotation)} {name}")
        parts = {name: part.__name__ for name, part in parts_of(owner).items() if name in own}
        if parts:
            yield "    def __cinit__(self):"
            yield from (f"        self.{name} = {kind}.__new__({kind})" for name, kind in parts.items())
        kept = {name: field for name, field in fields.items() if field.kept}
        if "log" in fields:
            yield LOGGED.format(row=fields["log"].shape[-1] * SIZES[fields["log"].ctype])
        sizes = [SIZES[field.ctype] for field in kept.values()]
        if sizes != sorted(sizes, reverse=True):
            raise SyntaxError(f"{node.name}: larger numbers must come first, or C adds padding between the fields")
        if kept:
            self.stored[node.name] = (next(iter(kept)), sum(f.count * SIZES[f.ctype] for f in kept.values()))
        elif base in self.stored:
            self.stored[node.name] = self.stored[base]
        if node.name in self.stored:
            first, size = self.stored[node.name]
            template = STORED + "\n" + CLONED if kept else CLONED
            values = ", ".join(f'"{name}": {_value(name, field)}' for name, field in kept.items())
            yield template.format(name=node.name, first=first, size=size, values=values, mixer=MIXER)
        for item in node.body:
            if isinstance(item, ast.FunctionDef):
                yield from self.method(item)

    def method(self, node: ast.FunctionDef) -> Iterator[str]:
        if _is_marked(node, "verb"):
            arguments = [self.typed(a) for a in node.args.args]
            yield f"    cdef {self.ctype(node.returns)} {node.name}({', '.join(arguments)}) noexcept nogil:"
        else:
            arguments = [self.typed(a) + (" not None" if self.is_object(a) else "") for a in node.args.args]
            yield f"    def {node.name}({', '.join(arguments)}):"
        yield from self.body(node)

    def typed(self, argument: ast.arg) -> str:
        kind = _named(argument.annotation)
        return f"{self.types[kind]} {argument.arg}" if kind in self.types else argument.arg

    def is_object(self, argument: ast.arg) -> bool:
        """Whether an argument is one of the classes of the unit."""
        kind = _named(argument.annotation)
        return kind in self.types and kind not in C_TYPES

    def body(self, node: ast.FunctionDef) -> Iterator[str]:
        """The lines of a body as they stand; a typed local variable becomes a C variable."""
        typed = {n.lineno: n for n in ast.walk(node) if isinstance(n, ast.AnnAssign)}
        last = node.body[-1].end_lineno or node.lineno
        for number in range(node.body[0].lineno, last + 1):
            line = self.lines[number - 1]
            if number in typed:
                local = typed[number]
                indent = line[: len(line) - len(line.lstrip())]
                value = f" = {ast.unparse(local.value)}" if local.value else ""
                line = f"{indent}cdef {self.ctype(local.annotation)} {ast.unparse(local.target)}{value}"
            yield CAST.sub(r"<\1>\2", line)
        yield ""

    def ctype(self, annotation: ast.expr | None) -> str:
        if annotation is None:
            raise SyntaxError("an argument of a joined function has no type")
        return self.types[_named(annotation)]


def _named(annotation: ast.expr | None) -> str:
    """The type that an annotation names; a class that is only being made is named in quotes."""
    return ast.unparse(annotation).strip("'") if annotation else ""


def _is_marked(node: ast.FunctionDef, name: str) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == name for mark in node.decorator_list)


SIZES = {"signed char": 1, "unsigned char": 1, "short": 2, "unsigned short": 2, "unsigned int": 4, "unsigned long long": 8}


def _declared(name: str, field: Field) -> str:
    return f"cdef {field.ctype} {name}" + "".join(f"[{size}]" for size in field.shape)


def _value(name: str, field: Field) -> str:
    """A field as Python has it: a number, a list, or a list of lists. A list that is written out is made in one piece."""
    return _written_out(f"self.{name}", field.shape)


def _written_out(value: str, shape: Sequence[int]) -> str:
    if not shape:
        return value
    return f"[{', '.join(_written_out(f'{value}[{place}]', shape[1:]) for place in range(shape[0]))}]"


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
