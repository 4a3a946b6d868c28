"""Limits on raw connections and on the frames of sockets. This is the only module that subclasses the server's protocols.

Uvicorn has three WebSocket protocols. This one builds on `websockets-sansio`: it parses what has come and hands over each frame
(`conn.events`), control frames and fragments too, so they can be counted before they are handled. The protocol called
`websockets` reads frames inside the library and shows whole messages alone; `wsproto` is another library.

Nothing is framed or sent here, apart from a prepared refusal and the library's own closing frames.
`tools/socket_versions.py` tests this module with the oldest and the newest supported server.
"""

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dvergar.server.access.connections import Connections, Place
from dvergar.server.operations.logs import warn

SLICE = 1024
"""Bytes that are parsed at once. The shortest frame has 6 bytes and takes as long as a long one: a whole read may hold tens of
thousands of them, and they are counted only after they were parsed."""
PLACE = "dvergar.place"
"""The extension of the ASGI scope that holds a socket's place."""


class LimitedHttp(HttpToolsProtocol):
    """A connection until it becomes a socket. It counts for its address, and the heads of its requests are limited."""

    _place: Place
    _limits: Connections
    _head = 0
    _head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a new connection, or refuse it."""
        super().connection_made(transport)
        self._limits, self._place = connections_of(self.config), Place()
        address = address_in(self.client)
        if self._limits.may_open(address) and self._limits.admit(self, self._place, address):
            self._await_head()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Handle part of a request. Until its head is complete, time and size are limited."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._receive(data[start : start + SLICE])

    def on_headers_complete(self) -> None:
        """Lift the limits on the head once it is complete, and end a connection with too many unanswered requests."""
        self._head = 0
        self._stop_waiting()
        super().on_headers_complete()
        if len(self.pipeline) > self._limits.settings.waiting_requests:
            self.abort()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to a socket, which takes a place of its own."""
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting a connection that is gone."""
        self._leave()
        super().connection_lost(exc)

    def bytes_held_up(self) -> int:
        """Return how many bytes wait for the peer, if the connection can do nothing until they are taken."""
        return self.transport.get_write_buffer_size() if self.flow.write_paused or self.transport.is_closing() else 0

    def abort(self) -> None:
        """End the connection at once, whatever waits."""
        self.transport.abort()

    def _receive(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._head += len(data)
            self._await_head()
            if self._head > self._limits.settings.head_bytes + len(data):
                self.send_400_response("The head of the request is too long.")
                return
        super().data_received(data)

    def _await_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(self._limits.settings.head_seconds, self.abort)

    def _stop_waiting(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _leave(self) -> None:
        self._stop_waiting()
        self._limits.forget(self)
        self._place.give_back()


class LimitedSocket(WebSocketsSansIOProtocol):
    """A WebSocket: it reads no more while its peer does not, and its frames are counted."""

    _place: Place
    _limits: Connections
    _frames_left = 0.0
    _frames_since = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the socket as a bare connection of its address, until the application has admitted it."""
        super().connection_made(transport)
        self._limits, self._place = connections_of(self.config), Place()
        self.close_timeout = self._limits.settings.closing_seconds
        self._frames_left, self._frames_since = self._limits.frame_rate.burst, self.loop.time()
        if not self._limits.admit(self, self._place, address_in(self.client)):
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the socket's place back, now that it is gone."""
        self._limits.forget(self)
        self._place.give_back()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Show the application the socket's place, and run it."""
        extensions: Any = self.scope["extensions"]
        extensions[PLACE] = self._place
        await super().run_asgi()

    def pause_writing(self) -> None:
        """Read nothing while the peer does not: what it says would be answered, and answers have nowhere to go."""
        super().pause_writing()
        self._pause_reading()

    def resume_writing(self) -> None:
        """Read again, unless the application still has a message to take."""
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Handle what has come, a little at a time, until there are too many frames."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    async def receive(self) -> Any:
        """Hand a message to the application. Uvicorn then reads on, which has to wait while the peer reads nothing."""
        message = await super().receive()
        if not self.writable.is_set():
            self._pause_reading()
        return message

    def handle_events(self) -> None:
        """Handle frames as long as there are not too many of them."""
        if not self._may_handle(len(self.conn.events)):
            self._refuse(1008, "server-too-fast")
            return
        super().handle_events()
        if len(self.frames) > self._limits.settings.message_fragments:
            self._refuse(1009, "server-many-fragments")

    def handle_parser_exception(self) -> None:
        """Close a socket that cannot go on; one that was never accepted has no closing frame."""
        if self.conn.close_sent is None:
            self.abort()
        else:
            super().handle_parser_exception()

    def bytes_held_up(self) -> int:
        """Return how many bytes wait for the peer, if the socket can do nothing until they are taken."""
        return self.transport.get_write_buffer_size() if not self.writable.is_set() or self.transport.is_closing() else 0

    def abort(self) -> None:
        """End the connection at once, whatever waits."""
        self.transport.abort()

    def _may_handle(self, frames: int) -> bool:
        """Take tokens for frames from the socket's bucket, if it holds enough."""
        rate, now = self._limits.frame_rate, self.loop.time()
        left = min(rate.burst, self._frames_left + (now - self._frames_since) * rate.per_second)
        self._frames_left, self._frames_since = left - frames, now
        return left >= frames

    def _refuse(self, code: int, reason: str) -> None:
        """Close the socket because of its frames."""
        self._limits.metrics.count("flooded", key=reason)
        warn("flooded", key=reason)
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def _pause_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()


def connections_of(config: uvicorn.Config) -> Connections:
    """Return the connections of the application that a protocol serves."""
    app: Any = config.app
    found: Connections = app.state.connections
    return found


def address_in(client: tuple[str, int] | None) -> str:
    """Return the address of a peer; a connection without one is counted under an empty name."""
    return client[0] if client else ""


def raise_file_limit() -> None:
    """Raise the limit on open files as far as the system allows, because every socket is an open file."""
    try:
        import resource
    except ImportError:  # this system has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted: Any = (most, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, wanted)
