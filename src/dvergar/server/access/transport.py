"""Limits on raw connections: how many an address may open, and how long and how large a request's head may be. This is the only
module that subclasses the server's protocols.

Nothing is framed or sent here, apart from a prepared refusal. When a client stops reading, messages wait in the server's own
`send`; there is no other back-pressure. Limits on a socket's frames and on reading belong here too.
`tools/socket_versions.py` tests this module with the oldest and the newest supported server.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from dvergar.server.access.limits import ConnectionSlots, network_of
from dvergar.server.operations.settings import Settings


def gate_for(settings: Settings) -> type[HttpToolsProtocol]:
    """Return Uvicorn's protocol with limits. Behind a proxy all connections come from the proxy, so they are not counted."""
    places = ConnectionSlots(settings.sockets if settings.proxy else settings.connections_per_address)

    class Gate(HttpToolsProtocol):
        """One connection. If it becomes a socket, it is counted elsewhere."""

        _seconds = settings.head_seconds
        _bytes = settings.head_bytes
        _key = ""
        _inside = False
        _head = 0
        _timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Count a new connection, or refuse it."""
            super().connection_made(transport)
            self._key = network_of(self.client[0] if self.client else "")
            self._inside = places.acquire(self._key)
            if not self._inside:
                transport.abort()
            self._wait()

        def data_received(self, data: bytes) -> None:
            """Handle part of a request. Until its head is complete, time and size are limited."""
            if self.cycle is None or self.cycle.response_complete:
                self._head += len(data)
                self._wait()
                if self._head > self._bytes + len(data):
                    self.send_400_response("The head of the request is too long.")
                    return
            super().data_received(data)

        def on_headers_complete(self) -> None:
            """Lift the limits on the head once it is complete."""
            self._head = 0
            self._stop_waiting()
            super().on_headers_complete()

        def handle_websocket_upgrade(self) -> None:
            """Stop counting a connection that becomes a socket."""
            self._leave()
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            """Stop counting a closed connection."""
            self._leave()
            super().connection_lost(exc)

        def _wait(self) -> None:
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(self._seconds, self._close)

        def _close(self) -> None:
            self._timer = None
            self.transport.abort()

        def _stop_waiting(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _leave(self) -> None:
            self._stop_waiting()
            if self._inside:
                self._inside = False
                places.release(self._key)

    return Gate


def raise_file_limit() -> None:
    """Raise the limit on open files as far as the system allows, because every socket is an open file."""
    try:
        import resource
    except ImportError:  # this system has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted: Any = (most, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, wanted)
