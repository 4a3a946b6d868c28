"""A table on a server, by its link, with the same protocol as the page. A lost connection is restored automatically."""

import asyncio
import contextlib
import itertools
import json
import os
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from dvergar.api.errors import BadOption, shown
from dvergar.core.json_data import Json
from dvergar.i18n import Catalogue
from dvergar.ui.kit.scene import State
from dvergar.ui.terminal.held_seats import Held, held, remember
from dvergar.ui.terminal.viewer_client import Hint, NotDone, TableClient, ViewerClient

FIRST_WAIT, LONGEST_WAIT = 0.3, 5.0
PATIENCE = 10.0
"""Seconds without an answer after which a server counts as unreachable."""
REFUSED, TOO_MANY, STOPPING = 4400, 4429, 4503
LARGEST = 1 << 22
TOGETHER = 0.15
_LINK = re.compile(r"^/(?:table|replay)/([A-Za-z0-9_-]{22})/?$")


class Link(NamedTuple):
    """A table's address.

    >>> Link.of("http://localhost:8000/table/abcdefghijklmnopqrstuv").table
    'abcdefghijklmnopqrstuv'
    """

    server: str
    table: str

    @classmethod
    def of(cls, text: str) -> "Link":
        """Parse a link to a table; anything else is refused."""
        parts = urlsplit(text.strip())
        found = _LINK.match(parts.path)
        if parts.scheme not in ("http", "https") or not parts.netloc or not found:
            raise BadOption("terminal-no-link", link=shown(text))
        return cls(f"{parts.scheme}://{parts.netloc}", found[1])

    @property
    def socket(self) -> str:
        """Return the URL of its socket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/live"

    @property
    def key(self) -> str:
        """Return the key under which this device stores its seats."""
        return f"{self.server}/table/{self.table}"


class ServerApi:
    """HTTP requests about one table."""

    def __init__(self, link: Link, words: Catalogue) -> None:
        self.link = link
        self.words = words

    async def look(self) -> State:
        """Return what everybody may know."""
        told: State = await self._ask("GET", "")
        return told

    async def join(self, seats: dict[int, str]) -> Held:
        """Take seats, each with a name; returns their tokens, which this device keeps."""
        places = [{"seat": seat, "name": name, "nonce": os.urandom(16).hex()} for seat, name in seats.items()]
        joined = await self._ask("POST", "/join", {"seats": places})
        return {given["seat"]: given["token"] for given in joined["seats"]}

    async def start(self, token: str) -> None:
        """Start the game."""
        await self._ask("POST", "/start", token=token)

    async def hand_over(self, token: str, seat: int) -> None:
        """Let a bot take a free seat, or play for a person who has been away for long."""
        await self._ask("POST", "/hand-over", {"seat": seat}, token)

    async def take_back(self, token: str) -> None:
        """Take one's own seat back from the bot that stands in."""
        await self._ask("POST", "/take-back", token=token)

    async def rematch(self, token: str) -> "ServerApi":
        """Return the table of the next game."""
        answer = await self._ask("POST", "/rematch", token=token)
        return ServerApi(Link(self.link.server, answer["table"]), self.words)

    async def claim(self, token: str) -> Held:
        """Claim the seat that a rematch keeps for the holder of this token."""
        joined = await self._ask("POST", "/claim", {"nonce": os.urandom(16).hex()}, token)
        return {given["seat"]: given["token"] for given in joined["seats"]}

    async def _ask(self, method: str, path: str, body: Json = None, token: str | None = None) -> Json:
        url = f"{self.link.server}/api/tables/{self.link.table}{path}?lang={self.words.language}"
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(url, data, headers, method=method)
        return await asyncio.to_thread(self._answer, request)

    def _answer(self, request: urllib.request.Request) -> Json:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            with contextlib.suppress(ValueError, KeyError, TypeError):
                refused = json.load(error)["error"]
                raise NotDone(refused["text"], refused["rule"]) from error
            raise NotDone(self.words.say("web-no-server")) from error
        except (OSError, ValueError) as error:
            raise NotDone(self.words.say("web-no-server")) from error


