"""One viewer of a table: what was sent to it, and what waits to be sent."""

import asyncio

from dvergar.table.snapshot import Content


class Viewer:
    """A socket at a table: its seat, or None, how far it has been told, and how it ends.

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
        self.held_since: float | None = None
        """Since when a message waits that the client does not take."""
        self.sending: asyncio.Task[None] | None = None
        """Sends all that is sent to it."""
        self._answers: list[str] = []
        self._most_waiting = most_waiting
        self._is_awake = True
        self._waking: asyncio.Future[None] | None = None

    @property
    def has_pending(self) -> bool:
        """Whether there may be something to send."""
        return self.changed or bool(self._answers)

    async def something_to_send(self) -> None:
        """Wait until there may be something to send, or until it ends. An `asyncio.Event` would take more memory."""
        if not self._is_awake:
            self._waking = asyncio.get_running_loop().create_future()
            await self._waking
        self._is_awake = False

    def wake(self) -> None:
        """Let whoever sends look again."""
        self._is_awake = True
        if self._waking and not self._waking.done():
            self._waking.set_result(None)

    def mark_changed(self) -> None:
        """Something may have changed; who is let go is sent nothing any more."""
        self.changed = self.closing is None
        self.wake()

    def answer(self, message: str) -> None:
        """An answer to this socket alone; one that does not read its answers is let go."""
        if len(self._answers) >= self._most_waiting:
            self.close(1008, "server-slow")
            return
        self._answers.append(message)
        self.wake()

    def take_answers(self) -> list[str]:
        """The answers that wait, in their order."""
        answers, self._answers = self._answers, []
        return answers

    def close(self, code: int, reason: str) -> None:
        """Let the socket go, after the answers that wait have been sent."""
        self.closing = self.closing or (code, reason)
        self.changed = False
        self.wake()

    def drop(self, code: int, reason: str) -> None:
        """Let the socket go at once, whatever waits."""
        self.close(code, reason)
        self.held_since = None
        if self.sending:
            self.sending.cancel()

    def leave(self) -> None:
        """The client has left."""
        self.gone = True
        self.wake()

    def news(self, content: Content) -> str | None:
        """The kind of the message that is sent with this content now; None if it would tell nothing new."""
        if content == self.sent:
            return None
        kind = "update" if self.sent else "state"
        self.sent, self.since = content, content.number
        return kind
