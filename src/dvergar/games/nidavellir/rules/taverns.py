"""Chapters 3 to 5, a turn: fill the taverns, bid, reveal, find the order, take a card, take the coins back."""

from dvergar.core.bits import bit, count_of
from dvergar.core.board import note
from dvergar.core.fields import u64
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import put
from dvergar.games.nidavellir.rules.coins import deduce, sort_coins
from dvergar.games.nidavellir.rules.events import (
    COINS_BACK,
    FILLED,
    LAID,
    LEFT_OVER,
    OFFERED,
    ORDERED,
    REVEALED,
    SEALED,
    TIED,
    TOOK,
    TURN_BEGAN,
)
from dvergar.games.nidavellir.rules.gems import tied_with
from dvergar.games.nidavellir.rules.rule_ids import N3_2, N3_3, N4_1, N4_3, N5_1, N8_12
from dvergar.games.nidavellir.rules.state import State, ask, owner_of


def field_size(s: State) -> int:
    """Return the number of cards in a tavern: one per player, three with two players (N3.3)."""
    return m.FIELD_OF_TWO if s.players == 2 else s.players


def fill_taverns(s: State) -> None:
    """Fill the taverns in order from the top of the deck (N3.3)."""
    note(s, TURN_BEGAN, N3_2, -1, s.age, s.turn)
    for tavern in range(m.TAVERNS):
        for i in range(field_size(s)):
            s.offer[tavern][i] = draw(s)
        note_filled(s, tavern)


def note_filled(s: State, tavern: int) -> None:
    """Log the cards of a tavern."""
    a = s.offer[tavern][0]
    b = s.offer[tavern][1]
    c = s.offer[tavern][2]
    d = s.offer[tavern][3]
    e = s.offer[tavern][4]
    note(s, FILLED, N3_3, tavern, a, b, c, d, e)


def draw(s: State) -> int:
    """Draw the top card of the deck."""
    card = s.deck[s.deck_top]
    s.deck[s.deck_top] = m.NO_CARD
    s.deck_top += 1
    return card


def begin_bids(s: State) -> None:
    """Ask all seats except Uline's owner to bid at the same time (N4.1, N8.12)."""
    owing: u64 = bit(s.players) - 1
    uline = owner_of(s, m.ULINE)
    if uline >= 0:
        owing &= ~bit(uline)
    s.owing = owing
    s.tavern = 0
    s.awaiting = m.BID


def take_bids_back(s: State) -> None:
    """Return all coins bid so far, and ask for all bids again."""
    begin_bids(s)
    for seat in range(s.players):
        for slot in range(m.COINS):
            s.place[seat][slot] = m.HAND
        sort_coins(s, seat)


def bid(s: State, seat: int, choice: int) -> None:
    """One coin on each tavern, the other two into the pouch (N4.1)."""
    for slot in range(m.COINS):
        s.place[seat][slot] = m.POUCH
    for tavern in range(m.TAVERNS):
        s.place[seat][m.BID_SLOTS[choice][tavern]] = m.TAVERN_1 + tavern
    sort_coins(s, seat)
    s.owing &= ~bit(seat)
    note(s, SEALED, N4_1, seat)


def reveal(s: State) -> None:
    """Turn up all coins at this tavern at once; Uline's owner then adds one (N4.3, N8.12)."""
    for seat in range(m.SEATS):
        s.laid[seat] = m.NO_COIN
    for seat in range(s.players):
        for slot in range(m.COINS):
            if s.place[seat][slot] == m.TAVERN_1 + s.tavern:
                s.shown[seat][slot] = 1
                s.laid[seat] = s.coin[seat][slot]
                note(s, REVEALED, N4_3, seat, s.tavern, s.laid[seat])
        sort_coins(s, seat)
        deduce(s, seat)
    uline = owner_of(s, m.ULINE)
    if uline >= 0 and s.laid[uline] == m.NO_COIN:
        ask(s, m.LAY, uline)


