"""A room: a table, its lock, its keys, and who looks at it.

Whatever happens at a table happens here, one after the other: it is done at the table, kept in the store, and only then
told. What could not be kept has not happened: the table is built again from what the store has.
"""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from dvergar.core.errors import BadRecord, DvergarError, IllegalAction
from dvergar.games import View
from dvergar.server.keys import Keys, is_own
from dvergar.server.logs import note, table_mark, trouble
from dvergar.server.metrics import Metrics
from dvergar.server.refusals import ForeignToken, NotKept, NotNow, TooMany, told
from dvergar.server.settings import Settings
from dvergar.server.store import Busy, Conflict, Store, StoreFailed, Summary
from dvergar.server.thinking import Thinking, plain_choice
from dvergar.server.viewers import Viewer
from dvergar.table.clock import Owed
from dvergar.table.entries import Entry, Opened, entry_of
from dvergar.table.seating import ABSENT
from dvergar.table.table import Table
from dvergar.table.telling import Told, message
from dvergar.table.telling import told as told_to

FRESH = 0.25
"""For so many seconds a message that was made serves others who are told the same; its clock is in whole seconds."""
AGAIN = 1.0
"""After so many seconds a bot tries again what could not be kept."""
LATER = 0.001
"""So many seconds after its moment a clock is looked at."""

STORE_TROUBLES = (StoreFailed, Conflict, Busy)
T = TypeVar("T")
Work = Callable[[Table, float], Sequence[Entry]]


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    settings: Settings
    store: Store
    thinking: Thinking
    metrics: Metrics
    now: Callable[[], float] = time.time


