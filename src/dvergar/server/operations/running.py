"""Runs the server as a process: listens, prints its address, and stops without losing anything."""

import asyncio
import contextlib
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Literal

import uvicorn
from fastapi import APIRouter, FastAPI

from dvergar.api.errors import BadOption, DvergarError
from dvergar.core.system_errors import system_error
from dvergar.scorepad.history import FOLDER
from dvergar.server.access.transport import LimitedHttp, LimitedSocket, raise_file_limit
from dvergar.server.app import make_app
from dvergar.server.operations import logs
from dvergar.server.operations.settings import Settings
from dvergar.server.store import Store
from dvergar.server.store.databases import folder_beside

COLLECTING = (100_000, 50, 10)
"""Tables, sockets and texts live long: looking through all of them for garbage at every turn costs a fifth of the time, and
looking through the new ones often a twentieth. What tables leave behind that have gone is collected by the room registry."""


class Server(uvicorn.Server):
    """A Uvicorn server that closes every socket properly and lets the store finish before it stops."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._application = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and announce it."""
        await super().startup(sockets)
        if self.started:
            gc.freeze()
            gc.set_threshold(*COLLECTING)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what was accepted, tell every client, then stop listening."""
        await self._application.state.registry.stop()
        await super().shutdown(sockets)
        logs.note("stopped")

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully at the first signal; the process then exits with success."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(host: str, port: int, database: str | None, settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal arrives. `ready` is called with the address once the server listens."""
    logs.start()
    with listen(host, port) as listening, Store.open(database, patience=settings.store_seconds) as store:
        run(listening, store, replace(settings, scores=settings.scores or folder_beside(database) / FOLDER), ready)


def run(
    listening: socket.socket, store: Store, settings: Settings, ready: Callable[[str], None], own: APIRouter | None = None
) -> None:
    """Serve the tables of a store on a socket until a signal arrives; `own` are the caller's extra routes."""
    raise_file_limit()
    app = make_app(settings, store)
    app.state.listening = listening.getsockname()[:2]
    if own is not None:
        app.include_router(own)
    config = configured(app, settings)
    Server(config, app, lambda: ready(address_of(listening))).run([listening])


def configured(
    app: FastAPI,
    settings: Settings,
    *,
    http: type[asyncio.Protocol] | Literal["auto"] = LimitedHttp,
    ws: type[asyncio.Protocol] | Literal["websockets-sansio"] = LimitedSocket,
) -> uvicorn.Config:
    """Return Uvicorn's settings for the application and its sockets; its protocols read the limits of the application."""
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=2 * settings.message_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=settings.compression,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=int(settings.stop_seconds),
    )


def listen(host: str, port: int) -> socket.socket:
    """Open a socket on the address; raises with the reason if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    if not 0 <= port < 1 << 16:
        raise BadOption("server-no-address", host=host, port=str(port), reason=DvergarError("system-port"))
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, UnicodeError) as error:
        raise BadOption("server-no-address", host=host, port=str(port), reason=system_error(error)) from error


def address_of(listening: socket.socket) -> str:
    """Return the URL at which a browser finds the server."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
