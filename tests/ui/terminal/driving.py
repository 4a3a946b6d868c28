"""Plays at the table in the terminal like a person: reads the screen, presses keys or clicks."""

import asyncio
import functools
import random
from collections.abc import Callable, Coroutine, Sequence
from time import monotonic
from typing import Any, Protocol

from textual.pilot import Pilot
from textual.strip import Strip

from dvergar.api.play import Position
from dvergar.bots.registry import make_bot
from dvergar.i18n import catalogue
from dvergar.ui.kit.paint import CLICK
from dvergar.ui.terminal.app import TableApp
from dvergar.ui.terminal.curtain import CurtainScreen
from dvergar.ui.terminal.dock import number_of
from dvergar.ui.terminal.local_table import LocalTable
from dvergar.ui.terminal.panels import PanelScreen
from dvergar.ui.terminal.table_screen import TableScreen
from tests.ui.piloting import settle

NARROW, WIDE = (80, 24), (140, 40)
Spot = tuple[int, int]


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an async test."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def table_app(position: Position, seats: Sequence[str], lang: str = "en", **settings: Any) -> TableApp:
    """Return the app of a table in this process; bots play without a pause."""
    bots = [None if seat == "me" else make_bot(seat, 7) for seat in seats]
    return TableApp(LocalTable(position, bots, catalogue(lang), pause=0, **settings), catalogue(lang))


def strips_of(app: TableApp) -> list[Strip]:
    """Return the rows of the screen with their styles."""
    return app.screen._compositor.render_strips()


def lines_of(app: TableApp) -> list[str]:
    """Return the rows of the screen as text."""
    return [strip.text.rstrip() for strip in strips_of(app)]


def text_of(app: TableApp) -> str:
    """Return the text of the screen."""
    return "\n".join(lines_of(app))


def flat(app: TableApp) -> str:
    """Return the text of the screen without line breaks."""
    return " ".join(text_of(app).split())


def asked_text(app: TableApp) -> str:
    """Return the text of the dock without line breaks."""
    box = app.screen.query_one("#dock").region
    return " ".join(strip.crop(box.x, box.right).text for strip in strips_of(app)[box.y : box.bottom])


def spots(app: TableApp) -> dict[str, Spot]:
    """Return the clickable spots by the action of a click."""
    found: dict[str, Spot] = {}
    for y, strip in enumerate(strips_of(app)):
        x = 0
        for segment in strip:
            action = segment.style.meta.get(CLICK) if segment.style else None
            if action and segment.text.strip():
                found.setdefault(action, (x + segment.cell_length - len(segment.text.lstrip()), y))
            x += segment.cell_length
    return found


def table_of(app: TableApp) -> TableScreen:
    """Return the screen of the table, whatever is open over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


async def until(app: TableApp, wanted: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until a condition holds and everything known is drawn."""
    deadline = monotonic() + seconds
    await settle(app)
    while not wanted():
        if monotonic() > deadline:
            raise AssertionError(f"it never came:\n{text_of(app)}")
        await asyncio.sleep(0.002)
        await settle(app)


class Hand(Protocol):
    """A way to use the keyboard or the mouse."""

    async def lay(self, player: "Player", coin: int) -> None: ...
    async def pick(self, player: "Player", words: str) -> None: ...
    async def go(self, player: "Player") -> None: ...
    async def show(self, player: "Player") -> None: ...


FAR = 4
"""A choice further away than this many steps is chosen by its number, if it has one."""


class Keyboard:
    """Uses only keys."""

    async def lay(self, player: "Player", coin: int) -> None:
        await player.pilot.press(str(coin + 1))

    async def pick(self, player: "Player", words: str) -> None:
        options = [option.words for option in player.table.options()]
        steps = options.index(words) + 1
        assert player.table.board
        number = number_of(player.table.board, player.table.options()[steps - 1], steps)
        if steps > FAR and number.isdigit():
            await player.pilot.press(*number)
            return
        key, steps = ("down", steps) if steps <= len(options) // 2 + 1 else ("up", len(options) - steps + 1)
        await player.pilot.press(*[key] * steps)

    async def go(self, player: "Player") -> None:
        await player.pilot.press("enter")

    async def show(self, player: "Player") -> None:
        await player.pilot.press("enter")


class Mouse:
    """Uses only clicks, after scrolling things into view."""

    async def _click(self, player: "Player", *actions: str) -> None:
        """Click on the text with the first of these actions that is in view."""
        for _ in range(40):
            seen = spots(player.app)
            spot = next((seen[action] for action in actions if action in seen), None)
            if spot:
                await player.pilot.click(offset=spot)
                return
            player.table.query_one("#choices").scroll_relative(y=3, animate=False, force=True)
            await player.pilot.pause()
        raise AssertionError(f"nowhere to click for {actions}: {sorted(spots(player.app))}")

    async def lay(self, player: "Player", coin: int) -> None:
        await self._click(player, f"screen.piece({coin})")

    async def pick(self, player: "Player", words: str) -> None:
        await self._click(player, f"screen.pick({words!r})", f"screen.click({words!r})")

    async def go(self, player: "Player") -> None:
        await self._click(player, "screen.play")

    async def show(self, player: "Player") -> None:
        await self._click(player, "screen.show")


class Player:
    """Decides at random until the game is over."""

    def __init__(self, app: TableApp, pilot: Pilot[None], hand: Hand, seed: int = 1) -> None:
        self.app = app
        self.pilot = pilot
        self.hand = hand
        self.rng = random.Random(seed)
        self.decided = 0
        self.kinds: set[str] = set()
        self.watch: Callable[[Player], None] = lambda _: None
        """Called before every decision."""

    @property
    def table(self) -> TableScreen:
        return table_of(self.app)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def asked(self) -> bool:
        sight = self.table.scene
        shown = sight is not None and bool(sight.decision) and sight.snapshot["bid"] is None
        return shown and isinstance(self.app.screen, TableScreen) and not self.table._busy and not self.table._waiting

    async def until(self, wanted: Callable[[], bool], seconds: float = 60) -> None:
        """Wait until a condition holds; others may have to think or answer first."""
        await until(self.app, wanted, seconds)

    async def play(self) -> None:
        """Play to the end."""
        while True:
            await self.until(lambda: self.over or self.asked or isinstance(self.app.screen, CurtainScreen))
            self.watch(self)
            if self.over:
                await self.until(lambda: isinstance(self.app.screen, PanelScreen))
                return
            if isinstance(self.app.screen, CurtainScreen):
                await self.hand.show(self)
            else:
                await self.decide()

    async def decide(self) -> None:
        """Decide once."""
        sight = self.table.scene
        assert sight
        self.kinds.add(sight.asked)
        self.decided += 1
        before = (sight.me, sight.decision["id"])
        if sight.asked == "bid":
            for coin in self.rng.sample(range(5), 3):
                await self.hand.lay(self, coin)
        else:
            choices = [choice["words"] for choice in sight.decision["choices"]]
            await self.hand.pick(self, self.rng.choice(choices))
            assert self.table.selection.picked in choices
        await self.hand.go(self)
        await self.until(lambda: self._moved(before))

    def _moved(self, before: tuple[int | None, str]) -> bool:
        """Whether the decision has been made."""
        sight = self.table.scene
        assert sight
        same = bool(sight.decision) and (sight.me, sight.decision["id"]) == before
        return not self.table._busy and (not same or sight.snapshot["bid"] is not None)
