"""The WebSocket of a viewer: first the whole view, then what is new after each change; a seat's actions come in here."""

import asyncio
import contextlib
import time

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from dvergar.api.errors import DvergarError
from dvergar.core.json_data import JsonObject
from dvergar.i18n import LANGUAGES
from dvergar.server.access.guards import address_of, is_deep, json_of
from dvergar.server.access.limits import ConnectionSlots, TokenBuckets, network_of
from dvergar.server.access.socket_protocol import WIRE, LimitedWebSocketProtocol
from dvergar.server.errors import NotUnderstood, Refusal, Stopping, TooLarge, TooMany, sendable, status_of
from dvergar.server.models import Act, AskHint, Hello, Ping, Said, Undo, hello, said
from dvergar.server.operations.settings import Settings
from dvergar.server.room_registry import RoomRegistry
from dvergar.server.rooms import Room, error_message
from dvergar.server.viewers import Viewer

PRIVATE = 4000
"""A socket that is refused is closed with this number plus the status that REST would answer."""
EVERYWHERE = "everywhere"
LONGEST_SIGN = 4
"""So many bytes a sign has at most."""


class Watcher(Refusal):
    """Who only looks does nothing."""

    status = 403
    default = "server-spectator"


class TooSlow(Refusal):
    """The first message did not come, or answers are not read."""

    status = 408
    default = "server-no-greeting"


class ConnectionLimits:
    """How many sockets there are, and how many messages come through them."""

    def __init__(self, settings: Settings) -> None:
        self.all = ConnectionSlots(settings.sockets)
        self.places = ConnectionSlots(settings.sockets_per_address)
        self.connections = TokenBuckets(settings.connections, settings.remembered_addresses)
        self.messages = TokenBuckets(settings.messages, settings.remembered_addresses)

    def admit(self, address: str) -> None:
        """A socket more of an address; raises TooMany."""
        if not self.connections.take(address):
            raise TooMany
        if not self.places.acquire(address):
            raise TooMany("server-many-sockets")
        if not self.all.acquire(EVERYWHERE):
            self.places.release(address)
            raise TooMany("server-full")

    def release(self, address: str) -> None:
        """A socket less."""
        self.places.release(address)
        self.all.release(EVERYWHERE)


class Socket(WebSocket):
    """A viewer's socket. Once it is accepted it is heard, and told things, without asking each time whether it was."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.hear = receive
        self.wire: LimitedWebSocketProtocol = scope["extensions"].pop(WIRE)["wire"]


class TableSocket:
    """The application behind the sockets."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One viewer of one table, until either side goes."""
        await serve_viewer(Socket(scope, receive, send), scope["path_params"]["table"])


router = APIRouter()
router.routes.append(WebSocketRoute("/api/tables/{table}/live", TableSocket()))


async def serve_viewer(websocket: Socket, table: str) -> None:
    """Accept a socket, check its handshake, and keep its viewer up to date until either side closes."""
    registry: RoomRegistry = websocket.app.state.registry
    connection_limits: ConnectionLimits = websocket.app.state.connection_limits
    address = network_of(address_of(websocket.scope, registry.context.settings))
    await websocket.accept()
    try:
        if registry.stopping:
            raise Stopping
        connection_limits.admit(address)
    except DvergarError as error:
        await refuse(websocket, error, LANGUAGES[0])
        return
    try:
        await handshake(websocket, registry, connection_limits, address, table)
    finally:
        connection_limits.release(address)


async def handshake(
    websocket: Socket, registry: RoomRegistry, connection_limits: ConnectionLimits, address: str, table: str
) -> None:
    """Receive the first message, subscribe the viewer to its table, and serve it."""
    language, settings = LANGUAGES[0], registry.context.settings
    try:
        greeting = await receive_hello(websocket, settings)
        language = greeting.lang
        room = await registry.load(table)
        seat = None if greeting.token is None else room.seat_of(greeting.token)
        viewer = Viewer(seat, language, greeting.since, settings.waiting_answers)
        room.subscribe(viewer)
    except WebSocketDisconnect:
        return
    except DvergarError as error:
        await refuse(websocket, error, language)
        return
    try:
        await ViewerConnection(websocket, registry, room, viewer, connection_limits, address).run()
    finally:
        room.unsubscribe(viewer)


