"""The result of a search: what it found about the actions of a decision."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from dvergar.core.search.search import Search


class Found(NamedTuple):
    """What is known about one action: how often it was tried, what it won, and how often it should be played."""

    code: int
    tries: int
    wins: float
    weight: float

    @property
    def chance(self) -> float:
        """Return the average win, from 0 to 1."""
        return self.wins / self.tries if self.tries else 0.0


class SearchResult(NamedTuple):
    """What is known about the actions, in the order of their codes; in a mixed strategy the choice is drawn by weight."""

    rows: Sequence[Found] = ()
    mixed: bool = False

    def code_at(self, place: float) -> int:
        """Return the choice at a point from 0 to 1 of the cumulative weights; the heaviest if the strategy is not mixed."""
        if self.mixed:
            return drawn(self.rows, place * sum(row.weight for row in self.rows))
        return max(self.rows, key=lambda row: (row.weight, row.chance, -row.code)).code

    def parts(self) -> dict[int, float]:
        """Return each code's share of the total weight."""
        total = sum(row.weight for row in self.rows)
        return {row.code: row.weight / total for row in self.rows if row.weight}


def merged(trees: "Sequence[Search]", *, mixed: bool) -> list[Found]:
    """Add up the trees; weights are tries or, with mixed strategies, how often each action should be played."""
    rows: dict[int, Found] = {}
    for tree in trees:
        weights = tree.mixture() if mixed else [tries for _, tries in tree.tries()]
        for (code, tries), wins, weight in zip(tree.tries(), tree.wins(), weights, strict=True):
            old = rows.get(code, Found(code, 0, 0.0, 0.0))
            rows[code] = Found(code, old.tries + tries, old.wins + wins, old.weight + weight)
    return [rows[code] for code in sorted(rows)]


def drawn(found: Sequence[Found], place: float) -> int:
    """Return the code at a point of the cumulative weights."""
    for row in found:
        place -= row.weight
        if place < 0:
            return row.code
    return max(found, key=lambda row: row.weight).code
