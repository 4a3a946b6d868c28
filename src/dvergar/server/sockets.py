"""The WebSocket of a viewer: first the whole view, then what is new after each change; a seat's actions come in here."""

import asyncio
import contextlib
import time
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from dvergar.core.errors import DvergarError
from dvergar.locale import LANGUAGES
from dvergar.server.guards import address_of, is_deep, json_of
from dvergar.server.hall import Hall
from dvergar.server.limits import Buckets, Places, neighbourhood
from dvergar.server.models import Act, Hello, Ping, Undo, hello, said
from dvergar.server.refusals import NotKept, NotUnderstood, Refusal, Stopping, TooLarge, TooMany, sendable, status_of
from dvergar.server.rooms import Room, error_message
from dvergar.server.settings import Settings
from dvergar.server.viewers import Viewer

PRIVATE = 4000
"""A socket that is refused is closed with this number plus the status that REST would answer."""
EVERYWHERE = "everywhere"


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


LOOKS = 4
"""So often in its time a slow reader is looked at."""

router = APIRouter()


@router.websocket("/api/tables/{table}/live")
async def live(websocket: WebSocket, table: str) -> None:
    """One viewer of one table, until either side goes."""
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


async def welcome(websocket: WebSocket, hall: Hall, door: Door, address: str, table: str) -> None:
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

    def __init__(self, websocket: WebSocket, hall: Hall, room: Room, viewer: Viewer, door: Door, address: str) -> None:
        self._websocket = websocket
        self._hall = hall
        self._room = room
        self._viewer = viewer
        self._door = door
        self._speaker = address if viewer.seat is None else (room.name, viewer.seat)
        self._bad = 0

    async def run(self) -> None:
        """Listen and tell until one of them ends, or until the reader is too slow."""
        tasks = [asyncio.ensure_future(work) for work in (self._listen(), self._tell(), self._wait_for_the_slow())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            error = task.exception()
            if error and not isinstance(error, WebSocketDisconnect):
                raise error

    async def _tell(self) -> None:
        """Send what waits; changes that come faster than they are read become one message."""
        viewer, count = self._viewer, self._hall.house.metrics.count
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            while text := await self._next():
                viewer.sending = time.monotonic()
                await self._websocket.send_text(text)
                viewer.sending = None
                count("deliveries")
            if viewer.closing:
                await self._close(*viewer.closing)
                return

    async def _wait_for_the_slow(self) -> None:
        """A reader that does not take what is sent is let go. One look now and then costs less than a clock for each message."""
        slow = self._hall.house.settings.slow_seconds
        while True:
            await asyncio.sleep(slow / LOOKS)
            since = self._viewer.sending
            if since is not None and time.monotonic() - since > slow:
                self._hall.house.metrics.count("slow")
                await self._close(1008, "server-slow")
                return

    async def _next(self) -> str | None:
        """The next message to send, if there is one."""
        viewer = self._viewer
        while True:
            text = viewer.next_answer()
            if text or viewer.closing or not viewer.changed:
                return text
            try:
                text = await self._room.news(viewer)
            except NotKept:
                return None
            if text:
                return text

    async def _listen(self) -> None:
        """Answer what the client says, until it is let go; then only the goodbye is left to be sent."""
        while not self._viewer.closing:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._hear(message.get("text"))
        await asyncio.Event().wait()

    async def _hear(self, text: str | None) -> None:
        key: str | None = None
        try:
            if not self._door.messages.take(self._speaker):
                raise TooMany
            parsed = read(text, self._hall.house.settings)
            key = id_in(parsed)
            answer = await self._answer(understood(parsed))
        except DvergarError as error:
            answer = error_message(key, error, self._viewer.language)
            self._hall.house.metrics.count("refused", key=error.key)
            if isinstance(error, NotUnderstood | TooMany | TooLarge):
                self._bad += 1
        self._viewer.answer(answer)
        if self._bad > self._hall.house.settings.bad_messages:
            self._viewer.close(PRIVATE + 429, "server-many-bad")

    async def _answer(self, asked: Act | Undo | Ping) -> dict[str, Any]:
        if isinstance(asked, Ping):
            return {"type": "pong"}
        seat = self._viewer.seat
        if seat is None:
            raise Watcher
        if self._hall.stopping:
            raise Stopping
        if isinstance(asked, Act):
            decision, action = asked.decision, asked.action
            answer = await self._room.answered(
                seat, asked.id, f"{decision} {action}", lambda table, now: table.act(seat, decision, action, "player", now)
            )
        else:
            answer = await self._room.answered(seat, asked.id, "undo", lambda table, now: table.undo(seat, now))
        if isinstance(answer.get("error"), DvergarError):
            raise answer["error"]
        self._hall.house.metrics.count("actions", kind=asked.type)
        return answer

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
    if len(text) > settings.message_bytes or len(text.encode("utf-8", "surrogatepass")) > settings.message_bytes:
        raise TooLarge(most=settings.message_bytes)
    if is_deep(text, settings.message_depth):
        raise NotUnderstood("server-too-deep")
    return json_of(text)


def id_in(parsed: object) -> str | None:
    """The id that the answer to a message carries, even if the rest is not understood."""
    key = parsed.get("id") if isinstance(parsed, dict) else None
    return sendable(key[:64]) if isinstance(key, str) else None


def understood(parsed: object) -> Act | Undo | Ping:
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
