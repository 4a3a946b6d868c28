"""The two tables, the same in every database."""

from dataclasses import dataclass

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

ENTRIES = Table(
    "entries",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)


@dataclass(frozen=True, slots=True)
class Summary:
    """A room's row in the list of rooms, as in the columns of ROOMS; times are in seconds since the epoch."""

    id: str
    created: float
    touched: float
    phase: str
    open: bool
    game: str
