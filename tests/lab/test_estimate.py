"""The fit of estimates recovers known weights, and the written file can be read again."""

from importlib import import_module
from pathlib import Path

import pytest

import dvergar
from dvergar.core.constants import MOST_TRAITS, NAT
from dvergar.lab import estimate

np = pytest.importorskip("numpy")


def test_a_fit_recovers_the_weights_that_decided_the_games() -> None:
    rng, known = np.random.default_rng(1), np.array([0.02, -0.5, 0.0])
    traits = rng.normal(size=(6000, 3, 3)) * [40, 1, 5]
    chances = np.exp(traits @ known)
    chances /= chances.sum(axis=1, keepdims=True)
    won = np.array([rng.multinomial(1, row) for row in chances], float)
    found = estimate.fitted(traits, won, np.zeros(3))
    assert found == pytest.approx(known, abs=0.05)
    assert found[0] == pytest.approx(0.02, rel=0.1)
    assert estimate.surprise(traits, won, found) < estimate.surprise(traits, won, np.zeros(3))


@pytest.mark.parametrize("game", dvergar.known_games())
def test_written_weights_can_be_read_again(game: str, tmp_path: Path) -> None:
    file = import_module(f"dvergar.games.{game}.bot.win_chance_weights")
    copy = tmp_path / "estimates.py"
    copy.write_text(Path(str(file.__file__)).read_text(encoding="utf-8"), encoding="utf-8")
    weights = [
        [[(table + phase) / NAT for _ in range(file.TRAITS)] for phase in range(file.PHASES)] for table in range(file.TABLES)
    ]
    estimate.write(copy, weights)
    read: dict[str, object] = {}
    exec(copy.read_text(encoding="utf-8"), read)
    assert read["ESTIMATES"] == tuple(
        tuple((table + phase,) * file.TRAITS for phase in range(file.PHASES)) for table in range(file.TABLES)
    )
    assert (read["TRAITS"], read["TABLES"]) == (file.TRAITS, file.TABLES)
    assert file.TRAITS <= MOST_TRAITS


@pytest.mark.parametrize("game", dvergar.known_games())
def test_games_are_sampled_turn_by_turn_and_reproducibly(game: str) -> None:
    task = estimate.Task(game, "3", 5, range(4))
    samples = estimate.samples_of(task)
    assert samples == estimate.samples_of(task)
    assert len(samples) > 4 * 4
    assert {sample.table for sample in samples} == {3}
    assert len({sample.phase for sample in samples}) > 3
    assert all(len(sample.traits) == 3 and sum(sample.won) == pytest.approx(1) for sample in samples)
    assert sum(sample.apart for sample in samples) < len(samples) / 2


@pytest.mark.parametrize("game", dvergar.known_games())
def test_the_command_reports_how_well_it_predicts(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(estimate, "FEWEST", 10)
    assert estimate.main([game, "--games", "30", "--tables", "2", "--processes", "1"]) == 0
    assert "surprise in" in capsys.readouterr().out


@pytest.mark.parametrize("game", dvergar.known_games())
def test_a_seat_ahead_in_everything_is_expected_to_win(game: str) -> None:
    table = dvergar.game(game, players=2)
    thumb, ahead = table.rules.heuristic(), 0
    for seed in range(20):
        core = table.rules.start(table.options)
        core.shuffle(1, seed)
        core.play_heuristics([thumb, None], 3, seed)
        odds = core.odds(thumb)
        ahead += odds[0] > odds[1]
    assert ahead >= 18
