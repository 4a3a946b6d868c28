"""A position as chance, search and the API drive it: a few verbs that a game fills in, and all that follows from them."""

from collections.abc import Sequence

from dvergar.core.bits import count_of, has, nth_of
from dvergar.core.constants import (
    CHANCE,
    FADED,
    LOG_ROW,
    LOG_ROWS,
    MENU,
    MOST_BEHIND,
    MOST_FADED,
    MOST_SEATS,
    MOST_TRAITS,
    NAT,
    NO_ONE,
    STEPS_OF_E,
)
from dvergar.core.fields import Annotated, Fields, Grid, Row, scratch, scratch_bits, scratch_words, u64, verb
from dvergar.core.rng import Rng, below


class Adviser(Fields):
    """The base of every game's rule of thumb: it tells what a seat should choose. By itself it finds all choices equal."""

    opinion: Annotated[Row, scratch_words(MENU)]  # what the choices are worth that were weighed last
    trait: Annotated[Row, scratch_words(MOST_TRAITS)]  # what counts for the chances of a seat
    odds: Annotated[Row, scratch_words(MOST_SEATS)]  # how likely each seat is to win, against the others

    def set_weights(self, values: Sequence[int]) -> None:
        """Judge by other weights than the fitted ones."""
        raise NotImplementedError

    def worths(self, board: "Board", seat: int) -> list[int]:
        """What each legal code of a seat is worth, in rising order of the codes; empty if it owes no decision."""
        return [0] * len(board.legal(seat))

    def choose(self, board: "Board", seat: int, high: u64, low: u64) -> int:
        """The code of most worth of a seat that owes a decision; equal ones are drawn from the stream of a key."""
        codes = board.legal(seat)
        if not codes:
            raise ValueError(f"seat {seat} owes no decision")
        return codes[Rng(high, low).roll(len(codes))]


