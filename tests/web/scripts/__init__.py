"""What is read from a page. These scripts look; they change nothing."""

from functools import cache
from pathlib import Path


@cache
def script(name: str) -> str:
    """The source of a function that reads."""
    return (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8")
