"""The verbs that play a position: the integer form of the game, the same in every build."""

from collections.abc import Sequence
from typing import cast

from dvergar.core.bits import nth_of
from dvergar.core.board import Adviser, is_allowed, listed
from dvergar.core.constants import CHANCE, NO_ONE
from dvergar.core.fields import u64, verb
from dvergar.core.stream import Stream
from dvergar.nidavellir.choices import allowed, choices, choose
from dvergar.nidavellir.coins import has_equal_coins
from dvergar.nidavellir.flow import run, set_up, shuffle_now
from dvergar.nidavellir.score import score, score_part
from dvergar.nidavellir.state import State, acting
from dvergar.nidavellir.tables import ALL_BIDS, BID, CODES, FIRST_CODE, OVER, PARTS, SHUFFLE
from dvergar.nidavellir.thumb import Thumb, thumb_choice
from dvergar.nidavellir.view import blank_for, fill_blanks


class Engine(State):
    """A position that can be played. `step` is the only way forward, and `shuffle` where chance is asked."""

    @verb
    def to_move(self) -> int:
        """The seat that decides next; of several that owe a bid the first."""
        if self.awaiting == SHUFFLE:
            return CHANCE
        if self.awaiting == BID:
            return nth_of(self.owing, 0)
        return NO_ONE if self.awaiting == OVER else self.actor

    @verb
    def acting(self) -> u64:
        """The seats that owe a decision, as bits."""
        return acting(self)

    @verb
    def seated(self) -> int:
        """How many seats there are."""
        return self.players

    @verb
    def first_code(self) -> int:
        """The code of choice 0 of the asked decision."""
        return FIRST_CODE[self.awaiting]

    @verb
    def choices_of(self, seat: int, half: int) -> u64:
        """The legal choices of a seat that acts, as bits; none has more than 64."""
        return 0 if half else choices(self, seat)

    @verb
    def allows_code(self, seat: int, code: int) -> bool:
        """Whether the seat may play the code now."""
        return code < CODES and allowed(self, seat, code)

    @verb
    def carry_out(self, seat: int, choice: int) -> None:
        """Carry out a legal choice and run on."""
        choose(self, seat, choice)
        run(self)

    @verb
    def run_on(self) -> None:
        """Run on until a decision or a shuffle is asked, or the game is over."""
        run(self)

    @verb
    def deal(self, r: Stream) -> None:
        """Answer the asked shuffle from a stream and run on."""
        shuffle_now(self, r)
        run(self)

    @verb
    def advised(self, adviser: Adviser, r: Stream) -> int:
        """By the rule of thumb."""
        return thumb_choice(self, cast(Thumb, adviser), self.to_move(), r)

    @verb
    def total(self, seat: int) -> int:
        """The seat's score if the game ended now (N10.5)."""
        return score(self, seat)

    @verb
    def rank(self, seat: int) -> u64:
        """Most points win (N10.4); no score is below zero."""
        return score(self, seat)

    def start(
        self, players: int, gems_low: int, first_game: int, take_back: int, smith_is_dwarf: int, discard_unseen: int
    ) -> None:
        """Lay everything out; the position then waits for its first shuffle."""
        set_up(self, players, gems_low, first_game)
        self.take_back = take_back
        self.smith_is_dwarf = smith_is_dwarf
        self.discard_unseen = discard_unseen

    def is_sealed(self) -> bool:
        """Whether the asked decision is made by several seats in secret (N4.1)."""
        return self.awaiting == BID

    def legal_now(self) -> Sequence[int]:
        """The codes of the seat that decides next; empty where a shuffle is asked and at the end."""
        if self.awaiting == BID and not has_equal_coins(self, self.to_move()):
            return ALL_BIDS
        return listed(self, self.to_move()) if acting(self) else []

    def step_now(self, code: int) -> Sequence[int]:
        """Play a legal code for the seat that decides next; the codes of the decision after it."""
        if not is_allowed(self, self.to_move(), code):
            raise ValueError(f"code {code} may not be played now")
        choose(self, self.to_move(), code - FIRST_CODE[self.awaiting])
        run(self)
        if self.awaiting == BID and not has_equal_coins(self, self.to_move()):
            return ALL_BIDS
        return listed(self, self.to_move()) if acting(self) else []

    def heroes_of(self, seat: int) -> int:
        """The heroes that a seat owns, as bits."""
        return self.heroes[seat]

    def blank(self, seat: int) -> None:
        """Forget what the seat may not know; -1 is a spectator (N13.1)."""
        blank_for(self, seat)

    def imagine(self, high: u64, low: u64) -> None:
        """Fill the blanks at random in a way that fits; each distinct way is equally likely."""
        fill_blanks(self, Stream(high, low))

    def score_parts(self, seat: int) -> list[int]:
        """The seven parts of the seat's score as if the game ended now (N10.5)."""
        return [score_part(self, seat, part) for part in range(PARTS)]
