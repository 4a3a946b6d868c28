"""The compiler of plain sources translates what it knows and refuses everything else, naming file and line."""

import textwrap
from pathlib import Path

import pytest

from dvergar.core.compilation.compiler import join
from dvergar.core.compilation.names import UnsupportedSource
from dvergar.core.compilation.subset import ADVICE, C_NODES, PYTHON_NODES
from dvergar.core.compilation.units import Unit
from dvergar.games import units
from tests.core.compilation.tiny_unit import WriteUnit, write_unit

__all__ = ["write_unit"]

IMPORTS = """\
from functools import cache, lru_cache
from typing import cast
from dvergar.core.fields import Annotated, Fields, Grid, Row, byte, nogil, scratch, u64, verb, word, wraps
from tiny.tables import *
"""
TABLES = """\
LIMIT = 4
LARGE = 1 << 40
NAMES = {'a': 1}
RATE = 0.5
PRICES = (3, 5)
WORDS = ('a', 'b')
OBJECTS = ('WORDS',)
WIDE = ('LARGE',)
"""


def with_imports(text: str) -> str:
    """Return a source with the imports that the examples need."""
    names = "LARGE, LIMIT, NAMES, PRICES, RATE, WORDS"
    return IMPORTS.replace("*", names) + textwrap.dedent(text)


def refusal(unit: Unit, file: str) -> str:
    """Return why a unit is refused, which must be for the line of this file marked `# here`."""
    with pytest.raises(UnsupportedSource) as caught:
        join(unit)
    error = caught.value
    path = Path(unit.path(f"{unit.package}.{file}"))
    marked = [number for number, line in enumerate(path.read_text().splitlines(), 1) if "# here" in line]
    assert (error.filename, [error.lineno]) == (str(path), marked), str(error)
    assert str(error) == f"{path}:{error.lineno}: {error.msg}"
    return error.msg


FILES = {
    "a constant": ("X = 3  # here", "only imports, functions and classes"),
    "a condition": ("if LIMIT:  # here\n    pass", "only imports, functions and classes"),
    "a number alone": ("3  # here", "only imports, functions and classes"),
    "async def": ("async def f() -> None:  # here\n    pass", "`async def`"),
    "import of a module": ("import math  # here", "`import` of a whole module"),
    "import under another name": ("from math import sqrt as root  # here", "by its own name"),
    "relative import": ("from .tables import LIMIT  # here", "relative import"),
    "a name of the header": ("def memcpy(a: int) -> int:  # here\n    return a", "already defined in every compiled module"),
    "two functions in one file": (
        "def f() -> int:\n    return 1\ndef f() -> int:  # here\n    return 2",
        "already defined in",
    ),
}
SIGNATURES = {
    "decorator": ("@cache  # here\ndef f(a: int) -> int:\n    return a", "the decorator `@cache`"),
    "decorator with arguments": ("@lru_cache(3)  # here\ndef f(a: int) -> int:\n    return a", "the decorator `@lru_cache(3)`"),
    "verb outside a class": ("@verb  # here\ndef f(a: int) -> int:\n    return a", "the decorator `@verb`"),
    "a default that is no int": ("def f(a: u64 = 3) -> int:  # here\n    return 0", "`a` has a default value and is no `int`"),
    "a default with a fraction": ("def f(a: int = 0.5) -> int:  # here\n    return a", "the default value of `a`"),
    "a default of True": ("def f(a: int = True) -> int:  # here\n    return a", "the default value of `a`"),
    "a default of a table": ("def f(a: int = PRICES) -> int:  # here\n    return a", "the default value of `a`"),
    "a default of a large constant": ("def f(a: int = LARGE) -> int:  # here\n    return a", "the default value of `a`"),
    "a computed default": ("def f(a: int = 2 * LIMIT) -> int:  # here\n    return a", "the default value of `a`"),
    "keyword-only": ("def f(*, a: int) -> int:  # here\n    return a", "keyword-only"),
    "keyword-only with a default": ("def f(*, a: int = 1) -> int:  # here\n    return a", "keyword-only"),
    "positional-only": ("def f(a: int, /) -> int:  # here\n    return a", "positional-only"),
    "*args": ("def f(*a: int) -> int:  # here\n    return 0", "`*` or `**`"),
    "**kwargs": ("def f(**a: int) -> int:  # here\n    return 0", "`*` or `**`"),
    "unknown type of an argument": ("def f(a: str) -> int:  # here\n    return 0", "the type `str`"),
    "a list as an argument": ("def f(a: list[int]) -> int:  # here\n    return 0", "the type `list[int]`"),
    "nothing as an argument": ("def f(a: None) -> int:  # here\n    return 0", "the type `None`"),
    "unknown type of the result": ("def f(a: int) -> str:  # here\n    return ''", "the type `str`"),
    "argument without a type": ("def f(a) -> int:  # here\n    return 0", "has no type"),
    "result without a type": ("def f(a: int):  # here\n    return 0", "has no type"),
    "a class that comes later": ("def f(a: 'B') -> int:  # here\n    return 0\nclass B:\n    pass", "the type `B`"),
}


