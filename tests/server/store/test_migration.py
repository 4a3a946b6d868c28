"""A database of an older version is migrated with its rows; a failing step changes nothing; a newer database is refused."""

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from dvergar.server.store import Damaged, NewerDatabase, Store
from dvergar.server.store.databases import database_of
from dvergar.server.store.migration import STEPS, VERSION_TABLE, bring_up
from dvergar.server.store.schema import METADATA
from tests.server.store.databases import SOON, change, rows, summary

LATEST, NEXT = "0002", "later"
HEAD = f"""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{LATEST}"


def upgrade():
    op.add_column("rooms", sa.Column("note", sa.Text, nullable=False, server_default="none"))
    op.create_table("notes", sa.Column("id", sa.Text, primary_key=True))
    op.execute("UPDATE rooms SET note = game")
"""
FAILING = HEAD + '    op.execute("SELECT no_such_column FROM rooms")\n'


@contextmanager
def writing(url: str) -> Iterator[Connection]:
    database = database_of(url)
    try:
        with database.writer() as connection:
            yield connection
    finally:
        database.release()


def later(folder: Path, step: str) -> Sequence[Path]:
    """Return our steps and a later one."""
    (folder / "steps").mkdir()
    (folder / "steps" / "later.py").write_text(step)
    return STEPS, folder / "steps"


def of_this_version(url: str) -> None:
    with Store.open(url) as store:
        store.append("a", 0, ["zero", "one"], summary()).result(SOON)
        store.append("b", 0, ["other"], summary("b", game="nidavellir")).result(SOON)


def version(url: str) -> str:
    ((found,),) = rows(url, f"SELECT version_num FROM {VERSION_TABLE}")
    return str(found)


def test_the_steps_create_the_tables_that_the_store_uses(url: str) -> None:
    Store.open(url).close()
    with writing(url) as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_opening_again_repeats_no_step(url: str) -> None:
    of_this_version(url)
    assert version(url) == LATEST
    with Store.open(url) as store:
        assert store.entries("a") == ["zero", "one"]


def test_a_database_of_this_version_is_migrated_with_its_rows(url: str, tmp_path: Path) -> None:
    of_this_version(url)
    with writing(url) as connection:
        bring_up(connection, url, later(tmp_path, HEAD))
    assert version(url) == NEXT
    assert rows(url, "SELECT id, note FROM rooms ORDER BY id") == [("a", "dwarf"), ("b", "nidavellir")]
    assert rows(url, "SELECT room, number, body FROM entries ORDER BY room, number") == [
        ("a", 0, "zero"), ("a", 1, "one"), ("b", 0, "other"),
    ]  # fmt: skip
    assert rows(url, "SELECT count(*) FROM notes") == [(0,)]


def of_the_first_version(url: str, folder: Path) -> None:
    """Entries without a chain: a sound room, one with a gap, and one without entries."""
    shutil.copy(STEPS / "rooms_and_entries.py", folder)
    with writing(url) as connection:
        bring_up(connection, url, [folder])
    for room in ("sound", "gap", "new"):
        change(url, f"INSERT INTO rooms VALUES ('{room}', 1.5, 2.5, 'running', false, 'dwarf')")
    entries = [("sound", number) for number in range(300)] + [("gap", number) for number in (0, 1, 3)]
    values = ", ".join(f"('{room}', {number}, 'body {number}')" for room, number in entries)
    change(url, f"INSERT INTO entries VALUES {values}")


def test_the_entries_of_the_first_version_get_their_chain_and_a_gap_is_found(url: str, tmp_path: Path) -> None:
    of_the_first_version(url, tmp_path)
    with Store.open(url) as store:
        assert store.entries("sound") == [f"body {number}" for number in range(300)]
        assert store.entries("new") == []
        with pytest.raises(Damaged) as refused:
            store.entries("gap")
        assert (refused.value.number, refused.value.kind) == (2, "missing")
        store.append("sound", 300, ["body 300"]).result(SOON)
        assert len(store.entries("sound")) == 301


def test_an_empty_database_takes_all_steps_at_once(url: str, tmp_path: Path) -> None:
    with writing(url) as connection:
        bring_up(connection, url, later(tmp_path, HEAD))
    assert version(url) == NEXT
    assert rows(url, "SELECT note FROM rooms") == []


def test_a_failing_step_changes_nothing(url: str, tmp_path: Path) -> None:
    of_this_version(url)
    with writing(url) as connection, pytest.raises(DBAPIError):
        bring_up(connection, url, later(tmp_path, FAILING))
    assert version(url) == LATEST
    for gone in ("SELECT note FROM rooms", "SELECT id FROM notes"):
        with pytest.raises(DBAPIError):
            rows(url, gone)
    with Store.open(url) as store:
        assert store.entries("a") == ["zero", "one"]
        store.append("a", 2, ["two"]).result(SOON)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str, tmp_path: Path) -> None:
    of_this_version(url)
    with writing(url) as connection:
        bring_up(connection, url, later(tmp_path, HEAD))
    with pytest.raises(NewerDatabase) as refused:
        Store.open(url)
    assert "newer version" in refused.value.text()
    assert version(url) == NEXT
    assert rows(url, "SELECT body FROM entries WHERE room = 'b'") == [("other",)]
    with pytest.raises(NewerDatabase):  # it is not left locked
        Store.open(url)
