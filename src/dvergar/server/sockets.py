"""A viewer's WebSocket: sends the whole view first, then what is new after each change, and receives a seat's actions."""

import asyncio
import contextlib

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from dvergar.api.encoder import encode
from dvergar.api.errors import DvergarError
from dvergar.core.json_data import JsonObject
from dvergar.i18n import LANGUAGES
from dvergar.server.access.connections import Place
from dvergar.server.access.guards import address_of, is_deep, json_of
from dvergar.server.access.limits import AddressBuckets, AddressSlots, ConnectionSlots, TokenBuckets, network_of
from dvergar.server.access.transport import PLACE
from dvergar.server.errors import PRIVATE, NotUnderstood, Refusal, Stopping, TooLarge, TooMany, sendable, status_of
from dvergar.server.models import Act, AskHint, Hello, Ping, Said, Undo, hello, said
from dvergar.server.operations.settings import Settings
from dvergar.server.room_registry import RoomRegistry
from dvergar.server.rooms import Room, error_message
from dvergar.server.viewers import Viewer

EVERYWHERE = "everywhere"
LONGEST_SIGN = 4
"""The most bytes in one character."""


class Watcher(Refusal):
    """A spectator cannot act."""

    status = 403
    default = "server-spectator"


class TooSlow(Refusal):
    """The first message did not arrive in time, or the client does not read its answers."""

    status = 408
    default = "server-no-greeting"


class ConnectionLimits:
    """Limits on the number of sockets and on their messages."""

    def __init__(self, settings: Settings) -> None:
        self.all = ConnectionSlots(settings.sockets)
        self.places = AddressSlots(settings.sockets_per_address)
        self.refused = AddressSlots(settings.sockets_per_address)
        self.connections = AddressBuckets(settings.connections, settings.remembered_addresses)
        self.messages = TokenBuckets(settings.messages, settings.remembered_addresses)

    def admit(self, address: str) -> None:
        """Count one more socket for an address; raises TooMany."""
        if not self.connections.take(address):
            raise TooMany
        if not self.places.acquire(address):
            raise TooMany("server-many-sockets")
        if not self.all.acquire(EVERYWHERE):
            self.places.release(address)
            raise TooMany("server-full")

    def release(self, address: str) -> None:
        """Count one socket fewer, since it is gone."""
        self.places.release(address)
        self.all.release(EVERYWHERE)


async def serve_viewer(socket: WebSocket) -> None:
    """Accept a socket, check its handshake, and keep its viewer up to date until either side closes.

    A socket that is admitted is counted until its connection is gone, which may be long after this ends.
    """
    registry: RoomRegistry = socket.app.state.registry
    limits: ConnectionLimits = socket.app.state.connection_limits
    address = network_of(address_of(socket.scope, registry.context.settings))
    place: Place = socket.scope["extensions"][PLACE]
    await socket.accept()
    try:
        if registry.stopping:
            raise Stopping
        limits.admit(address)
    except DvergarError as error:
        if limits.refused.acquire(address):  # otherwise too many are being told already, and this one just ends
            place.hold(lambda: limits.refused.release(address))
            await refuse(socket, error, LANGUAGES[0])
        return
    place.hold(lambda: limits.release(address))
    await serve_admitted(socket, registry, limits, address)


async def serve_admitted(socket: WebSocket, registry: RoomRegistry, limits: ConnectionLimits, address: str) -> None:
    """Receive the first message, subscribe the viewer to its table, and serve it."""
    language, settings = LANGUAGES[0], registry.context.settings
    try:
        hello = await receive_handshake(socket, settings)
        language = hello.lang
        room = await registry.load(socket.path_params["table"])
        seat = None if hello.token is None else room.seat_of(hello.token)
        viewer = Viewer(seat, language, hello.since, settings.waiting_answers)
        room.subscribe(viewer, address)
    except WebSocketDisconnect:
        return
    except DvergarError as error:
        await refuse(socket, error, language)
        return
    try:
        await ViewerConnection(socket, registry, room, viewer, limits, address).run()
    finally:
        room.unsubscribe(viewer)


class TableSocket:
    """The ASGI application behind the sockets; as a function it would take 2 KiB more per socket."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one viewer of one table."""
        await serve_viewer(WebSocket(scope, receive, send))


router = APIRouter()
router.routes.append(WebSocketRoute("/api/tables/{table}/live", TableSocket()))


