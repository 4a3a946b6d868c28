"""Every command imports only what it uses, so each starts quickly."""

import json
import subprocess
import sys
from importlib.util import find_spec

import pytest
from tests.cli.play.homes import Home

CORE = "_compiled" if find_spec("dvergar.games.nidavellir._compiled") else "engine"
HEAVY = (
    "alembic", "asyncio", "babel", "fastapi", "fluent.runtime", "http.client", "psycopg", "pydantic", "rich", "segno",
    "sqlalchemy", "starlette", "textual", "uvicorn", "webbrowser", "websockets",
    "dvergar.lab", f"dvergar.games.nidavellir.{CORE}", f"dvergar.games.dwarf.{CORE}", "dvergar.cli.play.server",
    "dvergar.cli.play.page", "dvergar.cli.play.plain", "dvergar.server", "dvergar.table", "dvergar.ui.plain.game",
)  # fmt: skip
"""Libraries and modules of ours that are slow to load."""
SPEAKING = {"fluent.runtime", "babel"}
"""Needed for messages with variants."""
GAME = {f"dvergar.games.nidavellir.{CORE}"}
PLAIN = {*GAME, "dvergar.cli.play.plain", "dvergar.ui.plain.game"}
SERVER = {
    "asyncio", "fastapi", "http.client", "pydantic", "sqlalchemy", "starlette", "uvicorn", "websockets",
    "dvergar.server", "dvergar.table",
}  # fmt: skip

TELL = """
import json, sys
from dvergar.cli.main import main

heavy, arguments = json.loads(sys.argv[1])
try:
    status = main(arguments)
except SystemExit as left:
    status = left.code
sys.stdout.flush()
print()
print(json.dumps([name for name in heavy if name in sys.modules]))
"""
STOPPING = """
import os, signal, sys, threading, time
from pathlib import Path

def stop():
    log = Path(sys.argv[2], "play.log")
    while not (log.exists() and "started" in log.read_text()):
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGINT)

threading.Thread(target=stop, daemon=True).start()
"""


def loaded(home: Home, *arguments: str, before: str = "", lines: str = "") -> set[str]:
    """Return the modules loaded when a command ends."""
    done = subprocess.run(
        [sys.executable, "-c", before + TELL, json.dumps([HEAVY, arguments]), str(home.data)],
        input=lines, env=home.environment, cwd=home.folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "Traceback" not in done.stderr, done.stderr
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize(
    ("arguments", "used"),
    [
        (("--help",), set()),
        (("play", "--help"), set()),
        (("rules", "N8.4"), {*SPEAKING}),
        (("--version",), {*GAME, f"dvergar.games.dwarf.{CORE}"}),
        (("play", "--plain", "--seats", "random,random", "--seed", "1", "--record", "game.json"), {*PLAIN, *SPEAKING}),
        (("simulate", "--games", "2", "--processes", "1"), {*GAME, *SPEAKING, "dvergar.lab"}),
        (("arena", "--games", "2", "--processes", "1"), {*GAME, *SPEAKING, "dvergar.lab"}),
        (("score", "nidavellir", "--demo", "--json"), {*GAME, *SPEAKING}),
        (("serve", "--port", "70000"), SERVER),
    ],
)
def test_a_command_loads_what_it_uses(home: Home, arguments: tuple[str, ...], used: set[str]) -> None:
    assert loaded(home, *arguments) - used == set()


def test_a_record_needs_no_server(home: Home) -> None:
    assert "dvergar.cli.play.plain" in loaded(home, "play", "--seats", "random,random", "--seed", "1", "--record", "game.json")
    for command in ("replay", "verify"):
        assert loaded(home, command, "game.json") - {*GAME, *SPEAKING} == set()


def test_the_page_loads_migrations_only_if_needed_and_no_other_database(home: Home) -> None:
    page = {
        *SERVER,
        *GAME,
        f"dvergar.games.dwarf.{CORE}",
        "dvergar.cli.play.server",
        "dvergar.cli.play.page",
        "webbrowser",
        *SPEAKING,
    }
    first = loaded(home, "play", "--page", before=STOPPING)
    assert first - page == {"alembic"}
    (home.data / "play.log").unlink()
    assert loaded(home, "play", "--page", before=STOPPING) - page == set()


def test_joining_the_running_page_loads_no_server(home: Home) -> None:
    with home.start() as launched:
        launched.ready()
        joined = loaded(home, "play", "--page")
        assert joined - {*GAME, *SPEAKING, "dvergar.cli.play.page", "http.client", "webbrowser", "asyncio"} == set()
