"""The command `dvergar serve`: what it prints, what it refuses, and how it ends."""

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dvergar.cli.main import main
from dvergar.server.access.addresses import is_local
from tests.server.clients import Caller, Serving, free_port, live


def test_it_prints_its_address_and_exits_cleanly_on_a_signal(tmp_path: Path) -> None:
    for number in (signal.SIGTERM, signal.SIGINT):
        with Serving(tmp_path) as serving:
            assert serving.process
            serving.process.send_signal(number)
            assert serving.process.wait(20) == 0
            serving._forget()
    assert [line["event"] for line in serving.log()] == ["started", "stopped"] * 2


def test_a_port_or_a_database_in_use_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Serving(tmp_path) as serving:
        assert main(["--lang", "de", "serve", "--port", str(serving.port), "--db", serving.database]) == 1
        told = capsys.readouterr().err
        assert f"Der Server kann nicht auf 127.0.0.1, Port {serving.port} lauschen" in told
        assert main(["--lang", "en", "serve", "--port", "0", "--db", serving.database]) == 1
        assert "another Dvergar server is running on it" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "99999"], "cannot listen"),
        (["--host", "no such host"], "cannot listen"),
        (["--bot", "thumb=exec:true"], "NAME=exec:PROGRAM"),
        (["--limit", "colour=blue"], "There is no limit “colour”."),
        (["--limit", "tables=-1"], "The limit tables cannot be “-1”."),
        (["--db", "mongodb://x"], "This is not the address of a database."),
    ],
)
def test_invalid_settings_are_reported_in_one_line(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "--port" not in arguments:
        arguments = [*arguments, "--port", "0"]
    assert main(["--lang", "en", "serve", *arguments]) == 1
    error = capsys.readouterr().err
    assert told in error
    assert "Traceback" not in error


def test_only_addresses_of_this_machine_are_local() -> None:
    assert all(is_local(host) for host in ("localhost", "127.0.0.1", "::1", "127.8.8.8"))
    assert not any(is_local(host) for host in ("0.0.0.0", "::", "192.0.2.1", "play.example"))


def test_opening_the_server_to_everybody_prints_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "dvergar", "serve", "--lang", "en", "--host", "0.0.0.0", "--port", str(free_port())]
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with subprocess.Popen([*command, "--db", database], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout
        said = [process.stdout.readline() for _ in range(3)]
        process.terminate()
        assert process.wait(20) == 0
    assert "Dvergar is listening on http://0.0.0.0:" in said[0]
    assert "Anyone who can reach this machine" in said[1]
    assert "Without --origin" in said[2]


@live
async def test_a_restart_restores_tables_seats_tokens_and_links(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            waiting = await caller.table("dwarf", ["me", "me"], open=True)
            running = await (await caller.table("nidavellir", ["me", "me"])).begin()
            before = [(await caller.ask("GET", f"/api/tables/{table.name}")).json() for table in (waiting, running)]
            assert await asyncio.to_thread(serving.stop) == 0
            serving.start()
        async with Caller(serving) as caller:
            after = [(await caller.ask("GET", f"/api/tables/{name}")).json() for name in (waiting.name, running.name)]
            assert json.dumps(before) == json.dumps(after)
            listed = (await caller.ask("GET", "/api/tables")).json()["tables"]
            assert [table["table"] for table in listed] == [waiting.name]
            await caller.post(f"/api/tables/{waiting.name}/start", token=waiting.tokens[1])
