"""Chapter 6, action resolution: Get Help, Defend, Mine, Forge, and the end of the round."""

from dvergar.core.board import note
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import (
    ATTACKED,
    CLAIMED,
    DECLINED,
    DEFENDED,
    FOUR_ITEMS,
    HELD_OFF,
    KEPT_AWAY,
    LEFT_OUT,
    LOST_HELPER,
    MARKER_PASSED,
    MINES_CLOSED,
    WORKERS_HOME,
)
from dvergar.games.dwarf.rules.goods import (
    can_pay,
    exchange,
    gain,
    gain_glory,
    is_asked,
    is_forge,
    is_help,
    is_mine,
    is_monster,
    kind_at,
)
from dvergar.games.dwarf.rules.rule_ids import D4_8, D5_1, D6_1, D6_2, D6_3, D6_4, D6_5, D6_7, D6_8, D6_9, D8_6
from dvergar.games.dwarf.rules.state import State, ask, is_free, is_opponent, is_switched, locations, top
from dvergar.games.dwarf.rules.workers import helper_locations, is_standing, next_worker_on, place


def claimed_at(s: State, seat: int) -> int:
    """Return when the seat's first worker with a claim was placed this round; 0 if it has no claim (D6.1)."""
    earliest = s.claim[seat]
    for worker in range(m.REGULAR):
        if is_standing(s, seat, worker) and is_help(kind_at(s, s.worker[seat][worker])):
            if earliest == 0 or s.placed[seat][worker] < earliest:
                earliest = s.placed[seat][worker]
    return 0 if is_opponent(s, seat) else earliest


def claims(s: State) -> int:
    """Return how many seats have a claim."""
    found = 0
    for seat in range(s.players):
        if claimed_at(s, seat):
            found += 1
    return found


def claimant(s: State, number: int) -> int:
    """Return the seat whose claim has this index, from 0."""
    for seat in range(s.players):
        before = 0
        for other in range(s.players):
            if claimed_at(s, other) and claimed_at(s, other) < claimed_at(s, seat):
                before += 1
        if claimed_at(s, seat) and before == number:
            return seat
    return -1


def tell_claims(s: State) -> None:
    """Log who gets helpers now; claims from early resolution have been logged before."""
    for number in range(claims(s)):
        seat = claimant(s, number)
        for worker in range(m.REGULAR):
            if is_standing(s, seat, worker) and is_help(kind_at(s, s.worker[seat][worker])):
                note(s, CLAIMED, D6_1, seat, s.worker[seat][worker])


