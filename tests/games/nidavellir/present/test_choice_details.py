"""The detailed changes of a choice, and the score sheet, as a page shows them beside choices and figures."""

from typing import Any

import pytest

from dvergar.api.play import Position
from tests.games.nidavellir.playing import play, scene


def details(position: Position) -> dict[str, dict[str, Any]]:
    return position.decision().details


def sheet(position: Position) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = position.facts()["sheet"]
    return found


def test_a_bid_and_a_card_have_no_details() -> None:
    assert details(scene({}, {})) == {}
    assert details(scene({"bid": "5 4 3"}, {"bid": "4 2 3"})) == {}


@pytest.mark.rule("N8.6")
def test_a_hero_shows_the_column_before_and_after() -> None:
    line = {"warrior": "3", "miner": "0", "blacksmith": 1, "explorer": "5"}
    position = scene({"bid": "5 4 3", "army": line}, {"bid": "4 2 3"}, taverns={"goblin": ["hunter"]})
    play(position, "0 take hunter")
    found = details(position)
    assert found["hero aral"] == {"columns": {"hunter": {"ranks": [1, 3], "points": [1, 9]}}}
    assert found["hero skaa"] == {"columns": {}}


@pytest.mark.rule("N8.8", "N8.18")
def test_a_choice_that_lifts_thrud_shows_from_where() -> None:
    found = details(scene({"army": {"miner": "0 ylud 1 thrud"}}, {}, age=2, turn=4, stage="age end"))
    assert found["place miner"]["lifts"] == "miner"
    assert "lifts" not in found["place warrior"]


@pytest.mark.rule("N4.3", "N6.1")
def test_ulines_coin_shows_the_order_the_ties_and_the_gem_afterwards() -> None:
    me = {"gem": 4, "heroes": "uline", "bid": "- - -"}
    position = scene(me, {"gem": 5, "bid": "5 0 3"}, {"gem": 3, "bid": "4 2 3"}, tavern="goblin")
    found = details(position)
    assert found["lay 4"] == {"columns": {}, "queue": [1, 0, 2], "ties": [2], "gem": 3, "hand": "0 2 3 5"}
    assert found["lay 5"]["queue"] == [1, 0, 2]
    assert (found["lay 3"]["ties"], found["lay 3"]["gem"]) == ([], 4)


@pytest.mark.rule("N4.4", "N7.3", "N7.5", "N13.4")
def test_a_transform_shows_where_the_coin_lies_missing_coins_and_where_the_old_coin_goes() -> None:
    taverns = {"dragon": ["offering 5", "hunter", "miner 2"]}
    me = {"coins": "0 3 5 7 16", "bid": "7 5 3"}
    position = scene(me, {"coins": "0 2 3 4 21", "bid": "4 3 2"}, age=2, tavern="dragon", taverns=taverns)
    play(position, "0 take offering 5")
    found = details(position)
    assert found["transform horse 3"] == {"columns": {}, "known": True, "gone": True}
    assert found["transform dragon 5"] == {"columns": {}, "stands": True, "gone": True}
    assert found["transform goblin 7"] == {"columns": {}, "gone": False}
    assert found["transform pouch 16"] == {"columns": {}, "known": True, "gone": False, "missing": 21}


@pytest.mark.rule("N7.1", "N8.14")
def test_a_trade_of_two_fives_shows_the_new_coin_before_it_is_known_which_5_leaves() -> None:
    me = {"heroes": "uline", "coins": "0 2 5 5t 9", "bid": "2 - -"}
    position = scene(me, {"bid": "4 2 3"}, tavern="dragon")
    play(position, "0 lay 0")
    for seat in (1, 0):
        position.play(seat, position.decision().words[0])
    found = details(position)
    assert found["trade 5t 5"]["drop"] == "10"
    assert (found["trade 9 5"]["hand"], found["trade 9 5"]["gone"]) == ("5 5t 14", False)
    play(position, "0 trade 5t 5")
    assert [row["gone"] for row in details(position).values()] == [True, False]


@pytest.mark.rule("N8.18")
def test_a_move_of_ylud_shows_both_columns() -> None:
    army = {"warrior": "9 7", "explorer": "5 ylud"}
    found = details(scene({"army": army}, {}, age=2, turn=4, stage="age end"))
    assert found["place warrior"]["columns"]["explorer"] == {"ranks": [2, 1], "points": [16, 5]}
    assert found["stay"] == {"columns": {}}


def test_while_the_game_runs_there_is_no_sheet() -> None:
    assert "sheet" not in scene({}, {}).facts()


@pytest.mark.rule("N10.1", "N10.2", "N10.3")
def test_the_sheet_explains_every_part() -> None:
    first = {"gem": 5, "army": {"warrior": "9 3", "miner": "1 2", "explorer": "11 idunn"}, "heroes": "dwerg dwerg astrid thrud"}
    second = {"gem": 6, "army": {"warrior": "8"}, "coins": "0 5 8 12 14"}
    position = scene(first, second, age=2, turn=4, stage="last moves")
    one, other = sheet(position)
    assert one["ranks"] == {"warrior": 2, "hunter": 0, "miner": 2, "blacksmith": 0, "explorer": 2}
    assert one["points"] == {"warrior": 12, "hunter": 0, "miner": 3, "blacksmith": 0, "explorer": 18}
    assert (one["warrior_coin"], one["idunn"], one["gem"], one["coins"]) == (5, 4, 0, "5 4 3 2 0")
    assert one["heroes"] == {"dwerg": 40, "astrid": 5, "thrud": 13}
    assert (other["warrior_coin"], other["idunn"], other["gem"], other["coins"]) == (0, 0, 3, "14 12 8 5 0")
    for row, score in zip((one, other), position.scores(), strict=True):
        parts = score.parts
        assert parts["warrior"] == row["points"]["warrior"] + row["warrior_coin"]
        assert parts["explorer"] == row["points"]["explorer"] + row["idunn"]
        assert parts["heroes"] == sum(row["heroes"].values())
