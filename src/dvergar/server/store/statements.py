"""The writer's SQL. A job that conflicts with what is stored changes nothing; the other jobs continue."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import chain, groupby

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from dvergar.server.store.errors import Conflict
from dvergar.server.store.schema import ENTRIES, ROOMS, Summary


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


Job = Append | Remove
Outcome = Conflict | None
"""What a job gives when the transaction is committed: nothing, or why it did not fit."""

ROWS = 300
"""So many entries go into one statement: no more values than the smallest limit of any SQLite."""
MARKS = {"qmark": "(?,?,?)", "pyformat": "(%s,%s,%s)"}
"""How a row is left open in a statement, by the habit of the driver."""

INSERT_ROOMS = insert(ROOMS)
UPDATE_ROOM = (
    update(ROOMS)
    .where(ROOMS.c.id == bindparam("room"))
    .values({column: bindparam(column.name) for column in ROOMS.c if not column.primary_key})
)


def perform(connection: Connection, jobs: Iterable[Job], heads: dict[str, int]) -> list[Outcome]:
    """Carry out the jobs in order; adjacent appends share their statements.

    `heads` remembers the next number of rooms. Whoever calls forgets it if the transaction is not committed.
    """
    outcomes: list[Outcome] = []
    for kind, group in groupby(jobs, type):
        if kind is Append:
            outcomes += _append(connection, [job for job in group if isinstance(job, Append)], heads)
        else:
            heads.clear()
            for job in group:
                connection.execute(delete(ROOMS).where(ROOMS.c.id == job.room))
                outcomes.append(None)
    return outcomes


def is_kept(connection: Connection, job: Job) -> bool:
    """Whether an append is already stored. Used when the answer to a commit was lost."""
    if not isinstance(job, Append) or not job.bodies:
        return False
    numbers = ENTRIES.c.number.between(job.first, job.first + len(job.bodies) - 1)
    query = select(ENTRIES.c.body).where(ENTRIES.c.room == job.room, numbers).order_by(ENTRIES.c.number)
    return tuple(connection.execute(query).scalars()) == job.bodies


def _append(connection: Connection, jobs: Sequence[Append], heads: dict[str, int]) -> list[Outcome]:
    _look_up(connection, jobs, heads)
    there = {job.room for job in jobs} & heads.keys()
    outcomes: list[Outcome] = []
    for job in jobs:
        outcomes.append(_misfit(job, heads.get(job.room)))
        if outcomes[-1] is None:
            heads[job.room] = job.first + len(job.bodies)
    fitting = [job for job, outcome in zip(jobs, outcomes, strict=True) if outcome is None]
    _write_rooms(connection, {job.room: job.summary for job in fitting if job.summary}, there)
    _write_entries(connection, fitting)
    return outcomes


def _look_up(connection: Connection, jobs: Sequence[Append], heads: dict[str, int]) -> None:
    """Verify the cached next numbers: they hold if all jobs fit; no job is refused on the cache alone."""
    expected = {job.room: heads.get(job.room) for job in jobs}
    doubted = set()
    for job in jobs:
        if expected[job.room] != job.first:
            doubted.add(job.room)
        expected[job.room] = job.first + len(job.bodies)
    for room in doubted:
        heads.pop(room, None)
    if doubted:
        heads |= _heads(connection, doubted)


def _heads(connection: Connection, rooms: Collection[str]) -> dict[str, int]:
    """Return the next number of each existing room."""
    last = select(ENTRIES.c.number).where(ENTRIES.c.room == ROOMS.c.id).order_by(ENTRIES.c.number.desc()).limit(1)
    query = select(ROOMS.c.id, last.scalar_subquery()).where(ROOMS.c.id.in_(rooms))
    return {room: 0 if number is None else number + 1 for room, number in connection.execute(query)}


def _misfit(job: Append, head: int | None) -> Conflict | None:
    """Return why the append does not continue the room, or None."""
    if job.first != (head or 0):
        return Conflict(number=job.first, next=head or 0)
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


def _write_entries(connection: Connection, jobs: Iterable[Append]) -> None:
    """Insert rows in batches: row by row, the threads would compete for the interpreter's lock each time."""
    rows = [(job.room, number, body) for job in jobs for number, body in enumerate(job.bodies, job.first)]
    mark = MARKS[connection.dialect.paramstyle]
    for start in range(0, len(rows), ROWS):
        some = rows[start : start + ROWS]
        connection.exec_driver_sql(insert_entries(len(some), mark), tuple(chain.from_iterable(some)))


@cache
def insert_entries(rows: int, mark: str) -> str:
    """Build the statement that inserts the given number of rows.

    >>> insert_entries(2, MARKS["qmark"])
    'INSERT INTO entries (room, number, body) VALUES (?,?,?),(?,?,?)'
    """
    columns = ", ".join(column.name for column in ENTRIES.columns)
    return f"INSERT INTO {ENTRIES.name} ({columns}) VALUES {','.join([mark] * rows)}"
