"""The part of Python that the compiler (`core.compilation.compiler`) translates; the rest is refused, with file and line.

Only what is listed here is translated. There are two lists: one for C code, which runs without the interpreter
(functions and methods marked `@verb`), and a longer one for Python code (other methods, and functions that return a list).
"""

import ast
import builtins
from collections.abc import Iterable
from typing import NoReturn

from dvergar.core.compilation.names import C_TYPES, INHERITED_VERBS, Names, is_marked, methods_of, named, refuse

NUMBERS = ("int", "float", "bool", "u64")
CLASSES = "a class that comes before"

C_FUNCTIONS = frozenset({"abs", "max", "min", "sqrt"})
"""The built-in functions that C code may call."""

GENERATED_METHODS = INHERITED_VERBS | {"clone", "copy_from", "from_bytes", "take_log_bytes", "to_bytes", "unpacked"}
"""Methods that the compiler writes for every position; their interpreted form is in `core.fields`."""

C_NODES: frozenset[type[ast.AST]] = frozenset({
    ast.AnnAssign, ast.Assign, ast.AugAssign, ast.Break, ast.Continue, ast.Expr, ast.For, ast.If, ast.Pass, ast.Return, ast.While,
    ast.Attribute, ast.BinOp, ast.BoolOp, ast.Call, ast.Compare, ast.Constant, ast.IfExp, ast.Name, ast.Subscript, ast.UnaryOp,
    ast.Add, ast.BitAnd, ast.BitOr, ast.BitXor, ast.Div, ast.FloorDiv, ast.LShift, ast.Mod, ast.Mult, ast.RShift, ast.Sub,
    ast.And, ast.Or, ast.Invert, ast.Not, ast.USub,
    ast.Eq, ast.Gt, ast.GtE, ast.Lt, ast.LtE, ast.NotEq,
    ast.Load, ast.Store,
})  # fmt: skip
PYTHON_NODES = C_NODES | {
    ast.Raise, ast.With, ast.withitem,
    ast.FormattedValue, ast.Is, ast.IsNot, ast.JoinedStr, ast.List, ast.ListComp, ast.Starred, ast.Tuple, ast.comprehension,
}  # fmt: skip

ADVICE: dict[str, tuple[str, str]] = {
    "Assert": ("`assert`", "raise an error in a method that is called from Python"),
    "AsyncFunctionDef": ("`async def`", "write `def`"),
    "ClassDef": ("a class inside another block", "define it at the top of the file"),
    "Delete": ("`del`", "overwrite the value"),
    "Dict": ("a dictionary", "use a table of numbers in a constants module"),
    "DictComp": ("a dictionary comprehension", "use a table of numbers in a constants module"),
    "FunctionDef": ("a function inside a function", "define it at the top of the file"),
    "GeneratorExp": ("a generator expression", "write a `for` loop, or a list comprehension in a method"),
    "Global": ("`global`", "keep the value in a field of the position"),
    "Import": ("an import inside a function", "import at the top of the file"),
    "ImportFrom": ("an import inside a function", "import at the top of the file"),
    "In": ("`in`", "compare with `==`, or test a bit"),
    "Is": ("`is`", "compare with `==`"),
    "IsNot": ("`is not`", "compare with `!=`"),
    "JoinedStr": ("an f-string", "make texts in a method that is called from Python"),
    "Lambda": ("`lambda`", "define a function at the top of the file"),
    "List": ("a list", "use a declared field, or make the list in a method"),
    "ListComp": ("a list comprehension", "write a `for` loop, or make the list in a method"),
    "MatMult": ("`@`", "write a loop"),
    "Match": ("`match`", "write `if` and `elif`"),
    "NamedExpr": ("`:=`", "assign on a line of its own"),
    "Nonlocal": ("`nonlocal`", "keep the value in a field of the position"),
    "NotIn": ("`not in`", "compare with `!=`, or test a bit"),
    "Pow": ("`**`", "multiply, or shift with `<<`"),
    "Raise": ("`raise`", "return a number that says so, and raise in a method that is called from Python"),
    "Set": ("a set", "use the bits of a number"),
    "SetComp": ("a set comprehension", "use the bits of a number"),
    "Slice": ("a slice", "write a `for` loop"),
    "Starred": ("`*` before an argument", "name the arguments"),
    "Try": ("`try`", "test beforehand whether it can be done"),
    "TryStar": ("`try`", "test beforehand whether it can be done"),
    "Tuple": ("a tuple", "assign one value a line, and keep tables in a constants module"),
    "UAdd": ("a leading `+`", "leave it out"),
    "With": ("`with`", "only a method may say `with nogil:`"),
    "Yield": ("`yield`", "return a list from a method"),
    "YieldFrom": ("`yield from`", "return a list from a method"),
}
"""The name of a refused node, and what to write instead."""


