"""`dvergar check` finds damage and changes nothing; `dvergar repair` asks, makes a backup, cuts, and leaves the rest alone."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.places import ROOT
from tests.server.store.conftest import postgresql, postgresql_url, sqlite_url, url
from tests.server.store.databases import SOON, change, rows

import dvergar
from dvergar.cli.main import main
from dvergar.i18n import LANGUAGES
from dvergar.server.room_keys import linked
from dvergar.server.room_state import rebuilt
from dvergar.server.store import Store, Summary
from dvergar.server.store.migration import VERSION_TABLE
from dvergar.table.seats import Chair
from dvergar.table.settings import Settings
from dvergar.table.table import Table

__all__ = ["postgresql", "postgresql_url", "sqlite_url", "url"]

Run = Callable[..., tuple[int, str]]
NOW = 1.8e9
KEPT = ROOT / "tests" / "kept" / "0.1.0" / "tables.db"


def played() -> list[str]:
    """The entries of a game that two bots have played to the end."""
    chairs = [Chair(seat, "", "bot", "random") for seat in range(2)]
    table, entries = Table.open(dvergar.game("dwarf", players=2), chairs, Settings(), NOW)
    entries += table.begin(NOW)
    while owed := table.owed(NOW):
        assert table.position
        for one in owed:
            entries += table.act(one.seat, one.decision, table.position.legal(one.seat)[0], one.by, NOW)
    return [entries[0].to_json(), linked(NOW, listed=False), *(entry.to_json() for entry in entries[1:])]


BODIES = played()


def fill(address: str) -> None:
    """Two finished tables."""
    with Store.open(address) as store:
        for room in "ab":
            store.append(room, 0, BODIES, Summary(room, NOW, NOW, "over", False, "dwarf")).result(SOON)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command in an empty folder; its exit status and all that it said."""
    monkeypatch.chdir(tmp_path)

    def running(*arguments: str, answer: str = "", language: str = "en") -> tuple[int, str]:
        with (tmp_path / "answer").open("w+") as stdin:
            stdin.write(answer)
            stdin.seek(0)
            monkeypatch.setattr("sys.stdin", stdin)
            status = main(["--lang", language, *arguments])
        captured = capsys.readouterr()
        return status, captured.out + captured.err

    return running


def test_a_database_of_before_is_checked_and_not_touched(run: Run, tmp_path: Path) -> None:
    shutil.copy(KEPT, tmp_path / "tables.db")
    assert run("check", "tables.db") == (0, "No damage found. Tables: 6, entries: 250.\n")
    assert (tmp_path / "tables.db").read_bytes() == KEPT.read_bytes()


