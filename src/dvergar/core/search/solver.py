"""Solves the rest of a two-player game exactly: no chance, no secrets, and both want to win.

Each decision has a layer with its own board, and tries its choices on the board of the layer below, which solves what follows.
Alpha-beta skips what cannot change the outcome, known positions are remembered, and choices that often caused cutoffs are tried
first; the result is exact all the same. If there is no exact result, the solver returns UNSOLVED, never a wrong result: when a
shuffle or a secret decision comes up, or there are more decisions in a row than layers, or more nodes than allowed. It runs
without the interpreter.
"""

from dvergar.core.board import Board
from dvergar.core.constants import CODES_OF_ALL, HALF_WIN, KNOWN, MENU, NO_ONE, NO_WIN, UNSOLVED, WHOLE_WIN
from dvergar.core.fields import Annotated, Fields, Row, nogil, scratch, scratch_bits, scratch_words, u64, verb


class Ledger(Fields):
    """Data shared by all layers of a solver."""

    nodes: Annotated[int, scratch_words()]  # decisions examined
    most: Annotated[int, scratch_words()]  # the limit on `nodes`
    stopped: Annotated[int, scratch()]
    cutoffs: Annotated[Row, scratch_words(2 * CODES_OF_ALL)]  # how often each code of either seat caused a cutoff
    key: Annotated[Row, scratch_bits(KNOWN)]  # the position stored in a slot
    least: Annotated[Row, scratch(KNOWN)]  # lower bound on what seat 0 wins from it
    utmost: Annotated[Row, scratch(KNOWN)]  # upper bound


class Layer(Fields):
    """A board to try a choice on. The lowest layer solves no decision."""

    board: Board

    def __init__(self, board: Board) -> None:
        self.board = board

    @verb
    def worth(self, low: int, high: int) -> int:  # noqa: ARG002
        """Return what seat 0 wins from the position on the board, if within these bounds; otherwise a bound of it."""
        return UNSOLVED


class Solver(Layer):
    """A layer with another one below it. Python calls the topmost."""

    below: Layer
    ledger: Ledger
    ranked: Annotated[Row, scratch(MENU)]  # the choices of the decision, those with most cutoffs first

    def __init__(self, board: Board, below: Layer, ledger: Ledger) -> None:
        self.board = board
        self.below = below
        self.ledger = ledger

    def clear(self) -> None:
        """Forget all positions."""
        clear_ledger(self.ledger)

    def solve(self, position: Board, most: int) -> int:
        """Return what seat 0 wins from a position, in half wins; UNSOLVED if that takes more than `most` nodes since `clear`."""
        self.board.follow(position)
        self.ledger.most = most
        with nogil:
            found = self.worth(NO_WIN, WHOLE_WIN)
        return found  # noqa: RET504

    def stop(self) -> None:
        """Solve nothing more until cleared; safe to call from another thread."""
        self.ledger.stopped = 1

    def nodes(self) -> int:
        """Return the number of decisions examined since the last `clear`."""
        return self.ledger.nodes

    @verb
    def worth(self, low: int, high: int) -> int:
        """Return what seat 0 wins from the position on the board, if within these bounds; otherwise a bound of it."""
        pass_forced(self.board)
        if self.board.to_move() == NO_ONE:
            return won_by_first(self.board)
        self.ledger.nodes += 1
        if self.board.to_move() < 0 or self.board.sealed() or is_spent(self.ledger):
            return UNSOLVED
        key = self.board.key()
        slot: int = key & (KNOWN - 1)
        if self.ledger.key[slot] == key:
            low = max(low, self.ledger.least[slot])
            high = min(high, self.ledger.utmost[slot])
            if low >= high:
                return low
        found = best_worth(self, low, high)
        if found != UNSOLVED:
            remember(self.ledger, slot, key, found, low, high)
        return found


def is_spent(ledger: Ledger) -> bool:
    """Whether no more nodes may be examined."""
    return ledger.stopped != 0 or ledger.nodes > ledger.most


def pass_forced(b: Board) -> None:
    """Make all forced choices."""
    while b.to_move() >= 0 and b.count() == 1:
        b.apply(b.nth(0))


def won_by_first(b: Board) -> int:
    """Return what seat 0 has won at the end of a game."""
    if b.rank(0) == b.rank(1):
        return HALF_WIN
    return WHOLE_WIN if b.rank(0) > b.rank(1) else NO_WIN


def best_worth(s: Solver, low: int, high: int) -> int:
    """Return the result of the best choice of the seat to move: seat 0 maximizes, seat 1 minimizes."""
    first: bool = s.board.to_move() == 0
    count = s.board.count()
    codes = first_cutoff(s.board)
    best: int = NO_WIN if first else WHOLE_WIN
    rank_choices(s, count, codes)
    for i in range(count):
        s.below.board.follow(s.board)
        s.below.board.apply(s.ranked[i])
        found = s.below.worth(low, high)
        if found == UNSOLVED:
            return UNSOLVED
        if first:
            best = max(best, found)
            low = max(low, best)
        else:
            best = min(best, found)
            high = min(high, best)
        if low >= high:
            count_cutoff(s.ledger, codes + s.ranked[i])
            break
    return best


def first_cutoff(b: Board) -> int:
    """Return the index of the cutoff count of choice 0 of the current decision."""
    return b.to_move() * CODES_OF_ALL + b.first_code()


def rank_choices(s: Solver, count: int, codes: int) -> None:
    """Sort the choices, which must have just been counted, by their cutoffs."""
    for i in range(count):
        choice = s.board.nth(i)
        place = i
        while place > 0 and s.ledger.cutoffs[codes + s.ranked[place - 1]] < s.ledger.cutoffs[codes + choice]:
            s.ranked[place] = s.ranked[place - 1]
            place -= 1
        s.ranked[place] = choice


def count_cutoff(ledger: Ledger, code: int) -> None:
    """Count a cutoff by this choice."""
    ledger.cutoffs[code] += 1


def remember(ledger: Ledger, slot: int, key: u64, found: int, low: int, high: int) -> None:
    """Store the result for a position: exact if within these bounds, otherwise a bound."""
    ledger.key[slot] = key
    ledger.least[slot] = found if found > low else NO_WIN
    ledger.utmost[slot] = found if found < high else WHOLE_WIN


def clear_ledger(ledger: Ledger) -> None:
    """Forget all positions and cutoffs."""
    ledger.nodes = 0
    ledger.stopped = 0
    for code in range(2 * CODES_OF_ALL):
        ledger.cutoffs[code] = 0
    for slot in range(KNOWN):
        ledger.key[slot] = 0
        ledger.least[slot] = NO_WIN
        ledger.utmost[slot] = WHOLE_WIN
