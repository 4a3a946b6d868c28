"""Chapter 4: points and places."""

from dvergar.core.bits import count_of, has
from dvergar.core.fields import u64
from hoard.rules import material as m
from hoard.rules.state import State


def part_of_score(s: State, seat: int, part: int) -> int:
    """Return the value of the treasures (H4.2), or half of the unspent coins, rounded down (H4.3)."""
    return treasure_points(s, seat) if part == m.TREASURE_PART else coin_points(s, seat)


def treasure_points(s: State, seat: int) -> int:
    """Return the sum of the treasures taken (H4.2)."""
    points = 0
    for treasure in range(1, m.TREASURES + 1):
        if has(s.hoard[seat], treasure):
            points += treasure
    return points


def coin_points(s: State, seat: int) -> int:
    """Return half of the sum of the unspent coins, rounded down (H4.3)."""
    total = 0
    for coin in range(1, m.COINS + 1):
        if has(s.coins[seat], coin):
            total += coin
    return total // 2


def score(s: State, seat: int) -> int:
    """Return all points of a seat."""
    return treasure_points(s, seat) + coin_points(s, seat)


def standing(s: State, seat: int) -> u64:
    """Return the rank: most points win, then most treasures; then the place is shared (H4.4)."""
    return score(s, seat) * 16 + count_of(s.hoard[seat])
