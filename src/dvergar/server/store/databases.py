"""Which database an address names. Each kind has a way of its own to let one writer in and many readers."""

from pathlib import Path
from typing import Protocol

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError

from dvergar.server.store.errors import BadAddress

FILE = "dvergar.db"


class Database(Protocol):
    """Where things are kept. Made by taking its lock, unless that is taken with the writer's connection."""

    place: str
    """How it is called in messages, without a password."""
    readers: Engine

    def writer(self) -> Connection:
        """A connection that alone may write; raises InUse."""

    def mend(self, connection: Connection) -> None:
        """After a failed commit: see to it that nothing of it can come back. Errors are the caller's to ignore."""

    def release(self) -> None:
        """Close all connections and let others in."""


def default_file() -> Path:
    """Where the tables are kept if nothing else is said."""
    return user_data_path("dvergar", appauthor=False) / FILE


def database_of(address: str | None) -> Database:
    """The database of an address: `sqlite:///FILE`, `postgresql://…`; None is the file in the user's data folder."""
    from dvergar.server.store.sqlite import Sqlite

    if address is None:
        return Sqlite(default_file())
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise BadAddress from error
    if url.drivername in ("sqlite", "sqlite+pysqlite") and _is_plain_file(url.database) and not (url.query or url.host):
        return Sqlite(Path(str(url.database)))
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        from dvergar.server.store.postgresql import Postgresql

        return Postgresql(url.set(drivername="postgresql+psycopg"))
    raise BadAddress


def folder_beside(address: str | None) -> Path:
    """Where things are kept that are no tables: beside a SQLite file, otherwise in the user's data folder."""
    if address is None or not address.startswith("sqlite"):
        return default_file().parent
    return Path(str(make_url(address).database)).expanduser().resolve().parent


def _is_plain_file(name: str | None) -> bool:
    """Not a database in memory, and not SQLite's own kind of address."""
    return bool(name) and name != ":memory:" and not str(name).startswith("file:")
