"""Selects the choice that a simulation tries: one that did well, has a high prior, or was seldom tried."""

from math import sqrt

from dvergar.core.constants import TWO_TO_32
from dvergar.core.rng import next32
from dvergar.core.search.tree import Tree


def best_edge(t: Tree, node: int) -> int:
    """Return the choice with the highest sum of mean and bonus, which falls as it is tried and rises as others are (PUCT)."""
    first = t.first[node]
    bonus = t.explore * sqrt(t.visits[node])
    untried = t.worth[node] / t.visits[node] - t.doubt if t.visits[node] > 0 else 0.0
    best = -1.0e9
    found = first
    for edge in range(first, first + t.width[node]):
        tried = t.tried[edge]
        value = t.won[edge] / tried if tried > 0 else untried
        value += bonus * t.prior[edge] / (1 + tried)
        if value > best:
            best = value
            found = edge
    return found


def first_edge(t: Tree, node: int) -> int:
    """Return the choice with the highest prior."""
    found = t.first[node]
    for edge in range(found + 1, found + t.width[node]):
        if t.prior[edge] > t.prior[found]:
            found = edge
    return found


def drawn_edge(t: Tree, node: int) -> int:
    """Draw a choice in proportion to regret, now and then (`tremble`) by the priors, and record its probability."""
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
    """Return the probability of a choice: its share of all positive regrets, or its prior if there are none."""
    if regrets <= 0.0:
        return t.prior[edge]
    return t.regret[edge] / regrets if t.regret[edge] > 0.0 else 0.0


def regret_all(t: Tree, node: int, edge: int, chance: float, won: float) -> None:
    """Update the regret of every choice: others by the mean, the one made by what it won, divided by its probability."""
    first = t.first[node]
    mean = t.worth[node] / t.visits[node]
    for other in range(first, first + t.width[node]):
        t.regret[other] = max(0.0, t.regret[other] + mean - won)
    t.regret[edge] = max(0.0, t.regret[edge] + (won - mean) / chance)