class Board(Fields):
    """The base of every game's position. A verb is a C method in the compiled core and needs no interpreter.

    A choice is a number from 0 on within the asked decision, a code the same number among all decisions of the game.
    What happens is noted in a log, if anybody listens; the log is no part of the position.
    """

    counted: Annotated[int, scratch_bits()]  # the choices that were counted last
    counted_more: Annotated[int, scratch_bits()]
    menu: Annotated[Row, scratch(MENU)]  # the codes that are being listed
    recording: Annotated[int, scratch()]
    noted: Annotated[int, scratch()]  # rows in the log, LOG_ROWS at most
    log_overflowed: Annotated[int, scratch()]  # an event found no room in the log
    log: Annotated[Grid, scratch(LOG_ROWS, LOG_ROW)]  # events since the log was last emptied

    @verb
    def to_move(self) -> int:
        """The seat that decides next, CHANCE where a shuffle is asked, NO_ONE at the end."""
        return NO_ONE

    @verb
    def acting(self) -> u64:
        """The seats that owe a decision, as bits."""
        return 0

    @verb
    def seated(self) -> int:
        """How many seats have a score."""
        return 0

    @verb
    def first_code(self) -> int:
        """The code of choice 0 of the asked decision."""
        return 0

    @verb
    def choices_of(self, seat: int, half: int) -> u64:
        """The legal choices of a seat that acts, as bits: half 0 has the first 64, half 1 the next."""
        return half * 0

    @verb
    def allows_code(self, seat: int, code: int) -> bool:
        """Whether the seat, which exists, may play the code now."""
        return code * 0 != 0

    @verb
    def carry_out(self, seat: int, choice: int) -> None:
        """Carry out a legal choice and run on to the next decision."""

    @verb
    def run_on(self) -> None:
        """Run on until a decision or a shuffle is asked, or the game is over."""

    @verb
    def deal(self, r: Rng) -> None:
        """Answer the asked shuffle from a stream and run on."""

    @verb
    def total(self, seat: int) -> int:
        """What a seat would score if the game ended now."""
        return seat * 0

    @verb
    def rank(self, seat: int) -> u64:
        """How a seat stands if the game ended now: the higher the better, equal is shared."""
        return seat * 0

    @verb
    def advised(self, adviser: Adviser, r: Rng) -> int:
        """What the game's rule of thumb chooses for the seat to move; among equals, or without one, the stream decides."""
        return self.nth(below(r, self.count()))

    @verb
    def weigh(self, adviser: Adviser) -> None:
        """Form an opinion of every choice of the seat to move: the higher the better; SAME_AS_OTHER if it equals another one.

        The adviser has looked around since the clock last moved.
        """

    @verb
    def prepare(self, adviser: Adviser) -> None:
        """Let the adviser look around before it weighs or plays on by habit, and again whenever the clock has moved."""

    @verb
    def habitual(self, adviser: Adviser, r: Rng) -> int:
        """What the seat to move does without much thought: a cheap form of `advised`."""
        return self.advised(adviser, r)

    @verb
    def observe(self, adviser: Adviser, seat: int) -> None:
        """Write down the traits that count for the chances of a seat, at the beginning of a turn or round."""

    @verb
    def estimate(self, adviser: Adviser) -> int:
        """How much the traits that were written down count together."""
        return 0

    @verb
    def judge(self, adviser: Adviser) -> None:
        """Estimate the odds of every seat to win, at the beginning of a turn or round."""
        best = -MOST_BEHIND
        for seat in range(self.seated()):
            self.observe(adviser, seat)
            adviser.odds[seat] = self.estimate(adviser)
            best = max(best, adviser.odds[seat])
        for seat in range(self.seated()):
            adviser.odds[seat] = faded(best - adviser.odds[seat], NAT)

    @verb
    def clock(self) -> int:
        """A number that rises with every turn or round of the game."""
        return 0

    @verb
    def sealed(self) -> bool:
        """Whether the asked decision is made by several seats in secret."""
        return False

    @verb
    def unseal(self) -> None:
        """Let all who have decided in secret decide anew; a view does not know what they chose."""

    @verb
    def follow(self, other: "Board") -> None:
        """Become equal to another position of the game."""

    @verb
    def hide(self, seat: int) -> None:
        """Forget what the seat may not know."""

    @verb
    def guess(self, r: Rng) -> None:
        """Fill the blanks of a view at random in a way that fits; each distinct way is equally likely."""

    @verb
    def key(self) -> u64:
        """A key of 64 bits that equal positions share."""
        return 0

    @verb
    def count(self) -> int:
        """How many choices the seat to move has."""
        self.counted = self.choices_of(self.to_move(), 0)
        self.counted_more = self.choices_of(self.to_move(), 1)
        return count_of(self.counted) + count_of(self.counted_more)

    @verb
    def nth(self, n: int) -> int:
        """The choice at a place, right after they were counted."""
        first = count_of(self.counted)
        return nth_of(self.counted, n) if n < first else 64 + nth_of(self.counted_more, n - first)

    @verb
    def apply(self, choice: int) -> None:
        """Carry out a choice of the seat to move and run on."""
        self.carry_out(self.to_move(), choice)

    def record(self, on: int) -> None:
        """Switch the log of events on or off."""
        self.recording = on
        self.noted = 0
        self.log_overflowed = 0

    def take_log(self) -> list[list[int]]:
        """The events since the last call, and empty the log. If it could not hold them all, an error says so."""
        if self.log_overflowed:
            self.refuse_log()
        rows = []
        for i in range(self.noted):
            rows.append([self.log[i][k] for k in range(LOG_ROW)])
        self.noted = 0
        return rows

    def refuse_log(self) -> None:
        """Empty a log that has lost events, and raise an error."""
        self.noted = 0
        self.log_overflowed = 0
        raise OverflowError(f"more than {LOG_ROWS} events since the log was last taken: some are lost")

    def resume(self) -> None:
        """Run on to the next decision, from a position that was written by hand."""
        self.run_on()

    def to_act(self) -> list[int]:
        """The seats that owe a decision."""
        bits = self.acting()
        return [nth_of(bits, i) for i in range(count_of(bits))]

    def first_to_act(self) -> int:
        """The seat that decides next, -1 where a shuffle is asked, -2 at the end."""
        return self.to_move()

    def is_sealed(self) -> bool:
        """Whether the asked decision is made by several seats in secret."""
        return self.sealed()

    def open_secrets(self, high: u64, low: u64) -> None:
        """From a view make a position that fits it, in which all who decide in secret decide anew."""
        self.unseal()
        self.guess(Rng(high, low))

    def seat_count(self) -> int:
        """How many seats have a score."""
        return self.seated()

    def needs_shuffle(self) -> bool:
        """Whether chance is asked."""
        return self.to_move() == CHANCE

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move() == NO_ONE

    def legal(self, seat: int) -> list[int]:
        """The codes of the seat's legal actions, in rising order; empty if it owes no decision."""
        return listed(self, seat) if owes_decision(self, seat) else []

    def has_one_choice(self, seat: int) -> bool:
        """Whether the seat owes a decision and has one legal action."""
        return owes_decision(self, seat) and count_of(self.choices_of(seat, 0)) + count_of(self.choices_of(seat, 1)) == 1

    def legal_now(self) -> Sequence[int]:
        """The codes of the seat that decides next; empty where a shuffle is asked and at the end."""
        return listed(self, self.to_move()) if self.acting() else []

    def allows(self, seat: int, code: int) -> bool:
        """Whether the seat may play this code now."""
        return is_allowed(self, seat, code)

    def step(self, seat: int, code: int) -> None:
        """Play a legal code; anything else is refused and changes nothing."""
        if not is_allowed(self, seat, code):
            raise ValueError(f"seat {seat} may not play code {code}")
        self.carry_out(seat, code - self.first_code())

    def step_now(self, code: int) -> Sequence[int]:
        """Play a legal code for the seat that decides next; the codes of the decision after it, as `legal_now` gives them."""
        if not is_allowed(self, self.to_move(), code):
            raise ValueError(f"code {code} may not be played now")
        self.carry_out(self.to_move(), code - self.first_code())
        return listed(self, self.to_move()) if self.acting() else []

    def shuffle(self, high: u64, low: u64) -> None:
        """Answer the asked shuffle with a 128-bit key."""
        if self.to_move() != CHANCE:
            raise ValueError("no shuffle is asked")
        self.deal(Rng(high, low))

    def blank(self, seat: int) -> None:
        """Forget what the seat may not know; -1 is a spectator."""
        self.hide(seat)

    def imagine(self, high: u64, low: u64) -> None:
        """Fill the blanks of a view at random in a way that fits; each distinct way is equally likely."""
        self.guess(Rng(high, low))

    def play_randomly(self, high: u64, low: u64) -> int:
        """Random decisions until a shuffle is asked or the game is over; how many they were."""
        return play_randomly(self, Rng(high, low))

    def play_out(self, high: u64, low: u64) -> int:
        """A random game to its end, with shuffles of its own; how many decisions it had."""
        return play_out(self, Rng(high, low))

    def play_heuristics(self, advisers: Sequence[Adviser | None], high: u64, low: u64) -> int:
        """A game to its end: each seat by its own rule of thumb, or at random if it has none; how many decisions it had.

        The deal comes from the key alone, whatever is chosen; choices are drawn from a stream of their own.
        """
        deals = Rng(high, low)
        draws = Rng(low, high)
        decisions = 0
        while self.to_move() != NO_ONE:
            if self.to_move() == CHANCE:
                self.deal(deals)
            else:
                adviser = advisers[self.to_move()]
                self.apply(self.nth(below(draws, self.count())) if adviser is None else self.advised(adviser, draws))
                decisions += 1
        return decisions

    def traits(self, adviser: Adviser, seat: int) -> list[int]:
        """What counts for the chances of a seat."""
        self.observe(adviser, seat)
        return [adviser.trait[i] for i in range(MOST_TRAITS)]

    def odds(self, adviser: Adviser) -> list[int]:
        """The estimated odds of all seats to win, against each other."""
        self.judge(adviser)
        return [adviser.odds[seat] for seat in range(self.seated())]

    def turns_begun(self) -> int:
        """A number that rises with every turn or round of the game."""
        return self.clock()

    def points_of(self, seat: int) -> int:
        """What a seat would score if the game ended now."""
        return self.total(seat)

    def score_parts(self, seat: int) -> list[int]:
        """The parts of a seat's score if the game ended now, in the game's own order."""
        return []

    def phase(self) -> list[int]:
        """By which row of the win chance weights a seat's chance is estimated: its table and its phase of the game."""
        return []

    def place_of(self, seat: int) -> int:
        """The seat's place if the game ended now: the best is 1, equal ones share theirs."""
        place = 1
        for other in range(self.seated()):
            if self.rank(other) > self.rank(seat):
                place += 1
        return place


