"""Turns a unit's sources into one Cython module, so that the same text is read, interpreted and compiled.

The sources stay plain annotated Python. Their annotations give the C types: `int`, `bool`, `u64`, `None` and the classes
of the unit; `cast(Class, value)` becomes a cast. Constants become C constants, the declared fields of a position become C
arrays (`core.fields`), and functions become C functions that run without the interpreter, except those that return a list.
A source may contain only imports, functions and classes; anything that cannot be translated is refused (`subset`).
"""

import ast
import importlib
import itertools
import os.path
from collections.abc import Container, Iterator, Sequence
from typing import Any

from dvergar.core.compilation.imports import resolve_imports
from dvergar.core.compilation.names import C_TYPES, Names, Place, is_marked, methods_of, named, refuse
from dvergar.core.compilation.subset import CLASSES, SourceCheck, is_cast, is_text
from dvergar.core.compilation.units import Unit
from dvergar.core.fields import MIXER, Field, fields_of, parts_of

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
        if self.log_overflowed:
            self.refuse_log()
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
    """Return the text of the unit's Cython module. Raises `UnsupportedSource` if a source cannot be compiled."""
    names = Names()
    parts = [HEADER.format(module=unit.module, hash=unit.source_hash())]
    for name in unit.constants:
        parts += _constants(name, unit, names)
    trees = {name: ast.parse(unit.source(name), unit.path(name)) for name in unit.sources}
    for name, tree in trees.items():
        names.declare(tree, unit.path(name))
    for name, tree in trees.items():
        resolve_imports(tree, unit.path(name), unit, names)
    joiner = _Joiner(names)
    for name, tree in trees.items():
        parts += joiner.source(tree, importlib.import_module(name), SourceCheck(name, unit.path(name), names))
    return "\n".join(parts)


def _constants(module_name: str, unit: Unit, names: Names) -> Iterator[str]:
    """Yield the C constants for the public numbers and tables of numbers."""
    module = importlib.import_module(module_name)
    public = {name: value for name, value in vars(module).items() if not name.startswith("_") and name == name.upper()}
    names.constants_of[module_name] = set(public)
    origins = _origins(module_name, unit)
    for name, value in public.items():
        place = origins.get(name, Place(unit.path(module_name), 1))
        if not names.add(name, place):
            continue
        if name in public.get("OBJECTS", ()):
            yield f"{name} = {value!r}"
        elif name in public.get("WIDE", ()):
            names.numbers.add(name)
            yield _wide_number(name, value, place)
        elif isinstance(value, int):
            names.numbers.add(name)
            names.integers.add(name)
            yield _number(name, value, place)
        elif isinstance(value, tuple) and (shape := _shape(value)):
            names.numbers.add(name)
            yield _table(name, value, shape, place)
        else:
            names.untranslated.add(name)


def _number(name: str, value: int, place: Place) -> str:
    _require_within(value, -(1 << 31), 1 << 31, place, f"`{name}` needs more than 32 bits: name it in WIDE")
    return f"cdef enum:\n    {name} = {int(value)}"


def _wide_number(name: str, value: Any, place: Place) -> str:
    _require_within(value, 0, 1 << 64, place, f"`{name}` is in WIDE: it must be a number from 0 to 2**64 - 1")
    return _verbatim(f"static const unsigned long long {name} = {value}ULL;", f"const unsigned long long {name}")


def _table(name: str, value: tuple[Any, ...], shape: tuple[int, ...], place: Place) -> str:
    reason = f"`{name}` holds a number of more than 32 bits: choose smaller ones"
    for number in _numbers(value):
        _require_within(number, -(1 << 31), 1 << 31, place, reason)
    kind = "signed char" if all(-128 <= n < 128 for n in _numbers(value)) else "int"
    sizes = "".join(f"[{size}]" for size in shape)
    return _verbatim(f"static const {kind} {name}{sizes} = {_braces(value)};", f"const {kind} {name}{sizes}")


def _require_within(value: Any, least: int, end: int, place: Place, reason: str) -> None:
    if not isinstance(value, int) or not least <= value < end:
        refuse(place.path, place.line, reason)


def _origins(module: str, unit: Unit) -> dict[str, Place]:
    """Return where each constant of a module is defined: in its own file, or in one it imports from."""
    path = unit.path(module)
    found: dict[str, Place] = {}
    for node in ast.parse(unit.source(module), path).body:
        if isinstance(node, ast.ImportFrom):
            found.update(_imported(node, path, unit))
        else:
            stored = (part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store))
            found.update(dict.fromkeys(stored, Place(path, node.lineno)))
    return found


