"""Facts that everybody at the table sees at a glance, computed by the functions that play the game."""

from typing import Any

import pytest

from dvergar.games.nidavellir.adapters.models import NidavellirFacts
from tests.games.nidavellir.playing import play, scene

CARDS = {"goblin": ["hunter", "miner 2", "warrior 7", "offering 3"]}


def four(*bids_and_gems: tuple[str, int], **position: Any) -> Any:
    """Return four seats at the first tavern, by their bids and gems."""
    seats = [{"bid": bid, "gem": gem} for bid, gem in bids_and_gems]
    return scene(*seats, **{"taverns": CARDS, **position})


@pytest.mark.rule("N3.1")
@pytest.mark.parametrize(("players", "turns"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_the_turns_of_an_age_follow_from_the_number_of_players(players: int, turns: int) -> None:
    assert scene(players=players).facts()["turns"] == turns


@pytest.mark.rule("N4.3")
def test_among_equal_coins_the_higher_gem_goes_first() -> None:
    position = scene({"gem": 3}, {"gem": 5}, {"gem": 4})
    assert position.facts()["tie_order"] == [1, 2, 0]


@pytest.mark.rule("N6.1")
def test_tied_seats_are_listed_with_the_gems_that_they_will_have() -> None:
    facts = four(("5 2 3", 2), ("4 2 3", 5), ("4 2 3", 3), ("4 2 3", 4)).facts()
    assert facts["ties"] == [{"value": 4, "seats": [1, 3, 2], "gems": [5, 4, 3], "after": [3, 4, 5]}]


@pytest.mark.rule("N6.2")
def test_gem_six_is_not_among_those_that_will_be_swapped() -> None:
    facts = four(("4 2 3", 6), ("4 2 3", 2), ("0 2 3", 3), ("5 2 3", 4), age=2, taverns={}).facts()
    assert facts["ties"] == [{"value": 4, "seats": [0, 1], "gems": [6, 2], "after": [6, 2]}]


@pytest.mark.rule("N6.1")
def test_each_tied_value_is_its_own_group() -> None:
    facts = four(("5 2 3", 2), ("4 2 3", 5), ("5 2 3", 3), ("4 2 3", 4)).facts()
    assert [(tie["value"], tie["seats"]) for tie in facts["ties"]] == [(5, [2, 0]), (4, [1, 3])]


@pytest.mark.rule("N5.3")
def test_seats_that_bid_a_zero_are_listed_as_trading() -> None:
    facts = four(("5 2 3", 2), ("4 2 3", 5), ("0 2 3", 3), ("3 2 4", 4)).facts()
    assert facts["trades"] == [2]
    assert facts["laid"] == ["5", "4", "0", "3"]


def test_a_tavern_has_no_facts_before_its_coins_are_revealed() -> None:
    facts = scene(players=4).facts()
    assert not {"ties", "trades", "laid", "brings"} & set(facts)


@pytest.mark.rule("N10.2")
def test_each_dwarf_is_listed_with_its_effect_on_the_column() -> None:
    army = {"hunter": "-", "miner": "1 0"}
    rest = [{"bid": "4 2 3"}, {"bid": "3 2 4"}, {"bid": "2 3 4"}]
    position = scene({"bid": "5 2 3", "army": army}, *rest, taverns=CARDS)
    brings = position.facts()["brings"]
    assert brings["hunter"] == {"column": "hunter", "ranks": 2, "points": 4}
    assert brings["miner 2"] == {"column": "miner", "ranks": 3, "points": 9}
    assert "offering 3" not in brings


def test_everybody_sees_what_a_card_brings_to_the_seat_that_takes_it() -> None:
    position = four(("5 2 3", 2), ("4 2 3", 5), ("0 2 3", 3), ("3 2 4", 4))
    play(position, "0 take hunter")
    assert position.view(0).facts() == position.view(None).facts() == position.facts()
    assert position.facts()["brings"]["warrior 7"] == {"column": "warrior", "ranks": 1, "points": 12}


@pytest.mark.rule("N8.1")
def test_the_ranks_to_the_next_hero_are_counted() -> None:
    army = {"warrior": "9", "hunter": "-", "miner": "1 2", "blacksmith": "- aegur", "explorer": "11"}
    facts = scene({"army": army, "heroes": "aegur"}).facts()["seats"][0]
    assert facts["lines"] == facts["heroes"] == 1
    assert facts["missing"] == {"warrior": 1, "hunter": 1, "explorer": 1}
    assert facts["to_hero"] == 3


@pytest.mark.rule("N10.1")
def test_a_column_shows_what_a_coin_and_idunn_add() -> None:
    army = {"warrior": "9", "explorer": "11 idunn"}
    columns = scene({"army": army, "heroes": "idunn"}).facts()["seats"][0]["columns"]
    assert columns["warrior"] == {"ranks": 1, "sum": 9, "adds": 5, "points": 14}
    assert columns["explorer"] == {"ranks": 2, "sum": 18, "adds": 4, "points": 22}


@pytest.mark.rule("N8.9")
def test_thrud_counts_for_lines_and_not_for_points() -> None:
    facts = scene({"army": {"hunter": "- thrud"}, "heroes": "thrud"}).facts()["seats"][0]
    assert facts["ranks"]["hunter"] == 2
    assert facts["columns"]["hunter"] == {"ranks": 1, "sum": 0, "adds": 0, "points": 1}


@pytest.mark.rule("N9.1")
def test_a_distinction_shows_who_would_win_it_now_and_a_tie_wins_none() -> None:
    facts = scene({"army": {"hunter": "- -", "miner": "1"}}, {"army": {"hunter": "-", "miner": "0"}}).facts()
    assert facts["leads"] == {"warrior": -1, "hunter": 0, "miner": -1, "blacksmith": -1, "explorer": -1}
    assert [seat["most"] for seat in facts["seats"]] == [["hunter", "miner"], ["miner"]]


def test_the_models_have_every_fact() -> None:
    NidavellirFacts.model_validate(four(("4 2 3", 2), ("4 2 3", 5), ("0 2 3", 3), ("3 2 4", 4)).facts())
