"""Plays at the table in the terminal as a person does: reads what is on the screen, presses keys or clicks."""

import asyncio
import functools
import random
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from textual.pilot import Pilot

from dvergar.bots.minds import mind
from dvergar.games import Position
from dvergar.locale import catalogue
from dvergar.terminal.table.app import TableApp
from dvergar.terminal.table.curtain import CurtainScreen
from dvergar.terminal.table.dock import number_of
from dvergar.terminal.table.local import LocalTable
from dvergar.terminal.table.paint import CLICK
from dvergar.terminal.table.panels import PanelScreen
from dvergar.terminal.table.screen import TableScreen

NARROW, WIDE = (80, 24), (140, 40)
Size = tuple[int, int]


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that awaits."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def table_app(position: Position, seats: Sequence[str], lang: str = "en", **settings: Any) -> TableApp:
    """A table in this process; bots play without a pause."""
    minds = [None if seat == "me" else mind(seat, 7) for seat in seats]
    return TableApp(LocalTable(position, minds, catalogue(lang), pause=0, **settings), catalogue(lang))


def lines_of(app: TableApp) -> list[str]:
    """What is on the screen, row by row."""
    return ["".join(segment.text for segment in strip).rstrip() for strip in app.screen._compositor.render_strips()]


def text_of(app: TableApp) -> str:
    """What is on the screen."""
    return "\n".join(lines_of(app))


def flat(app: TableApp) -> str:
    """What is on the screen without the breaks of lines."""
    return " ".join(text_of(app).split())


def asked_text(app: TableApp) -> str:
    """What stands in the dock, without the breaks of lines."""
    box = app.screen.query_one("#dock").region
    rows = app.screen._compositor.render_strips()[box.y : box.bottom]
    cut = [strip.crop(box.x, box.right) for strip in rows]
    return " ".join("".join(segment.text for segment in strip) for strip in cut)


def spots(app: TableApp) -> dict[str, tuple[int, int]]:
    """Where one can click, by what a click there does."""
    found: dict[str, tuple[int, int]] = {}
    for y, strip in enumerate(app.screen._compositor.render_strips()):
        x = 0
        for segment in strip:
            action = segment.style.meta.get(CLICK) if segment.style else None
            if action and segment.text.strip():
                found.setdefault(action, (x + segment.cell_length - len(segment.text.lstrip()), y))
            x += segment.cell_length
    return found


def table_of(app: TableApp) -> TableScreen:
    """The screen of the table, whatever is open over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


class Hand(Protocol):
    """How somebody plays."""

    async def lay(self, player: "Player", coin: int) -> None: ...
    async def pick(self, player: "Player", words: str) -> None: ...
    async def go(self, player: "Player") -> None: ...
    async def show(self, player: "Player") -> None: ...


FAR = 4
"""What is further away than so many steps is chosen by its number, if it has one."""


class Keyboard:
    """By keys alone."""

    async def lay(self, player: "Player", coin: int) -> None:
        await player.pilot.press(str(coin + 1))

    async def pick(self, player: "Player", words: str) -> None:
        options = [option.words for option in player.table.options()]
        steps = options.index(words) + 1
        number = number_of(player.table.options()[steps - 1], steps)
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
    """By clicks alone; what is not in view is wheeled into it."""

    async def _click(self, player: "Player", action: str) -> None:
        for _ in range(40):
            if action in spots(player.app):
                await player.pilot.click(offset=spots(player.app)[action])
                return
            player.table.query_one("#choices").scroll_relative(y=3, animate=False, force=True)
            await player.pilot.pause()
        raise AssertionError(f"nowhere to click for {action}: {sorted(spots(player.app))}")

    async def lay(self, player: "Player", coin: int) -> None:
        await self._click(player, f"screen.coin({coin})")

    async def pick(self, player: "Player", words: str) -> None:
        board = f"screen.pick({words!r})"
        await self._click(player, board if board in spots(player.app) else f"screen.click({words!r})")

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
        sight = self.table.sight
        shown = sight is not None and bool(sight.decision) and sight.told["bid"] is None
        return shown and isinstance(self.app.screen, TableScreen) and not self.table._busy

    async def until(self, wanted: Callable[[], bool], turns: int = 4000) -> None:
        """Wait until something is so."""
        for _ in range(turns):
            if wanted():
                await self.pilot.pause()
                return
            await asyncio.sleep(0.005)
        raise AssertionError(f"it never came:\n{text_of(self.app)}")

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
        sight = self.table.sight
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
            assert self.table.hands.picked in choices
        await self.hand.go(self)
        await self.until(lambda: self._moved(before))

    def _moved(self, before: tuple[int | None, str]) -> bool:
        """Whether the decision has been made."""
        sight = self.table.sight
        assert sight
        same = bool(sight.decision) and (sight.me, sight.decision["id"]) == before
        return not self.table._busy and (not same or sight.told["bid"] is not None)
