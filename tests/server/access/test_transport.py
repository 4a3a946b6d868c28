"""Bare connections: too many of an address, a request that never comes, a head without end."""

import asyncio
import contextlib
import time
from collections.abc import Iterator

import pytest

from tests.server.clients import RAISED, Caller, Serving, live


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    limits = (*RAISED, "connections_per_address=20", "head_seconds=1", "body_seconds=1")
    with Serving(tmp_path_factory.mktemp("connections"), limits=limits) as running:
        yield running


async def ended(reader: asyncio.StreamReader) -> bytes:
    """All that came until the server closed the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := await asyncio.wait_for(reader.read(65536), 10):
            found += part
    return found


@live
async def test_an_address_has_so_many_connections_and_idle_ones_end(serving: Serving) -> None:
    opened = [await asyncio.open_connection("127.0.0.1", serving.port) for _ in range(60)]
    started = time.monotonic()
    for reader, writer in opened:
        assert await ended(reader) == b""
        writer.close()
    assert time.monotonic() - started < 9
    async with Caller(serving) as caller:
        assert (await caller.ask("GET", "/health")).status_code == 200


@live
async def test_a_head_without_end_is_refused(serving: Serving) -> None:
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
async def test_a_request_that_never_ends_is_let_go(begun: bytes, serving: Serving) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
    writer.write(begun)
    answer = await ended(reader)
    assert b" 2" not in answer[:20]
    if begun.startswith(b"POST"):
        assert b'"key":"server-body-slow"' in answer
    writer.close()


@live
async def test_several_requests_go_through_one_connection(serving: Serving) -> None:
    async with Caller(serving) as caller:
        for _ in range(30):
            assert (await caller.ask("GET", "/health")).status_code == 200
        await asyncio.sleep(1.5)
        assert (await caller.ask("GET", "/health")).status_code == 200
