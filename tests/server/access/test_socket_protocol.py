"""The wire of a socket: frames of every length, many in one go, ends, and a reader that takes nothing."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from dvergar.server.access.socket_protocol import WIRE, LimitedWebSocketProtocol, OutgoingQueue
from dvergar.server.operations.running import listen
from tests.server.clients import live

EDGES = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
"""Where a frame's length is written otherwise, in bytes."""


class Application:
    """Accepts one socket and leaves it to the test until the client has gone."""

    def __init__(self) -> None:
        self.wire: asyncio.Future[LimitedWebSocketProtocol] = asyncio.get_running_loop().create_future()
        self.gone = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.wire.set_result(scope["extensions"].pop(WIRE)["wire"])
        self.send = send
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.gone.set()


@contextlib.asynccontextmanager
async def serving(application: Application) -> AsyncIterator[str]:
    """The address of an application whose sockets are wires."""
    with listen("127.0.0.1", 0) as opened:
        config = uvicorn.Config(
            application, ws=LimitedWebSocketProtocol, ws_per_message_deflate=False, lifespan="off", log_config=None
        )
        server = uvicorn.Server(config)
        running = asyncio.create_task(server._serve([opened]))
        try:
            yield f"ws://127.0.0.1:{opened.getsockname()[1]}/"
        finally:
            server.should_exit = True
            await running


@live
async def test_texts_of_every_length_arrive_whole_and_in_their_order() -> None:
    application = Application()
    async with serving(application) as url, connect(url, max_size=None) as client:
        wire = await application.wire
        texts = ["x" * size for size in EDGES] + ["é" * size for size in (62, 63, 32_767, 32_768)] + ['{"name":"Ægir ⚒ 𐍅"}']
        for text in texts:
            wire.tell([text])
            assert await client.recv() == text
        wire.tell(texts)
        assert [await client.recv() for _ in texts] == texts
        await application.send({"type": "websocket.send", "text": "the long way"})
        assert await client.recv() == "the long way"


@live
async def test_texts_that_are_told_together_are_written_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    application = Application()
    async with serving(application) as url, connect(url) as client:
        wire, written = await application.wire, list[bytes]()
        transport = wire.transport

        class Counting:
            """The transport, which remembers what is written."""

            def __getattr__(self, name: str) -> Any:
                return getattr(transport, name)

            def write(self, data: bytes) -> None:
                written.append(data)
                transport.write(data)

        monkeypatch.setattr(wire, "transport", Counting())
        wire.tell(["update", "done"])
        assert [await client.recv(), await client.recv()] == ["update", "done"]
        assert len(written) == 1


@live
@pytest.mark.parametrize("aborts", [False, True])
async def test_who_has_gone_is_not_told_any_more(aborts: bool) -> None:
    application = Application()
    async with serving(application) as url:
        client = await connect(url)
        wire = await application.wire
        wire.tell(["hello"])
        if aborts:
            client.transport.abort()
        else:
            await client.close()
        await application.gone.wait()
        with pytest.raises(ClientDisconnected):
            wire.tell(["still there?"])


@live
async def test_nothing_is_told_after_the_goodbye() -> None:
    application = Application()
    async with serving(application) as url, connect(url) as client:
        wire = await application.wire
        wire.tell(["last"])
        await application.send({"type": "websocket.close", "code": 1001, "reason": "over"})
        with pytest.raises(ClientDisconnected):
            wire.tell(["more"])
        assert await client.recv() == "last"
        with pytest.raises(ConnectionClosed) as closed:
            await client.recv()
        assert closed.value.rcvd
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1001, "over")


@live
async def test_a_wire_is_not_free_until_what_waits_has_been_taken() -> None:
    application = Application()
    async with serving(application) as url, connect(url, max_size=None, max_queue=1) as client:
        wire, free, sent = await application.wire, asyncio.Event(), 0
        wire.on_writable(free.set)
        while wire.is_free:
            wire.tell(["x" * 100_000])
            sent += 1
        assert not free.is_set()
        for _ in range(sent):
            assert len(await client.recv()) == 100_000
        await free.wait()
        wire.tell(["again"])
        assert await client.recv() == "again"


@live
async def test_what_comes_is_heard_in_its_order_and_nothing_is_lost_with_who_stops_waiting() -> None:
    mailbox = OutgoingQueue(asyncio.get_running_loop())
    waiting = asyncio.create_task(mailbox.get())
    await asyncio.sleep(0)
    waiting.cancel()
    mailbox.put_nowait("first")
    mailbox.put_nowait("second")
    assert [await mailbox.get(), await mailbox.get(), mailbox.empty()] == ["first", "second", True]
    waiting = asyncio.create_task(mailbox.get())
    await asyncio.sleep(0)
    mailbox.put_nowait("third")
    assert await waiting == "third"


@live
async def test_who_waits_for_a_wire_is_called_when_it_breaks() -> None:
    application = Application()
    async with serving(application) as url:
        client = await connect(url, max_size=None, max_queue=1)
        wire, free = await application.wire, asyncio.Event()
        wire.on_writable(free.set)
        while wire.is_free:
            wire.tell(["x" * 100_000])
        client.transport.abort()
        await free.wait()
        with pytest.raises(ClientDisconnected):
            wire.tell(["still there?"])
