"""A position of Nidavellir: numbers only, with room for five seats. Everything else is worked out from these fields."""

from dvergar.core.bits import bit, has
from dvergar.core.board import Board
from dvergar.core.fields import Annotated, Grid, Row, byte, scratch, u64, ubyte, word
from dvergar.games.nidavellir.rules import material as m


class State(Board):
    """The stored position. `Engine` (engine.py) adds the verbs that play it."""

    heroes: Annotated[Row, word(m.SEATS)]  # heroes owned, as bits
    hall: Annotated[int, word()]  # heroes on display, as bits (N1.8)

    players: Annotated[int, byte()]
    take_back: Annotated[int, byte()]  # options (N12.1)
    smith_is_dwarf: Annotated[int, byte()]
    discard_unseen: Annotated[int, byte()]

    stage: Annotated[int, byte()]
    awaiting: Annotated[int, byte()]  # the current decision
    actor: Annotated[int, byte()]  # the seat whose placement, trade or distinction is being carried out
    owing: Annotated[int, byte()]  # seats that still owe a bid, as bits
    age: Annotated[int, byte()]
    turn: Annotated[int, byte()]
    tavern: Annotated[int, byte()]  # 0 to 2; 3 when all are done
    judged: Annotated[int, byte()]  # classes evaluated so far (N9.1)

    order: Annotated[Row, byte(m.SEATS)]  # play order at this tavern (N4.3)
    at: Annotated[int, byte()]  # index in the order
    laid: Annotated[Row, byte(m.SEATS)]  # the coins as revealed here; they fix order, ties and trades (N4.4)

    discards_due: Annotated[int, byte()]  # pending: columns to discard from (N8.4)
    plus: Annotated[int, byte()]  # pending: a transform by this much (N7.2)
    check_due: Annotated[int, byte()]  # pending: a hero check after a placement (N8.1)

    army: Annotated[Grid, byte(m.SEATS, m.ARMY)]  # dwarfs, class heroes and Ylud, column by column, bottom to top
    army_size: Annotated[Row, byte(m.SEATS)]
    ranks: Annotated[Grid, byte(m.SEATS, m.CLASSES)]  # of the army, without Thrud
    points: Annotated[Grid, ubyte(m.SEATS, m.CLASSES)]
    thrud: Annotated[int, byte()]  # column, IN_HAND, COMMAND or NOWHERE
    ylud: Annotated[int, byte()]

    coin: Annotated[Grid, byte(m.SEATS, m.COINS)]  # sorted by coin, then place
    place: Annotated[Grid, byte(m.SEATS, m.COINS)]
    shown: Annotated[Grid, byte(m.SEATS, m.COINS)]  # whether all know its place
    gem: Annotated[Row, byte(m.SEATS)]
    treasury: Annotated[Row, byte(m.VALUES)]

    offer: Annotated[Grid, byte(m.TAVERNS, m.SEATS)]  # the cards in the taverns
    deck: Annotated[Row, byte(m.DECK)]
    deck_top: Annotated[int, byte()]
    deck_end: Annotated[int, byte()]
    deck_age: Annotated[int, byte()]
    unseen: Annotated[int, byte()]  # the card that left Age 2 face down (N9.7)
    discards: Annotated[Row, byte(m.AGE_KINDS + 1)]  # how many of each card
    distinction: Annotated[Row, byte(m.CLASSES)]  # seat + 1 of the winner

    pool: Annotated[Row, scratch(m.AGE_KINDS)]  # for `guess`: hidden cards of each kind


def ask(s: State, decision: int, seat: int) -> None:
    """Wait for the seat's decision."""
    s.awaiting = decision
    s.actor = seat


def acting(s: State) -> u64:
    """Return the seats that owe a decision, as bits: more than one only during bids (N4.1)."""
    if s.awaiting == m.BID:
        return s.owing
    if s.awaiting > m.BID and s.awaiting < m.SHUFFLE:
        return bit(s.actor)
    return 0


def owner_of(s: State, hero: int) -> int:
    """Return the seat that owns a hero, or -1."""
    for seat in range(s.players):
        if has(s.heroes[seat], hero):
            return seat
    return -1
