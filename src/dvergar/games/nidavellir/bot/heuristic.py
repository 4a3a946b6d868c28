"""The heuristic: the value of each choice of a decision to a seat, in hundredths of a point, and the best choice.

It reads only what the seat may know, so a position and the seat's view of it give the same values. All arithmetic is
in integers, so every build gives the same answers.
"""

from collections.abc import Sequence
from typing import cast

from dvergar.core.bits import bit, has
from dvergar.core.board import Board, owes_decision
from dvergar.core.fields import u64
from dvergar.core.rng import Rng, below
from dvergar.games.nidavellir.bot import heuristic_weights as hw
from dvergar.games.nidavellir.bot.army_value import Evaluator, bounded, put_on_scales, set_clock, worth
from dvergar.games.nidavellir.bot.change_value import (
    card_gain,
    expect_hero,
    hero_gain,
    lift_card,
    put_card,
    top_loss,
    trade_slots,
    transform_slot,
)
from dvergar.games.nidavellir.bot.tavern_value import (
    best_card,
    cards_of,
    denied,
    hand_of,
    laid_worth,
    rest_of_turn,
    stake_worth,
    weigh_stakes,
    weigh_taverns,
    weigh_trades,
)
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.choices import choices
from dvergar.games.nidavellir.rules.coins import brings_trade, next_slot
from dvergar.games.nidavellir.rules.state import State


class Heuristic(Evaluator):
    """The heuristic with its weights. It computes in its own fields, so each thread needs its own."""

    def __init__(self) -> None:
        super().__init__()
        for i in range(hw.WEIGHTS):
            self.weight[i] = hw.WEIGHTS_FITTED[i]

    def set_weights(self, values: Sequence[int]) -> None:
        """Replace the fitted weights."""
        if len(values) != hw.WEIGHTS:
            raise ValueError(f"there are {hw.WEIGHTS} weights")
        for i in range(hw.WEIGHTS):
            self.weight[i] = values[i]

    def worths(self, board: Board, seat: int) -> list[int]:
        """Return the value of each legal code of a seat, in rising order of the codes; empty if the seat owes no decision."""
        if not owes_decision(board, seat):
            return []
        s: State = cast(State, board)
        look(s, self, seat)
        legal = choices(s, seat)
        return [seen_worth(s, self, seat, choice) for choice in range(64) if has(legal, choice)]

    def choose(self, board: Board, seat: int, high: u64, low: u64) -> int:
        """Return the most valuable code; ties are broken by the random stream of a key."""
        if not owes_decision(board, seat):
            raise ValueError(f"seat {seat} owes no decision")
        return board.first_code() + heuristic_choice(cast(State, board), self, seat, Rng(high, low))


def heuristic_choice(s: State, w: Heuristic, seat: int, r: Rng) -> int:
    """Return the best choice of a seat that owes a decision; ties are broken at random."""
    look(s, w, seat)
    legal = choices(s, seat)
    best = 0
    chosen = -1
    equals = 0
    for choice in range(64):
        if has(legal, choice):
            found = seen_worth(s, w, seat, choice)
            if chosen < 0 or found > best:
                best = found
                chosen = choice
                equals = 1
            elif found == best:
                equals += 1
                if below(r, equals) == 0:
                    chosen = choice
    return chosen


def weigh_choices(s: State, w: Heuristic, seat: int) -> None:
    """Write the value of every legal choice of a seat that owes a decision into `opinion`."""
    look(s, w, seat)
    legal = choices(s, seat)
    for choice in range(64):
        if has(legal, choice):
            w.opinion[choice] = seen_worth(s, w, seat, choice)


def look(s: State, w: Heuristic, seat: int) -> None:
    """Work out what the choices of the current decision share, and leave the seat's holdings in the evaluator."""
    set_clock(s, w)
    if s.awaiting == m.BID:
        weigh_stakes(s, w, seat, 0)
        weigh_trades(s, w)
    elif s.awaiting == m.LAY:
        weigh_stakes(s, w, seat, s.tavern)
        weigh_trades(s, w)
    elif s.awaiting == m.TRANSFORM or s.awaiting == m.TRADE:
        weigh_stakes(s, w, seat, s.tavern + 1)
        weigh_trades(s, w)
    elif s.awaiting == m.TAKE:
        look_at_tavern(s, w, seat)
    else:
        put_on_scales(s, w, seat)
        expect_hero(s, w, seat)


def look_at_tavern(s: State, w: Heuristic, seat: int) -> None:
    """Value the cards here for all seats that have yet to take one."""
    for i in range(s.at + 1, s.players):
        put_on_scales(s, w, s.order[i])
        weigh_taverns(s, w, s.order[i], s.tavern, s.tavern)
    put_on_scales(s, w, seat)
    expect_hero(s, w, seat)
    weigh_taverns(s, w, seat, s.tavern, s.tavern)


def seen_worth(s: State, w: Heuristic, seat: int, choice: int) -> int:
    """Return the value of a legal choice, after `look`."""
    if s.awaiting == m.BID:
        return bid_worth(w, choice)
    if s.awaiting == m.LAY:
        return laid_worth(s, w, seat, s.tavern, choice, hand_of(s, seat))
    if s.awaiting == m.TAKE:
        return take_worth(s, w, seat, choice)
    if s.awaiting == m.TRANSFORM:
        return transform_worth(s, w, seat, choice)
    if s.awaiting == m.HERO:
        w.owned += 1
        gain = hero_gain(s, w, seat, choice, worth(w))
        w.owned -= 1
        return gain
    if s.awaiting == m.DISCARD:
        return discard_worth(s, w, seat, choice)
    if s.awaiting == m.PLACE_THRUD:
        return thrud_worth(w, choice)
    if s.awaiting == m.PLACE_YLUD:
        return ylud_worth(s, w, choice)
    if s.awaiting == m.TRADE:
        return trade_worth(s, w, seat, choice)
    if s.awaiting == m.KEEP:
        return card_gain(s, w, choice, worth(w))
    return 0  # the choice between two coins worth 5 makes no difference (N7.1)


