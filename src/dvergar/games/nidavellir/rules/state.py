"""One position of Nidavellir: numbers only, room for five seats. Everything else is worked out from these fields."""

from dvergar.core.bits import bit, has
from dvergar.core.board import Board
from dvergar.core.fields import Annotated, Grid, Row, byte, scratch, u64, ubyte, word
from dvergar.games.nidavellir.rules import material as m


class State(Board):
    """A position. `Engine` (engine.py) adds the verbs that play it."""

    heroes: Annotated[Row, word(m.SEATS)]  # heroes owned, as bits
    hall: Annotated[int, word()]  # heroes on display, as bits (N1.8)

    players: Annotated[int, byte()]
    take_back: Annotated[int, byte()]  # options (N12.1)
    smith_is_dwarf: Annotated[int, byte()]
    discard_unseen: Annotated[int, byte()]

    stage: Annotated[int, byte()]
    awaiting: Annotated[int, byte()]  # the decision that is asked
    actor: Annotated[int, byte()]  # the seat whose putting down, trade or distinction is under way
    owing: Annotated[int, byte()]  # seats that still owe a bid, as bits
    age: Annotated[int, byte()]
    turn: Annotated[int, byte()]
    tavern: Annotated[int, byte()]  # 0 to 2; 3 when all are done
    judged: Annotated[int, byte()]  # classes evaluated so far (N9.1)

    order: Annotated[Row, byte(m.SEATS)]  # play order at this tavern (N4.3)
    at: Annotated[int, byte()]  # place in the order
    laid: Annotated[Row, byte(m.SEATS)]  # coins as they were revealed here: they fix order, ties, trades (N4.4)

    discards_due: Annotated[int, byte()]  # own effect still to come: columns to discard from (N8.4)
    plus: Annotated[int, byte()]  # own effect still to come: a transform by so much (N7.2)
    check_due: Annotated[int, byte()]  # a card was put down: look for heroes (N8.1)

    army: Annotated[Grid, byte(m.SEATS, m.ARMY)]  # dwarfs, class heroes and Ylud, column by column, bottom to top
    army_size: Annotated[Row, byte(m.SEATS)]
    ranks: Annotated[Grid, byte(m.SEATS, m.CLASSES)]  # of the army; Thrud is not among them
    points: Annotated[Grid, ubyte(m.SEATS, m.CLASSES)]
    thrud: Annotated[int, byte()]  # column, IN_HAND, COMMAND or NOWHERE
    ylud: Annotated[int, byte()]

    coin: Annotated[Grid, byte(m.SEATS, m.COINS)]  # sorted by coin, then place
    place: Annotated[Grid, byte(m.SEATS, m.COINS)]
    shown: Annotated[Grid, byte(m.SEATS, m.COINS)]  # its place is known to all
    gem: Annotated[Row, byte(m.SEATS)]
    treasury: Annotated[Row, byte(m.VALUES)]

    offer: Annotated[Grid, byte(m.TAVERNS, m.SEATS)]  # cards lying in the taverns
    deck: Annotated[Row, byte(m.DECK)]
    deck_top: Annotated[int, byte()]
    deck_end: Annotated[int, byte()]
    deck_age: Annotated[int, byte()]
    unseen: Annotated[int, byte()]  # the card that left Age 2 face down (N9.7)
    discards: Annotated[Row, byte(m.AGE_KINDS + 1)]  # how many of each card
    distinction: Annotated[Row, byte(m.CLASSES)]  # seat + 1 of the winner

    pool: Annotated[Row, scratch(m.AGE_KINDS)]  # for imagining: cards of each kind that are nowhere to be seen


def ask(s: State, decision: int, seat: int) -> None:
    """Wait for the seat's decision."""
    s.awaiting = decision
    s.actor = seat


def acting(s: State) -> u64:
    """The seats that owe a decision, as bits: several only while bids are made (N4.1)."""
    if s.awaiting == m.BID:
        return s.owing
    if s.awaiting > m.BID and s.awaiting < m.SHUFFLE:
        return bit(s.actor)
    return 0


def owner_of(s: State, hero: int) -> int:
    """The seat that owns a hero, or -1."""
    for seat in range(s.players):
        if has(s.heroes[seat], hero):
            return seat
    return -1
