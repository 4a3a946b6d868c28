"""The writer's SQL. A job that conflicts with what is stored changes nothing; the other jobs continue."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import chain, groupby
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from dvergar.server.store.chain import EMPTY, Head, link
from dvergar.server.store.errors import Conflict
from dvergar.server.store.schema import ENTRIES, HEADS, HEALTH, ROOMS, Summary


@dataclass(frozen=True)
class Append:
    """Append entries to a room from number `first`; a summary creates the room or updates its row."""

    room: str
    first: int
    bodies: tuple[str, ...]
    summary: Summary | None


@dataclass(frozen=True)
class Remove:
    """Remove a room with all its entries."""

    room: str


@dataclass(frozen=True)
class Probe:
    """Change something that matters to nobody, to find out whether the database can be written."""


Job = Append | Remove | Probe
Outcome = Conflict | None
"""The result of a job when the transaction is committed: nothing, or why it did not fit."""

ROWS = 240
"""Rows written by one statement: within the smallest limit on values of any SQLite."""
NO_ROOM = ""
MARKS = {"qmark": "?", "pyformat": "%s"}
"""The placeholder for a value, by the driver's parameter style."""

INSERT_ROOMS = insert(ROOMS)
UPDATE_ROOM = (
    update(ROOMS)
    .where(ROOMS.c.id == bindparam("room"))
    .values({column: bindparam(column.name) for column in ROOMS.c if not column.primary_key})
)


def perform(connection: Connection, jobs: Iterable[Job], heads: dict[str, Head]) -> list[Outcome]:
    """Carry out the jobs in order; adjacent appends share their statements.

    `heads` remembers where the entries of rooms end. Whoever calls forgets it if the transaction is not committed.
    """
    outcomes: list[Outcome] = []
    for kind, group in groupby(jobs, type):
        if kind is Append:
            outcomes += _append(connection, [job for job in group if isinstance(job, Append)], heads)
        elif kind is Probe:
            _probe(connection)
            outcomes += [None for _ in group]
        else:
            heads.clear()
            for job in group:
                if isinstance(job, Remove):
                    connection.execute(delete(ROOMS).where(ROOMS.c.id == job.room))
                outcomes.append(None)
    return outcomes


def _probe(connection: Connection) -> None:
    """Write a value that matters to nobody, and delete nothing from the other tables: they may be locked, or gone."""
    connection.execute(update(HEALTH).values(beat=1 - HEALTH.c.beat))
    connection.execute(delete(ENTRIES).where(ENTRIES.c.room == NO_ROOM))
    connection.execute(delete(ROOMS).where(ROOMS.c.id == NO_ROOM))


def is_kept(connection: Connection, job: Job) -> bool:
    """Whether an append is already stored. Used when the answer to a commit was lost."""
    if not isinstance(job, Append) or not job.bodies:
        return False
    numbers = ENTRIES.c.number.between(job.first, job.first + len(job.bodies) - 1)
    query = select(ENTRIES.c.body).where(ENTRIES.c.room == job.room, numbers).order_by(ENTRIES.c.number)
    return tuple(connection.execute(query).scalars()) == job.bodies


def _append(connection: Connection, jobs: Sequence[Append], heads: dict[str, Head]) -> list[Outcome]:
    _look_up(connection, jobs, heads)
    there = {job.room for job in jobs} & heads.keys()
    outcomes: list[Outcome] = []
    rows: list[tuple[str, int, str, str]] = []
    summaries: dict[str, Summary] = {}
    for job in jobs:
        outcomes.append(_misfit(job, heads.get(job.room)))
        if outcomes[-1] is None:
            rows += _chained(job, heads)
            if job.summary:
                summaries[job.room] = job.summary
    _write_rooms(connection, summaries, there)
    _write_rows(connection, insert_entries, rows)
    _write_rows(connection, write_heads, [(room, *heads[room]) for room in {room for room, *_ in rows}])
    return outcomes


