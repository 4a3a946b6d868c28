"""The value of a place in a tavern, and the chance that a coin wins it, as far as a seat can know."""

from dvergar.core.bits import bit, has
from dvergar.core.fields import u64
from dvergar.games.nidavellir.bot import heuristic_weights as hw
from dvergar.games.nidavellir.bot.army_value import Evaluator, bounded, put_on_scales, share, worth
from dvergar.games.nidavellir.bot.change_value import card_gain, expect_hero, trade_gain
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.coins import brings_trade
from dvergar.games.nidavellir.rules.state import State


def weigh_cards(s: State, w: Evaluator, seat: int, first: int, last: int) -> None:
    """Value the cards of these taverns for every seat, and leave the seat's holdings in the evaluator."""
    for other in range(s.players):
        if other != seat:
            put_on_scales(s, w, other)
            weigh_taverns(s, w, other, first, last)
    put_on_scales(s, w, seat)
    expect_hero(s, w, seat)
    weigh_taverns(s, w, seat, first, last)


def weigh_taverns(s: State, w: Evaluator, seat: int, first: int, last: int) -> None:
    """Value each card for the seat in the evaluator."""
    before = worth(w)
    for tavern in range(first, last + 1):
        for i in range(m.SEATS):
            if s.offer[tavern][i] != m.NO_CARD:
                w.gain[tavern * m.SEATS + seat][i] = bounded(card_gain(s, w, s.offer[tavern][i], before))


def cards_of(s: State, tavern: int) -> u64:
    """Return the places of a tavern that hold a card, as bits."""
    cards: u64 = 0
    for i in range(m.SEATS):
        if s.offer[tavern][i] != m.NO_CARD:
            cards |= bit(i)
    return cards


def best_card(w: Evaluator, tavern: int, seat: int, cards: u64) -> int:
    """Return the place of the most valuable card for a seat, or -1 if there is none."""
    best = -1
    for i in range(m.SEATS):
        if has(cards, i) and (best < 0 or w.gain[tavern * m.SEATS + seat][i] > w.gain[tavern * m.SEATS + seat][best]):
            best = i
    return best


def weigh_stakes(s: State, w: Evaluator, seat: int, first: int) -> None:
    """Value each of the seat's coins on each tavern from `first` on."""
    weigh_cards(s, w, seat, first, m.TAVERNS - 1)
    line_others_up(s, w, seat)
    for tavern in range(first, m.TAVERNS):
        for before in range(s.players):
            w.spot[tavern][before] = bounded(spot_worth(s, w, seat, tavern, before))
        for slot in range(m.COINS):
            w.stake[tavern][slot] = bounded(stake_worth(s, w, seat, tavern, w.purse[slot]))


def line_others_up(s: State, w: Evaluator, seat: int) -> None:
    """List the other seats by wealth, richest first, in the order in which they are assumed to go."""
    size = 0
    for other in range(s.players):
        if other != seat:
            i = size
            while i > 0 and wealth(s, other) > wealth(s, w.line_up[i - 1]):
                w.line_up[i] = w.line_up[i - 1]
                i -= 1
            w.line_up[i] = other
            size += 1


def wealth(s: State, seat: int) -> int:
    """Return ten times the sum of a seat's coins, plus its gem."""
    total = s.gem[seat]
    for slot in range(m.COINS):
        total += 10 * m.COIN_VALUE[s.coin[seat][slot]]
    return total


def spot_worth(s: State, w: Evaluator, seat: int, tavern: int, before: int) -> int:
    """Return the value of the card left after this many others have taken their best, less what all others gain."""
    cards = cards_of(s, tavern)
    mine = 0
    theirs = 0
    for i in range(s.players):
        taker = w.line_up[i] if i < before else seat
        if i > before:
            taker = w.line_up[i - 1]
        card = best_card(w, tavern, taker, cards)
        if card >= 0:
            cards &= ~bit(card)
            if taker == seat:
                mine = w.gain[tavern * m.SEATS + seat][card]
            else:
                theirs += w.gain[tavern * m.SEATS + taker][card]
    return mine - denied(s, w, theirs)


