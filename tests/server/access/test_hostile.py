"""Visitors without a token who mean harm: they read nothing, send frames without end, never say goodbye, or come too often."""

import asyncio
import contextlib
import socket as socket_module
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from bench.attacks import CONTINUATION, PING, TEXT, Visitor, frame
from uvicorn.server import ServerState

from dvergar.server.access.connections import Connections
from dvergar.server.access.transport import SLICE, LimitedHttp, LimitedSocket
from dvergar.server.operations.metrics import Metrics
from dvergar.server.operations.running import configured, listen
from dvergar.server.operations.settings import Rate
from tests.server.clients import Caller, live
from tests.server.in_process import file_store, listening, wide

PONG = 0xA
FRAMES = 40
FEW = {"frames": Rate(FRAMES, 0.001), "messages": Rate(1, 0.0005)}
MIB = 1 << 20
BUFFER = 4096
"""What the system keeps of what one side has sent and the other has not read."""


@dataclass
class Attacked:
    """A server in this process, a table of it, and a visitor."""

    app: Any
    visitor: Visitor

    @property
    def connections(self) -> Connections:
        found: Connections = self.app.state.connections
        return found

    def metrics(self) -> str:
        return self.connections.metrics.text({})

    def the_socket(self) -> LimitedSocket:
        """The only WebSocket that the server has."""
        (found,) = [each for each in self.connections.open if isinstance(each, LimitedSocket)]
        return found

    async def is_let_in(self) -> bool:
        """Whether a new socket is shown the table."""
        opened = await self.visitor.watch()
        answer = await asyncio.get_running_loop().sock_recv(opened, 65536)
        self.visitor.close(opened)
        return b'"type":"state"' in answer

    async def gone(self) -> None:
        """Wait until the server has no socket left."""
        await until(lambda: not any(isinstance(each, LimitedSocket) for each in self.connections.open))


@asynccontextmanager
async def attacked(folder: Path, **settings: Any) -> AsyncIterator[Attacked]:
    with file_store(folder) as store:
        async with listening(store, wide(**settings), BUFFER) as serving, Caller(serving) as caller:
            table = await caller.table("dwarf", ["me", "me"])
            visitor = Visitor(serving.port, table.name, buffer=BUFFER)
            try:
                yield Attacked(serving.app, visitor)
            finally:
                for left in visitor.sockets:
                    left.close()


class Echo:
    """An application that answers a request with 16 KiB, and a message with itself."""

    def __init__(self, **settings: Any) -> None:
        self.settings = wide(**settings)
        self.state = SimpleNamespace(connections=Connections(self.settings, Metrics()))
        self.accepts = asyncio.Event()
        self.accepts.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        message = await receive()
        await self.accepts.wait()
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"16384")]})
            await send({"type": "http.response.body", "body": b" " * 16384})
            return
        await send({"type": "websocket.accept"})
        while message["type"] != "websocket.disconnect":
            message = await receive()
            if message["type"] == "websocket.receive":
                await send({"type": "websocket.send", "text": message["text"]})


@asynccontextmanager
async def echoing(**settings: Any) -> AsyncIterator[Attacked]:
    """The protocols alone, without a server around them."""
    app, loop = Echo(**settings), asyncio.get_running_loop()
    config = configured(app, app.settings)  # type: ignore[arg-type]
    config.load()
    with listen("127.0.0.1", 0) as opened:
        opened.setsockopt(socket_module.SOL_SOCKET, socket_module.SO_SNDBUF, BUFFER)
        server = await loop.create_server(lambda: LimitedHttp(config, ServerState(), {}, loop), sock=opened)
        visitor = Visitor(opened.getsockname()[1], "any", buffer=BUFFER)
        try:
            yield Attacked(app, visitor)
        finally:
            for left in visitor.sockets:
                left.close()
            server.close()


