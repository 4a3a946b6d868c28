"""Which database is opened, who may open it, and which error is reported if it cannot be opened."""

import os
import sqlite3
import stat
import subprocess
import sys
import traceback
from pathlib import Path

import pytest

from dvergar.cli.main import main
from dvergar.i18n import LANGUAGES
from dvergar.server.store import (
    BadAddress,
    Busy,
    Conflict,
    Damaged,
    DriverMissing,
    InUse,
    NewerDatabase,
    Store,
    StoreFailed,
    databases,
    postgresql,
)
from tests.server.store.databases import SOON, begin, rows, summary
from tests.server.store.proxy import Proxy

posix = pytest.mark.skipif(os.name != "posix", reason="file modes and kill -9 are those of POSIX")

OPEN_ELSEWHERE = """
import sys
from dvergar.server.store import InUse, Store, postgresql
postgresql.PATIENCE = 0.2
try:
    Store.open(sys.argv[1]).close()
    print("opened")
except InUse as error:
    print("InUse", error)
"""

OPEN_AND_LEAVE_A_CHILD = """
import os, signal, sys, time
from dvergar.server.store import Store
store = Store.open(sys.argv[1])
child = os.fork()
if child == 0:
    time.sleep(600)
    os._exit(0)
print(child, flush=True)
time.sleep(600)
"""


