"""Cuts damaged tables back to their last sound entry, after a backup."""

import os
import sqlite3
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import DBAPIError

from dvergar.api.encoder import encode
from dvergar.api.errors import BadRecord
from dvergar.core.json_data import JsonObject
from dvergar.server.operations.inspection import Finding, inspect_rooms, rows_in
from dvergar.server.room_state import rebuilt
from dvergar.server.store import StoreFailed, Summary
from dvergar.server.store.chain import Head
from dvergar.server.store.databases import Database
from dvergar.server.store.errors import reason_of
from dvergar.server.store.migration import bring_up
from dvergar.server.store.schema import ENTRIES, HEADS, ROOMS
from dvergar.server.store.sqlite import Sqlite

READABLE = "%Y-%m-%d-%H%M%S"


class Repaired(NamedTuple):
    """What was cut, and the file that has it still."""

    findings: list[Finding]
    backup: Path


def repair(database: Database, folder: Path) -> Repaired:
    """Bring a database up to this version and cut what is damaged; raises StoreFailed, and then nothing was cut.

    Before, a SQLite file is copied beside itself; what is cut from PostgreSQL is written to a file in the folder.
    """
    stamp = time.strftime(READABLE)
    try:
        with database.writer() as connection:
            backup = _copy(database, stamp) if isinstance(database, Sqlite) else None
            bring_up(connection, database.place)
            with connection.begin():
                found = [one for one in inspect_rooms(connection, database.place).findings if is_repairable(one)]
                if backup is None:
                    cut = encode({"tables": [_told(connection, finding) for finding in found]})
                    backup = _written(folder / f"dvergar-cut-{stamp}.json", cut)
                for finding in found:
                    _cut(connection, finding)
            return Repaired(found, backup)
    except (OSError, DBAPIError, sqlite3.Error) as error:
        raise StoreFailed(reason=reason_of(error)) from error


def is_repairable(finding: Finding) -> bool:
    """Whether cutting helps: not where the database cannot read its own file."""
    return finding.damage.kind != "not-read"


def _cut(connection: Connection, finding: Finding) -> None:
    """Cut a room back to its sound entries, and write its row anew; without any the room is removed."""
    room, sound = finding.room, finding.sound
    rows = list(rows_in(connection, room, chained=True))[:sound]
    if not rows:
        connection.execute(delete(ENTRIES).where(ENTRIES.c.room == room))
        connection.execute(delete(HEADS).where(HEADS.c.room == room))
        connection.execute(delete(ROOMS).where(ROOMS.c.id == room))
        return
    connection.execute(delete(ENTRIES).where(ENTRIES.c.room == room, ENTRIES.c.number >= sound))
    summary = _summary(room, [row.body for row in rows])
    is_listed = connection.execute(select(ROOMS.c.id).where(ROOMS.c.id == room)).first() is not None
    if summary is not None:
        change = update(ROOMS).where(ROOMS.c.id == room) if is_listed else insert(ROOMS)
        connection.execute(change.values(asdict(summary)))
    if is_listed or summary:
        connection.execute(delete(HEADS).where(HEADS.c.room == room))
        connection.execute(insert(HEADS).values(room=room, **Head(sound, rows[-1].chain)._asdict()))


def _summary(room: str, bodies: Sequence[str]) -> Summary | None:
    """Return the row of a room as its entries say; None for a table of other rules, which cannot be replayed here."""
    try:
        state = rebuilt(bodies)
    except BadRecord:
        return None
    table = state.table
    return Summary(room, state.opened.at, time.time(), table.phase, state.keys.open, table.game.name)


def _told(connection: Connection, finding: Finding) -> JsonObject:
    """Describe what is cut from a room."""
    rows = list(rows_in(connection, finding.room, chained=True))[finding.sound :]
    cut = [{"number": row.number, "body": row.body} for row in rows]
    return {"table": finding.room, "damage": finding.damage.kind, "number": finding.damage.number, "cut": cut}


def _copy(database: Sqlite, stamp: str) -> Path:
    """Copy a SQLite file, with what is in its journal, to a file beside it."""
    target = _written(database.path.with_name(f"{database.path.name}.{stamp}.backup"), "")
    source = database.readers.raw_connection()
    copy = sqlite3.connect(target)
    try:
        source.driver_connection.backup(copy)  # type: ignore[union-attr]
    finally:
        copy.close()
        source.close()
    _flush([target, target.parent])
    return target


def _written(path: Path, text: str) -> Path:
    """Write a new file for its owner alone, and flush it to the disk."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    _flush([path, path.parent])
    return path


def _flush(paths: Iterable[Path]) -> None:
    if os.name != "posix":
        return
    for path in paths:
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
