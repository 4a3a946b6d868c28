"""Chapter 6, gems: seats tied on a value swap, the highest gem with the lowest."""

from dvergar.core.bits import bit, count_of, has
from dvergar.core.board import note
from dvergar.core.fields import u64
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.events import KEPT_GEM, LEFT_OUT, SWAPPED
from dvergar.games.nidavellir.rules.rule_ids import N6_1, N6_2
from dvergar.games.nidavellir.rules.state import State


def swap_gems(s: State) -> None:
    """Swap the gems of every group of seats tied on a coin value (N6.1)."""
    done: u64 = 0
    for seat in range(s.players):
        if not has(done, seat):
            group = tied_with(s, seat)
            done |= group
            if count_of(group) > 1:
                swap_group(s, without_gem_six(s, group))


def tied_with(s: State, seat: int) -> u64:
    """Return the seats whose coin here has the same value as this seat's, including itself, as bits."""
    group: u64 = 0
    for other in range(s.players):
        if m.COIN_VALUE[s.laid[other]] == m.COIN_VALUE[s.laid[seat]]:
            group |= bit(other)
    return group


def without_gem_six(s: State, group: u64) -> u64:
    """Leave the owner of gem 6 out of a group before pairs are formed (N6.2)."""
    for seat in range(s.players):
        if has(group, seat) and s.gem[seat] == m.GEM_SIX:
            note(s, LEFT_OUT, N6_2, seat, m.GEM_SIX)
            return group & ~bit(seat)
    return group


def swap_group(s: State, group: u64) -> None:
    """Swap the highest gem with the lowest, and so on inwards; the middle one stays (N6.1), and so does a single one (N6.2)."""
    rule = N6_1 if count_of(group) > 1 else N6_2
    while count_of(group) > 1:
        high = best_gem(s, group, 1)
        low = best_gem(s, group, -1)
        gem = s.gem[high]
        s.gem[high] = s.gem[low]
        s.gem[low] = gem
        note(s, SWAPPED, N6_1, high, low, s.gem[high], gem)
        group &= ~(bit(high) | bit(low))
    for seat in range(s.players):
        if has(group, seat):
            note(s, KEPT_GEM, rule, seat, s.gem[seat])


def best_gem(s: State, group: u64, sign: int) -> int:
    """Return the seat of the group with the highest gem (`sign` 1) or the lowest (-1)."""
    best = -1
    for seat in range(s.players):
        if has(group, seat) and (best < 0 or s.gem[seat] * sign > s.gem[best] * sign):
            best = seat
    return best
