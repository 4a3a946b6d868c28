"""Chapter 5, the decisions: the choices of each, and how a choice is carried out (N5.5)."""

from dvergar.core.bits import bit, has
from dvergar.core.fields import u64
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import discard_top, stand_thrud
from dvergar.games.nidavellir.rules.coins import (
    can_transform,
    has_equal_coins,
    slot_of,
    trade,
    trade_pair,
    trade_place,
    transform,
)
from dvergar.games.nidavellir.rules.evaluation import keep, pioneer_cards
from dvergar.games.nidavellir.rules.heroes import discard_columns, free_heroes, place_ylud, recruit, ylud_columns
from dvergar.games.nidavellir.rules.state import State, acting
from dvergar.games.nidavellir.rules.taverns import bid, cards_here, lay, take


def choices(s: State, seat: int) -> u64:
    """Return the legal choices of the current decision, as bits."""
    if s.awaiting == m.BID:
        return bids(s, seat)
    if s.awaiting == m.LAY:
        return hand_coins(s, seat)
    if s.awaiting == m.TAKE:
        return cards_here(s)
    if s.awaiting == m.TRANSFORM:
        return transform_coins(s, seat)
    if s.awaiting == m.HERO:
        return free_heroes(s, seat)
    if s.awaiting == m.DISCARD:
        return discards(s, seat)
    if s.awaiting == m.PLACE_THRUD:
        return bit(m.CLASSES) - 1
    if s.awaiting == m.PLACE_YLUD:
        return ylud_columns(s, seat)
    if s.awaiting == m.TRADE:
        return trades(s, seat)
    if s.awaiting == m.DROP:
        return 3
    if s.awaiting == m.KEEP:
        return pioneer_cards(s)
    return 0


def allowed(s: State, seat: int, code: int) -> bool:
    """Whether the seat may play the code now."""
    if s.awaiting >= m.OVER or not has(acting(s), seat):
        return False
    choice = code - m.FIRST_CODE[s.awaiting]
    if choice < 0 or code >= m.FIRST_CODE[s.awaiting + 1]:
        return False
    if s.awaiting == m.BID:
        return is_plain_bid(s, seat, choice)
    return has(choices(s, seat), choice)


def choose(s: State, seat: int, choice: int) -> None:
    """Carry out a legal choice; other seats may still owe a bid afterwards (N4.1)."""
    asked = s.awaiting
    s.awaiting = m.RUNNING
    if asked == m.BID:
        bid(s, seat, choice)
        if s.owing:
            s.awaiting = m.BID
    elif asked == m.LAY:
        lay(s, seat, choice)
    elif asked == m.TAKE:
        take(s, seat, choice)
    elif asked == m.TRANSFORM:
        plus = s.plus
        s.plus = 0
        transform(s, seat, choice, plus)
    elif asked == m.HERO:
        recruit(s, seat, choice)
    elif asked == m.DISCARD:
        discard(s, seat, choice)
    elif asked == m.PLACE_THRUD:
        stand_thrud(s, seat, choice)
    elif asked == m.PLACE_YLUD:
        place_ylud(s, seat, choice)
    elif asked == m.TRADE:
        trade_pair(s, seat, m.PAIRS[choice][0], m.PAIRS[choice][1])
    elif asked == m.DROP:
        drop_five(s, seat, choice)
    else:
        keep(s, seat, choice)


def bids(s: State, seat: int) -> u64:
    """Return all orders of three of the five coins; the first of equal coins is used first, so that equal bids are one (N1.9)."""
    if not has_equal_coins(s, seat):
        return bit(m.BIDS) - 1
    legal: u64 = 0
    for choice in range(m.BIDS):
        if is_plain_bid(s, seat, choice):
            legal |= bit(choice)
    return legal


def is_plain_bid(s: State, seat: int, choice: int) -> bool:
    """Whether no coin is bid before an equal one in an earlier slot."""
    for tavern in range(m.TAVERNS):
        slot = m.BID_SLOTS[choice][tavern]
        if slot > 0 and s.coin[seat][slot] == s.coin[seat][slot - 1] and not is_bid_before(choice, tavern, slot - 1):
            return False
    return True


def is_bid_before(choice: int, tavern: int, slot: int) -> bool:
    """Whether the slot is bid on an earlier tavern."""
    for earlier in range(tavern):
        if m.BID_SLOTS[choice][earlier] == slot:
            return True
    return False


def has_twin(s: State, seat: int, slot: int) -> bool:
    """Whether the slot before holds an equal coin in the same place: one choice then stands for both (N1.9)."""
    return slot > 0 and s.coin[seat][slot - 1] == s.coin[seat][slot] and s.place[seat][slot - 1] == s.place[seat][slot]


def hand_coins(s: State, seat: int) -> u64:
    """Return the coins that Uline's owner may lay (N8.12)."""
    legal: u64 = 0
    for slot in range(m.COINS):
        if s.place[seat][slot] == m.HAND and not has_twin(s, seat, slot):
            legal |= bit(slot)
    return legal


def transform_coins(s: State, seat: int) -> u64:
    """Return the own coins that can be transformed: not the 0 or the special 3 (N7.2)."""
    legal: u64 = 0
    for slot in range(m.COINS):
        if can_transform(s.coin[seat][slot]) and not has_twin(s, seat, slot):
            legal |= bit(slot)
    return legal


def trades(s: State, seat: int) -> u64:
    """Return the pairs of hand coins of Uline's owner (N8.14)."""
    legal: u64 = 0
    for pair in range(m.SINGLES):
        low = m.PAIRS[pair][0]
        high = m.PAIRS[pair][1]
        if s.place[seat][low] == m.HAND and s.place[seat][high] == m.HAND:
            if not has_twin(s, seat, low) and (not has_twin(s, seat, high) or low == high - 1):
                legal |= bit(pair)
    return legal


def discards(s: State, seat: int) -> u64:
    """Return Dagda's pairs of columns, or Bonfur's single ones (N8.4)."""
    columns = discard_columns(s, seat)
    if s.discards_due == 1:
        return columns << m.SINGLES
    legal: u64 = 0
    for pair in range(m.SINGLES):
        if has(columns, m.PAIRS[pair][0]) and has(columns, m.PAIRS[pair][1]):
            legal |= bit(pair)
    return legal


def discard(s: State, seat: int, choice: int) -> None:
    """Discard the top cards of the chosen columns (N8.4)."""
    s.discards_due = 0
    if choice >= m.SINGLES:
        discard_top(s, seat, choice - m.SINGLES)
    else:
        discard_top(s, seat, m.PAIRS[choice][0])
        discard_top(s, seat, m.PAIRS[choice][1])


def drop_five(s: State, seat: int, choice: int) -> None:
    """Give away the basic 5 (0) or the treasury 5 (1) (N7.1)."""
    place = trade_place(s, seat)
    basic = slot_of(s, seat, m.BASIC_5, place)
    treasury = slot_of(s, seat, m.TREASURY_5, place)
    if choice == 0:
        trade(s, seat, treasury, basic)
    else:
        trade(s, seat, basic, treasury)
