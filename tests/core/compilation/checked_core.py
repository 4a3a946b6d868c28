"""Builds the checked cores once for all test processes."""

import importlib
import os
import subprocess
import sys
from functools import cache

import pytest
from filelock import FileLock

from dvergar.games import units
from tests.places import ROOT


@cache
def has_checked_core() -> bool:
    """Whether every game has a checked core that matches its sources, after building it if necessary. Needs a compiler."""
    ROOT.joinpath("build").mkdir(exist_ok=True)
    with FileLock(ROOT / "build" / "checked.lock"):
        code = "".join(f"import {unit.checked} as core; assert core.SOURCE_HASH == {unit.source_hash()!r}\n" for unit in units())
        if subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, cwd=ROOT).returncode == 0:
            return True
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--force"]
        environment = {**os.environ, "DVERGAR_BUILD": "checked"}
        built = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
        importlib.invalidate_caches()
        if built.returncode:
            print(built.stdout, built.stderr, file=sys.stderr)
        return built.returncode == 0


def require_checked_core() -> None:
    """Skip the test if the checked core cannot be built; in CI that is a failure."""
    if not has_checked_core():
        message = "THE CHECKED CORE CANNOT BE BUILT HERE: the three builds are not compared"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
