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

from dvergar.server.access.transport import LimitedHttp, LimitedSocket
from tests.server.clients import RAISED, Caller, Serving, live


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    limits = (*RAISED, "connections_per_address=20", "head_seconds=1", "body_seconds=1")
    with Serving(tmp_path_factory.mktemp("connections"), limits=limits) as running:
        yield running


OVERRIDDEN: dict[type, set[str]] = {
    LimitedHttp: {"connection_made", "data_received", "on_headers_complete", "handle_websocket_upgrade", "connection_lost"},
    LimitedSocket: {
        "connection_made", "connection_lost", "run_asgi", "pause_writing", "resume_writing", "data_received", "receive",
        "handle_events", "handle_parser_exception",
    },
}  # fmt: skip
USED: dict[type, set[str]] = {
    LimitedHttp: {"client", "config", "cycle", "flow", "loop", "pipeline", "transport"},
    LimitedSocket: {"client", "close_timeout", "config", "conn", "frames", "loop", "read_paused", "transport", "writable"},
}


@pytest.mark.parametrize("kind", [LimitedHttp, LimitedSocket])
def test_overridden_methods_exist_with_the_same_signature(kind: type[LimitedHttp | LimitedSocket]) -> None:
    theirs = kind.__mro__[1]
    own = {name for name in vars(kind) if name[0] != "_"}
    assert own - {"bytes_held_up", "abort"} == OVERRIDDEN[kind]
    for name in OVERRIDDEN[kind]:
        parameters = [[*inspect.signature(getattr(each, name)).parameters] for each in (kind, theirs)]
        assert parameters[0] == parameters[1], name
    hidden = {name for name in vars(kind) if hasattr(theirs, name) and name[0] == "_" and name[1] != "_"}
    assert not hidden, "our own names hide none of uvicorn's"


@live
@pytest.mark.parametrize("kind", [LimitedHttp, LimitedSocket])
async def test_a_connection_has_the_attributes_that_are_used(kind: type[LimitedHttp | LimitedSocket]) -> None:
    config = uvicorn.Config(FastAPI(), log_config=None)
    config.load()
    connection = kind(config, ServerState(), {}, asyncio.get_running_loop())
    assert vars(connection).keys() >= USED[kind]
    assert [*inspect.signature(HttpToolsProtocol.send_400_response).parameters] == ["self", "msg"]
    if isinstance(connection, LimitedSocket):
        assert connection.conn.events == []
        assert connection.conn.close_sent is None
        assert [*inspect.signature(connection.conn.fail).parameters] == ["code", "reason"]


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
