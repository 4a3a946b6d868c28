"""Reasons for a choice: each game supplies the choice's traits, weighted, and only those that set it apart from others are given.

>>> far = Trait("points", 9, "hint-points", {"points": 9})
>>> near = Trait("points", 4, "hint-points", {"points": 4})
>>> reasons_for([far], [near], [])
[Reason(key='hint-points', args={'points': 9})]
>>> reasons_for([near], [far], [])
[]
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from dvergar.core.json_data import JsonObject

MOST = 2
"""The largest number of reasons."""
LEAST = 0.5
"""The smallest difference of weight that counts as a reason."""
SHARED = 0.5
"""The discount of a trait that the next best choice shares but the other choices lack."""


class Trait(NamedTuple):
    """Something that speaks for a choice, or against it if its weight is negative.

    Weights are in units that the game chooses. `key` and `args` are its message; `otherwise` is the message where the next best
    choice has less of it. A trait without a message counts but is never given as a reason.
    """

    name: str
    weight: float
    key: str
    args: JsonObject
    otherwise: str = ""


class Reason(NamedTuple):
    """A message of the catalogue, and its arguments, which are things of the game in the notation of actions."""

    key: str
    args: JsonObject


def reasons_for(best: Iterable[Trait], following: Iterable[Trait] | None, others: Sequence[Iterable[Trait]]) -> list[Reason]:
    """Return the strongest reasons for the best choice over the next best if that is known, or else over the mean of the rest."""
    mine, theirs, rest = _named(best), _named(following or ()), [_named(traits) for traits in others]
    found: list[tuple[float, Reason]] = []
    for name in dict.fromkeys((*mine, *theirs)):
        other = mine.get(name) if following is None else theirs.get(name)
        weight, reason = _compared(mine.get(name), other, [_weight(traits.get(name)) for traits in rest])
        if reason:
            found.append((weight, reason))
    found.sort(key=lambda row: -row[0])
    return [reason for _, reason in found[:MOST]]


def _compared(mine: Trait | None, other: Trait | None, rest: Sequence[float]) -> tuple[float, Reason | None]:
    """Return how much a trait speaks for the best choice, and its message."""
    ahead = _weight(mine) - _weight(other)
    if ahead > LEAST and mine and mine.key and mine.weight > 0:
        return ahead, Reason(mine.key, mine.args)
    if ahead > LEAST and other and other.otherwise:
        return ahead, Reason(other.otherwise, other.args)
    mean = sum(rest) / len(rest) if rest else 0.0
    if mine and mine.key and mine.weight > 0 and ahead >= 0 and rest and mine.weight - mean > LEAST:
        return SHARED * (mine.weight - mean), Reason(mine.key, mine.args)
    return 0.0, None


def _named(traits: Iterable[Trait]) -> Mapping[str, Trait]:
    return {trait.name: trait for trait in traits}


def _weight(trait: Trait | None) -> float:
    return trait.weight if trait else 0.0
