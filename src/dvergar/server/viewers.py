"""One viewer of a table: what was sent to it, and what is waiting to be sent."""

import asyncio

from dvergar.table.snapshot import Content


class Viewer:
    """A socket at a table: its seat or None, how much it has been sent, and how it ends.

    Whoever sends to it waits for `something_to_send`; whoever changes anything for it wakes that one.
    """

    def __init__(self, seat: int | None, language: str, since: int, most_waiting: int) -> None:
        self.seat = seat
        self.language = language
        self.since = since
        self.sent: Content | None = None
        self.changed = True
        self.gone = False
        """Whether the client has left."""
        self.closing: tuple[int, str] | None = None
        self._answers: list[str] = []
        self._most_waiting = most_waiting
        self._is_awake = True
        self._waking: asyncio.Future[None] | None = None

    @property
    def has_pending(self) -> bool:
        """Whether there may be something to send."""
        return self.changed or bool(self._answers)

    async def something_to_send(self) -> None:
        """Wait until there may be something to send, or the viewer ends. An `asyncio.Event` would take more memory."""
        if not self._is_awake:
            self._waking = asyncio.get_running_loop().create_future()
            await self._waking
        self._is_awake = False

    def wake(self) -> None:
        """Wake up the sender."""
        self._is_awake = True
        if self._waking and not self._waking.done():
            self._waking.set_result(None)

    def mark_changed(self) -> None:
        """Note that something may have changed; a viewer that is being closed is sent nothing more."""
        self.changed = self.closing is None
        self.wake()

    def answer(self, message: str) -> None:
        """Queue an answer to this socket alone; a client that does not read its answers is disconnected."""
        if len(self._answers) >= self._most_waiting:
            self.close(1008, "server-slow")
            return
        self._answers.append(message)
        self.wake()

    def take_answers(self) -> list[str]:
        """Return and clear the waiting answers, in order."""
        answers, self._answers = self._answers, []
        return answers

    def close(self, code: int, reason: str) -> None:
        """Close the socket after the waiting answers have been sent."""
        self.closing = self.closing or (code, reason)
        self.changed = False
        self.wake()

    def leave(self) -> None:
        """Note that the client has left."""
        self.gone = True
        self.wake()

    def news(self, content: Content) -> str | None:
        """Return the kind of message to send with this content; None if it has nothing new."""
        if content == self.sent:
            return None
        kind = "update" if self.sent else "state"
        self.sent, self.since = content, content.number
        return kind
