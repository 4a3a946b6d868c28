"""Each seat's chance to win at the beginning of a turn, judged from the value of its army and coins."""

from dvergar.core.bits import bit, count_of, has
from dvergar.games.nidavellir.bot.army_value import Evaluator, put_on_scales, set_clock, share, worth
from dvergar.games.nidavellir.bot.change_value import expect_hero
from dvergar.games.nidavellir.bot.win_chance_weights import COINS_TRAIT, ESTIMATES, RANKS_TRAIT, TRAITS
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import lines
from dvergar.games.nidavellir.rules.coins import highest_coin
from dvergar.games.nidavellir.rules.score import hero_points, score
from dvergar.games.nidavellir.rules.state import State


def observe_seat(s: State, w: Evaluator, seat: int) -> None:
    """Write the traits of a seat, in tenths of a point."""
    set_clock(s, w)
    put_on_scales(s, w, seat)
    expect_hero(s, w, seat)
    w.trait[0] = share(worth(w) + 100 * hero_points(s.heroes[seat] & ~bit(m.ASTRID), 0), 10)
    w.trait[1] = 10 * score(s, seat)
    w.trait[2] = 10 * count_of(s.heroes[seat])
    w.trait[3] = 10 * lines(s, seat)
    w.trait[4] = 10 * highest_coin(s, seat)
    w.trait[5] = 10 * s.gem[seat]
    w.trait[6] = 10 * min(3, max(-3, s.ranks[seat][m.WARRIOR] - w.rival_warriors))
    w.trait[7] = 10 if has(s.heroes[seat], m.ULINE) else 0
    w.trait[8] = 10 if has(s.heroes[seat], m.THRUD) else 0
    w.trait[9] = 10 if has(s.heroes[seat], m.YLUD) else 0
    w.trait[10] = 10 * count_of(s.heroes[seat] & m.DWERG_BITS)
    w.trait[COINS_TRAIT] = 0
    for slot in range(m.COINS):
        w.trait[COINS_TRAIT] += 10 * m.COIN_VALUE[s.coin[seat][slot]]
    for column in range(m.CLASSES):
        w.trait[RANKS_TRAIT + column] = 10 * s.ranks[seat][column]


def estimate_seat(s: State, w: Evaluator) -> int:
    """Return the weighted sum of the traits of the seat observed last."""
    turns = turns_to_come(s)
    total = 0
    for i in range(TRAITS):
        total += ESTIMATES[s.players][turns][i] * w.trait[i]
    return total


def turns_to_come(s: State) -> int:
    """Return the number of turns after this one."""
    turns = m.TURNS[s.players] - s.turn
    return turns + m.TURNS[s.players] if s.age == 1 else turns