@pytest.mark.parametrize(("text", "reason"), [pytest.param(*case, id=name) for name, case in (FILES | SIGNATURES).items()])
def test_files_and_functions_are_refused(write_unit: WriteUnit, text: str, reason: str) -> None:
    assert reason in refusal(write_unit(tables=TABLES, rules=with_imports(text)), "rules")


CLASSES = {
    "decorator": ("@cache\nclass A:  # here\n    pass", "has a decorator"),
    "metaclass": ("class A(metaclass=type):  # here\n    pass", "a keyword"),
    "two bases": ("class A:\n    pass\nclass C:\n    pass\nclass B(A, C):  # here\n    pass", "one base"),
    "a foreign base": ("class A(dict):  # here\n    pass", "one base"),
    "a value": ("class A:\n    size = 3  # here", "annotated fields and methods"),
    "a field with a value": ("class A:\n    size: int = 3  # here", "has a value"),
    "a field of an unknown type": ("class A:\n    size: str  # here", "the type `str`"),
    "a class inside": ("class A:\n    class B:  # here\n        pass", "annotated fields and methods"),
    "an async method": ("class A:\n    async def f(self) -> None:  # here\n        pass", "annotated fields and methods"),
    "a special method": ("class A:\n    def __len__(self) -> int:  # here\n        return 0", "only `__init__`"),
    "a generated method": ("class A:\n    def clone(self) -> int:  # here\n        return 0", "written by the compiler"),
    "two methods": (
        "class A:\n    def f(self) -> int:\n        return 0\n    def f(self) -> int:  # here\n        return 1",
        "already defined in line",
    ),
    "a field and a method": (
        "class A:\n    f: int\n    def f(self) -> int:  # here\n        return 1",
        "already defined in line",
    ),
    "staticmethod": ("class A:\n    @staticmethod  # here\n    def f(self) -> int:\n        return 0", "`@staticmethod`"),
    "property": ("class A:\n    @property  # here\n    def f(self) -> int:\n        return 0", "`@property`"),
    "a method without self": ("class A:\n    def f() -> int:  # here\n        return 0", "must be `self`"),
    "default": ("class A:\n    def f(self, a: int = 3) -> int:  # here\n        return 0", "a method has none"),
    "default of a verb": (
        "class A:\n    @verb\n    def f(self, a: int = 3) -> int:  # here\n        return 0",
        "a method has none",
    ),
    "a verb of an unknown type": ("class A:\n    @verb\n    def f(self, a: str) -> int:  # here\n        return 0", "type `str`"),
    "a verb that returns a list": (
        "class A:\n    @verb\n    def f(self) -> list[int]:  # here\n        return []",
        "`list[int]`",
    ),
    "a method in place of a verb": (
        """
        class A:
            @verb
            def f(self) -> int:
                return 0
        class B(A):
            def f(self) -> int:  # here
                return 1
        """,
        "both be marked `@verb`",
    ),
    "a verb in place of a method": (
        """
        class A:
            def f(self) -> int:
                return 0
        class B(A):
            @verb
            def f(self) -> int:  # here
                return 1
        """,
        "both be marked `@verb`",
    ),
    "smaller numbers first": (
        "class A(Fields):  # here\n    a: Annotated[int, byte()]\n    b: Annotated[int, word()]",
        "larger numbers must come first",
    ),
    "scratch between the fields": (
        """
        class A(Fields):  # here
            a: Annotated[int, byte()]
            x: Annotated[int, scratch()]
            b: Annotated[int, byte()]
        """,
        "must stand together",
    ),
    "a position in two classes": (
        """
        class A(Fields):
            a: Annotated[int, byte()]
        class B(A):  # here
            b: Annotated[int, byte()]
        """,
        "in one class",
    ),
}


