"""The interface of a game's terminal board: the middle, the side panel, the score sheet, and drafts of decisions."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from textual.content import Content

from dvergar.api.registry import rules_of
from dvergar.ui.kit.paint import Lines, mark, styled
from dvergar.ui.kit.prompts import Asking
from dvergar.ui.kit.scene import Scene

WIDE = 110
"""Minimum columns for a side panel."""
TALL = 34
"""Minimum rows for stacking everything vertically."""


class Draft(ABC):
    """A decision that is put together piece by piece, such as a bid. Nothing of it leaves the device before it is submitted."""

    kind: ClassVar[str]
    """The kind of decision that is drafted."""

    @abstractmethod
    def begin(self, scene: Scene) -> None:
        """Start from the pieces already submitted, or empty; a draft already begun for this decision is kept."""

    @abstractmethod
    def fill(self, scene: Scene, words: str) -> None:
        """Set the draft from an action in words."""

    @abstractmethod
    def toggle(self, piece: int) -> None:
        """Use a piece, or take it back."""

    @abstractmethod
    def tap(self, place: int) -> None:
        """Go to a place; a piece that lies there is taken back."""

    @abstractmethod
    def step(self, by: int) -> None:
        """Go to the next or previous place."""

    @abstractmethod
    def back(self) -> bool:
        """Take the last piece back; returns whether there was one."""

    @abstractmethod
    def words(self, scene: Scene) -> str:
        """Return the action in words; empty while a piece is missing."""

    @abstractmethod
    def pieces(self, scene: Scene) -> int:
        """Return how many pieces there are to choose from."""

    @abstractmethod
    def title(self, scene: Scene) -> str:
        """Return the question for the current step."""

    @abstractmethod
    def note(self, scene: Scene) -> str:
        """Return the consequences of the draft, or what matters for it."""

    @abstractmethod
    def others(self, scene: Scene) -> str:
        """Return one sentence about who else is ready."""

    @abstractmethod
    def button(self, scene: Scene) -> str:
        """Return the label of the button."""

    @abstractmethod
    def lines(self, scene: Scene, rows: int) -> Lines:
        """Draw the pieces in the given number of rows."""


@dataclass
class Selection:
    """What the person at the device has picked, and the current draft; nothing of it has been submitted."""

    picked: str = ""
    hinted: str = ""
    """The action that a hint named for the current decision."""
    draft: Draft | None = None
    page: int = 0
    """Which page of the board is shown if not everything fits."""

    def drafting(self, scene: Scene | None) -> Draft | None:
        """Return the draft if the current decision is one that is drafted."""
        return self.draft if self.draft and scene and scene.asked == self.draft.kind else None


class Board(ABC):
    """The drawing of a game's table."""

    asking: Asking

    @abstractmethod
    def where(self, scene: Scene) -> str:
        """Say which moment of the game it is."""

    @abstractmethod
    def main(self, scene: Scene, selection: Selection, width: int, height: int, *, wide: bool) -> Lines:
        """Draw the middle of the table; `height` is that of the whole screen."""

    @abstractmethod
    def side(self, scene: Scene, selection: Selection, width: int) -> Lines:
        """Draw the side panel, if there is room for it."""

    @abstractmethod
    def final_sheet(self, scene: Scene, width: int) -> Lines:
        """Draw the final sheet: who won, and how."""

    def draft(self) -> Draft | None:
        """Return a new draft, if the game has a decision that is put together piece by piece."""
        return None

    def number_of(self, words: str) -> str | None:
        """Return the number that selects an open choice; empty if it has none, None if its place in the list counts."""
        del words
        return None

    def page_of(self, words: str) -> int | None:
        """Return the page of the board that shows a choice; None if that does not matter."""
        del words
        return None

    @abstractmethod
    def everything(self, scene: Scene, selection: Selection, width: int) -> Lines:
        """Draw everything that is public, for reading."""

    def standing(self, scene: Scene) -> Content:
        """Draw everybody's current points."""
        points = [
            Content.assemble(mark(seat), styled(scene.total(seat), "bold underline" if seat == scene.me else "bold"))
            for seat in scene.seats
        ]
        return Content("  ").join(points)


def board_of(game: str) -> Board:
    """Return the board of a game."""
    board: Board = rules_of(game).adapters.terminal_board()
    return board
