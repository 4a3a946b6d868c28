"""Chapter 7, coins: trades, transforms, and the coin taken in place of a missing one."""

from dvergar.core.board import note
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.events import (
    COIN_BARRED,
    COIN_GONE,
    COIN_HAS_TO,
    COIN_MISSING,
    ORDER_STANDS,
    TRADED,
    TRANSFORMED,
)
from dvergar.games.nidavellir.rules.rule_ids import N4_4, N5_3, N7_1, N7_2, N7_3, N7_4, N7_5, N7_6, N8_14, N8_15
from dvergar.games.nidavellir.rules.state import State, ask, owner_of


def brings_trade(coin: int) -> bool:
    """Whether the coin makes its player trade: the 0 and the special 3 do (N5.3, N7.6)."""
    return coin == m.ZERO or coin == m.SPECIAL_3


def can_transform(coin: int) -> bool:
    """Whether the coin can be transformed: not the 0 or the special 3 (N7.2, N7.6)."""
    return coin != m.ZERO and coin != m.SPECIAL_3


def transform(s: State, seat: int, slot: int, plus: int) -> None:
    """Show and discard the coin, and put the one worth `plus` more in its place, the same side up (N7.2)."""
    old = s.coin[seat][slot]
    place = s.place[seat][slot]
    wanted = m.COIN_VALUE[old] + plus
    new = exchange(s, seat, old, wanted, s.take_back == m.BY_ORDER)
    s.coin[seat][slot] = new
    if place != m.HAND:
        s.shown[seat][slot] = 1
    note(s, TRANSFORMED, N8_15 if place == m.HAND and owner_of(s, m.ULINE) == seat else N7_2, seat, place, old, new)
    if place == m.TAVERN_1 + s.tavern:
        note(s, ORDER_STANDS, N4_4, seat, s.tavern)
    sort_coins(s, seat)
    deduce(s, seat)


def begin_trade(s: State, seat: int, coin: int) -> None:
    """Trade the pouch; Uline's owner chooses two hand coins if there is a choice (N7.1, N8.14)."""
    note(s, COIN_HAS_TO, N7_6 if coin == m.SPECIAL_3 else N5_3, seat, coin)
    place = trade_place(s, seat)
    if coins_at(s, seat, place) > 2:
        ask(s, m.TRADE, seat)
        return
    low = next_slot(s, seat, place, 0)
    trade_pair(s, seat, low, next_slot(s, seat, place, low + 1))


def trade_pair(s: State, seat: int, low: int, high: int) -> None:
    """Trade the coins of two slots; with a basic 5 and a treasury 5 the player chooses which to give (N7.1).

    That question reveals which two coins lie there.
    """
    if s.coin[seat][low] == m.BASIC_5 and s.coin[seat][high] == m.TREASURY_5:
        show_pair(s, seat, low, high)
        ask(s, m.DROP, seat)
    else:
        trade(s, seat, low, high)


def trade(s: State, seat: int, kept: int, given: int) -> None:
    """Replace `given` by the coin of the sum; both lie face down again, known to all (N7.1, N13.5)."""
    low = s.coin[seat][kept]
    high = s.coin[seat][given]
    new = exchange(s, seat, high, m.COIN_VALUE[low] + m.COIN_VALUE[high], False)
    s.coin[seat][given] = new
    note(s, TRADED, N8_14 if s.place[seat][given] == m.HAND else N7_1, seat, high, low, new)
    show_pair(s, seat, kept, given)
    sort_coins(s, seat)


def show_pair(s: State, seat: int, one: int, other: int) -> None:
    """Make the places of these two coins known to all; coins in Uline's hand have no places (N13.5)."""
    if s.place[seat][one] != m.HAND:
        s.shown[seat][one] = 1
        s.shown[seat][other] = 1
        deduce(s, seat)


def exchange(s: State, seat: int, old: int, wanted: int, back_first: bool) -> int:
    """Give `old` away and take the coin for `wanted` from the treasury; take_back decides the order (N7.4)."""
    barred = m.COIN_VALUE[old] if s.take_back == m.BY_VALUE else m.NO_VALUE
    if back_first:
        give_back(s, seat, old)
    value = coin_instead(s, wanted, barred)
    new = m.TREASURY_COIN[value]
    if value != wanted:
        note(s, COIN_MISSING, N7_3, seat, wanted, new)
        if value < m.COIN_VALUE[old]:
            note(s, COIN_BARRED, N7_4, seat, old, new)
    s.treasury[value] -= 1
    if not back_first:
        give_back(s, seat, old)
    return new


