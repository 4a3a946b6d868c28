"""The fit of weights: fair duels, the same with any number of processes, and better weights if there are any."""

from pathlib import Path

import pytest

from dvergar.lab.fit import Arena, Bout, Duel, fight, fit, main, rounded, weights_of, write
from tests.playing import many_games

NIDAVELLIR = weights_of("nidavellir")
GUESSED: tuple[int, ...] = NIDAVELLIR.WEIGHTS_GUESSED
FITTED: tuple[int, ...] = NIDAVELLIR.WEIGHTS_FITTED
BLIND = (0,) * len(FITTED)
"""Weights that ignore everything still to come."""


def test_every_weight_has_one_name_one_guess_and_one_fitted_value() -> None:
    assert len(set(NIDAVELLIR.WEIGHT_NAMES)) == len(NIDAVELLIR.WEIGHT_NAMES) == len(GUESSED) == len(FITTED)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_equal_weights_share_the_duel_evenly(players: int) -> None:
    duel = fight(Bout("nidavellir", str(players), FITTED, FITTED, 5, 6))
    assert duel.games == 6 * players
    assert duel.share == pytest.approx(0.5)
    assert duel.won == pytest.approx(6)


@many_games
@pytest.mark.parametrize("players", [2, 5])
def test_the_better_weights_win_the_duel(players: int) -> None:
    duel = fight(Bout("nidavellir", str(players), FITTED, BLIND, 5, 60 // players))
    assert duel.interval[0] > 0.5
    assert fight(Bout("nidavellir", str(players), BLIND, FITTED, 5, 60 // players)).interval[1] < 0.5


def test_a_duel_without_games_is_even() -> None:
    assert Duel().share == 0.5
    assert Duel().interval == (0.0, 1.0)
    assert Duel(3, 1, 4).plus(Duel(1, 3, 4)) == Duel(4, 4, 8)


@many_games
def test_all_candidates_meet_the_same_deals_and_the_number_of_processes_does_not_matter() -> None:
    found = []
    for processes in (1, 2):
        arena = Arena("nidavellir", ("2", "3"), 24, 7, processes)
        duels = arena.duels([GUESSED, BLIND, GUESSED], FITTED)
        assert duels[0] == duels[2] != duels[1]
        found.append((duels, arena.duels([GUESSED], FITTED, times=2)))
    assert found[0] == found[1]


@pytest.mark.thorough
@many_games
def test_a_fit_is_reproducible_and_its_last_weights_beat_the_first() -> None:
    found = [list(fit(Arena("nidavellir", ("2",), 100, 3, 1), GUESSED, 3, 3)) for _ in range(2)]
    assert found[0] == found[1]
    reigning = GUESSED
    for number, played in enumerate(found[0], 1):
        assert played.number == number
        assert played.crowned == (played.challenge.interval[0] > 0.5) == (played.reigning != reigning)
        reigning = played.reigning
    assert reigning != GUESSED
    assert fight(Bout("nidavellir", "2", reigning, GUESSED, 99, 300)).interval[0] > 0.5


def test_weights_are_whole_and_fit_their_field() -> None:
    assert rounded([1.4, -2.6, 1e9, -1e9]) == (1, -3, 32_000, -32_000)


def test_writing_replaces_the_fitted_weights_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "weights.py"
    text = Path(str(NIDAVELLIR.__file__)).read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    values = tuple(range(len(FITTED)))
    write(path, values)
    scope: dict[str, object] = {}
    exec(path.read_text(encoding="utf-8"), scope)
    assert scope["WEIGHTS_FITTED"] == values
    assert scope["WEIGHTS_GUESSED"] == GUESSED
    write(path, FITTED)
    assert path.read_text(encoding="utf-8") == text


@many_games
def test_the_command_reports_every_round_and_the_weights(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["nidavellir", "--rounds", "1", "--games", "6", "--seed", "2", "--players", "2,3", "--processes", "1"]
    assert main(line) == 0
    first = capsys.readouterr().out
    assert first.startswith("round 1: ")
    assert "against the start: " in first
    assert "  deny " in first
    assert main([*line, "--from", "fitted"]) == 0
    assert str(FITTED[0]) in capsys.readouterr().out
