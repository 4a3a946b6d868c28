"""Tests the tests of the rules by mutation: changes one spot at a time and checks that a test fails.

    .venv/bin/python tools/mutate.py                                all compiled files, about ten minutes for each game
    .venv/bin/python tools/mutate.py games.dwarf core               a game, or what all games share
    .venv/bin/python tools/mutate.py games.dwarf.rules              a folder
    .venv/bin/python tools/mutate.py games.nidavellir.rules.coins   a file

Each mutant lives in a forked child, where the code of one function is replaced. The tests that reach the changed line then run,
fast ones first, until one fails. A survivor that docs/measurements/mutation-survivors.md does not list makes the command fail.
Needs fork, so it does not run on Windows.
"""

import ast
import copy
import importlib
import os
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

os.environ["DVERGAR_CORE"] = "interpreted"

import pytest
from _pytest.runner import runtestprotocol

from dvergar.games import units

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "dvergar."
CHAPTERS = tuple(dict.fromkeys(name.removeprefix(PACKAGE) for unit in units() for name in unit.sources))
"""The files of every compiled unit, such as `games.dwarf.rules.flow` and `core.bits`."""
GAMES = tuple(unit.package.removeprefix(PACKAGE) for unit in units())
"""The games by package, such as `games.dwarf`; their tests are in the folder with the same path."""
LEFT_OUT = ("-m", "not hypothesis", "-k", "not [off]")  # no long property tests, nor tests that switch a rule off
SLOWEST = 0.2  # in seconds; slower tests are left out
PROCESSES = 2
MEMORY = 2 << 30
NOTICED = ("killed", "timed out")

NEW_COMPARISON: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
NEW_OPERATOR: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A single change: where it is, the old and the new text, and the changed code."""

    chapter: str
    function: FunctionType
    lines: range
    name: str
    code: CodeType


def replacements(node: ast.AST, module: ModuleType) -> Iterator[ast.AST]:
    """Yield what may replace a node."""
    match node:
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Name(name, ast.Load()) if name.isupper() and isinstance(getattr(module, name), int):
            yield ast.BinOp(node, ast.Add(), ast.Constant(1))
        case ast.Attribute(ast.Name(alias), name) if name.isupper() and isinstance(
            getattr(vars(module).get(alias), name, None), int
        ):
            yield ast.BinOp(node, ast.Add(), ast.Constant(1))
        case ast.expr():
            yield from other_expressions(node)
        case ast.stmt():
            yield from other_statements(node)


def other_expressions(node: ast.expr) -> Iterator[ast.expr]:
    """Yield what may replace a compound expression."""
    match node:
        case ast.Compare(left, [op], comparators):
            for comparison in NEW_COMPARISON[type(op)]:
                yield ast.Compare(left, [comparison()], comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for i in range(len(values)):
                rest = values[:i] + values[i + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(ast.Not() | ast.Invert() | ast.USub(), operand):
            yield operand
        case ast.BinOp(left, op, right):
            yield ast.BinOp(left, NEW_OPERATOR[type(op)](), right)
        case ast.IfExp(_, body, orelse):
            yield body
            yield orelse
        case ast.Call(ast.Name("range"), [*first, stop], []) if len(first) < 2:
            yield ast.Call(node.func, [*first, ast.BinOp(stop, ast.Sub(), ast.Constant(1))], [])


def other_statements(node: ast.stmt) -> Iterator[ast.stmt]:
    """Yield what may replace a statement."""
    match node:
        case ast.If(_, body, orelse):
            yield ast.If(ast.Constant(True), body, orelse)
            yield ast.If(ast.Constant(False), body, orelse)
        case ast.While(_, body, orelse):
            yield ast.While(ast.Constant(False), body, orelse)
        case ast.AugAssign(target, op, value):
            yield ast.AugAssign(target, NEW_OPERATOR[type(op)](), value)
            yield ast.Pass()
        case ast.Expr(ast.Call()) | ast.Assign() | ast.Return(None):
            yield ast.Pass()


def spots(function: ast.FunctionDef) -> Iterator[tuple[int, ast.AST, ast.stmt]]:
    """Yield the nodes of a function's body that may change: their number in `ast.walk`, and the statement around each."""
    parents = {child: node for node in ast.walk(function) for child in ast.iter_child_nodes(node)}
    body = {node for statement in function.body for node in ast.walk(statement)}
    for number, node in enumerate(ast.walk(function)):
        if node in body:
            statement = node
            while not isinstance(statement, ast.stmt):
                statement = parents[statement]
            if not (isinstance(statement, ast.AnnAssign) and node is statement.annotation):
                yield number, node, statement