def _imported(node: ast.ImportFrom, path: str, unit: Unit) -> Iterator[tuple[str, Place]]:
    """Yield where each constant that an import names is defined; a module outside the unit counts as one place."""
    constants = [item for item in node.names if item.name == item.name.upper()]
    if not constants:
        return
    if node.level or not node.module or any(item.name == "*" or item.asname for item in constants):
        refuse(path, node.lineno, "a constant must be imported by its own name, from the full name of a module")
    is_ours = node.module.split(".")[0] in ("dvergar", unit.package.split(".")[0]) and os.path.isfile(unit.path(node.module))
    known = _origins(node.module, unit) if is_ours else {}
    for item in constants:
        yield item.name, known.get(item.name, Place(node.module, 1))


def _verbatim(definition: str, declaration: str) -> str:
    return f'cdef extern from *:\n    """\n    {definition}\n    """\n    {declaration}'


def _shape(value: Any) -> tuple[int, ...] | None:
    """Return the dimensions of a table of numbers, or None if it is ragged or contains anything else."""
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
    """Rewrites the sources one after another and remembers their classes."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.types = names.types
        self.stored: dict[str, tuple[str, int]] = {}

    def source(self, tree: ast.Module, module: Any, check: SourceCheck) -> Iterator[str]:
        for node in tree.body:
            check.statement(node)
            if isinstance(node, ast.FunctionDef):
                check.function(node)
                yield from self.function(node, check)
            elif isinstance(node, ast.ClassDef):
                check.class_(node)
                yield from self.class_(node, getattr(module, node.name), check)

    def function(self, node: ast.FunctionDef, check: SourceCheck) -> Iterator[str]:
        yield f"# {check.module}:{node.lineno}"
        if is_marked(node, "wraps"):
            yield "@cython.overflowcheck(False)"
        arguments = ", ".join(self.typed(a) for a in node.args.args)
        kind = self.types[named(node.returns)]
        yield f"cdef {kind} {node.name}({arguments}){'' if kind == 'list' else ' noexcept nogil'}:"
        yield from self.body(node, "    ")

    def class_(self, node: ast.ClassDef, owner: type, check: SourceCheck) -> Iterator[str]:
        base = next((b.id for b in node.bases if isinstance(b, ast.Name) and b.id in self.types), "")
        place = Place(check.path, node.lineno)
        annotated = _annotated(node)
        fields = {name: field for name, field in fields_of(owner).items() if name in annotated}
        _check_layout(node.name, [fields.get(name) for name in annotated], place)
        yield f"# {check.module}:{node.lineno}"
        yield f"cdef class {node.name}" + (f"({base}):" if base else ":")
        yield "    pass"
        yield from _declarations(annotated, fields, check)
        yield from _made_parts(owner, annotated)
        if "log" in fields:
            yield LOGGED.format(row=fields["log"].shape[-1] * SIZES[fields["log"].ctype])
        yield from self.storage(node.name, base, fields, place)
        for method in methods_of(node):
            check.method(method)
            yield from self.method(method)

    def storage(self, name: str, base: str, fields: dict[str, Field], place: Place) -> Iterator[str]:
        """Yield the methods that copy and store a position, whose fields are contiguous in memory."""
        kept = {name: field for name, field in fields.items() if field.kept}
        if kept and base in self.stored:
            refuse(*place, f"{name}: `{base}` has fields of the position already: declare all of them in one class")
        if kept:
            self.stored[name] = (next(iter(kept)), sum(f.count * SIZES[f.ctype] for f in kept.values()))
        elif base in self.stored:
            self.stored[name] = self.stored[base]
        if name in self.stored:
            first, size = self.stored[name]
            template = STORED + "\n" + CLONED if kept else CLONED
            values = ", ".join(f'"{name}": {_value(name, field)}' for name, field in kept.items())
            yield template.format(name=name, first=first, size=size, values=values, mixer=MIXER)

    def method(self, node: ast.FunctionDef) -> Iterator[str]:
        if is_marked(node, "verb"):
            arguments = [self.typed(a) for a in node.args.args]
            yield f"    cdef {self.types[named(node.returns)]} {node.name}({', '.join(arguments)}) noexcept nogil:"
        else:
            arguments = [self.typed(a) + (" not None" if self.is_object(a) else "") for a in node.args.args]
            yield f"    def {node.name}({', '.join(arguments)}):"
        yield from self.body(node, "        ")

    def typed(self, argument: ast.arg) -> str:
        kind = named(argument.annotation)
        return f"{self.types[kind]} {argument.arg}" if kind in self.types else argument.arg

    def is_object(self, argument: ast.arg) -> bool:
        """Whether an argument is an instance of one of the unit's classes."""
        kind = named(argument.annotation)
        return kind in self.types and kind not in C_TYPES

    def body(self, node: ast.FunctionDef, indent: str) -> Iterator[str]:
        """Yield the statements of a body, after the declarations of its annotated local variables, as Cython requires."""
        typed = {ast.unparse(n.target): named(n.annotation) for n in ast.walk(node) if isinstance(n, ast.AnnAssign)}
        text = node.body[:1] if is_text(node.body[0]) else []
        rest = [_Rewriter(self.names).visit(statement) for statement in node.body[len(text) :]]
        lines = [line for statement in text for line in ast.unparse(statement).splitlines()]
        lines += [f"cdef {self.types[kind]} {name}" for name, kind in typed.items()]
        lines += [line for statement in rest for line in ast.unparse(statement).splitlines()]
        yield from (indent + line for line in lines)
        yield ""


