"""Finds damage in a database: entries that are missing, changed or cannot be replayed, rooms without a row, a broken file."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from dvergar.api.errors import BadRecord, DvergarError
from dvergar.server.room_state import rebuilt
from dvergar.server.store import Damaged, StoreFailed
from dvergar.server.store.chain import EMPTY, Damage, Head, Row, damage_in, link
from dvergar.server.store.databases import Database
from dvergar.server.store.errors import reason_of
from dvergar.server.store.migration import is_current, is_ours
from dvergar.server.store.schema import ENTRIES, HEADS, ROOMS, is_summary


class Finding(NamedTuple):
    """A damaged room: its first damage, how many entries are there, and how many of them are sound."""

    room: str
    damage: Damage
    entries: int
    sound: int


@dataclass
class Inspection:
    """What an inspection found."""

    rooms: int = 0
    entries: int = 0
    findings: list[Finding] = field(default_factory=list)
    of_other_rules: int = 0
    """How many sound tables this installation cannot replay: they have other rules, or a game that is not installed."""
    file: str | DvergarError = ""
    """What is wrong with the file itself."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing is damaged."""
        return not (self.findings or self.file)


def inspect_database(database: Database) -> Inspection:
    """Inspect a database while no server can run on it, and change nothing; raises NewerDatabase or StoreFailed."""
    try:
        with database.reader() as connection:
            return inspect_rooms(connection, database.place)
    except DBAPIError as error:
        raise StoreFailed("store-not-opened", reason=reason_of(error)) from error


def inspect_rooms(connection: Connection, place: str) -> Inspection:
    """Inspect all rooms of a database. One of an older version has no hashes yet."""
    if not is_ours(connection):
        raise StoreFailed("store-not-ours", place=place)
    chained = is_current(connection, place)
    found = Inspection(file=_trouble_of_file(connection))
    try:
        for room, row in _rooms(connection).items():
            _inspect(found, connection, room, row, chained=chained)
    except DBAPIError as error:
        found.file = found.file or reason_of(error)
    return found


def _rooms(connection: Connection) -> dict[str, Any]:
    """Return all rooms with their rows; rooms that have entries alone have none."""
    found: dict[str, Any] = {row.id: row for row in connection.execute(select(ROOMS))}
    return found | {room: None for (room,) in connection.execute(select(ENTRIES.c.room).distinct()) if room not in found}


def _inspect(found: Inspection, connection: Connection, room: str, row: Any, *, chained: bool) -> None:
    """Inspect a room with its row, if it has one."""
    found.rooms += 1
    try:
        rows = list(rows_in(connection, room, chained=chained))
        head = connection.execute(select(HEADS.c.next, HEADS.c.chain).where(HEADS.c.room == room)).first() if chained else None
    except DBAPIError:
        found.findings.append(Finding(room, Damage(0, "not-read"), 0, 0))
        return
    found.entries += len(rows)
    damage = damage_in(room, rows, Head(*head) if head else EMPTY if chained else _end(rows))
    sound = damage.number if damage else len(rows)
    try:
        rebuilt([entry.body for entry in rows[:sound]])
    except Damaged as error:
        if error.number < sound or damage is None:
            damage, sound = Damage(error.number, error.kind), error.number
    except BadRecord:
        found.of_other_rules += 1
    if row is None or not is_summary(row):
        kind = "no-row" if row is None else "row"
        damage = Damage(sound, kind) if damage is None or damage.kind == "row" else damage
    if damage:
        found.findings.append(Finding(room, damage, len(rows), sound))


def rows_in(connection: Connection, room: str, *, chained: bool) -> Iterator[Row]:
    """Return the entries of a room; those of an older version get their hashes."""
    columns = (ENTRIES.c.number, ENTRIES.c.body, *((ENTRIES.c.chain,) if chained else ()))
    before = EMPTY.chain
    for number, body, *chain in connection.execute(select(*columns).where(ENTRIES.c.room == room).order_by(ENTRIES.c.number)):
        try:
            before = chain[0] if chain else link(room, number, body, before) if isinstance(body, str) else ""
        except UnicodeEncodeError:
            before = ""
        yield Row(number, body, before)


def _end(rows: Sequence[Row]) -> Head:
    """Return the head that follows from the entries alone."""
    return Head(len(rows), rows[-1].chain) if rows else EMPTY


def _trouble_of_file(connection: Connection) -> str | DvergarError:
    """Return what is wrong with the pages of a SQLite file, if anything is."""
    if connection.dialect.name != "sqlite":
        return ""
    try:
        told = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
    except DBAPIError as error:
        return reason_of(error)
    return "" if told == "ok" else str(told)