def _chained(job: Append, heads: dict[str, Head]) -> list[tuple[str, int, str, str]]:
    """Return the rows of a job's entries, each with its hash, and move the head of its room."""
    next_, before = heads.get(job.room, EMPTY)
    rows = []
    for number, body in enumerate(job.bodies, next_):
        before = link(job.room, number, body, before)
        rows.append((job.room, number, body, before))
    heads[job.room] = Head(next_ + len(rows), before)
    return rows


def _look_up(connection: Connection, jobs: Sequence[Append], heads: dict[str, Head]) -> None:
    """Verify the cached heads: they hold if all jobs fit; no job is refused on the cache alone."""
    expected = {job.room: heads[job.room].next if job.room in heads else None for job in jobs}
    doubted = set()
    for job in jobs:
        if expected[job.room] != job.first:
            doubted.add(job.room)
        expected[job.room] = job.first + len(job.bodies)
    for room in doubted:
        heads.pop(room, None)
    if doubted:
        heads |= _heads(connection, doubted)


def _heads(connection: Connection, rooms: Collection[str]) -> dict[str, Head]:
    """Return the heads of the rooms that exist."""
    both = ROOMS.outerjoin(HEADS, HEADS.c.room == ROOMS.c.id)
    query = select(ROOMS.c.id, HEADS.c.next, HEADS.c.chain).select_from(both).where(ROOMS.c.id.in_(rooms))
    return {room: EMPTY if next_ is None else Head(next_, chain) for room, next_, chain in connection.execute(query)}


def _misfit(job: Append, head: Head | None) -> Conflict | None:
    """Return why the append does not continue the room, or None."""
    next_ = head.next if head else 0
    if job.first != next_:
        return Conflict(number=job.first, next=next_)
    if head is None and job.summary is None:
        return Conflict("store-no-room")
    return None


def _write_rooms(connection: Connection, summaries: Mapping[str, Summary], there: Collection[str]) -> None:
    fresh = [asdict(summary) for room, summary in summaries.items() if room not in there]
    known = [{"room": room, **asdict(summary)} for room, summary in summaries.items() if room in there]
    if fresh:
        connection.execute(INSERT_ROOMS, fresh)
    if known:
        connection.execute(UPDATE_ROOM, known)


def _write_rows(connection: Connection, statement: Callable[[int, str], str], rows: Sequence[tuple[Any, ...]]) -> None:
    """Write rows in batches: row by row, the threads would compete for the interpreter's lock each time.

    The driver's own cursor takes half the time of a statement that goes through the library.
    """
    if not rows:
        return
    mark = MARKS[connection.dialect.paramstyle]
    cursor = connection.connection.cursor()
    for start in range(0, len(rows), ROWS):
        some = rows[start : start + ROWS]
        cursor.execute(statement(len(some), mark), tuple(chain.from_iterable(some)))
    cursor.close()


@cache
def insert_entries(rows: int, mark: str) -> str:
    """Build the statement that inserts the given number of entries.

    >>> insert_entries(2, MARKS["qmark"])
    'INSERT INTO entries (room, number, body, chain) VALUES (?,?,?,?),(?,?,?,?)'
    """
    columns = ", ".join(column.name for column in ENTRIES.columns)
    return f"INSERT INTO {ENTRIES.name} ({columns}) VALUES {_values(rows, mark, len(ENTRIES.columns))}"


@cache
def write_heads(rows: int, mark: str) -> str:
    """Build the statement that writes the heads of the given number of rooms.

    >>> write_heads(1, MARKS["qmark"]).partition(" ON ")[0]
    'INSERT INTO heads (room, next, chain) VALUES (?,?,?)'
    """
    values = _values(rows, mark, len(HEADS.columns))
    change = "ON CONFLICT (room) DO UPDATE SET next = excluded.next, chain = excluded.chain"
    return f"INSERT INTO {HEADS.name} (room, next, chain) VALUES {values} {change}"


def _values(rows: int, mark: str, columns: int) -> str:
    return ",".join([f"({','.join([mark] * columns)})"] * rows)
