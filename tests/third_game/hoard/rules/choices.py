"""The choices of each decision, as bits, and how a choice is carried out (H2.2, H3.1, H3.2)."""

from dvergar.core.bits import bit, has
from dvergar.core.fields import u64
from hoard.rules import material as m
from hoard.rules.bidding import answer_rest, seal, take_treasure
from hoard.rules.state import State, acting_seats


def choices(s: State, seat: int) -> u64:
    """Return the legal choices: choice 0 is coin 1, the first treasure on offer, or taking the remaining one."""
    if s.awaiting == m.BID:
        return s.coins[seat] >> 1
    return bit(m.OFFER) - 1 if s.awaiting == m.TAKE or s.awaiting == m.REST else 0


def allowed(s: State, seat: int, code: int) -> bool:
    """Whether the seat may play the code now."""
    if not has(acting_seats(s), seat):
        return False
    choice = code - m.FIRST_CODE[s.awaiting]
    return choice >= 0 and code < m.FIRST_CODE[s.awaiting + 1] and has(choices(s, seat), choice)


def choose(s: State, seat: int, choice: int) -> None:
    """Carry out a legal choice."""
    asked = s.awaiting
    s.awaiting = m.RUNNING
    if asked == m.BID:
        seal(s, seat, choice + 1)
    elif asked == m.TAKE:
        take_treasure(s, seat, choice)
    else:
        answer_rest(s, seat, choice)
