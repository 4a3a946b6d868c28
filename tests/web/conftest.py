"""What tests of the page share: a real server on a file, real Chromium, and guests of both."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.clients import Serving
from tests.web.browsing import FLAGS, PATIENCE, Guest
from tests.web.rest import Desk

Visit = Callable[..., Guest]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium; for the package alone, because its driver keeps a loop running that other tests would stumble over."""
    program = shutil.which("chromium")
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail("CHROMIUM IS MISSING: apt-get install chromium")
        pytest.skip("NO CHROMIUM HERE: THE PAGE IS NOT TESTED")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """`dvergar serve` as a process."""
    with Serving(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture
def desk(serving: Serving) -> Iterator[Desk]:
    """Tables of that server, opened beside the page."""
    with Desk(serving.http) as opened:
        yield opened


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, so that its pages are shown."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visit(browser: Browser, serving: Serving, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    """Makes guests. At the end of the test nothing may have gone wrong on any of their pages; if it failed, see what they saw."""
    guests: list[Guest] = []

    def come(home: str = serving.http, **how: Any) -> Guest:
        guests.append(Guest(browser, home, **how))
        return guests[-1]

    yield come
    for number, guest in enumerate(guests):
        if request.node.stash.get(FAILED, False) and not guest.page.is_closed():
            guest.page.screenshot(path=tmp_path / f"guest-{number}.png")
            print(f"guest {number} at {guest.page.url} saw {tmp_path / f'guest-{number}.png'}; faults: {guest.faults[:5]}")
        guest.close()
    for guest in guests:
        guest.check()


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    """A file for a record."""
    return tmp_path / "record.json"