class ViewerConnection:
    """One viewer's socket, in both directions."""

    def __init__(
        self,
        socket: WebSocket,
        registry: RoomRegistry,
        room: Room,
        viewer: Viewer,
        limits: ConnectionLimits,
        address: str,
    ) -> None:
        self._socket = socket
        self._registry = registry
        self._room = room
        self._viewer = viewer
        self._limits = limits
        self._address = address
        self._speaker = address if viewer.seat is None else (room.name, viewer.seat)
        self._bad = 0
        self._acting = False
        self._hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Send snapshots and receive actions until either side disconnects, or the client reads too slowly."""
        viewer = self._viewer
        receiving = asyncio.ensure_future(self.receive_actions())
        sending = asyncio.ensure_future(self.send_snapshots())
        try:
            await asyncio.wait((sending,))
            if viewer.closing and not viewer.gone:
                await self._close(*viewer.closing)
        finally:
            viewer.leave()
            await self._finish(receiving, sending)

    async def send_snapshots(self) -> None:
        """Send the newest snapshot and all waiting answers; changes in the meantime are combined into one message.

        The framework lets a message wait while the client takes nothing, and everything behind it.
        """
        viewer = self._viewer
        while not viewer.gone:
            await viewer.something_to_send()
            await self._send_pending()
            if viewer.changed:  # the change is still being stored
                await self._room.catch_up(viewer)
                viewer.wake()
            elif viewer.closing and not viewer.has_pending:
                return

    async def _send_pending(self) -> None:
        news = self._room.next_message(self._viewer)
        if news is not None:
            await self._send(news)
        for answer in self._viewer.take_answers():
            await self._send(answer)

    async def _send(self, text: str) -> None:
        try:
            await self._socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):  # the client has left, or the server has closed the socket
            self._viewer.leave()
        else:
            self._registry.context.metrics.deliveries += 1

    async def receive_actions(self) -> None:
        """Carry out and answer the client's requests until it leaves or is disconnected."""
        viewer = self._viewer
        try:
            while not (viewer.closing or viewer.gone):
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    viewer.leave()
                    return
                self._acting = True
                await self._receive(message.get("text"))
                self._acting = False
        except Exception:
            viewer.leave()
            raise

    async def _finish(self, receiving: asyncio.Task[None], sending: asyncio.Task[None]) -> None:
        """End the tasks of this socket. Accepted requests are completed; an internal error is raised."""
        for task in (sending, *self._hints) if self._acting else (receiving, sending, *self._hints):
            task.cancel()
        await asyncio.gather(receiving, sending, *self._hints, return_exceptions=True)
        for task in (receiving, sending):
            if not task.cancelled():
                task.result()

    async def _receive(self, text: str | None) -> None:
        parsed: object = None
        try:
            if not self._limits.messages.take(self._speaker):
                raise TooMany
            parsed = read(text, self._registry.context.settings)
            asked = parse_message(parsed)
            if isinstance(asked, AskHint):
                self._think(asked, self._seat())
                return
            answer = await self._answer(asked)
        except DvergarError as error:
            answer = self._refused(id_in(parsed), error)
            if isinstance(error, NotUnderstood | TooMany | TooLarge):
                self._bad += 1
        self._viewer.answer(encode(answer))
        if self._bad > self._registry.context.settings.bad_messages:
            self._viewer.close(PRIVATE + 429, "server-many-bad")

    def _refused(self, key: str | None, error: DvergarError) -> JsonObject:
        self._registry.context.metrics.count("refused", key=error.key)
        return error_message(key, error, self._viewer.language)

    def _seat(self) -> int:
        """Return the client's seat; raises for a spectator."""
        if self._viewer.seat is None:
            raise Watcher
        if self._registry.stopping:
            raise Stopping
        return self._viewer.seat

    def _think(self, asked: AskHint, seat: int) -> None:
        """Let a bot work out a hint while the socket stays active."""
        task = asyncio.ensure_future(self._hint(asked, seat))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _hint(self, asked: AskHint, seat: int) -> None:
        """Answer with a hint, or with the reason why there is none."""
        try:
            hint = await self._room.hint(seat, asked.decision, self._address)
            answer = {"type": "hint", "id": asked.id, "decision": asked.decision, **hint}
        except DvergarError as error:
            answer = self._refused(asked.id, error)
        self._viewer.answer(encode(answer))

    async def _answer(self, asked: Act | Undo | Ping) -> JsonObject:
        if isinstance(asked, Ping):
            return {"type": "pong"}
        seat = self._seat()
        if isinstance(asked, Act):
            decision, action = asked.decision, asked.action
            await self._room.submit_once(
                seat, asked.id, f"{decision} {action}", lambda table, now: table.act(seat, decision, action, "player", now)
            )
        else:
            await self._room.submit_once(seat, asked.id, "undo", lambda table, now: table.undo(seat, now))
        self._registry.context.metrics.count("actions", kind=asked.type)
        return {"type": "done", "id": asked.id}

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(1):
                await self._socket.close(code, reason)


async def receive_handshake(socket: WebSocket, settings: Settings) -> Hello:
    """Receive the client's first message, with its token and its language."""
    try:
        async with asyncio.timeout(settings.greeting_seconds):
            message = await socket.receive()
    except TimeoutError as error:
        raise TooSlow from error
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    try:
        return hello.validate_python(read(message.get("text"), settings))
    except ValidationError as error:
        raise NotUnderstood from error


def read(text: str | None, settings: Settings) -> object:
    """Parse a message that is short, flat and JSON."""
    if text is None:
        raise NotUnderstood
    most = settings.message_bytes
    if len(text) > most // LONGEST_SIGN and len(text.encode("utf-8", "surrogatepass")) > most:
        raise TooLarge(most=most)
    if is_deep(text, settings.message_depth):
        raise NotUnderstood("server-too-deep")
    return json_of(text)


def id_in(parsed: object) -> str | None:
    """Return the id for the answer to a message, even if the rest is invalid."""
    key = parsed.get("id") if isinstance(parsed, dict) else None
    return sendable(key[:64]) if isinstance(key, str) else None


def parse_message(parsed: object) -> Said:
    """Validate a message of the protocol."""
    try:
        return said.validate_python(parsed)
    except ValidationError as error:
        raise NotUnderstood from error


async def refuse(socket: WebSocket, error: DvergarError, language: str) -> None:
    """Send the reason, and close."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(1):
            await socket.send_text(encode(error_message(None, error, language)))
            await socket.close(PRIVATE + status_of(error), error.key)
