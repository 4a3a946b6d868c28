"""One socket's eyes: what was already told to it, and what waits to be sent."""

import asyncio
from collections import deque
from typing import Any

from pydantic_core import to_json

from dvergar.table.telling import Told


class Viewer:
    """A socket at a table: the seat whose eyes it has, or None, and how far it has been told."""

    def __init__(self, seat: int | None, language: str, since: int, most_waiting: int) -> None:
        self.seat = seat
        self.language = language
        self.since = since
        self.seen = ""
        self.first = True
        self.changed = True
        self.closing: tuple[int, str] | None = None
        self.sending: float | None = None
        self.wake = asyncio.Event()
        self._answers: deque[str] = deque()
        self._most_waiting = most_waiting
        self.wake.set()

    def stir(self) -> None:
        """Something may have changed."""
        self.changed = True
        self.wake.set()

    def answer(self, message: dict[str, Any]) -> None:
        """An answer to this socket alone; one that does not read its answers is let go."""
        if len(self._answers) >= self._most_waiting:
            self.close(1008, "server-slow")
            return
        self._answers.append(to_json(message).decode())
        self.wake.set()

    def next_answer(self) -> str | None:
        """The answer that waits longest."""
        return self._answers.popleft() if self._answers else None

    def close(self, code: int, reason: str) -> None:
        """Let the socket go, after what waits has been sent."""
        self.closing = self.closing or (code, reason)
        self.wake.set()

    def news(self, told: Told) -> str | None:
        """The message to send now; None if it would tell nothing new."""
        if not self.first and told.number == self.since and told.steady == self.seen:
            return None
        kind = "state" if self.first else "update"
        self.first, self.since, self.seen = False, told.number, told.steady
        return told.text(kind)
