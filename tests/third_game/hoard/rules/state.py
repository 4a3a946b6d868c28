"""One position of Hoard: numbers only, with room for four seats."""

from dvergar.core.bits import bit
from dvergar.core.board import Board
from dvergar.core.fields import Annotated, Row, byte, half, u64
from hoard.rules import material as m


class State(Board):
    """A position. `Engine` (engine.py) adds the verbs that play it."""

    coins: Annotated[Row, half(m.SEATS)]  # coins that a seat has not spent, as bits
    hoard: Annotated[Row, half(m.SEATS)]  # treasures that a seat has taken, as bits
    gone: Annotated[int, half()]  # treasures that nobody took, as bits (H3.2)

    players: Annotated[int, byte()]
    lamp_stays: Annotated[int, byte()]  # option (H3.4)
    stage: Annotated[int, byte()]
    awaiting: Annotated[int, byte()]  # the current decision
    actor: Annotated[int, byte()]  # the seat that takes a treasure
    owing: Annotated[int, byte()]  # seats that still owe a bid, as bits
    round: Annotated[int, byte()]
    lamp: Annotated[int, byte()]  # the seat that has the lamp (H1.3)
    next_best: Annotated[int, byte()]  # the seat with the second highest bid, while the highest chooses (H3.2)

    bid: Annotated[Row, byte(m.SEATS)]  # the coin bid in this round
    offer: Annotated[Row, byte(m.OFFER)]
    deck: Annotated[Row, byte(m.TREASURES)]  # from the top; a treasure that was drawn is NOTHING
    drawn: Annotated[int, byte()]  # treasures drawn from the deck


def acting_seats(s: State) -> u64:
    """Return the seats that owe a decision, as bits: several during the bids (H2.2)."""
    if s.awaiting == m.BID:
        return s.owing
    return bit(s.actor) if s.awaiting == m.TAKE or s.awaiting == m.REST else 0