def lay(s: State, seat: int, slot: int) -> None:
    """Put a hand coin of Uline's owner on the tavern, face up (N8.12)."""
    s.place[seat][slot] = m.TAVERN_1 + s.tavern
    s.shown[seat][slot] = 1
    s.laid[seat] = s.coin[seat][slot]
    note(s, LAID, N8_12, seat, s.tavern, s.laid[seat])
    sort_coins(s, seat)


def fix_order(s: State) -> None:
    """Order the seats by coin value, then by gem, highest first (N4.3)."""
    for i in range(s.players):
        s.order[i] = i
    for i in range(1, s.players):
        j = i
        while j > 0 and goes_before(s, s.order[j], s.order[j - 1]):
            seat = s.order[j]
            s.order[j] = s.order[j - 1]
            s.order[j - 1] = seat
            j -= 1
    s.at = 0
    if s.recording:
        tell_order(s)


def tell_order(s: State) -> None:
    """Log the order and the ties."""
    for i in range(s.players):
        seat = s.order[i]
        note(s, ORDERED, N4_3, seat, s.tavern, i + 1)
        if count_of(tied_with(s, seat)) > 1:
            note(s, TIED, N4_3, seat, s.laid[seat], s.gem[seat])


def revealed(s: State) -> int:
    """Return how many taverns of this turn have been revealed."""
    return s.tavern + 1 if s.stage >= m.ORDERING and s.stage <= m.CLOSING else min(s.tavern, m.TAVERNS)


def goes_before(s: State, seat: int, other: int) -> bool:
    """Whether the seat has the higher coin, or an equal one and the higher gem (N4.3)."""
    mine = m.COIN_VALUE[s.laid[seat]]
    theirs = m.COIN_VALUE[s.laid[other]]
    return mine > theirs or (mine == theirs and s.gem[seat] > s.gem[other])


def take(s: State, seat: int, card: int) -> None:
    """Take a card: put a dwarf on its column; with a Royal Offering transform a coin, and discard it (N5.1)."""
    i = 0
    while s.offer[s.tavern][i] != card:
        i += 1
    while i < m.SEATS - 1:
        s.offer[s.tavern][i] = s.offer[s.tavern][i + 1]
        i += 1
    s.offer[s.tavern][m.SEATS - 1] = m.NO_CARD
    note(s, TOOK, N5_1, seat, card, s.tavern)
    receive(s, seat, card)


def receive(s: State, seat: int, card: int) -> None:
    """Carry out the effect of a card from a deck on the seat that gets it (N5.1, N9.7)."""
    if m.CARD_PLUS[card]:
        s.plus = m.CARD_PLUS[card]
        s.discards[card] += 1
        note(s, OFFERED, N5_1, seat, card)
    else:
        put(s, seat, card)


def cards_here(s: State) -> u64:
    """Return the cards in the current tavern, as bits; equal cards are one choice (N1.9)."""
    cards: u64 = 0
    for i in range(m.SEATS):
        if s.offer[s.tavern][i] != m.NO_CARD:
            cards |= bit(s.offer[s.tavern][i])
    return cards


def clear_tavern(s: State) -> None:
    """Put the card left over with two players on the open discards (N3.3)."""
    for i in range(m.SEATS):
        card = s.offer[s.tavern][i]
        if card != m.NO_CARD:
            s.discards[card] += 1
            s.offer[s.tavern][i] = m.NO_CARD
            note(s, LEFT_OVER, N3_3, -1, card, s.tavern)
    for seat in range(m.SEATS):
        s.laid[seat] = m.NO_COIN
        s.order[seat] = 0
    s.at = 0


def take_coins_back(s: State) -> None:
    """Return all coins to the hands (N3.2)."""
    for seat in range(s.players):
        for slot in range(m.COINS):
            s.place[seat][slot] = m.HAND
            s.shown[seat][slot] = 0
        sort_coins(s, seat)
    note(s, COINS_BACK, N3_2, -1)
