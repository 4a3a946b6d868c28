"""Fixtures for the tests of the page: a real server with a database file, real Chromium, and guests."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.clients import Serving
from tests.ui.web.browsing import FLAGS, PATIENCE, PROGRAMS, Guest, Held
from tests.ui.web.rest_client import RestClient

Visit = Callable[..., Guest]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Chromium; only for this package, because its driver keeps an event loop running that would disturb other tests."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail("CHROMIUM IS MISSING: apt-get install chromium-headless-shell")
        pytest.skip("NO CHROMIUM HERE: THE PAGE IS NOT TESTED")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture
def rest(serving: Serving) -> Iterator[RestClient]:
    """Return the client that opens tables on that server."""
    with RestClient(serving.http) as opened:
        yield opened


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, so that its pages are saved."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


MOST_REGULARS = 3


@pytest.fixture(scope="package")
def regulars() -> Iterator[dict[str, Guest]]:
    """Keep guests of earlier tests, by their settings: reusing a page takes a third of the time of a new browser."""
    waiting: dict[str, Guest] = {}
    yield waiting
    for guest in waiting.values():
        guest.close()


@pytest.fixture
def visit(
    browser: Browser, regulars: dict[str, Guest], serving: Serving, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Visit]:
    """Return a function that creates guests. At the end of a test no page may have errors; if it failed, their pages are
    saved.
    """
    guests: list[tuple[str, Guest]] = []

    def come(home: str = serving.http, held: Held | None = None, **how: Any) -> Guest:
        kind = repr((home, how))
        if guest := regulars.pop(kind, None):
            guest.begin_anew(held)
        else:
            guest = Guest(browser, home, held=held, **how)
        guests.append((kind, guest))
        return guest

    yield come
    failed = request.node.stash.get(FAILED, False)
    for number, (kind, guest) in enumerate(guests):
        if failed and not guest.page.is_closed():
            guest.page.screenshot(path=tmp_path / f"guest-{number}.png")
            print(f"guest {number} at {guest.page.url} saw {tmp_path / f'guest-{number}.png'}; faults: {guest.faults[:5]}")
        if failed or kind in regulars or guest.home != serving.http or not guest.may_come_again:
            guest.close()
        else:
            guest.leave()
            regulars[kind] = guest
    while len(regulars) > MOST_REGULARS:
        regulars.pop(next(iter(regulars))).close()
    for _, guest in guests:
        guest.check()


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    """Return a path for a record."""
    return tmp_path / "record.json"
