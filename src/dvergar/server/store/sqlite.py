"""A SQLite file: one process, with one connection that writes and others that read at the same time."""

import os
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, NullPool, Pool, QueuePool, create_engine, event

from dvergar.server.store.errors import InUse, StoreFailed
from dvergar.server.store.file_lock import LockedFile, Taken

WRITING = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # macOS needs this for the same durability
    "checkpoint_fullfsync = ON",
    "foreign_keys = ON",
)
READING = ("query_only = ON",)


class Sqlite:
    """An SQLite file. It is created if missing, readable by its owner only, in a folder of its owner."""

    def __init__(self, path: Path, patience: float) -> None:
        path = path.expanduser().resolve()
        self.place = str(path)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = _lock(path)
        try:
            _create(path)
            self._file = LockedFile(path)
        except BaseException as error:
            self._lock.release()
            if isinstance(error, Taken):
                raise InUse(place=self.place) from error
            raise
        self.path = path
        self._journal = f"{path}-wal"
        self._files = (_identity(self.place), _identity(self._journal))
        waiting = f"busy_timeout = {round(patience * 1000)}"
        self.readers = _engine(path, (waiting, *READING), pool_timeout=patience)
        self._engine = _engine(path, (waiting, *WRITING), poolclass=NullPool)
        event.listen(self._engine, "begin", lambda connection: connection.connection.cursor().execute("BEGIN IMMEDIATE"))

    def writer(self) -> Connection:
        """Return the connection that writes."""
        connection = self._engine.connect()
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
        connection.exec_driver_sql("SELECT 1 FROM sqlite_schema").close()  # opens the journal
        connection.rollback()
        if mode != "wal":
            connection.close()
            raise StoreFailed("store-no-journal", place=self.place)
        self._files = (self._files[0], _identity(self._journal))
        return connection

    def reader(self) -> Connection:
        """Return a connection that reads."""
        return self.readers.connect()

    def ensure(self) -> None:
        """A file that is moved or deleted is still written to, but nobody finds it again."""
        if (_identity(self.place), _identity(self._journal)) != self._files:
            raise StoreFailed("store-moved")

    def mend(self, connection: Connection) -> None:
        """A commit that failed when it was flushed lies complete in the journal, unseen, until the next one is written over
        it; after a crash it would be taken for a commit. So one that changes nothing of worth is written over it."""
        with connection.begin():
            mark = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
            connection.exec_driver_sql(f"PRAGMA user_version = {1 - mark % 2}")

    def release(self) -> None:
        """Close the reading connections, then release the lock."""
        self.readers.dispose()
        self._engine.dispose()
        self._file.release()
        self._lock.release()


def _lock(path: Path) -> FileLock:
    """Take the lock file beside a database; the system releases it when this process ends, however it ends.

    It keeps out everybody who knows the file by the same path, on every system. Any thread may release it, and children of the
    process do not hold it. The file stays: removing it would let two in.
    """
    lock = FileLock(
        path.with_name(path.name + ".lock"),
        timeout=0,
        mode=0o600,
        thread_local=False,
        fallback_to_soft=False,
        preserve_lock_file=True,
    )
    try:
        lock.acquire()
    except Timeout as error:
        raise InUse(place=str(path)) from error
    return lock


def _create(path: Path) -> None:
    """Create an empty file and flush its folder entry to disk; an existing file is left alone."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _identity(path: str) -> tuple[int, int] | None:
    """Return what identifies a file, whatever its name; None if it is missing."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _engine(path: Path, pragmas: tuple[str, ...], poolclass: type[Pool] = QueuePool, **pool: float) -> Engine:
    """Create an engine whose connections never begin a transaction implicitly."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=poolclass, hide_parameters=True, **pool)

    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        connection.text_factory = _text
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    event.listen(engine, "connect", prepare)
    return engine


def _text(data: bytes) -> str:
    """Decode a text. One that is damaged is still read, so that only its own table suffers."""
    return data.decode("utf-8", "surrogateescape")
