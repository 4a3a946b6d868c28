"""Scripts that read a page without changing it; only `chance` changes one: it replaces the page's random numbers."""

from functools import cache
from pathlib import Path


@cache
def script(name: str) -> str:
    """Return the source of a script."""
    return (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8")
