"""The registry of rooms: rooms in use are in memory, all of them are in the store."""

import asyncio
import contextlib
import gc
from collections.abc import Sequence

from dvergar.api.errors import DvergarError
from dvergar.server.access.limits import TableOwners
from dvergar.server.access.tokens import fresh_id, is_id
from dvergar.server.errors import NoTable, NotKept, Stopping, TooMany
from dvergar.server.operations.logs import note, table_mark, trouble
from dvergar.server.room_keys import linked
from dvergar.server.rooms import STORE_TROUBLES, Room, ServerContext, kept, read
from dvergar.server.store import Damaged, Summary
from dvergar.table.entries import Entry
from dvergar.table.table import Table

LEFT = 50
"""The number of tables unloaded between two garbage collections: unloaded tables leave reference cycles behind."""
ANSWERS = 0.02
"""Seconds that the answers of the last commit wait before they are sent."""
CREDIBLE = 1_735_689_600.0
"""The beginning of 2025; no table is older."""


class RoomRegistry:
    """Finds rooms, opens new ones, and removes finished ones."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.rooms: dict[str, Room] = {}
        self.stopping = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._own: list[asyncio.Task[None]] = []
        self._count = 0
        self._owners = TableOwners(context.settings.tables_per_address)
        self._bot_table_owners = TableOwners(context.settings.bot_tables_per_address)
        self._left = 0  # tables that have left memory since the last garbage collection
        self._damaged: set[str] = set()  # tables whose damage is in the log
        self._began = (0.0, 0.0)  # when this process began, by the wall clock and by its own time
        self._marks: dict[str, float] = {}  # tables that are to be removed, and since when they are marked

    @property
    def sockets(self) -> int:
        """Return how many sockets are connected to tables."""
        return sum(len(room.viewers) for room in self.rooms.values())

    def gauges(self) -> dict[str, float]:
        """Return the current counts for the metrics."""
        return {"tables": self._count, "tables_in_memory": len(self.rooms), "sockets": self.sockets}

    async def start(self) -> None:
        """Start accepting requests. Running tables are restored one after the other, or at once when one is requested."""
        self._began = (self.context.now(), self.context.monotonic())
        summaries = await asyncio.to_thread(self.context.store.rooms)
        self._count = len(summaries)
        running = [summary.id for summary in summaries if summary.phase == "running"]
        note("started", tables=len(summaries), running=len(running))
        for name in await asyncio.to_thread(self.context.store.broken_rooms):
            trouble("damaged", table=table_mark(name), kind="row")
        self._own = [asyncio.create_task(self._restore(running)), asyncio.create_task(self._sweep_for_ever())]

    async def stop(self) -> None:
        """Close all sockets and finish accepted requests; the store can then be closed."""
        self.stopping = True
        for task in self._own:
            task.cancel()
        await asyncio.gather(*self._own, *self._loading.values(), return_exceptions=True)
        rooms = list(self.rooms.values())
        await asyncio.gather(*(room.close() for room in rooms))
        await asyncio.sleep(ANSWERS)
        for room in rooms:
            for viewer in room.viewers:
                viewer.close(1001, "server-stopping")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.context.settings.stop_seconds):
                while self.sockets:
                    await asyncio.sleep(ANSWERS)

    async def load(self, name: str) -> Room:
        """Return a room by its id, loading it if it is not in memory."""
        if not is_id(name):
            raise NoTable
        found = self.rooms.get(name)
        if found and found.damage:
            del self.rooms[name]  # it may have been repaired
        elif found:
            found.idle_since = self.context.now()
            return found
        if self.stopping:
            raise Stopping
        if name not in self._loading:
            self._loading[name] = task = asyncio.ensure_future(self._load_from_store(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def open(self, table: Table, entries: Sequence[Entry], own: Sequence[str], address: str, *, listed: bool) -> Room:
        """Add a room for a table newly opened by an address, once it has been stored."""
        if self.stopping:
            raise Stopping
        if self._count >= self.context.settings.tables:
            raise TooMany("server-many-tables")
        now = self.context.now()
        bodies = [*(entry.to_json() for entry in entries), linked(now, listed=listed), *own]
        room = Room(self.context, fresh_id(), bodies, address)
        self._count_for(address, room)
        try:
            await kept(self.context, self.context.store.keep(room.name, 0, bodies, room.summary(now)))
        except STORE_TROUBLES as error:
            trouble("not-kept", error, table=table_mark(room.name))
            raise NotKept from error
        self._count += 1
        self.rooms[room.name] = room
        room.schedule()
        self.context.metrics.count("opened", game=table.game.name)
        note("opened", table=table_mark(room.name), game=table.game.name)
        return room

    async def listed(self) -> list[Room]:
        """List the tables that anyone may join, newest first."""
        try:
            summaries = await read(self.context, lambda: self.context.store.rooms(phase="open", open=True))
        except STORE_TROUBLES as error:
            raise NotKept("server-not-read") from error
        newest = sorted(summaries, key=lambda summary: summary.created, reverse=True)[: self.context.settings.listed_tables]
        found = []
        for summary in newest:
            room = await self._loaded(summary.id)
            if room:
                found.append(room)
        return found

    async def sweep(self) -> None:
        """Remove finished and abandoned tables, and unload idle ones from memory.

        An old table is marked first, and removed by a later look. The wall clock alone removes nothing: see `_is_old`.
        """
        now, settings = self.context.now(), self.context.settings
        summaries = await read(self.context, self.context.store.rooms)
        looked = self.context.monotonic()
        self._marks = {one.id: self._marks.get(one.id, looked) for one in summaries if self._is_old(one)}
        removed = 0
        for name in [name for name, since in self._marks.items() if looked - since >= settings.remove_after]:
            removed += await self.remove(name)
        self._count = len(summaries) - removed
        live = {summary.id for summary in summaries if summary.phase != "over"}
        for owners in (self._owners, self._bot_table_owners):
            owners.keep(lambda name: name in live or name in self.rooms)
        for name, room in list(self.rooms.items()):
            if not room.busy and room.idle_since < now - settings.idle_seconds:
                del self.rooms[name]
                self._left += 1
        if self._left + removed >= LEFT:
            self._left = 0
            gc.collect()
        if removed:
            note("removed", tables=removed)

    def _is_old(self, summary: Summary) -> bool:
        """Whether a table has been untouched long enough to be removed.

        Time has not run faster than this process has: a clock that jumps ahead makes no table old. A time of last use from
        before this program was written comes from a machine without a clock, and tells nothing.
        """
        settings = self.context.settings
        kept = {"over": settings.keep_over, "open": settings.keep_open}.get(summary.phase, settings.keep_running)
        wall, monotonic = self._began
        now = min(self.context.now(), wall + self.context.monotonic() - monotonic)
        return CREDIBLE <= summary.touched < now - kept

    def _count_for(self, address: str, room: Room) -> None:
        """Count a new table for the address that opens it; raises if it has too many live ones."""
        has_people = any(chair.kind != "bot" for chair in room.table.chairs)
        if not has_people and not self._bot_table_owners.add(address, room.name, self._is_live):
            raise TooMany("server-many-bot-tables", most=self.context.settings.bot_tables_per_address)
        if not self._owners.add(address, room.name, self._is_live):
            raise TooMany("server-many-own-tables", most=self.context.settings.tables_per_address)

    def count_without(self, room: Room, seat: int) -> None:
        """Count a table that goes on without people once this seat's player has left; raises if the address has too many."""
        has_people = any(chair.played_by_human and chair.seat != seat for chair in room.table.chairs)
        if has_people or not room.address or self._bot_table_owners.add(room.address, room.name, self._is_live):
            return
        raise TooMany("server-many-bot-tables", most=self.context.settings.bot_tables_per_address)

    def _is_live(self, name: str) -> bool:
        """Whether a table is open or running, as far as memory knows."""
        room = self.rooms.get(name)
        return room is None or room.table.phase != "over"

    async def remove(self, name: str) -> bool:
        """Remove a room, unless someone is there or was a moment ago."""
        room = self.rooms.get(name)
        idle = self.context.now() - self.context.settings.idle_seconds
        if name in self._loading or (room and (room.busy or room.idle_since > idle)):
            return False
        if room:
            del self.rooms[name]
            await room.close()
        try:
            await asyncio.wrap_future(self.context.store.remove(name))
        except STORE_TROUBLES as error:
            trouble("not-removed", error, table=table_mark(name))
            return False
        return True

    async def _load_from_store(self, name: str) -> Room:
        try:
            bodies = await read(self.context, lambda: self.context.store.entries(name))
            if not bodies:
                raise NoTable
            room = Room(self.context, name, bodies)
        except STORE_TROUBLES as error:
            raise NotKept("server-not-read") from error
        except Damaged as error:
            if name not in self._damaged:
                trouble("damaged", error, table=table_mark(name), entry=error.number, kind=error.kind)
            self._damaged.add(name)
            raise
        self._damaged.discard(name)
        self.rooms[name] = room
        room.schedule()
        return room

    async def _loaded(self, name: str) -> Room | None:
        """Load one of several rooms; what is wrong with it is logged and leaves the others alone."""
        try:
            return await self.load(name)
        except Damaged:
            return None
        except DvergarError as error:
            trouble("not-loaded", error, table=table_mark(name), key=error.key)
        except Exception as error:
            trouble("not-loaded", error, table=table_mark(name))
        return None

    async def _restore(self, running: Sequence[str]) -> None:
        """Restore running tables, so that their clocks and bots continue."""
        for name in running:
            await self._loaded(name)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.context.settings.sweep_seconds)
            try:
                await self.sweep()
            except Exception as error:
                trouble("not-swept", error)
