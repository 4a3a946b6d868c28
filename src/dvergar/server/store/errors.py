"""Errors of the store. No error contains the data to be written, because entries are the table's secrets."""

from sqlalchemy.exc import DBAPIError

from dvergar.api.errors import DvergarError


class StoreFailed(DvergarError):
    """A read or write failed: the disk is full, the database is gone. Nothing of a failed write is stored."""

    default = "store-failed"


class Conflict(DvergarError):
    """The write does not continue what is stored: its number is taken, an earlier one is missing, or the room is gone."""

    default = "store-conflict"


class Busy(DvergarError):
    """Too many writes are waiting; this one was not accepted."""

    default = "store-busy"


class NewerDatabase(DvergarError):
    """The database was last opened by a newer version of the program."""

    default = "store-newer"


class InUse(DvergarError):
    """Another process has the database open; only one may write."""

    default = "store-in-use"


class BadAddress(DvergarError):
    """The address does not name a usable database."""

    default = "store-address"


class DriverMissing(DvergarError):
    """The address names a PostgreSQL database, but psycopg or a library it needs is not installed."""

    default = "store-no-driver"


def reason_of(error: BaseException) -> str:
    """Return the error of the database or the system in one line: never a statement, a value or a row.

    >>> reason_of(ValueError("too late" + chr(10) + "DETAIL: the row was …"))
    'too late'
    """
    told = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return str(told).strip().partition("\n")[0] or type(told).__name__
