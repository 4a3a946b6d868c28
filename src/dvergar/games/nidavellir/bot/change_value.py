"""The value of a change to the holdings in the evaluator: a card, a larger coin, a hero, a discard."""

from dvergar.core.bits import bit, count_of, has
from dvergar.games.nidavellir.bot import heuristic_weights as hw
from dvergar.games.nidavellir.bot.army_value import Evaluator, bounded, share, worth
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import has_open_top, top_of
from dvergar.games.nidavellir.rules.coins import can_transform, coin_instead
from dvergar.games.nidavellir.rules.heroes import free_heroes
from dvergar.games.nidavellir.rules.state import State


def card_gain(s: State, w: Evaluator, card: int, before: int) -> int:
    """Return the value of a card from a tavern: a dwarf in its column, an offering used on the best coin (N5.1)."""
    if m.CARD_PLUS[card]:
        return plus_gain(s, w, m.CARD_PLUS[card])
    stood = w.thrud
    column = m.CARD_CLASS[card]
    put_card(w, column, m.CARD_RANKS[card], m.CARD_POINTS[card])
    gain = worth(w) - before
    lift_card(w, column, m.CARD_RANKS[card], m.CARD_POINTS[card], stood)
    return gain


def put_card(w: Evaluator, column: int, ranks: int, points: int) -> None:
    """Put a card on a column, returning Thrud to the hand rather than covering her (N8.8)."""
    w.ranks[column] += ranks
    w.points[column] += points
    if w.thrud == column:
        w.thrud = m.IN_HAND


def lift_card(w: Evaluator, column: int, ranks: int, points: int, thrud: int) -> None:
    """Undo `put_card`; Thrud returns to where she stood."""
    w.ranks[column] -= ranks
    w.points[column] -= points
    w.thrud = thrud


def plus_gain(s: State, w: Evaluator, plus: int) -> int:
    """Return the value of a transform of the best coin (N7.2)."""
    before = worth(w)
    best = -30000
    for slot in range(m.COINS):
        if can_transform(w.purse[slot]):
            old = transform_slot(s, w, slot, plus)
            best = max(best, worth(w) - before)
            w.purse[slot] = old
    return best


def transform_slot(s: State, w: Evaluator, slot: int, plus: int) -> int:
    """Transform a coin, and return the old one (N7.2)."""
    old = w.purse[slot]
    value = coin_instead(s, m.COIN_VALUE[old] + plus, barred_by(s, old))
    if s.take_back == m.BY_ORDER:
        value = max(value, m.COIN_VALUE[old])  # the old coin went back first and can be taken again (N7.4)
    w.purse[slot] = m.TREASURY_COIN[value]
    return old


def barred_by(s: State, old: int) -> int:
    """Return the value that may not be taken in exchange for an old coin (N7.4)."""
    return m.COIN_VALUE[old] if s.take_back == m.BY_VALUE else m.NO_VALUE


def trade_gain(s: State, w: Evaluator, low: int, high: int) -> int:
    """Return the value of a trade of the coins in two slots (N7.1)."""
    before = worth(w)
    old = trade_slots(s, w, low, high)
    gain = worth(w) - before
    w.purse[high] = old
    return gain


def trade_slots(s: State, w: Evaluator, low: int, high: int) -> int:
    """Replace the higher of two coins by the coin of their sum, and return the old one (N7.1)."""
    old = w.purse[high]
    w.purse[high] = m.TREASURY_COIN[coin_instead(s, m.COIN_VALUE[w.purse[low]] + m.COIN_VALUE[old], barred_by(s, old))]
    return old


def expect_hero(s: State, w: Evaluator, seat: int) -> None:
    """Value the hero of the next line as a share of the best one on display for this army."""
    best = -30000
    w.owned += 1
    before = worth(w)
    free = free_heroes(s, seat)
    for hero in range(m.YLUD + 1):
        if has(free, hero):
            best = max(best, hero_gain(s, w, seat, hero, before))
    w.owned -= 1
    w.hero = bounded(share(bounded(best) * w.weight[hw.HERO_SHARE], 100)) if free else 0