def bid_worth(w: Heuristic, choice: int) -> int:
    """Value three coins on three taverns, and the trade of the two in the pouch if the 0 or the special 3 is bid."""
    total = 0
    for tavern in range(m.TAVERNS):
        slot = m.BID_SLOTS[choice][tavern]
        total += w.stake[tavern][slot]
        if brings_trade(w.purse[slot]):
            total += w.traded[m.BID_POUCH[choice]]
    return total


def take_worth(s: State, w: Heuristic, seat: int, card: int) -> int:
    """Value a card, less what it leaves to the seats that have yet to take one, each taking what is best for it."""
    i = 0
    while s.offer[s.tavern][i] != card:
        i += 1
    cards = cards_of(s, s.tavern) & ~bit(i)
    theirs = 0
    for at in range(s.at + 1, s.players):
        best = best_card(w, s.tavern, s.order[at], cards)
        theirs += w.gain[s.tavern * m.SEATS + s.order[at]][best]
        cards &= ~bit(best)
    return w.gain[s.tavern * m.SEATS + seat][i] - denied(s, w, theirs)


def transform_worth(s: State, w: Heuristic, seat: int, slot: int) -> int:
    """Value a transform: the coin grows, bids more where it lies, and may still be traded from the pouch (N7.2)."""
    before = settled_worth(s, w, seat)
    place = s.place[seat][slot]
    old = transform_slot(s, w, slot, s.plus)
    gain = settled_worth(s, w, seat) - before
    if place > m.TAVERN_1 + s.tavern and place < m.POUCH:
        gain += stake_worth(s, w, seat, place - m.TAVERN_1, w.purse[slot]) - w.stake[place - m.TAVERN_1][slot]
    w.purse[slot] = old
    return gain


def settled_worth(s: State, w: Heuristic, seat: int) -> int:
    """Value the holdings after the trade still to come in this turn, if any."""
    if not will_trade(s, seat):
        return worth(w)
    low = next_slot(s, seat, m.POUCH, 0)
    high = next_slot(s, seat, m.POUCH, low + 1)
    if m.COIN_VALUE[w.purse[low]] > m.COIN_VALUE[w.purse[high]]:
        low = high
        high = next_slot(s, seat, m.POUCH, 0)
    old = trade_slots(s, w, low, high)
    total = worth(w)
    w.purse[high] = old
    return total


def will_trade(s: State, seat: int) -> bool:
    """Whether the 0 or the special 3 lies on this tavern or a later one, and the pouch holds two coins."""
    if next_slot(s, seat, m.POUCH, 0) < 0:
        return False
    for slot in range(m.COINS):
        if brings_trade(s.coin[seat][slot]) and s.place[seat][slot] != m.POUCH:
            return s.place[seat][slot] >= m.TAVERN_1 + s.tavern
    return False


def discard_worth(s: State, w: Heuristic, seat: int, choice: int) -> int:
    """Value discards from one column or two, which cost points (N8.4)."""
    if choice >= m.SINGLES:
        return -top_loss(s, w, seat, choice - m.SINGLES)
    return -top_loss(s, w, seat, m.PAIRS[choice][0]) - top_loss(s, w, seat, m.PAIRS[choice][1])


def thrud_worth(w: Heuristic, column: int) -> int:
    """Value Thrud on a column, compared with keeping her in hand."""
    before = worth(w)
    stood = w.thrud
    w.thrud = column
    gain = worth(w) - before
    w.thrud = stood
    return gain


def ylud_worth(s: State, w: Heuristic, column: int) -> int:
    """Value Ylud on a column, compared with where she is; 0 if she stays (N8.16, N8.18)."""
    if column == m.STAY:
        return 0
    before = worth(w)
    stood = w.thrud
    waiting = w.idle_ylud
    if s.ylud != m.COMMAND:
        w.ranks[s.ylud] -= 1
        w.points[s.ylud] -= m.YLUD_POINTS[s.ylud]
    w.idle_ylud = 0
    put_card(w, column, 1, m.YLUD_POINTS[column])
    gain = worth(w) - before
    lift_card(w, column, 1, m.YLUD_POINTS[column], stood)
    w.idle_ylud = waiting
    if s.ylud != m.COMMAND:
        w.ranks[s.ylud] += 1
        w.points[s.ylud] += m.YLUD_POINTS[s.ylud]
    return gain


def trade_worth(s: State, w: Heuristic, seat: int, pair: int) -> int:
    """Value a trade of Uline's owner, and what the coins then in hand bring in the rest of the turn (N8.14)."""
    high = m.PAIRS[pair][1]
    old = trade_slots(s, w, m.PAIRS[pair][0], high)
    for tavern in range(s.tavern + 1, m.TAVERNS):
        w.stake[tavern][high] = bounded(stake_worth(s, w, seat, tavern, w.purse[high]))
    total = w.traded[pair] + rest_of_turn(s, w, seat, s.tavern + 1, hand_of(s, seat))
    w.purse[high] = old
    for tavern in range(s.tavern + 1, m.TAVERNS):
        w.stake[tavern][high] = bounded(stake_worth(s, w, seat, tavern, old))
    return total