@pytest.mark.parametrize(("text", "reason"), [pytest.param(*case, id=name) for name, case in CLASSES.items()])
def test_classes_are_refused(write_unit: WriteUnit, text: str, reason: str) -> None:
    assert reason in refusal(write_unit(tables=TABLES, rules=with_imports(text)), "rules")


BODIES = {
    "str as a local": ("x: str = a  # here", "the type `str`"),
    "a class as a local": ("x: Item = item  # here", "the type `Item`"),
    "unknown type in one line": ("if a: x: str = 4  # here", "the type `str`"),
    "annotated without a value": ("x: int  # here", "no value"),
    "annotated attribute": ("item.size: int = 3  # here", "only a local variable"),
    "annotated in brackets": ("(x): int = 3  # here", "only a local variable"),
    "an argument annotated again": ("a: u64 = 3  # here", "already has a type"),
    "two types for one local": ("x: int = 3\nx: u64 = 4  # here", "already has a type"),
    "function inside": ("def g() -> int:  # here\n    return 3", "a function inside a function"),
    "async function inside": ("async def g() -> int:  # here\n    return 3", "`async def`"),
    "class inside": ("class G:  # here\n    pass", "a class inside"),
    "lambda": ("a = (lambda: 3)()  # here", "call a function or a method by its name"),
    "lambda as a value": ("x = lambda: 3  # here", "`lambda`"),
    "global": ("global B  # here", "`global`"),
    "import inside": ("from math import sqrt  # here", "an import inside"),
    "import module inside": ("import math  # here", "an import inside"),
    "try": ("try:  # here\n    pass\nfinally:\n    pass", "`try`"),
    "try except*": ("try:  # here\n    pass\nexcept* ValueError:\n    pass", "`try`"),
    "raise": ("raise ValueError  # here", "`raise`"),
    "assert": ("assert a  # here", "`assert`"),
    "del": ("del a  # here", "`del`"),
    "match": ("match a:  # here\n    case 1:\n        pass", "`match`"),
    "yield": ("yield a  # here", "a value that nobody uses"),
    "yield as a value": ("x = yield a  # here", "`yield`"),
    "yield from": ("x = yield from a  # here", "`yield from`"),
    "walrus": ("if x := a:  # here\n    pass", "`:=`"),
    "f-string": ("x = f'{a}'  # here", "an f-string"),
    "text": ("x = 'text'  # here", "the value 'text'"),
    "bytes": ("x = b'1'  # here", "the value b'1'"),
    "None": ("x = None  # here", "the value None"),
    "complex": ("x = 3j  # here", "the value 3j"),
    "text in between": ("a = 1\n'why'  # here", "a value that nobody uses"),
    "dots": ("...  # here", "a value that nobody uses"),
    "a value alone": ("a + 1  # here", "a value that nobody uses"),
    "with": ("with nogil:  # here\n    pass", "`with`"),
    "two targets": ("x = y = a  # here", "several `=`"),
    "tuple target": ("x, y = a, a  # here", "a tuple"),
    "list": ("x = [a]  # here", "a list"),
    "tuple": ("x = (a, a)  # here", "a tuple"),
    "dictionary": ("x = {a: a}  # here", "a dictionary"),
    "set": ("x = {a}  # here", "a set"),
    "list comprehension": ("x = [i for i in range(a)]  # here", "a list comprehension"),
    "set comprehension": ("x = {i for i in range(a)}  # here", "a set comprehension"),
    "dictionary comprehension": ("x = {i: i for i in range(a)}  # here", "a dictionary comprehension"),
    "generator": ("x = max(i for i in range(a))  # here", "a generator expression"),
    "slice": ("x = item.row[1:2]  # here", "a slice"),
    "negative index": ("x = item.row[-1]  # here", "a negative index"),
    "power": ("x = a ** 2  # here", "`**`"),
    "power in place": ("a **= 2  # here", "`**`"),
    "matrix product": ("x = a @ a  # here", "`@`"),
    "plus sign": ("x = +a  # here", "a leading `+`"),
    "in": ("x = a in item.row  # here", "`in`"),
    "not in": ("x = a not in item.row  # here", "`not in`"),
    "is": ("x = a is item  # here", "`is`"),
    "is not": ("x = a is not item  # here", "`is not`"),
    "loop over a list": ("for x in item.row:  # here\n    pass", "`range(…)`"),
    "loop over two": ("for x, y in range(a):  # here\n    pass", "one variable"),
    "for else": ("for x in range(a):\n    pass\nelse:\n    pass  # here", "`else` of a loop"),
    "while else": ("while a:\n    pass\nelse:\n    pass  # here", "`else` of a loop"),
    "variable step": ("for x in range(0, a, a):  # here\n    pass", "the step of `range`"),
    "range as a value": ("x = range(a)  # here", "`range` cannot be called here"),
    "keyword in a call": ("x = other(a=a)  # here", "a keyword argument"),
    "star in a call": ("x = other(*item.row)  # here", "`*` before an argument"),
    "call of a call": ("x = other(a)(a)  # here", "by its name"),
    "call of a builtin": ("x = len(item.row)  # here", "`len` cannot be called here"),
    "call of a list function": ("x = listed(a)  # here", "`listed` cannot be called here"),
    "call of an unknown function": ("x = missing(a)  # here", "`missing` cannot be called here"),
    "making an object": ("x = Item()  # here", "makes an object"),
    "a method that is no verb": ("x = item.plain()  # here", "the method `plain`"),
    "function as a value": ("x = other  # here", "`other` is an object"),
    "class as a value": ("x = Item  # here", "`Item` is an object"),
    "builtin as a value": ("x = len  # here", "`len` is an object"),
    "unknown name": ("x = MISSING  # here", "`MISSING` is unknown"),
    "a constant that is a dictionary": ("x = NAMES  # here", "the constant `NAMES`"),
    "a constant with a fraction": ("x = RATE  # here", "the constant `RATE`"),
    "a constant that is an object": ("x = WORDS  # here", "`WORDS` is an object"),
    "cast to a number": ("x = cast(int, a)  # here", "this `cast`"),
    "cast to an unknown class": ("x = other(cast(Missing, item))  # here", "this `cast`"),
    "cast with one argument": ("x = other(cast(Item))  # here", "this `cast`"),
    "cast with keywords": ("x = other(cast(Item, val=item))  # here", "a keyword argument"),
    "cast under its module": ("x = typing.cast(Item, item)  # here", "the method `cast`"),
    "something refused in a cast": ("x = other(cast(Item, item.row[-1]))  # here", "a negative index"),
    "something refused far below": ("if a:\n    while a:\n        x = 1 if a else -(a ** 2)  # here", "`**`"),
}
SURROUNDINGS = """
class Item(Fields):
    size: Annotated[int, scratch()]
    row: Annotated[Row, scratch(3)]
    def plain(self) -> int:
        return 0
    @verb
    def swift(self) -> int:
        return 0
def other(a: int) -> int:
    return a
def listed(a: int) -> list[int]:
    return [a]
"""


