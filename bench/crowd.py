"""A crowd of clients that play at many tables at once. To be cheap itself, it parses as little of the messages as possible."""

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.serving import Process

DECISION = b'"decision":{"id":"'
WORDS = b'"words":"'
CLOSED = b'"closed":'
OVER = b'"phase":"over"'
DELIVERY = (b'{"type":"state"', b'{"type":"update"')
DONE = b'{"type":"done"'
PONG = b'{"type":"pong"'
ID_LENGTH = 16
CHOICES = 8
"""A choice is picked from this many at the head of the list."""
AT_ONCE = 20
"""How many tables are opened, or sockets connected, at the same time."""
CALM = 0.3
"""Seconds without a message after which nothing is assumed to be in flight."""


@dataclass
class Window:
    """What a crowd counted during a measurement."""

    deliveries: int = 0
    size: int = 0
    latencies: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def latency(self, percent: float) -> float:
        """Return a percentile of the seconds from an action to its acknowledgement."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else float("nan")


@dataclass(frozen=True)
class Ticket:
    """A seat at a table, with its token."""

    table: str
    token: str


Opener = Callable[[], list[Ticket]]


class Crowd:
    """Clients at the tables of one server. While going, they decide after `pace` seconds on average; otherwise they wait."""

    def __init__(self, server: Process, pace: float = 0.0) -> None:
        self.server = server
        self.pace = pace
        self.going = False
        self.rng = random.Random(1)
        self.window = Window()
        self.held: list[Seat] = []
        self.finished = 0
        self.heard = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, tables: Sequence[Sequence[Ticket]], opener: Opener | None = None) -> None:
        """Connect everyone; a finished table is replaced by one that `opener` opens."""
        free = asyncio.Semaphore(AT_ONCE)

        async def seated(table: Sequence[Ticket]) -> None:
            async with free:
                group = [Seat(self, ticket) for ticket in table]
                await asyncio.gather(*(seat.connect() for seat in group))
            self._tasks.append(asyncio.create_task(self._play(group, opener)))

        await asyncio.gather(*(seated(table) for table in tables))
        await self.calm()

    def go(self) -> None:
        """Start deciding, first of all the decisions held back."""
        self.going = True
        held, self.held = self.held, []
        for seat in held:
            seat.decide()

    async def hold(self) -> None:
        """Stop deciding, and wait until everything in flight has arrived."""
        self.going = False
        await self.calm()

    async def calm(self) -> None:
        """Wait until nothing is in flight."""
        while time.perf_counter() - self.heard < CALM:
            await asyncio.sleep(CALM / 3)

    async def go_home(self) -> None:
        """Close all sockets and raise the first error of a table."""
        self.going = False
        for task in self._tasks:
            task.cancel()
        ends = await asyncio.gather(*self._tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _play(self, group: "list[Seat]", opener: Opener | None) -> None:
        try:
            while True:
                async with asyncio.TaskGroup() as listening:
                    for seat in group:
                        listening.create_task(seat.listen())
                self.finished += 1
                await asyncio.gather(*(seat.close() for seat in group))
                if opener is None:
                    return
                group = [Seat(self, ticket) for ticket in await asyncio.to_thread(opener)]
                await asyncio.gather(*(seat.connect() for seat in group))
        finally:
            await asyncio.gather(*(seat.close() for seat in group))


class Seat:
    """One socket of one seat. It answers every decision once."""

    def __init__(self, crowd: Crowd, ticket: Ticket) -> None:
        self._crowd = crowd
        self._ticket = ticket
        self._socket: ClientConnection | None = None
        self._sent: deque[float] = deque()
        self._count = 0
        self._answered = b""
        self._answer = ""
        self._sending: set[asyncio.Task[None]] = set()

    async def connect(self) -> None:
        """Open the socket and introduce the viewer."""
        url = f"ws://127.0.0.1:{self._crowd.server.port}/api/tables/{self._ticket.table}/live"
        self._socket = await connect(url, compression=None, max_size=1 << 22, ping_interval=None, open_timeout=60)
        await self._socket.send(json.dumps({"token": self._ticket.token, "since": 0, "lang": "en"}))
        self._crowd.heard = time.perf_counter()

    async def close(self) -> None:
        """Close the socket."""
        if self._socket:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.close()

    async def listen(self) -> None:
        """Receive and answer until the game is over."""
        assert self._socket
        while not self.hear(await self._socket.recv(decode=False)):
            pass

    def hear(self, data: bytes) -> bool:
        """Count a message and answer its decision; return whether the game is over."""
        crowd = self._crowd
        crowd.heard = time.perf_counter()
        if data.startswith(DELIVERY):
            crowd.window.deliveries += 1
            crowd.window.size += len(data)
            self._consider(data)
            return data.find(OVER, 0, 64) > 0
        if data.startswith(DONE):
            crowd.window.latencies.append(crowd.heard - self._sent.popleft())
        elif not data.startswith(PONG):
            self._sent.popleft()
            crowd.window.refused.append(data.decode())
        return False

    def decide(self) -> None:
        """Send the answer, now or after a delay."""
        crowd = self._crowd
        if not crowd.going:
            crowd.held.append(self)
        elif crowd.pace:
            asyncio.get_running_loop().call_later(crowd.pace * crowd.rng.uniform(0.5, 1.5), self._act)
        else:
            self._act()

    def _consider(self, data: bytes) -> None:
        """Choose an answer, if the message contains a decision not answered yet."""
        found = decision_in(data, self._crowd.rng.randrange(CHOICES))
        if found is None or found[0] == self._answered:
            return
        self._answered, words = found
        self._count += 1
        decision = self._answered.decode()
        self._answer = f'{{"type":"act","id":"{self._count}","decision":"{decision}","action":"{words.decode()}"}}'
        self.decide()

    def _act(self) -> None:
        if not self._crowd.going:
            self._crowd.held.append(self)
            return
        task = asyncio.ensure_future(self._send())
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self) -> None:
        assert self._socket
        self._sent.append(time.perf_counter())
        with contextlib.suppress(WebSocketException):
            await self._socket.send(self._answer)


def decision_in(data: bytes, pick: int) -> tuple[bytes, bytes] | None:
    """Return the id of a message's decision and the words of a choice; None if there is no decision.

    >>> decision_in(b'{"decision":{"id":"0123456789abcdef","choices":[{"words":"a"},{"words":"b"}],"closed":[{"words":"c"}]}}', 1)
    (b'0123456789abcdef', b'b')
    >>> decision_in(b'{"decision":null,"log":[]}', 1) is None
    True
    """
    start = data.find(DECISION)
    if start < 0:
        return None
    first = start + len(DECISION)
    words = list(places(data, first, data.find(CLOSED, first), pick + 1))[-1]
    return data[first : first + ID_LENGTH], data[words : data.index(b'"', words)]


def places(data: bytes, start: int, end: int, most: int) -> Iterator[int]:
    """Yield where the words of the first choices begin."""
    for _ in range(most):
        start = data.find(WORDS, start, end)
        if start < 0:
            return
        start += len(WORDS)
        yield start


def opener_of(server: Process, game: str, seats: Sequence[str]) -> Opener:
    """Return a function that opens a table of a game with people ("") and bots in the seats, and starts it."""

    def opened() -> list[Ticket]:
        chairs = [{"kind": "bot", "mind": seat} if seat else {"kind": "human"} for seat in seats]
        table = server.call("/api/tables", {"game": game, "options": {"players": len(seats)}, "chairs": chairs})["table"]
        places = [{"seat": seat, "name": f"Player {seat}"} for seat, mind in enumerate(seats) if not mind]
        given = server.call(f"/api/tables/{table}/join", {"seats": places})["seats"]
        server.call(f"/api/tables/{table}/start", {}, given[0]["token"])
        return [Ticket(table, seat["token"]) for seat in given]

    return opened


def in_turns(openers: Sequence[Opener]) -> Opener:
    """Return an opener that uses these openers in turn."""
    turns = itertools.cycle(openers)
    return lambda: next(turns)()


async def opened(openers: Sequence[Opener], count: int) -> list[list[Ticket]]:
    """Open this many tables, with the openers in turn."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(opener: Opener) -> list[Ticket]:
        async with free:
            return await asyncio.to_thread(opener)

    return await asyncio.gather(*(one(openers[number % len(openers)]) for number in range(count)))
