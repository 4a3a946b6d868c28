"""`dvergar score`: JSON in and out, text and CSV, the history, and errors with their place."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from dvergar.cli.main import main
from dvergar.scorepad.entering import form_of
from tests.scorepad.finished import finished, pad_of


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set a separate data folder for the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("DVERGAR_LANG", "en")


def file_of(tmp_path: Path, data: Any) -> str:
    path = tmp_path / "pad.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data))
    return str(path)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(["score", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.rule("X1")
def test_json_in_and_json_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "nidavellir", file_of(tmp_path, form_of("nidavellir").DEMO))
    assert [(seat["name"], seat["total"], seat["place"]) for seat in told["seats"]] == [
        ("Blue", 204, 1), ("Red", 190, 2), ("Green", 183, 3),
    ]  # fmt: skip


def test_a_dash_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    data = io.TextIOWrapper(io.BytesIO(json.dumps(form_of("dwarf").DEMO).encode()))
    monkeypatch.setattr("sys.stdin", data)
    assert [seat["place"] for seat in printed(capsys, "dwarf", "-")["seats"]] == [2, 1, 3]


def test_a_list_of_pads_gives_a_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    positions = [finished("nidavellir", seed, players=2 + seed % 4) for seed in range(8)]
    told = printed(capsys, "nidavellir", file_of(tmp_path, [pad_of(position) for position in positions]))
    totals = [[seat["total"] for seat in sheet["seats"]] for sheet in told]
    assert totals == [[score.total for score in position.scores()] for position in positions]


def test_a_sheet_as_text_and_as_csv(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "nidavellir", "--demo", "--text", "--lang", "de"]) == 0
    assert "28 + Münze 24" in capsys.readouterr().out
    assert main(["score", "nidavellir", "--demo", "--csv"]) == 0
    rows = list(csv.reader(io.StringIO(capsys.readouterr().out)))
    assert [row[4] for row in rows[1:]] == ["204", "190", "183"]


def test_findings_do_not_stop_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pad = {"seats": [{"coins": "25 25", "heroes": "dwerg dwerg dwerg dwerg dwerg dwerg"}, {}]}
    told = printed(capsys, "nidavellir", file_of(tmp_path, pad))
    assert told["seats"][0]["total"] == 50 + 135
    assert {finding["rule"] for finding in told["findings"]} >= {"N1.6", "N1.8"}


def test_saved_pads_are_in_the_history(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "nidavellir", "--history"]) == 0
    assert "No game has been saved yet." in capsys.readouterr().out
    assert main(["score", "nidavellir", "--demo", "--save"]) == 0
    capsys.readouterr()
    assert main(["score", "nidavellir", "--history"]) == 0
    assert "Blue 204, Red 190, Green 183" in capsys.readouterr().out
    (row,) = printed(capsys, "nidavellir", "--history", "--json")
    assert row["seats"][0]["coins"] == "3s 5 9 12 24"
    assert printed(capsys, "dwarf", "--history", "--json") == []


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ("{", "This is not valid JSON: error at line 1, column 2."),
        ("[" * 100_000, "This is not valid JSON: the lists and objects are nested too deeply."),
        ({"seats": [{"coins": "1"}, {}]}, "seats[0].coins"),
        ([{"seats": [{}, {}]}, {"seats": [{}, {"gem": 9}]}], "[1].seats[1].gem"),
        ({"seats": [{}]}, "2 to 5 players"),
    ],
)
def test_an_error_says_what_and_where(data: Any, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "nidavellir", file_of(tmp_path, data)]) == 1
    assert told in capsys.readouterr().err


def test_a_missing_file_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "nidavellir", "nowhere.json"]) == 1
    assert "nowhere.json" in capsys.readouterr().err