def is_text(node: ast.stmt) -> bool:
    """Whether a statement is a docstring or another bare string."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def is_cast(node: ast.AST) -> bool:
    """Whether a node is `cast(…)`."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast"


class SourceCheck:
    """Checks one file of a unit. It learns the classes of the unit as it meets them."""

    def __init__(self, module: str, path: str, names: Names) -> None:
        self.module = module
        self.path = path
        self.names = names

    def refuse(self, node: ast.AST, reason: str) -> NoReturn:
        """Refuse the code at a node."""
        refuse(self.path, getattr(node, "lineno", 1), reason)

    def statement(self, node: ast.stmt) -> None:
        """Refuse a statement that is not allowed at the top level of a file."""
        if isinstance(node, ast.AsyncFunctionDef):
            self.refuse(node, "`async def` cannot be compiled: write `def`")
        if isinstance(node, ast.Import):
            self.refuse(node, "`import` of a whole module cannot be compiled: write `from … import …`")
        if not isinstance(node, ast.ImportFrom | ast.FunctionDef | ast.ClassDef) and not is_text(node):
            self.refuse(node, "only imports, functions and classes can be compiled: move constants to a constants module")

    def class_(self, node: ast.ClassDef) -> None:
        """Refuse a class that cannot be compiled, or else make it known."""
        if node.decorator_list or node.keywords or getattr(node, "type_params", None):
            self.refuse(node, f"the class `{node.name}` has a decorator, a keyword or a type parameter: leave it out")
        base = self._base(node)
        members = self._members(node)
        verbs = frozenset(method.name for method in methods_of(node) if is_marked(method, "verb"))
        methods = frozenset(method.name for method in methods_of(node)) - verbs
        known_verbs, known_methods = self.names.verbs_of.get(base, frozenset()), self.names.methods_of.get(base, frozenset())
        for name in (methods & known_verbs) | (verbs & known_methods):
            refuse(self.path, members[name], f"`{name}` and that of `{base}` must both be marked `@verb`, or neither")
        self.names.types[node.name] = node.name
        self.names.verbs_of[node.name] = known_verbs | verbs
        self.names.methods_of[node.name] = known_methods | methods

    def _base(self, node: ast.ClassDef) -> str:
        """Return the name of the base class; empty if there is none."""
        if not node.bases:
            return ""
        base = named(node.bases[0])
        if len(node.bases) > 1 or base not in self.names.verbs_of:
            self.refuse(node, f"`{node.name}` may have one base: `Fields`, or a class of the game that comes before it")
        return base

    def _members(self, node: ast.ClassDef) -> dict[str, int]:
        """Return the line of each field and method of a class."""
        members: dict[str, int] = {}
        for item in node.body:
            if is_text(item) or isinstance(item, ast.Pass):
                continue
            name = self._member(item)
            if name in members:
                self.refuse(item, f"`{name}` is already defined in line {members[name]}: a class has each name once")
            members[name] = item.lineno
        return members

    def _member(self, item: ast.stmt) -> str:
        """Return the name that a statement of a class defines."""
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            if item.value:
                self.refuse(item, f"the field `{item.target.id}` has a value: set it in a method, every field begins with 0")
            return item.target.id
        if not isinstance(item, ast.FunctionDef):
            self.refuse(item, "a class can have annotated fields and methods: move constants to a constants module")
        if item.name in GENERATED_METHODS:
            self.refuse(item, f"`{item.name}` is written by the compiler: choose another name")
        if item.name.startswith("__") and item.name != "__init__":
            self.refuse(item, f"`{item.name}` cannot be compiled: of the special methods only `__init__` can")
        return item.name

    def type_of(self, annotation: ast.expr | None, node: ast.AST, *others: str) -> str:
        """Return the C type of an annotation: a number or one of the `others` allowed here; CLASSES stands for all classes."""
        name = named(annotation)
        if not name:
            self.refuse(node, "this has no type: annotate it")
        is_class = name in self.names.types and name not in C_TYPES
        if name not in NUMBERS and name not in others and not (is_class and CLASSES in others):
            known = ", ".join(f"`{kind}`" for kind in (*NUMBERS, *others) if kind != CLASSES)
            known += f" or {CLASSES}" if CLASSES in others else ""
            self.refuse(annotation or node, f"the type `{name}` cannot be compiled here: write {known}")
        return self.names.types[name]

    def function(self, node: ast.FunctionDef) -> None:
        """Refuse a top-level function that cannot become a C function."""
        self._signature(node, ("wraps",), node.args.args)
        self._defaults(node)
        self.type_of(node.returns, node, "None", "list[int]")
        _Body(self, node, in_c=named(node.returns) != "list[int]").check()

    def method(self, node: ast.FunctionDef) -> None:
        """Refuse a method that cannot be compiled."""
        if not node.args.args or node.args.args[0].arg != "self" or node.args.args[0].annotation:
            self.refuse(node, f"the first argument of `{node.name}` must be `self`")
        is_verb = is_marked(node, "verb")
        self._signature(node, ("verb",), node.args.args[1:] if is_verb else ())
        if node.args.defaults:
            self.refuse(node, f"`{node.name}` has a default value: a method has none, only a function at the top of a file can")
        if is_verb:
            self.type_of(node.returns, node, "None")
        _Body(self, node, in_c=is_verb).check()

    def _signature(self, node: ast.FunctionDef, marks: Iterable[str], typed: Iterable[ast.arg]) -> None:
        """Refuse decorators and arguments that cannot be translated."""
        for mark in node.decorator_list:
            if not isinstance(mark, ast.Name) or mark.id not in marks:
                self.refuse(mark, f"the decorator `@{ast.unparse(mark)}` cannot be compiled: leave it out")
        if getattr(node, "type_params", None):
            self.refuse(node, f"`{node.name}` has type parameters: write plain types")
        every = node.args
        if every.vararg or every.kwarg:
            self.refuse(node, f"`{node.name}` has `*` or `**` arguments: name each argument")
        if every.kwonlyargs or every.posonlyargs:
            self.refuse(node, f"`{node.name}` has keyword-only or positional-only arguments: write plain arguments")
        for argument in typed:
            self.type_of(argument.annotation, argument, CLASSES)

    def _defaults(self, node: ast.FunctionDef) -> None:
        """Refuse default values that cannot be inserted at a call."""
        defaults = node.args.defaults
        for argument, value in zip(node.args.args[len(node.args.args) - len(defaults) :], defaults, strict=True):
            if named(argument.annotation) != "int":
                self.refuse(argument, f"`{argument.arg}` has a default value and is no `int`: give it in every call")
            if not self._is_integer(_without_sign(value)):
                self.refuse(
                    value, f"the default value of `{argument.arg}` cannot be compiled: write a whole number or its constant"
                )

    def _is_integer(self, value: ast.expr) -> bool:
        """Whether a value is an integer literal or a 32-bit constant."""
        if isinstance(value, ast.Constant):
            return type(value.value) is int
        return isinstance(value, ast.Name) and value.id in self.names.integers


