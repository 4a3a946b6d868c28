"""The stylesheet's sources stay readable: named breakpoints, layers instead of !important, shallow selectors, no dead classes."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.places import ROOT

MAIN = '@layer base, games;\n@import "./a.css" layer(base);\n@import "./games/chess/b.css" layer(games);\n'
BREAKPOINTS = "@custom-media --phone (max-width: 40em);\n@custom-media --wide (min-width: 60em) and (max-width: 80em);\n"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """tools/frontend_styles.py, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("frontend_styles", ROOT / "tools" / "frontend_styles.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def complaints(tool: ModuleType, tmp_path: Path) -> "Complaints":
    """What the tool finds in a small stylesheet of two files, one of them a game's."""
    return Complaints(tool, tmp_path)


class Complaints:
    """A folder of styles and one of sources, without a fault until one is written."""

    def __init__(self, tool: ModuleType, folder: Path) -> None:
        self.tool, self.folder = tool, folder

    def __call__(self, a: str, main: str = MAIN) -> list[str]:
        files = {"main.css": main, "breakpoints.css": BREAKPOINTS, "a.css": a, "games/chess/b.css": ".pawn { color: red; }\n"}
        for name, text in files.items():
            path = self.folder / "style" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        (self.folder / "src").mkdir(exist_ok=True)
        (self.folder / "src" / "a.tsx").write_text('<b class={`row pawn seat-${seat}`}/>; "coin"; "x"; "y";', encoding="utf-8")
        found: list[str] = self.tool.complaints(self.folder / "style", self.folder / "src")
        return found


def test_the_styles_of_the_page_are_clean(tool: ModuleType) -> None:
    assert tool.complaints() == []


def test_the_names_of_breakpoints_are_replaced_by_their_conditions(tool: ModuleType, complaints: Complaints) -> None:
    assert complaints("@media (--wide) { .row { --phone: 1; } }\n@media print { .row { color: var(--phone); } }\n") == []
    copied = tool.copy_resolved(complaints.folder / "copy", complaints.folder / "style")
    assert copied.read_text(encoding="utf-8") == MAIN
    text = (copied.parent / "a.css").read_text(encoding="utf-8")
    assert text.startswith("@media (min-width: 60em) and (max-width: 80em) { .row { --phone: 1; } }")
    assert "var(--phone)" in text


@pytest.mark.parametrize(
    ("a", "complaint"),
    [
        ("@media (max-width: 41em) { .row { color: red; } }", "a.css: @media (max-width: 41em) is none of the named breakpoints"),
        ("@media (--fone) { .row { color: red; } }", "a.css: no breakpoint is called --fone"),
        (".row .coin > .x + .y { color: red; }", "a.css: .row .coin > .x + .y is 4 compound selectors deep"),
        (".row, .raw { color: red; }", "a.css: .raw: no source has the class raw"),
        ("@media print { .row { color: red; } .row { top: 0; } }", "a.css: .row stands twice"),
        ("/* Chess. */ .row { color: red; }", "a.css: chess is named outside games/"),
        (".row { color: red !important; }\n" + ".x { top: 0 !important; }" * 10, "11 times !important, more than 10"),
        (".row {\n" + "top: 0;\n" * 450 + "}", "a.css: 452 lines, more than 450"),
    ],
)
def test_what_makes_styles_hard_to_read_is_found(a: str, complaint: str, complaints: Complaints) -> None:
    assert [found for found in complaints(a) if found.startswith(complaint)]


def test_brackets_make_no_selector_deeper_and_values_make_classes(complaints: Complaints) -> None:
    assert complaints(".row:has(> .coin .x) :is(.x .y, .y) .seat-3[data-x='1 2'] { color: red; }") == []
    assert (
        complaints("@keyframes x { from { top: 0; } to { top: 1px; } }\n.row { top: 0; }\n@media print { .row { top: 0; } }")
        == []
    )


def test_every_file_is_imported_once_into_a_layer_that_is_declared(complaints: Complaints) -> None:
    assert complaints(".row { top: 0; }", MAIN + '@import "./a.css" layer(top);\n') == [
        "main.css: a.css lies in an unknown layer, top",
        "main.css: a.css is imported 2 times",
    ]
