"""A thousand finished games: the pad's totals, parts and places match the engine's, without findings."""

import json

import pytest

from dvergar.api.play import Position
from dvergar.i18n import catalogue
from dvergar.scorepad.pads import read_pad
from dvergar.scorepad.tally import tally
from tests.runs import first_quick
from tests.scorepad.finished import TABLES, counted, finished, games, pad_of

GAMES = 1000
PARTS = 4


def tallied(position: Position, written: dict[str, object]) -> list[tuple[int, int, dict[str, int]]]:
    """Return totals, places and parts of a pad that went through JSON."""
    sheet = json.loads(json.dumps(tally(read_pad(json.loads(json.dumps(written)), position.game.name), catalogue("en"))))
    assert sheet["findings"] == [], (written, sheet["findings"])
    return [(seat["total"], seat["place"], {part["part"]: part["points"] for part in seat["parts"]}) for seat in sheet["seats"]]


@pytest.mark.parametrize("part", first_quick(range(PARTS)))
def test_every_total_is_the_engines(part: int) -> None:
    for number, position in enumerate(games(GAMES)):
        if number % PARTS == part:
            scores = [(score.total, score.place, score.parts) for score in position.scores()]
            assert tallied(position, pad_of(position)) == scores
            if position.game.name == "nidavellir":
                assert tallied(position, counted(position)) == scores


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_pads_figures_match_the_engines(game: str, options: dict[str, object]) -> None:
    for seed in range(3):
        position = finished(game, seed, **options)
        assert position.game.sheet({"seats": pad_of(position)["seats"]}) == position.facts()["sheet"]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_pad_reads_what_it_writes(game: str, options: dict[str, object]) -> None:
    pad = read_pad(pad_of(finished(game, 1, **options)))
    assert read_pad(pad.to_dict()).to_dict() == pad.to_dict()
