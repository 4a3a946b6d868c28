"""Every problem that stops `dvergar play` gets one clear line with the way out, and no more."""

import socket
import sqlite3
from pathlib import Path

import pytest
from tests.cli.play.homes import Home, Launched
from tests.runs import thorough
from tests.server.clients import Serving


def refused(launched: Launched) -> str:
    """Wait until it exits after a single line; returns the line."""
    with launched:
        assert launched.end() == 1, launched.text
        assert "Traceback" not in launched.text
        (line,) = launched.text.splitlines()
        return line


def test_a_busy_port(home: Home) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        line = refused(home.start("--port", str(port)))
    assert line == (
        f"Error: Port {port} cannot be used: another program is using it. "
        "Choose another one, or leave out --port to use any free one."
    )


def test_an_invalid_port(home: Home) -> None:
    assert "Port 70000 cannot be used: a port is a number from 0 to 65535." in refused(home.start("--port", "70000"))


def test_a_folder_without_write_permission(home: Home) -> None:
    (home.folder / "file").write_text("")
    line = refused(home.start("--data", str(home.folder / "file" / "tables")))
    assert "cannot be used: a part of the path is not a folder." in line
    assert "choose another one: dvergar play --data DIR" in line


@pytest.mark.parametrize("broken", ["inside", thorough("all")])
def test_a_broken_database_is_reported_and_left_unchanged(home: Home, broken: str) -> None:
    home.data.mkdir(parents=True)
    file = home.data / "dvergar.db"
    if broken == "inside":
        with home.start("nidavellir", "--against", "1") as launched:
            assert launched.ready().interrupt() == 0
        damage(file)
    else:
        file.write_bytes(b"no tables, but a poem " * 500)
    before = file.read_bytes()
    line = refused(home.start())
    assert f"The tables in {file} cannot be opened: " in line
    assert ("file is not a database" if broken == "all" else "the file is damaged") in line
    assert "Move this file away" in line
    assert file.read_bytes() == before
    file.rename(file.with_suffix(".old"))
    with home.start() as launched:
        assert launched.ready().interrupt() == 0


def damage(file: Path) -> None:
    """Overwrite the page of the file that holds the list of rooms."""
    connection = sqlite3.connect(file)
    ((page,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'rooms'").fetchall()
    ((size,),) = connection.execute("PRAGMA page_size").fetchall()
    connection.close()
    text = bytearray(file.read_bytes())
    text[(page - 1) * size : page * size] = b"\xff" * size
    file.write_bytes(bytes(text))


def test_tables_that_another_server_is_using(home: Home) -> None:
    home.data.mkdir(parents=True)
    with Serving(home.data) as serving:
        line = refused(home.start("--data", str(linked(home, serving))))
    assert "are in use by another Dvergar server, such as dvergar serve." in line


def linked(home: Home, serving: Serving) -> Path:
    """Return a folder in which the server's file has the name that `play` looks for."""
    folder = home.folder / "linked"
    folder.mkdir()
    (folder / "dvergar.db").symlink_to(serving.folder / "tables.db")
    return folder


@pytest.mark.parametrize(
    ("language", "told"),
    [("fr", "Choisissez-en un autre, ou"), pytest.param("de", "Wähle einen anderen, oder lass", marks=pytest.mark.thorough)],
)
def test_in_the_users_language(home: Home, language: str, told: str) -> None:
    assert told in refused(home.start("--lang", language, "--port", "70000"))
