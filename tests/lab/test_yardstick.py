"""The yardstick for bids: losses are what the best reply takes, and the same seed gives the same measurements."""

import pytest

from dvergar.bots.matrix_game import solved
from dvergar.lab import yardstick
from dvergar.lab.yardstick import Measured, Task, last_bids, loss, matrix_of, mean_loss, measured, report, way_to_bid

PENNIES = [[1.0, 0.0], [0.0, 1.0]]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("way", "lost"), [([0.5, 0.5], 0.0), ([1.0, 0.0], 0.5), ([0.75, 0.25], 0.25)])
def test_a_loss_is_what_the_best_reply_takes_from_the_value(seat: int, way: list[float], lost: float) -> None:
    assert loss(PENNIES, solved(PENNIES).value, seat, way) == pytest.approx(lost)


def test_positions_are_the_last_bids_of_seeded_games() -> None:
    positions = [last_bids(5, number, "thumb") for number in range(6)]
    assert [last_bids(5, number, "thumb").to_bytes() for number in range(6)] == [each.to_bytes() for each in positions]
    assert len({each.to_bytes() for each in positions}) == 6
    for position in positions:
        rules = position.game.rules
        assert rules.is_last_secret(position.core)
        assert position.core.turns_begun() == 8


def test_an_entry_of_the_matrix_is_a_share_of_the_win() -> None:
    matrix = matrix_of(last_bids(1, 0, "thumb"))
    assert (len(matrix), len(matrix[0])) == (33, 60)
    assert {entry for row in matrix for entry in row} <= {0.0, 0.5, 1.0}


def test_a_bidding_strategy_is_the_average_over_seeds() -> None:
    position = last_bids(1, 48, "thumb")
    assert way_to_bid(position, 0, "random", 3) == pytest.approx([1 / 60] * 60)
    by_search = way_to_bid(position, 0, "search:40", 5)
    assert sum(by_search) == pytest.approx(1)
    assert all(part * 5 == pytest.approx(round(part * 5)) for part in by_search)
    mixed = way_to_bid(position, 0, "king", 1)
    assert max(mixed) < 1


def test_exact_bids_lose_nothing_where_random_bids_lose_much() -> None:
    found = measured(Task(1, 48, "thumb", ("king", "random"), 1))
    assert found.open
    assert found.gap == pytest.approx(0, abs=1e-9)
    assert found.losses["king"] == pytest.approx(0, abs=1e-9)
    assert found.losses["random"] > 0.1


def test_the_mean_lies_in_its_interval() -> None:
    mean, (low, high) = mean_loss([0.0, 0.1, 0.2, 0.5], 1)
    assert mean == pytest.approx(0.2)
    assert 0 <= low < mean < high <= 0.5
    assert mean_loss([0.3, 0.3], 1) == (0.3, (0.3, 0.3))


def test_a_report_separates_open_positions_from_all() -> None:
    rows = [Measured(0, 0.5, 0.0, {"king": 0.04}), Measured(1, 1.0, 0.0, {"king": 0.0})]
    lines = [*report(rows, ["king"], 1)]
    assert lines[0] == "positions: 2, of which the best bids leave open 1"
    assert lines[2].startswith("king: loses 2.00 % of win share [")
    assert lines[2].endswith("4.00 % where it is open")


def test_the_command_measures_the_same_with_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for processes in ("1", "2"):
        asked = ["--positions", "2", "--seed", "3", "--level", "search:40", "--seeds", "2", "--processes", processes]
        assert yardstick.main(asked) == 0
        outputs.append(capsys.readouterr())
    assert outputs[0] == outputs[1]
    assert outputs[0].out.startswith("positions: 2,")
    assert [line.partition(": loses")[0] for line in outputs[0].out.splitlines()[2:]] == ["search:40", "journeyman", "random"]
    assert outputs[0].err.startswith("position 0: value")
