"""The playout policy: it takes the place of most immediate value, and so predicts the rest of a round cheaply."""

from dvergar.core.bits import bit, has
from dvergar.core.fields import u64
from dvergar.games.dwarf.bot import heuristic_weights as hw
from dvergar.games.dwarf.bot.lead_chance import Evaluator, end_chance, see_forges, win_chance, within
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.choices import exchange_location
from dvergar.games.dwarf.rules.goods import is_forge, is_mine, kind_at
from dvergar.games.dwarf.rules.resolution import claimed_at, demand
from dvergar.games.dwarf.rules.state import State, is_opponent, locations
from dvergar.games.dwarf.rules.workers import helper_locations, is_standing, open_locations


def habit(s: State, w: Evaluator, seat: int) -> int:
    """Return the policy's choice for a seat, never a Special Action."""
    if s.awaiting == m.EXCHANGE:
        return m.TAKE_IT if w.price[seat][kind_at(s, exchange_location(s, seat))] >= 0 else m.LEAVE_IT
    if s.awaiting == m.SORT:
        return dearer(s, w, seat)
    wish(s, w, seat, open_kinds(s))
    best = -hw.DEAR - 1 if s.awaiting == m.ACT else 0
    found = m.STAY_OUT
    reachable: u64 = open_locations(s)
    for location in range(locations(s)):
        if has(reachable, location) and w.wish[kind_at(s, location)] > best:
            best = w.wish[kind_at(s, location)]
            found = location
    return found


def open_kinds(s: State) -> u64:
    """Return the kinds of the cards that the next worker can go to, as bits."""
    found: u64 = 0
    reachable: u64 = open_locations(s)
    for location in range(locations(s)):
        if has(reachable, location):
            found |= bit(kind_at(s, location))
    return found


def dearer(s: State, w: Evaluator, seat: int) -> int:
    """Return the location of whichever of two workers has the more valuable card."""
    first = s.turn % 2 * m.REGULAR
    one = s.worker[seat][first]
    other = s.worker[seat][first + 1]
    return one if w.price[seat][kind_at(s, one)] >= w.price[seat][kind_at(s, other)] else other


def price_cards(s: State, w: Evaluator) -> None:
    """Work out the value of Mine and Forge cards and of a glory to each player: the change of the chance to win.

    It starts from what the standing workers will have brought. The position is modified, so pass a copy.
    """
    see_forges(s, w)
    for seat in range(s.players):
        fill_purse(s, w, seat)
        for good in range(m.ITEMS + 1):
            s.goods[seat][good] = w.purse[good]
    for seat in range(s.players):
        if not is_opponent(s, seat):
            now = win_chance(s, w, seat)
            for kind in range(m.SWORD + 1):
                take(s, w, seat, kind)
                w.price[seat][kind] = within(chance_after(s, w, seat) - now, hw.DEAR)
                put_back(s, w, seat, kind)
            s.goods[seat][m.GLORY] += 1
            w.price[seat][m.DRAGON] = within(win_chance(s, w, seat) - now, hw.DEAR)
            s.goods[seat][m.GLORY] -= 1


def chance_after(s: State, w: Evaluator, seat: int) -> int:
    """Return the chance to win after a card has been taken; a fourth item ends the game (D6.9)."""
    return end_chance(s, w, seat) if s.goods[seat][m.ITEMS] >= m.MASTERPIECES else win_chance(s, w, seat)


def take(s: State, w: Evaluator, seat: int, kind: int) -> None:
    """Take a card as if it could be paid, ignoring what is missing."""
    for good in range(m.RESOURCES):
        w.purse[good] = s.goods[seat][good]
        s.goods[seat][good] = max(0, w.purse[good] + m.EXCHANGES[kind][good])
    s.goods[seat][m.ITEMS] += m.EXCHANGES[kind][m.ITEMS]


def put_back(s: State, w: Evaluator, seat: int, kind: int) -> None:
    """Undo `take`."""
    for good in range(m.RESOURCES):
        s.goods[seat][good] = w.purse[good]
    s.goods[seat][m.ITEMS] -= m.EXCHANGES[kind][m.ITEMS]


def part(amount: int, percent: int) -> int:
    """Return a percentage of an amount; 0 if either is negative."""
    return max(0, amount) * max(0, percent) // 100


