"""The verbs that play a position: the integer form of the game, the same in every build."""

from collections.abc import Sequence

from dvergar.core.bits import count_of, has, nth_of
from dvergar.core.board import play_out, play_randomly
from dvergar.core.constants import CHANCE, NO_ONE
from dvergar.core.fields import u64, verb
from dvergar.core.stream import Stream
from dvergar.nidavellir.choices import allowed, choices, choose
from dvergar.nidavellir.coins import has_equal_coins
from dvergar.nidavellir.flow import run, set_up, shuffle_now
from dvergar.nidavellir.score import score_part
from dvergar.nidavellir.state import State, acting
from dvergar.nidavellir.tables import ALL_BIDS, BID, CODES, FIRST_CODE, OVER, PARTS, SHUFFLE
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
    def count(self) -> int:
        """How many choices the seat to move has."""
        self.counted = choices(self, self.to_move())
        return count_of(self.counted)

    @verb
    def nth(self, n: int) -> int:
        """The choice at a place, right after they were counted."""
        return nth_of(self.counted, n)

    @verb
    def apply(self, choice: int) -> None:
        """Carry out a choice of the seat to move and run on."""
        choose(self, self.to_move(), choice)
        run(self)

    @verb
    def deal(self, r: Stream) -> None:
        """Answer the asked shuffle from a stream."""
        shuffle_now(self, r)
        run(self)

    def start(
        self, players: int, gems_low: int, first_game: int, take_back: int, smith_is_dwarf: int, discard_unseen: int
    ) -> None:
        """Lay everything out; the position then waits for its first shuffle."""
        set_up(self, players, gems_low, first_game)
        self.take_back = take_back
        self.smith_is_dwarf = smith_is_dwarf
        self.discard_unseen = discard_unseen

    def resume(self) -> None:
        """Run on to the next decision, from a position that was written by hand."""
        run(self)

    def to_act(self) -> list[int]:
        """The seats that owe a decision."""
        bits = acting(self)
        return [nth_of(bits, i) for i in range(count_of(bits))]

    def is_sealed(self) -> bool:
        """Whether the asked decision is made by several seats in secret (N4.1)."""
        return self.awaiting == BID

    def needs_shuffle(self) -> bool:
        """Whether chance is asked."""
        return self.awaiting == SHUFFLE

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.awaiting == OVER

    def legal(self, seat: int) -> list[int]:
        """The codes of the seat's legal actions, in rising order; empty if it owes no decision."""
        if seat < 0 or seat >= self.players or not has(acting(self), seat):
            return []
        return listed(self, seat)

    def allows(self, seat: int, code: int) -> bool:
        """Whether the seat may play this code now."""
        return is_allowed(self, seat, code)

    def step(self, seat: int, code: int) -> None:
        """Play a legal code; anything else is refused and changes nothing."""
        if not is_allowed(self, seat, code):
            raise ValueError(f"seat {seat} may not play code {code}")
        choose(self, seat, code - FIRST_CODE[self.awaiting])
        run(self)

    def legal_now(self) -> Sequence[int]:
        """The codes of the seat that decides next; empty where a shuffle is asked and at the end."""
        if not acting(self):
            return []
        if self.awaiting == BID and not has_equal_coins(self, self.to_move()):
            return ALL_BIDS
        return listed(self, self.to_move())

    def step_now(self, code: int) -> None:
        """Play a legal code for the seat that decides next."""
        if not acting(self) or not is_allowed(self, self.to_move(), code):
            raise ValueError(f"code {code} may not be played now")
        choose(self, self.to_move(), code - FIRST_CODE[self.awaiting])
        run(self)

    def first_to_act(self) -> int:
        """The seat that decides next, -1 where a shuffle is asked, -2 at the end."""
        return self.to_move()

    def shuffle(self, high: u64, low: u64) -> None:
        """Answer the asked shuffle with a 128-bit key."""
        if self.awaiting != SHUFFLE:
            raise ValueError("no shuffle is asked")
        shuffle_now(self, Stream(high, low))
        run(self)

    def play_randomly(self, high: u64, low: u64) -> int:
        """Random decisions until a shuffle is asked or the game is over; how many they were."""
        return play_randomly(self, Stream(high, low))

    def play_out(self, high: u64, low: u64) -> int:
        """A random game to its end, with shuffles of its own; how many decisions it had."""
        return play_out(self, Stream(high, low))

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


def is_allowed(s: State, seat: int, code: int) -> bool:
    """Whether any numbers at all are a seat and a code that it may play now."""
    if seat < 0 or seat >= s.players or code < 0 or code >= CODES:
        return False
    return allowed(s, seat, code)


def listed(s: State, seat: int) -> list[int]:
    """The codes of the seat's choices, in rising order."""
    bits = choices(s, seat)
    code = FIRST_CODE[s.awaiting]
    codes = [0] * count_of(bits)
    place = 0
    while bits:
        if bits & 1:
            codes[place] = code
            place += 1
        bits >>= 1
        code += 1
    return codes
