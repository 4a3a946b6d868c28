"""The verbs that play a position, the integer form of the game, the same in every build."""

from typing import cast

from dvergar.core.bits import nth_of
from dvergar.core.board import Board
from dvergar.core.constants import CHANCE, NO_ONE
from dvergar.core.fields import u64, verb
from dvergar.core.rng import Rng
from hoard.rules import material as m
from hoard.rules.bidding import ask_bids
from hoard.rules.choices import allowed, choices, choose
from hoard.rules.flow import run, set_up, shuffle_deck
from hoard.rules.hidden import blank_for, fill_blanks
from hoard.rules.score import part_of_score, score, standing
from hoard.rules.state import State, acting_seats


class Engine(State):
    """A position that can be played. Only `step` and, for random events, `shuffle` change it."""

    @verb
    def to_move(self) -> int:
        """Return the seat that decides next; if several owe a bid, the first."""
        if self.awaiting == m.SHUFFLE:
            return CHANCE
        if self.awaiting == m.BID:
            return nth_of(self.owing, 0)
        return NO_ONE if self.awaiting == m.OVER else self.actor

    @verb
    def acting(self) -> u64:
        """Return the seats that owe a decision, as bits."""
        return acting_seats(self)

    @verb
    def seated(self) -> int:
        """Return the number of seats."""
        return self.players

    @verb
    def first_code(self) -> int:
        """Return the code of choice 0 of the current decision."""
        return m.FIRST_CODE[self.awaiting]

    @verb
    def choices_of(self, seat: int, half: int) -> u64:
        """Return the legal choices of a seat to act, as bits; no decision has more than 64."""
        return 0 if half else choices(self, seat)

    @verb
    def allows_code(self, seat: int, code: int) -> bool:
        """Whether the seat may play the code now."""
        return code < m.CODES and allowed(self, seat, code)

    @verb
    def carry_out(self, seat: int, choice: int) -> None:
        """Carry out a legal choice and run on."""
        choose(self, seat, choice)
        run(self)

    @verb
    def run_on(self) -> None:
        """Run on until a decision or a shuffle is needed, or the game is over."""
        run(self)

    @verb
    def deal(self, r: Rng) -> None:
        """Carry out the shuffle with this generator and run on."""
        shuffle_deck(self, r)
        run(self)

    @verb
    def total(self, seat: int) -> int:
        """Return the seat's points if the game ended now."""
        return score(self, seat)

    @verb
    def rank(self, seat: int) -> u64:
        """Return points, then treasures, as one number (H4.4)."""
        return standing(self, seat)

    @verb
    def sealed(self) -> bool:
        """Whether bids are being made (H2.2)."""
        return self.awaiting == m.BID

    @verb
    def unseal(self) -> None:
        """Discard all bids, so that they are made again."""
        if self.awaiting == m.BID:
            ask_bids(self)

    @verb
    def follow(self, other: Board) -> None:
        """Become equal to another position."""
        self.become(cast(Engine, other))

    @verb
    def hide(self, seat: int) -> None:
        """Remove what the seat may not know (H5.1)."""
        blank_for(self, seat)

    @verb
    def guess(self, r: Rng) -> None:
        """Fill the blanks; each possible way is equally likely."""
        fill_blanks(self, r)

    @verb
    def key(self) -> u64:
        """Return a key that equal positions share."""
        return self.fingerprint()

    def start(self, players: int, lamp_stays: int) -> None:
        """Set up a new game, which then waits for its shuffle."""
        set_up(self, players, lamp_stays)

    def score_parts(self, seat: int) -> list[int]:
        """Return the parts of the seat's score if the game ended now."""
        return [part_of_score(self, seat, part) for part in range(m.PARTS)]
