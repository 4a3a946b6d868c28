"""Choosing at the table with keys and mouse; nothing is played yet."""

from time import monotonic

from textual import events

from dvergar.ui.kit.prompts import Option
from dvergar.ui.terminal.dock import number_of
from dvergar.ui.terminal.table_view import DrawnTable

PATIENCE = 0.9
"""Seconds within which a second digit belongs to the first."""


class ChoosingTable(DrawnTable):
    """Picks choices and places coins."""

    _typed = ""
    _typed_at = 0.0

    def options(self) -> list[Option]:
        """Return what there is to choose from, open or closed."""
        return list(self.dock.prompt.options) if self.dock.prompt else []

    def fresh(self) -> None:
        """Reset for a new decision."""
        super().fresh()
        self._typed = ""

    def action_up(self) -> None:
        """Go to the previous choice."""
        self._step(-1)

    def action_down(self) -> None:
        """Go to the next choice."""
        self._step(1)

    def action_left(self) -> None:
        """Go to the previous tavern or choice."""
        self._sideways(-1)

    def action_right(self) -> None:
        """Go to the next tavern or choice."""
        self._sideways(1)

    def _step(self, by: int) -> None:
        words = [option.words for option in self.options()]
        if words:
            first = 0 if by > 0 else len(words) - 1
            at = words.index(self.selection.picked) + by if self.selection.picked in words else first
            self.action_pick(words[at % len(words)])

    def _sideways(self, by: int) -> None:
        if draft := self.selection.drafting(self.scene):
            draft.step(by)
            self.draw()
        else:
            self._step(by)

    def action_pick(self, words: str) -> None:
        """Pick a choice."""
        self.dock.trouble = ""
        self.selection.picked = words
        page = self.board.page_of(words) if self.board else None
        self.selection.page = self.selection.page if page is None else page
        self.draw()

    def action_click(self, words: str) -> None:
        """Pick a choice of the list, or play it if it is already picked."""
        if words == self.selection.picked:
            self.action_play()
        else:
            self.action_pick(words)

    def action_play(self) -> None:
        """Play what is picked."""

    def action_piece(self, number: int) -> None:
        """Use a piece of the draft, or take it back."""
        self.dock.trouble = ""
        if self.selection.draft:
            self.selection.draft.toggle(number)
        self.draw()

    def action_place(self, number: int) -> None:
        """Put the next piece on this place."""
        if self.selection.draft:
            self.selection.draft.tap(number)
        self.draw()

    def action_back(self) -> None:
        """Take back what is not played yet."""
        self.dock.trouble = ""
        if draft := self.selection.drafting(self.scene):
            draft.back()
        self.selection.picked = ""
        self.draw()

    def action_page(self) -> None:
        """Show the other page of the board."""
        self.selection.page = 1 - self.selection.page
        self.draw()

    def action_nothing(self) -> None:
        """Do nothing: the key only tells what it is for."""

    def on_key(self, event: events.Key) -> None:
        """Choose by number."""
        if not event.character or event.character not in "0123456789" or self.scene is None:
            return
        event.stop()
        draft = self.selection.drafting(self.scene)
        if draft is None:
            self._type(event.character)
        elif 0 < int(event.character) <= draft.pieces(self.scene):
            self.action_piece(int(event.character) - 1)

    def _type(self, digit: str) -> None:
        """Add a digit to a number of one or two digits."""
        if self.board is None:
            return
        numbers = {number_of(self.board, option, place): option.words for place, option in enumerate(self.options(), start=1)}
        before = self._typed if monotonic() - self._typed_at < PATIENCE else ""
        typed = next((typed for typed in (before + digit, digit) if typed in numbers), "")
        self._typed, self._typed_at = typed or digit, monotonic()
        if typed:
            self.action_pick(numbers[typed])
