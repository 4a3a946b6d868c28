"""Zero-sum games in which both players choose at once, so that the best strategy is a mixture.

Matching pennies, where the first wins if both show the same: each side in half of all games.

>>> found = solved([[1.0, 0.0], [0.0, 1.0]])
>>> [round(part, 9) for part in (*found.rows, *found.columns, found.value)]
[0.5, 0.5, 0.5, 0.5, 0.5]
"""

from collections.abc import Sequence
from typing import NamedTuple

Matrix = Sequence[Sequence[float]]
"""What the row player wins, by row and column."""

TINY = 1e-9
"""Smaller differences come from rounding."""


class Solved(NamedTuple):
    """The best mixtures of both players, and what the row player then wins."""

    rows: list[float]
    columns: list[float]
    value: float


def solved(matrix: Matrix) -> Solved:
    """Solve the game by linear programming (the simplex method; Bland's rule guarantees that it ends).

    With all entries above zero, the columns' mixture is the largest y with matrix · y <= 1, shrunk to a sum of 1; the prices of
    these bounds, shrunk likewise, are the rows' mixture.
    """
    height, width = len(matrix), len(matrix[0])
    lift = 1.0 - min(min(row) for row in matrix)
    table = [[*(entry + lift for entry in row), 1.0] for row in matrix]
    table.append([*[-1.0] * width, 0.0])
    across, down = [*range(width)], [*range(width, width + height)]
    while (place := _pivot(table, across, down)) is not None:
        _turn(table, *place)
        row, column = place
        across[column], down[row] = down[row], across[column]
    share = table[-1][-1]
    levels = {name: table[row][-1] / share for row, name in enumerate(down)}
    prices = {name: table[-1][column] / share for column, name in enumerate(across)}
    return Solved(
        [max(0.0, prices.get(width + row, 0.0)) for row in range(height)],
        [max(0.0, levels.get(column, 0.0)) for column in range(width)],
        1.0 / share - lift,
    )


def _pivot(table: list[list[float]], across: Sequence[int], down: Sequence[int]) -> tuple[int, int] | None:
    """Return where to pivot: the first variable that still gains, and the bound it meets first; None if none gains."""
    gaining = [column for column in range(len(across)) if table[-1][column] < -TINY]
    if not gaining:
        return None
    column = min(gaining, key=lambda place: across[place])
    bounds = [(table[row][-1] / table[row][column], down[row], row) for row in range(len(down)) if table[row][column] > TINY]
    nearest = min(bounds)[0]
    _, row = min((name, row) for ratio, name, row in bounds if ratio <= nearest + TINY)
    return row, column


def _turn(table: list[list[float]], row: int, column: int) -> None:
    """Exchange a row and a column of the table."""
    centre = table[row][column]
    pivoted = [entry / centre for entry in table[row]]
    pivoted[column] = 1.0 / centre
    for other, entries in enumerate(table):
        if other != row and (factor := entries[column]):
            entries[column] = 0.0
            table[other] = [entry - factor * part for entry, part in zip(entries, pivoted, strict=True)]
    table[row] = pivoted


def best_row(matrix: Matrix, columns: Sequence[float]) -> float:
    """Return what the best row wins against a mixture of columns."""
    return max(sum(entry * share for entry, share in zip(row, columns, strict=True)) for row in matrix)


def best_column(matrix: Matrix, rows: Sequence[float]) -> float:
    """Return what a mixture of rows wins against the best column."""
    return min(sum(row[column] * share for row, share in zip(matrix, rows, strict=True)) for column in range(len(matrix[0])))