def faded(behind: int, width: int) -> int:
    """What is left of a chance, in millionths: for every width that it lies behind, e times less."""
    return FADED[min(MOST_FADED, min(behind, MOST_BEHIND) * STEPS_OF_E // width)]


def owes_decision(b: Board, seat: int) -> bool:
    """Whether any number at all is a seat that owes a decision."""
    return seat >= 0 and seat < b.seated() and has(b.acting(), seat)


def is_allowed(b: Board, seat: int, code: int) -> bool:
    """Whether any numbers at all are a seat and a code that it may play now."""
    return seat >= 0 and seat < b.seated() and code >= 0 and b.allows_code(seat, code)


def listed(b: Board, seat: int) -> list[int]:
    """The codes of the seat's choices, in rising order."""
    count = write_menu(b, 0, b.choices_of(seat, 0), b.first_code())
    more = b.choices_of(seat, 1)
    if more:
        count = write_menu(b, count, more, b.first_code() + 64)
    codes = [0] * count
    for i in range(count):
        codes[i] = b.menu[i]
    return codes


def write_menu(b: Board, place: int, bits: u64, code: int) -> int:
    """Write the numbers of a set, counted from a code on, into the menu from a place on; the place behind them.

    Every number is written and only those of the set are kept: so no branch has to be foreseen.
    """
    while bits:
        b.menu[place] = code
        if bits & 1:
            place += 1
        bits >>= 1
        code += 1
    return place


def note(board: Board, kind: int, rule: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Write an event into the log, if anybody listens. One that finds no room is reported when the log is taken."""
    if board.recording and board.noted >= LOG_ROWS:
        board.log_overflowed = 1
    elif board.recording:
        row = board.noted
        board.log[row][0] = kind
        board.log[row][1] = rule
        board.log[row][2] = seat
        board.log[row][3] = a
        board.log[row][4] = b
        board.log[row][5] = c
        board.log[row][6] = d
        board.log[row][7] = e
        board.noted = row + 1


def play_randomly(b: Board, r: Rng) -> int:
    """Random choices until chance is asked or the game is over; how many they were."""
    decisions = 0
    while b.to_move() >= 0:
        b.apply(b.nth(below(r, b.count())))
        decisions += 1
    return decisions


def play_out(b: Board, r: Rng) -> int:
    """A random game to its end, shuffles included; how many decisions it had."""
    decisions = play_randomly(b, r)
    while b.to_move() != NO_ONE:
        b.deal(r)
        decisions += play_randomly(b, r)
    return decisions