class RemoteViewer(ViewerClient):
    """A viewer on a server. It replaces a broken socket and sends unanswered requests again with the same id."""

    def __init__(self, api: ServerApi, seat: int | None, token: str | None, changed: Callable[[], None]) -> None:
        super().__init__(seat)
        self.live = False
        self._api = api
        self._token = token
        self._changed = changed
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[str, asyncio.Future[State]]] = {}
        self._ids = (f"{os.urandom(6).hex()}-{number}" for number in itertools.count(1))

    async def act(self, decision: str, words: str) -> None:
        """Submit an action; returns once the server has stored it."""
        await self._ask({"type": "act", "decision": decision, "action": words})

    async def undo(self) -> None:
        """Take the last action back."""
        await self._ask({"type": "undo"})

    async def hint(self, decision: str) -> Hint:
        """Return what a strong bot would do with what this seat sees."""
        return await self._ask({"type": "hint", "decision": decision})

    async def look(self) -> None:
        """Watch until cancelled or refused, reconnecting as often as needed."""
        wait = FIRST_WAIT
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self._api.link.socket, max_size=LARGEST, open_timeout=PATIENCE) as socket:
                    await self._greet(socket)
                    wait = FIRST_WAIT
                    await self._hear(socket)
            self._gone()
            if self.refused:
                return
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _greet(self, socket: ClientConnection) -> None:
        greeting = {"token": self._token, "since": self.number, "lang": self._api.words.language}
        await socket.send(json.dumps(greeting))
        self._socket = socket
        for text, _ in [*self._asked.values()]:
            await socket.send(text)

    async def _hear(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._heard(json.loads(text))
        except ConnectionClosed:
            pass
        code = socket.close_code or 0
        if code >= REFUSED and code not in (TOO_MANY, STOPPING):
            reason = socket.close_reason or "server-no-table"
            self.refused = self._api.words.say(reason) if self._api.words.has(reason) else reason

    def _heard(self, message: State) -> None:
        if message["type"] in ("state", "update"):
            self.live = True
            self.learn(message)
            self._changed()
        elif message.get("id") in self._asked:
            _, answer = self._asked.pop(message["id"])
            if answer.done():
                return
            if message["type"] in ("done", "hint"):
                answer.set_result(message)
            else:
                answer.set_exception(NotDone(message["text"], message["rule"]))

    def _gone(self) -> None:
        self._socket, self.live = None, False
        self._changed()

    async def _ask(self, message: State) -> State:
        key = next(self._ids)
        answer: asyncio.Future[State] = asyncio.get_running_loop().create_future()
        self._asked[key] = json.dumps({**message, "id": key}), answer
        if self._socket:
            with contextlib.suppress(WebSocketException):
                await self._socket.send(self._asked[key][0])
        return await answer


class RemoteTable(TableClient):
    """This device's viewers at a table on a server: one per seat, plus a public one if there are several."""

    def __init__(self, api: ServerApi, seats: Held) -> None:
        super().__init__()
        self.api = api
        self.seats = seats
        self.together = TOGETHER if len(seats) > 1 else 0.0
        self._looking: list[asyncio.Task[None]] = []
        self.public = RemoteViewer(api, None, None, self._heard)
        self.viewers = [RemoteViewer(api, seat, token, self._heard) for seat, token in sorted(seats.items())] or [self.public]

    @classmethod
    async def at(cls, api: ServerApi) -> "RemoteTable":
        """Return the table of a link with the seats that this device took there before."""
        return cls(api, held(api.link.key))

    @property
    def live(self) -> bool:
        """Whether all viewers are connected."""
        return all(isinstance(viewer, RemoteViewer) and (viewer.live or viewer.refused) for viewer in self._all())

    async def open(self) -> None:
        """Start watching."""
        self._looking = [asyncio.create_task(viewer.look()) for viewer in self._all() if isinstance(viewer, RemoteViewer)]

    async def close(self) -> None:
        """Close all sockets; the server keeps the game."""
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)

    async def sit(self, seats: dict[int, str]) -> "RemoteTable":
        """Take seats; returns the same table with them."""
        taken = self.seats | await self.api.join(seats)
        remember(self.api.link.key, taken)
        return RemoteTable(self.api, taken)

    async def begin(self) -> None:
        """Start the game."""
        await self.api.start(next(iter(self.seats.values())))

    async def let_bot(self, seat: int, other: int) -> None:
        """Let a bot take a free seat, or play for a person who has been away for long."""
        await self.api.hand_over(self.seats[seat], other)

    async def take_back(self, seat: int) -> None:
        """Take the seat back from the bot that stands in."""
        await self.api.take_back(self.seats[seat])

    async def rematch(self) -> "RemoteTable":
        """Return the rematch, with the seats that it keeps for this device."""
        api = await self.api.rematch(next(iter(self.seats.values())))
        taken: Held = {}
        for token in self.seats.values():
            taken |= await api.claim(token)
        remember(api.link.key, taken)
        return RemoteTable(api, taken)

    def _all(self) -> list[ViewerClient]:
        return [*self.viewers, self.public] if len(self.viewers) > 1 else self.viewers

    def _heard(self) -> None:
        self.changed()
