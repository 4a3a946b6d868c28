"""The wire of a WebSocket: uvicorn's protocol, with a short way for what is told.

>>> framed("Ada"), framed("x" * 200)[:4], framed("x" * 70_000)[:10].hex(" ")
(b'\\x81\\x03Ada', b'\\x81~\\x00\\xc8', '81 7f 00 00 00 00 00 01 11 70')
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WIRE = "dvergar.wire"
"""The extension of the ASGI scope under which the application finds the wire."""
WHOLE_TEXT = 0x81
"""The first byte of a frame that is all of a text (RFC 6455, section 5.2)."""
TWO_BYTES, EIGHT_BYTES = 126, 127
"""What stands in place of a length that follows in so many bytes."""
TEXT_AND_TWO, TEXT_AND_EIGHT = bytes((WHOLE_TEXT, TWO_BYTES)), bytes((WHOLE_TEXT, EIGHT_BYTES))


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """One socket, without compression. It says whether more may be sent now, and sends many texts in one go."""

    is_free = True
    """Whether the other side takes what it is sent."""
    _when_free: Callable[[], None] | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = OutgoingQueue(self.loop)  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a socket."""
        super().handle_connect(event)
        assert not self.conn.extensions
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"wire": self}

    def tell(self, texts: Iterable[str]) -> None:
        """Send messages, whether the wire is free or not; raises OSError if nobody is there any more."""
        if self.conn.state is not State.OPEN or self.close_sent or self.disconnected or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join(map(framed, texts)))

    def on_writable(self, call: Callable[[], None] | None) -> None:
        """What is called each time when the wire becomes free."""
        self._when_free = call

    def pause_writing(self) -> None:
        """Too much waits to be taken."""
        super().pause_writing()
        self.is_free = False

    def resume_writing(self) -> None:
        """What waited has been taken."""
        super().resume_writing()
        self._become_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more; who waits for the wire to become free is told so when it speaks."""
        super().connection_lost(exc)
        self._become_writable()

    def _become_writable(self) -> None:
        self.is_free = True
        if self._when_free:
            self._when_free()


class OutgoingQueue:
    """What has come and was not heard yet; one task hears it. An `asyncio.Queue` takes four times the memory."""

    __slots__ = ("_coming", "_loop", "_messages")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._coming: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Something has come."""
        self._messages.append(message)
        if self._coming is not None and not self._coming.done():
            self._coming.set_result(None)

    async def get(self) -> Any:
        """What came first, as soon as there is anything."""
        while not self._messages:
            self._coming = self._loop.create_future()
            await self._coming
        return self._messages.popleft()

    def empty(self) -> bool:
        """Whether all has been heard."""
        return not self._messages


def framed(text: str) -> bytes:
    """A text as a frame of the server, which is not masked."""
    data = text.encode()
    size = len(data)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + data
    if size < 1 << 16:
        return TEXT_AND_TWO + size.to_bytes(2, "big") + data
    return TEXT_AND_EIGHT + size.to_bytes(8, "big") + data
