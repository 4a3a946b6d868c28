"""Fixtures for all tests."""

import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.chance import dealt_here

if TYPE_CHECKING:
    from tests.server.clients import Serving


collect_ignore = ["third_game"]  # a separate package; test_third_game.py installs it

HOMES = Path(tempfile.mkdtemp(prefix="dvergar-homes-"))
_numbers = itertools.count(1)

os.environ["XDG_DATA_HOME"] = str(HOMES / "0")


def pytest_unconfigure() -> None:
    """Remove temporary files."""
    shutil.rmtree(HOMES, ignore_errors=True)


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own home folder, so that nothing is saved to the real one."""
    monkeypatch.setenv("XDG_DATA_HOME", str(HOMES / str(next(_numbers))))


@pytest.fixture(autouse=True)
def _dealt() -> Iterator[None]:
    """Deal the same cards in every run."""
    with dealt_here():
        yield


@pytest.fixture(scope="session")
def third_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the game of another package (tests/third_game) and return its folder."""
    from tests.third_package import installed

    return installed(tmp_path_factory)


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Serving]":
    """Run `dvergar serve` as a process, for all tests that neither kill it nor need limits of their own."""
    from tests.server.clients import Serving

    with Serving(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert running.stop() == 0
