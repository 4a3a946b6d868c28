"""The architecture: imports go in one direction, and a game owns everything that knows its name."""

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

import dvergar
from tests.places import ROOT

SOURCES = Path(dvergar.__file__).parent


def without_docstrings(path: Path) -> str:
    """Return the code and comments of a module; examples in docstrings may use any game."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for number in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[number] = ""
    return "\n".join(lines)


def test_outside_its_folder_no_code_names_a_game() -> None:
    names = re.compile(rf"(?<![a-z])({'|'.join(dvergar.known_games())})(?![a-z])", re.IGNORECASE)
    elsewhere = [path for path in SOURCES.rglob("*.py") if SOURCES / "games" not in path.parents]
    others = [path for path in elsewhere if path.name != "deprecated.py"]
    assert len(others) > 150
    knowing = {str(path.relative_to(SOURCES)): names.findall(without_docstrings(path)) for path in others}
    assert {path: found for path, found in knowing.items() if found} == {}


def test_every_game_has_the_same_folders() -> None:
    rooms = {"rules", "bot", "notation", "present", "adapters", "texts"}
    for name in dvergar.known_games():
        folder = SOURCES / "games" / name
        assert {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"} == rooms
        assert {"game.py", "options.py", "engine.py", "unit.py"} <= {path.name for path in folder.iterdir()}


def test_the_contracts_between_the_layers_hold() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == EXIT_STATUS_SUCCESS


def test_modules_have_no_import_cycles() -> None:
    graph = grimp.build_graph("dvergar", exclude_type_checking_imports=True, cache_dir=None)
    graph.remove_import(importer="dvergar.api.play", imported="dvergar.api.record")  # a position creates its record
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from error


def test_actions_are_parsed_in_one_file_per_game_and_language() -> None:
    ways = "split|partition|rpartition|startswith|endswith|removeprefix|slice|startsWith|endsWith|replace"
    apart = re.compile(rf"""(?<!thing)(\.words|\["words"\])(\[-1\])?\.({ways})\(""")
    assert apart.search('choice["words"].partition(" ")')
    assert apart.search('choice.words.split(" ")')
    sources = [*(SOURCES / "games").rglob("*.py"), *(ROOT / "frontend" / "src" / "games").rglob("*.ts*")]
    assert len(sources) > 100
    assert [str(path) for path in sources if path.stem != "actions" and apart.search(path.read_text(encoding="utf-8"))] == []
