"""What a change is worth to the seat on the scales: a card, a coin that grows, a hero, a discard."""

from dvergar.core.bits import bit, count_of, has
from dvergar.games.nidavellir.bot.army_value import Evaluator, bounded, share, worth
from dvergar.games.nidavellir.bot.heuristic_weights import DWERG_FIRST, DWERG_SECOND, HERO_SHARE, THRUD_MOVES, ULINE_FREE
from dvergar.games.nidavellir.rules.armies import has_open_top, top_of
from dvergar.games.nidavellir.rules.coins import can_transform, coin_instead
from dvergar.games.nidavellir.rules.heroes import free_heroes
from dvergar.games.nidavellir.rules.material import (
    BLACKSMITH,
    BONFUR,
    BY_ORDER,
    BY_VALUE,
    CARD_CLASS,
    CARD_PLUS,
    CARD_POINTS,
    CARD_RANKS,
    CLASSES,
    COIN_VALUE,
    COINS,
    DAGDA,
    DWERG_BITS,
    DWERG_POINTS,
    GRID,
    GRID_PLUS,
    HERO_CARD,
    HERO_END_POINTS,
    HUNTER,
    IN_HAND,
    NEUTRAL,
    NO_VALUE,
    THRUD,
    TREASURY_COIN,
    ULINE,
    YLUD,
    YLUD_POINTS,
)
from dvergar.games.nidavellir.rules.state import State


def card_gain(s: State, w: Evaluator, card: int, before: int) -> int:
    """What a card of a tavern is worth: a dwarf in its column, an offering on the best coin (N5.1)."""
    if CARD_PLUS[card]:
        return plus_gain(s, w, CARD_PLUS[card])
    stood = w.thrud
    column = CARD_CLASS[card]
    put_card(w, column, CARD_RANKS[card], CARD_POINTS[card])
    gain = worth(w) - before
    lift_card(w, column, CARD_RANKS[card], CARD_POINTS[card], stood)
    return gain


def put_card(w: Evaluator, column: int, ranks: int, points: int) -> None:
    """Put a card on a column; Thrud is not covered (N8.8)."""
    w.ranks[column] += ranks
    w.points[column] += points
    if w.thrud == column:
        w.thrud = IN_HAND


def lift_card(w: Evaluator, column: int, ranks: int, points: int, thrud: int) -> None:
    """Take a card off again; Thrud stands where she stood."""
    w.ranks[column] -= ranks
    w.points[column] -= points
    w.thrud = thrud


def plus_gain(s: State, w: Evaluator, plus: int) -> int:
    """What transforming the best coin is worth (N7.2)."""
    before = worth(w)
    best = -30000
    for slot in range(COINS):
        if can_transform(w.purse[slot]):
            old = transform_slot(s, w, slot, plus)
            best = max(best, worth(w) - before)
            w.purse[slot] = old
    return best


def transform_slot(s: State, w: Evaluator, slot: int, plus: int) -> int:
    """Transform a coin of the purse; the old one (N7.2)."""
    old = w.purse[slot]
    value = coin_instead(s, COIN_VALUE[old] + plus, barred_by(s, old))
    if s.take_back == BY_ORDER:
        value = max(value, COIN_VALUE[old])  # it went back first and may be taken again (N7.4)
    w.purse[slot] = TREASURY_COIN[value]
    return old


def barred_by(s: State, old: int) -> int:
    """The value that may not be taken for an old coin (N7.4)."""
    return COIN_VALUE[old] if s.take_back == BY_VALUE else NO_VALUE


def trade_gain(s: State, w: Evaluator, low: int, high: int) -> int:
    """What trading the coins of two slots is worth (N7.1)."""
    before = worth(w)
    old = trade_slots(s, w, low, high)
    gain = worth(w) - before
    w.purse[high] = old
    return gain


def trade_slots(s: State, w: Evaluator, low: int, high: int) -> int:
    """Trade two coins of the purse: the coin of their sum lies in the slot of the higher one; the old coin (N7.1)."""
    old = w.purse[high]
    w.purse[high] = TREASURY_COIN[coin_instead(s, COIN_VALUE[w.purse[low]] + COIN_VALUE[old], barred_by(s, old))]
    return old


