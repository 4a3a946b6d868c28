"""A disk that fails when it is told to, for the process that is started on it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_name("failing_disk.c")
COMPILER = shutil.which("cc")

needs_compiler = pytest.mark.skipif(
    COMPILER is None and not os.environ.get("CI"), reason="NO C COMPILER: nothing is tested on a failing disk"
)


def compiled(folder: Path) -> Path:
    """What is loaded into the process before anything else."""
    library = folder / "failing_disk.so"
    subprocess.run([COMPILER or "cc", "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"], check=True)
    return library


class Disk:
    """The process's disk: `fails` with "fsync" or "full" until it is `well` again."""

    def __init__(self, folder: Path, library: Path) -> None:
        self._folder = folder
        self.environment = {"LD_PRELOAD": str(library), "FAILING_DISK": str(folder)}

    def fails(self, how: str) -> None:
        (self._folder / how).touch()

    def well(self) -> None:
        for trouble in self._folder.iterdir():
            trouble.unlink()
