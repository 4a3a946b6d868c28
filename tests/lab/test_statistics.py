"""Wilson's interval agrees with published figures."""

import pytest

from dvergar.lab.statistics import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe 1998, Statistics in Medicine 17, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_agrees_with_the_literature(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


def test_an_interval_holds_its_share_and_narrows_with_more_games() -> None:
    for share in (0.0, 0.2, 1 / 3, 0.5, 1.0):
        few, many = wilson(share, 30), wilson(share, 3000)
        assert few[0] <= many[0] <= share <= many[1] <= few[1]
        assert all(0 <= end <= 1 for end in (*few, *many))


def test_no_games_give_the_whole_interval() -> None:
    assert wilson(0.5, 0) == (0.0, 1.0)