def function(body: str) -> str:
    return with_imports(SURROUNDINGS) + "def f(item: Item, a: int) -> None:\n" + textwrap.indent(body, "    ") + "\n"


def method(body: str, *, verb: bool) -> str:
    text = "class More(Item):\n" + ("    @verb\n" if verb else "") + "    def f(self, item: Item, a: int) -> None:\n"
    return with_imports(SURROUNDINGS) + text + textwrap.indent(body, "        ") + "\n"


@pytest.mark.parametrize(("body", "reason"), [pytest.param(*case, id=name) for name, case in BODIES.items()])
def test_what_needs_the_interpreter_is_refused_in_functions_and_verbs(write_unit: WriteUnit, body: str, reason: str) -> None:
    assert reason in refusal(write_unit(tables=TABLES, rules=function(body)), "rules")
    assert reason in refusal(write_unit(tables=TABLES, verbs=method(body, verb=True)), "verbs")


IN_METHODS = {
    "try": ("try:  # here\n    pass\nfinally:\n    pass", "`try`"),
    "with another manager": ("with open('x'):  # here\n    pass", "`with nogil:`"),
    "with as": ("with nogil as x:  # here\n    pass", "`with nogil:`"),
    "interpreter within nogil": ("with nogil:\n    x = [a]  # here", "a list"),
    "lambda": ("x = lambda: 3  # here", "`lambda`"),
    "nonlocal function": ("def g() -> int:  # here\n    return 3", "a function inside a function"),
    "yield": ("x = yield a  # here", "`yield`"),
    "walrus": ("x = (y := a)  # here", "`:=`"),
    "dictionary": ("x = {a: a}  # here", "a dictionary"),
    "generator": ("x = tuple(i for i in range(a))  # here", "a generator expression"),
    "power": ("x = a ** 2  # here", "`**`"),
    "negative index": ("x = [a][-1]  # here", "a negative index"),
    "slice": ("x = [a][1:]  # here", "a slice"),
    "loop over two": ("for x, y in []:  # here\n    pass", "one variable"),
    "keyword": ("x = other(a=a)  # here", "a keyword argument"),
    "unknown name": ("x = MISSING  # here", "`MISSING` is unknown"),
    "unknown function": ("x = missing(a)  # here", "`missing` is unknown"),
    "unknown type of a local": ("x: str = 'a'  # here", "the type `str`"),
    "a constant with a fraction": ("x = RATE  # here", "the constant `RATE`"),
}


