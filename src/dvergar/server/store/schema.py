"""The tables of the database, the same in every kind."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, MetaData, Table, Text

METADATA = MetaData()

ROOMS = Table(
    "rooms",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("phase", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("game", Text, nullable=False),
)
"""A row for each room: its summary."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("chain", Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

HEADS = Table(
    "heads",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("next", Integer, nullable=False),
    Column("chain", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Where the entries of each room end: the number of the next one, and the hash of the last one."""

HEALTH = Table("health", METADATA, Column("beat", Integer, nullable=False))
"""One row, which is changed to find out whether the database can be written."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A room's row in the list of rooms, as in the columns of ROOMS; times are in seconds since the epoch."""

    id: str
    created: float
    touched: float
    phase: str
    open: bool
    game: str


def is_summary(row: Any) -> bool:
    """Whether a row's values have the types of a summary: SQLite may hold anything in a column."""
    id_, created, touched, phase, open_, game = row
    texts = all(isinstance(value, str) for value in (id_, phase, game))
    times = all(isinstance(value, int | float) and not isinstance(value, bool) for value in (created, touched))
    return texts and times and isinstance(open_, bool)
