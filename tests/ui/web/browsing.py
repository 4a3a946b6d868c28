"""A guest of the page: a browser whose errors are collected and fail the test."""

import json
import re
from collections.abc import Sequence
from typing import Any, Literal, cast
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response, StorageState

from tests import chance
from tests.ui.web.scripts import script

SWITCHED_OFF = (
    # Invisible windows that would each render their address bar as a page: 0.6 s of CPU for every context
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    # What playwright itself disables; our list replaces its list
    "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints",
    "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning", "Translate",
)  # fmt: skip
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", f"--disable-features={','.join(SWITCHED_OFF)}",
)  # fmt: skip
PROGRAMS = ("chromium-headless-shell", "chromium")
"""The same engine without and with windows; without them a visit takes a third of the time."""
WIDE = (1440, 900)
PHONE = (390, 844)
TABLET = (820, 1180)
LYING = (1024, 768)
"""A tablet in landscape."""
LAPTOP = (1280, 800)
PATIENCE = 30_000
"""Milliseconds: test machines are busy."""
GONE = (r"WebSocket connection to .* failed", r"net::ERR_(CONNECTION|EMPTY|CONTENT_LENGTH_MISMATCH|INCOMPLETE)")
"""Messages of the browser while a server is down or dies during an answer; tests that kill one allow them."""
LEFT = (r"net::ERR_ABORTED", r"WebSocket is closed before the connection is established")
"""Messages about requests that the browser cancels when somebody goes to another page, which are no errors at that moment."""

Held = dict[str, list[dict[str, Any]]]


class Guest:
    """A browser with one page. Its storage can be filled in advance, as if the device had been here before."""

    def __init__(
        self,
        browser: Browser,
        home: str,
        *,
        language: str = "en",
        theme: str = "light",
        speed: str = "instant",
        name: str = "",
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        still: bool = True,
        held: Held | None = None,
        new: bool = False,
    ) -> None:
        self.home = home
        self.faults: list[str] = []
        self.allowed: tuple[str, ...] = ()
        self._leaving = False
        self._loads_with: list[str] = []
        self._size = size
        self._theme: Literal["dark", "light"] = "dark" if theme == "dark" else "light"
        self._likes = None if new else {"name": name, "language": language, "theme": theme, "speed": speed}
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=1,
            locale={"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}[language],
            color_scheme=self._theme,
            reduced_motion="reduce" if still else "no-preference",
            storage_state=memory_of(home, self._memory(held)),
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"globalThis.drawn = '{chance.nonce()}';\n{script('chance')}")
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._blame(f"error on the page: {error}"))
        self.page.on("request", self._request)
        self.page.on("requestfailed", lambda request: self._blame(f"failed: {request.url} {request.failure}"))
        self.page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            self._blame(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")) and urlsplit(request.url).netloc != urlsplit(self.home).netloc:
            self._blame(f"another host: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._blame(f"{response.status}: {response.request.method} {response.url}")

    def _blame(self, fault: str) -> None:
        if not (self._leaving and any(re.search(pattern, fault) for pattern in LEFT)):
            self.faults.append(fault)

    def allow(self, *patterns: str) -> "Guest":
        """Allow errors that this test causes."""
        self.allowed += patterns
        return self

    def check(self) -> None:
        """Check that nothing has gone wrong so far."""
        left = [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self.allowed)]
        assert not left, left[:5]

    def open(self, path: str) -> "Guest":
        """Open an address of the page."""
        self._leaving = True
        self.page.goto(self.home + path)
        self._leaving = False
        self.page.locator("#app > *").first.wait_for(state="attached")
        return self

    def _memory(self, held: Held | None) -> dict[str, str]:
        """Return what this device remembers."""
        if self._likes is None:
            return {}
        return {"dvergar-likes": json.dumps(self._likes), "dvergar-seats": json.dumps(held or {})}

    def begin_anew(self, held: Held | None = None) -> None:
        """Start again as a new device at the same page, with these seats and nothing else stored."""
        self.faults.clear()
        self.allowed = ()
        self.leave()
        self.page.emulate_media(media="null", color_scheme=self._theme)
        self.page.set_viewport_size({"width": self._size[0], "height": self._size[1]})
        self.page.evaluate(script("anew"), {"kept": self._memory(held), "seed": chance.nonce()})

    @property
    def may_come_again(self) -> bool:
        """Whether the next test would find the page in its initial state."""
        return not self.page.is_closed() and len(self.context.pages) == 1 and not self._loads_with

    def leave(self) -> None:
        """Go to a page without scripts of ours."""
        nowhere = f"{self.home}/static/icon.svg"
        if self.page.url != nowhere:
            self._leaving = True
            self.page.goto(nowhere)
            self._leaving = False

    def load_with(self, name: str) -> None:
        """Load the page with an additional script from now on."""
        self._loads_with.append(name)
        self.page.add_init_script(script(name))

    def reload(self) -> None:
        """Leave the page and return to it."""
        self._leaving = True
        self.page.reload()
        self._leaving = False

    def find(self, selector: str) -> Locator:
        """Return the visible elements of a selector."""
        return self.page.locator(selector).filter(visible=True)

    def wait_for(self, *selectors: str, seconds: float = PATIENCE / 1000) -> None:
        """Wait until one of these is in the document."""
        self.page.locator(", ".join(selectors)).first.wait_for(state="attached", timeout=seconds * 1000)

    def settle(self) -> None:
        """Wait until the last change has been laid out and drawn."""
        self.page.evaluate(script("settled"))

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the page."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    @property
    def text(self) -> str:
        """Return all text of the document, visible or only for screen readers."""
        return str(self.page.locator("#app").evaluate("app => app.textContent"))

    @property
    def html(self) -> str:
        """Return the whole document."""
        return self.page.content()

    @property
    def table(self) -> str:
        """Return the id of the table on the page."""
        return urlsplit(self.page.url).path.rsplit("/", 1)[-1]

    def close(self) -> None:
        """Close the browser."""
        self.context.close()


def held(table: str, seats: Sequence[dict[str, Any]]) -> Held:
    """Return seats of a table in the form that a device stores."""
    return {table: [{"seat": seat["seat"], "token": seat["token"]} for seat in seats]}


def memory_of(home: str, memory: dict[str, str]) -> StorageState:
    """Return the storage of a device for this server."""
    kept = [{"name": name, "value": value} for name, value in memory.items()]
    return cast(StorageState, {"cookies": [], "origins": [{"origin": home, "localStorage": kept}]})
