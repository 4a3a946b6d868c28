"""The WebSocket of a viewer: first the whole view, then what is new after each change; a seat's actions come in here."""

import asyncio
import contextlib
import time
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from dvergar.core.errors import DvergarError
from dvergar.locale import LANGUAGES
from dvergar.server.guards import address_of, is_deep, json_of
from dvergar.server.hall import Hall
from dvergar.server.limits import Buckets, Places, neighbourhood
from dvergar.server.models import Act, AskHint, Hello, Ping, Said, Undo, hello, said
from dvergar.server.refusals import NotUnderstood, Refusal, Stopping, TooLarge, TooMany, sendable, status_of
from dvergar.server.rooms import Room, error_message
from dvergar.server.settings import Settings
from dvergar.server.viewers import Viewer
from dvergar.server.wires import WIRE, Wire

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


class Door:
    """How many sockets there are, and how many messages come through them."""

    def __init__(self, settings: Settings) -> None:
        self.all = Places(settings.sockets)
        self.places = Places(settings.sockets_per_address)
        self.connections = Buckets(settings.connections, settings.remembered_addresses)
        self.messages = Buckets(settings.messages, settings.remembered_addresses)

    def enter(self, address: str) -> None:
        """A socket more of an address; raises TooMany."""
        if not self.connections.take(address):
            raise TooMany
        if not self.places.enter(address):
            raise TooMany("server-many-sockets")
        if not self.all.enter(EVERYWHERE):
            self.places.leave(address)
            raise TooMany("server-full")

    def leave(self, address: str) -> None:
        """A socket less."""
        self.places.leave(address)
        self.all.leave(EVERYWHERE)


class Socket(WebSocket):
    """A viewer's socket. Once it is accepted it is heard, and told things, without asking each time whether it was."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.hear = receive
        self.wire: Wire = scope["extensions"].pop(WIRE)["wire"]


class Live:
    """The application behind the sockets."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One viewer of one table, until either side goes."""
        await live(Socket(scope, receive, send), scope["path_params"]["table"])


router = APIRouter()
router.routes.append(WebSocketRoute("/api/tables/{table}/live", Live()))


async def live(websocket: Socket, table: str) -> None:
    """Hold the door for a viewer, and look who comes."""
    hall: Hall = websocket.app.state.hall
    door: Door = websocket.app.state.door
    address = neighbourhood(address_of(websocket.scope, hall.house.settings))
    await websocket.accept()
    try:
        if hall.stopping:
            raise Stopping
        door.enter(address)
    except DvergarError as error:
        await refuse(websocket, error, LANGUAGES[0])
        return
    try:
        await welcome(websocket, hall, door, address, table)
    finally:
        door.leave(address)


async def welcome(websocket: Socket, hall: Hall, door: Door, address: str, table: str) -> None:
    """Hear who looks, and let it look."""
    language, settings = LANGUAGES[0], hall.house.settings
    try:
        greeting = await greeted(websocket, settings)
        language = greeting.lang
        room = await hall.room(table)
        seat = None if greeting.token is None else room.seat_of(greeting.token)
        viewer = Viewer(seat, language, greeting.since, settings.waiting_answers)
        room.enter(viewer)
    except WebSocketDisconnect:
        return
    except DvergarError as error:
        await refuse(websocket, error, language)
        return
    try:
        await Conversation(websocket, hall, room, viewer, door, address).run()
    finally:
        room.leave(viewer)


