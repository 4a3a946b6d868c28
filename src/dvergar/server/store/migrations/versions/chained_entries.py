"""A hash chain over the entries of each room, its heads, and a row for checks of the server's health."""

from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

from dvergar.server.store.chain import START, link

revision = "0002"
down_revision = "0001"

TOGETHER = 250
"""Rows changed by one statement: within the smallest limit on values of any SQLite."""


def upgrade() -> None:
    """Add the hashes and the heads, and fill them for the entries that are there."""
    op.add_column("entries", sa.Column("chain", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "heads",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("next", sa.Integer, nullable=False),
        sa.Column("chain", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table("health", sa.Column("beat", sa.Integer, nullable=False))
    op.execute("INSERT INTO health (beat) VALUES (0)")
    connection = op.get_bind()
    head = sa.text("INSERT INTO heads (room, next, chain) VALUES (:room, :next, :chain)")
    rooms = sa.text("SELECT DISTINCT room, id IS NOT NULL FROM entries LEFT JOIN rooms ON id = room")
    for room, is_listed in connection.execute(rooms).all():
        links = list(_links(connection, room))
        _fill(connection, links)
        if is_listed:
            connection.execute(head, {"room": room, "next": len(links), "chain": links[-1][2]})


def _links(connection: sa.Connection, room: str) -> Iterator[tuple[str, int, str]]:
    """Hash a room's entries. One that is no text gets no hash, so it counts as damaged."""
    chain = START
    rows = connection.execute(sa.text("SELECT number, body FROM entries WHERE room = :room ORDER BY number"), {"room": room})
    for number, body in rows.all():
        try:
            chain = link(room, number, body, chain) if isinstance(body, str) else START
        except UnicodeEncodeError:
            chain = START
        yield room, number, chain


def _fill(connection: sa.Connection, links: list[tuple[str, int, str]]) -> None:
    """Set the hashes of entries."""
    for start in range(0, len(links), TOGETHER):
        some = links[start : start + TOGETHER]
        values = ",".join(f"(:a{place},:b{place},:c{place})" for place in range(len(some)))
        given = {f"{name}{place}": value for place, row in enumerate(some) for name, value in zip("abc", row, strict=True)}
        where = "room = v.column1 AND number = v.column2"
        connection.execute(sa.text(f"UPDATE entries SET chain = v.column3 FROM (VALUES {values}) AS v WHERE {where}"), given)
