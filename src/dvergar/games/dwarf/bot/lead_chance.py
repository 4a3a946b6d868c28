"""A seat's chance to win with what all own now: who will lead steel, gold and items, and who wins ties by glory.

The less a seat lies behind in a category, the likelier it is to lead it; the fewer rounds are left, the more this counts.
"""

from dvergar.core.board import Adviser
from dvergar.core.fields import Annotated, Grid, Row, scratch, short, u64
from dvergar.core.rng import Rng
from dvergar.games.dwarf.bot import heuristic_weights as hw
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.goods import can_pay, is_forge, is_monster, kind_at
from dvergar.games.dwarf.rules.score import most_of, standing
from dvergar.games.dwarf.rules.state import State, locations


class Evaluator(Adviser):
    """The weights, and scratch space: two positions to play on, and tables. Only one thread may use it at a time."""

    weight: Annotated[Row, short(hw.WEIGHTS)]

    ahead: State  # the position after a choice
    beyond: State  # the position after the choice that follows
    luck: Rng

    smelter: Annotated[int, scratch()]  # set if an Alloy Steel is available
    ready: Annotated[Row, scratch(m.SEATS)]  # seats that can pay for an available Forge
    power: Annotated[Row, scratch(m.SEATS)]
    lead: Annotated[Grid, scratch(m.CATEGORIES + 1, m.SEATS + 1)]  # chances to lead a category or win by glory; last, nobody's
    price: Annotated[Grid, scratch(m.SEATS, m.KINDS)]  # value of a kind of card to a seat
    purse: Annotated[Row, scratch(m.GOODS)]
    wish: Annotated[Row, scratch(m.KINDS)]  # value of a kind of card to the next worker


def win_chance(s: State, w: Evaluator, seat: int) -> int:
    """Return the chance to win, in hundred-thousandths, between two rounds; call it right after `see_forges`."""
    rounds = rounds_left(s, w)
    for category in range(m.CATEGORIES):
        weigh(s, w, category, rounds)
    weigh(s, w, hw.FAME, rounds)
    chance = (lead_two(w, seat) + lead_one(s, w, seat) + lead_none(s, w, seat)) // (hw.FULL * hw.FULL // (hw.CERTAIN // hw.FULL))
    if s.solo >= m.ANDVETTR:
        return chance * (100 - renown_risk(s, w, rounds)) // 100
    return chance


def end_chance(s: State, w: Evaluator, seat: int) -> int:
    """Return the chance to win if this round ends the game: mostly the outcome, with a little uncertainty."""
    return (hw.CERTAINTY * outcome(s, seat) + (10 - hw.CERTAINTY) * win_chance(s, w, seat)) // 10


def lead_two(w: Evaluator, seat: int) -> u64:
    """Return the chance to lead two or three categories, which wins (D7.2)."""
    steel: u64 = w.lead[0][seat]
    gold: u64 = w.lead[1][seat]
    items: u64 = w.lead[2][seat]
    return (
        steel * gold * (hw.FULL - items)
        + gold * items * (hw.FULL - steel)
        + items * steel * (hw.FULL - gold)
        + steel * gold * items
    )


def lead_one(s: State, w: Evaluator, seat: int) -> u64:
    """Return the chance to lead one category while nobody leads two, and to win the tie by glory (D7.2)."""
    total: u64 = 0
    for one in range(s.players):
        if one != seat:
            for other in range(one + 1, s.players + 1):
                if other != seat:
                    total += (shared(w, seat, one, other) + shared(w, seat, other, one)) // hw.FULL * fame(w, seat, one, other)
    return total + shared(w, seat, s.players, s.players)


def shared(w: Evaluator, seat: int, one: int, other: int) -> u64:
    """Return the chance that the seat leads one category, and these two the next one and the one after it."""
    steel: u64 = w.lead[0][seat]
    gold: u64 = w.lead[1][seat]
    items: u64 = w.lead[2][seat]
    steel = steel * w.lead[1][one] * w.lead[2][other]
    gold = gold * w.lead[2][one] * w.lead[0][other]
    items = items * w.lead[0][one] * w.lead[1][other]
    return steel + gold + items


def fame(w: Evaluator, seat: int, one: int, other: int) -> int:
    """Return the chance to win by glory against these two; `players` stands for nobody."""
    return w.lead[hw.FAME][seat] * hw.FULL // (w.lead[hw.FAME][seat] + w.lead[hw.FAME][one] + w.lead[hw.FAME][other])


def lead_none(s: State, w: Evaluator, seat: int) -> u64:
    """Return the chance that nobody leads anything, and to win by glory against all (D7.2)."""
    nobody: u64 = w.lead[0][s.players]
    return nobody * w.lead[1][s.players] * w.lead[2][s.players] // hw.FULL * w.lead[hw.FAME][seat]


