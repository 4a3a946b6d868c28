"""A unit of a few lines, written to a folder as its own package."""

import importlib
import itertools
import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dvergar.core.compilation.units import Unit

_numbers = itertools.count(1)

WriteUnit = Callable[..., Unit]


@pytest.fixture
def write_unit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WriteUnit]:
    """Return a function that writes files as an importable package. Files named `tables…` are constants, the others sources."""
    package = f"tiny{next(_numbers)}"
    folder = tmp_path / package
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    def write(**files: str) -> Unit:
        for name, text in files.items():
            source = re.sub(r"\bfrom tiny\b", f"from {package}", textwrap.dedent(text))
            (folder / f"{name}.py").write_text(source, encoding="utf-8")
        importlib.invalidate_caches()
        constants = tuple(f"{package}.{name}" for name in files if name.startswith("tables"))
        return Unit(package, constants, tuple(f"{package}.{name}" for name in files if not name.startswith("tables")))

    yield write
    for name in [name for name in sys.modules if name.split(".")[0] == package]:
        del sys.modules[name]


def interpreted(unit: Unit) -> Any:
    """Return the last source of a unit as a plain module."""
    return importlib.import_module(unit.sources[-1])