def mutants_of(chapter: str, module: ModuleType) -> Iterator[Mutant]:
    """Yield all mutants of a rules file."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from mutants_in(chapter, module, node, getattr(module, node.name))
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield from mutants_in(chapter, module, method, vars(getattr(module, node.name))[method.name])


def mutants_in(chapter: str, module: ModuleType, function: ast.FunctionDef, original: FunctionType) -> Iterator[Mutant]:
    """Yield all mutants of a function."""
    seen = {ast.unparse(function)}
    names: Counter[str] = Counter()
    for number, node, statement in spots(function):
        for replacement in replacements(node, module):
            twin = copy.deepcopy(function)
            put_in_place(twin, number, copy.deepcopy(replacement))
            if ast.unparse(twin) in seen:
                continue
            seen.add(ast.unparse(twin))
            changed = list(ast.walk(twin))[list(ast.walk(function)).index(statement)]
            name = f"{chapter}.{function.name}: {first_line(statement)} → {first_line(changed)}"
            names[name] += 1
            if names[name] > 1:
                name += f" ({names[name]})"
            last = statement.test.end_lineno if isinstance(statement, ast.If | ast.While) else statement.end_lineno
            lines = range(statement.lineno, (statement.lineno if isinstance(statement, ast.For) else last or 0) + 1)
            yield Mutant(chapter, original, lines, name, compiled(twin, module, function.name))


def put_in_place(function: ast.FunctionDef, number: int, replacement: ast.AST) -> None:
    """Replace the node with this number."""
    old = list(ast.walk(function))[number]
    for node in ast.walk(function):
        for field, value in ast.iter_fields(node):
            if value is old:
                setattr(node, field, replacement)
            elif isinstance(value, list) and any(item is old for item in value):
                setattr(node, field, [replacement if item is old else item for item in value])
    ast.fix_missing_locations(function)


def first_line(node: ast.AST) -> str:
    """Return a statement without its body."""
    return ast.unparse(node).splitlines()[0]


def compiled(function: ast.FunctionDef, module: ModuleType, name: str) -> CodeType:
    """Return the code of a changed function."""
    names = dict(vars(module))
    exec(compile(ast.Module([function], []), str(module.__file__), "exec"), names)
    code = names[name].__code__
    assert isinstance(code, CodeType)
    return code


class Mutating:
    """The pytest plugin that runs the tests once unchanged, then again for every mutant."""

    def __init__(self, chapters: list[str]) -> None:
        self.modules = {name: importlib.import_module(PACKAGE + name) for name in chapters}
        self.reached: dict[tuple[str, int], set[pytest.Item]] = defaultdict(set)
        self.duration: dict[pytest.Item, float] = {}
        self.killers: dict[FunctionType, dict[pytest.Item, None]] = defaultdict(dict)
        self.outcome: dict[str, Counter[str]] = {name: Counter() for name in chapters}
        self.survivors: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Replace pytest's own loop."""
        for item in session.items:
            self.run_as_it_is(item)
        quick = [item for item in session.items if self.duration[item] < SLOWEST]
        print(f"{len(quick)} tests, {sum(self.duration[item] for item in quick):.0f} s", flush=True)
        number = {item: i for i, item in enumerate(quick)}
        running: dict[int, tuple[Mutant, list[pytest.Item], int]] = {}
        for chapter, module in self.modules.items():
            for mutant in mutants_of(chapter, module):
                tests = self.tests_for(mutant, number)
                if not tests:
                    self.settle(mutant, "never reached")
                    continue
                if len(running) == PROCESSES:
                    self.wait_for_one(running)
                read, write = os.pipe()
                sys.stdout.flush()
                child = os.fork()
                if child == 0:
                    try_mutant(mutant, tests, self.duration, write)
                os.close(write)
                running[child] = mutant, tests, read
        while running:
            self.wait_for_one(running)
        return True

    def run_as_it_is(self, item: pytest.Item) -> None:
        """Run a test without a mutant, which it must pass; record its duration and the lines of the rules that it reaches."""
        files = {module.__file__ for module in self.modules.values()}

        def on_call(frame: FrameType, _event: str, _argument: Any) -> Any:
            return on_line if frame.f_code.co_filename in files else None

        def on_line(frame: FrameType, _event: str, _argument: Any) -> Any:
            self.reached[frame.f_code.co_filename, frame.f_lineno].add(item)
            return on_line

        began = time.process_time()
        expect_pass(item)
        self.duration[item] = time.process_time() - began
        if self.duration[item] < SLOWEST:
            sys.settrace(on_call)
            expect_pass(item)
            sys.settrace(None)

    def tests_for(self, mutant: Mutant, number: dict[pytest.Item, int]) -> list[pytest.Item]:
        """Return the tests that reach the changed lines: those that killed mutants of the function first, then the fast ones."""
        file = mutant.function.__code__.co_filename
        tests = {item for line in mutant.lines for item in self.reached.get((file, line), ()) if item in number}
        first = self.killers[mutant.function]
        return sorted(tests, key=lambda item: (item not in first, self.duration[item], number[item]))

    def wait_for_one(self, running: dict[int, tuple[Mutant, list[pytest.Item], int]]) -> None:
        """Wait for a child and record the fate of its mutant."""
        child, status = os.wait()
        mutant, tests, read = running.pop(child)
        with os.fdopen(read) as pipe:
            said = pipe.read()
        if os.WIFSIGNALED(status):
            self.settle(mutant, "timed out" if os.WTERMSIG(status) == signal.SIGPROF else "crashed")
        elif os.waitstatus_to_exitcode(status) == 0:
            self.settle(mutant, "survived")
        else:
            self.killers[mutant.function][tests[int(said)]] = None
            self.settle(mutant, "killed")

    def settle(self, mutant: Mutant, what: str) -> None:
        """Count a mutant, and report it unless a test or an endless loop revealed it."""
        self.outcome[mutant.chapter][what] += 1
        if what not in NOTICED:
            self.survivors.append(mutant.name)
            print(f"{what}: {mutant.name}", flush=True)


