"""Chapter 13, hidden information: a view is a position with blanks, which `guess` fills in a way that fits."""

from dvergar.core.bits import bit, count_of, nth_of
from dvergar.core.fields import u64
from dvergar.core.rng import Rng, below
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.coins import is_hidden, sort_coins
from dvergar.games.nidavellir.rules.state import State


def blank_for(s: State, viewer: int) -> None:
    """Blank out what the viewer may not know: others' hidden coins, the deck's order, the unseen card (N13.1-N13.8)."""
    for seat in range(s.players):
        if seat != viewer:
            hide_coins(s, seat)
    first = s.deck_top
    if s.awaiting == m.KEEP and s.actor == viewer:
        first += m.PIONEER_CARDS
    for i in range(first, s.deck_end):
        s.deck[i] = m.BLANK
    if s.unseen != m.NO_CARD:
        s.unseen = m.BLANK


def hide_coins(s: State, seat: int) -> None:
    """Blank out the places of the seat's hidden coins; the coins themselves stay visible (N4.5, N13.3)."""
    for slot in range(m.COINS):
        if is_hidden(s, seat, slot):
            s.place[seat][slot] = m.UNKNOWN
    sort_coins(s, seat)


def fill_blanks(s: State, r: Rng) -> None:
    """Choose a position that fits, every distinct one equally likely."""
    for seat in range(s.players):
        if has_hidden_coins(s, seat):
            imagine_bid(s, seat, r)
    imagine_deck(s, r)


def has_hidden_coins(s: State, seat: int) -> bool:
    """Whether a coin of the seat lies in an unknown place."""
    for slot in range(m.COINS):
        if s.place[seat][slot] == m.UNKNOWN:
            return True
    return False


def imagine_bid(s: State, seat: int, r: Rng) -> None:
    """Put the hidden coins where they may lie (N13.3)."""
    fitting: u64 = 0
    for choice in range(m.BIDS):
        if fits(s, seat, choice):
            fitting |= bit(choice)
    choice = nth_of(fitting, below(r, count_of(fitting)))
    for slot in range(m.COINS):
        if s.place[seat][slot] == m.UNKNOWN:
            s.place[seat][slot] = place_in(choice, slot)
    sort_coins(s, seat)


def fits(s: State, seat: int, choice: int) -> bool:
    """Whether the bid agrees with all known places; equal hidden coins must lie in rising places, so each way counts once."""
    for slot in range(m.COINS):
        place = place_in(choice, slot)
        if s.place[seat][slot] != m.UNKNOWN:
            if s.place[seat][slot] != place:
                return False
        elif slot > 0 and s.place[seat][slot - 1] == m.UNKNOWN and s.coin[seat][slot - 1] == s.coin[seat][slot]:
            if place_in(choice, slot - 1) > place:
                return False
    return True


def place_in(choice: int, slot: int) -> int:
    """Return where the slot's coin lies in a bid."""
    for tavern in range(m.TAVERNS):
        if m.BID_SLOTS[choice][tavern] == slot:
            return m.TAVERN_1 + tavern
    return m.POUCH


def imagine_deck(s: State, r: Rng) -> None:
    """Deal the hidden cards into the blanks (N13.2)."""
    left = count_pool(s)
    for i in range(s.deck_top, s.deck_end):
        if s.deck[i] == m.BLANK:
            s.deck[i] = draw_from_pool(s, below(r, left))
            left -= 1
    if s.unseen == m.BLANK:
        s.unseen = draw_from_pool(s, below(r, left))


def count_pool(s: State) -> int:
    """Count the hidden cards of every kind, of the ages so far, and return their number."""
    first = 2 if s.players == m.SEATS else 0
    total = 0
    for card in range(m.AGE_KINDS):
        s.pool[card] = m.COPIES[first][card] - s.discards[card]
        if s.deck_age == 2:
            s.pool[card] += m.COPIES[first + 1][card]
    for seat in range(s.players):
        for i in range(s.army_size[seat]):
            see_card(s, s.army[seat][i])
    for tavern in range(m.TAVERNS):
        for i in range(m.SEATS):
            see_card(s, s.offer[tavern][i])
    for i in range(s.deck_top, s.deck_end):
        see_card(s, s.deck[i])
    see_card(s, s.unseen)
    for card in range(m.AGE_KINDS):
        total += s.pool[card]
    return total


def see_card(s: State, card: int) -> None:
    """Remove a visible card from the pool."""
    if card > m.NO_CARD and card < m.AGE_KINDS:
        s.pool[card] -= 1


def draw_from_pool(s: State, place: int) -> int:
    """Draw the card at an index of the sorted pool."""
    card = 0
    while place >= s.pool[card]:
        place -= s.pool[card]
        card += 1
    s.pool[card] -= 1
    return card
