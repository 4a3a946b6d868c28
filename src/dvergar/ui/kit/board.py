"""How a game fills the screen: what is drawn in the middle, what beside it, what can be looked at besides."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from textual.content import Content

from dvergar.api.registry import rules_of
from dvergar.ui.kit.paint import Lines, mark, styled
from dvergar.ui.kit.prompts import Asking
from dvergar.ui.kit.scene import Scene

WIDE = 110
"""From so many columns on the side has room."""
TALL = 34
"""From so many rows on everything stands below each other."""


class Draft(ABC):
    """A decision that is put together piece by piece, such as a bid. Nothing of it leaves the device before it is played."""

    kind: ClassVar[str]
    """The kind of decision that is drafted."""

    @abstractmethod
    def begin(self, scene: Scene) -> None:
        """Start from what was played already, or from nothing; what was begun at this moment stays."""

    @abstractmethod
    def fill(self, scene: Scene, words: str) -> None:
        """Put together what the words of an action say."""

    @abstractmethod
    def toggle(self, piece: int) -> None:
        """Use a piece, or take it back."""

    @abstractmethod
    def tap(self, place: int) -> None:
        """Go to a place; what lies there comes back."""

    @abstractmethod
    def step(self, by: int) -> None:
        """Go to the next place, or to the one before."""

    @abstractmethod
    def back(self) -> bool:
        """Take the last piece back; whether there was one."""

    @abstractmethod
    def words(self, scene: Scene) -> str:
        """The action in words; empty while a piece is missing."""

    @abstractmethod
    def pieces(self, scene: Scene) -> int:
        """How many pieces there are to choose from."""

    @abstractmethod
    def title(self, scene: Scene) -> str:
        """The question, as far as the draft has come."""

    @abstractmethod
    def note(self, scene: Scene) -> str:
        """What follows from it, or what matters for it."""

    @abstractmethod
    def others(self, scene: Scene) -> str:
        """Who else is ready, in one sentence."""

    @abstractmethod
    def button(self, scene: Scene) -> str:
        """What the button says."""

    @abstractmethod
    def lines(self, scene: Scene, rows: int) -> Lines:
        """The pieces, drawn in so many rows."""


@dataclass
class Selection:
    """What the person at the device has picked, and the draft in the making; nothing of it was played yet."""

    picked: str = ""
    hinted: str = ""
    """What a hint named for the decision that is asked."""
    draft: Draft | None = None
    page: int = 0
    """Which page of the board is shown where not all fits."""

    def drafting(self, scene: Scene | None) -> Draft | None:
        """The draft, if that is what is asked."""
        return self.draft if self.draft and scene and scene.asked == self.draft.kind else None


class Board(ABC):
    """How a game is drawn."""

    asking: Asking

    @abstractmethod
    def where(self, scene: Scene) -> str:
        """At which moment of the game we are."""

    @abstractmethod
    def main(self, scene: Scene, selection: Selection, width: int, height: int, *, wide: bool) -> Lines:
        """The middle of the table; `height` is that of the whole screen."""

    @abstractmethod
    def side(self, scene: Scene, selection: Selection, width: int) -> Lines:
        """What stands beside it where there is room."""

    @abstractmethod
    def final_sheet(self, scene: Scene, width: int) -> Lines:
        """Who won and by what, at the end of the game."""

    def draft(self) -> Draft | None:
        """A new draft, if the game has a decision that is put together piece by piece."""
        return None

    def number_of(self, words: str) -> str | None:
        """The number by which an open choice goes; empty if it has none, None if it is its place in the list."""
        del words
        return None

    def page_of(self, words: str) -> int | None:
        """The page of the board on which a choice is seen; None if that does not matter."""
        del words
        return None

    @abstractmethod
    def everything(self, scene: Scene, selection: Selection, width: int) -> Lines:
        """All that lies open, to be looked at."""

    def standing(self, scene: Scene) -> Content:
        """Everybody's points now."""
        points = [
            Content.assemble(mark(seat), styled(scene.total(seat), "bold underline" if seat == scene.me else "bold"))
            for seat in scene.seats
        ]
        return Content("  ").join(points)


def board_of(game: str) -> Board:
    """How a game is drawn."""
    board: Board = rules_of(game).adapters.terminal_board()
    return board