def denied(s: State, w: Evaluator, theirs: int) -> int:
    """Return what the others' gains cost a seat."""
    return share(theirs * w.weight[hw.DENY], 100 * (s.players - 1))


def stake_worth(s: State, w: Evaluator, seat: int, tavern: int, coin: int) -> int:
    """Return the value of a coin on a tavern, averaged over the number of others that go first."""
    w.ahead[0] = 10000
    others = 0
    for other in range(s.players):
        if other != seat:
            others += 1
            w.ahead[others] = 0
            chance = chance_ahead(s, w, seat, other, tavern, m.COIN_VALUE[coin])
            for before in range(others, -1, -1):
                stays = w.ahead[before] * (10000 - chance)
                moves = w.ahead[before - 1] * chance if before > 0 else 0
                w.ahead[before] = (stays + moves) // 10000
    total = 0
    for before in range(s.players):
        total += w.ahead[before] * w.spot[tavern][before]
    return share(total, 10000)


def chance_ahead(s: State, w: Evaluator, seat: int, other: int, tavern: int, value: int) -> int:
    """Return the chance that another seat goes first, in ten thousandths: 0 or all if its coin is known."""
    above = 0
    total = 0
    for slot in range(m.COINS):
        if s.shown[other][slot]:
            if s.place[other][slot] == m.TAVERN_1 + tavern:
                return 10000 if goes_ahead(s, seat, other, slot, value) else 0
        else:
            belief = max(0, w.weight[hw.BIDS_LOWEST + lower_coins(s, other, slot)])
            total += belief
            if goes_ahead(s, seat, other, slot, value):
                above += belief
    return 10000 * above // total if total > 0 and above > 0 else 0


def goes_ahead(s: State, seat: int, other: int, slot: int, value: int) -> bool:
    """Whether the other's coin is higher than the value, or equal with a higher gem (N4.3)."""
    theirs = m.COIN_VALUE[s.coin[other][slot]]
    return theirs > value or (theirs == value and s.gem[other] > s.gem[seat])


def lower_coins(s: State, seat: int, slot: int) -> int:
    """Return how many of a seat's coins are lower than the slot's."""
    count = 0
    for other in range(m.COINS):
        if s.coin[seat][other] < s.coin[seat][slot]:
            count += 1
    return count


def weigh_trades(s: State, w: Evaluator) -> None:
    """Value a trade of each pair of coins in the evaluator."""
    for pair in range(m.SINGLES):
        w.traded[pair] = bounded(trade_gain(s, w, m.PAIRS[pair][0], m.PAIRS[pair][1]))


def rest_of_turn(s: State, w: Evaluator, seat: int, tavern: int, hand: u64) -> int:
    """Return the most that the coins in hand, as bits, can bring on this tavern and later ones (N8.12)."""
    if tavern >= m.TAVERNS:
        return 0
    best = -30000
    for slot in range(m.COINS):
        if has(hand, slot):
            best = max(best, laid_worth(s, w, seat, tavern, slot, hand))
    return best


def laid_worth(s: State, w: Evaluator, seat: int, tavern: int, slot: int, hand: u64) -> int:
    """Return the value of laying a coin from the hand: its place, its trade, and the rest of the turn."""
    left = hand & ~bit(slot)
    trade = best_trade(w, left) if brings_trade(w.purse[slot]) else 0
    return w.stake[tavern][slot] + trade + rest_of_turn(s, w, seat, tavern + 1, left)


def best_trade(w: Evaluator, hand: u64) -> int:
    """Return the value of the best trade of two coins in hand (N8.14)."""
    best = -30000
    for pair in range(m.SINGLES):
        if has(hand, m.PAIRS[pair][0]) and has(hand, m.PAIRS[pair][1]):
            best = max(best, w.traded[pair])
    return best


def hand_of(s: State, seat: int) -> u64:
    """Return the slots whose coins are in hand, as bits."""
    hand: u64 = 0
    for slot in range(m.COINS):
        if s.place[seat][slot] == m.HAND:
            hand |= bit(slot)
    return hand