@pytest.mark.parametrize(("body", "reason"), [pytest.param(*case, id=name) for name, case in IN_METHODS.items()])
def test_methods_are_refused(write_unit: WriteUnit, body: str, reason: str) -> None:
    assert reason in refusal(write_unit(tables=TABLES, rules=method(body, verb=False)), "rules")


def test_one_function_in_two_files_is_refused_and_both_are_named(write_unit: WriteUnit) -> None:
    unit = write_unit(first="def f() -> int:\n    return 1\n", second="\ndef f() -> int:  # here\n    return 2\n")
    assert f"`f` is already defined in {unit.path(unit.sources[0])}:1" in refusal(unit, "second")


def test_one_class_in_two_files_is_refused_and_both_are_named(write_unit: WriteUnit) -> None:
    unit = write_unit(first="class A:\n    pass\n", second="\nclass A:  # here\n    pass\n")
    assert f"`A` is already defined in {unit.path(unit.sources[0])}:1" in refusal(unit, "second")


def test_one_constant_in_two_files_is_refused_and_both_are_named(write_unit: WriteUnit) -> None:
    unit = write_unit(tables="LIMIT = 4\n", tables_too="\nLOW, LIMIT = 1, 4  # here\n")
    assert f"`LIMIT` is already defined in {unit.path(unit.constants[0])}:1" in refusal(unit, "tables_too")