class _Rewriter(ast.NodeTransformer):
    """Rewrites the statements that differ in Cython: annotated assignments, casts, and calls that leave out arguments."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        value = self.visit(node.value) if node.value else ast.Constant(0)
        return ast.copy_location(ast.Assign([node.target], value), node)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if is_cast(node):
            return ast.Name(f"(<{named(node.args[0])}>({ast.unparse(node.args[1])}))", ast.Load())
        if isinstance(node.func, ast.Name):
            node.args += self.names.defaults_of(node.func.id, len(node.args))
        return node


SIZES = {"signed char": 1, "unsigned char": 1, "short": 2, "unsigned short": 2, "unsigned int": 4, "unsigned long long": 8}


def _annotated(node: ast.ClassDef) -> dict[str, ast.AnnAssign]:
    """Return the annotated attributes of a class, by name."""
    return {item.target.id: item for item in node.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)}


def _declared(name: str, field: Field) -> str:
    """Return the declaration of a field."""
    return f"cdef {field.ctype} {name}" + "".join(f"[{size}]" for size in field.shape)


def _declarations(annotated: dict[str, ast.AnnAssign], fields: dict[str, Field], check: SourceCheck) -> Iterator[str]:
    """Yield the attributes of a class: its fields, then its other objects and numbers."""
    for name, item in annotated.items():
        kind = "" if name in fields else check.type_of(item.annotation, item, CLASSES)
        yield "    " + (f"cdef {kind} {name}" if kind else _declared(name, fields[name]))


def _made_parts(owner: type, annotated: Container[str]) -> Iterator[str]:
    """Yield the method that creates the objects belonging to each object of the class."""
    parts = {name: part.__name__ for name, part in parts_of(owner).items() if name in annotated}
    if parts:
        yield "    def __cinit__(self):"
        yield from (f"        self.{name} = {kind}.__new__({kind})" for name, kind in parts.items())


def _check_layout(name: str, declared: Sequence[Field | None], place: Place) -> None:
    """Refuse a class whose fields of the position would not be contiguous without gaps; None stands for an object."""
    sizes = [SIZES[field.ctype] for field in declared if field and field.kept]
    if sizes != sorted(sizes, reverse=True):
        refuse(*place, f"{name}: larger numbers must come first, or C adds padding between the fields")
    runs = [is_kept for is_kept, _ in itertools.groupby(bool(field and field.kept) for field in declared)]
    if sum(runs) > 1:
        refuse(*place, f"{name}: the fields of the position must stand together: declare scratch fields and parts after them")


def _value(name: str, field: Field) -> str:
    """Return the expression for a field's value in Python: a number, a list or nested lists, built as one literal."""
    return _written_out(f"self.{name}", field.shape)


def _written_out(value: str, shape: Sequence[int]) -> str:
    if not shape:
        return value
    return f"[{', '.join(_written_out(f'{value}[{place}]', shape[1:]) for place in range(shape[0]))}]"
