"""PostgreSQL: the writer holds a session-level advisory lock in the schema that it writes to."""

import time
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, Pool, QueuePool, create_engine, event, text

from dvergar.server.store.errors import DriverMissing, InUse

PATIENCE = 5.0
"""Seconds to wait for the lock: the session of a process that was killed ends a moment later."""
PAUSE = 0.05
CONNECTING = {"connect_timeout": "10", "keepalives_idle": "30", "tcp_user_timeout": "30000", "application_name": "dvergar"}
"""So that a server that is out of reach is noticed. The address may say otherwise."""
LOCK = text("SELECT pg_try_advisory_lock(:kind, hashtext(coalesce(current_schema(), '')))")
KIND = int.from_bytes(b"dver")
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
PREPARING = (DURABLE, "SET lock_timeout = '10s'")


class Postgresql:
    """A database of a PostgreSQL server, named by its address."""

    def __init__(self, url: URL) -> None:
        self.place = url.set(query={}).render_as_string(hide_password=True)
        url = url.set(query={**CONNECTING, **url.query})
        self.readers = _engine(url, QueuePool)
        self._engine = _engine(url, NullPool)

    def writer(self) -> Connection:
        """Return a connection that holds the lock."""
        connection = self._engine.connect()
        try:
            self._take_lock(connection)
        except BaseException:
            connection.close()
            raise
        return connection

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


def _engine(url: URL, pool: type[Pool]) -> Engine:
    """Create an engine whose connections flush to disk at every commit."""
    checked = {"pool_pre_ping": True} if pool is QueuePool else {}
    try:
        engine = create_engine(url, poolclass=pool, hide_parameters=True, **checked)
    except ImportError as error:  # psycopg is an extra: `dvergar[postgres]`
        raise DriverMissing from error

    def prepare(connection: Any, _record: object) -> None:
        with connection.cursor() as cursor:
            for statement in PREPARING:
                cursor.execute(statement)
        connection.commit()

    event.listen(engine, "connect", prepare)
    return engine
