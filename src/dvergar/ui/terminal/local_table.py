"""A table in this process: people at this device, and bots that think in a background thread. No network is used."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from dvergar.api.errors import DvergarError
from dvergar.api.narrator import Narrator
from dvergar.api.play import Position
from dvergar.bots.base import UNBOUND, Bot, Budget
from dvergar.bots.hints import hint_for
from dvergar.i18n import Catalogue
from dvergar.table.clock import Owed
from dvergar.table.seats import Chair
from dvergar.table.settings import Settings
from dvergar.table.snapshot import message
from dvergar.table.table import Table
from dvergar.ui.terminal.viewer_client import Hint, NotDone, TableClient, ViewerClient

PAUSE = 0.5
"""Seconds between the moves of bots, so that people can follow them."""
Keep = Callable[[Position], None]
"""Saves the game so far."""


class LocalViewer(ViewerClient):
    """The view of one seat at this table."""

    def __init__(self, place: "LocalTable", seat: int | None) -> None:
        super().__init__(seat)
        self._place = place

    async def act(self, decision: str, words: str) -> None:
        """Submit an action."""
        assert self.seat is not None
        self._place.act(self.seat, decision, words)

    async def undo(self) -> None:
        """Take the last action back."""
        assert self.seat is not None
        self._place.undo(self.seat)

    async def hint(self, decision: str) -> Hint:
        """Return what a strong bot would do with what this seat sees."""
        assert self.seat is not None
        return await self._place.hint(self.seat, decision)


class LocalTable(TableClient):
    """A position, its seats, and the bots' thread. A seat has a bot, or None for a person."""

    def __init__(
        self,
        position: Position,
        seats: Sequence[Bot | None],
        words: Catalogue,
        *,
        budget: Budget = UNBOUND,
        keep: Keep | None = None,
        pause: float = PAUSE,
    ) -> None:
        super().__init__()
        chairs = [_chair(seat, seated) for seat, seated in enumerate(seats)]
        self.table, _ = Table.open(position.game, chairs, Settings(), time.time(), record=position.record())
        self._bots = list(seats)
        self._words = words
        self._budget = budget
        self._keep = keep
        self._pause = pause
        self._thinking: asyncio.Task[None] | None = None
        people = [seat for seat, seated in enumerate(seats) if seated is None]
        self.public = LocalViewer(self, None)
        self.viewers = [LocalViewer(self, seat) for seat in people] or [self.public]

    @property
    def position(self) -> Position:
        """The position as it stands."""
        return self.table.begun().position

    @property
    def _voice(self) -> Narrator:
        return self.table.narrator(self._words.language)

    async def open(self) -> None:
        """Deal, and let the bots think."""
        if self.table.phase == "open":
            self.table.begin(time.time())
        for viewer in self.viewers:
            if viewer.seat is not None:
                self.table.came(viewer.seat, time.time())
        self._tell()

    async def close(self) -> None:
        """Stop the bots and save the game."""
        if self._thinking:
            for seated in self._bots:
                if seated:
                    seated.stop()
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
        for seated in self._bots:
            if seated:
                seated.close()

    async def rematch(self) -> "LocalTable":
        """Return the next game with a fresh deal; everybody moves on by one seat."""
        following = self.table.rematch(time.time())
        bots = [*self._bots[-1:], *self._bots[:-1]]
        place = LocalTable(following.game.start(), bots, self._words, budget=self._budget, keep=self._keep, pause=self._pause)
        self._bots = []
        return place

    def act(self, seat: int, decision: str, words: str) -> None:
        """Submit a person's action."""
        self._change(lambda: self.table.act(seat, decision, words, "player", time.time()))

    def undo(self, seat: int) -> None:
        """Take a person's action back."""
        self._change(lambda: self.table.undo(seat, time.time()))

    async def hint(self, seat: int, decision: str) -> Hint:
        """Return what a strong bot would do for a person; it thinks in a background thread."""
        try:
            view = self.table.asked_view(seat, decision)
        except DvergarError as error:
            raise NotDone(self._voice.error(error)) from error
        hint = await asyncio.to_thread(hint_for, view)
        return {"decision": decision, **hint.to_dict()}

    def _change(self, change: Callable[[], object]) -> None:
        try:
            change()
        except DvergarError as error:
            raise NotDone(self._voice.error(error), getattr(error, "rule", None)) from error
        if self._keep:
            self._keep(self.position)
        self._tell()

    def _tell(self) -> None:
        """Send every viewer a snapshot, and start the bots."""
        now = time.time()
        for viewer in {id(viewer): viewer for viewer in (*self.viewers, self.public)}.values():
            viewer.learn(message(self.table, viewer.seat, viewer.number, self._words.language, now))
        if (self._thinking is None or self._thinking.done()) and self.table.owed(now):
            self._thinking = asyncio.create_task(self._let_think())
            self._thinking.add_done_callback(self._thought_out)
        self.changed()

    def _thought_out(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (error := task.exception()):
            self.broke(error)

    async def _let_think(self) -> None:
        """Let bots decide one after the other, as long as any owes a decision."""
        while owed := self.table.owed(time.time()):
            if not await self._thought(owed[0]):
                continue
            self._tell()
            if self._pause and not self.table.begun().sealed:
                await asyncio.sleep(self._pause)

    async def _thought(self, owed: Owed) -> bool:
        """Let a bot decide; returns whether it did. If the table changed meanwhile, its answer is dropped."""
        view, bot = self.position.view(owed.seat), self._bots[owed.seat]
        assert bot
        known = len(bot.reports)
        code = await asyncio.to_thread(bot.choose, view, view.decision(), self._budget)
        try:
            self.table.act(owed.seat, owed.decision, code, owed.by, time.time())
        except DvergarError:
            return False
        if len(bot.reports) > known:
            self.said(self._words.say("play-trouble", seat=self._voice.seat(owed.seat)))
        if self._keep:
            self._keep(self.position)
        return True


def _chair(seat: int, seated: Bot | None) -> Chair:
    chair = Chair(seat)
    return replace(chair, kind="human") if seated is None else replace(chair, kind="bot", mind=seated.name)
