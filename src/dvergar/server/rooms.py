"""A room: a table, its lock, its keys, and its viewers.

Whatever happens at a table happens here, one after the other: it is done at the table, kept in the store, and only then
told. What could not be kept has not happened: the table is built again from what the store has.
"""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from dvergar.api.encoder import encode
from dvergar.api.errors import DvergarError, IllegalAction
from dvergar.api.play import View
from dvergar.bots.seats import seed_of
from dvergar.core.json_data import JsonObject
from dvergar.server.access.fair_queue import Asker
from dvergar.server.bots.pool import BotPool, fallback_choice
from dvergar.server.errors import PRIVATE, ForeignToken, NotKept, NotNow, TooMany, error_body, status_of
from dvergar.server.operations.logs import note, table_mark, trouble
from dvergar.server.operations.metrics import Metrics
from dvergar.server.operations.settings import Settings
from dvergar.server.room_state import rebuilt
from dvergar.server.store import Busy, Conflict, Damaged, Store, StoreFailed, Summary
from dvergar.server.viewers import Viewer
from dvergar.table.clock import Owed
from dvergar.table.entries import Entry, Requested
from dvergar.table.seats import ABSENT
from dvergar.table.snapshot import Snapshot, SnapshotBuilder, snapshot_of
from dvergar.table.table import Table

FRESH = 0.25
"""Seconds for which what was built for one viewer serves others too; clocks in messages are in whole seconds."""
AGAIN = 1.0
"""Seconds until a bot retries a decision that could not be stored."""
REST = 0.5
"""Seconds after a failed attempt to read a table from the store in which nobody tries again."""
TOUCHED = 10.0
"""How many seconds a room's summary in the store may be out of date if only the time has changed."""
MARK = 16
"""The length of the mark that distinguishes requests with the same id; in an entry it precedes the id."""
ANSWER = 1.0
"""Seconds to wait for the database beyond its own time limit."""
LATER = 0.001
"""Seconds after its deadline when a clock is checked."""

STORE_TROUBLES = (StoreFailed, Conflict, Busy)
T = TypeVar("T")
Work = Callable[[Table, float], Sequence[Entry]]


@dataclass(frozen=True)
class ServerContext:
    """What all rooms share."""

    settings: Settings
    store: Store
    bot_pool: BotPool
    metrics: Metrics
    now: Callable[[], float] = time.time
    monotonic: Callable[[], float] = time.monotonic
    """Seconds by a clock that no change of the wall clock affects."""


