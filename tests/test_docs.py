"""The documentation: its links lead somewhere, its pages are short, its index has them all, its glossary has our words."""

import re
from pathlib import Path

import pytest

import dvergar
from dvergar.i18n import LANGUAGES
from tests.places import ROOT

DOCS = ROOT / "docs"
PAGES = [*ROOT.glob("*.md"), *sorted(DOCS.rglob("*.md"))]
RULES = ("nidavellir.md", "dwarf.md")
LINK = re.compile(r"\]\(([^)\s]*)\)")


def anchors(page: Path) -> set[str]:
    """The headings of a page, as GitHub links to them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        path, _, anchor = link.partition("#")
        if not link.startswith(("http:", "https:")):
            target = page.parent / path if path else page
            assert target.exists(), link
            assert not anchor or anchor in anchors(target), link


def test_sources_name_only_pages_that_there_are() -> None:
    folders = ("src", "tests", "tools", "bench", "fuzz", "examples", "frontend/src")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".ftl", ".ts", ".tsx")]
    named = {name for path in (*files, *PAGES) for name in re.findall(r"\bdocs/[\w/-]+\.md\b", path.read_text(encoding="utf-8"))}
    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_readme_counts_the_rules() -> None:
    count = sum(len(dvergar.game(name, players=2).rules.rule_ids) for name in dvergar.known_games())
    assert f"All {count} rules" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_pages_are_short() -> None:
    lines = {page.relative_to(ROOT).as_posix(): len(page.read_text(encoding="utf-8").splitlines()) for page in PAGES}
    assert lines["README.md"] < 120
    assert {page: count for page, count in lines.items() if count > 300 and Path(page).name not in RULES} == {}


def test_the_index_has_every_page() -> None:
    index = DOCS / "README.md"
    listed = {(DOCS / link.partition("#")[0]).resolve() for link in LINK.findall(index.read_text(encoding="utf-8"))}
    assert {page for page in PAGES if DOCS in page.parents and page != index} <= listed


def test_the_glossary_has_the_words_of_the_catalogue() -> None:
    glossary = (DOCS / "glossary.md").read_text(encoding="utf-8").partition("## In the program")[0]
    rows = [row.groups() for row in re.finditer(r"^\| (?!English)(.+?) \| (.+?) \| (.+?) \|", glossary, re.MULTILINE)]
    assert len(rows) > 70
    for number, language in enumerate(LANGUAGES):
        files = (ROOT / "src" / "dvergar").glob(f"**/{language}/*.ftl")
        texts = " ".join(path.read_text(encoding="utf-8") for path in files).lower()
        assert [row[number] for row in rows if row[number].lower() not in texts] == []