CLOSE = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("SELECT * FROM rooms").fetchall()
connection.close()
"""


def elsewhere(url: str) -> str:
    """Return what another process prints when it opens the database."""
    return subprocess.run([sys.executable, "-c", OPEN_ELSEWHERE, url], capture_output=True, text=True, check=True).stdout.strip()


def test_without_an_address_the_tables_are_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "user_data_path", lambda name, appauthor: tmp_path / "data" / name)
    with Store.open() as store:
        begin(store, "a")
    assert rows(f"sqlite:///{tmp_path}/data/dvergar/dvergar.db", "SELECT id FROM rooms") == [("a",)]


@posix
def test_only_the_owner_can_read_folder_and_files(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        with Store.open(f"sqlite:///{tmp_path}/new/folder/tables.db") as store:
            begin(store, "a")
            found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new" / "folder").iterdir()}
    finally:
        os.umask(old)
    assert found == dict.fromkeys(["tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"], 0o600)
    assert stat.S_IMODE((tmp_path / "new" / "folder").stat().st_mode) == 0o700


def test_every_commit_of_a_file_is_flushed_and_goes_through_a_journal(sqlite_url: str) -> None:
    database = databases.database_of(sqlite_url)
    with database.writer() as connection:
        asked = ["journal_mode", "synchronous", "foreign_keys"]
        assert [connection.exec_driver_sql(f"PRAGMA {each}").scalar() for each in asked] == ["wal", 2, 1]
    database.release()


def test_every_commit_of_postgresql_waits_for_the_disk_even_if_the_server_does_not_by_default(postgresql_url: str) -> None:
    careless = f"{postgresql_url}%20-csynchronous_commit%3Doff"
    assert rows(careless, "SHOW synchronous_commit") == [("off",)]
    database = databases.database_of(careless)
    with database.writer() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    database.release()


def test_a_second_process_is_refused_until_the_first_has_closed(url: str) -> None:
    with Store.open(url) as store:
        begin(store, "a")
        assert elsewhere(url).startswith("InUse The database ")
        store.append("a", 0, ["zero"]).result(SOON)
    assert elsewhere(url) == "opened"


def test_a_second_store_of_the_same_process_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "PATIENCE", 0.2)
    with Store.open(url), pytest.raises(InUse):
        Store.open(url)
    Store.open(url).close()


@pytest.mark.parametrize("kind", ["symlink", "hard link", "spelling", "folder"])
def test_a_file_is_the_same_under_another_name(tmp_path: Path, kind: str) -> None:
    file, folder = tmp_path / "tables.db", tmp_path / "folder"
    folder.mkdir()
    with Store.open(f"sqlite:///{file}") as store:
        other = folder / "other.db"
        match kind:
            case "symlink":
                other.symlink_to(file)
            case "hard link":
                other.hardlink_to(file)
            case "spelling":
                other = folder / ".." / "folder" / ".." / "tables.db"
            case "folder":
                (folder / "same").symlink_to(tmp_path)
                other = folder / "same" / "tables.db"
        begin(store, "a")
        with pytest.raises(InUse):
            Store.open(f"sqlite:///{other}")
        if kind == "hard link":
            assert elsewhere(f"sqlite:///{other}").startswith("InUse")
    Store.open(f"sqlite:///{other}").close()


def test_a_second_store_that_is_refused_leaves_the_first_ones_journal_alone(sqlite_url: str) -> None:
    with Store.open(sqlite_url) as store:
        with pytest.raises(InUse):
            Store.open(sqlite_url)
        begin(store, "a")
        subprocess.run([sys.executable, "-c", CLOSE, sqlite_url.removeprefix("sqlite:///")], check=True)
        store.append("a", 0, ["zero"]).result(SOON)
        assert rows(sqlite_url, "SELECT body FROM entries") == [("zero",)]


def test_a_database_is_the_same_under_another_name_of_its_host(postgresql_url: str) -> None:
    proxy = Proxy(postgresql_url)
    with Store.open(postgresql_url):
        assert elsewhere(proxy.url).startswith("InUse")
    proxy.close()


@posix
def test_a_child_that_outlives_a_killed_server_locks_nobody_out(sqlite_url: str) -> None:
    server = subprocess.Popen([sys.executable, "-c", OPEN_AND_LEAVE_A_CHILD, sqlite_url], stdout=subprocess.PIPE, text=True)
    assert server.stdout
    child = int(server.stdout.readline())
    try:
        assert elsewhere(sqlite_url).startswith("InUse")
        server.kill()
        server.wait(SOON)
        os.kill(child, 0)
        assert elsewhere(sqlite_url) == "opened"
    finally:
        os.kill(child, 9)
        server.stdout.close()


@pytest.mark.parametrize(
    "address",
    ["", "tables.db", "sqlite://", "sqlite:///:memory:", "sqlite:///file:x?uri=true", "sqlite:///x.db?mode=ro", "mysql://a/b",
     "postgresql+asyncpg://a/b", "sqlite+aiosqlite:///x.db", "http://example.org", "postgresql://me:geheim@host:x/y"],
)  # fmt: skip
def test_an_unusable_address_is_refused(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadAddress) as refused:
        Store.open(address)
    assert "geheim" not in refused.value.text()
    assert list(tmp_path.iterdir()) == []


def test_an_unreachable_server_is_reported_without_the_password() -> None:
    with pytest.raises(StoreFailed) as refused:
        Store.open("postgresql://me:geheim@127.0.0.1:1/tables")
    assert refused.value.key == "store-not-opened"
    assert "geheim" not in refused.value.text() + repr(refused.value.__cause__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_driver_serving_from_postgresql_names_the_command_that_installs_it(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert main(["--lang", language, "serve", "--port", "0", "--db", "postgresql://me:geheim@127.0.0.1:1/tables"]) == 1
    told = capsys.readouterr().err
    assert 'pip install "dvergar[postgres]"' in told
    assert "geheim" not in told


def test_the_displayed_address_hides_the_password() -> None:
    database = databases.database_of("postgres://me:geheim@example.org/tables?password=geheim")
    assert database.place == "postgresql+psycopg://me:***@example.org/tables"


def test_a_file_that_is_not_a_database_is_refused_unchanged_and_not_locked(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"Dear diary, " * 500)
    with pytest.raises(StoreFailed, match="not a database"):
        Store.open(f"sqlite:///{file}")
    assert file.read_bytes() == b"Dear diary, " * 500
    file.unlink()
    Store.open(f"sqlite:///{file}").close()


def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreFailed) as refused:
        Store.open(f"sqlite:///{tmp_path}/file/tables.db")
    assert refused.value.key == "store-not-opened"


def test_a_database_that_can_no_longer_be_read_is_reported(tmp_path: Path) -> None:
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        begin(store, "a")
        other = sqlite3.connect(tmp_path / "tables.db")
        other.executescript("DROP TABLE entries; DROP TABLE rooms;")
        other.close()
        room = "SEC" + "RET"
        with pytest.raises(StoreFailed) as refused:
            store.entries(room)
        assert refused.value.key == "store-not-read"
        assert "SECRET" not in "".join(traceback.format_exception(refused.value))
        with pytest.raises(StoreFailed, match="no such table"):
            store.append("a", 0, ["zero"], summary()).result(SOON)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_text_in_every_language(language: str) -> None:
    place = {"place": "PLACE"}
    reason = {"reason": "REASON"}
    errors = [
        StoreFailed(**reason), StoreFailed("store-not-read", **reason), StoreFailed("store-not-opened", **reason),
        StoreFailed("store-closed"), StoreFailed("store-no-journal", **place), Conflict(number=3, next=2),
        Conflict("store-no-room"), Busy(), NewerDatabase(**place), InUse(**place), BadAddress(), DriverMissing(),
        Damaged(17, "changed"),
    ]  # fmt: skip
    texts = [error.text(language) for error in errors]
    assert len(set(texts)) == len(errors)
    for error, text in zip(errors, texts, strict=True):
        assert all(str(value) in text for value in error.details.values())
