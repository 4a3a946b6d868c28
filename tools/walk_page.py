"""The page's part of a walk: a bid is clicked in one Chromium and revealed in another, and the files that run are recorded.

The page is built as usual, but not minified, and served in place of the shipped one. V8 counts the calls of every function
(precise coverage), and comments in the bundle name the file of each part. The first page is stopped once it has passed the
message to its socket, so that what it draws afterwards does not count.
"""

import asyncio
import bisect
import json
import re
import shutil
import tempfile
import time
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple, cast

import frontend
from playwright.async_api import Browser, CDPSession, Page, Route, StorageState, async_playwright

PROGRAMS = ("chromium-headless-shell", "chromium")
PATIENCE = 30_000
TAVERNS = ("goblin", "dragon", "horse")
SHOWN = '.told[data-phase="running"]:not([data-showing])'
WATCH = """() => {
  const watch = (done) => ([{ target }]) => "showing" in target.dataset || done();
  const observe = (done) => new MutationObserver(watch(done)).observe(told, { attributeFilter: ["data-showing"] });
  const told = document.querySelector(".told");
  globalThis.shown = new Promise(observe);
}"""
"""Holds a promise that resolves when an update has been shown."""
STOP = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) { send.call(this, data); if (globalThis.stopAtSend) debugger; };
"""
RECEIVING = (
    "frontend/src/client/*", "frontend/src/pages/table/TablePage.tsx", "frontend/src/components/motion.tsx",
    "frontend/src/games/*/motion/*",
)  # fmt: skip
"""The files that receive an update and show what happened; all others draw the current table."""
MODULE = re.compile(r"^// (src/\S+|\.\./\S+|https?:\S+|npm:\S+)$", re.MULTILINE)


class Seen(NamedTuple):
    """What ran on the pages, and when the walk began and ended on the monotonic clock."""

    sending: list[str]
    receiving: list[str]
    drawing: list[str]
    begin: int
    end: int


class Bundle:
    """The page as one readable script, with the source file of each part."""

    def __init__(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "app.js")
            frontend.deno("bundle", "--platform", "browser", "-o", str(path), "src/main.tsx")
            self.text = path.read_text(encoding="utf-8")
        parts = [(found.start(), found.group(1)) for found in MODULE.finditer(self.text)]
        self._starts, self._files = [start for start, _ in parts], [file for _, file in parts]

    def files(self, coverage: dict[str, Any]) -> list[str]:
        """Return our files with a function that was called, in the order of the bundle, imported files first."""
        functions = [one for script in coverage["result"] if script["url"].endswith("/app.js") for one in script["functions"]]
        called = {self._file_at(one["ranges"][0]["startOffset"]) for one in functions if one["ranges"][0]["count"]}
        return [f"frontend/{file}" for file in self._files if file in called and file.startswith("src/")]

    def _file_at(self, offset: int) -> str:
        return self._files[bisect.bisect_right(self._starts, offset) - 1] if offset >= self._starts[0] else ""


def bid(address: str, table: str, tokens: Sequence[str], calm: float) -> Seen:
    """Bid on the first seat's page, and wait until the second seat's page has shown the result."""
    return asyncio.run(_bid(address, table, tokens, calm))


async def _bid(address: str, table: str, tokens: Sequence[str], calm: float) -> Seen:
    bundle = Bundle()
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise SystemExit("Chromium is missing")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        visits = [await _visit(browser, bundle, f"{address}/table/{table}", seat, token) for seat, token in enumerate(tokens)]
        (one, counted), (other, counted_there) = visits
        await _lay_coins(one)
        await asyncio.sleep(calm)
        await one.evaluate("globalThis.stopAtSend = true")
        await other.evaluate(WATCH)
        await counted_there.send("Profiler.takePreciseCoverage")
        clicked, begin = await _click(one, counted)
        await asyncio.wait_for(other.evaluate("globalThis.shown"), PATIENCE / 1000)
        end = time.monotonic_ns()
        received = bundle.files(await counted_there.send("Profiler.takePreciseCoverage"))
        await browser.close()
    receiving = [file for file in received if any(fnmatch(file, pattern) for pattern in RECEIVING)]
    return Seen(bundle.files(clicked)[::-1], receiving, [file for file in received if file not in receiving], begin, end)


async def _visit(browser: Browser, bundle: Bundle, address: str, seat: int, token: str) -> tuple[Page, CDPSession]:
    """Open a browser at a seat and count calls."""
    origin, table = address.split("/table/")
    held = {"name": "dvergar-seats", "value": json.dumps({table: [{"seat": seat, "token": token}]})}
    memory = cast(StorageState, {"cookies": [], "origins": [{"origin": origin, "localStorage": [held]}]})
    context = await browser.new_context(locale="en-GB", storage_state=memory)
    await context.add_init_script(STOP)
    page = await context.new_page()

    async def fulfill(route: Route) -> None:
        """Serve the files of the page; a browser with intercepted requests loads them again and again."""
        name = route.request.url.rpartition("/")[2]
        if name == "app.js":
            await route.fulfill(body=bundle.text, content_type="text/javascript")
        else:
            await route.fulfill(path=frontend.STATIC / name)

    await page.route("**/static/*", fulfill)
    session = await context.new_cdp_session(page)
    await session.send("Profiler.enable")
    await session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    await page.goto(address)
    await page.wait_for_selector(SHOWN, timeout=PATIENCE)
    return page, session


async def _lay_coins(page: Page) -> None:
    """Lay a coin at every tavern."""
    for tavern in TAVERNS:
        await page.locator("[data-coin]:not([data-gone])").first.click(timeout=PATIENCE)
        await page.locator(f'[data-place="{tavern}"]').first.click(timeout=PATIENCE)


async def _click(page: Page, session: CDPSession) -> tuple[dict[str, Any], int]:
    """Click; return the calls made when the message was sent, and the time when the button was released."""
    stopped = asyncio.Event()
    session.on("Debugger.paused", lambda _: stopped.set())
    await session.send("Debugger.enable")
    button = page.locator("[data-act=go]")
    await button.hover(timeout=PATIENCE)
    await page.mouse.down()
    await session.send("Profiler.takePreciseCoverage")
    begin = time.monotonic_ns()
    click = asyncio.ensure_future(page.mouse.up())
    await asyncio.wait_for(stopped.wait(), PATIENCE / 1000)
    called: dict[str, Any] = await session.send("Profiler.takePreciseCoverage")
    await session.send("Debugger.disable")
    await click
    return called, begin
