"""Simulated games are the same in every build, with any number of processes, and with or without events."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.api.play import Game
from dvergar.api.record import Record
from dvergar.i18n import LANGUAGES, catalogue
from dvergar.lab.simulate import simulate

NIDAVELLIR: list[dict[str, Any]] = [{"name": "nidavellir", "players": players} for players in (2, 3, 4, 5)]
DWARF: list[dict[str, Any]] = [
    *({"name": "dwarf", "players": players} for players in (2, 3, 4, 5)),
    *({"name": "dwarf", "solo": solo} for solo in ("eldhusfifl", "andvettr", "andvettr-fadir")),
]
TABLES = [*NIDAVELLIR, *DWARF]
ONE_OF_EACH = [NIDAVELLIR[1], DWARF[1], DWARF[-2]]


def table_of(table: dict[str, Any]) -> Game:
    return dvergar.game(table["name"], **{option: value for option, value in table.items() if option != "name"})


def result(table: dict[str, Any], games: int = 40, **settings: Any) -> dict[str, Any]:
    found = simulate(table_of(table), games, 7, **settings).to_dict()
    return {name: value for name, value in found.items() if not name.endswith("_second")}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seed_gives_the_same_games_and_another_seed_others(table: dict[str, Any]) -> None:
    first = result(table, 20, processes=1)
    assert first == result(table, 20, processes=1)
    other = simulate(table_of(table), 20, 8, processes=1)
    assert other.to_dict()["checksum"] != first["checksum"]


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
def test_the_number_of_processes_does_not_matter(table: dict[str, Any]) -> None:
    assert result(table, games=600, processes=1) == result(table, games=600, processes=2)


@pytest.mark.parametrize(("table", "rule"), [*zip(ONE_OF_EACH, ("N5.1", "D6.4", "D8.2"), strict=True)], ids=str)
def test_games_played_through_the_api_are_the_same_games(table: dict[str, Any], rule: str, tmp_path: Path) -> None:
    told = result(table, processes=1, coverage=True, records=tmp_path)
    touched = told.pop("rules_touched")
    assert told == result(table, processes=1)
    assert touched[rule] > 40 * 24
    records = sorted(tmp_path.glob("*.json"))
    assert len(records) == 40
    position = Record.load(records[11].read_text()).verify()
    assert position.over


@pytest.mark.parametrize("number", range(len(ONE_OF_EACH)))
def test_every_build_has_the_same_checksum(number: int) -> None:
    call = f"result(ONE_OF_EACH[{number}], games=30, processes=1)['checksum']"
    code = f"from tests.lab.test_simulate import ONE_OF_EACH, result; print({call})"
    found = set()
    for build in ("", "interpreted"):
        environment = {**os.environ, "DVERGAR_CORE": build}
        found.add(
            subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment).stdout
        )
    assert len(found) == 1


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_wins_add_up_and_lie_in_their_intervals(table: dict[str, Any]) -> None:
    found = result(table, games=30, processes=1)
    assert found["games"] == 30
    assert len(found["seats"]) == table_of(table).seats
    assert abs(sum(seat["win_share"] for seat in found["seats"]) - 1) < 0.001
    for seat in found["seats"]:
        low, high = seat["win_interval"]
        assert 0 <= low <= seat["win_share"] <= high <= 1


def test_the_parts_of_nidavellir_add_up() -> None:
    found = result(NIDAVELLIR[1], games=30)
    for seat in found["seats"]:
        assert abs(sum(seat["parts"].values()) - seat["mean"]) < 0.01
    assert found["counts"]["hero skaa"] > 0


@pytest.mark.parametrize("table", DWARF, ids=str)
def test_dwarf_counts_led_categories_special_actions_and_ends(table: dict[str, Any]) -> None:
    found = result(table, games=30, processes=1)
    assert sum(seat["mean"] for seat in found["seats"]) <= 3.001
    assert set(found["seats"][0]["parts"]) == {"steel", "gold", "items", "glory", "iron"}
    ends = {name: share for name, share in found["counts"].items() if name.startswith("end ")}
    assert abs(sum(ends.values()) - 1) < 0.001
    assert set(ends) <= {"end items", "end mountain", "end glory"}
    assert 0 < found["counts"]["special turn back"] <= 1
    assert ("special apprentice" in found["counts"]) == (table_of(table).players > 1)


def test_the_command_prints_text_and_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from dvergar.cli.main import main

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [["--players", "5"], ["--solo", "andvettr-fadir"], []], ids=str)
def test_dwarf_is_reported_in_every_language(arguments: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    from dvergar.cli.main import main

    line = ["simulate", "dwarf", *arguments, "--games", "12", "--coverage", "--lang", language]
    assert main(line) == 0
    text = capsys.readouterr().out
    words = catalogue(language)
    for key in ("simulate-interval", "counted-special", "counted-end", "good-steel", "dwarf-score-leads", "special-turn-back"):
        assert words.say(key) in text, key
    if "--solo" in arguments:
        assert words.say("opponent-andvettr-fadir") in text
        assert words.say("seat-2") not in text
    assert "D6.4" in text
    assert max(map(len, text.splitlines()[:-1])) <= 80
