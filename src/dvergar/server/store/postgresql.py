"""PostgreSQL: the writer holds a session-level advisory lock in the schema that it writes to."""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, Pool, QueuePool, create_engine, event, text

from dvergar.server.store.errors import DriverMissing, InUse

PATIENCE = 5.0
"""Seconds to wait for the lock, because the session of a killed process ends a moment later."""
PAUSE = 0.05
LOCK = text("SELECT pg_try_advisory_lock(:kind, hashtext(coalesce(current_schema(), '')))")
KIND = int.from_bytes(b"dver")
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
FOR_A_LOCK = 0.8
"""The share of a statement's time limit that waiting for a lock may take."""
LEAST = 2
"""The shortest connection time-out in seconds that the driver accepts."""


class Postgresql:
    """A database of a PostgreSQL server, named by its address."""

    def __init__(self, url: URL, patience: float) -> None:
        self.place = url.set(query={}).render_as_string(hide_password=True)
        url = url.set(query={**connecting(patience), **url.query})
        preparing = (
            DURABLE,
            f"SET lock_timeout = {round(patience * FOR_A_LOCK * 1000)}",
            f"SET statement_timeout = {round(patience * 1000)}",
        )
        self.readers = _engine(url, preparing, pool_pre_ping=True, pool_timeout=patience)
        self._engine = _engine(url, preparing, poolclass=NullPool)

    def writer(self) -> Connection:
        """Return a connection that holds the lock."""
        connection = self._engine.connect()
        try:
            self._take_lock(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def reader(self) -> Connection:
        """Return a connection that holds the lock."""
        return self.writer()

    def ensure(self) -> None:
        """Do nothing: the server knows where its files are."""

    def mend(self, connection: Connection) -> None:
        """Do nothing: uncommitted changes are gone."""

    def release(self) -> None:
        """Close the reading connections; the lock was released with the writer's connection."""
        self.readers.dispose()
        self._engine.dispose()

    def _take_lock(self, connection: Connection) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            with connection.begin():
                if connection.execute(LOCK, {"kind": KIND}).scalar_one():
                    return
            if time.monotonic() > until:
                raise InUse(place=self.place)
            time.sleep(PAUSE)


def connecting(patience: float) -> dict[str, str]:
    """Return what makes the driver notice a server that is out of reach. The address may say otherwise."""
    return {
        "connect_timeout": str(max(LEAST, round(patience))),
        "keepalives_idle": "30",
        "tcp_user_timeout": str(round(patience * 1000)),
        "application_name": "dvergar",
    }


def _engine(url: URL, preparing: Sequence[str], poolclass: type[Pool] = QueuePool, **pool: Any) -> Engine:
    """Create an engine whose connections flush to disk at every commit and wait for nothing for long."""
    try:
        engine = create_engine(url, poolclass=poolclass, hide_parameters=True, **pool)
    except ImportError as error:  # psycopg is an extra: `dvergar[postgres]`
        raise DriverMissing from error

    def prepare(connection: Any, _record: object) -> None:
        with connection.cursor() as cursor:
            for statement in preparing:
                cursor.execute(statement)
        connection.commit()

    event.listen(engine, "connect", prepare)
    return engine
