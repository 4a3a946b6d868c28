"""A hash chain over the entries of each room with its end in the room's row, and a row for checks of the server's health."""

from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

from dvergar.server.store.chain import START, link

revision = "0002"
down_revision = "0001"

TOGETHER = 250
"""So many rows are changed by one statement: no more values than the smallest limit of any SQLite."""


def upgrade() -> None:
    """Add the columns, and fill them for the entries that are there."""
    op.add_column("entries", sa.Column("chain", sa.Text, nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("next", sa.Integer, nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("chain", sa.Text, nullable=False, server_default=""))
    op.create_table("health", sa.Column("beat", sa.Integer, nullable=False))
    op.execute("INSERT INTO health (beat) VALUES (0)")
    connection = op.get_bind()
    heads = []
    for (room,) in connection.execute(sa.text("SELECT DISTINCT room FROM entries")).all():
        links = list(_links(connection, room))
        fill(connection, "entries SET chain = v.column3", "room = v.column1 AND number = v.column2", links)
        heads.append((room, links[-1][1] + 1, links[-1][2]))
    fill(connection, "rooms SET next = v.column2, chain = v.column3", "id = v.column1", heads)


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


def fill(connection: sa.Connection, change: str, where: str, rows: list[tuple[str, int, str]]) -> None:
    """Set columns of many rows to given values."""
    for start in range(0, len(rows), TOGETHER):
        some = rows[start : start + TOGETHER]
        values = ",".join(f"(:a{place},:b{place},:c{place})" for place in range(len(some)))
        given = {f"{name}{place}": value for place, row in enumerate(some) for name, value in zip("abc", row, strict=True)}
        connection.execute(sa.text(f"UPDATE {change} FROM (VALUES {values}) AS v WHERE {where}"), given)
