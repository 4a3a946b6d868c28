"""A position as chance, playouts and search drive it: a few verbs, the same for every game."""

from dvergar.core.constants import LOG_ROW, LOG_ROWS, NO_ONE
from dvergar.core.fields import Annotated, Fields, Grid, scratch, verb
from dvergar.core.stream import Stream, below


class Board(Fields):
    """The base of every game's position. A verb is a C method in the compiled core and needs no interpreter.

    What happens is noted in a log, if anybody listens; the log is no part of the position.
    """

    recording: Annotated[int, scratch()]
    noted: Annotated[int, scratch()]
    log: Annotated[Grid, scratch(LOG_ROWS, LOG_ROW)]  # events since the log was last emptied

    def record(self, on: int) -> None:
        """Switch the log of events on or off."""
        self.recording = on
        self.noted = 0

    def take_log(self) -> list[list[int]]:
        """The events since the last call, and empty the log."""
        rows = []
        for i in range(self.noted):
            rows.append([self.log[i][k] for k in range(LOG_ROW)])
        self.noted = 0
        return rows

    @verb
    def to_move(self) -> int:
        """The seat that decides next, CHANCE where a shuffle is asked, NO_ONE at the end."""
        return NO_ONE

    @verb
    def count(self) -> int:
        """How many choices the seat to move has."""
        return 0

    @verb
    def nth(self, n: int) -> int:
        """The choice at a place, right after they were counted."""
        return n

    @verb
    def apply(self, choice: int) -> None:
        """Carry out a choice of the seat to move and run on to the next decision."""

    @verb
    def deal(self, r: Stream) -> None:
        """Answer the asked shuffle from a stream."""


def note(board: Board, kind: int, rule: int, seat: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write an event into the log, if anybody listens."""
    if board.recording and board.noted < LOG_ROWS:
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


def play_randomly(b: Board, r: Stream) -> int:
    """Random choices until chance is asked or the game is over; how many they were."""
    decisions = 0
    while b.to_move() >= 0:
        b.apply(b.nth(below(r, b.count())))
        decisions += 1
    return decisions


def play_out(b: Board, r: Stream) -> int:
    """A random game to its end, shuffles included; how many decisions it had."""
    decisions = play_randomly(b, r)
    while b.to_move() != NO_ONE:
        b.deal(r)
        decisions += play_randomly(b, r)
    return decisions
