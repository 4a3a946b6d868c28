"""Chapter 4, action selection: workers on locations, and how they resolve early before a special card covers theirs."""

from dvergar.core.bits import bit
from dvergar.core.board import note
from dvergar.core.fields import u64
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import CLAIMED, DECLINED, DEFENDED, PLACED, RESOLVED_EARLY
from dvergar.games.dwarf.rules.goods import exchange, gain_glory, is_asked, is_forge, is_help, is_monster, kind_at
from dvergar.games.dwarf.rules.rule_ids import D4_3, D4_6, D6_7
from dvergar.games.dwarf.rules.state import State, ask, is_free, is_opponent, is_switched, locations, top


def place(s: State, seat: int, worker: int, location: int, rule: int) -> None:
    """Put a worker on a location; its card is taken when actions are resolved."""
    s.worker[seat][worker] = location
    s.placings += 1
    s.placed[seat][worker] = s.placings
    s.occupied |= bit(location)
    note(s, PLACED, rule, seat, worker + 1, location, top(s, location))


def free_locations(s: State) -> u64:
    """Return the locations without a worker, as bits."""
    return (bit(locations(s)) - 1) & ~s.occupied


def helper_locations(s: State) -> u64:
    """Where a helper can go, as bits: free locations, with option muster_locations without those of the army (D5.1, D6.1)."""
    found = free_locations(s)
    if s.muster and is_switched(s, m.MUSTER_OCCUPIES):
        for location in range(locations(s)):
            if is_monster(kind_at(s, location)):
                found &= ~bit(location)
    return found


def open_locations(s: State) -> u64:
    """The locations that the worker can go to whose owner is asked, as bits."""
    return helper_locations(s) if s.awaiting == m.HELPER else free_locations(s)


def worker_at_home(s: State, seat: int) -> int:
    """Return the first regular worker that has been neither placed nor paid, or -1."""
    for worker in range(m.REGULAR):
        if s.worker[seat][worker] == m.HOME:
            return worker
    return -1


def is_standing(s: State, seat: int, worker: int) -> bool:
    """Whether the worker stands on a location and has not resolved yet."""
    at = s.worker[seat][worker]
    return at >= 0 and at < m.ALL_LOCATIONS and not s.spent[seat][worker]


def count_standing(s: State, seat: int) -> int:
    """Return how many workers of the seat stand on locations and have not resolved yet."""
    count = 0
    for worker in range(m.WORKERS):
        if is_standing(s, seat, worker):
            count += 1
    return count


def next_worker_on(s: State, location: int) -> int:
    """Return who resolves next on a location, by order of placement, as seat * 4 + worker; -1 if all are spent (D4.6)."""
    found = -1
    earliest = 127
    for seat in range(s.players):
        for worker in range(m.WORKERS):
            if s.worker[seat][worker] == location and not s.spent[seat][worker] and s.placed[seat][worker] < earliest:
                earliest = s.placed[seat][worker]
                found = seat * m.WORKERS + worker
    return found


def resolve_early(s: State, location: int) -> bool:
    """Let the next worker resolve the card about to be covered; return False when all have (D4.3)."""
    found = next_worker_on(s, location)
    if found < 0:
        return False
    seat = found // m.WORKERS
    if is_asked(s, seat, kind_at(s, location)):
        ask(s, m.EXCHANGE, seat)
    else:
        take_early(s, location, m.TAKE_IT)
    return True


def take_early(s: State, location: int, choice: int) -> None:
    """Carry out the next worker's early resolution, after which it is spent (D4.3, D4.6)."""
    found = next_worker_on(s, location)
    seat = found // m.WORKERS
    worker = found % m.WORKERS
    kind = kind_at(s, location)
    note(s, RESOLVED_EARLY, D4_3, seat, worker + 1, location, top(s, location))
    s.spent[seat][worker] = 1
    if is_forge(kind):
        s.forged[seat] = 1
    if choice != m.TAKE_IT:
        note(s, DECLINED, D6_7, seat, location, top(s, location))
    elif is_monster(kind):
        note(s, DEFENDED, D4_6, seat, location, top(s, location))
        gain_glory(s, seat, 1)
    elif is_help(kind):
        claim_early(s, seat, worker, location)
    else:
        exchange(s, seat, location, D4_6)


def claim_early(s: State, seat: int, worker: int, location: int) -> None:
    """Keep the claim of a Get Help that is covered; the opponent claims only once a round (D4.6, D8.10)."""
    if is_opponent(s, seat) and s.helped:
        return
    if s.claim[seat] == 0 or s.placed[seat][worker] < s.claim[seat]:
        s.claim[seat] = s.placed[seat][worker]
    note(s, CLAIMED, D4_6, seat, location)


def stands_with_others(s: State, seat: int, location: int) -> bool:
    """Whether a worker of another seat stands on the location, spent or not (D5.7)."""
    if is_free(s, location):
        return False
    for other in range(s.players):
        for worker in range(m.WORKERS):
            if other != seat and s.worker[other][worker] == location:
                return True
    return False


def shared_locations(s: State, seat: int) -> u64:
    """Return the locations with a worker of another seat, as bits (D5.7)."""
    found: u64 = 0
    for location in range(locations(s)):
        if stands_with_others(s, seat, location):
            found |= bit(location)
    return found


def can_turn_back(s: State, location: int) -> bool:
    """Whether the location is free and has at least two cards (D5.6)."""
    return is_free(s, location) and s.height[location] > 1


def turn_back_locations(s: State) -> u64:
    """Return the free locations with at least two cards, as bits (D5.6)."""
    found: u64 = 0
    for location in range(locations(s)):
        if can_turn_back(s, location):
            found |= bit(location)
    return found