def coin_instead(s: State, wanted: int, barred: int) -> int:
    """Return the value taken if `wanted` is missing: the next higher, or else the highest lower (N7.3), never `barred` (N7.4)."""
    for value in range(wanted, m.TOP_VALUE + 1):
        if s.treasury[value] and value != barred:
            return value
    value = m.TOP_VALUE if wanted > m.TOP_VALUE else wanted
    while not s.treasury[value] or value == barred:
        value -= 1
    return value


def give_back(s: State, seat: int, coin: int) -> None:
    """Return a treasury coin to the treasury, or remove a basic one from the game (N7.5)."""
    if coin >= m.TREASURY_5:
        s.treasury[m.COIN_VALUE[coin]] += 1
    else:
        note(s, COIN_GONE, N7_5, seat, coin)


def trade_place(s: State, seat: int) -> int:
    """Return where the coins to trade lie: in the pouch, or in the hand of Uline's owner (N8.14)."""
    return m.HAND if owner_of(s, m.ULINE) == seat else m.POUCH


def coins_at(s: State, seat: int, place: int) -> int:
    """Return how many of the seat's coins lie in a place."""
    count = 0
    for slot in range(m.COINS):
        if s.place[seat][slot] == place:
            count += 1
    return count


def next_slot(s: State, seat: int, place: int, slot: int) -> int:
    """Return the first slot from `slot` on whose coin lies in a place, or -1."""
    while slot < m.COINS:
        if s.place[seat][slot] == place:
            return slot
        slot += 1
    return -1


def slot_of(s: State, seat: int, coin: int, place: int) -> int:
    """Return the slot of a coin in a place, or -1."""
    for slot in range(m.COINS):
        if s.coin[seat][slot] == coin and s.place[seat][slot] == place:
            return slot
    return -1


def highest_coin(s: State, seat: int) -> int:
    """Return the value of the seat's highest coin."""
    best = 0
    for slot in range(m.COINS):
        if m.COIN_VALUE[s.coin[seat][slot]] > best:
            best = m.COIN_VALUE[s.coin[seat][slot]]
    return best


def sort_coins(s: State, seat: int) -> None:
    """Sort a seat's slots by coin and place, so that equal holdings make equal positions."""
    if is_in_order(s, seat):
        return
    for i in range(1, m.COINS):
        j = i
        while j > 0 and slot_key(s, seat, j) < slot_key(s, seat, j - 1):
            swap_slots(s, seat, j)
            j -= 1


def is_in_order(s: State, seat: int) -> bool:
    """Whether all coins differ and rise, so that places do not matter."""
    for slot in range(1, m.COINS):
        if s.coin[seat][slot] <= s.coin[seat][slot - 1]:
            return False
    return True


def has_equal_coins(s: State, seat: int) -> bool:
    """Whether two coins of the seat are the same (N1.9)."""
    for slot in range(1, m.COINS):
        if s.coin[seat][slot] == s.coin[seat][slot - 1]:
            return True
    return False


def slot_key(s: State, seat: int, slot: int) -> int:
    """Return the sort key of a slot; of equal coins in one place a known one comes first, so that choosing it reveals nothing."""
    return s.coin[seat][slot] * 16 + s.place[seat][slot] * 2 + 1 - s.shown[seat][slot]


def swap_slots(s: State, seat: int, slot: int) -> None:
    """Swap a slot with the one before it."""
    coin = s.coin[seat][slot]
    place = s.place[seat][slot]
    shown = s.shown[seat][slot]
    s.coin[seat][slot] = s.coin[seat][slot - 1]
    s.place[seat][slot] = s.place[seat][slot - 1]
    s.shown[seat][slot] = s.shown[seat][slot - 1]
    s.coin[seat][slot - 1] = coin
    s.place[seat][slot - 1] = place
    s.shown[seat][slot - 1] = shown


def deduce(s: State, seat: int) -> None:
    """Mark hidden coins as known if there is only one way they can lie: all in one place, or all equal (N13.3)."""
    first = -1
    one_place: bool = True
    one_coin: bool = True
    for slot in range(m.COINS):
        if is_hidden(s, seat, slot):
            if first < 0:
                first = slot
            one_place = one_place and s.place[seat][slot] == s.place[seat][first]
            one_coin = one_coin and s.coin[seat][slot] == s.coin[seat][first]
    if first < 0 or s.place[seat][first] == m.UNKNOWN or not (one_place or one_coin):
        return
    for slot in range(m.COINS):
        if is_hidden(s, seat, slot):
            s.shown[seat][slot] = 1


def is_hidden(s: State, seat: int, slot: int) -> bool:
    """Whether the coin lies face down and only its owner knows where."""
    return s.place[seat][slot] != m.HAND and s.shown[seat][slot] == 0