def ask_next_helper(s: State) -> bool:
    """Ask for all third workers in the order of claims, then all fourths; lost if no location is free (D6.1)."""
    count = claims(s)
    while s.turn < m.REGULAR * count:
        seat = claimant(s, s.turn % count)
        if helper_locations(s):
            ask(s, m.HELPER, seat)
            return True
        note(s, LOST_HELPER, D6_1, seat, m.REGULAR + s.turn // count + 1)
        s.turn += 1
    return False


def help_out(s: State, seat: int, choice: int) -> None:
    """Put a helper down, or leave it out (D6.1)."""
    worker = m.REGULAR + s.turn // claims(s)
    s.turn += 1
    if choice == m.STAY_OUT:
        note(s, LEFT_OUT, D6_1, seat, worker + 1)
    else:
        place(s, seat, worker, choice, D6_1)


def pass_marker_after_help(s: State) -> None:
    """Pass the marker if its holder had a claim, but never in solo (D6.8)."""
    if not s.solo and claimed_at(s, s.marker):
        pass_marker(s)


def pass_marker_after_forge(s: State) -> None:
    """Pass the marker if its current holder took a Forge this round, but never in solo (D6.8)."""
    if not s.solo and s.forged[s.marker]:
        pass_marker(s)


def pass_marker(s: State) -> None:
    """Pass the marker one seat clockwise."""
    s.marker = (s.marker + 1) % s.players
    note(s, MARKER_PASSED, D6_8, s.marker)


def defend(s: State) -> None:
    """Resolve monsters in reading order: beaten if a worker stands there, otherwise they attack everyone (D6.2)."""
    for location in range(locations(s)):
        if s.awaiting == m.OVER:
            return
        if is_monster(kind_at(s, location)):
            if not is_free(s, location):
                beat(s, location)
            elif s.muster:
                note(s, KEPT_AWAY, D5_1, -1, location, top(s, location))
            else:
                attack(s, location)


def beat(s: State, location: int) -> None:
    """Give a glory to the owner of each unspent worker; spent ones only keep the monster away (D6.2, D4.8)."""
    found = next_worker_on(s, location)
    if found < 0:
        note(s, HELD_OFF, D4_8, -1, location, top(s, location))
    while found >= 0 and s.awaiting != m.OVER:
        seat = found // m.WORKERS
        s.spent[seat][found % m.WORKERS] = 1
        note(s, DEFENDED, D6_2, seat, location, top(s, location))
        gain_glory(s, seat, 1)
        found = next_worker_on(s, location)


def attack(s: State, location: int) -> None:
    """Take what the monster demands from every player, at most what each owns (D6.2, D6.3)."""
    kind = kind_at(s, location)
    if kind == m.ORC_RAIDERS:
        s.orcs = 1
    good = m.IRON if kind == m.KNOCKERS else m.GOLD
    rule = D6_2
    for seat in range(m.SEATS):
        s.losses[seat] = -1
    for seat in range(s.players):
        wanted = demand(kind, s.goods[seat][m.GOLD])
        lost = min(wanted, s.goods[seat][good])
        if lost < wanted:
            rule = D6_3
        gain(s, seat, good, -lost)
        if kind == m.SIDHE:
            gain(s, seat, m.IRON, lost)
        s.losses[seat] = lost
    code = location * m.CARD_COUNT + top(s, location)
    note(s, ATTACKED, rule, code, s.losses[0], s.losses[1], s.losses[2], s.losses[3], s.losses[4])


def demand(kind: int, gold: int) -> int:
    """Return how much a monster takes from a player with this much gold (D1.3)."""
    if kind == m.GREAT_DRAGON:
        return gold
    if kind == m.SIDHE:
        return 2
    return 1 if kind == m.DRAGON or kind == m.KNOCKERS else 0


def resolve_next(s: State, stage: int) -> bool:
    """Let the next worker resolve a Mine (or Forge) card: from the start player on, regulars before helpers (D6.4-D6.6)."""
    if stage == m.MINES and s.orcs:
        if s.turn == 0:
            note(s, MINES_CLOSED, D6_4, -1)
        return False
    while s.turn < 2 * s.players:
        seat = (s.starter + s.turn // 2) % s.players
        worker = next_in_group(s, seat, s.turn % 2, stage)
        if worker >= 0:
            resolve_or_ask(s, seat, worker, stage)
            return True
        s.turn += 1
    return False


def works_on(s: State, seat: int, worker: int, stage: int) -> bool:
    """Whether the worker stands on a card of this stage and has not resolved yet."""
    if not is_standing(s, seat, worker):
        return False
    kind = kind_at(s, s.worker[seat][worker])
    return is_mine(kind) if stage == m.MINES else is_forge(kind)


def next_in_group(s: State, seat: int, group: int, stage: int) -> int:
    """Return the worker of the group (0 regular, 1 helpers) that goes first by default: seams before Alloy Steel; -1 if none."""
    first = group * m.REGULAR
    found = -1
    for worker in range(first, first + m.REGULAR):
        if works_on(s, seat, worker, stage):
            if kind_at(s, s.worker[seat][worker]) != m.ALLOY:
                return worker
            if found < 0:
                found = worker
    return found


def resolve_or_ask(s: State, seat: int, worker: int, stage: int) -> None:
    """Resolve, but ask first for the order if it matters, or whether the exchange is wanted."""
    if order_matters(s, seat, worker - worker % m.REGULAR, stage):
        ask(s, m.SORT, seat)
    elif is_asked(s, seat, kind_at(s, s.worker[seat][worker])):
        ask(s, m.EXCHANGE, seat)
    else:
        resolve(s, seat, worker, stage)


def order_matters(s: State, seat: int, first: int, stage: int) -> bool:
    """Whether both workers of a group are still due and the two orders have different results (D6.4, D6.5)."""
    if is_switched(s, m.MAY_DECLINE) or is_opponent(s, seat):
        return False
    if not works_on(s, seat, first, stage) or not works_on(s, seat, first + 1, stage):
        return False
    one = kind_at(s, s.worker[seat][first])
    other = kind_at(s, s.worker[seat][first + 1])
    for good in range(m.ITEMS + 1):
        if left_after(s, seat, one, other, good) != left_after(s, seat, other, one, good):
            return True
    return False


def left_after(s: State, seat: int, one: int, other: int, good: int) -> int:
    """Return how much of a good the seat has after two exchanges in this order."""
    amount = s.goods[seat][good]
    if can_pay(s, seat, one):
        amount += m.EXCHANGES[one][good]
        for price in range(m.RESOURCES):
            if s.goods[seat][price] + m.EXCHANGES[one][price] + m.EXCHANGES[other][price] < 0:
                return amount
        return amount + m.EXCHANGES[other][good]
    return amount + m.EXCHANGES[other][good] if can_pay(s, seat, other) else amount


def resolve(s: State, seat: int, worker: int, stage: int) -> None:
    """Let the worker take its card, which spends it; Andvettr and his father forge twice in a row (D6.7, D8.6)."""
    location = s.worker[seat][worker]
    s.spent[seat][worker] = 1
    if stage == m.MINES:
        exchange(s, seat, location, D6_4)
        return
    s.forged[seat] = 1
    twice: bool = s.solo >= m.ANDVETTR and is_opponent(s, seat) and can_pay(s, seat, kind_at(s, location))
    exchange(s, seat, location, D6_5)
    if twice and can_pay(s, seat, kind_at(s, location)):
        exchange(s, seat, location, D8_6)


def decide_exchange(s: State, seat: int, choice: int) -> None:
    """Take or decline the next exchange (D6.7)."""
    worker = next_in_group(s, seat, s.turn % 2, s.stage)
    if choice == m.TAKE_IT:
        resolve(s, seat, worker, s.stage)
        return
    location = s.worker[seat][worker]
    s.spent[seat][worker] = 1
    if s.stage == m.FORGES:
        s.forged[seat] = 1
    note(s, DECLINED, D6_7, seat, location, top(s, location))


def resolve_at(s: State, seat: int, location: int) -> None:
    """Let the owner's worker on this location go first."""
    first = s.turn % 2 * m.REGULAR
    worker = first if s.worker[seat][first] == location else first + 1
    resolve(s, seat, worker, s.stage)


def go_home(s: State) -> None:
    """Send all workers home and end Muster (D6.9)."""
    for seat in range(s.players):
        for worker in range(m.WORKERS):
            s.worker[seat][worker] = m.HOME
            s.placed[seat][worker] = 0
            s.spent[seat][worker] = 0
        s.claim[seat] = 0
        s.forged[seat] = 0
    s.occupied = 0
    s.placings = 0
    s.muster = 0
    s.orcs = 0
    s.helped = 0
    s.drawn = m.NO_CARD
    s.landed = m.NO_CARD
    note(s, WORKERS_HOME, D6_9, -1)


def has_masterpieces(s: State) -> bool:
    """Whether a seat owns at least four items at the end of a round (D6.9)."""
    found = False
    for seat in range(s.players):
        if s.goods[seat][m.ITEMS] >= m.MASTERPIECES:
            note(s, FOUR_ITEMS, D6_9, seat, s.goods[seat][m.ITEMS])
            found = True
    return found
