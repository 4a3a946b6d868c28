"""The history: nothing is lost, even with several writers or a killed process; corrections, statistics, exports."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dvergar.api.registry import known_games
from dvergar.i18n import catalogue
from dvergar.scorepad.entering import form_of
from dvergar.scorepad.export import csv_of, json_of
from dvergar.scorepad.history import Book, NotKept, fresh_id
from dvergar.scorepad.pads import Pad, read_pad
from dvergar.scorepad.statistics import statistics
from dvergar.ui.plain.scorepad import history_lines

EN = catalogue("en")


def pad(*totals: int, date: str = "2026-11-01", names: tuple[str, ...] = ("Ann", "Bo")) -> Pad:
    """Return a pad of Nidavellir whose Explorers give the totals; there are no coins."""
    seats = [
        {"name": name, "army": {"explorer": {"points": total}}, "coins": ""} for name, total in zip(names, totals, strict=True)
    ]
    return read_pad({"date": date, "seats": seats}, "nidavellir")


def test_saved_pads_can_be_read_by_another_process(tmp_path: Path) -> None:
    kept = Book(tmp_path).keep(pad(10, 20))
    code = (
        "import sys; from pathlib import Path; from dvergar.scorepad.history import Book;"
        "print([one.pad.to_dict()['seats'] for one in Book(Path(sys.argv[1])).pads()[0]])"
    )
    read = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True).stdout
    assert read.strip() == str([kept.pad.to_dict()["seats"]])


def test_a_correction_replaces_the_pad(tmp_path: Path) -> None:
    book = Book(tmp_path)
    kept = book.keep(pad(10, 20))
    book.keep(pad(30, 20), kept.id)
    (again,), unreadable = book.pads()
    assert (again.id, again.pad.game.score(again.pad.position)[0].total, unreadable) == (kept.id, 30, 0)
    book.remove(kept.id)
    assert book.pads() == ([], 0)


def test_the_newest_game_comes_first(tmp_path: Path) -> None:
    book = Book(tmp_path)
    for date in ("2026-03-01", "2026-11-05", "2025-12-31"):
        book.keep(pad(1, 2, date=date))
    assert [one.pad.date.isoformat() for one in book.pads()[0]] == ["2026-11-05", "2026-03-01", "2025-12-31"]


def test_killed_during_a_write_it_loses_nothing_acknowledged_and_leaves_no_partial_file(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from dvergar.scorepad.history import Book;"
        "from dvergar.scorepad.pads import read_pad; from dvergar.scorepad.entering import form_of;"
        "book = Book(Path(sys.argv[1])); pad = read_pad(form_of('nidavellir').DEMO, 'nidavellir')\n"
        "while True: print(book.keep(pad).id, flush=True)"
    )
    told: list[str] = []
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        for line in writer.stdout:
            told.append(line.strip())
            if len(told) == 30:
                os.kill(writer.pid, signal.SIGKILL)
    kept, unreadable = Book(tmp_path).pads()
    assert set(told) <= {one.id for one in kept}
    assert unreadable == 0


def test_an_unreadable_file_is_left_and_counted(tmp_path: Path) -> None:
    book = Book(tmp_path)
    book.keep(pad(10, 20))
    broken = book.folder / f"{fresh_id()}.json"
    broken.write_text('{"seats": ')
    kept, unreadable = book.pads()
    assert (len(kept), unreadable, broken.exists()) == (1, 1, True)


@pytest.mark.parametrize("name", ["..", "../home", "x", "a/b", "", "home\0"])
def test_invalid_names_of_books_and_pads_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(NotKept):
        Book(tmp_path, name)
    with pytest.raises(NotKept):
        Book(tmp_path).remove(name)


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file stands there")
    with pytest.raises(NotKept) as caught:
        Book(tmp_path).keep(pad(1, 2))
    assert "could not be written" in str(caught.value)


def test_statistics_by_name_whatever_its_case(tmp_path: Path) -> None:
    book = Book(tmp_path)
    book.keep(pad(10, 30))
    book.keep(pad(50, 30, names=("ann", "Bo")))
    book.keep(read_pad(form_of("dwarf").DEMO, "dwarf"))
    kept, _ = book.pads()
    found = {one["game"]: one for one in statistics(kept, EN)}
    assert found["dwarf"]["games"] == 1
    own = found["nidavellir"]
    assert (own["games"], own["average"], own["bests"][0]["total"]) == (2, 30.0, 50)
    assert {player["name"].casefold(): (player["games"], player["wins"], player["best"]) for player in own["players"]} == {
        "ann": (2, 1, 50),
        "bo": (2, 1, 30),
    }
    lines = list(history_lines([one for one in kept if one.pad.game.name == "nidavellir"], EN))
    assert "2 games, 30.0 on average" in lines


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "|x", "%x"])
def test_no_cell_of_a_csv_is_a_formula(name: str) -> None:
    written = read_pad({"seats": [{"name": name[:1]}, {}]}, "nidavellir")
    rows = list(csv.reader(io.StringIO(csv_of([Pad(written.game, [name, "Bo"], written.seats, written.date)], EN))))
    assert rows[1][2] == f"'{name}"
    assert not any(cell.lstrip().startswith(("=", "+", "-", "@")) for row in rows for cell in row)


def test_a_csv_has_a_row_for_every_column_and_the_parts_of_both_games() -> None:
    pads = [read_pad(form_of(game).DEMO, game) for game in known_games()]
    head, *rows = csv.reader(io.StringIO(csv_of(pads, EN)))
    assert [row[4] for row in rows] == ["204", "190", "183", "1", "1", "0"]
    assert (head[:5], len(head)) == (["Date", "Game", "Name", "Place", "Total"], 5 + 7 + 5)
    assert rows[0][head.index("Steel")] == ""
    assert rows[3][head.index("Steel")] == "8"


def test_exported_json_is_read_again(tmp_path: Path) -> None:
    book = Book(tmp_path)
    book.keep(pad(10, 20))
    (row,) = json.loads(json_of(book.pads()[0]))
    assert read_pad(row).to_dict() == book.pads()[0][0].pad.to_dict()