def test_a_constant_and_a_function_of_one_name_are_refused(write_unit: WriteUnit) -> None:
    unit = write_unit(tables="T = 4\n", rules="def T() -> int:  # here\n    return 2\n")
    assert "`T` is already defined in" in refusal(unit, "rules")


def test_a_constant_may_be_imported_by_other_constants_modules(write_unit: WriteUnit) -> None:
    unit = write_unit(
        tables="from typing import TYPE_CHECKING\nLIMIT = 4\nTWICE = 2 * LIMIT\n",
        tables_too="from typing import TYPE_CHECKING\nfrom tiny.tables import LIMIT, TWICE\nTHRICE = 3 * LIMIT\n",
        tables_last="from tiny.tables_too import LIMIT, THRICE\nMORE = LIMIT + THRICE\n",
    )
    text = join(unit)
    assert [text.count(f"    {name} =") for name in ("LIMIT", "TWICE", "THRICE", "MORE")] == [1, 1, 1, 1]


def test_a_constant_defined_again_after_its_import_is_refused(write_unit: WriteUnit) -> None:
    unit = write_unit(tables="LIMIT = 4\n", tables_too="from tiny.tables import LIMIT\nLIMIT = 5  # here\n")
    assert "`LIMIT` is already defined in" in refusal(unit, "tables_too")


@pytest.mark.parametrize(
    "text",
    [
        "from tiny.tables import LIMIT as LEAST  # here\n",
        "from .tables import LIMIT  # here\n",
        "from tiny.tables import *  # here\n",
    ],
)
def test_constants_are_imported_by_their_own_names(write_unit: WriteUnit, text: str) -> None:
    unit = write_unit(tables="LIMIT = 4\n", tables_too=text)
    assert "by its own name" in refusal(unit, "tables_too")


AS_A_MODULE = {
    "an argument": ("def f(m: int) -> int:  # here\n    return m", "`m` is the module"),
    "a local variable": ("def f() -> int:\n    m = 3  # here\n    return m", "`m` is the module"),
    "an annotated variable": ("def f() -> int:\n    m: int = 3  # here\n    return m", "`m` is the module"),
    "a loop": ("def f() -> None:\n    for m in range(3):  # here\n        pass", "`m` is the module"),
    "a comprehension": ("def f() -> list[int]:\n    return [m for m in range(3)]  # here", "`m` is the module"),
    "a function": ("def m() -> int:  # here\n    return 3", "`m` is the module"),
    "a variable named as a constant": (
        "def f() -> int:\n    LIMIT = m.LIMIT  # here\n    return LIMIT",
        "`LIMIT` is a constant of",
    ),
    "an unknown constant": ("def f() -> int:\n    return m.MISSING  # here", "`m.MISSING` is unknown"),
    "a function of the unit": ("def f() -> int:\n    return m.f()  # here", "`m.f` is unknown"),
    "a changed constant": ("def f() -> None:\n    m.LIMIT = 3  # here", "it cannot be changed"),
    "the module itself": ("def f() -> int:\n    return m  # here", "`m` is the module"),
    "a constant that stays in Python": ("def f() -> int:\n    return m.NAMES  # here", "the constant `NAMES`"),
}


@pytest.mark.parametrize(("text", "reason"), [pytest.param(*case, id=name) for name, case in AS_A_MODULE.items()])
def test_a_module_of_constants_keeps_its_name(write_unit: WriteUnit, text: str, reason: str) -> None:
    unit = write_unit(tables=TABLES, rules=f"from tiny import tables as m\n{text}\n")
    assert reason in refusal(unit, "rules")


