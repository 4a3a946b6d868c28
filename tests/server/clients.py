"""A real server process, and clients that speak its protocol and play whole games."""

import asyncio
import contextlib
import functools
import itertools
import json
import os
import random
import socket
import subprocess
import sys
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from dvergar.server.models import SnapshotModel
from tests import chance

ENVIRONMENT = {**os.environ, "DVERGAR_LANG": "en"}
RAISED = (
    "requests=100000/100000", "creations=100000/100000", "joins=100000/100000", "connections=100000/100000",
    "messages=1000000/1000000", "openings=100000/100000", "heavy=100000/100000",
    "new_books=100000/100000", "sockets_per_address=5000", "tables_per_address=5000", "bot_tables_per_address=5000",
)  # fmt: skip
"""Explicitly raised limits for tests with many clients from one address; another test checks the defaults."""

Json = dict[str, Any]
Value = TypeVar("Value")
Chooser = Callable[[Json], str]


_ports = itertools.count(20000 + 1000 * int("".join(filter(str.isdigit, os.environ.get("PYTEST_XDIST_WORKER", ""))) or 9))
"""Ports below the ephemeral range, different in every test process, so that nobody takes one while a server restarts."""


def free_port() -> int:
    """Return a port that nobody listens on."""
    for port in _ports:
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("there are always more numbers")


class Reached(Protocol):
    """A reachable server, in whatever process it runs."""

    @property
    def port(self) -> int: ...

    @property
    def http(self) -> str: ...


class Serving:
    """A `dvergar serve` process with a database file; it can be killed and restarted."""

    def __init__(
        self, folder: Path, *arguments: str, limits: Sequence[str] = RAISED, environment: Mapping[str, str] | None = None
    ) -> None:
        self.folder = folder
        self._environment = {**ENVIRONMENT, **(environment or {})}
        self.port = free_port()
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.errors = folder / "server.log"
        self._arguments = [*arguments, *itertools.chain.from_iterable(("--limit", limit) for limit in limits)]
        self.process: subprocess.Popen[str] | None = None

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Serving":
        """Start it and wait until it listens."""
        command = [sys.executable, chance.__file__, "dvergar.cli.main", "serve", "--port", str(self.port), "--db", self.database]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, *self._arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=self._environment,
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line.startswith("Dvergar is listening on http://"), (line, self.errors.read_text()[-2000:])
        return self

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        assert self.process
        self.process.kill()
        self.process.wait()
        self._forget()

    def stop(self) -> int:
        """Ask it to stop; returns the exit status."""
        assert self.process
        self.process.terminate()
        status = self.process.wait(20)
        self._forget()
        return status

    def _forget(self) -> None:
        assert self.process
        assert self.process.stdout
        self.process.stdout.close()
        self.process = None

    def __enter__(self) -> "Serving":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process:
            self.kill()

    def log(self) -> list[Json]:
        """Return the lines of its log."""
        return [json.loads(line) for line in self.errors.read_text().splitlines()]


