"""One socket's eyes: what was already told to it, and what waits to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from dvergar.table.encoder import encode
from dvergar.table.snapshot import Snapshot


class Viewer:
    """A socket at a table: the seat whose eyes it has, or None, how far it has been told, and how it ends.

    `speak` is called, soon and once, when there may be something to send.
    """

    def __init__(self, seat: int | None, language: str, since: int, most_waiting: int) -> None:
        self.seat = seat
        self.language = language
        self.since = since
        self.sent: Snapshot | None = None
        self.changed = True
        self.closing: tuple[int, str] | None = None
        self.held_since: float | None = None
        """Since when something waits that the other side does not take."""
        self.send_pending: Callable[[], None] | None = None
        self._loop = asyncio.get_running_loop()
        self.end: asyncio.Future[tuple[int, str] | None] = self._loop.create_future()
        """Done when the socket is to be left, with what is said then."""
        self._awake = False
        self._answers: deque[str] = deque()
        self._most_waiting = most_waiting

    @property
    def has_pending(self) -> bool:
        """Whether there may be something to send."""
        return self.changed or bool(self._answers)

    def mark_changed(self) -> None:
        """Something may have changed; who is let go is not told any more."""
        self.changed = self.closing is None
        self.schedule_send()

    def answer(self, message: dict[str, Any]) -> None:
        """An answer to this socket alone; one that does not read its answers is let go."""
        if len(self._answers) >= self._most_waiting:
            self.close(1008, "server-slow")
            return
        self._answers.append(encode(message))
        self.schedule_send()

    def take_answers(self) -> list[str]:
        """The answers that wait, in their order."""
        answers = [*self._answers]
        self._answers.clear()
        return answers

    def close(self, code: int, reason: str) -> None:
        """Let the socket go, after the answers that wait have been sent."""
        self.closing = self.closing or (code, reason)
        self.changed = False
        self.schedule_send()

    def finish(self, goodbye: tuple[int, str] | None = None) -> None:
        """Let the socket go at once."""
        if not self.end.done():
            self.end.set_result(goodbye)

    def fail(self, error: Exception) -> None:
        """Let the socket go because of a mistake of ours."""
        if not self.end.done():
            self.end.set_exception(error)

    def schedule_send(self) -> None:
        """There may be something to do. To call soon costs less than to wake a task."""
        if not self._awake:
            self._awake = True
            self._loop.call_soon(self._run_send)

    def _run_send(self) -> None:
        self._awake = False
        if self.send_pending is not None:
            self.send_pending()

    def news(self, snapshot: Snapshot) -> str | None:
        """The message to send now; None if it would tell nothing new."""
        if snapshot == self.sent:
            return None
        kind = "update" if self.sent else "state"
        self.sent, self.since = snapshot, snapshot.number
        return snapshot.text(kind)