class _Body:
    """Checks the body of one function."""

    def __init__(self, source: SourceCheck, node: ast.FunctionDef, *, in_c: bool) -> None:
        self.source = source
        self.names = source.names
        self.in_c = in_c
        self.arguments = {argument.arg for argument in node.args.args}
        self.statements = node.body[1:] if is_text(node.body[0]) else node.body
        stored = (part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store))
        self.locals = self.arguments | set(stored)
        self.annotated: dict[str, str] = {}
        self.ranges: list[ast.expr] = []

    def check(self) -> None:
        for statement in self.statements:
            self.visit(statement, statement)

    def visit(self, node: ast.AST, line: ast.AST) -> None:
        """Check a node and everything below it; `line` is the nearest node that has a line number."""
        line = node if hasattr(node, "lineno") else line
        if type(node) not in (C_NODES if self.in_c else PYTHON_NODES):
            kind = type(node).__name__
            name, instead = ADVICE.get(kind, (f"this ({kind})", "write it with simpler statements"))
            where = " in a function without the interpreter" if type(node) in PYTHON_NODES else ""
            self.source.refuse(line, f"{name} cannot be compiled{where}: {instead}")
        check = getattr(self, f"check_{type(node).__name__.lower()}", None)
        if check:
            check(node)
        if isinstance(node, ast.With):
            self.without_interpreter(node)
            return
        for child in children_of(node):
            self.visit(child, line)

    def without_interpreter(self, node: ast.With) -> None:
        """Check the code below `with nogil:` as C code."""
        self.in_c = True
        for statement in node.body:
            self.visit(statement, node)
        self.in_c = False

    def check_constant(self, node: ast.Constant) -> None:
        allowed = (int, float) if self.in_c else (int, float, str, type(None))
        if not isinstance(node.value, allowed):
            self.source.refuse(node, f"the value {node.value!r} cannot be compiled here: only numbers, True and False can")

    def check_expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Call):
            self.source.refuse(node, "a value that nobody uses cannot be compiled: leave it out, or write `pass`")

    def check_assign(self, node: ast.Assign) -> None:
        if len(node.targets) > 1:
            self.source.refuse(node, "several `=` in one statement cannot be compiled: assign one value a line")

    def check_annassign(self, node: ast.AnnAssign) -> None:
        if not isinstance(node.target, ast.Name) or not node.simple:
            self.source.refuse(node, "only a local variable can be annotated: leave the annotation out")
        name = node.target.id
        if node.value is None:
            self.source.refuse(node, f"the local variable `{name}` has a type and no value: give it one")
        kind = self.source.type_of(node.annotation, node, *(() if self.in_c else ("list[int]", CLASSES)))
        if name in self.arguments or self.annotated.setdefault(name, kind) != kind:
            self.source.refuse(node, f"`{name}` already has a type: choose another name")

    def check_for(self, node: ast.For) -> None:
        if node.orelse:
            self.source.refuse(node.orelse[0], "`else` of a loop cannot be compiled: use a flag")
        if not isinstance(node.target, ast.Name):
            self.source.refuse(node, "a loop over several variables cannot be compiled: use one variable")
        self.ranges.append(node.iter)
        if self.in_c and not (isinstance(node.iter, ast.Call) and named(node.iter.func) == "range"):
            self.source.refuse(node, "only a loop over `range(…)` can be compiled here: count through an index")

    def check_while(self, node: ast.While) -> None:
        if node.orelse:
            self.source.refuse(node.orelse[0], "`else` of a loop cannot be compiled: use a flag")

    def check_with(self, node: ast.With) -> None:
        if len(node.items) > 1 or named(node.items[0].context_expr) != "nogil" or node.items[0].optional_vars:
            self.source.refuse(node, "`with` can only be compiled as `with nogil:`")

    def check_subscript(self, node: ast.Subscript) -> None:
        if (
            isinstance(node.slice, ast.UnaryOp)
            and isinstance(node.slice.op, ast.USub)
            and isinstance(node.slice.operand, ast.Constant)
        ):
            self.source.refuse(node, "a negative index cannot be compiled: count from the beginning")

    def check_call(self, node: ast.Call) -> None:
        if node.keywords:
            self.source.refuse(node, "a keyword argument cannot be compiled: give it by its place")
        if is_cast(node):
            self.check_cast(node)
        elif isinstance(node.func, ast.Name):
            self.check_callee(node, node.func)
        elif not isinstance(node.func, ast.Attribute):
            self.source.refuse(node, "this call cannot be compiled: call a function or a method by its name")
        elif self.in_c and node.func.attr not in self.names.verbs:
            self.source.refuse(node, f"the method `{node.func.attr}` needs the interpreter: mark it `@verb`, or call a function")

    def check_cast(self, node: ast.Call) -> None:
        if len(node.args) != 2 or named(node.args[0]) not in self.names.types or named(node.args[0]) in C_TYPES:
            self.source.refuse(node, "this `cast` cannot be compiled: write `cast(Class, value)` with a class that comes before")

    def check_callee(self, node: ast.Call, callee: ast.Name) -> None:
        name = callee.id
        if not self.in_c:
            self.check_name(callee)
        elif name == "range" and node in self.ranges:
            if len(node.args) == 3 and not isinstance(_without_sign(node.args[2]), ast.Constant):
                self.source.refuse(node, "the step of `range` must be a number here: write a `while` loop")
        elif name in self.names.classes:
            self.source.refuse(node, f"`{name}(…)` makes an object, which needs the interpreter: declare a field of this class")
        elif not self.names.functions.get(name, name in C_FUNCTIONS):
            self.source.refuse(node, f"`{name}` cannot be called here: it needs the interpreter, or is no function of the game")

    def check_name(self, node: ast.Name) -> None:
        name = node.id
        if name in self.locals or name in self.names.numbers:
            return
        if name in self.names.untranslated:
            self.source.refuse(node, f"the constant `{name}` cannot be compiled: only whole numbers and even tables of them can")
        if name not in self.names.places and name not in C_FUNCTIONS and not hasattr(builtins, name):
            self.source.refuse(node, f"`{name}` is unknown: it is no constant, function or class of the game's files")
        if self.in_c:
            self.source.refuse(
                node, f"`{name}` is an object, which needs the interpreter: only numbers and tables can be used here"
            )


def children_of(node: ast.AST) -> Iterable[ast.AST]:
    """Yield the child nodes to check as code: not types in annotations and casts, nor the name of a called function."""
    if isinstance(node, ast.AnnAssign):
        return [node.target, *([node.value] if node.value else [])]
    if isinstance(node, ast.Call) and is_cast(node):
        return node.args[1:]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.args
    return ast.iter_child_nodes(node)


def _without_sign(node: ast.expr) -> ast.expr:
    return node.operand if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) else node
