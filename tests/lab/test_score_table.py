"""The table of simulated scores is reproducible, complete, and the one that the package ships."""

import json

import pytest

import dvergar
from dvergar.lab.score_table import BOT, COMMAND, GAMES, distribution, main, played, tables
from dvergar.scorepad.comparison import FILE, kind_of, standing

SHIPPED = json.loads(FILE.read_text(encoding="utf-8"))


def test_the_shipped_table_names_its_command_and_has_every_table() -> None:
    assert (SHIPPED["command"], SHIPPED["bot"], SHIPPED["games"]) == (COMMAND, BOT, GAMES)
    assert list(SHIPPED["totals"]) == [kind_of(table) for table in tables()]
    for table in tables():
        row = SHIPPED["totals"][kind_of(table)]
        assert sum(row["counts"]) == GAMES * table.players
        assert row["counts"][0] > 0


@pytest.mark.parametrize(("game", "options"), [("nidavellir", {"players": 3}), ("dwarf", {"solo": "andvettr"})])
def test_a_game_is_reproducible_and_included_in_the_table(game: str, options: dict[str, object]) -> None:
    table = dvergar.game(game, **options)
    totals = [played(table, SHIPPED["seed"], number) for number in range(3)]
    assert totals == [played(table, SHIPPED["seed"], number) for number in range(3)]
    row = SHIPPED["totals"][kind_of(table)]
    assert all(row["counts"][total - row["lowest"]] for game_totals in totals for total in game_totals)


def test_a_distribution_counts_every_player_once() -> None:
    table = dvergar.game("nidavellir", players=2)
    row = distribution(table, 4, seed=1)
    assert sum(row["counts"]) == 8
    assert min(min(played(table, 1, number)) for number in range(4)) == row["lowest"]


def test_the_command_shows_the_result_of_fewer_games(capsys: pytest.CaptureFixture[str]) -> None:
    before = FILE.read_bytes()
    assert main(["--games", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert FILE.read_bytes() == before


def test_the_heuristics_own_scores_are_in_the_middle() -> None:
    table = dvergar.game("nidavellir", players=4)
    lower = [standing(table, total).lower for number in range(6) for total in played(table, 99, number)]
    assert 20 < sum(lower) / len(lower) < 80
