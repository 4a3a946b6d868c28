"""A position as chance, playouts and search drive it: a few verbs, the same for every game."""

from dvergar.core.constants import NO_ONE
from dvergar.core.fields import Fields, verb
from dvergar.core.stream import Stream, below


class Board(Fields):
    """The base of every game's position. A verb is a C method in the compiled core and needs no interpreter."""

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