class Caller:
    """A REST client. Refusals are returned like other answers."""

    def __init__(self, serving: Reached) -> None:
        self.serving = serving
        self.client = httpx.AsyncClient(base_url=serving.http, timeout=20)

    async def __aenter__(self) -> "Caller":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()

    async def post(self, path: str, body: Json | None = None, token: str | None = None) -> Json:
        """Send a request that must succeed."""
        answer = await self.ask("POST", path, body, token)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    async def ask(self, method: str, path: str, body: Json | None = None, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.client.request(method, path, json=body, headers=headers)

    async def table(self, game: str, seats: Sequence[str], **settings: Any) -> "Seated":
        """Open a table with people and bots ("me", "thumb", …), everybody seated, the game not yet started."""
        chairs = [{"kind": "human"} if seat == "me" else {"kind": "bot", "mind": seat} for seat in seats]
        options = {"players": len(seats), **settings.pop("options", {})}
        opened = await self.post("/api/tables", {"game": game, "options": options, "chairs": chairs, **settings})
        people = [seat for seat, name in enumerate(seats) if name == "me"]
        places = [{"seat": seat, "name": f"Player {seat}", "nonce": chance.nonce()} for seat in people]
        tokens: dict[int, str] = {}
        if places:
            joined = await self.post(f"/api/tables/{opened['table']}/join", {"seats": places})
            tokens = {given["seat"]: given["token"] for given in joined["seats"]}
        return Seated(self, opened["table"], tokens, opened["commitment"])


class Seated:
    """A table with the tokens of its people."""

    def __init__(self, caller: Caller, table: str, tokens: dict[int, str], commitment: str) -> None:
        self.caller = caller
        self.serving = caller.serving
        self.name = table
        self.tokens = tokens
        self.commitment = commitment

    async def begin(self) -> "Seated":
        await self.caller.post(f"/api/tables/{self.name}/start", token=next(iter(self.tokens.values())))
        return self

    def player(self, seat: int | None, choose: Chooser | None = None, lang: str = "en") -> "Player":
        token = None if seat is None else self.tokens[seat]
        return Player(self.serving, self.name, seat, token, choose or chooser(seat or 0), lang)

    def players(self) -> list["Player"]:
        return [self.player(seat) for seat in self.tokens]

    async def record(self) -> Json:
        answer = await self.caller.ask("GET", f"/api/tables/{self.name}/record")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


def chooser(seed: int) -> Chooser:
    """Return a function that chooses at random among the legal actions."""
    rng = random.Random(seed)
    return lambda decision: str(rng.choice(decision["choices"])["words"])


class Player:
    """A viewer with one socket after the other. It fails if anything acknowledged is lost."""

    def __init__(self, serving: Reached, table: str, seat: int | None, token: str | None, choose: Chooser, lang: str) -> None:
        self.serving = serving
        self.table = table
        self.seat = seat
        self.token = token
        self.choose = choose
        self.lang = lang
        self.number = 0
        self.state: Json = {}
        self.lines: list[Json] = []
        self.sent: dict[str, str] = {}
        self.kept: dict[str, str] = {}
        self.answers: dict[str, Json] = {}
        self.messages = 0
        self.grown = 0
        self._ids = itertools.count(1)
        self._prefix = os.urandom(4).hex()
        self.socket: ClientConnection | None = None

    async def connect(self, since: int | None = None) -> "Player":
        """Open a socket and receive the first snapshot."""
        url = f"ws://127.0.0.1:{self.serving.port}/api/tables/{self.table}/live"
        self.socket = await connect(url, compression=None, max_size=1 << 22, open_timeout=20)
        known = self.number if since is None else since
        await self.socket.send(json.dumps({"token": self.token, "since": known, "lang": self.lang}))
        while True:
            if (await self.hear())["type"] == "state":
                return self

    async def close(self) -> None:
        if self.socket:
            await self.socket.close()
            self.socket = None

    async def hear(self, seconds: float = 30.0) -> Json:
        """Receive the next message and remember its content."""
        assert self.socket
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        self.messages += 1
        if message["type"] in ("state", "update"):
            self._learn(message)
        elif message.get("id") is not None:
            self.answers[message["id"]] = message
        return message

    def _learn(self, state: Json) -> None:
        if self.messages % 10 == 1 or state["phase"] == "over":
            SnapshotModel.model_validate(state)
            assert set(state) == set(SnapshotModel.model_fields), "what is sent is what the OpenAPI describes"
        first = state["since"]
        assert [line["number"] for line in state["log"]] == list(range(first + 1, state["number"] + 1))
        assert first <= self.number <= state["number"], "the log has become shorter"
        self.grown += bool(state["log"])
        self.lines[first:] = state["log"]
        self.number, self.state = state["number"], state
        decision = state["decision"]
        if decision and decision["id"] in self.kept:
            assert decision["kind"] == "bid", f"an acknowledged action is lost: {self.kept[decision['id']]}"
            assert state["bid"] in (self.kept[decision["id"]], self.sent[decision["id"]])

    @property
    def due(self) -> bool:
        """Whether this seat owes a decision."""
        return bool(self.state.get("decision")) and self.state.get("bid") is None

    @property
    def over(self) -> bool:
        return self.state.get("phase") == "over"

    async def say(self, message: Json) -> None:
        assert self.socket
        await self.socket.send(json.dumps(message))

    def fresh_id(self) -> str:
        return f"{self._prefix}-{next(self._ids)}"

    async def act(self, words: str, decision: str | None = None, key: str | None = None) -> Json:
        """Submit an action and wait for the answer."""
        key = key or self.fresh_id()
        asked = decision or self.state["decision"]["id"]
        self.sent[asked] = words
        await self.say({"type": "act", "decision": asked, "action": words, "id": key})
        return await self.answer(key, lambda: self.kept.__setitem__(asked, words))

    async def answer(self, key: str, done: Callable[[], None] = lambda: None) -> Json:
        self.answers.pop(key, None)
        while key not in self.answers:
            message = await self.hear()
            if message["type"] == "done" and message["id"] == key:
                done()
        return self.answers[key]

    async def until(self, wanted: Callable[["Player"], bool], seconds: float = 30.0) -> "Player":
        """Receive messages until a condition holds."""
        async with asyncio.timeout(seconds):
            while not wanted(self):
                await self.hear(seconds)
        return self

    async def settle(self) -> None:
        """Receive everything that has been sent so far."""
        await self.say({"type": "ping"})
        while (await self.hear())["type"] != "pong":
            pass

    async def step(self) -> None:
        """Decide if a decision is owed, otherwise receive a message."""
        if not self.due:
            await self.hear()
            return
        decision = self.state["decision"]
        answer = await self.act(self.choose(decision), decision["id"])
        if answer["type"] == "error" and answer["key"] not in ("table-stale-decision", "server-stopping", "server-not-kept"):
            raise AssertionError(answer)
        if answer["type"] == "done":
            await self.until(lambda me: me.over or not me.due or me.state["decision"]["id"] != decision["id"])

    async def play(self) -> "Player":
        """Play to the end, whatever happens to the connection or the server."""
        while not self.over:
            try:
                if not self.socket:
                    await self.connect()
                else:
                    await self.step()
            except (WebSocketException, OSError):
                with contextlib.suppress(WebSocketException, OSError):
                    await self.close()
                self.socket = None
                await asyncio.sleep(0.05)
        await self.close()
        return self


async def play_all(players: Sequence[Player], seconds: float = 120.0) -> None:
    """Let all players play to the end."""
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())


def live(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an async test, and close everything it leaves open."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(alone(test(*args, **kwargs)))

    return run


async def alone(test: Coroutine[Any, Any, Value]) -> Value:
    """Run a coroutine in its own event loop, and close everything it leaves open."""
    try:
        return await test
    finally:
        loop: Any = asyncio.get_running_loop()
        for transport in list(loop._transports.values()):
            if transport._loop:  # it is not closed yet
                transport.abort()
        for _ in range(3):
            await asyncio.sleep(0)
