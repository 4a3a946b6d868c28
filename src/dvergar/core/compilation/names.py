"""The names that the files of a unit define, each unique, and the error that refuses a file."""

import ast
from typing import NamedTuple, NoReturn

C_TYPES = {"int": "int", "float": "double", "bool": "bint", "u64": "unsigned long long", "None": "void", "list[int]": "list"}

INHERITED_VERBS = frozenset({"become", "fingerprint"})

HEADER_NAMES = frozenset({"SOURCE_HASH", "cython", "memcpy", "sqrt", "PyBytes_FromStringAndSize"})
"""The first lines of every compiled module."""


class UnsupportedSource(SyntaxError):
    """A source that cannot be compiled; the message says where, why and what to write instead.

    >>> print(UnsupportedSource("rules.py", 7, "`try` cannot be compiled"))
    rules.py:7: `try` cannot be compiled
    """

    def __init__(self, path: str, line: int, reason: str) -> None:
        super().__init__(reason, (path, line, None, None))

    def __str__(self) -> str:
        return f"{self.filename}:{self.lineno}: {self.msg}"


class Place(NamedTuple):
    """The place of a definition."""

    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


class Names:
    """The top-level names of all files of a unit. The files become one module, so each name must have one meaning."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}
        self.numbers: set[str] = set()
        self.integers: set[str] = set()
        self.untranslated: set[str] = set()
        self.constants_of: dict[str, set[str]] = {}
        self.functions: dict[str, bool] = {}
        self.signatures: dict[str, ast.arguments] = {}
        self.classes: set[str] = set()
        self.verbs: set[str] = set(INHERITED_VERBS)
        self.types = dict(C_TYPES)
        self.verbs_of: dict[str, frozenset[str]] = {"Fields": INHERITED_VERBS}
        self.methods_of: dict[str, frozenset[str]] = {"Fields": frozenset()}

    def add(self, name: str, place: Place) -> bool:
        """Add a definition; return False if this very definition is already known."""
        known = self.places.get(name)
        if known == place:
            return False
        if known:
            refuse(
                place.path,
                place.line,
                f"`{name}` is already defined in {known}: all files of a game become one module, rename one",
            )
        if name in HEADER_NAMES:
            refuse(place.path, place.line, f"`{name}` is already defined in every compiled module: choose another name")
        self.places[name] = place
        return True

    def declare(self, tree: ast.Module, path: str) -> None:
        """Add the functions and classes of a file."""
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                self.add(node.name, Place(path, node.lineno))
                self.functions[node.name] = named(node.returns) != "list[int]"
                self.signatures[node.name] = node.args
            elif isinstance(node, ast.ClassDef):
                self.add(node.name, Place(path, node.lineno))
                self.classes.add(node.name)
                self.verbs.update(method.name for method in methods_of(node) if is_marked(method, "verb"))

    def defaults_of(self, function: str, given: int) -> list[ast.expr]:
        """Return the default values of the arguments that a call leaves out."""
        signature = self.signatures.get(function)
        missing = len(signature.args) - given if signature else 0
        return signature.defaults[-missing:] if signature and 0 < missing <= len(signature.defaults) else []


def refuse(path: str, line: int, reason: str) -> NoReturn:
    """Raise `UnsupportedSource`: the source cannot be compiled."""
    raise UnsupportedSource(path, line, reason)


def named(annotation: ast.expr | None) -> str:
    """Return the type that an annotation names; a class not yet complete is named in quotes."""
    return ast.unparse(annotation).strip("'") if annotation else ""


def is_marked(node: ast.FunctionDef, name: str) -> bool:
    """Whether a function has this decorator."""
    return any(isinstance(mark, ast.Name) and mark.id == name for mark in node.decorator_list)


def methods_of(node: ast.ClassDef) -> list[ast.FunctionDef]:
    """Return the methods of a class."""
    return [item for item in node.body if isinstance(item, ast.FunctionDef)]
