"""Fixtures for the tests of the command line."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from dvergar.cli.main import main


class Done(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Return a function that runs the command with lines of input; saved games go to a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("DVERGAR_LANG", "en")

    def command(*arguments: str, lines: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines.encode())))
        try:
            status = main(arguments)
        except SystemExit as left:
            status = int(left.code or 0)
        told = capsys.readouterr()
        return Done(status, told.out, told.err)

    return command
