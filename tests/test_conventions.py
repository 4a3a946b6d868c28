"""Rules of this repository: our own warnings are errors, and tests read nothing outside it."""

import re

import pytest

from tests.places import ROOT


def test_a_warning_raised_in_dvergar_is_an_error() -> None:
    with pytest.raises(UserWarning, match="ours"):
        exec("import warnings; warnings.warn('ours')", {"__name__": "dvergar.anywhere"})


def test_no_file_refers_outside_the_repository() -> None:
    outside = re.compile(r"\.\./" + "shared|/" + "work/|/" + "root/|(?<!scores)/" + "home/")
    folders = ("src", "tests", "bench", "fuzz", "tools", "docs", "frontend/src", "frontend/style")
    kinds = (".py", ".ftl", ".md", ".ts", ".tsx", ".css", ".json")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in kinds]
    assert len(files) > 200
    pages = [*ROOT.glob("*.md"), *ROOT.glob("frontend/*.json")]
    assert [str(path) for path in (*files, *pages) if outside.search(path.read_text(encoding="utf-8"))] == []
