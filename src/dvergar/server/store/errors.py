"""What can go wrong with a store. No error holds what was to be written: bodies are secrets of the table."""

from sqlalchemy.exc import DBAPIError

from dvergar.api.errors import DvergarError


class StoreFailed(DvergarError):
    """It could not be written or read: the disk is full, the database is gone. Of a failed write nothing is kept."""

    default = "store-failed"


class Conflict(DvergarError):
    """The write does not continue what is kept: its number is taken, or one is missing before it, or the room is gone."""

    default = "store-conflict"


class Busy(DvergarError):
    """Too many writes wait already; this one was not accepted."""

    default = "store-busy"


class NewerDatabase(DvergarError):
    """The database was last opened by a newer version."""

    default = "store-newer"


class InUse(DvergarError):
    """Somebody else has the database open; only one may write."""

    default = "store-in-use"


class BadAddress(DvergarError):
    """No database that can be used here is named by the address."""

    default = "store-address"


class DriverMissing(DvergarError):
    """The address names a PostgreSQL database, and psycopg or the library that it needs is not installed."""

    default = "store-no-driver"


def reason_of(error: BaseException) -> str:
    """What the database or the system says, in one line: never a statement, a value or a row.

    >>> reason_of(ValueError("too late" + chr(10) + "DETAIL: the row was …"))
    'too late'
    """
    told = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return str(told).strip().partition("\n")[0] or type(told).__name__
