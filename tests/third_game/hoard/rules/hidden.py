"""Chapter 5, hidden information: a view is a position with blanks, and a guess fills them in a consistent way (H5.1)."""

from dvergar.core.bits import bit, count_of, nth_of
from dvergar.core.fields import u64
from dvergar.core.rng import Rng, below
from hoard.rules import material as m
from hoard.rules.state import State


def blank_for(s: State, viewer: int) -> None:
    """Blank the sealed bids of other seats and the treasures still in the deck."""
    for seat in range(s.players):
        if s.awaiting == m.BID and seat != viewer and s.bid[seat] != m.NOTHING:
            s.bid[seat] = m.UNKNOWN
    for i in range(s.drawn, m.TREASURES):
        s.deck[i] = m.UNKNOWN


def fill_blanks(s: State, r: Rng) -> None:
    """Choose one of the consistent positions, each equally likely."""
    for seat in range(s.players):
        if s.bid[seat] == m.UNKNOWN:
            s.bid[seat] = drawn_from(s.coins[seat], r)
    left: u64 = unseen(s)
    for i in range(m.TREASURES):
        if s.deck[i] == m.UNKNOWN:
            s.deck[i] = drawn_from(left, r)
            left &= ~bit(s.deck[i])


def unseen(s: State) -> u64:
    """Return the treasures that are not visible anywhere, as bits."""
    left: u64 = m.ALL_TREASURES & ~s.gone
    for seat in range(s.players):
        left &= ~s.hoard[seat]
    for place in range(m.OFFER):
        left &= ~bit(s.offer[place])
    for i in range(m.TREASURES):
        if s.deck[i] != m.UNKNOWN:
            left &= ~bit(s.deck[i])
    return left


def drawn_from(numbers: u64, r: Rng) -> int:
    """Return a number of a set, each equally likely."""
    return nth_of(numbers, below(r, count_of(numbers)))
