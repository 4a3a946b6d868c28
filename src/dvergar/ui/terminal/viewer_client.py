"""A viewer's client: the snapshots that one seat, or a spectator, receives, wherever the table is."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from dvergar.core.json_data import JsonObject
from dvergar.ui.kit.scene import Line, State

Hint = JsonObject
"""What a strong bot would do (docs/develop/protocol.md, «A hint»)."""


class NotDone(Exception):
    """A request was refused; the text says why, in the user's language."""

    def __init__(self, text: str, rule: str | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.rule = rule


class ViewerClient(ABC):
    """What one viewer sees. `told` is None until the first snapshot; `lines` is the whole log so far."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.snapshot: State | None = None
        self.lines: list[Line] = []
        self.refused = ""
        """Why this viewer receives nothing any more; empty while it does."""

    @property
    def number(self) -> int:
        """Return the number of the last log line received."""
        return len(self.lines)

    @property
    def owes(self) -> bool:
        """Whether this seat has a decision to make; a submitted sealed bid is not owed any more."""
        told = self.snapshot
        return bool(told and told["phase"] == "running" and told["decision"] and told["bid"] is None)

    def learn(self, told: State) -> None:
        """Take in a snapshot: the state is replaced, the log continued from its first new line."""
        self.lines[told["since"] :] = told["log"]
        self.snapshot = told

    @abstractmethod
    async def act(self, decision: str, words: str) -> None:
        """Submit an action for a decision, given by its id; raises NotDone."""

    @abstractmethod
    async def undo(self) -> None:
        """Take the last action back; raises NotDone."""

    @abstractmethod
    async def hint(self, decision: str) -> Hint:
        """Return what a strong bot would do for a decision of this seat; raises NotDone."""


class TableClient(ABC):
    """Access to a table, in this process or on a server, with a viewer for each seat of this device."""

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None
        """Called after any viewer received a snapshot."""
        self.said: Callable[[str], None] = lambda _: None
        """Called with messages for the person at the device."""
        self.broke: Callable[[BaseException], None] = lambda _: None
        """Called with an internal error."""

    viewers: list[ViewerClient]
    """One for each seat on this device, or a spectator's."""
    public: ViewerClient
    """What everybody may know; nothing else may be shown on a curtain."""
    together = 0.0
    """Seconds for which this device's viewers may differ because their snapshots arrive one after the other."""

    @property
    def live(self) -> bool:
        """Whether the table can be reached now."""
        return True

    @abstractmethod
    async def open(self) -> None:
        """Start watching."""

    @abstractmethod
    async def close(self) -> None:
        """Stop watching; nothing is lost."""

    async def let_bot(self, seat: int, other: int) -> None:  # noqa: B027
        """As the person in `seat`, let a bot take or play for `other`; raises NotDone. At a local table nobody is away."""

    async def take_back(self, seat: int) -> None:  # noqa: B027
        """Take a person's seat back from the bot that stands in; raises NotDone. At a local table no bot does."""

    @abstractmethod
    async def rematch(self) -> "TableClient":
        """Return the next game of the same people; raises NotDone."""