class Conversation:
    """What is said over one socket, both ways."""

    def __init__(self, websocket: Socket, hall: Hall, room: Room, viewer: Viewer, door: Door, address: str) -> None:
        self._websocket = websocket
        self._hall = hall
        self._room = room
        self._viewer = viewer
        self._door = door
        self._speaker = address if viewer.seat is None else (room.name, viewer.seat)
        self._bad = 0
        self._hearing = False
        self._over = False
        self._settling: asyncio.Task[None] | None = None
        self._thoughts: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Listen and tell until either side goes, or until the reader is too slow. What was asked is done to its end."""
        viewer, wire = self._viewer, self._websocket.wire
        viewer.speak = self._tell
        wire.call_when_free(viewer.wake)
        viewer.wake()
        listening = asyncio.ensure_future(self._listen())
        try:
            goodbye = await viewer.end
            if goodbye:
                await self._close(*goodbye)
        finally:
            viewer.speak = None
            wire.call_when_free(None)
            self._over = True
            own = [*self._thoughts, *([self._settling] if self._settling else [])]
            for task in own if self._hearing else (listening, *own):
                task.cancel()
            await asyncio.gather(listening, *own, return_exceptions=True)

    def _tell(self) -> None:
        """Send all that waits in one go; changes that come faster than they are read become one message."""
        viewer = self._viewer
        if viewer.expects and not self._websocket.wire.is_free:
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
            if viewer.closing and not viewer.expects:
                viewer.finish(viewer.closing)

    def _send(self) -> None:
        viewer = self._viewer
        news, texts = self._room.news(viewer), viewer.take_answers()
        if news is not None:
            texts.insert(0, news)
        if texts:
            self._websocket.wire.tell(texts)
            self._hall.house.metrics.deliveries += len(texts)
        if viewer.changed and self._settling is None:
            self._settling = asyncio.ensure_future(self._settle())

    async def _settle(self) -> None:
        """Wait until it can be told what has changed."""
        try:
            await self._room.settle(self._viewer)
        except Exception as error:
            self._viewer.fail(error)
        self._settling = None
        self._viewer.wake()

    async def _listen(self) -> None:
        """Answer what the client says, until it goes or is let go; then only the goodbye is left to be sent."""
        try:
            while not self._viewer.closing:
                message = await self._websocket.hear()
                if message["type"] == "websocket.disconnect":
                    self._viewer.finish()
                    return
                self._hearing = True
                await self._hear(message.get("text"))
                self._hearing = False
                if self._over:
                    return
        except Exception as error:
            self._viewer.fail(error)

    async def _hear(self, text: str | None) -> None:
        key: str | None = None
        try:
            if not self._door.messages.take(self._speaker):
                raise TooMany
            parsed = read(text, self._hall.house.settings)
            key = id_in(parsed)
            asked = understood(parsed)
            if isinstance(asked, AskHint):
                self._think(asked, self._seat())
                return
            answer = await self._answer(asked)
        except DvergarError as error:
            answer = self._refused(key, error)
            if isinstance(error, NotUnderstood | TooMany | TooLarge):
                self._bad += 1
        self._viewer.answer(answer)
        if self._bad > self._hall.house.settings.bad_messages:
            self._viewer.close(PRIVATE + 429, "server-many-bad")

    def _refused(self, key: str | None, error: DvergarError) -> dict[str, Any]:
        self._hall.house.metrics.count("refused", key=error.key)
        return error_message(key, error, self._viewer.language)

    def _seat(self) -> int:
        """The seat of who speaks, where it may do something."""
        if self._viewer.seat is None:
            raise Watcher
        if self._hall.stopping:
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

    async def _answer(self, asked: Act | Undo | Ping) -> dict[str, Any]:
        if isinstance(asked, Ping):
            return {"type": "pong"}
        seat = self._seat()
        if isinstance(asked, Act):
            decision, action = asked.decision, asked.action
            await self._room.answered(
                seat, asked.id, f"{decision} {action}", lambda table, now: table.act(seat, decision, action, "player", now)
            )
        else:
            await self._room.answered(seat, asked.id, "undo", lambda table, now: table.undo(seat, now))
        self._hall.house.metrics.count("actions", kind=asked.type)
        return {"type": "done", "id": asked.id}

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(1):
                await self._websocket.close(code, reason)


async def greeted(websocket: WebSocket, settings: Settings) -> Hello:
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


def understood(parsed: object) -> Said:
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
