"""Choosing at the table with keys and mouse. Nothing is played by it."""

from time import monotonic

from textual import events

from dvergar.terminal.table.dock import PLACES, number_of
from dvergar.terminal.table.drawn import DrawnTable
from dvergar.terminal.table.prompts import Option

LOCATIONS = 9
PATIENCE = 0.9
"""A second digit that comes within so many seconds belongs to the first."""


class ChoosingTable(DrawnTable):
    """Picks choices and lays coins."""

    _typed = ""
    _typed_at = 0.0

    def options(self) -> list[Option]:
        """What there is to choose from, open or closed."""
        return list(self.dock.prompt.options) if self.dock.prompt else []

    def fresh(self) -> None:
        """Another decision is asked."""
        super().fresh()
        self._typed = ""

    def action_up(self) -> None:
        """The choice before."""
        self._step(-1)

    def action_down(self) -> None:
        """The next choice."""
        self._step(1)

    def action_left(self) -> None:
        """The tavern before, or the choice before."""
        self._sideways(-1)

    def action_right(self) -> None:
        """The next tavern, or the next choice."""
        self._sideways(1)

    def _step(self, by: int) -> None:
        words = [option.words for option in self.options()]
        if words:
            first = 0 if by > 0 else len(words) - 1
            at = words.index(self.hands.picked) + by if self.hands.picked in words else first
            self.action_pick(words[at % len(words)])

    def _sideways(self, by: int) -> None:
        if self.sight and self.sight.asked == "bid":
            self.hands.bid.at = (self.hands.bid.at + by) % len(self.hands.bid.laid)
            self.draw()
        else:
            self._step(by)

    def action_pick(self, words: str) -> None:
        """Pick a choice."""
        self.dock.trouble = ""
        self.hands.picked = words
        verb, _, rest = words.partition(" ")
        if verb in (*PLACES, "recall"):
            self.hands.mine = (int(rest.split()[0]) - 1) // LOCATIONS
        self.draw()

    def action_click(self, words: str) -> None:
        """Pick a choice of the list, or play it if it is picked already."""
        if words == self.hands.picked:
            self.action_play()
        else:
            self.action_pick(words)

    def action_play(self) -> None:
        """Play what is picked."""

    def action_coin(self, number: int) -> None:
        """Lay a coin, or take it back."""
        self.dock.trouble = ""
        self.hands.bid.toggle(number)
        self.draw()

    def action_tavern(self, number: int) -> None:
        """The next coin goes to this tavern."""
        self.hands.bid.tap(number)
        self.draw()

    def action_back(self) -> None:
        """Put back what is not played yet."""
        self.dock.trouble = ""
        if self.sight and self.sight.asked == "bid":
            self.hands.bid.back()
        self.hands.picked = ""
        self.draw()

    def action_mine(self) -> None:
        """Look at the other mine."""
        self.hands.mine = 1 - self.hands.mine
        self.draw()

    def action_nothing(self) -> None:
        """A key that only says what it is for."""

    def on_key(self, event: events.Key) -> None:
        """Digits choose by number."""
        if not event.character or event.character not in "0123456789" or self.sight is None:
            return
        event.stop()
        if self.sight.asked != "bid":
            self._type(event.character)
        elif 0 < int(event.character) <= len(self.sight.view["seats"][self.sight.me]["coins"].split()):
            self.action_coin(int(event.character) - 1)

    def _type(self, digit: str) -> None:
        """A number of one or two digits."""
        numbers = {number_of(option, place): option.words for place, option in enumerate(self.options(), start=1)}
        before = self._typed if monotonic() - self._typed_at < PATIENCE else ""
        typed = next((typed for typed in (before + digit, digit) if typed in numbers), "")
        self._typed, self._typed_at = typed or digit, monotonic()
        if typed:
            self.action_pick(numbers[typed])
