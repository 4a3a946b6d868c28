"""A guest: somebody with a browser. Whatever goes wrong on the page is remembered, and fails the test."""

import json
import re
from collections.abc import Sequence
from typing import Any, Literal, cast
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response, StorageState

from tests import chance
from tests.ui.web.scripts import script

SWITCHED_OFF = (
    # Windows that are never seen would each draw their address bar as a page of its own: 0.6 s of CPU for every context.
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    # What playwright switches off itself; a list of ours takes the place of its list.
    "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints",
    "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning", "Translate",
)  # fmt: skip
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", f"--disable-features={','.join(SWITCHED_OFF)}",
)  # fmt: skip
PROGRAMS = ("chromium-headless-shell", "chromium")
"""The same engine without and with windows; without them a visit costs two thirds."""
WIDE = (1440, 900)
PHONE = (390, 844)
TABLET = (820, 1180)
LYING = (1024, 768)
"""A tablet on its side."""
LAPTOP = (1280, 800)
PATIENCE = 30_000
"""Milliseconds: machines that test are busy."""
GONE = (r"WebSocket connection to .* failed", r"net::ERR_(CONNECTION|EMPTY|CONTENT_LENGTH_MISMATCH|INCOMPLETE)")
"""What a browser itself writes while a server is down or dies in the middle of an answer, which a test that kills one allows."""
LEFT = (r"net::ERR_ABORTED", r"WebSocket is closed before the connection is established")
"""What a browser breaks off when somebody goes to another page: no fault while that happens."""

Held = dict[str, list[dict[str, Any]]]


class Guest:
    """A browser of its own with one page. What this device remembers is given at the beginning, as if it had been here before."""

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
        """Faults that this test brings about."""
        self.allowed += patterns
        return self

    def check(self) -> None:
        """Nothing went wrong so far."""
        left = [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self.allowed)]
        assert not left, left[:5]

    def open(self, path: str) -> "Guest":
        """Come to an address of the page."""
        self._leaving = True
        self.page.goto(self.home + path)
        self._leaving = False
        self.page.locator("#app > *").first.wait_for(state="attached")
        return self

    def _memory(self, held: Held | None) -> dict[str, str]:
        """What this device remembers."""
        if self._likes is None:
            return {}
        return {"dvergar-likes": json.dumps(self._likes), "dvergar-seats": json.dumps(held or {})}

    def begin_anew(self, held: Held | None = None) -> None:
        """Be somebody else at the same page: as at first, with these seats and nothing else to remember."""
        self.faults.clear()
        self.allowed = ()
        self.leave()
        self.page.emulate_media(media="null", color_scheme=self._theme)
        self.page.set_viewport_size({"width": self._size[0], "height": self._size[1]})
        self.page.evaluate(script("anew"), {"kept": self._memory(held), "seed": chance.nonce()})

    @property
    def may_come_again(self) -> bool:
        """Whether the next who uses the page would find it as it was at first."""
        return not self.page.is_closed() and len(self.context.pages) == 1 and not self._loads_with

    def leave(self) -> None:
        """Go where no script of the page runs."""
        nowhere = f"{self.home}/static/icon.svg"
        if self.page.url != nowhere:
            self._leaving = True
            self.page.goto(nowhere)
            self._leaving = False

    def load_with(self, name: str) -> None:
        """From now on the page is loaded with a script of ours."""
        self._loads_with.append(name)
        self.page.add_init_script(script(name))

    def reload(self) -> None:
        """Leave the page and come back to it."""
        self._leaving = True
        self.page.reload()
        self._leaving = False

    def find(self, selector: str) -> Locator:
        """What can be seen of this."""
        return self.page.locator(selector).filter(visible=True)

    def wait_for(self, *selectors: str, seconds: float = PATIENCE / 1000) -> None:
        """Until one of these is in the document."""
        self.page.locator(", ".join(selectors)).first.wait_for(state="attached", timeout=seconds * 1000)

    def settle(self) -> None:
        """Until what was done last has been laid out and drawn."""
        self.page.evaluate(script("settled"))

    def resize(self, size: tuple[int, int]) -> None:
        """Give the page another size."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    @property
    def text(self) -> str:
        """Everything that the document says, seen or only heard."""
        return str(self.page.locator("#app").evaluate("app => app.textContent"))

    @property
    def html(self) -> str:
        """The whole document."""
        return self.page.content()

    @property
    def table(self) -> str:
        """The table that the page is at."""
        return urlsplit(self.page.url).path.rsplit("/", 1)[-1]

    def close(self) -> None:
        """Leave."""
        self.context.close()


def held(table: str, seats: Sequence[dict[str, Any]]) -> Held:
    """Seats of a table as a device remembers them."""
    return {table: [{"seat": seat["seat"], "token": seat["token"]} for seat in seats]}


def memory_of(home: str, memory: dict[str, str]) -> StorageState:
    """What a device remembers of this server."""
    kept = [{"name": name, "value": value} for name, value in memory.items()]
    return cast(StorageState, {"cookies": [], "origins": [{"origin": home, "localStorage": kept}]})
