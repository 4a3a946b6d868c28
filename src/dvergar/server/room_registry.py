"""The registry of rooms: rooms in use are in memory, all of them are in the store."""

import asyncio
import contextlib
import gc
import time
from collections.abc import Sequence

from dvergar.api.errors import DvergarError
from dvergar.server.access.limits import TableOwners
from dvergar.server.access.tokens import fresh_id, is_id
from dvergar.server.errors import NoTable, NotKept, Stopping, TooMany
from dvergar.server.operations.logs import note, table_mark, trouble
from dvergar.server.room_keys import linked
from dvergar.server.rooms import STORE_TROUBLES, Room, ServerContext
from dvergar.table.entries import Entry
from dvergar.table.table import Table

LEFT = 50
"""After so many tables have left the memory it is cleared up: what they leave behind is tied up in circles."""
ANSWERS = 0.02
"""So many seconds after the last commit its answers wait to be sent."""
LOOKS = 4
"""So often in its time a slow reader is looked at."""


class RoomRegistry:
    """Finds rooms, opens new ones, and removes finished ones."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.rooms: dict[str, Room] = {}
        self.stopping = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._own: list[asyncio.Task[None]] = []
        self._watch: asyncio.Task[None] | None = None
        self._count = 0
        self._owners = TableOwners(context.settings.tables_per_address)
        self._bot_table_owners = TableOwners(context.settings.bot_tables_per_address)
        self._left = 0  # tables that have left memory since the last garbage collection

    @property
    def sockets(self) -> int:
        """Return how many sockets are connected to tables."""
        return sum(len(room.viewers) for room in self.rooms.values())

    def gauges(self) -> dict[str, float]:
        """Return the current counts for the metrics."""
        return {"tables": self._count, "tables_in_memory": len(self.rooms), "sockets": self.sockets}

    async def check(self) -> None:
        """Check that the store can be read."""
        try:
            await asyncio.to_thread(self.context.store.entries, "")
        except STORE_TROUBLES as error:
            raise NotKept("server-not-read") from error

    async def start(self) -> None:
        """Start accepting requests. Running tables are restored one after the other, or at once when one is requested."""
        summaries = await asyncio.to_thread(self.context.store.rooms)
        self._count = len(summaries)
        running = [summary.id for summary in summaries if summary.phase == "running"]
        note("started", tables=len(summaries), running=len(running))
        self._own = [asyncio.create_task(self._restore(running)), asyncio.create_task(self._sweep_for_ever())]
        self._watch = asyncio.create_task(self._watch_for_ever())

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
        if self._watch:
            self._watch.cancel()

    async def load(self, name: str) -> Room:
        """Return a room by its id, loading it if it is not in memory."""
        if not is_id(name):
            raise NoTable
        found = self.rooms.get(name)
        if found:
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
            await self.context.store.keep(room.name, 0, bodies, room.summary(now))
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
        summaries = await asyncio.to_thread(self.context.store.rooms, phase="open", open=True)
        newest = sorted(summaries, key=lambda summary: summary.created, reverse=True)[: self.context.settings.listed_tables]
        found = []
        for summary in newest:
            with contextlib.suppress(DvergarError):
                found.append(await self.load(summary.id))
        return found

    async def sweep(self) -> None:
        """Remove finished and abandoned tables, and unload idle ones from memory."""
        now, settings = self.context.now(), self.context.settings
        summaries = await asyncio.to_thread(self.context.store.rooms)
        kept = {"over": settings.keep_over, "open": settings.keep_open, "running": settings.keep_running}
        old = [summary.id for summary in summaries if summary.touched < now - kept.get(summary.phase, settings.keep_running)]
        removed = 0
        for name in old:
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
        """Remove a room, unless someone is connected."""
        room = self.rooms.get(name)
        if name in self._loading or (room and room.busy):
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
            bodies = await asyncio.to_thread(self.context.store.entries, name)
        except STORE_TROUBLES as error:
            raise NotKept("server-not-read") from error
        if not bodies:
            raise NoTable
        room = Room(self.context, name, bodies)
        self.rooms[name] = room
        room.schedule()
        return room

    async def _restore(self, running: Sequence[str]) -> None:
        """Restore running tables, so that their clocks and bots continue."""
        for name in running:
            try:
                await self.load(name)
            except DvergarError as error:
                trouble("not-loaded", error, table=table_mark(name), key=error.key)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.context.settings.sweep_seconds)
            try:
                await self.sweep()
            except STORE_TROUBLES as error:
                trouble("not-swept", error)

    async def _watch_for_ever(self) -> None:
        """Disconnect viewers that do not read. One check of all of them costs less than a timer for each."""
        slow = self.context.settings.slow_seconds
        while True:
            await asyncio.sleep(slow / LOOKS)
            before = time.monotonic() - slow
            for viewer in [viewer for room in self.rooms.values() for viewer in room.viewers]:
                if viewer.held_since is not None and viewer.held_since < before:
                    self.context.metrics.count("slow")
                    viewer.drop(1008, "server-slow")
