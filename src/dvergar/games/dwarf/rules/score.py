"""Chapter 7, the final score: led categories, then glory, iron and items."""

from dvergar.core.bits import bit, count_of, has
from dvergar.core.board import note
from dvergar.core.fields import u64
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import LEADS, NOBODY_LEADS, SCORED, TIE_BROKEN, WON
from dvergar.games.dwarf.rules.rule_ids import D7_1, D7_2
from dvergar.games.dwarf.rules.state import State, is_opponent


def leader(s: State, good: int) -> int:
    """Return the seat with strictly most of a good; -1 for a tie (D7.1)."""
    found = -1
    most = -1
    for seat in range(s.players):
        if s.goods[seat][good] > most:
            most = s.goods[seat][good]
            found = seat
        elif s.goods[seat][good] == most:
            found = -1
    return found


def led(s: State, seat: int) -> int:
    """Return how many of the three categories the seat leads (D7.1)."""
    count = 0
    for category in range(m.CATEGORIES):
        if leader(s, m.PART_GOODS[category]) == seat:
            count += 1
    return count


def has_renown(s: State, seat: int) -> bool:
    """Whether the seat is Andvettr or his father with 12 glory, which wins (D8.7)."""
    return s.solo >= m.ANDVETTR and is_opponent(s, seat) and s.goods[seat][m.GLORY] >= m.RENOWN


def standing(s: State, seat: int) -> u64:
    """Return led categories, glory, iron and items as one number: the highest wins (D7.2)."""
    value: u64 = led(s, seat) + (4 if has_renown(s, seat) else 0)
    value = value << 16 | s.goods[seat][m.GLORY]
    value = value << 16 | s.goods[seat][m.IRON]
    return value << 16 | s.goods[seat][m.ITEMS]


def tell_result(s: State) -> None:
    """Log who leads what, how a tie was broken, and who wins (D7.1, D7.2)."""
    for category in range(m.CATEGORIES):
        good = m.PART_GOODS[category]
        seat = leader(s, good)
        note(s, LEADS if seat >= 0 else NOBODY_LEADS, D7_1, seat, good, most_of(s, good))
    best = 0
    for seat in range(s.players):
        note(s, SCORED, D7_1, seat, led(s, seat))
        best = max(best, led(s, seat))
    tied: u64 = 0
    for seat in range(s.players):
        if led(s, seat) == best:
            tied |= bit(seat)
    for i in range(m.CATEGORIES):
        tied = break_tie(s, tied, m.TIE_BREAKS[i])
    for seat in range(s.players):
        if has(tied, seat):
            note(s, WON, D7_2, seat, best)


def most_of(s: State, good: int) -> int:
    """Return the highest amount of a good."""
    most = 0
    for seat in range(s.players):
        most = max(most, s.goods[seat][good])
    return most


def break_tie(s: State, tied: u64, good: int) -> u64:
    """Return the tied seats with most of a good, and log it if some drop out (D7.2)."""
    most = 0
    for seat in range(s.players):
        if has(tied, seat):
            most = max(most, s.goods[seat][good])
    left: u64 = 0
    for seat in range(s.players):
        if has(tied, seat) and s.goods[seat][good] == most:
            left |= bit(seat)
    if count_of(left) < count_of(tied):
        for seat in range(s.players):
            if has(left, seat):
                note(s, TIE_BROKEN, D7_2, seat, good)
    return left
