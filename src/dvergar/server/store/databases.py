"""Selects the database for an address. Each kind has its own way to allow one writer and many readers."""

from pathlib import Path
from typing import Protocol

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError

from dvergar.api.errors import DvergarError
from dvergar.server.store.errors import BadAddress, StoreFailed, reason_of

FILE = "dvergar.db"
PATIENCE = 5.0
"""Seconds after which a database that is locked or does not answer counts as failed."""


class Database(Protocol):
    """A database. Creating one takes its lock, unless the lock comes with the writer's connection."""

    place: str
    """The name for messages, without a password."""
    readers: Engine

    def writer(self) -> Connection:
        """Return the only connection that may write; raises InUse."""

    def reader(self) -> Connection:
        """Return a connection that reads while no server can write; raises InUse."""

    def ensure(self) -> None:
        """Make sure that what is committed now will be found again; raises StoreFailed."""

    def mend(self, connection: Connection) -> None:
        """Make sure after a failed commit that no part of it can come back. The caller may ignore errors."""

    def release(self) -> None:
        """Close all connections and release the lock."""


def default_file() -> Path:
    """Return the default file for tables."""
    return user_data_path("dvergar", appauthor=False) / FILE


def database_of(address: str | None, patience: float = PATIENCE) -> Database:
    """Return the database for an address: `sqlite:///FILE`, `postgresql://…`; None is the file in the user's data folder."""
    from dvergar.server.store.sqlite import Sqlite

    if address is None:
        return Sqlite(default_file(), patience)
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise BadAddress from error
    if url.drivername in ("sqlite", "sqlite+pysqlite") and _is_plain_file(url.database) and not (url.query or url.host):
        return Sqlite(Path(str(url.database)), patience)
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        from dvergar.server.store.postgresql import Postgresql

        return Postgresql(url.set(drivername="postgresql+psycopg"), patience)
    raise BadAddress


def existing_database(given: str | None, patience: float) -> Database:
    """Return a database that is there, given by its address, the name of its file, or None; it is not created."""
    if given is None:
        path = default_file()
    elif given.startswith("sqlite:///"):
        path = Path(given.removeprefix("sqlite:///")).expanduser()
    elif "://" in given:
        return database_of(given, patience)
    else:
        path = Path(given).expanduser()
    if not path.is_file():
        reason = DvergarError("system-is-folder" if path.is_dir() else "system-not-found")
        raise StoreFailed("store-not-opened", reason=reason)
    from dvergar.server.store.sqlite import Sqlite

    try:
        return Sqlite(path, patience)
    except OSError as error:
        raise StoreFailed("store-not-opened", reason=reason_of(error)) from error


def folder_beside(address: str | None) -> Path:
    """Return the folder for other data: beside a SQLite file, otherwise in the user's data folder."""
    if address is None or not address.startswith("sqlite"):
        return default_file().parent
    return Path(str(make_url(address).database)).expanduser().resolve().parent


def _is_plain_file(name: str | None) -> bool:
    """Whether an address names a plain file, neither in memory nor an SQLite URI."""
    return bool(name) and name != ":memory:" and not str(name).startswith("file:")
