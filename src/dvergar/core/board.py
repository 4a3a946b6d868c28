"""A position as the random stream, the search and the API use it: a few verbs that a game implements, and what builds on them."""

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
    """The base of every game's heuristic, which values the choices of a seat. The base class values all choices alike."""

    opinion: Annotated[Row, scratch_words(MENU)]  # the values of the choices weighed last
    trait: Annotated[Row, scratch_words(MOST_TRAITS)]  # the traits that decide a seat's chance to win
    odds: Annotated[Row, scratch_words(MOST_SEATS)]  # each seat's odds to win, relative to the others

    def set_weights(self, values: Sequence[int]) -> None:
        """Replace the fitted weights."""
        raise NotImplementedError

    def worths(self, board: "Board", seat: int) -> list[int]:
        """Return the value of each legal code of a seat, in rising order of the codes; empty if the seat owes no decision."""
        return [0] * len(board.legal(seat))

    def choose(self, board: "Board", seat: int, high: u64, low: u64) -> int:
        """Return the most valuable code of a seat that owes a decision; ties are broken by the random stream of a key."""
        codes = board.legal(seat)
        if not codes:
            raise ValueError(f"seat {seat} owes no decision")
        return codes[Rng(high, low).roll(len(codes))]


class Board(Fields):
    """The base of every game's position. A verb is a C method in the compiled core and runs without the interpreter.

    A choice is a number from 0 on within the current decision; a code identifies the same choice among all decisions of the game.
    Events are written to a log while recording is on; the log is not part of the position.
    """

    counted: Annotated[int, scratch_bits()]  # the choices counted last
    counted_more: Annotated[int, scratch_bits()]
    menu: Annotated[Row, scratch(MENU)]  # a buffer for codes
    recording: Annotated[int, scratch()]
    noted: Annotated[int, scratch()]  # rows used in the log, at most LOG_ROWS
    log_overflowed: Annotated[int, scratch()]  # set when the log had no room for an event
    log: Annotated[Grid, scratch(LOG_ROWS, LOG_ROW)]  # the events since the log was last taken

    @verb
    def to_move(self) -> int:
        """Return the seat that decides next, CHANCE if a shuffle is due, NO_ONE at the end."""
        return NO_ONE

    @verb
    def acting(self) -> u64:
        """Return the seats that owe a decision, as bits."""
        return 0

    @verb
    def seated(self) -> int:
        """Return how many seats have a score."""
        return 0

    @verb
    def first_code(self) -> int:
        """Return the code of choice 0 of the current decision."""
        return 0

    @verb
    def choices_of(self, seat: int, half: int) -> u64:
        """Return the legal choices of an acting seat, as bits: the first 64 in half 0, the next 64 in half 1."""
        return half * 0

    @verb
    def allows_code(self, seat: int, code: int) -> bool:
        """Whether a seat, which must exist, may play the code now."""
        return code * 0 != 0

    @verb
    def carry_out(self, seat: int, choice: int) -> None:
        """Carry out a legal choice and continue to the next decision."""

    @verb
    def run_on(self) -> None:
        """Continue until a decision or a shuffle is due, or the game is over."""

    @verb
    def deal(self, r: Rng) -> None:
        """Answer the pending shuffle from a random stream and continue."""

    @verb
    def total(self, seat: int) -> int:
        """Return what a seat would score if the game ended now."""
        return seat * 0

    @verb
    def rank(self, seat: int) -> u64:
        """Return a seat's standing if the game ended now: higher is better, and tied seats are equal."""
        return seat * 0

    @verb
    def advised(self, adviser: Adviser, r: Rng) -> int:
        """Return the heuristic's choice for the seat to move; the random stream breaks ties, or decides without a heuristic."""
        return self.nth(below(r, self.count()))

    @verb
    def weigh(self, adviser: Adviser) -> None:
        """Write the value of every choice of the seat to move into `opinion`: SAME_AS_OTHER for one equivalent to another choice.

        `prepare` must have been called since the clock last advanced.
        """

    @verb
    def prepare(self, adviser: Adviser) -> None:
        """Let the adviser work out what `weigh` and `habitual` share; call it first, and again when the clock has advanced."""

    @verb
    def habitual(self, adviser: Adviser, r: Rng) -> int:
        """Return a choice of the seat to move for playouts: a cheaper form of `advised`."""
        return self.advised(adviser, r)

    @verb
    def observe(self, adviser: Adviser, seat: int) -> None:
        """Write the traits that decide a seat's chance to win into `trait`, at the beginning of a turn or round."""

    @verb
    def estimate(self, adviser: Adviser) -> int:
        """Return the weighted sum of the traits in `trait`."""
        return 0

    @verb
    def judge(self, adviser: Adviser) -> None:
        """Estimate every seat's odds to win, at the beginning of a turn or round."""
        best = -MOST_BEHIND
        for seat in range(self.seated()):
            self.observe(adviser, seat)
            adviser.odds[seat] = self.estimate(adviser)
            best = max(best, adviser.odds[seat])
        for seat in range(self.seated()):
            adviser.odds[seat] = faded(best - adviser.odds[seat], NAT)

    @verb
    def clock(self) -> int:
        """Return a number that rises with every turn or round of the game."""
        return 0

    @verb
    def sealed(self) -> bool:
        """Whether several seats make the current decision in secret."""
        return False

    @verb
    def unseal(self) -> None:
        """Let all seats that have decided in secret decide again; a view does not know their choices."""

    @verb
    def follow(self, other: "Board") -> None:
        """Become equal to another position of the game."""

    @verb
    def hide(self, seat: int) -> None:
        """Blank out what the seat may not know."""

    @verb
    def guess(self, r: Rng) -> None:
        """Fill the blanks of a view at random; every distinct way that fits is equally likely."""

    @verb
    def key(self) -> u64:
        """Return a 64-bit key, the same for equal positions."""
        return 0

    @verb
    def count(self) -> int:
        """Count the choices of the seat to move."""
        self.counted = self.choices_of(self.to_move(), 0)
        self.counted_more = self.choices_of(self.to_move(), 1)
        return count_of(self.counted) + count_of(self.counted_more)

    @verb
    def nth(self, n: int) -> int:
        """Return the choice at an index; call it right after `count`."""
        first = count_of(self.counted)
        return nth_of(self.counted, n) if n < first else 64 + nth_of(self.counted_more, n - first)

    @verb
    def apply(self, choice: int) -> None:
        """Carry out a choice of the seat to move and continue."""
        self.carry_out(self.to_move(), choice)

    def record(self, on: int) -> None:
        """Switch the log of events on or off."""
        self.recording = on
        self.noted = 0
        self.log_overflowed = 0

    def take_log(self) -> list[list[int]]:
        """Return the events since the last call and empty the log. Raises an error if the log overflowed."""
        if self.log_overflowed:
            self.refuse_log()
        rows = []
        for i in range(self.noted):
            rows.append([self.log[i][k] for k in range(LOG_ROW)])
        self.noted = 0
        return rows

    def refuse_log(self) -> None:
        """Empty a log that overflowed, and raise an error."""
        self.noted = 0
        self.log_overflowed = 0
        raise OverflowError(f"more than {LOG_ROWS} events since the log was last taken: some are lost")

    def resume(self) -> None:
        """Continue to the next decision, from a position written by hand."""
        self.run_on()

    def to_act(self) -> list[int]:
        """Return the seats that owe a decision."""
        bits = self.acting()
        return [nth_of(bits, i) for i in range(count_of(bits))]

    def first_to_act(self) -> int:
        """Return the seat that decides next, -1 if a shuffle is due, -2 at the end."""
        return self.to_move()

    def is_sealed(self) -> bool:
        """Whether several seats make the current decision in secret."""
        return self.sealed()

    def open_secrets(self, high: u64, low: u64) -> None:
        """Turn a view into a position that fits it, with all secret decisions to be made again."""
        self.unseal()
        self.guess(Rng(high, low))

    def seat_count(self) -> int:
        """Return how many seats have a score."""
        return self.seated()

    def needs_shuffle(self) -> bool:
        """Whether a shuffle is due."""
        return self.to_move() == CHANCE

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move() == NO_ONE

    def legal(self, seat: int) -> list[int]:
        """Return the codes of a seat's legal actions, in rising order; empty if it owes no decision."""
        return listed(self, seat) if owes_decision(self, seat) else []

    def has_one_choice(self, seat: int) -> bool:
        """Whether the seat owes a decision and has only one legal action."""
        return owes_decision(self, seat) and count_of(self.choices_of(seat, 0)) + count_of(self.choices_of(seat, 1)) == 1

    def legal_now(self) -> Sequence[int]:
        """Return the legal codes of the seat that decides next; empty if a shuffle is due and at the end."""
        return listed(self, self.to_move()) if self.acting() else []

    def allows(self, seat: int, code: int) -> bool:
        """Whether the seat may play the code now."""
        return is_allowed(self, seat, code)

    def step(self, seat: int, code: int) -> None:
        """Play a legal code; refuse anything else and change nothing."""
        if not is_allowed(self, seat, code):
            raise ValueError(f"seat {seat} may not play code {code}")
        self.carry_out(seat, code - self.first_code())

    def step_now(self, code: int) -> Sequence[int]:
        """Play a legal code for the seat that decides next, and return the next `legal_now`."""
        if not is_allowed(self, self.to_move(), code):
            raise ValueError(f"code {code} may not be played now")
        self.carry_out(self.to_move(), code - self.first_code())
        return listed(self, self.to_move()) if self.acting() else []

    def shuffle(self, high: u64, low: u64) -> None:
        """Answer the pending shuffle with a 128-bit key."""
        if self.to_move() != CHANCE:
            raise ValueError("no shuffle is asked")
        self.deal(Rng(high, low))

    def blank(self, seat: int) -> None:
        """Blank out what the seat may not know; -1 is a spectator."""
        self.hide(seat)

    def imagine(self, high: u64, low: u64) -> None:
        """Fill the blanks of a view at random; every distinct way that fits is equally likely."""
        self.guess(Rng(high, low))

    def play_randomly(self, high: u64, low: u64) -> int:
        """Play at random until a shuffle is due or the game is over; return the number of decisions."""
        return play_randomly(self, Rng(high, low))

    def play_out(self, high: u64, low: u64) -> int:
        """Play the game to its end at random, shuffles included; return the number of decisions."""
        return play_out(self, Rng(high, low))

    def play_heuristics(self, advisers: Sequence[Adviser | None], high: u64, low: u64) -> int:
        """Play the game to its end, each seat by its own heuristic or else at random; return the number of decisions.

        The deal depends on the key alone, not on the choices; these are drawn from a separate stream.
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
        """Return the traits that decide a seat's chance to win."""
        self.observe(adviser, seat)
        return [adviser.trait[i] for i in range(MOST_TRAITS)]

    def odds(self, adviser: Adviser) -> list[int]:
        """Return the estimated odds of all seats to win, relative to each other."""
        self.judge(adviser)
        return [adviser.odds[seat] for seat in range(self.seated())]

    def turns_begun(self) -> int:
        """Return a number that rises with every turn or round of the game."""
        return self.clock()

    def points_of(self, seat: int) -> int:
        """Return what a seat would score if the game ended now."""
        return self.total(seat)

    def score_parts(self, seat: int) -> list[int]:
        """Return the parts of a seat's score if the game ended now, in the game's order."""
        return []

    def phase(self) -> list[int]:
        """Return the row of the win chance weights that applies now: the table and the phase of the game."""
        return []

    def place_of(self, seat: int) -> int:
        """Return the seat's place if the game ended now: the best is 1, and tied seats share theirs."""
        place = 1
        for other in range(self.seated()):
            if self.rank(other) > self.rank(seat):
                place += 1
        return place


