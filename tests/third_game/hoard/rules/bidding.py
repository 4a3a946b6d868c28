"""Chapters 2 and 3: sealed bids, the highest bid, and who takes which treasure."""

from dvergar.core.bits import bit
from dvergar.core.board import note
from hoard.rules import material as m
from hoard.rules.events import LAMP_PASSED, LEFT_REST, OFFERED, REVEALED, SEALED, TIED, TOOK, TOOK_REST
from hoard.rules.rule_ids import H2_1, H2_2, H2_3, H3_1, H3_2, H3_3, H3_4
from hoard.rules.state import State


def offer_treasures(s: State) -> None:
    """Reveal two treasures, and ask everybody for a bid (H2.1)."""
    s.round += 1
    for place in range(m.OFFER):
        s.offer[place] = s.deck[s.drawn]
        s.deck[s.drawn] = m.NOTHING
        s.drawn += 1
    note(s, OFFERED, H2_1, -1, s.round, s.offer[0], s.offer[1])
    ask_bids(s)


def ask_bids(s: State) -> None:
    """Ask everybody for a bid, or for a new one (H2.2)."""
    for seat in range(s.players):
        s.bid[seat] = m.NOTHING
    s.owing = (1 << s.players) - 1
    s.awaiting = m.BID


def seal(s: State, seat: int, coin: int) -> None:
    """Place a coin in secret (H2.2)."""
    s.bid[seat] = coin
    s.owing &= ~(1 << seat)
    s.awaiting = m.BID if s.owing else m.RUNNING
    note(s, SEALED, H2_2, seat)


def compare(s: State) -> None:
    """Reveal and spend all bids; the highest chooses first, then the second highest (H2.3, H3.1, H3.2)."""
    for seat in range(s.players):
        s.coins[seat] &= ~bit(s.bid[seat])
        note(s, REVEALED, H2_3, seat, s.bid[seat])
    first = highest(s, -1)
    s.actor = first
    s.next_best = highest(s, first)
    if s.bid[s.next_best] == s.bid[first]:
        break_tie(s, first)
    s.awaiting = m.TAKE


def highest(s: State, but: int) -> int:
    """Return the highest bidder except `but`; a tie goes to the first seat clockwise from the lamp (H3.3)."""
    best = -1
    for step in range(s.players):
        seat = (s.lamp + step) % s.players
        if seat != but and (best < 0 or s.bid[seat] > s.bid[best]):
            best = seat
    return best


def break_tie(s: State, first: int) -> None:
    """Break a tie by the lamp, which passes to the next seat unless it stays (H3.3, H3.4)."""
    note(s, TIED, H3_3, first, s.bid[first], s.next_best)
    if not s.lamp_stays:
        s.lamp = (s.lamp + 1) % s.players
        note(s, LAMP_PASSED, H3_4, s.lamp)


def take_treasure(s: State, seat: int, place: int) -> None:
    """Take one of the treasures on offer; the other becomes the first (H3.1)."""
    s.hoard[seat] |= bit(s.offer[place])
    note(s, TOOK, H3_1, seat, s.offer[place])
    s.offer[0] = s.offer[1 - place]
    s.offer[1] = m.NOTHING


def ask_rest(s: State) -> None:
    """Ask the second highest bidder about the remaining treasure (H3.2)."""
    s.actor = s.next_best
    s.next_best = 0
    s.awaiting = m.REST


def answer_rest(s: State, seat: int, choice: int) -> None:
    """Take the remaining treasure, or decline it and get the coin back (H3.2)."""
    treasure = s.offer[0]
    if choice == m.TAKE_IT:
        s.hoard[seat] |= bit(treasure)
        note(s, TOOK_REST, H3_2, seat, treasure)
    else:
        s.gone |= bit(treasure)
        s.coins[seat] |= bit(s.bid[seat])
        note(s, LEFT_REST, H3_2, seat, treasure, s.bid[seat])


def clear_round(s: State) -> None:
    """Remove everything of the round from the table."""
    s.actor = 0
    for place in range(m.OFFER):
        s.offer[place] = m.NOTHING
    for seat in range(s.players):
        s.bid[seat] = m.NOTHING