def hero_gain(s: State, w: Evaluator, seat: int, hero: int, before: int) -> int:
    """Return the value of a hero to this army: class points, end points, its power; `owned` already includes it (N8.20)."""
    stood = w.thrud
    column = m.CARD_CLASS[m.HERO_CARD + hero]
    ranks = m.CARD_RANKS[m.HERO_CARD + hero]
    gain = 100 * end_points(w, hero) - before
    w.heroes |= bit(hero)
    if column != m.NEUTRAL:
        put_card(w, column, ranks, m.CARD_POINTS[m.HERO_CARD + hero])
    elif hero == m.THRUD:
        w.thrud = m.IN_HAND
    gain += worth(w)
    gain += power_gain(s, w, seat, hero)
    if column != m.NEUTRAL:
        lift_card(w, column, ranks, m.CARD_POINTS[m.HERO_CARD + hero], stood)
    w.thrud = stood
    w.heroes &= ~bit(hero)
    return gain


def end_points(w: Evaluator, hero: int) -> int:
    """Return the points a hero adds at the end; Astrid's are counted with the coins."""
    if not has(m.DWERG_BITS, hero):
        return m.HERO_END_POINTS[hero]
    brothers = count_of(w.heroes & m.DWERG_BITS)
    return m.DWERG_POINTS[brothers + 1] - m.DWERG_POINTS[brothers]


def power_gain(s: State, w: Evaluator, seat: int, hero: int) -> int:
    """Return the value of a hero's power, besides its ranks and points."""
    if hero == m.DAGDA:
        return -least_losses(s, w, seat, m.HUNTER, 2)
    if hero == m.BONFUR:
        return -least_losses(s, w, seat, m.BLACKSMITH, 1)
    if hero == m.GRID:
        return plus_gain(s, w, m.GRID_PLUS)
    if hero == m.ULINE:
        return w.weight[hw.ULINE_FREE] * w.turns
    if hero == m.THRUD:
        return w.weight[hw.THRUD_MOVES] * w.picks
    if hero == m.YLUD:
        return ylud_gain(w)
    if has(m.DWERG_BITS, hero) and s.hall & m.DWERG_BITS & ~bit(hero):
        return dwerg_chance(w, count_of(w.heroes & m.DWERG_BITS))
    return 0


def dwerg_chance(w: Evaluator, brothers: int) -> int:
    """Return the value of the chance to get more brothers."""
    if brothers > 2:
        return 0
    return w.turns * w.weight[hw.DWERG_FIRST if brothers == 1 else hw.DWERG_SECOND]


def ylud_gain(w: Evaluator) -> int:
    """Return the value of Ylud on her best column (N8.19)."""
    best = -30000
    before = worth(w)
    stood = w.thrud
    for column in range(m.CLASSES):
        put_card(w, column, 1, m.YLUD_POINTS[column])
        best = max(best, worth(w) - before)
        lift_card(w, column, 1, m.YLUD_POINTS[column], stood)
    return best


def least_losses(s: State, w: Evaluator, seat: int, own: int, count: int) -> int:
    """Return the smallest loss from discarding from `count` columns other than `own` (N8.4)."""
    first = 30000
    second = 30000
    for column in range(m.CLASSES):
        if column != own and has_open_top(s, seat, column):
            loss = top_loss(s, w, seat, column)
            if loss < first:
                second = first
                first = loss
            elif loss < second:
                second = loss
    return first + second if count == 2 else first


def top_loss(s: State, w: Evaluator, seat: int, column: int) -> int:
    """Return the loss from discarding the top card of a column."""
    before = worth(w)
    card = s.army[seat][top_of(s, seat, column)]
    w.ranks[column] -= m.CARD_RANKS[card]
    w.points[column] -= m.CARD_POINTS[card]
    loss = before - worth(w)
    w.ranks[column] += m.CARD_RANKS[card]
    w.points[column] += m.CARD_POINTS[card]
    return loss
