"""The only writer: a thread that takes all waiting writes, commits them together, and only then reports to the callers."""

import asyncio
import contextlib
import threading
import time
from collections import deque
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple

from sqlalchemy import Connection

from dvergar.api.errors import DvergarError
from dvergar.server.store.chain import Head
from dvergar.server.store.databases import Database
from dvergar.server.store.errors import Busy, StoreFailed, Unreachable, has_waited, is_locked, reason_of
from dvergar.server.store.statements import Job, Outcome, is_kept, perform

TOGETHER = 512
"""The most writes in one commit."""
WAITING = 4096
"""The most writes that may wait; more are refused."""
REMEMBERED = 20_000
"""The number of rooms whose heads are kept."""
PATIENCE = 5.0
"""Seconds after which the rest of a failed batch fails without being tried alone."""

Answer = Outcome | DvergarError


class Undecided(Exception):
    """The commit itself failed; its jobs had these outcomes. If the connection was lost, they may be stored all the same."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        super().__init__()
        self.outcomes = outcomes


class Ticket(NamedTuple):
    """A job and its caller's future. Once accepted it cannot be cancelled."""

    job: Job
    future: Future[Any] | asyncio.Future[Any]


class Writer:
    """Owns the connection that writes. `ask` may be called from any thread."""

    def __init__(self, database: Database, connection: Connection, waiting: int = WAITING) -> None:
        self._database = database
        self._connection: Connection | None = connection
        self._most = waiting
        self._waiting: deque[Ticket] = deque()
        self._changed = threading.Condition()
        self._closing = False
        self._heads: dict[str, Head] = {}  # where the entries of each room end that was written to
        self._locked: StoreFailed | None = None  # why nothing could be written, if another program had locked the file
        self._doubtful = False  # a commit has failed, and none has succeeded since
        self._thread = threading.Thread(target=self._run, name="dvergar-writer", daemon=True)
        self._thread.start()

    def ask(self, job: Job) -> Future[Any]:
        """Accept a job. Its future is done after the commit, or fails; at once with Busy if too many are waiting."""
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self._accept(Ticket(job, future))
        return future

    def ask_from_loop(self, job: Job) -> asyncio.Future[Any]:
        """Accept a job as in `ask`, with a future of the running event loop."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._accept(Ticket(job, future))
        return future

    def withdraw(self, future: Future[Any] | asyncio.Future[Any]) -> bool:
        """Take back a job that has not begun; whether it was one."""
        with self._changed:
            for place, ticket in enumerate(self._waiting):
                if ticket.future is future:
                    del self._waiting[place]
                    return True
        return False

    def close(self) -> None:
        """Finish accepted jobs and close the connection."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join()
        self._disconnect()

    def _accept(self, ticket: Ticket) -> None:
        """Queue a job for the writer, or refuse it at once."""
        with self._changed:
            refusal = StoreFailed("store-closed") if self._closing else Busy() if len(self._waiting) >= self._most else None
            if refusal is None:
                self._waiting.append(ticket)
                self._changed.notify()
        if refusal is not None:
            settle([(ticket.future, refusal)])

    def _run(self) -> None:
        while tickets := self._take():
            answers = self._append([ticket.job for ticket in tickets])
            tell([ticket.future for ticket in tickets], answers)
            if self._locked is not None:
                waiting = self._take_all()
                tell([ticket.future for ticket in waiting], [self._locked] * len(waiting))
                self._locked = None

    def _take(self) -> list[Ticket]:
        """Take the waiting jobs, up to a limit; none once the store is closed and all are done."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closing)
            return [self._waiting.popleft() for _ in range(min(TOGETHER, len(self._waiting)))]

    def _take_all(self) -> list[Ticket]:
        """Take the jobs that have waited while the file was locked by another program, and would wait as long again."""
        with self._changed:
            tickets = list(self._waiting)
            self._waiting.clear()
            return tickets

    def _append(self, jobs: Sequence[Job]) -> Sequence[Answer]:
        """Commit the jobs together; if that fails, one by one, so that a bad one fails alone."""
        try:
            return self._commit(jobs)
        except Undecided as error:
            lost = self._connection is None
            answers = self._keep_each(jobs, [lost and outcome is None for outcome in error.outcomes])
        except Exception as error:
            if is_locked(error):
                self._locked = _failure(error)
                return [self._locked] * len(jobs)
            if len(jobs) == 1 and has_waited(error):
                return [_failure(error)]
            answers = self._keep_each(jobs, [False] * len(jobs))
        if self._doubtful:
            self._mend()
        return answers

    def _keep_each(self, jobs: Sequence[Job], maybe_kept: Sequence[bool]) -> list[Answer]:
        answers: list[Answer] = []
        until = time.monotonic() + PATIENCE
        for job, maybe in zip(jobs, maybe_kept, strict=True):
            try:
                answers += self._commit([job], maybe_kept=maybe)
            except Exception as error:
                answers.append(_failure(error))
                if isinstance(error, Unreachable) or time.monotonic() > until:
                    break
        return answers + answers[-1:] * (len(jobs) - len(answers))

    def _commit(self, jobs: Sequence[Job], *, maybe_kept: bool = False) -> Sequence[Outcome]:
        """Carry out the jobs in one transaction. A single job that may already be stored is looked up first."""
        connection = self._connected()
        try:
            connection.begin()
            outcomes = [None] if maybe_kept and is_kept(connection, jobs[0]) else self._perform(connection, jobs)
            self._database.ensure()
        except Exception:
            self._give_up(connection)
            raise
        try:
            connection.commit()
        except Exception as error:
            self._doubtful = True
            self._give_up(connection)
            raise Undecided(outcomes) from error
        self._doubtful = False
        return outcomes

    def _perform(self, connection: Connection, jobs: Sequence[Job]) -> Sequence[Outcome]:
        if len(self._heads) > REMEMBERED:
            self._heads.clear()
        return perform(connection, jobs, self._heads)

    def _give_up(self, connection: Connection) -> None:
        """Roll back the transaction; if even that fails, close the connection."""
        self._heads.clear()
        try:
            connection.rollback()
            broken = connection.invalidated
        except Exception:
            broken = True
        if broken:
            self._disconnect()

    def _mend(self) -> None:
        with contextlib.suppress(Exception):
            self._database.mend(self._connected())
            self._doubtful = False

    def _connected(self) -> Connection:
        """Return the connection, or a new one if it was lost."""
        if self._connection is None:
            try:
                self._connection = self._database.writer()
            except Exception as error:
                raise Unreachable(reason=error if isinstance(error, DvergarError) else reason_of(error)) from error
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()


def tell(futures: Iterable[Future[Any] | asyncio.Future[Any]], answers: Iterable[Answer]) -> None:
    """Report results to the callers: each in its own thread or event loop, with one call per loop."""
    loops: dict[asyncio.AbstractEventLoop | None, list[tuple[Any, Answer]]] = {}
    for future, answer in zip(futures, answers, strict=True):
        loop = None if isinstance(future, Future) else future.get_loop()
        loops.setdefault(loop, []).append((future, answer))
    for loop, settled in loops.items():
        if loop is None:
            settle(settled)
        else:
            with contextlib.suppress(RuntimeError):  # the loop is closed, so nobody is waiting there
                loop.call_soon_threadsafe(settle, settled)


def settle(settled: Iterable[tuple[Any, Answer]]) -> None:
    """Set the results of futures; cancelled ones are skipped."""
    for future, answer in settled:
        if future.cancelled():
            continue
        if isinstance(answer, DvergarError):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _failure(error: Exception) -> StoreFailed:
    """Describe a failed write in one line; the database's full report might show a whole row."""
    if isinstance(error, Undecided) and error.__cause__ is not None:
        return StoreFailed(reason=reason_of(error.__cause__))
    return error if isinstance(error, StoreFailed) else StoreFailed(reason=reason_of(error))
