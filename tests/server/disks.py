"""A disk that fails on demand, for a process started on it."""

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
    """Compile the library that is preloaded into the process."""
    library = folder / "failing_disk.so"
    subprocess.run([COMPILER or "cc", "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"], check=True)
    return library


class Disk:
    """The disk of a process: `fails` makes "fsync" or writes ("full") fail until `well` is called."""

    def __init__(self, folder: Path, library: Path) -> None:
        self._folder = folder
        self.environment = {"LD_PRELOAD": str(library), "FAILING_DISK": str(folder)}

    def fails(self, how: str) -> None:
        (self._folder / how).touch()

    def well(self) -> None:
        for trouble in self._folder.iterdir():
            trouble.unlink()
