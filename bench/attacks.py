"""What a hostile visitor can do to a server, one function for each attack. A new attack is a function and a row in `ATTACKS`.

A visitor has no token. It counts what the attack costs it.
"""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

MOST_CONNECTIONS = 2000
"""An attack opens no more than this, whatever the server does."""
CHUNK = 1 << 16
TEXT, CONTINUATION, PING = 0x1, 0x0, 0x9


class Enough(Exception):
    """The attack has opened as many connections as it may."""


@dataclass
class Visitor:
    """One address that attacks: its connections, and what they cost it."""

    port: int
    table: str
    history: str = ""
    """A score history with many pads."""
    address: str = "127.0.0.1"
    buffer: int = 1 << 14
    """What a connection can receive and not read; the rest waits at the server."""
    sent: int = 0
    opened: int = 0
    sockets: list[socket.socket] = field(default_factory=list)

    async def connect(self) -> socket.socket:
        """Open a bare connection."""
        if self.opened >= MOST_CONNECTIONS:
            raise Enough
        self.opened += 1
        opened = socket.socket()
        self.sockets.append(opened)
        opened.setblocking(False)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self.buffer)
        opened.bind((self.address, 0))
        await asyncio.get_running_loop().sock_connect(opened, ("127.0.0.1", self.port))
        return opened

    async def upgrade(self) -> socket.socket:
        """Open a WebSocket to the table, without a greeting."""
        opened = await self.connect()
        head = (
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        await self.send(opened, head.encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            part = await asyncio.get_running_loop().sock_recv(opened, 1)  # what comes after the head is left to be read
            if not part:
                raise ConnectionError
            answer += part
        return opened

    async def watch(self) -> socket.socket:
        """Open a WebSocket as a spectator of the table."""
        opened = await self.upgrade()
        await self.send(opened, frame(TEXT, json.dumps({"lang": "en"}).encode()))
        return opened

    async def request(self, method: str, path: str, body: object = None) -> None:
        """Send one request on a connection of its own and read the whole answer."""
        opened = await self.connect()
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
        async with again():
            await self.send(opened, f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text)
            await self.drain(opened)
        self.close(opened)

    async def send(self, opened: socket.socket, data: bytes) -> None:
        """Send data and count it; waits while the server takes none."""
        await asyncio.get_running_loop().sock_sendall(opened, data)
        self.sent += len(data)

    async def drain(self, opened: socket.socket) -> None:
        """Read and forget whatever comes, until the server ends the connection."""
        with suppress(OSError):
            while await asyncio.get_running_loop().sock_recv(opened, CHUNK):
                pass

    def is_open(self, opened: socket.socket) -> bool:
        """Whether the server has not reset a connection of which nothing is read."""
        return opened.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) == 0

    def close(self, opened: socket.socket) -> None:
        """Close one connection."""
        opened.close()
        self.sockets.remove(opened)


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """Return a client's frame of at most 125 bytes, masked with zeros.

    >>> frame(PING).hex(), frame(TEXT, b"{}", final=False).hex()
    ('898000000000', '0182000000007b7d')
    """
    return bytes([opcode | (0x80 if final else 0), 0x80 | len(payload)]) + b"\0\0\0\0" + payload


async def pings_unread(visitor: Visitor) -> None:
    """Send pings through five sockets and never read the pongs."""
    pings = frame(PING, b"x" * 125) * (CHUNK // 131)

    async def one() -> None:
        while True:
            opened = await visitor.watch()
            async with again():
                while True:
                    await visitor.send(opened, pings)

    await together(one, 5)


async def ping_flood(visitor: Visitor) -> None:
    """Send empty pings through eight sockets and read the pongs; a socket that is closed is opened again."""
    await flood(visitor, b"", frame(PING) * (CHUNK // 6))


async def fragment_flood(visitor: Visitor) -> None:
    """Send a message of empty fragments without end through eight sockets; a socket that is closed is opened again."""
    await flood(visitor, frame(TEXT, b"x", final=False), frame(CONTINUATION, final=False) * (CHUNK // 6))


async def message_flood(visitor: Visitor) -> None:
    """Send empty messages through eight sockets; a socket that is closed is opened again."""
    await flood(visitor, b"", frame(TEXT) * (CHUNK // 6))


async def silent_connections(visitor: Visitor) -> None:
    """Open connections and sockets that say nothing, until the server lets no more in, and answer no close."""

    async def one(open_one: Callable[[], Awaitable[socket.socket]]) -> None:
        async with again():
            await asyncio.wait_for(open_one(), 1)

    while True:
        await asyncio.gather(*(one(visitor.connect) for _ in range(10)), *(one(visitor.upgrade) for _ in range(10)))
        await asyncio.sleep(0.1)


async def unanswered_closings(visitor: Visitor) -> None:
    """Open sockets as fast as they are let in, and answer no closing."""

    async def one() -> None:
        await asyncio.wait_for(visitor.upgrade(), 1)

    await together(one, 8)


async def request_flood(visitor: Visitor) -> None:
    """Send requests through sixteen connections, sixteen at once, and read the answers."""
    requests = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 16

    async def one() -> None:
        opened = await visitor.connect()
        draining = asyncio.ensure_future(visitor.drain(opened))
        async with again():
            while not draining.done():
                await visitor.send(opened, requests)
        draining.cancel()
        await asyncio.gather(draining, return_exceptions=True)
        visitor.close(opened)

    await together(one, 16)


async def exports(visitor: Visitor) -> None:
    """Ask for exports of a large score history, a hundred at a time."""

    async def one() -> None:
        await visitor.request("GET", f"/api/scores/{visitor.history}/export.csv")

    await together(one, 100)


async def five_kings(visitor: Visitor) -> None:
    """Open tables where five of the strongest bots play, as many as are let in."""
    table = {"game": "nidavellir", "options": {"players": 5}, "chairs": [{"kind": "bot", "mind": "king"}] * 5}

    async def one() -> None:
        await visitor.request("POST", "/api/tables", table)
        await asyncio.sleep(0.2)

    await together(one, 4)


async def deaf_spectators(visitor: Visitor) -> None:
    """Watch the table through as many sockets as are let in, and read nothing."""

    async def one() -> None:
        opened = await asyncio.wait_for(visitor.watch(), 1)
        while visitor.is_open(opened):
            await asyncio.sleep(0.5)

    await together(one, 40)


async def slow_heads(visitor: Visitor) -> None:
    """Send 200 heads of requests, a byte every half second."""

    async def one() -> None:
        while True:
            opened = await visitor.connect()
            async with again():
                await visitor.send(opened, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
                while True:
                    await visitor.send(opened, b"x")
                    await asyncio.sleep(0.5)

    await together(one, 200)


async def flood(visitor: Visitor, opening: bytes, data: bytes) -> None:
    """Send the same data through eight sockets without end."""

    async def one() -> None:
        while True:
            opened = await visitor.watch()
            draining = asyncio.ensure_future(visitor.drain(opened))
            async with again():
                await visitor.send(opened, opening)
                while not draining.done():
                    await visitor.send(opened, data)
            draining.cancel()
            await asyncio.gather(draining, return_exceptions=True)
            visitor.close(opened)

    await together(one, 8)


@asynccontextmanager
async def again() -> AsyncIterator[None]:
    """Go on when the server ends a connection."""
    try:
        yield
    except (OSError, TimeoutError):
        await asyncio.sleep(0)


async def together(one: Callable[[], Awaitable[None]], count: int) -> None:
    """Do the same several times at once; a connection that cannot be opened is tried again a little later."""

    async def trying() -> None:
        while True:
            try:
                await one()
            except (OSError, TimeoutError):
                await asyncio.sleep(0.05)

    await asyncio.gather(*(trying() for _ in range(count)))


ATTACKS: dict[str, Callable[[Visitor], Awaitable[None]]] = {
    "pings unread": pings_unread,
    "ping flood": ping_flood,
    "fragment flood": fragment_flood,
    "message flood": message_flood,
    "silent connections": silent_connections,
    "deaf spectators": deaf_spectators,
    "unanswered closings": unanswered_closings,
    "slow heads": slow_heads,
    "request flood": request_flood,
    "exports": exports,
    "five kings": five_kings,
}
"""The attacks by their names. Each goes on until it is cancelled or has opened `MOST_CONNECTIONS`."""