class Room:
    """A table on the server."""

    def __init__(self, context: ServerContext, name: str, bodies: Sequence[str], address: str = "") -> None:
        self.context = context
        self.name = name
        self.address = address
        """The address that the table's bots count for: who opened it or, if that is forgotten, the first player to connect."""
        self.lock = asyncio.Lock()
        self.rematch_lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.idle_since = context.now()
        self.closed = False
        self.damage: Damaged | None = None
        self._is_stale = False
        self._writing: asyncio.Future[None] | None = None
        self._resting_until = 0.0
        self._kept: Summary | None = None
        self._answers: dict[int, OrderedDict[str, tuple[str, DvergarError | None]]] = {}
        self._snapshots: SnapshotBuilder | None = None
        self._made = 0.0
        self._thoughts: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._running: set[asyncio.Task[Any]] = set()
        self._hinted: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._recovering: asyncio.Task[None] | None = None
        self._rebuild(bodies)

    # --- queries ---

    def seat_of(self, token: str) -> int:
        """Return the seat of a token; a token that belongs to no seat here is refused, even if it is valid elsewhere."""
        seat = self.keys.seat_of(token)
        if seat is None:
            raise ForeignToken
        return seat

    def summary(self, now: float) -> Summary:
        """Return the room's row for the store's list. A clock that was set back does not make a table older."""
        touched = max(now, self._touched, self._kept.touched if self._kept else now)
        return Summary(self.name, self._created, touched, self.table.phase, self.keys.open, self.table.game.name)

    @property
    def busy(self) -> bool:
        """Whether a viewer is connected, a bot is thinking, or a clock is running."""
        return bool(self.viewers or self._thoughts or self._running or self._timer or self._recovering or self.lock.locked())

    async def snapshot_for(self, seat: int | None, language: str) -> Snapshot:
        """Return everything a viewer may know now, as stored."""
        async with self._locked():
            await self._recover()
            return snapshot_of(self.table, seat, 0, language, self.context.now())

    async def read(self, work: Callable[[Table], Any]) -> Any:
        """Read something from the table, as stored."""
        async with self._locked():
            await self._recover()
            return work(self.table)

    async def hint(self, seat: int, decision: str, address: str = "") -> JsonObject:
        """Return a hint for the person in a seat, who alone receives it; it is not stored. One at a time."""
        if seat in self._hinted:
            raise TooMany("server-hint-under-way")
        self._hinted.add(seat)
        return await self._uninterrupted(self._hint(seat, decision, Asker(address or self.address, self.name)))

    # --- changes ---

    async def submit(self, work: Work, own: Callable[[float], Sequence[str]] = lambda _: ()) -> None:
        """Change the table. When this returns, the change is stored and every viewer is being notified."""
        await self._uninterrupted(self._submit(work, own))

    async def submit_once(self, seat: int, key: str, content: str, work: Work) -> None:
        """Carry out a client's request once: the same request again has the same outcome and changes nothing.

        Whoever waits for it has to wait to the end.
        """
        mark = mark_of(content)
        async with self._locked():
            if key not in self._answers.get(seat, ()):
                await self._recover()
            if key not in self._answers.get(seat, ()):  # a request that was stored although its answer was lost is known now
                refusal = await self._outcome(lambda table, now: _requested(work(table, now), f"{mark}{key}"))
                self._remember(seat, key, mark, refusal)
            asked, refusal = self._answers[seat][key]
            if asked != mark:
                raise NotNow("server-id-used")
            if refusal:
                raise refusal.with_traceback(None)

    # --- viewers ---

    def subscribe(self, viewer: Viewer, address: str = "") -> None:
        """Subscribe a socket to the table; its seat counts as present."""
        if self.damage:
            raise self.damage
        seats = [other.seat for other in self.viewers]
        if viewer.seat is not None and seats.count(viewer.seat) >= self.context.settings.sockets_per_seat:
            raise TooMany("server-many-tabs")
        self.viewers.add(viewer)
        if viewer.seat is not None:
            self.address = self.address or address
        if viewer.seat is not None and viewer.seat not in seats:
            self.table.came(viewer.seat, self.context.now())
            self._schedule()

    def unsubscribe(self, viewer: Viewer) -> None:
        """Unsubscribe a socket; with the last one of its seat the player counts as absent."""
        self.viewers.discard(viewer)
        self.idle_since = self.context.now()
        if viewer.seat is not None and viewer.seat not in {other.seat for other in self.viewers} and not self.closed:
            self.table.went(viewer.seat, self.context.now())
            self._schedule()

    def next_message(self, viewer: Viewer) -> str | None:
        """The next message for a viewer, as text; None if nothing is new or a change is still being stored."""
        if not viewer.changed or self._is_stale or self.lock.locked():
            return None
        viewer.changed = False
        snapshot = self._snapshot(viewer)
        kind = viewer.news(snapshot.content)
        return kind and snapshot.text(kind)

    async def catch_up(self, viewer: Viewer) -> None:
        """Wait until everything is stored; if the store fails, the viewer is told once it works again."""
        async with self.lock:
            try:
                await self._recover()
            except DvergarError:
                viewer.changed = False

    # --- bots and clocks ---

    def schedule(self) -> None:
        """Let bots think and clocks run."""
        self._schedule()

    async def close(self) -> None:
        """Stop accepting changes, and finish what was accepted."""
        self.closed = True
        if self._timer:
            self._timer.cancel()
            self._timer = None
        own = [*self._thoughts.values(), *([self._recovering] if self._recovering else [])]
        for task in own:
            task.cancel()
        await asyncio.gather(*own, *self._running, return_exceptions=True)
        async with self.lock:  # until the players' requests have been carried out
            pass

    # --- internals ---

    async def _uninterrupted(self, work: Awaitable[T]) -> T:
        """Finish a request even if whoever asked has gone."""
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    @asynccontextmanager
    async def _locked(self) -> AsyncIterator[None]:
        """Hold the lock. Who would have to wait too long, because the store is slow, is refused."""
        if self.lock.locked():
            try:
                async with asyncio.timeout(self.context.settings.store_seconds):
                    await self.lock.acquire()
            except TimeoutError as error:
                raise NotKept from error
        else:  # at once, and without the time that a time-out takes
            await self.lock.acquire()
        try:
            yield
        finally:
            self.lock.release()

    async def _submit(self, work: Work, own: Callable[[float], Sequence[str]]) -> None:
        async with self._locked():
            await self._recover()
            await self._commit(work, own)

    async def _hint(self, seat: int, decision: str, asker: Asker) -> JsonObject:
        try:
            view = await self.read(lambda table: table.asked_view(seat, decision))
            return await self.context.bot_pool.hint(view, asker)
        finally:
            self._hinted.discard(seat)

    def _remember(self, seat: int, key: str, mark: str, refusal: DvergarError | None = None) -> None:
        """Remember the outcome of a request, so that a repeated one is not carried out twice."""
        answers = self._answers.setdefault(seat, OrderedDict())
        answers[key] = (mark, refusal)
        if len(answers) > self.context.settings.remembered_answers:
            answers.popitem(last=False)

    async def _outcome(self, work: Work) -> DvergarError | None:
        """Return why a request was refused, if it was. A request that could not be stored has no outcome and may be repeated."""
        try:
            await self._commit(work, lambda _: ())
        except NotKept:
            raise
        except DvergarError as error:
            return error
        return None

    async def _commit(self, work: Work, own: Callable[[float], Sequence[str]]) -> None:
        now = self.context.now()
        before = self.table.phase
        self._is_stale = True  # until all of it is done and stored, or refused as a whole
        try:
            entries = work(self.table, now)
        except DvergarError:
            self._is_stale = False
            raise
        await self._append([entry.to_json() for entry in entries], own(now), now)
        if self.table.phase != before:
            note("phase", table=table_mark(self.name), game=self.table.game.name, phase=self.table.phase)
        self._schedule()

    async def _append(self, entries: Sequence[str], own: Sequence[str], now: float) -> None:
        """Append the entries of the table and the room to the store; if that fails, the change did not happen."""
        bodies, summary = [*entries, *own], self._summary_to_keep(now)
        if not bodies:
            self._is_stale = False
            return
        started = time.monotonic()
        self._writing = self.context.store.keep(self.name, self._count, bodies, summary)
        try:
            await kept(self.context, self._writing)
        except STORE_TROUBLES as error:
            trouble("not-kept", error, table=table_mark(self.name))
            self.context.metrics.count("not_kept")
            self._recovering = self._recovering or asyncio.ensure_future(self._recover_later())
            raise NotKept from error
        self.context.metrics.took("commit", time.monotonic() - started)
        self._count += len(bodies)
        self._kept = summary or self._kept
        for body in own:
            self.keys.apply(body)
        self.table.next_table = self.keys.rematch
        self._snapshots = None
        self._is_stale = False

    def _summary_to_keep(self, now: float) -> Summary | None:
        """Return the room's summary if the store needs an update; the time of last use need not be exact."""
        kept = self._kept
        if kept and now - kept.touched < TOUCHED and kept.phase == self.table.phase and kept.open == self.keys.open:
            return None
        return self.summary(now)

    async def _recover_later(self) -> None:
        """Rebuild the table as soon as the store can be read, and continue from what it has."""
        while not self.closed:
            try:
                async with self.lock:
                    await self._recover()
                break
            except Damaged:
                break
            except DvergarError:
                await asyncio.sleep(AGAIN)
        self._recovering = None
        self._schedule()

    async def _recover(self) -> None:
        """Rebuild the table from the store where memory and store may differ."""
        if self.damage:
            raise self.damage
        if not self._is_stale:
            return
        if time.monotonic() < self._resting_until or (self._writing and not self._writing.done()):
            raise NotKept
        try:
            self._rebuild(await read(self.context, lambda: self.context.store.entries(self.name)))
        except STORE_TROUBLES as error:
            self._resting_until = time.monotonic() + REST
            raise NotKept from error
        except Damaged as error:
            self._stop(error)
            raise

    def _stop(self, damage: Damaged) -> None:
        """Stop a table whose entries are damaged: its clock, its bots, and the sockets of its viewers."""
        trouble("damaged", damage, table=table_mark(self.name), entry=damage.number, kind=damage.kind)
        self.damage = damage
        if self._timer:
            self._timer.cancel()
            self._timer = None
        for viewer in self.viewers:
            viewer.answer(encode(error_message(None, damage, viewer.language)))
            viewer.close(PRIVATE + status_of(damage), damage.key)

    def _rebuild(self, bodies: Sequence[str]) -> None:
        state = rebuilt(bodies)
        table, keys, entries = state
        now = self.context.now()
        for chair in table.chairs:
            if chair.kind == "human":
                present = any(viewer.seat == chair.seat for viewer in self.viewers)
                (table.came if present else table.went)(chair.seat, now)
        table.next_table = keys.rematch
        self.table, self.keys, self._count = table, keys, len(bodies)
        self._created = state.opened.at
        self._touched = max(entry.at for entry in entries)
        self._seed = seed_of(bytes.fromhex(state.opened.secret))
        for entry in entries:
            if isinstance(entry, Requested) and entry.request:
                self._remember(entry.seat, entry.request[MARK:], entry.request[:MARK])
        self._kept = None
        self._snapshots = None
        self._is_stale = False

    def _snapshot(self, viewer: Viewer) -> Snapshot:
        """Return what a viewer is sent; a viewer that claims to know more than there is gets everything from the start."""
        now = time.monotonic()
        if self._snapshots is None or now - self._made > FRESH:
            self._snapshots, self._made = SnapshotBuilder(self.table, self.context.now()), now
        snapshot = self._snapshots.to(viewer.seat, viewer.since, viewer.language)
        return snapshot if viewer.since <= snapshot.content.number else self._snapshots.to(viewer.seat, 0, viewer.language)

    def _schedule(self) -> None:
        """After every change, notify viewers, let bots think, and set the timer."""
        self._snapshots = None
        for viewer in self.viewers:
            viewer.mark_changed()
        if self.closed or self._is_stale:
            return
        now = self.context.now()
        for owed in self.table.owed(now):
            key = (owed.seat, owed.decision)
            if key not in self._thoughts:
                assert self.table.position
                view = self.table.position.view(owed.seat)
                self._thoughts[key] = asyncio.ensure_future(self._think(owed, view))
        self._set_timer(now)

    def _set_timer(self, now: float) -> None:
        """Wake up when a clock runs out, or when a player has been away long enough."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        absent = [chair.absent_since for chair in self.table.chairs if self.viewers]
        moments = [self.table.expires(), *(since + ABSENT for since in absent if since is not None)]
        coming = [moment for moment in moments if moment is not None and moment > now]
        if coming:
            self._timer = asyncio.get_running_loop().call_later(min(coming) - now + LATER, self._clock_expired)

    def _clock_expired(self) -> None:
        self._timer = None
        self._schedule()

    async def _think(self, owed: Owed, view: View) -> None:
        """Let a bot decide, and submit its choice like a player's action; an outdated choice is dropped."""
        key, bot_pool = (owed.seat, owed.decision), self.context.bot_pool
        try:
            asker = Asker(self.address, self.name)
            code = await bot_pool.think(view, owed.mind, self._seed, f"{table_mark(self.name)} {owed.seat}", asker)
            try:
                await self.submit(lambda table, now: _if_still_owed(table, owed, code, now))
            except IllegalAction as error:
                trouble("bot-refused", error, table=table_mark(self.name), bot=owed.mind)
                plain = fallback_choice(view, self._seed)
                await self.submit(lambda table, now: _if_still_owed(table, owed, plain, now))
        except DvergarError as error:
            trouble("bot-waits", error, table=table_mark(self.name), key=error.key)
            await asyncio.sleep(AGAIN)
        except Exception as error:  # a fault of this table: its bots stop, those of others think on
            trouble("bot-broken", error, table=table_mark(self.name))
            return
        finally:
            del self._thoughts[key]
        if not self.closed:
            self._schedule()


