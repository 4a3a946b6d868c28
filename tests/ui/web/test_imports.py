"""The page's sources import in one direction: layers, no cycles, games only through their registry."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.places import ROOT


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """Load tools/frontend_imports.py, which is not part of the package."""
    spec = importlib.util.spec_from_file_location("frontend_imports", ROOT / "tools" / "frontend_imports.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def complaints(tool: ModuleType, folder: Path, sources: dict[str, str]) -> list[str]:
    """Return the tool's complaints about a small tree of sources with two games."""
    for file, text in ({"games/chess/index.ts": "", "games/go/index.ts": ""} | sources).items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, encoding="utf-8")
    found: list[str] = tool.complaints(folder)
    return found


def test_the_sources_of_the_page_are_clean(tool: ModuleType) -> None:
    assert len(tool.imports_of(tool.SOURCES)) > 900
    assert tool.complaints() == []


def test_a_cycle_is_found_through_other_files_and_re_exports(tool: ModuleType, tmp_path: Path) -> None:
    sources = {
        "components/a.ts": 'import {\n  b,\n  type B,\n} from "./b.ts";\n',
        "components/b.ts": 'export { c } from "./c.ts";\n',
        "components/c.ts": 'import "./a.ts";\n',
    }
    assert complaints(tool, tmp_path, sources) == ["imports go round: components/a.ts, components/b.ts, components/c.ts"]


def test_imports_of_types_form_no_cycle(tool: ModuleType, tmp_path: Path) -> None:
    sources = {
        "components/a.ts": 'import { b } from "./b.ts";\n',
        "components/b.ts": 'import type { A } from "./a.ts";\nimport { type A as Other } from "./a.ts";\n',
    }
    assert complaints(tool, tmp_path, sources) == []


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("client/a.ts", "i18n/b.ts"),
        ("i18n/a.ts", "components/b.ts"),
        ("components/a.ts", "layout/b.ts"),
        ("layout/a.ts", "games/index.ts"),
        ("games/chess/a.ts", "pages/b.ts"),
        ("pages/a.ts", "main.tsx"),
    ],
)
@pytest.mark.parametrize("kind", ["import", "import type"])
def test_nothing_imports_from_a_higher_layer(tool: ModuleType, tmp_path: Path, importer: str, imported: str, kind: str) -> None:
    up = "../" * importer.count("/")
    sources = {importer: f'{kind} {{ b }} from "{up}{imported}";\n', imported: ""}
    assert complaints(tool, tmp_path, sources) == [f"{importer} imports {imported}, which is in a higher layer"]


def test_a_game_is_imported_only_through_the_registry(tool: ModuleType, tmp_path: Path) -> None:
    sources = {
        "games/game.ts": "",
        "games/index.ts": 'import { chess } from "./chess/index.ts";\nexport type { Game } from "./game.ts";\n',
        "games/chess/index.ts": 'import { board } from "./table/board.ts";\nimport type { Game } from "../game.ts";\n',
        "games/chess/table/board.ts": "",
        "pages/a.ts": 'import { GAMES } from "../games/index.ts";\n',
    }
    assert complaints(tool, tmp_path, sources) == []
    wrong = {
        "games/chess/table/board.ts": 'import { go } from "../../go/index.ts";\n',
        "games/go/index.ts": 'import { GAMES } from "../index.ts";\n',
        "pages/a.ts": 'import type { Game } from "../games/game.ts";\n',
    }
    assert [found.partition(";")[0] for found in complaints(tool, tmp_path, wrong)] == [
        "games/chess/table/board.ts imports games/go/index.ts",
        "games/go/index.ts imports games/index.ts",
        "pages/a.ts imports games/game.ts",
    ]


def test_outside_the_games_no_file_names_one(tool: ModuleType, tmp_path: Path) -> None:
    sources = {"generated/a.ts": "// chess\n", "games/go/b.ts": "// go\n", "pages/c.ts": "// Chess\n"}
    assert complaints(tool, tmp_path, sources) == ["pages/c.ts names Chess; only games/ knows the games"]
