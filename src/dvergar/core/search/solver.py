"""The rest of a game between two, solved exactly: no chance, no secrets, each wants the win for itself.

Every decision has a layer of its own with a board to try its choices on; a layer hands on to the one below it. What cannot change
the outcome any more is left out (alpha-beta), what is known of a position is remembered, and choices that often decided are
tried first; the result is exact all the same. Where it cannot be had there is none, never a wrong one: when chance or several
seats in secret are asked, when there are more decisions in a row than layers, or more nodes than are allowed. It needs no
interpreter.
"""

from dvergar.core.board import Board
from dvergar.core.constants import CODES_OF_ALL, HALF_WIN, KNOWN, MENU, NO_ONE, NO_WIN, UNSOLVED, WHOLE_WIN
from dvergar.core.fields import Annotated, Fields, Row, nogil, scratch, scratch_bits, scratch_words, u64, verb


class Ledger(Fields):
    """What all layers of a solver share."""

    nodes: Annotated[int, scratch_words()]  # decisions that were looked at
    most: Annotated[int, scratch_words()]  # and how many may be
    stopped: Annotated[int, scratch()]
    fame: Annotated[Row, scratch_words(2 * CODES_OF_ALL)]  # how often each code of either seat decided a node
    key: Annotated[Row, scratch_bits(KNOWN)]  # of the position that a slot knows
    least: Annotated[Row, scratch(KNOWN)]  # seat 0 wins no less from it
    utmost: Annotated[Row, scratch(KNOWN)]  # and no more


class Layer(Fields):
    """A board to try a choice on. The lowest layer is only that: no decision is solved there."""

    board: Board

    def __init__(self, board: Board) -> None:
        self.board = board

    @verb
    def worth(self, low: int, high: int) -> int:  # noqa: ARG002
        """What seat 0 wins from the position on the board, within these bounds; beyond them, a bound of it."""
        return UNSOLVED


class Solver(Layer):
    """A layer that has another one below it. The topmost is driven from Python."""

    below: Layer
    ledger: Ledger
    ranked: Annotated[Row, scratch(MENU)]  # the choices of the decision, the most famous first

    def __init__(self, board: Board, below: Layer, ledger: Ledger) -> None:
        self.board = board
        self.below = below
        self.ledger = ledger

    def clear(self) -> None:
        """Forget all that is known."""
        clear_ledger(self.ledger)

    def solve(self, position: Board, most: int) -> int:
        """What seat 0 wins from a position, in half wins, or UNSOLVED; so many nodes may be looked at since it was cleared."""
        self.board.follow(position)
        self.ledger.most = most
        with nogil:
            found = self.worth(NO_WIN, WHOLE_WIN)
        return found  # noqa: RET504

    def stop(self) -> None:
        """Solve nothing any more until it is cleared; may be called from another thread."""
        self.ledger.stopped = 1

    def nodes(self) -> int:
        """How many decisions were looked at since it was cleared."""
        return self.ledger.nodes

    @verb
    def worth(self, low: int, high: int) -> int:
        """What seat 0 wins from the position on the board, within these bounds; beyond them, a bound of it."""
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
    """Whether no more nodes may be looked at."""
    return ledger.stopped != 0 or ledger.nodes > ledger.most


def pass_forced(b: Board) -> None:
    """Run on where there is nothing to choose."""
    while b.to_move() >= 0 and b.count() == 1:
        b.apply(b.nth(0))


def won_by_first(b: Board) -> int:
    """What seat 0 has won at the end of a game."""
    if b.rank(0) == b.rank(1):
        return HALF_WIN
    return WHOLE_WIN if b.rank(0) > b.rank(1) else NO_WIN


def best_worth(s: Solver, low: int, high: int) -> int:
    """What the best choice of the seat to move brings: seat 0 wants the most, seat 1 the least."""
    first: bool = s.board.to_move() == 0
    count = s.board.count()
    codes = own_codes(s.board)
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
            praise(s.ledger, codes + s.ranked[i])
            break
    return best


def own_codes(b: Board) -> int:
    """Where the fame of choice 0 of the asked decision is noted."""
    return b.to_move() * CODES_OF_ALL + b.first_code()


def rank_choices(s: Solver, count: int, codes: int) -> None:
    """Bring the choices that were just counted into the order in which they are tried."""
    for i in range(count):
        choice = s.board.nth(i)
        place = i
        while place > 0 and s.ledger.fame[codes + s.ranked[place - 1]] < s.ledger.fame[codes + choice]:
            s.ranked[place] = s.ranked[place - 1]
            place -= 1
        s.ranked[place] = choice


def praise(ledger: Ledger, code: int) -> None:
    """This choice decided a node."""
    ledger.fame[code] += 1


def remember(ledger: Ledger, slot: int, key: u64, found: int, low: int, high: int) -> None:
    """What is known of a position now: what was found lies between these bounds, or is a bound itself."""
    ledger.key[slot] = key
    ledger.least[slot] = found if found > low else NO_WIN
    ledger.utmost[slot] = found if found < high else WHOLE_WIN


def clear_ledger(ledger: Ledger) -> None:
    """Nothing is known of any position."""
    ledger.nodes = 0
    ledger.stopped = 0
    for code in range(2 * CODES_OF_ALL):
        ledger.fame[code] = 0
    for slot in range(KNOWN):
        ledger.key[slot] = 0
        ledger.least[slot] = NO_WIN
        ledger.utmost[slot] = WHOLE_WIN
