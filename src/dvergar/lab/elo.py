"""Elo ratings from a cross table, fitted to all games at once, with their uncertainty.

A lead of 400 points means winning ten games of eleven. A tie is half a win for each. A bot that never lost would be infinitely
far ahead, so every pair that met is given one more game, a draw.
"""

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence

Pair = tuple[int, int]
Meetings = Counter[Pair]
"""By pairs of indexes: the first one's wins against the second, in halves. Each pair is listed in both orders."""

SCALE = 400 / math.log(10)
DRAWN = 1
"""Halves that each of a pair is given in advance."""
STEPS = 10_000
NEAR = 1e-6
"""The ratings are final when no step changes one by more than this, in natural logarithms."""
EACH_END = 0.025
"""The part outside a 95 % interval at either end."""


def elo(halves: Meetings, count: int, anchor: int = 0) -> list[float]:
    """Return the ratings that make the results most likely; the anchor's rating is 0.

    >>> [round(rating) for rating in elo(Counter({(0, 1): 199, (1, 0): 1999, (1, 2): 999, (2, 1): 999}), 3)]
    [0, 400, 400]
    """
    won = [0] * count
    met: list[dict[int, int]] = [{} for _ in range(count)]
    for one, other in {(min(pair), max(pair)) for pair in halves}:
        for mine, theirs in ((one, other), (other, one)):
            won[mine] += halves[mine, theirs] + DRAWN
            met[mine][theirs] = halves[mine, theirs] + halves[theirs, mine] + 2 * DRAWN
    strengths = [1.0] * count
    for _ in range(STEPS):
        before, strengths = strengths, _closer(strengths, won, met)
        if all(abs(math.log(new / old)) < NEAR for new, old in zip(strengths, before, strict=True)):
            break
    return [SCALE * math.log(strength / strengths[anchor]) for strength in strengths]


def _closer(strengths: list[float], won: Sequence[int], met: Sequence[dict[int, int]]) -> list[float]:
    """Return the ratings after one step of the minorisation by Hunter (2004)."""
    found = strengths.copy()
    for one, others in enumerate(met):
        if others:
            found[one] = won[one] / sum(games / (found[one] + found[other]) for other, games in others.items())
    return found


def bootstrap(deals: Sequence[Meetings], count: int, samples: int, seed: int, anchor: int = 0) -> list[list[float]]:
    """Recompute the ratings many times from deals drawn with replacement, to measure their uncertainty."""
    draw = random.Random(seed)
    return [elo(together(draw.choices(deals, k=len(deals))), count, anchor) for _ in range(samples)]


def together(deals: Iterable[Meetings]) -> Meetings:
    """Add up the results of many deals."""
    found: Meetings = Counter()
    for deal in deals:
        found.update(deal)
    return found


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the interval that holds 95 % of the values.

    >>> interval([float(value) for value in range(201)])
    (5.0, 195.0)
    """
    ordered = sorted(values)
    cut = int(len(ordered) * EACH_END)
    return ordered[cut], ordered[-1 - cut]
