"""The history: the game step by step, as each viewer saw it, and with everything open when it is over."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.api.encoder import encode
from dvergar.api.errors import DvergarError
from dvergar.api.play import Game
from dvergar.i18n import LANGUAGES
from dvergar.server.model_base import UntypedData
from dvergar.server.models import BriefStep, Step
from dvergar.table.entries import entry_of
from dvergar.table.history import ALL, Eyes, History
from dvergar.table.settings import Settings
from dvergar.table.snapshot import message
from dvergar.table.table import Table
from tests.runs import first_quick
from tests.table.sitting import Sitting, random_runs
from tests.table.test_leaks import TABLES, World, _both_go_on, _somewhere
from tests.tables import every_count, named

EVERYTHING = 10_000


def steps(table: Table, eyes: Eyes, language: str = "en", *, brief: bool = False) -> list[dict[str, Any]]:
    return [json.loads(encode(step)) for step in History(table, eyes, language).steps(0, EVERYTHING, brief=brief)]


def finished(game: Game, seed: int = 5) -> Table:
    """Return a finished table where somebody played, changed bids, undid and left."""
    *_, sitting = random_runs(game, seed)
    return sitting.table


@pytest.mark.parametrize("place", first_quick(range(2)))
@pytest.mark.parametrize("game", every_count(), ids=named)
def test_every_step_is_what_the_viewer_saw_then(game: Game, place: int) -> None:
    rng = random.Random(named(game))
    viewer = rng.sample([None, *range(game.players)], 2)[place]
    told: dict[int, dict[str, Any]] = {}
    for sitting in random_runs(game, 7):
        state = message(sitting.table, viewer)
        now = History(sitting.table, viewer).total - 1
        told = {step: then for step, then in told.items() if step < now} | {now: state}
        if sitting.table.phase == "over" or rng.random() < 0.05:
            for step in steps(sitting.table, viewer):
                then = told.get(step["number"])  # the table may have played on by itself
                if then is not None:
                    assert {name: step[name] for name in ("view", "scores", "facts", "asked")} == {
                        name: then[name] for name in ("view", "scores", "facts", "asked")
                    }


@pytest.mark.parametrize("game", every_count(), ids=named)
def test_all_lines_that_were_not_undone_are_listed_once_in_their_step(game: Game) -> None:
    table = finished(game)
    for eyes in (None, 0, ALL):
        viewer = eyes if isinstance(eyes, int) else None
        state = message(table, viewer)
        wanted = [line for line in state["log"] if line["number"] not in state["undone"] and line["kind"] != "table-undone"]
        if eyes != ALL:
            wanted = [line for line in wanted if "late" not in line]
        found = [line for step in steps(table, eyes) for line in step["log"]]
        assert sorted(found, key=lambda line: line["number"]) == wanted
    assert [step["log"][0]["kind"] for step in steps(table, ALL) if step["number"] == 0] == [state["log"][0]["kind"]]


@pytest.mark.parametrize("game", every_count(), ids=named)
def test_with_everything_open_every_action_is_as_in_the_record(game: Game) -> None:
    table = finished(game)
    open_steps = steps(table, ALL)
    played = [[answer["seat"], answer["words"]] for step in open_steps for answer in step["answers"]]
    assert played == [list(action) for action in table.record().actions]
    assert open_steps[-1]["view"] == table.begun().position.to_dict()
    assert not any(isinstance(Step.model_validate(step).view, UntypedData) for step in open_steps)
    brief = steps(table, ALL, brief=True)
    assert all(BriefStep.model_validate(step) for step in brief)
    assert [set(step) for step in brief] == [{"number", "answers", "scores", "log"}] * len(open_steps)
    assert [step["scores"] for step in brief] == [step["scores"] for step in open_steps]


def test_sealed_bids_stay_sealed_in_a_seats_history_even_after_the_game() -> None:
    table = finished(dvergar.game("nidavellir", players=3))
    bids = 0
    for mine, all_open in zip(steps(table, 1), steps(table, ALL), strict=True):
        if len(mine["answers"]) > 1:
            bids += 1
            assert [answer["words"] is None for answer in mine["answers"]] == [answer["seat"] != 1 for answer in mine["answers"]]
            assert [answer["by"] is None for answer in mine["answers"]] == [answer["seat"] != 1 for answer in mine["answers"]]
            assert all(answer["words"].startswith("bid ") for answer in all_open["answers"])
            assert "?" not in "".join(seat.get("bid", "") for seat in all_open["view"]["seats"])
    assert bids == 8


def test_pending_bids_are_not_included() -> None:
    sitting = Sitting(dvergar.game("nidavellir", players=2), 2)
    before = steps(sitting.table, 1)
    sitting.decide(0, "bid 5 4 3")
    assert steps(sitting.table, 1) == before
    assert steps(sitting.table, 0)[0]["view"] == before[0]["view"]
    sitting.decide(1, "bid 0 2 3")
    assert [len(step["answers"]) for step in steps(sitting.table, None)] == [0, 2]


def test_a_part_of_the_history_matches_the_whole() -> None:
    table = finished(dvergar.game("dwarf", players=2))
    whole = [*History(table, 0).steps(0, EVERYTHING)]
    assert [*History(table, 0).steps(20, 5)] == whole[20:25]
    assert [*History(table, 0).steps(len(whole), 5)] == []
    assert History(table, 0).total == len(whole)


def test_while_the_game_runs_nobody_sees_everything() -> None:
    sitting = Sitting(dvergar.game("nidavellir", players=2), 2)
    with pytest.raises(DvergarError, match="This is possible only after the game"):
        History(sitting.table, ALL)
    with pytest.raises(DvergarError, match="no seat"):
        History(sitting.table, 2)
    table, _ = Table.open(dvergar.game("dwarf", players=1), sitting.table.chairs[:1], Settings(), 0.0)
    with pytest.raises(DvergarError, match="not begun"):
        History(table, None)


def test_at_an_analysis_table_everything_is_open() -> None:
    start = {"taverns": {"goblin": ["explorer 11", "hunter", "miner 2"]}}
    sitting = Sitting(dvergar.game("nidavellir", players=2), 2, Settings(analysis=True), start=start)
    sitting.decide(0, "bid 5 4 3")
    sitting.decide(1, "bid 0 2 3")
    shown = steps(sitting.table, ALL)[-1]
    assert [seat["bid"] for seat in shown["view"]["seats"]] == ["5 4 3", "0 2 3"]
    assert [answer["words"] for answer in shown["answers"]] == ["bid 5 4 3", "bid 0 2 3"]


def bytes_of(world: World, viewer: int | None, language: str) -> list[str]:
    """Return the whole history that a viewer may see of a table, as it would be after a restart."""
    table = Table.again(map(entry_of, world.stored))
    whole, brief = (History(table, viewer, language) for _ in range(2))
    return [encode(step) for step in (*whole.steps(0, EVERYTHING), *brief.steps(0, 9, brief=True))]


@pytest.mark.parametrize("name", ["nidavellir", "dwarf"])
@settings(max_examples=40)
@given(st.integers(0, 10**9))
def test_no_byte_of_the_history_depends_on_hidden_information(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = rng.choice([game for game in TABLES if game.name == name])
    position = _somewhere(game, rng)
    viewer, secret = rng.choice([None, *range(game.players)]), rng.randbytes(32)
    real = World(position.to_dict(), game, secret)
    other = World(game.imagine(position.view(viewer), rng).to_dict(), game, secret)
    for _ in range(15):
        language = rng.choice(LANGUAGES)
        assert bytes_of(real, viewer, language) == bytes_of(other, viewer, language)
        if not _both_go_on(real, other, viewer, rng):
            break


@pytest.mark.rule("N4.2", "N13.3")
def test_revealed_bids_show_only_their_first_coins() -> None:
    told = []
    for bid in ("bid 5 0 2", "bid 5 2 4", "bid 5 4 3"):
        sitting = Sitting(dvergar.game("nidavellir", players=3), 3)
        sitting.decide(1, bid)
        sitting.decide(0, "bid 4 3 2")
        sitting.decide(2, "bid 3 4 5")
        told.append([steps(sitting.table, viewer) for viewer in (None, 0, 2)])
    assert told[0] == told[1] == told[2]