def faded(behind: int, width: int) -> int:
    """Return exp(-behind / width), in millionths."""
    return FADED[min(MOST_FADED, min(behind, MOST_BEHIND) * STEPS_OF_E // width)]


def owes_decision(b: Board, seat: int) -> bool:
    """Whether the seat, which may be any number, owes a decision."""
    return seat >= 0 and seat < b.seated() and has(b.acting(), seat)


def is_allowed(b: Board, seat: int, code: int) -> bool:
    """Whether the seat may play the code now; both may be any numbers."""
    return seat >= 0 and seat < b.seated() and code >= 0 and b.allows_code(seat, code)


def listed(b: Board, seat: int) -> list[int]:
    """Return the codes of the seat's choices, in rising order."""
    count = write_menu(b, 0, b.choices_of(seat, 0), b.first_code())
    more = b.choices_of(seat, 1)
    if more:
        count = write_menu(b, count, more, b.first_code() + 64)
    codes = [0] * count
    for i in range(count):
        codes[i] = b.menu[i]
    return codes


def write_menu(b: Board, place: int, bits: u64, code: int) -> int:
    """Write the codes of the set's numbers, counted from `code`, into the menu from `place` on; return the index after the last.

    Every number is written but only members advance the index, which saves a branch that the CPU would mispredict.
    """
    while bits:
        b.menu[place] = code
        if bits & 1:
            place += 1
        bits >>= 1
        code += 1
    return place


def note(board: Board, kind: int, rule: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Write an event to the log if recording is on. If the log is full, taking it will raise an error."""
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
    """Play at random until a shuffle is due or the game is over; return the number of decisions."""
    decisions = 0
    while b.to_move() >= 0:
        b.apply(b.nth(below(r, b.count())))
        decisions += 1
    return decisions


def play_out(b: Board, r: Rng) -> int:
    """Play the game to its end at random, shuffles included; return the number of decisions."""
    decisions = play_randomly(b, r)
    while b.to_move() != NO_ONE:
        b.deal(r)
        decisions += play_randomly(b, r)
    return decisions