def expect_pass(item: pytest.Item) -> None:
    """Run a test that has to pass."""
    if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
        sys.exit(f"{item.nodeid} fails without any mutant")


def try_mutant(mutant: Mutant, tests: list[pytest.Item], duration: dict[pytest.Item, float], write: int) -> None:
    """In the child: replace the code and run tests until one fails. A limit on processor time ends an endless loop."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    mutant.function.__code__ = mutant.code
    for i, item in enumerate(tests):
        signal.setitimer(signal.ITIMER_PROF, 2 + 10 * duration[item])
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
            os.write(write, str(i).encode())
            os._exit(1)
    os._exit(0)


def is_in(chapter: str, package: str) -> bool:
    """Whether a chapter is the named one or lies in the named package."""
    return f"{chapter}.".startswith(f"{package}.")


def chosen(names: list[str]) -> list[str]:
    """Return the chapters named individually or by package; all if none is named."""
    unknown = [name for name in names if not any(is_in(chapter, name) for chapter in CHAPTERS)]
    if unknown:
        sys.exit(f"no compiled file: {' '.join(unknown)}; there are {' '.join(CHAPTERS)}")
    return [chapter for chapter in CHAPTERS if not names or any(is_in(chapter, name) for name in names)]


def tests_of(chapters: list[str]) -> list[str]:
    """Return the tests of the games whose chapters change, or of all games if a shared chapter changes."""
    is_shared = any(is_in(chapter, "core") for chapter in chapters)
    changed = [game for game in GAMES if is_shared or any(is_in(chapter, game) for chapter in chapters)]
    return ["tests/core/test_rng.py", *(f"tests/{game.replace('.', '/')}" for game in changed)]


def main() -> int:
    """Mutate the named chapters, or all."""
    os.chdir(ROOT)
    chapters = chosen(sys.argv[1:])
    mutating = Mutating(chapters)
    pytest.main(["-n0", "-qq", "-s", *LEFT_OUT, *tests_of(chapters)], plugins=[mutating])
    for chapter, outcome in mutating.outcome.items():
        told = ", ".join(f"{count} {what}" for what, count in sorted(outcome.items()))
        print(f"{chapter}: {outcome.total()} mutants, {told}")
    noticed = sum(outcome[what] for outcome in mutating.outcome.values() for what in NOTICED)
    total = sum(outcome.total() for outcome in mutating.outcome.values())
    listed = ROOT / "docs" / "measurements" / "mutation-survivors.md"
    text = listed.read_text(encoding="utf-8")
    new = [name for name in mutating.survivors if f"`{name}`" not in text]
    print(f"{noticed} of {total} noticed; {len(new)} survivors are not in {listed.relative_to(ROOT)}", *new, sep="\n")
    return 0 if total and not new else 1


if __name__ == "__main__":
    sys.exit(main())