def wish(s: State, w: Evaluator, seat: int, kinds: u64) -> None:
    """Work out the value of a card of each of these kinds to the seat's next worker."""
    fill_purse(s, w, seat)
    for kind in range(m.SWORD + 1):
        if has(kinds, kind):
            w.wish[kind] = w.price[seat][kind] if is_affordable(w, kind) else 0
    for kind in range(m.DRAGON, m.SIDHE + 1):
        if has(kinds, kind):
            w.wish[kind] = within(w.price[seat][m.DRAGON] + spared(s, w, seat, kind), hw.DEAR)
    if has(kinds, m.ORC_RAIDERS) and not s.muster:
        fear_orcs(s, w, seat)
    w.wish[m.GET_HELP] = 0
    if has(kinds, m.GET_HELP) and s.awaiting != m.HELPER and not claimed_at(s, seat):
        w.wish[m.GET_HELP] = within(part(next_best(s, w), w.weight[hw.W_HELP]), hw.DEAR)


def fill_purse(s: State, w: Evaluator, seat: int) -> None:
    """Work out what the seat will own once its standing workers have resolved: seams, then Alloy Steel, then Forges."""
    for good in range(m.ITEMS + 1):
        w.purse[good] = s.goods[seat][good]
    for step in range(3):
        for worker in range(m.WORKERS):
            if is_standing(s, seat, worker):
                kind = kind_at(s, s.worker[seat][worker])
                if kind <= m.SWORD and step_of(kind) == step and is_affordable(w, kind):
                    for good in range(m.ITEMS + 1):
                        w.purse[good] += m.EXCHANGES[kind][good]


def step_of(kind: int) -> int:
    """Return when a Mine or Forge card is resolved: 0, 1 or 2."""
    if is_forge(kind):
        return 2
    return 1 if kind == m.ALLOY else 0


def is_affordable(w: Evaluator, kind: int) -> bool:
    """Whether the purse can pay for the card."""
    for good in range(m.RESOURCES):
        if w.purse[good] + m.EXCHANGES[kind][good] < 0:
            return False
    return True


def spared(s: State, w: Evaluator, seat: int, kind: int) -> int:
    """Return what the seat saves by defending, less a part of what the others save on average."""
    if s.muster:
        return 0
    others = 0
    for other in range(s.players):
        if other != seat and not is_opponent(s, other):
            others += loss(s, w, other, kind)
    return loss(s, w, seat, kind) - part(others // (s.players - 1), w.weight[hw.W_SPITE])


def loss(s: State, w: Evaluator, seat: int, kind: int) -> int:
    """Return what an attack costs the seat (D1.3)."""
    iron = max(0, w.price[seat][m.IRON_SEAM]) // m.EXCHANGES[m.IRON_SEAM][m.IRON]
    gold = max(0, w.price[seat][m.GOLD_SEAM])
    if kind == m.KNOCKERS:
        return min(1, s.goods[seat][m.IRON]) * iron
    lost = min(demand(kind, s.goods[seat][m.GOLD]), s.goods[seat][m.GOLD])
    return min(hw.DEAR, lost * (max(0, gold - iron) if kind == m.SIDHE else gold))


def fear_orcs(s: State, w: Evaluator, seat: int) -> None:
    """Allow for Orc Raiders, who may close the Mine cards: those count less, and defending saves what workers would lose."""
    for kind in range(m.ALLOY + 1):
        if w.wish[kind] > 0:
            w.wish[kind] = within(part(w.wish[kind], w.weight[hw.W_RAID]), hw.DEAR)
    for worker in range(m.WORKERS):
        if is_standing(s, seat, worker) and is_mine(kind_at(s, s.worker[seat][worker])):
            w.wish[m.ORC_RAIDERS] = within(
                w.wish[m.ORC_RAIDERS] + max(0, w.price[seat][kind_at(s, s.worker[seat][worker])]), hw.DEAR
            )


def next_best(s: State, w: Evaluator) -> int:
    """Return the sum of the second and third best free locations, where helpers would go."""
    best = 0
    second = 0
    third = 0
    reachable: u64 = helper_locations(s)
    for location in range(locations(s)):
        if has(reachable, location):
            worth = w.wish[kind_at(s, location)]
            if worth > best:
                third = second
                second = best
                best = worth
            elif worth > second:
                third = second
                second = worth
            else:
                third = max(third, worth)
    return second + third