DAMAGES = {
    "changed": ("UPDATE entries SET body = replace(body, 'bot', 'clock') WHERE room = 'a' AND number = 9", 9, "not as it was"),
    "a gap": ("DELETE FROM entries WHERE room = 'a' AND number = 9", 9, "missing"),
    "no end": (f"DELETE FROM entries WHERE room = 'a' AND number = {len(BODIES) - 1}", len(BODIES) - 1, "missing"),
    "too many": (f"INSERT INTO entries VALUES ('a', {len(BODIES)}, '', '')", len(BODIES), "does not belong"),
    "nothing": ("DELETE FROM entries WHERE room = 'a'", 0, "missing"),
    "no row": ("DELETE FROM rooms WHERE id = 'a'", None, "its row in the list of tables is missing"),
    "a broken row": ("UPDATE rooms SET touched = 'soon' WHERE id = 'a'", None, "its row in the list of tables is damaged"),
    "no head": ("DELETE FROM heads WHERE room = 'a'", None, "its row in the list of tables is damaged"),
    "a broken head": ("UPDATE heads SET next = 'many' WHERE room = 'a'", None, "its row in the list of tables is damaged"),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_named_and_repaired_and_the_other_table_is_left_alone(
    run: Run, sqlite_url: str, tmp_path: Path, damage: str
) -> None:
    statement, number, kind = DAMAGES[damage]
    fill(sqlite_url)
    change(sqlite_url, statement)
    before = rows(sqlite_url, "SELECT * FROM entries")
    status, told = run("check", "tables.db")
    first, last = told.splitlines()
    assert (status, first.startswith("Table a: "), kind in first) == (1, True, True)
    assert number is None or f"entry {number} " in first
    assert last.startswith("Damaged tables: 1 of 2.")
    status, told = run("repair", "tables.db", "--yes")
    assert (status, "Repaired tables: 1." in told) == (0, True)
    (backup,) = tmp_path.glob("tables.db.*.backup")
    assert str(backup) in told
    assert rows(f"sqlite:///{backup}", "SELECT * FROM entries") == before
    status, told = run("check", "tables.db")
    assert (status, "No damage" in told) == (0, True)
    with Store.open(sqlite_url) as store:
        assert store.entries("b") == BODIES
        kept = store.entries("a")
        assert kept == BODIES[: len(BODIES) if number is None else number]
        phases = {room.id: room.phase for room in store.rooms()}
        assert phases.get("a") == (rebuilt(kept).table.phase if kept else None)
        if kept:
            store.append("a", len(kept), ["goes on"]).result(SOON)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_yes_nothing_is_changed(run: Run, sqlite_url: str, language: str) -> None:
    fill(sqlite_url)
    change(sqlite_url, "UPDATE entries SET body = '{}' WHERE room = 'b' AND number > 20")
    before = rows(sqlite_url, "SELECT * FROM entries")
    for answer in ("", "\n", "n\n", "nein\n"):
        status, _ = run("repair", "tables.db", answer=answer, language=language)
        assert status == 1
    assert rows(sqlite_url, "SELECT * FROM entries") == before
    yes = {"en": "yes", "fr": "Oui", "de": "j"}[language]
    status, told = run("repair", "tables.db", answer=f"{yes}\n", language=language)
    assert (status, str(len(BODIES) - 21) in told) == (0, True)
    assert run("repair", "tables.db", language=language)[0] == 0, "there is nothing left to repair"


def test_what_is_cut_from_postgresql_is_written_to_a_file_first(run: Run, postgresql_url: str, tmp_path: Path) -> None:
    fill(postgresql_url)
    change(postgresql_url, "UPDATE entries SET body = 'x' WHERE room = 'a' AND number = 30")
    status, told = run("check", postgresql_url)
    assert (status, "Table a: entry 30 is not as it was written." in told) == (1, True)
    status, told = run("repair", postgresql_url, answer="y\n")
    assert (status, "pg_dump" in told) == (0, True)
    (file,) = tmp_path.glob("dvergar-cut-*.json")
    (table,) = json.loads(file.read_text())["tables"]
    assert (table["table"], table["number"]) == ("a", 30)
    assert [entry["number"] for entry in table["cut"]] == [*range(30, len(BODIES))]
    assert [entry["body"] for entry in table["cut"]] == ["x", *BODIES[31:]]
    assert run("check", postgresql_url)[0] == 0
    with Store.open(postgresql_url) as store:
        assert (store.entries("a"), store.entries("b")) == (BODIES[:30], BODIES)


def test_a_database_of_before_is_checked_for_gaps_and_brought_up_by_the_repair(run: Run, tmp_path: Path) -> None:
    shutil.copy(KEPT, tmp_path / "tables.db")
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    ((room,),) = rows(address, "SELECT room FROM entries GROUP BY room ORDER BY count(*) DESC LIMIT 1")
    change(address, f"DELETE FROM entries WHERE room = '{room}' AND number = 7")
    status, told = run("check", address)
    assert (status, f"Table {room}: entry 7 is missing." in told) == (1, True)
    assert rows(address, f"SELECT version_num FROM {VERSION_TABLE}") == [("0001",)]
    assert run("repair", address, "--yes")[0] == 0
    with Store.open(address) as store:
        assert len(store.entries(room)) == 7
    assert run("check", address)[0] == 0


def test_a_file_with_broken_pages_is_reported_and_not_repaired(run: Run, sqlite_url: str, tmp_path: Path) -> None:
    fill(sqlite_url)
    with (tmp_path / "tables.db").open("r+b") as file:
        size = file.seek(0, 2)
        for page in range(8, size // 4096, 3):
            file.seek(page * 4096)
            file.write(b"\xff" * 4096)
    before = (tmp_path / "tables.db").read_bytes()
    for command in (["check"], ["repair", "--yes"]):
        status, told = run(*command, "tables.db")
        assert (status, "The database file itself is damaged" in told) == (1, True)
    assert (tmp_path / "tables.db").read_bytes() == before


@pytest.mark.parametrize("command", ["check", "repair"])
def test_what_cannot_be_checked_is_said_in_one_line(run: Run, sqlite_url: str, tmp_path: Path, command: str) -> None:
    def said(database: str) -> str:
        status, told = run(command, database)
        assert (status, told.count("\n")) == (1, 1)
        return told

    assert "no such file" in said("nowhere.db")
    assert not (tmp_path / "nowhere.db").exists()
    assert "this is a folder" in said(str(tmp_path))
    (tmp_path / "diary.db").write_bytes(b"Dear diary, " * 500)
    assert "not a database" in said("diary.db")
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE x (y)").connection.close()
    assert "was never used by Dvergar" in said("other.db")
    assert "not the address of a database" in said("mongodb://x")
    assert "could not be opened" in said("postgresql://me:geheim@127.0.0.1:1/tables")
    with Store.open(sqlite_url):
        assert "another Dvergar server is running on it" in said("tables.db")
    change(sqlite_url, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    assert "newer version" in said("tables.db")
