"""Many games: the same in every build, for any number of processes, and told or not told."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.lab.simulate import simulate
from dvergar.records import Record


def result(games: int = 40, players: int = 3, **settings: Any) -> dict[str, Any]:
    found = simulate(dvergar.game("nidavellir", players=players), games, 7, **settings).to_dict()
    return {name: value for name, value in found.items() if not name.endswith("_second")}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_seed_gives_the_same_games_and_another_seed_others(players: int) -> None:
    first = result(players=players, processes=1)
    assert first == result(players=players, processes=1)
    other = simulate(dvergar.game("nidavellir", players=players), 40, 8, processes=1)
    assert other.to_dict()["checksum"] != first["checksum"]


def test_the_number_of_processes_does_not_matter() -> None:
    assert result(games=600, processes=1) == result(games=600, processes=2)


def test_games_told_through_the_seam_are_the_same_games(tmp_path: Path) -> None:
    told = result(processes=1, coverage=True, records=tmp_path)
    touched = told.pop("rules_touched")
    assert told == result(processes=1)
    assert touched["N5.1"] > 40 * 24 * 3
    records = sorted(tmp_path.glob("*.json"))
    assert len(records) == 40
    position = Record.load(records[11].read_text()).verify()
    assert position.over


def test_every_build_has_the_same_checksum() -> None:
    code = "from tests.lab.test_simulate import result; print(result(games=30, processes=1)['checksum'])"
    found = set()
    for build in ("", "interpreted"):
        environment = {**os.environ, "DVERGAR_CORE": build}
        found.add(
            subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment).stdout
        )
    assert len(found) == 1


def test_sums_are_right() -> None:
    found = result(games=30)
    assert found["games"] == 30
    assert abs(sum(seat["win_share"] for seat in found["seats"]) - 1) < 0.001
    for seat in found["seats"]:
        assert abs(sum(seat["parts"].values()) - seat["mean"]) < 0.01
    assert found["counts"]["hero skaa"] > 0


def test_the_command_prints_text_and_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from dvergar.cli import main

    arguments = ["simulate", "nidavellir", "--players", "5", "--games", "20", "--seed", "1", "--edition", "de", "--lang", "en"]
    assert main(arguments) == 0
    text = capsys.readouterr().out
    assert "Win share" in text
    assert main([*arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["checksum"] in text
    assert data["options"]["take_back"] == "order"
    assert main([*arguments, "--coverage", "--records", str(tmp_path / "games")]) == 0
    assert "N13.8" in capsys.readouterr().out
    assert len(list((tmp_path / "games").iterdir())) == 20
    assert main(["simulate", "--games", "0"]) == 1
    assert main(["simulate", "--players", "7"]) == 1
    assert main(["simulate", "--games", "5", "--lang", "fr"]) == 0
    assert "Part de victoires" in capsys.readouterr().out
