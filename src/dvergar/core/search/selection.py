"""Which choice a simulation tries: what fared well, what is thought well of, and what was seldom tried."""

from math import sqrt

from dvergar.core.constants import TWO_TO_32
from dvergar.core.rng import next32
from dvergar.core.search.tree import Tree


def best_edge(t: Tree, node: int) -> int:
    """The choice with the best mean and the most hope: the hope fades as it is tried, and rises as others are."""
    first = t.first[node]
    hope = t.explore * sqrt(t.visits[node])
    untried = t.worth[node] / t.visits[node] - t.doubt if t.visits[node] > 0 else 0.0
    best = -1.0e9
    found = first
    for edge in range(first, first + t.width[node]):
        tried = t.tried[edge]
        value = t.won[edge] / tried if tried > 0 else untried
        value += hope * t.prior[edge] / (1 + tried)
        if value > best:
            best = value
            found = edge
    return found


def first_edge(t: Tree, node: int) -> int:
    """The choice that is thought best of."""
    found = t.first[node]
    for edge in range(found + 1, found + t.width[node]):
        if t.prior[edge] > t.prior[found]:
            found = edge
    return found


def drawn_edge(t: Tree, node: int) -> int:
    """A choice drawn by regret; now and then, as it trembles, by what was thought at first. Its chance is noted."""
    first = t.first[node]
    last = first + t.width[node]
    regrets = 0.0
    for edge in range(first, last):
        if t.regret[edge] > 0.0:
            regrets += t.regret[edge]
    drawn = 1.0 * next32(t.luck) / TWO_TO_32
    found = last - 1
    for edge in range(first, last):
        chance = chance_of(t, edge, regrets)
        t.mixed[edge] += chance
        chance = (1.0 - t.tremble) * chance + t.tremble * t.prior[edge]
        if drawn >= 0.0:
            found = edge
            t.chance[t.depth] = chance
        drawn -= chance
    return found


def chance_of(t: Tree, edge: int, regrets: float) -> float:
    """How often a choice is made: by its part of all regrets, or as was thought at first where nothing is regretted."""
    if regrets <= 0.0:
        return t.prior[edge]
    return t.regret[edge] / regrets if t.regret[edge] > 0.0 else 0.0


def regret_all(t: Tree, node: int, edge: int, chance: float, won: float) -> None:
    """Regret every choice by what it would have won: the mean so far, and for the one made what it won, by its chance."""
    first = t.first[node]
    mean = t.worth[node] / t.visits[node]
    for other in range(first, first + t.width[node]):
        t.regret[other] = max(0.0, t.regret[other] + mean - won)
    t.regret[edge] = max(0.0, t.regret[edge] + (won - mean) / chance)
