"""Eyes on a table: what one seat, or a spectator, is told of it, wherever the table is."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from dvergar.core.json_data import JsonObject
from dvergar.ui.kit.scene import Line, State

Hint = JsonObject
"""What a strong bot would do (docs/develop/protocol.md, «A hint»)."""


class NotDone(Exception):
    """Something that was asked for was refused; its text says why, in the reader's language."""

    def __init__(self, text: str, rule: str | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.rule = rule


class ViewerClient(ABC):
    """What one viewer sees. `told` is None until something was told; `lines` is the whole log so far."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.snapshot: State | None = None
        self.lines: list[Line] = []
        self.refused = ""
        """Why these eyes see nothing any more; empty while they do."""

    @property
    def number(self) -> int:
        """The last line of the log that was told."""
        return len(self.lines)

    @property
    def owes(self) -> bool:
        """Whether this seat has a decision to make; a sealed bid that is in is owed no more."""
        told = self.snapshot
        return bool(told and told["phase"] == "running" and told["decision"] and told["bid"] is None)

    def learn(self, told: State) -> None:
        """Take in what was told: everything anew, and the log from where it was."""
        self.lines[told["since"] :] = told["log"]
        self.snapshot = told

    @abstractmethod
    async def act(self, decision: str, words: str) -> None:
        """Answer a decision, which goes by its id; raises NotDone."""

    @abstractmethod
    async def undo(self) -> None:
        """Take the last action back; raises NotDone."""

    @abstractmethod
    async def hint(self, decision: str) -> Hint:
        """What a strong bot would do at a decision of this seat; raises NotDone."""


class TableClient(ABC):
    """Where a table is: in this process or on a server. It has eyes for each seat of this device."""

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None
        """Called after any of the eyes were told something."""
        self.said: Callable[[str], None] = lambda _: None
        """Called with what a person should be told besides."""
        self.broke: Callable[[BaseException], None] = lambda _: None
        """Called with a fault of the program."""

    viewers: list[ViewerClient]
    """One for each seat on this device, or a spectator's."""
    public: ViewerClient
    """What everybody may know: all that a curtain may show."""
    together = 0.0
    """So many seconds the eyes of this device may differ because their news come one after the other."""

    @property
    def live(self) -> bool:
        """Whether the table can be reached now."""
        return True

    @abstractmethod
    async def open(self) -> None:
        """Begin to look."""

    @abstractmethod
    async def close(self) -> None:
        """Look no more; nothing is lost."""

    async def let_bot(self, seat: int, other: int) -> None:  # noqa: B027
        """A person in `seat` lets a bot play for `other`, or sit on that chair; raises NotDone. In one process nobody is away."""

    async def take_back(self, seat: int) -> None:  # noqa: B027
        """A person takes the seat back from the bot that stands in; raises NotDone. In one process none does."""

    @abstractmethod
    async def rematch(self) -> "TableClient":
        """The next game of the same people; raises NotDone."""
