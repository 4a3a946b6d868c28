"""The store as the server sees it: append entries and learn when they are stored, and read them."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import Any, Self

from sqlalchemy import Select, select
from sqlalchemy.exc import SQLAlchemyError

from dvergar.api.errors import DvergarError
from dvergar.server.store.chain import EMPTY, Head, Row, damage_in
from dvergar.server.store.databases import PATIENCE, Database, database_of
from dvergar.server.store.errors import Damaged, StoreFailed, reason_of
from dvergar.server.store.migration import bring_up
from dvergar.server.store.schema import ENTRIES, HEADS, ROOMS, Summary, is_summary
from dvergar.server.store.statements import Append, Probe, Remove
from dvergar.server.store.writer import WAITING, Writer


class Store:
    """All rooms and their entries. Every method may be called from any thread; reads see all acknowledged writes."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._closed = False

    @classmethod
    def open(cls, url: str | None = None, *, waiting: int = WAITING, patience: float = PATIENCE) -> Self:
        """Open a database and migrate it to this version; at most `waiting` writes may be pending.

        After `patience` seconds a read or a write fails if the database is locked or does not answer.

        None is a SQLite file in the user's data folder, `sqlite:///FILE` another, `postgresql://USER@HOST/NAME` a server.
        Raises BadAddress, DriverMissing, InUse, NewerDatabase or StoreFailed.
        """
        try:
            database = database_of(url, patience)
        except OSError as error:
            raise StoreFailed("store-not-opened", reason=reason_of(error)) from error
        try:
            return cls(database, _writer(database, waiting))
        except BaseException as error:
            database.release()
            if isinstance(error, DvergarError) or not isinstance(error, Exception):
                raise
            raise StoreFailed("store-not-opened", reason=reason_of(error)) from error

    def keep(self, room: str, first: int, bodies: Sequence[str], summary: Summary | None = None) -> asyncio.Future[None]:
        """Append as in `append`, with a future of the running event loop."""
        return self._writer.ask_from_loop(_append(room, first, bodies, summary))

    def append(self, room: str, first: int, bodies: Sequence[str], summary: Summary | None = None) -> Future[None]:
        """Store bodies as entries `first`, `first + 1` … of a room, starting with 0. The future is done after the commit.

        The first append of a room brings its summary, any later one may. Fails with Conflict if `first` is not the next
        number or the room is not there, with Busy if too many wait, with StoreFailed if it cannot be written: then
        nothing of it is kept, neither bodies nor summary. Cancelling the future does not call the write off.
        """
        return self._writer.ask(_append(room, first, bodies, summary))

    def probe(self) -> asyncio.Future[None]:
        """Write something that changes no room, to find out whether the database can be written."""
        return self._writer.ask_from_loop(Probe())

    def withdraw(self, write: Future[None] | asyncio.Future[None]) -> bool:
        """Take back a write that has not begun, so that it will not be done; False if it has begun."""
        return self._writer.withdraw(write)

    def entries(self, room: str) -> list[str]:
        """Return the bodies of a room in order; empty if the room does not exist. Raises Damaged."""
        return [row.body for row in sound(room, self._read(rows_of(room)))]

    def rooms(self, *, phase: str | None = None, open: bool | None = None) -> list[Summary]:
        """List the rooms, oldest first, optionally only those of a phase, or only public or private ones.

        Rooms whose row is damaged are left out; `dvergar check` finds them.
        """
        query = select(ROOMS).order_by(ROOMS.c.created, ROOMS.c.id)
        if phase is not None:
            query = query.where(ROOMS.c.phase == phase)
        if open is not None:
            query = query.where(ROOMS.c.open == open)
        return [Summary(*row) for row in self._read(query) if is_summary(row)]

    def broken_rooms(self) -> list[str]:
        """List the rooms whose row is damaged."""
        return [str(row.id) for row in self._read(select(ROOMS)) if not is_summary(row)]

    def remove(self, room: str) -> Future[None]:
        """Remove a room with its entries, if it exists."""
        return self._writer.ask(Remove(room))

    def close(self) -> None:
        """Finish accepted writes, then release the lock."""
        self._closed = True
        self._writer.close()
        self._database.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def _read(self, query: Select[Any]) -> Sequence[Any]:
        if self._closed:
            raise StoreFailed("store-closed")
        try:
            with self._database.readers.connect() as connection:
                return connection.execute(query).all()
        except SQLAlchemyError as error:
            raise StoreFailed("store-not-read", reason=reason_of(error)) from error


def rows_of(room: str) -> Select[Any]:
    """Select the entries of a room, each with the room's head; one row without an entry if there is none."""
    joined = ROOMS.outerjoin(ENTRIES, ENTRIES.c.room == ROOMS.c.id).outerjoin(HEADS, HEADS.c.room == ROOMS.c.id)
    columns = (ENTRIES.c.number, ENTRIES.c.body, ENTRIES.c.chain, HEADS.c.next, HEADS.c.chain)
    return select(*columns).select_from(joined).where(ROOMS.c.id == room).order_by(ENTRIES.c.number)


def sound(room: str, found: Sequence[Any]) -> list[Row]:
    """Return the entries in what `rows_of` found; raises Damaged."""
    if not found:
        return []
    rows = [Row(number, body, chain) for number, body, chain, _, _ in found if number is not None]
    next_, chain = found[0][3:]
    damage = damage_in(room, rows, EMPTY if next_ is None else Head(next_, chain))
    if damage:
        raise Damaged(*damage)
    return rows


def _append(room: str, first: int, bodies: Sequence[str], summary: Summary | None) -> Append:
    if isinstance(bodies, str) or (summary is not None and summary.id != room):
        raise ValueError("bodies are a list, and a summary is that of its room")
    return Append(room, first, tuple(bodies), summary)


def _writer(database: Database, waiting: int) -> Writer:
    """Create a writer on a migrated database."""
    connection = database.writer()
    try:
        bring_up(connection, database.place)
    except BaseException:
        connection.close()
        raise
    return Writer(database, connection, waiting)