def weigh(s: State, w: Evaluator, category: int, rounds: int) -> None:
    """Work out each seat's chance to lead a category, or to win by glory."""
    best = -hw.STRONG
    for seat in range(s.players):
        w.power[seat] = strength(s, w, category, seat, rounds)
        best = max(best, w.power[seat])
    width = max(1, w.weight[hw.W_SPREAD + 2 * category] + w.weight[hw.W_SPREAD + 2 * category + 1] * rounds)
    total = 0
    second = 0
    leaders = 0
    for seat in range(s.players):
        behind = best - w.power[seat]
        w.power[seat] = hw.FADING[min(hw.FADES - 1, behind * hw.FADE_STEPS // width)]
        total += w.power[seat]
        if behind == 0:
            leaders += 1
        else:
            second = max(second, w.power[seat])
    tie = 0
    if category < m.CATEGORIES:
        tie = min(hw.MOST_TIED, (hw.FULL if leaders > 1 else second) * max(0, w.weight[hw.W_TIE + category]) // (1 + rounds))
    for seat in range(s.players):
        w.lead[category][seat] = max(1, w.power[seat] * hw.FULL // (total + tie))
    w.lead[category][s.players] = tie * hw.FULL // (total + tie)


def strength(s: State, w: Evaluator, category: int, seat: int, rounds: int) -> int:
    """Return what a seat has in a category, in hundredths, including what its goods can still become."""
    iron = s.goods[seat][m.IRON]
    if category == hw.FAME:
        return within(100 * s.goods[seat][m.GLORY] + iron * w.weight[hw.W_IRON_FAME], hw.STRONG)
    strong = 100 * s.goods[seat][m.PART_GOODS[category]]
    if m.PART_GOODS[category] == m.STEEL:
        iron = min(iron, max(0, rounds - 1 + w.smelter) * -m.EXCHANGES[m.ALLOY][m.IRON])  # about one Alloy Steel a round
        some = min(iron, w.weight[hw.W_IRON_ENOUGH])
        strong += some * w.weight[hw.W_IRON] + (iron - some) * w.weight[hw.W_IRON_MORE]
    elif m.PART_GOODS[category] == m.ITEMS and rounds > 0:
        strong += s.goods[seat][m.STEEL] * w.weight[hw.W_STEEL_STUFF] + s.goods[seat][m.GOLD] * w.weight[hw.W_GOLD_STUFF]
        strong += w.ready[seat] * w.weight[hw.W_FORGE_READY]
    return within(strong, hw.STRONG)


def within(amount: int, most: int) -> int:
    """Clamp an amount between `-most` and `most`."""
    return min(most, max(-most, amount))


def rounds_left(s: State, w: Evaluator) -> int:
    """Return roughly how many rounds are left: as long as the Mountain lasts, or until a seat has four items (D3.2, D6.9)."""
    rounds = m.MOUNTAIN
    for copy in range(s.copies):
        rounds = min(rounds, s.mountain_size[copy] // 2)
    missing = max(0, m.MASTERPIECES - most_of(s, m.ITEMS))
    return min(rounds, missing * max(0, w.weight[hw.W_HASTE]) // 10)


def see_forges(s: State, w: Evaluator) -> None:
    """Note which seats can pay for an available Forge, and whether an Alloy Steel is available."""
    w.smelter = 0
    for seat in range(s.players):
        w.ready[seat] = 0
    for location in range(locations(s)):
        kind = kind_at(s, location)
        if is_forge(kind):
            for seat in range(s.players):
                if can_pay(s, seat, kind):
                    w.ready[seat] = 1
        elif kind == m.ALLOY:
            w.smelter = 1


def renown_risk(s: State, w: Evaluator, rounds: int) -> int:
    """Return the chance, in per cent, that Andvettr or his father reaches 12 glory; monsters raise it (D8.7)."""
    monsters = 0
    for location in range(locations(s)):
        if is_monster(kind_at(s, location)):
            monsters += 1
    spread = max(1, w.weight[hw.W_RENOWN_SPREAD])
    gain = rounds * (w.weight[hw.W_RENOWN] + monsters * w.weight[hw.W_RENOWN_MONSTER])
    return min(100, max(0, 100 * s.goods[m.HIM][m.GLORY] + gain + spread - 100 * m.RENOWN) * 50 // spread)


def is_last_round(s: State) -> bool:
    """Whether the next Mining must draw two cards from a Mountain that has fewer (D3.2)."""
    for copy in range(s.copies):
        if s.mountain_size[copy] < 2:
            return True
    return False


def outcome(s: State, seat: int) -> int:
    """Return a certain win, a share of a tied one, or 0, as if the game ended now (D7.2)."""
    equal = 0
    for other in range(s.players):
        if standing(s, other) > standing(s, seat):
            return 0
        if standing(s, other) == standing(s, seat):
            equal += 1
    return hw.CERTAIN // equal
