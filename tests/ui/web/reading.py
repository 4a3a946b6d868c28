"""How a page is examined: by axe for accessibility, and by measuring whether any text is cut off or runs out of its box."""

import importlib.util
from functools import cache
from pathlib import Path
from typing import Any

from tests.ui.web.browsing import Guest
from tests.ui.web.scripts import script

CUT_ON_PURPOSE = (".vh", ".lines")
"""Words for ears alone; and the numbers of lines to which no column has come yet."""


def overflowing(guest: Guest) -> list[str]:
    """Texts that are cut off, run out of their box or off the page."""
    return list(guest.page.evaluate(script("overflow"), list(CUT_ON_PURPOSE)))


def too_small(guest: Guest) -> list[str]:
    """What a finger would miss: under 44 px. Rule ids in running text are excepted."""
    return list(guest.page.evaluate(script("small")))


@cache
def _axe() -> str:
    package = importlib.util.find_spec("axe_playwright_python")
    assert package
    assert package.submodule_search_locations
    return (Path(package.submodule_search_locations[0]) / "axe.min.js").read_text(encoding="utf-8")


def violations(guest: Guest, *rules: str) -> list[str]:
    """What axe finds, all of its rules or some. It is run by the debugger, so the strict policy stays in force."""
    page = guest.page
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found: Any = page.evaluate(script("axe"), list(rules))
    return list(found)
