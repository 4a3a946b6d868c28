"""Matrix games: known solutions, and the proof of optimality in any other game."""

import random

import pytest

from dvergar.bots.matrix_game import best_column, best_row, solved

THIRD = 1 / 3


@pytest.mark.parametrize(
    ("matrix", "rows", "columns", "value"),
    [
        pytest.param([[1, 0], [0, 1]], [0.5, 0.5], [0.5, 0.5], 0.5, id="matching pennies"),
        pytest.param([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]], [THIRD] * 3, [THIRD] * 3, 0.5, id="rock paper scissors"),
        pytest.param([[1, 0], [0, 0.5]], [THIRD, 2 * THIRD], [THIRD, 2 * THIRD], THIRD, id="the pennies of the search tests"),
        pytest.param([[0.2, 0.9], [0.1, 0.3]], [1, 0], [1, 0], 0.2, id="a saddle"),
        pytest.param([[0.25], [0.75]], [0, 1], [1], 0.75, id="the other has no choice"),
        pytest.param([[-3, 5]], [1], [1, 0], -3, id="no choice, less than nothing"),
    ],
)
def test_known_games(matrix: list[list[float]], rows: list[float], columns: list[float], value: float) -> None:
    found = solved(matrix)
    assert found.rows == pytest.approx(rows)
    assert found.columns == pytest.approx(columns)
    assert found.value == pytest.approx(value)


@pytest.mark.parametrize("seed", range(30))
def test_no_reply_gains_anything_against_a_solution(seed: int) -> None:
    rng = random.Random(seed)
    height, width = rng.randint(1, 40), rng.randint(1, 40)
    entries = (0.0, 0.5, 1.0) if seed % 2 else tuple(rng.random() for _ in range(9))
    matrix = [[rng.choice(entries) for _ in range(width)] for _ in range(height)]
    found = solved(matrix)
    for mixture in (found.rows, found.columns):
        assert min(mixture) >= 0
        assert sum(mixture) == pytest.approx(1)
    assert best_row(matrix, found.columns) == pytest.approx(found.value)
    assert best_column(matrix, found.rows) == pytest.approx(found.value)
