"""A two-player game with a known solution: both choose heads or tails in secret, and who wins depends on both.

Heads against heads the first player wins, tails against tails both share, otherwise the second wins. Both should choose heads in
one third of all games; the first then wins one third.
"""

from typing import Any, cast

from dvergar.core.board import Adviser, Board
from dvergar.core.constants import NO_ONE
from dvergar.core.fields import Annotated, Row, byte

HEADS, TAILS, HIDDEN, NOTHING = range(4)


class Pennies(Board):
    """The state of a game of pennies."""

    shown: Annotated[Row, byte(2)]

    def __init__(self) -> None:
        super().__init__()
        self.shown = [NOTHING, NOTHING]

    def to_move(self) -> int:
        return self.shown.index(NOTHING) if NOTHING in self.shown else NO_ONE

    def acting(self) -> int:
        return sum(1 << seat for seat in range(2) if self.shown[seat] == NOTHING)

    def seated(self) -> int:
        return 2

    def choices_of(self, seat: int, half: int) -> int:
        return 0 if half else 0b11

    def carry_out(self, seat: int, choice: int) -> None:
        self.shown[seat] = choice

    def rank(self, seat: int) -> int:
        first = {(HEADS, HEADS): 2, (TAILS, TAILS): 1}.get((self.shown[0], self.shown[1]), 0)
        return first if seat == 0 else 2 - first

    def weigh(self, adviser: Adviser) -> None:
        adviser.opinion[HEADS] = adviser.opinion[TAILS] = 0

    def advised(self, adviser: Adviser, r: Any) -> int:
        return int(r.roll(2))

    def sealed(self) -> bool:
        return NOTHING in self.shown

    def unseal(self) -> None:
        self.shown = [NOTHING, NOTHING]

    def follow(self, other: Board) -> None:
        self.shown = list(cast(Pennies, other).shown)

    def hide(self, seat: int) -> None:
        self.shown = [side if at == seat or side == NOTHING else HIDDEN for at, side in enumerate(self.shown)]

    def guess(self, r: Any) -> None:
        self.shown = [r.roll(2) if side == HIDDEN else side for side in self.shown]

    def key(self) -> int:
        return self.fingerprint()


class OpenPennies(Pennies):
    """The same game with open choices: the second player sees the first one's."""

    def sealed(self) -> bool:
        return False

    def hide(self, seat: int) -> None:
        pass
