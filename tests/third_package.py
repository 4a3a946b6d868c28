"""Installs the game in tests/third_game as a user would: copied elsewhere, built and installed by pip, once for all tests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock

from tests.places import TESTS

SOURCE = TESTS / "third_game"


def installed(factory: pytest.TempPathFactory) -> Path:
    """Return the folder with the installed package. Nothing is downloaded; test workers share one installation."""
    base = factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    target = shared / "third-game"
    with FileLock(shared / "third-game.lock"):
        if not target.exists():
            _install(shared / "third-game-source", target)
    return target


def _install(copy: Path, target: Path) -> None:
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    unfinished = target.with_suffix(".unfinished")
    command = ["pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--target", str(unfinished)]
    done = subprocess.run([sys.executable, "-m", *command, str(copy)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    unfinished.rename(target)
