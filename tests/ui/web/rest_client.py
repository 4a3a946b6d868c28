"""A REST client that opens tables without the page, so that a test can start in the middle, and reads what the server knows."""

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from dvergar.api.record import Record
from tests import chance
from tests.server.clients import ENVIRONMENT
from tests.ui.web.browsing import Held, held
from tests.ui.web.scenes import Scene

Json = dict[str, Any]


class RestClient:
    """A REST client whose requests must succeed."""

    def __init__(self, home: str) -> None:
        self.client = httpx.Client(base_url=home, timeout=20)

    def __enter__(self) -> "RestClient":
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def ask(self, path: str, body: Json | None = None, token: str | None = None) -> Json:
        """Send a request; a body makes it a POST."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.client.request("GET" if body is None else "POST", path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    def table(self, game: str, seats: Sequence[str], names: Sequence[str] = (), **settings: Any) -> tuple[str, Held]:
        """Open a table and start its game: «me» for people, else the bot's name. Returns its id, and the people's seats."""
        chairs = [{"kind": "human"} if seat == "me" else {"kind": "bot", "mind": seat} for seat in seats]
        options = {"players": len(seats), **settings.pop("options", {})}
        table = str(self.ask("/api/tables", {"game": game, "options": options, "chairs": chairs, **settings})["table"])
        people = [seat for seat, name in enumerate(seats) if name == "me"]
        called = {seat: names[place] if names else f"Player {seat + 1}" for place, seat in enumerate(people)}
        places = [{"seat": seat, "name": called[seat], "nonce": chance.nonce()} for seat in people]
        joined = self.ask(f"/api/tables/{table}/join", {"seats": places})
        self.ask(f"/api/tables/{table}/start", {}, joined["seats"][0]["token"])
        return table, held(table, joined["seats"])

    def finished(self, game: str, names: Sequence[str], **settings: Any) -> str:
        """Open a table whose people let bots play it to the end."""
        table, seats = self.table(game, ["me"] * len(names), names, **settings)
        for seat in seats[table]:
            self.ask(f"/api/tables/{table}/leave", {"mind": "thumb"}, seat["token"])
        deadline = time.monotonic() + 60
        while self.state(table)["phase"] != "over":
            assert time.monotonic() < deadline
            time.sleep(0.05)
        return table

    def scene(self, scene: Scene, *seats: int) -> tuple[str, Held]:
        """Open a scene as an analysis table; the device holds these seats, or seat 0."""
        joined = self.ask("/api/analysis", scene.request())
        return joined["table"], held(joined["table"], [one for one in joined["seats"] if one["seat"] in (seats or (0,))])

    def state(self, table: str, seat: Json | None = None) -> Json:
        """Return what a seat, or everybody, may know."""
        return self.ask(f"/api/tables/{table}", token=seat["token"] if seat else None)

    def verified(self, table: str, paper: Path) -> Json:
        """Return the verified record of a finished game."""
        record = self.ask(f"/api/tables/{table}/record")
        paper.write_text(json.dumps(record), encoding="utf-8")
        verify(paper)
        return record


def verify(paper: Path) -> None:
    """Check that a record follows the rules and has its result."""
    Record.load(paper.read_text(encoding="utf-8")).verify()


def verify_by_command(paper: Path) -> None:
    """Check a record with `dvergar verify`."""
    command = [sys.executable, "-m", "dvergar", "verify", str(paper)]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
