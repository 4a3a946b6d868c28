"""Solves the last bids of a two-player game exactly: after them nothing is left to chance.

Every pair of bids has an outcome, which the core's solver finds on demand. Both seats choose at once, so the best strategy is
a mixture (`bots/matrix_game.py`). Only few of the 60 × 60 pairs are needed: both seats start with the bid that the heuristic
prefers, mix their known bids optimally, and add the best reply to the other's mixture until no reply gains anything (a double
oracle).
"""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from dvergar.api.protocol import GameRules
from dvergar.bots.matrix_game import TINY, solved
from dvergar.bots.search_result import Found
from dvergar.core.board import Board
from dvergar.core.constants import UNSOLVED, WHOLE_WIN

if TYPE_CHECKING:
    from dvergar.core.search.solver import Solver

CLOSE = 1e-6
"""A reply that gains less than this gains nothing."""

Mixture = dict[int, float]
"""How often each bid is made, by its place in the list; bids that are never made are left out."""


class TooHard(Exception):
    """The outcome of a pair of bids could not be found with the nodes or in the time allowed."""


class Bids:
    """The bids of both seats and seat 0's win with each pair; a seat that owes no bid has one row or column."""

    def __init__(self, core: Board, rules: GameRules[Board], solver: "Solver", nodes: int, until: float | None = None) -> None:
        self.codes: list[list[int | None]] = [[*core.legal(seat)] or [None] for seat in range(2)]
        self.rows, self.columns = (range(len(codes)) for codes in self.codes)
        self.liked = [_best_by_thumb(core, rules, seat) for seat in range(2)]
        self._core = core
        self._solver = solver
        self._nodes = nodes
        self._until = until
        self._known: dict[tuple[int, int], float] = {}
        solver.clear()

    def share(self, row: int, column: int) -> float:
        """Return what seat 0 wins if both make these bids and then play their best; raises TooHard."""
        pair = row, column
        if pair not in self._known:
            self._known[pair] = self._solved(pair)
        return self._known[pair]

    def tried(self, seat: int, place: int) -> int:
        """Return how many pairs with this bid are known."""
        return sum(pair[seat] == place for pair in self._known)

    def _solved(self, pair: tuple[int, int]) -> float:
        if self._until is not None and time.perf_counter() > self._until:
            raise TooHard("the time is over")
        after = self._core.clone()
        for seat, place in enumerate(pair):
            code = self.codes[seat][place]
            if code is not None:
                after.step(seat, code)
        halves = self._solver.solve(after, self._nodes)
        if halves == UNSOLVED:
            raise TooHard(f"bids {pair} are not solved with {self._nodes} nodes for all")
        return float(halves) / WHOLE_WIN


class Reckoned(NamedTuple):
    """The solution: each seat's best mixture, what each of its bids wins against the other's best mixture, and its value."""

    mixtures: tuple[Mixture, Mixture]
    chances: tuple[list[float], list[float]]
    values: tuple[float, float]


def reckoned(bids: Bids) -> Reckoned:
    """Solve the bids for both seats; raises TooHard."""
    rows, columns = ([place] for place in bids.liked)
    while True:
        small = solved([[bids.share(row, column) for column in columns] for row in rows])
        ours, theirs = _mixture(rows, small.rows), _mixture(columns, small.columns)
        by_row = [sum(part * bids.share(row, column) for column, part in theirs.items()) for row in bids.rows]
        by_column = [sum(part * bids.share(row, column) for row, part in ours.items()) for column in bids.columns]
        best, worst = max(by_row), min(by_column)
        if best - worst < CLOSE:
            return Reckoned((ours, theirs), (by_row, [1.0 - won for won in by_column]), (worst, 1.0 - best))
        rows = _with(rows, by_row.index(best))
        columns = _with(columns, by_column.index(worst))


def found_by(bids: Bids, result: Reckoned, seat: int) -> list[Found]:
    """Return what the solution says about the bids of a seat that owes one."""
    return [
        Found(code, bids.tried(seat, place), bids.tried(seat, place) * chance, result.mixtures[seat].get(place, 0.0))
        for place, (code, chance) in enumerate(zip(bids.codes[seat], result.chances[seat], strict=True))
        if code is not None
    ]


def _best_by_thumb(core: Board, rules: GameRules[Board], seat: int) -> int:
    """Return the index of the bid that the heuristic prefers."""
    worths = rules.heuristic().worths(core, seat) or [0]
    return int(worths.index(max(worths)))


def _mixture(places: Sequence[int], parts: Sequence[float]) -> Mixture:
    """Return the mixture of these bids, without rounding noise."""
    return {place: part for place, part in zip(places, parts, strict=True) if part > TINY}


def _with(places: list[int], place: int) -> list[int]:
    """Add a bid, unless it is already there."""
    return places if place in places else [*places, place]
