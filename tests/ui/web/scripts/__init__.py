"""What is read from a page: these scripts look and change nothing, but for `chance`, from which a page gets its chance."""

from functools import cache
from pathlib import Path


@cache
def script(name: str) -> str:
    """The source of a function that reads."""
    return (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8")
