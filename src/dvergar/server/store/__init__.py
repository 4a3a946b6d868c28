"""Persistent storage: the entries of every room, in SQLite or PostgreSQL, acknowledged only after their commit."""

from dvergar.server.store.errors import (
    BadAddress,
    Busy,
    Conflict,
    Damaged,
    DriverMissing,
    InUse,
    NewerDatabase,
    StoreFailed,
)
from dvergar.server.store.schema import Summary
from dvergar.server.store.store import Store

__all__ = [
    "BadAddress", "Busy", "Conflict", "Damaged", "DriverMissing", "InUse", "NewerDatabase", "Store", "StoreFailed", "Summary",
]  # fmt: skip