class Room:
    """A table on the network."""

    def __init__(self, house: House, name: str, bodies: Sequence[str]) -> None:
        self.house = house
        self.name = name
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.idle_since = house.now()
        self.closed = False
        self._stale = False
        self._answers: dict[int, OrderedDict[str, tuple[str, dict[str, Any]]]] = {}
        self._told: dict[tuple[int | None, int, str], tuple[float, Told]] = {}
        self._thoughts: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._running: set[asyncio.Task[Any]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._recovering: asyncio.Task[None] | None = None
        self._fold(bodies)

    # --- what may be asked ---

    def seat_of(self, token: str) -> int:
        """The seat of a token; a token of no seat here is refused, whatever else it may open."""
        seat = self.keys.seat_of(token)
        if seat is None:
            raise ForeignToken
        return seat

    def summary(self, now: float) -> Summary:
        """What the store's list tells of the room."""
        return Summary(self.name, self._created, now, self.table.phase, self.keys.open, self.table.game.name)

    @property
    def busy(self) -> bool:
        """Whether somebody looks, thinks, or waits for a clock here."""
        return bool(self.viewers or self._thoughts or self._running or self._timer or self._recovering or self.lock.locked())

    async def look(self, seat: int | None, language: str, since: int = 0) -> dict[str, Any]:
        """What a viewer may know now: only what has been kept."""
        async with self.lock:
            await self._mended()
            return self._message(seat, since, language)

    async def reading(self, read: Callable[[Table], Any]) -> Any:
        """Read something from the table as it has been kept."""
        async with self.lock:
            await self._mended()
            return read(self.table)

    # --- what may be done ---

    async def do(self, work: Work, own: Callable[[float], Sequence[str]] = lambda _: ()) -> None:
        """Do something at the table. When this returns it has been kept, and everybody is being told."""
        await self._unbroken(self._do(work, own))

    async def answered(self, seat: int, key: str, content: str, work: Work) -> dict[str, Any]:
        """Do what a seat's client asks, once: the same request again gets the same answer and changes nothing."""
        return await self._unbroken(self._answered(seat, key, content, work))

    # --- who looks ---

    def enter(self, viewer: Viewer) -> None:
        """A socket looks at the table; its seat is present."""
        seats = [other.seat for other in self.viewers]
        if viewer.seat is not None and seats.count(viewer.seat) >= self.house.settings.sockets_per_seat:
            raise TooMany("server-many-tabs")
        self.viewers.add(viewer)
        if viewer.seat is not None and viewer.seat not in seats:
            self.table.came(viewer.seat, self.house.now())
            self._stir()

    def leave(self, viewer: Viewer) -> None:
        """A socket is gone; with the last one of its seat its player is."""
        self.viewers.discard(viewer)
        self.idle_since = self.house.now()
        if viewer.seat is not None and viewer.seat not in {other.seat for other in self.viewers} and not self.closed:
            self.table.went(viewer.seat, self.house.now())
            self._stir()

    async def news(self, viewer: Viewer) -> str | None:
        """What a viewer has not been told yet, as the text of one message."""
        if not self.lock.locked() and not self._stale:  # all that happened has been kept
            viewer.changed = False
            return viewer.news(self._telling(viewer))
        async with self.lock:
            viewer.changed = False
            await self._mended()
            return viewer.news(self._telling(viewer))

    # --- how it goes on by itself ---

    def wake(self) -> None:
        """Let bots think and clocks run."""
        self._stir()

    async def close(self) -> None:
        """Nothing happens here any more; what was accepted is finished."""
        self.closed = True
        if self._timer:
            self._timer.cancel()
            self._timer = None
        own = [*self._thoughts.values(), *([self._recovering] if self._recovering else [])]
        for task in own:
            task.cancel()
        await asyncio.gather(*own, *self._running, return_exceptions=True)

    # --- inside ---

    async def _unbroken(self, work: Awaitable[T]) -> T:
        """A request goes on to its end even if who asked has gone."""
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _do(self, work: Work, own: Callable[[float], Sequence[str]]) -> None:
        async with self.lock:
            await self._mended()
            await self._done(work, own)

    async def _answered(self, seat: int, key: str, content: str, work: Work) -> dict[str, Any]:
        async with self.lock:
            answers = self._answers.setdefault(seat, OrderedDict())
            if key in answers:
                asked, answer = answers[key]
                if asked != content:
                    raise NotNow("server-id-used")
                return answer
            await self._mended()
            try:
                await self._done(work, lambda _: ())
                answer = {"type": "done", "id": key}
            except NotKept:
                raise
            except DvergarError as error:
                answer = {"type": "error", "id": key, "error": error}
            answers[key] = (content, answer)
            if len(answers) > self.house.settings.remembered_answers:
                answers.popitem(last=False)
            return answer

    async def _done(self, work: Work, own: Callable[[float], Sequence[str]]) -> None:
        now = self.house.now()
        before = self.table.phase
        self._stale = True  # until all of it is done and kept, or refused as a whole
        try:
            entries = work(self.table, now)
        except DvergarError:
            self._stale = False
            raise
        bodies = [*(entry.to_json() for entry in entries), *own(now)]
        await self._keep(bodies, now)
        if self.table.phase != before:
            note("phase", table=table_mark(self.name), game=self.table.game.name, phase=self.table.phase)
        self._stir()

    async def _keep(self, bodies: Sequence[str], now: float) -> None:
        """Append to the store; what could not be kept has not happened."""
        if not bodies:
            self._stale = False
            return
        started = time.monotonic()
        try:
            await asyncio.wrap_future(self.house.store.append(self.name, self._count, bodies, self.summary(now)))
        except STORE_TROUBLES as error:
            trouble("not-kept", error, table=table_mark(self.name))
            self.house.metrics.count("not_kept")
            self._recovering = self._recovering or asyncio.ensure_future(self._recover())
            raise NotKept from error
        self.house.metrics.took("commit", time.monotonic() - started)
        self._count += len(bodies)
        for body in bodies:
            if is_own(body):
                self.keys.apply(body)
        self._told.clear()
        self._stale = False

    async def _recover(self) -> None:
        """Build the table again as soon as the store can be read, and go on from what it has."""
        while not self.closed:
            try:
                async with self.lock:
                    await self._mended()
                break
            except DvergarError:
                await asyncio.sleep(AGAIN)
        self._recovering = None
        self._stir()

    async def _mended(self) -> None:
        """Build the table again from the store where memory and store may differ."""
        if self._stale:
            try:
                bodies = await asyncio.to_thread(self.house.store.entries, self.name)
            except STORE_TROUBLES as error:
                raise NotKept from error
            self._fold(bodies)

    def _fold(self, bodies: Sequence[str]) -> None:
        keys = Keys()
        entries: list[Entry] = []
        for body in bodies:
            if is_own(body):
                keys.apply(body)
            else:
                entries.append(entry_of(body))
        if not entries or not isinstance(entries[0], Opened):
            raise BadRecord("server-bad-entry", kind="")
        table = Table.again(entries)
        now = self.house.now()
        for chair in table.chairs:
            if chair.kind == "human":
                present = any(viewer.seat == chair.seat for viewer in self.viewers)
                (table.came if present else table.went)(chair.seat, now)
        self.table, self.keys, self._count = table, keys, len(bodies)
        self._created = entries[0].at
        self._seed = seed_of(entries[0].secret)
        self._told.clear()
        self._stale = False

    def _telling(self, viewer: Viewer) -> Told:
        key = (viewer.seat, viewer.since, viewer.language)
        now = time.monotonic()
        made, telling = self._told.get(key, (0.0, None))
        if telling is None or now - made > FRESH:
            telling = self._made(viewer.seat, viewer.since, viewer.language)
            self._told[key] = (now, telling)
        return telling

    def _message(self, seat: int | None, since: int, language: str) -> dict[str, Any]:
        return message(self.table, seat, since, language, self.house.now())

    def _made(self, seat: int | None, since: int, language: str) -> Told:
        """What a viewer is told; one that claims to know more than there is hears all from the beginning."""
        now = self.house.now()
        made = told_to(self.table, seat, since, language, now)
        return made if since <= made.number else told_to(self.table, seat, 0, language, now)

    def _stir(self) -> None:
        """After every change: tell, let minds think, set the clock."""
        self._told.clear()
        for viewer in self.viewers:
            viewer.stir()
        if self.closed or self._stale:
            return
        now = self.house.now()
        for owed in self.table.owed(now):
            key = (owed.seat, owed.decision)
            if key not in self._thoughts:
                assert self.table.position
                view = self.table.position.view(owed.seat)
                self._thoughts[key] = asyncio.ensure_future(self._think(owed, view))
        self._set_timer(now)

    def _set_timer(self, now: float) -> None:
        """Come back when a clock runs out, or when a player has been away long enough."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        absent = [chair.absent_since for chair in self.table.chairs if self.viewers]
        moments = [self.table.expires(), *(since + ABSENT for since in absent if since is not None)]
        coming = [moment for moment in moments if moment is not None and moment > now]
        if coming:
            self._timer = asyncio.get_running_loop().call_later(min(coming) - now + LATER, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._stir()

    async def _think(self, owed: Owed, view: View) -> None:
        """Let a mind decide, and submit what it says like a player's action; what has become stale is dropped."""
        key, thinking = (owed.seat, owed.decision), self.house.thinking
        try:
            words = await thinking.think(view, owed.mind, self._seed, f"{table_mark(self.name)} {owed.seat}")
            try:
                await self.do(lambda table, now: _if_still_owed(table, owed, words, now))
            except IllegalAction as error:
                trouble("bot-refused", error, table=table_mark(self.name), bot=owed.mind)
                plain = plain_choice(view, self._seed)
                await self.do(lambda table, now: _if_still_owed(table, owed, plain, now))
        except DvergarError as error:
            trouble("bot-waits", error, table=table_mark(self.name), key=error.key)
            await asyncio.sleep(AGAIN)
        finally:
            del self._thoughts[key]
        if not self.closed:
            self._stir()


def seed_of(secret: str) -> int:
    """The seed of the bots follows from the secret of the deal, so that a game can be repeated, but tells nothing about it."""
    return int.from_bytes(hashlib.sha256(b"dvergar bots " + bytes.fromhex(secret)).digest(), "big")


def _if_still_owed(table: Table, owed: Owed, words: str, now: float) -> Sequence[Entry]:
    if owed not in table.owed(now):
        return ()
    return table.act(owed.seat, owed.decision, words, owed.by, now)


def error_message(key: str | None, error: DvergarError, language: str) -> dict[str, Any]:
    """An error as a socket is told."""
    return {"type": "error", "id": key, **told(error, language)}
