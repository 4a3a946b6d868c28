"""How likely a seat is to win with what everybody owns now: who will lead steel, gold and items, and whom glory will help.

A category goes to a seat the more likely, the less it lies behind, and this counts the more, the fewer rounds are to come.
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
    """The weights, and room to think in: two positions to play on in, and tables. One thread at a time can use them."""

    weight: Annotated[Row, short(hw.WEIGHTS)]

    ahead: State  # where a choice is played on
    beyond: State  # where the choice after it is
    luck: Rng

    smelter: Annotated[int, scratch()]  # an Alloy Steel lies open
    ready: Annotated[Row, scratch(m.SEATS)]  # who can pay a Forge that lies open
    power: Annotated[Row, scratch(m.SEATS)]
    lead: Annotated[Grid, scratch(m.CATEGORIES + 1, m.SEATS + 1)]  # chances to lead a category, then fame; the last is nobody's
    price: Annotated[Grid, scratch(m.SEATS, m.KINDS)]  # what a card of a kind is worth to a seat
    purse: Annotated[Row, scratch(m.GOODS)]
    wish: Annotated[Row, scratch(m.KINDS)]  # what a card of a kind is worth to the next worker


def win_chance(s: State, w: Evaluator, seat: int) -> int:
    """The chance to win, in hundred-thousandths, as things stand between two rounds; right after the Forges were seen."""
    rounds = rounds_left(s, w)
    for category in range(m.CATEGORIES):
        weigh(s, w, category, rounds)
    weigh(s, w, hw.FAME, rounds)
    chance = (lead_two(w, seat) + lead_one(s, w, seat) + lead_none(s, w, seat)) // (hw.FULL * hw.FULL // (hw.CERTAIN // hw.FULL))
    if s.solo >= m.ANDVETTR:
        return chance * (100 - renown_risk(s, w, rounds)) // 100
    return chance


def end_chance(s: State, w: Evaluator, seat: int) -> int:
    """The same where the round ends the game: what that brings, and a little of the rest, since people err."""
    return (hw.CERTAINTY * outcome(s, seat) + (10 - hw.CERTAINTY) * win_chance(s, w, seat)) // 10


def lead_two(w: Evaluator, seat: int) -> u64:
    """The chance to lead two categories or three, which wins (D7.2)."""
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
    """The chance to lead one category while nobody leads two, and to win by glory against those who lead one (D7.2)."""
    total: u64 = 0
    for one in range(s.players):
        if one != seat:
            for other in range(one + 1, s.players + 1):
                if other != seat:
                    total += (shared(w, seat, one, other) + shared(w, seat, other, one)) // hw.FULL * fame(w, seat, one, other)
    return total + shared(w, seat, s.players, s.players)


def shared(w: Evaluator, seat: int, one: int, other: int) -> u64:
    """The chance that the seat leads one category, and these two the next one and the one after it."""
    steel: u64 = w.lead[0][seat]
    gold: u64 = w.lead[1][seat]
    items: u64 = w.lead[2][seat]
    steel = steel * w.lead[1][one] * w.lead[2][other]
    gold = gold * w.lead[2][one] * w.lead[0][other]
    items = items * w.lead[0][one] * w.lead[1][other]
    return steel + gold + items


def fame(w: Evaluator, seat: int, one: int, other: int) -> int:
    """The chance to win by glory against these two; nobody's is none."""
    return w.lead[hw.FAME][seat] * hw.FULL // (w.lead[hw.FAME][seat] + w.lead[hw.FAME][one] + w.lead[hw.FAME][other])


def lead_none(s: State, w: Evaluator, seat: int) -> u64:
    """The chance that nobody leads anything, and to win by glory against all (D7.2)."""
    nobody: u64 = w.lead[0][s.players]
    return nobody * w.lead[1][s.players] * w.lead[2][s.players] // hw.FULL * w.lead[hw.FAME][seat]


def weigh(s: State, w: Evaluator, category: int, rounds: int) -> None:
    """The chances of the seats to lead a category, or to be the one whom glory helps."""
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
    """What a seat has in a category, in hundredths, with what can still become of its goods."""
    iron = s.goods[seat][m.IRON]
    if category == hw.FAME:
        return within(100 * s.goods[seat][m.GLORY] + iron * w.weight[hw.W_IRON_FAME], hw.STRONG)
    strong = 100 * s.goods[seat][m.PART_GOODS[category]]
    if m.PART_GOODS[category] == m.STEEL:
        iron = min(iron, max(0, rounds - 1 + w.smelter) * -m.EXCHANGES[m.ALLOY][m.IRON])  # about one Alloy Steel in a round
        some = min(iron, w.weight[hw.W_IRON_ENOUGH])
        strong += some * w.weight[hw.W_IRON] + (iron - some) * w.weight[hw.W_IRON_MORE]
    elif m.PART_GOODS[category] == m.ITEMS and rounds > 0:
        strong += s.goods[seat][m.STEEL] * w.weight[hw.W_STEEL_STUFF] + s.goods[seat][m.GOLD] * w.weight[hw.W_GOLD_STUFF]
        strong += w.ready[seat] * w.weight[hw.W_FORGE_READY]
    return within(strong, hw.STRONG)


def within(amount: int, most: int) -> int:
    """An amount that is neither more than the most nor less than its opposite."""
    return min(most, max(-most, amount))


def rounds_left(s: State, w: Evaluator) -> int:
    """About how many rounds are still to come: as the Mountain lasts, or until somebody has four items (D3.2, D6.9)."""
    rounds = m.MOUNTAIN
    for copy in range(s.copies):
        rounds = min(rounds, s.mountain_size[copy] // 2)
    missing = max(0, m.MASTERPIECES - most_of(s, m.ITEMS))
    return min(rounds, missing * max(0, w.weight[hw.W_HASTE]) // 10)


def see_forges(s: State, w: Evaluator) -> None:
    """Who could pay one of the Forges that lie open, and whether an Alloy Steel does."""
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
    """The chance in per cent that Andvettr or his father comes to 12 glory: the more monsters, the sooner (D8.7)."""
    monsters = 0
    for location in range(locations(s)):
        if is_monster(kind_at(s, location)):
            monsters += 1
    spread = max(1, w.weight[hw.W_RENOWN_SPREAD])
    gain = rounds * (w.weight[hw.W_RENOWN] + monsters * w.weight[hw.W_RENOWN_MONSTER])
    return min(100, max(0, 100 * s.goods[m.HIM][m.GLORY] + gain + spread - 100 * m.RENOWN) * 50 // spread)


def is_last_round(s: State) -> bool:
    """The next Mining must draw two cards from a Mountain that has not so many (D3.2)."""
    for copy in range(s.copies):
        if s.mountain_size[copy] < 2:
            return True
    return False


def outcome(s: State, seat: int) -> int:
    """A win for sure, a part of a shared one, or nothing: if the game ended now (D7.2)."""
    equal = 0
    for other in range(s.players):
        if standing(s, other) > standing(s, seat):
            return 0
        if standing(s, other) == standing(s, seat):
            equal += 1
    return hw.CERTAIN // equal
