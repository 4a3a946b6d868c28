"""Checks of a page: axe for accessibility, and measurements of text that is cut off or leaves its box."""

import importlib.util
from functools import cache
from pathlib import Path
from typing import Any

from tests.ui.web.browsing import Guest
from tests.ui.web.scripts import script

CUT_ON_PURPOSE = (".vh", ".lines")
"""Text for screen readers only, and line numbers that no column has reached."""


def overflowing(guest: Guest) -> list[str]:
    """Return texts that are cut off, leave their box or the page."""
    return list(guest.page.evaluate(script("overflow"), list(CUT_ON_PURPOSE)))


def too_small(guest: Guest) -> list[str]:
    """Return targets under 44 px, too small for a finger. Rule ids in running text are excepted."""
    return list(guest.page.evaluate(script("small")))


@cache
def _axe() -> str:
    package = importlib.util.find_spec("axe_playwright_python")
    assert package
    assert package.submodule_search_locations
    return (Path(package.submodule_search_locations[0]) / "axe.min.js").read_text(encoding="utf-8")


def violations(guest: Guest, *rules: str) -> list[str]:
    """Return what axe finds with all its rules or some. The debugger runs it, so the strict policy stays in force."""
    page = guest.page
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found: Any = page.evaluate(script("axe"), list(rules))
    return list(found)