async def kept(context: ServerContext, writing: asyncio.Future[None]) -> None:
    """Wait until a write is kept, but not for ever; raises StoreFailed. A write that has not begun by then is withdrawn.

    While the future of one that has begun is not done, nobody knows how it ends.
    """
    loop = asyncio.get_running_loop()
    waiting = loop.create_future()

    def wake(_: object = None) -> None:
        if not waiting.done():
            waiting.set_result(None)

    writing.add_done_callback(wake)
    timer = loop.call_later(context.settings.store_seconds + ANSWER, wake)
    try:
        await waiting
    finally:
        timer.cancel()
    if not writing.done():
        if context.store.withdraw(writing):
            writing.cancel()
        writing.add_done_callback(lambda done: done.cancelled() or done.exception())
        raise StoreFailed(reason=DvergarError("system-late"))
    writing.result()


async def read(context: ServerContext, reading: Callable[[], T]) -> T:
    """Read from the store in a thread, but do not wait for ever; raises StoreFailed."""
    try:
        async with asyncio.timeout(context.settings.store_seconds + ANSWER):
            return await asyncio.to_thread(reading)
    except TimeoutError as error:
        raise StoreFailed("store-not-read", reason=DvergarError("system-late")) from error


def mark_of(content: str) -> str:
    """Return what distinguishes a request from others with the same id."""
    return hashlib.blake2b(content.encode("utf-8", "surrogatepass"), digest_size=MARK // 2).hexdigest()


def _requested(entries: Sequence[Entry], request: str) -> list[Entry]:
    """Mark the first entry of a change with the request that asked for it."""
    first, *rest = entries
    return [replace(first, request=request) if isinstance(first, Requested) else first, *rest]


def _if_still_owed(table: Table, owed: Owed, code: int, now: float) -> Sequence[Entry]:
    if owed not in table.owed(now):
        return ()
    return table.act(owed.seat, owed.decision, code, owed.by, now)


def error_message(key: str | None, error: DvergarError, language: str) -> JsonObject:
    """Return an error as a socket message."""
    return {"type": "error", "id": key, **error_body(error, language)}
