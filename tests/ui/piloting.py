"""Runs an app without a terminal and drives it. After every key and click, everything caused by it has been drawn.

Textual's own pilot waits until the process uses no CPU time: at least 20 ms for each key, up to a second on a busy machine
or while a bot thinks, and even then without a promise. Here nothing depends on time: a pause lasts until every task of
the event loop waits for something outside (a timer, a thread, a socket) and no screen has anything left to draw.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

from textual.app import App, ScreenStackError
from textual.pilot import Pilot
from textual.screen import Screen

Size = tuple[int, int]
MOST_ROUNDS = 1000
"""A screen that still has something to draw after this many rounds never settles."""


class SettlingPilot(Pilot[Any]):
    """A pilot that waits until everything is drawn."""

    async def _wait_for_screen(self, timeout: float = 30.0) -> bool:
        await settle(self.app)
        return True


@asynccontextmanager
async def running(app: App[Any], size: Size, *, notifications: bool = False) -> AsyncIterator[Pilot[Any]]:
    """Run an app on a screen of this size."""

    async def idle(min_sleep: float = 0, max_sleep: float = 0) -> None:
        await settle(app)

    with (
        patch("textual.pilot.Pilot", SettlingPilot),
        patch("textual.pilot.wait_for_idle", idle),
        patch("textual.app.wait_for_idle", idle),
    ):
        async with app.run_test(size=size, notifications=notifications) as pilot:
            yield pilot


async def settle(app: App[Any]) -> None:
    """Wait until everything that has happened in this process is drawn."""
    for _ in range(MOST_ROUNDS):
        await _tasks_wait()
        while app._resize_event:  # Textual waits some milliseconds for further resizes
            await asyncio.sleep(0.001)
            await _tasks_wait()
        try:
            top, below = app.screen, app._background_screens
        except ScreenStackError:  # the app has ended
            return
        if app._exception or app._batch_count:
            return
        unfinished = [*filter(_has_work, below), *([top] if top._repaint_required or _has_work(top) else [])]
        if not unfinished:
            return
        for screen in unfinished:
            screen._on_timer_update()
            screen._dirty_widgets.clear()  # drawn; Textual leaves them marked if another screen covers them
    raise AssertionError(f"still drawing after {MOST_ROUNDS} rounds: {app.screen_stack}")


async def _tasks_wait() -> None:
    """Yield until no task of the event loop can go on by itself."""
    loop: Any = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(0)
        if not loop._ready:
            return


def _has_work(screen: Screen[Any]) -> bool:
    """Whether a screen would draw or call something at its next refresh."""
    required = screen._layout_required or screen._scroll_required or screen._recompose_required
    return bool(required or screen._dirty_widgets or screen._callbacks)