async def until(wanted: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(20):
        while not wanted():
            await asyncio.sleep(0.005)


async def ended(opened: socket_module.socket) -> bytes:
    """All that came until the server ended the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(20):
            while part := await asyncio.get_running_loop().sock_recv(opened, 65536):
                found += part
    return found


def closing(code: int, reason: str) -> bytes:
    """The end of what a socket is sent that the server closes."""
    return code.to_bytes(2, "big") + reason.encode()


async def ping(server: Attacked, opened: socket_module.socket) -> int:
    """Send pings and read no pongs, until the server ends the connection or has taken far too much; the most that waited."""
    held, most = server.the_socket(), 0
    with contextlib.suppress(OSError):
        while server.visitor.sent < 64 * MIB:
            await server.visitor.send(opened, frame(PING, b"x" * 125) * 500)
            most = max(most, held.transport.get_write_buffer_size())
    return most


@live
async def test_a_client_that_reads_nothing_is_no_longer_read_and_is_aborted() -> None:
    async with echoing(slow_seconds=0.1) as server:
        opened = await server.visitor.upgrade()
        assert await ping(server, opened) < MIB
        await server.gone()
        assert server.visitor.sent < 64 * MIB, "the server took no more"
        assert "dvergar_slow_total 1" in server.metrics()


@live
async def test_a_silent_reader_keeps_its_place_until_its_connection_is_gone(tmp_path: Path) -> None:
    async with attacked(tmp_path, sockets_per_address=1, greeting_seconds=60) as server:
        opened = await server.visitor.upgrade()
        held = server.the_socket()
        pinging = asyncio.create_task(ping(server, opened))
        await until(lambda: not held.writable.is_set())
        assert not held.transport.is_reading()
        assert not await server.is_let_in()
        pinging.cancel()
        server.visitor.close(opened)
        await server.gone()
        assert await server.is_let_in()


@live
async def test_a_client_that_reads_late_is_read_and_answered_again() -> None:
    async with echoing() as server:
        opened = await server.visitor.upgrade()
        held = server.the_socket()

        async def send_on() -> None:
            while held.writable.is_set():
                await server.visitor.send(opened, frame(PING, b"x" * 125) * 20)
            await server.visitor.send(opened, frame(PING, b"last"))

        sending = asyncio.create_task(send_on())
        await until(lambda: not held.writable.is_set())
        assert not held.transport.is_reading()
        read = b""
        async with asyncio.timeout(20):
            while not read.endswith(b"last"):
                read = read[-10:] + await asyncio.get_running_loop().sock_recv(opened, 65536)
        await sending
        assert held.writable.is_set()
        assert held.transport.is_reading()


@live
async def test_a_request_whose_answer_nobody_takes_ends() -> None:
    async with echoing(slow_seconds=0.2, waiting_requests=1000) as server:
        opened = await server.visitor.connect()
        request = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
        asking = asyncio.create_task(server.visitor.send(opened, request * 200))
        await until(lambda: "dvergar_slow_total 1" in server.metrics())
        await asyncio.gather(asking, return_exceptions=True)


@live
@pytest.mark.parametrize(
    "frames", [frame(PING), frame(PONG, b"x"), frame(TEXT), frame(TEXT, b"x", final=False) + frame(CONTINUATION)]
)
async def test_too_many_frames_close_a_socket(frames: bytes) -> None:
    async with echoing(**FEW) as server:
        opened = await server.visitor.upgrade()
        await server.visitor.send(opened, frames * FRAMES)
        assert (await ended(opened)).endswith(closing(1008, "server-too-fast"))
        assert 'dvergar_flooded_total{key="server-too-fast"} 1' in server.metrics()


@live
async def test_of_many_frames_that_come_at_once_few_are_looked_at() -> None:
    async with echoing(**FEW) as server:
        opened = await server.visitor.upgrade()
        with contextlib.suppress(ConnectionError):
            await server.visitor.send(opened, frame(PING) * 50_000)
        assert (await ended(opened)).count(b"\x8a\x00") <= FRAMES + SLICE / len(frame(PING)) + 1


@live
async def test_the_fragments_and_bytes_of_a_message_are_limited() -> None:
    async with echoing(message_fragments=5, message_bytes=200) as server:
        begun, empty, full = (
            frame(TEXT, b"{", final=False),
            frame(CONTINUATION, final=False),
            frame(TEXT, b"x" * 125, final=False),
        )
        for data, reason in (
            (begun + empty * 5, closing(1009, "server-many-fragments")),
            (full + frame(CONTINUATION, b"x" * 125, final=False) * 3, b"\x03\xf1"),
        ):
            opened = await server.visitor.upgrade()
            await server.visitor.send(opened, data)
            assert reason in (await ended(opened))[-100:]
        opened = await server.visitor.upgrade()
        await server.visitor.send(opened, begun + empty * 3 + frame(CONTINUATION, b"}"))
        assert await asyncio.get_running_loop().sock_recv(opened, 100) == b"\x81\x02{}"


@live
@pytest.mark.parametrize("proxy", [False, True])
async def test_only_a_few_refused_sockets_at_once_get_a_reason(tmp_path: Path, proxy: bool) -> None:
    async with attacked(tmp_path, sockets_per_address=1, closing_seconds=60, proxy=proxy) as server:
        await server.visitor.watch()
        told = await server.visitor.upgrade()
        assert b"server-many-sockets" in await asyncio.get_running_loop().sock_recv(told, 4096)
        for _ in range(2):
            assert await ended(await server.visitor.upgrade()) == b""
        server.visitor.close(told)
        await until(lambda: sum(isinstance(each, LimitedSocket) for each in server.connections.open) == 1)
        assert b"server-many-sockets" in await asyncio.get_running_loop().sock_recv(await server.visitor.upgrade(), 4096)


@live
async def test_a_socket_that_was_not_admitted_is_one_of_the_connections_of_its_address(tmp_path: Path) -> None:
    async with attacked(tmp_path, connections_per_address=3) as server:
        heads = [await server.visitor.connect() for _ in range(2)]  # the third is the one that opened the table
        with pytest.raises(ConnectionError):
            await server.visitor.upgrade()
        server.visitor.close(heads[0])
        await until(lambda: len(server.connections.open) == 2)
        assert await server.is_let_in()


@live
async def test_a_client_that_neither_greets_nor_answers_the_closing_is_aborted(tmp_path: Path) -> None:
    async with attacked(tmp_path, greeting_seconds=0.05, closing_seconds=0.1, sockets_per_address=1) as server:
        for _ in range(2):  # the second is told the same, so it was given the place of the first
            opened = await server.visitor.upgrade()
            assert (await ended(opened)).endswith(closing(4408, "server-no-greeting"))
            await server.gone()


@live
async def test_a_half_closed_connection_is_gone(tmp_path: Path) -> None:
    async with attacked(tmp_path, sockets_per_address=1) as server:
        for begin in (server.visitor.upgrade, server.visitor.watch):
            opened = await begin()
            opened.shutdown(socket_module.SHUT_WR)
            await server.gone()
        assert await server.is_let_in()


@live
async def test_the_waiting_requests_of_a_connection_are_limited() -> None:
    async with echoing(waiting_requests=3) as server:
        opened = await server.visitor.connect()
        request = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with contextlib.suppress(ConnectionError):
            await server.visitor.send(opened, request * 100)
        assert (await ended(opened)).count(b"HTTP/1.1 200") < 100


@live
async def test_the_connections_that_an_address_opens_are_limited() -> None:
    async with echoing(openings=Rate(3, 0.001)) as server:
        opened = [await server.visitor.connect() for _ in range(10)]
        for refused in opened[3:]:
            assert await ended(refused) == b""
        await server.visitor.send(opened[0], b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert b"200 OK" in await ended(opened[0])


@live
@pytest.mark.parametrize("data", [b"\x81\x02{}", frame(PING) * (FRAMES + 1)], ids=["unmasked", "too many"])
async def test_frames_before_the_socket_is_accepted_may_end_it(data: bytes) -> None:
    troubles: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: troubles.append(context))
    async with echoing(**FEW) as server:
        server.app.accepts.clear()
        upgrading = asyncio.create_task(server.visitor.upgrade())
        await until(lambda: any(isinstance(each, LimitedSocket) for each in server.connections.open))
        await server.visitor.send(server.visitor.sockets[0], data)
        await server.gone()
        server.app.accepts.set()
        with contextlib.suppress(ConnectionError):
            await upgrading
    assert not troubles
