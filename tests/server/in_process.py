"""The server in the test's own process: its application for REST, or listening on a port, with a store of the test's choice."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from dvergar.server.app import make_app
from dvergar.server.operations.running import Server, configured, listen
from dvergar.server.operations.settings import Rate, Settings
from dvergar.server.store import Store

MUCH = Rate(1e6, 1e6)
WIDE = Settings(
    requests=MUCH,
    creations=MUCH,
    joins=MUCH,
    openings=MUCH,
    connections=MUCH,
    messages=MUCH,
    heavy=MUCH,
    new_books=MUCH,
    sockets_per_address=5000,
    tables_per_address=5000,
    bot_tables_per_address=5000,
)
"""Limits that are too high to matter."""


def wide(**settings: Any) -> Settings:
    """Return these settings with changes."""
    return replace(WIDE, **settings)


def file_store(folder: Path) -> Store:
    return Store.open(f"sqlite:///{folder / 'inside.db'}")


@contextlib.asynccontextmanager
async def application(folder: Path, settings: Settings = WIDE) -> AsyncIterator[httpx.AsyncClient]:
    """Yield a client of the application; `client.app` is the application itself."""
    with file_store(folder) as store:
        app = make_app(settings, store)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=("127.0.0.1", 5))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8000") as client:
                client.app = app  # type: ignore[attr-defined]
                yield client


class Listening:
    """A server that listens in this process, with the same interface as a server process."""

    def __init__(self, app: FastAPI, listening: socket.socket) -> None:
        self.app = app
        self.port = int(listening.getsockname()[1])

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextlib.asynccontextmanager
async def listening(store: Store, settings: Settings = WIDE, buffer: int = 0) -> AsyncIterator[Listening]:
    """Run a server on a port of this machine; `buffer` limits what the system keeps for a client that does not read."""
    app = make_app(settings, store)
    config = configured(app, settings)
    ready = asyncio.Event()
    with listen("127.0.0.1", 0) as opened:
        if buffer:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)  # its connections inherit it
        server = Server(config, app, ready.set)
        running = asyncio.create_task(server._serve([opened]))
        await ready.wait()
        try:
            yield Listening(app, opened)
        finally:
            server.should_exit = True
            await running
