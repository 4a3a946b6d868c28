"""Raw connections: too many from an address, a request that never comes, endless headers; and the parts of uvicorn we rely on."""

import asyncio
import contextlib
import inspect
import time
from collections.abc import Iterator

import pytest
import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from dvergar.server.access.transport import gate_for
from dvergar.server.operations.settings import Settings
from tests.server.clients import RAISED, Caller, Serving, live


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    limits = (*RAISED, "connections_per_address=20", "head_seconds=1", "body_seconds=1")
    with Serving(tmp_path_factory.mktemp("connections"), limits=limits) as running:
        yield running


def test_overridden_methods_exist_with_the_same_signature() -> None:
    gate = gate_for(Settings())
    own = {name for name in vars(gate) if not name.startswith("_")}
    assert own == {
        "connection_made", "data_received", "on_headers_complete", "handle_websocket_upgrade", "connection_lost",
    }  # fmt: skip
    for name in own:
        ours, theirs = (inspect.signature(getattr(kind, name)).parameters for kind in (gate, HttpToolsProtocol))
        assert [*ours] == [*theirs], name
    assert [*inspect.signature(HttpToolsProtocol.send_400_response).parameters] == ["self", "msg"]
    used = {name for name in vars(gate) if hasattr(HttpToolsProtocol, name) and name.startswith("_") and name[1] != "_"}
    assert not used, "what is ours alone hides nothing of uvicorn's"


@live
async def test_a_connection_has_its_client_and_its_request() -> None:
    config = uvicorn.Config(FastAPI(), log_config=None)
    config.load()
    connection = gate_for(Settings())(config, ServerState(), {}, asyncio.get_running_loop())
    assert {"client", "cycle", "transport"} <= vars(connection).keys()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Return everything received until the server closed the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := await asyncio.wait_for(reader.read(65536), 10):
            found += part
    return found


@live
async def test_an_address_has_a_limit_of_connections_and_idle_ones_are_closed(serving: Serving) -> None:
    opened = [await asyncio.open_connection("127.0.0.1", serving.port) for _ in range(60)]
    started = time.monotonic()
    for reader, writer in opened:
        assert await ended(reader) == b""
        writer.close()
    assert time.monotonic() - started < 9
    async with Caller(serving) as caller:
        assert (await caller.ask("GET", "/health")).status_code == 200


@live
async def test_endless_headers_are_refused(serving: Serving) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
    writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n")
    with contextlib.suppress(ConnectionError):
        for number in range(3000):
            writer.write(b"X-%d: %s\r\n" % (number, b"x" * 100))
            await writer.drain()
    assert b"200 OK" not in await ended(reader)
    writer.close()


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /health HTT",
        b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    ],
)
@live
async def test_a_request_that_never_ends_is_dropped(begun: bytes, serving: Serving) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
    writer.write(begun)
    answer = await ended(reader)
    assert b" 2" not in answer[:20]
    if begun.startswith(b"POST"):
        assert b'"key":"server-body-slow"' in answer
    writer.close()


@live
async def test_one_connection_serves_several_requests(serving: Serving) -> None:
    async with Caller(serving) as caller:
        for _ in range(30):
            assert (await caller.ask("GET", "/health")).status_code == 200
        await asyncio.sleep(1.5)
        assert (await caller.ask("GET", "/health")).status_code == 200
