"""A database, records, an unfinished game and score pads of every earlier version still open, and games continue."""

import io
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import dvergar
from dvergar.api.record import Record
from dvergar.cli.main import main
from dvergar.i18n import catalogue
from dvergar.scorepad.history import Book
from dvergar.scorepad.tally import tally
from tests.server.clients import Caller, Json, Player, Seated, Serving, live, play_all

VERSIONS = sorted(path for path in Path(__file__).parent.iterdir() if (path / "tables.db").exists())
RECORDS = [path for version in VERSIONS for path in sorted((version / "records").iterdir())]


def of_version(path: Path) -> str:
    return str(path.relative_to(Path(__file__).parent))


@pytest.fixture(params=VERSIONS, ids=of_version)
def version(request: pytest.FixtureRequest) -> Path:
    """Return the folder of an earlier version."""
    assert isinstance(request.param, Path)
    return request.param


@pytest.fixture
def serving(version: Path, tmp_path: Path) -> Iterator[Serving]:
    """Run the current server on a copy of the earlier version's database."""
    shutil.copy(version / "tables.db", tmp_path)
    with Serving(tmp_path) as running:
        yield running


def tables_of(version: Path) -> list[Json]:
    return list(json.loads((version / "tables.json").read_text(encoding="utf-8")))


def seated(caller: Caller, table: Json) -> Seated:
    return Seated(caller, table["table"], {int(seat): token for seat, token in table["tokens"].items()}, "")


def completed(record: Json) -> Json:
    """A kept record as it is written today: options that came later have their defaults."""
    return {**record, "options": dvergar.game(record["game"], **record["options"]).options}


@live
async def test_everybody_finds_the_table_unchanged_and_plays_on(version: Path, serving: Serving) -> None:
    async with Caller(serving) as caller:
        going_on: list[Player] = []
        for table in tables_of(version):
            here = seated(caller, table)
            for seat, before in [*table["seats"].items(), (None, table["all"])]:
                player = await here.player(None if seat is None else int(seat)).connect()
                assert {name: player.state[name] for name in before} == before, (table["kind"], seat)
                await player.close()
                if table["kind"] == "bidding" and seat != "0":
                    assert table["seats"]["0"]["bid"] not in (None, before["bid"])
                    assert table["seats"]["0"]["bid"] not in json.dumps(player.state), "a sealed bid stays secret"
            if "record" in table:
                assert await here.record() == completed(table["record"])
            if table["kind"] == "waiting":
                await here.begin()
            going_on += here.players() if table["kind"] in ("bidding", "mining", "waiting") else []
        assert len(going_on) == 6
        await play_all(going_on)


@pytest.mark.parametrize("path", RECORDS, ids=of_version)
def test_a_record_is_verified_and_has_the_same_result(path: Path) -> None:
    record = Record.load(path.read_text(encoding="utf-8"))
    position = record.verify()
    assert position.over
    assert [row["total"] for row in record.data["result"]] == [score.total for score in position.scores()]


def test_an_unfinished_game_continues(
    version: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "home" / "dvergar"
    home.mkdir(parents=True)
    shutil.copy(version / "last-game.json", home)
    monkeypatch.setenv("XDG_DATA_HOME", str(home.parent))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"1\n" * 500)))
    assert main(["--lang", "en", "play", "--plain", "--resume"]) == 0
    assert "Final score" in capsys.readouterr().out


def test_score_pads_are_read_and_added_up(version: Path, tmp_path: Path) -> None:
    shutil.copytree(version / "scores", tmp_path / "scores")
    kept, unreadable = Book(tmp_path / "scores").pads()
    totals = {one.pad.game.name: [seat["total"] for seat in tally(one.pad, catalogue("en"))["seats"]] for one in kept}
    assert unreadable == 0
    assert totals["nidavellir"] == [204, 190, 183]
    assert set(totals) == {"nidavellir", "dwarf"}