def test_only_constants_are_imported_as_a_module(write_unit: WriteUnit) -> None:
    unit = write_unit(tables=TABLES, first="def f() -> int:\n    return 1\n", rules="from tiny import first as one  # here\n")
    assert "`first as one` cannot be compiled" in refusal(unit, "rules")


def test_a_source_names_what_it_imports(write_unit: WriteUnit) -> None:
    unit = write_unit(tables="LIMIT = 4\n", rules="from tiny.tables import *  # here\n")
    assert "`import *`" in refusal(unit, "rules")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("LARGE = 1 << 31  # here\n", "name it in WIDE"),
        ("LEAST = -(1 << 31) - 1  # here\n", "name it in WIDE"),
        ("LARGE = 1 << 64  # here\nWIDE = ('LARGE',)\n", "from 0 to 2**64 - 1"),
        ("BELOW = -1  # here\nWIDE = ('BELOW',)\n", "from 0 to 2**64 - 1"),
        ("TABLE = (1, 1 << 40)  # here\n", "more than 32 bits"),
    ],
)
def test_constants_that_do_not_fit_their_c_type_are_refused(write_unit: WriteUnit, text: str, reason: str) -> None:
    assert reason in refusal(write_unit(tables=text), "tables")


def test_a_name_imported_from_elsewhere_may_not_mean_another_one_here(write_unit: WriteUnit) -> None:
    unit = write_unit(first="def ceil(a: float) -> int:\n    return 1\n", second="from math import ceil  # here\n")
    assert "`ceil` of math would become the one defined in" in refusal(unit, "second")


def test_a_syntax_error_names_its_file_too(write_unit: WriteUnit) -> None:
    unit = write_unit(rules="def f(:\n")
    with pytest.raises(SyntaxError) as caught:
        join(unit)
    assert (caught.value.filename, caught.value.lineno) == (unit.path(unit.sources[0]), 1)


def test_advice_names_nothing_that_is_always_accepted() -> None:
    assert not set(ADVICE) & {node.__name__ for node in C_NODES}
    assert {node.__name__ for node in PYTHON_NODES - C_NODES} - set(ADVICE) == {"FormattedValue", "comprehension", "withitem"}


SUPPORTED = with_imports("""
    def several_lines(a: int) -> u64:
        found: u64 = (
            a  # a comment
            + 1
        )
        return found
    def one_line(a: int) -> int: x: int = a; return x + 1
    def conditional(a: int) -> int:
        if a: x: int = 4
        else: x: int = 5
        return x
    def in_a_loop(a: int) -> int:
        total = 0
        for i in range(a):
            y: int = i * 2; total += y
        return total
    class Item(Fields):
        size: Annotated[int, scratch()]
        @verb
        def twice(self) -> int:
            return 2 * self.size
    class Large(Item):
        more: Annotated[int, scratch()]
    def of_large(item: Item) -> int:
        return cast(
            "Large",
            item,
        ).more + cast(Large, item).twice()
""")


def test_odd_layouts_are_translated(write_unit: WriteUnit) -> None:
    text = join(write_unit(tables=TABLES, rules=SUPPORTED))
    for part in (
        "    cdef unsigned long long found\n    found = a + 1\n    return found\n",
        "cdef int one_line(int a) noexcept nogil:\n    cdef int x\n    x = a\n    return x + 1\n",
        "    cdef int x\n    if a:\n        x = 4\n    else:\n        x = 5\n    return x\n",
        "    cdef int y\n    total = 0\n    for i in range(a):\n        y = i * 2\n        total += y\n",
        "    return (<Large>(item)).more + (<Large>(item)).twice()\n",
    ):
        assert part in text


@pytest.mark.parametrize("unit", units(), ids=lambda unit: unit.package)
def test_the_games_are_accepted(unit: Unit) -> None:
    assert unit.source_hash() in join(unit)
