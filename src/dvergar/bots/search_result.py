"""What a bot that searches found out about the actions of a decision."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from dvergar.core.search.search import Search


class Found(NamedTuple):
    """What is known about one action: how often it was tried, what was won with it, how often it shall be made."""

    code: int
    tries: int
    wins: float
    weight: float

    @property
    def chance(self) -> float:
        """The share of the win, from 0 to 1."""
        return self.wins / self.tries if self.tries else 0.0


class SearchResult(NamedTuple):
    """What is known about the actions, in the order of their codes; where it is mixed, the choice is drawn by weight."""

    rows: Sequence[Found] = ()
    mixed: bool = False

    def code_at(self, place: float) -> int:
        """The choice, at a place from 0 to 1 of all weights laid side by side; the heaviest if nothing is mixed."""
        if self.mixed:
            return drawn(self.rows, place * sum(row.weight for row in self.rows))
        return max(self.rows, key=lambda row: (row.weight, row.chance, -row.code)).code

    def parts(self) -> dict[int, float]:
        """How large the part of each code is in all weights."""
        total = sum(row.weight for row in self.rows)
        return {row.code: row.weight / total for row in self.rows if row.weight}


def merged(trees: "Sequence[Search]", *, mixed: bool) -> list[Found]:
    """The trees added up, one after the other; weights are tries, or with mixed strategies how often each shall be made."""
    rows: dict[int, Found] = {}
    for tree in trees:
        weights = tree.mixture() if mixed else [tries for _, tries in tree.tries()]
        for (code, tries), wins, weight in zip(tree.tries(), tree.wins(), weights, strict=True):
            old = rows.get(code, Found(code, 0, 0.0, 0.0))
            rows[code] = Found(code, old.tries + tries, old.wins + wins, old.weight + weight)
    return [rows[code] for code in sorted(rows)]


def drawn(found: Sequence[Found], place: float) -> int:
    """The code at a place of all weights, laid side by side."""
    for row in found:
        place -= row.weight
        if place < 0:
            return row.code
    return max(found, key=lambda row: row.weight).code