def expect_hero(s: State, w: Evaluator, seat: int) -> None:
    """The hero of the next line is worth what the best one on display would bring to this army."""
    best = -30000
    w.owned += 1
    before = worth(w)
    free = free_heroes(s, seat)
    for hero in range(YLUD + 1):
        if has(free, hero):
            best = max(best, hero_gain(s, w, seat, hero, before))
    w.owned -= 1
    w.hero = bounded(share(bounded(best) * w.weight[HERO_SHARE], 100)) if free else 0


def hero_gain(s: State, w: Evaluator, seat: int, hero: int, before: int) -> int:
    """What a hero brings to this army: class points, end points, its power; `owned` counts it already (N8.20)."""
    stood = w.thrud
    column = CARD_CLASS[HERO_CARD + hero]
    ranks = CARD_RANKS[HERO_CARD + hero]
    gain = 100 * end_points(w, hero) - before
    w.heroes |= bit(hero)
    if column != NEUTRAL:
        put_card(w, column, ranks, CARD_POINTS[HERO_CARD + hero])
    elif hero == THRUD:
        w.thrud = IN_HAND
    gain += worth(w)
    gain += power_gain(s, w, seat, hero)
    if column != NEUTRAL:
        lift_card(w, column, ranks, CARD_POINTS[HERO_CARD + hero], stood)
    w.thrud = stood
    w.heroes &= ~bit(hero)
    return gain


def end_points(w: Evaluator, hero: int) -> int:
    """What a hero adds at the end by itself; Astrid is counted with the coins."""
    if not has(DWERG_BITS, hero):
        return HERO_END_POINTS[hero]
    brothers = count_of(w.heroes & DWERG_BITS)
    return DWERG_POINTS[brothers + 1] - DWERG_POINTS[brothers]


def power_gain(s: State, w: Evaluator, seat: int, hero: int) -> int:
    """What a hero's power is worth beside its ranks and points."""
    if hero == DAGDA:
        return -least_losses(s, w, seat, HUNTER, 2)
    if hero == BONFUR:
        return -least_losses(s, w, seat, BLACKSMITH, 1)
    if hero == GRID:
        return plus_gain(s, w, GRID_PLUS)
    if hero == ULINE:
        return w.weight[ULINE_FREE] * w.turns
    if hero == THRUD:
        return w.weight[THRUD_MOVES] * w.picks
    if hero == YLUD:
        return ylud_gain(w)
    if has(DWERG_BITS, hero) and s.hall & DWERG_BITS & ~bit(hero):
        return dwerg_hope(w, count_of(w.heroes & DWERG_BITS))
    return 0


def dwerg_hope(w: Evaluator, brothers: int) -> int:
    """What the brothers still to come may bring, with so many already there."""
    if brothers > 2:
        return 0
    return w.turns * w.weight[DWERG_FIRST if brothers == 1 else DWERG_SECOND]


def ylud_gain(w: Evaluator) -> int:
    """Ylud on her best column (N8.19)."""
    best = -30000
    before = worth(w)
    stood = w.thrud
    for column in range(CLASSES):
        put_card(w, column, 1, YLUD_POINTS[column])
        best = max(best, worth(w) - before)
        lift_card(w, column, 1, YLUD_POINTS[column], stood)
    return best


def least_losses(s: State, w: Evaluator, seat: int, own: int, count: int) -> int:
    """The smallest losses that discarding from so many other columns can mean (N8.4)."""
    first = 30000
    second = 30000
    for column in range(CLASSES):
        if column != own and has_open_top(s, seat, column):
            loss = top_loss(s, w, seat, column)
            if loss < first:
                second = first
                first = loss
            elif loss < second:
                second = loss
    return first + second if count == 2 else first


def top_loss(s: State, w: Evaluator, seat: int, column: int) -> int:
    """What discarding the top card of a column costs."""
    before = worth(w)
    card = s.army[seat][top_of(s, seat, column)]
    w.ranks[column] -= CARD_RANKS[card]
    w.points[column] -= CARD_POINTS[card]
    loss = before - worth(w)
    w.ranks[column] += CARD_RANKS[card]
    w.points[column] += CARD_POINTS[card]
    return loss
