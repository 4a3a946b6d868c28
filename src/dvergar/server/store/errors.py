"""Errors of the store. No error contains the data to be written, because entries are the table's secrets."""

import sqlite3

from sqlalchemy.exc import DBAPIError

from dvergar.api.errors import DvergarError
from dvergar.core.system_errors import system_error


class StoreFailed(DvergarError):
    """A read or write failed: the disk is full, the database is gone. Nothing of a failed write is stored."""

    default = "store-failed"


class Unreachable(StoreFailed):
    """No connection can be opened."""


class Conflict(DvergarError):
    """The write does not continue what is stored: its number is taken, an earlier one is missing, or the room is gone."""

    default = "store-conflict"


class Busy(DvergarError):
    """Too many writes are waiting; this one was not accepted."""

    default = "store-busy"


class NewerDatabase(DvergarError):
    """The database was last opened by a newer version of the program."""

    default = "store-newer"


class Damaged(DvergarError):
    """The entries of a room are not as they were written, from entry `number` on."""

    default = "store-damaged"

    def __init__(self, number: int, kind: str) -> None:
        super().__init__(number=number)
        self.number = number
        self.kind = kind


class InUse(DvergarError):
    """Another process has the database open; only one may write."""

    default = "store-in-use"


class BadAddress(DvergarError):
    """The address does not name a usable database."""

    default = "store-address"


class DriverMissing(DvergarError):
    """The address names a PostgreSQL database, but psycopg or a library it needs is not installed."""

    default = "store-no-driver"


_SQLITE = {
    sqlite3.SQLITE_PERM: "system-no-permission",
    sqlite3.SQLITE_BUSY: "system-in-use",
    sqlite3.SQLITE_LOCKED: "system-in-use",
    sqlite3.SQLITE_READONLY: "system-read-only",
    sqlite3.SQLITE_IOERR: "system-disk-error",
    sqlite3.SQLITE_CORRUPT: "system-damaged",
    sqlite3.SQLITE_FULL: "system-disk-full",
    sqlite3.SQLITE_CANTOPEN: "system-not-opened",
    sqlite3.SQLITE_NOTADB: "system-no-database",
}


_POSTGRESQL = {
    "25006": "system-read-only",
    "28": "system-no-permission",
    "42501": "system-no-permission",
    "53100": "system-disk-full",
    "53200": "system-no-memory",
    "55P03": "system-in-use",
    "57014": "system-late",
    "57P": "system-cut-off",
    "58030": "system-disk-error",
    "XX001": "system-damaged",
}
"""Reasons by SQLSTATE, or by its first characters."""


def is_locked(error: BaseException) -> bool:
    """Whether another program has locked a SQLite file: then nothing at all can be written."""
    told = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return getattr(told, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def has_waited(error: BaseException) -> bool:
    """Whether PostgreSQL has given up waiting for a lock or for a statement."""
    told = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return getattr(told, "sqlstate", None) in ("55P03", "57014")


def reason_of(error: BaseException) -> DvergarError | str:
    """Return why it failed: in words of the catalogue, or else as the database says it, without statement, value or row.

    >>> reason_of(ValueError("too late" + chr(10) + "DETAIL: the row was …"))
    'too late'
    """
    told = error.orig if isinstance(error, DBAPIError) and error.orig else error
    if isinstance(told, OSError):
        return system_error(told)
    state = getattr(told, "sqlstate", None) or ""
    states = (state[:length] for length in (5, 3, 2))
    key = _SQLITE.get(getattr(told, "sqlite_errorcode", 0) & 0xFF) or next(filter(None, map(_POSTGRESQL.get, states)), None)
    return DvergarError(key) if key else str(told).strip().partition("\n")[0] or type(told).__name__


PUBLIC = ("store-busy", "store-closed", "store-moved")


def public_reason(error: DvergarError) -> DvergarError:
    """Return why a read or a write failed, without anything that strangers should not know: paths, hosts, names, statements.

    >>> public_reason(StoreFailed(reason=DvergarError("system-disk-full"))).text()
    'the disk is full'
    >>> public_reason(StoreFailed(reason="connection to server at 192.0.2.7 failed")).text()
    'the database reports an error'
    """
    reason = error
    while isinstance(inner := reason.details.get("reason"), DvergarError):
        reason = inner
    if isinstance(reason, InUse):
        return DvergarError("system-in-use")
    if reason.key in PUBLIC or reason.key.startswith("system-"):
        return reason
    return DvergarError("store-unreachable" if isinstance(error, Unreachable) else "store-trouble")