class ViewerConnection:
    """What is said over one socket, both ways."""

    def __init__(
        self,
        websocket: Socket,
        registry: RoomRegistry,
        room: Room,
        viewer: Viewer,
        connection_limits: ConnectionLimits,
        address: str,
    ) -> None:
        self._websocket = websocket
        self._registry = registry
        self._room = room
        self._viewer = viewer
        self._connection_limits = connection_limits
        self._speaker = address if viewer.seat is None else (room.name, viewer.seat)
        self._bad = 0
        self._hearing = False
        self._over = False
        self._settling: asyncio.Task[None] | None = None
        self._thoughts: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Listen and tell until either side goes, or until the reader is too slow. What was asked is done to its end."""
        viewer, wire = self._viewer, self._websocket.wire
        viewer.send_pending = self._send_pending
        wire.on_writable(viewer.schedule_send)
        viewer.schedule_send()
        listening = asyncio.ensure_future(self._receive_all())
        try:
            goodbye = await viewer.end
            if goodbye:
                await self._close(*goodbye)
        finally:
            viewer.send_pending = None
            wire.on_writable(None)
            self._over = True
            own = [*self._thoughts, *([self._settling] if self._settling else [])]
            for task in own if self._hearing else (listening, *own):
                task.cancel()
            await asyncio.gather(listening, *own, return_exceptions=True)

    def _send_pending(self) -> None:
        """Send all that waits in one go; changes that come faster than they are read become one message."""
        viewer = self._viewer
        if viewer.has_pending and not self._websocket.wire.is_free:
            viewer.held_since = viewer.held_since or time.monotonic()
            return
        viewer.held_since = None
        try:
            self._send()
        except OSError:  # nobody is there any more
            viewer.finish()
        except Exception as error:
            viewer.fail(error)
        else:
            if viewer.closing and not viewer.has_pending:
                viewer.finish(viewer.closing)

    def _send(self) -> None:
        viewer = self._viewer
        news, texts = self._room.next_message(viewer), viewer.take_answers()
        if news is not None:
            texts.insert(0, news)
        if texts:
            self._websocket.wire.tell(texts)
            self._registry.context.metrics.deliveries += len(texts)
        if viewer.changed and self._settling is None:
            self._settling = asyncio.ensure_future(self._settle())

    async def _settle(self) -> None:
        """Wait until it can be told what has changed."""
        try:
            await self._room.catch_up(self._viewer)
        except Exception as error:
            self._viewer.fail(error)
        self._settling = None
        self._viewer.schedule_send()

    async def _receive_all(self) -> None:
        """Answer what the client says, until it goes or is let go; then only the goodbye is left to be sent."""
        try:
            while not self._viewer.closing:
                message = await self._websocket.hear()
                if message["type"] == "websocket.disconnect":
                    self._viewer.finish()
                    return
                self._hearing = True
                await self._receive(message.get("text"))
                self._hearing = False
                if self._over:
                    return
        except Exception as error:
            self._viewer.fail(error)

    async def _receive(self, text: str | None) -> None:
        key: str | None = None
        try:
            if not self._connection_limits.messages.take(self._speaker):
                raise TooMany
            parsed = read(text, self._registry.context.settings)
            key = id_in(parsed)
            asked = parse_message(parsed)
            if isinstance(asked, AskHint):
                self._think(asked, self._seat())
                return
            answer = await self._answer(asked)
        except DvergarError as error:
            answer = self._refused(key, error)
            if isinstance(error, NotUnderstood | TooMany | TooLarge):
                self._bad += 1
        self._viewer.answer(answer)
        if self._bad > self._registry.context.settings.bad_messages:
            self._viewer.close(PRIVATE + 429, "server-many-bad")

    def _refused(self, key: str | None, error: DvergarError) -> JsonObject:
        self._registry.context.metrics.count("refused", key=error.key)
        return error_message(key, error, self._viewer.language)

    def _seat(self) -> int:
        """The seat of who speaks, where it may do something."""
        if self._viewer.seat is None:
            raise Watcher
        if self._registry.stopping:
            raise Stopping
        return self._viewer.seat

    def _think(self, asked: AskHint, seat: int) -> None:
        """Let a hint be thought about; meanwhile the socket goes on."""
        task = asyncio.ensure_future(self._hint(asked, seat))
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    async def _hint(self, asked: AskHint, seat: int) -> None:
        """Answer with a hint, or why there is none."""
        try:
            hint = await self._room.hint(seat, asked.decision)
            answer = {"type": "hint", "id": asked.id, "decision": asked.decision, **hint}
        except DvergarError as error:
            answer = self._refused(asked.id, error)
        self._viewer.answer(answer)

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
                await self._websocket.close(code, reason)


async def receive_hello(websocket: WebSocket, settings: Settings) -> Hello:
    """The first message of the client."""
    try:
        async with asyncio.timeout(settings.greeting_seconds):
            message = await websocket.receive()
    except TimeoutError as error:
        raise TooSlow from error
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    try:
        return hello.validate_python(read(message.get("text"), settings))
    except ValidationError as error:
        raise NotUnderstood from error


def read(text: str | None, settings: Settings) -> object:
    """What a message says, if it is short, flat and JSON."""
    if text is None:
        raise NotUnderstood
    most = settings.message_bytes
    if len(text) > most // LONGEST_SIGN and len(text.encode("utf-8", "surrogatepass")) > most:
        raise TooLarge(most=most)
    if is_deep(text, settings.message_depth):
        raise NotUnderstood("server-too-deep")
    return json_of(text)


def id_in(parsed: object) -> str | None:
    """The id that the answer to a message carries, even if the rest is not understood."""
    key = parsed.get("id") if isinstance(parsed, dict) else None
    return sendable(key[:64]) if isinstance(key, str) else None


def parse_message(parsed: object) -> Said:
    """A message of the protocol."""
    try:
        return said.validate_python(parsed)
    except ValidationError as error:
        raise NotUnderstood from error


async def refuse(websocket: WebSocket, error: DvergarError, language: str) -> None:
    """Tell why, and close."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(1):
            await websocket.send_json(error_message(None, error, language))
            await websocket.close(PRIVATE + status_of(error), error.key)
