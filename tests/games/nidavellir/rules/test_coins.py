"""Chapters 1 and 7, kinds of coins: equal values, equal coins, and the basic 5 beside the treasury 5."""

import random

import pytest

from dvergar.api.errors import BadPosition
from dvergar.api.play import Position
from dvergar.games.nidavellir.rules.choices import drop_five
from dvergar.games.nidavellir.rules.coins import trade
from tests.games.nidavellir.coin_scenes import HUNTERS, OFFERED, args_of, assert_conserved, coins_of, in_treasury
from tests.games.nidavellir.playing import asked, play, rare, scene, seat, words

# A basic 5 beside a treasury 5 (N1.9, N7.1)


def two_fives() -> Position:
    position = scene({"coins": "0 2 3 5 5t", "bid": "0 2 3"}, {"bid": "5 4 3"}, taverns=HUNTERS)
    play(position, "1 take hunter", "0 take hunter")
    return position


@rare("N7.1", "N1.9", off={"coins.trade_pair": trade})
def test_a_basic_5_beside_a_treasury_5_asks_which_leaves() -> None:
    position = two_fives()
    assert asked(position) == (0, "drop")
    assert words(position) == ["drop 5", "drop 5t"]
    assert position.decision().rule == "N7.1"


@rare("N7.1", off={"choices.drop_five": lambda s, seat, choice: drop_five(s, seat, 1 - choice)})
def test_dropping_the_basic_5_takes_it_out_of_the_game() -> None:
    position = two_fives()
    events = play(position, "0 drop 5")
    assert coins_of(position, 0) == "0 2 3 5t 10"
    assert args_of(events, "coin-gone") == [{"coin": "5"}]
    assert in_treasury(position)[5] == 1
    assert_conserved(position)


@rare("N7.1", off={"choices.drop_five": lambda s, seat, choice: drop_five(s, seat, 1 - choice)})
def test_dropping_the_treasury_5_returns_it() -> None:
    position = two_fives()
    play(position, "0 drop 5t")
    assert coins_of(position, 0) == "0 2 3 5 10"
    assert in_treasury(position)[5] == 2
    assert_conserved(position)


@pytest.mark.rule("N7.1", "N1.9")
@pytest.mark.parametrize(("pair", "after"), [("5t 5t", "0 2 3 5t 10"), ("8 8", "0 2 3 8 16")])
def test_two_equal_treasury_coins_are_traded_without_asking(pair: str, after: str) -> None:
    position = scene({"coins": f"0 2 3 {pair}", "bid": "0 2 3"}, {"bid": "5 4 3"}, taverns=HUNTERS)
    play(position, "1 take hunter", "0 take hunter")
    assert asked(position) == (1, "take")
    assert coins_of(position, 0) == after
    assert_conserved(position)


@pytest.mark.rule("N1.9")
def test_a_choice_names_the_kind_of_two_fives() -> None:
    position = scene({"coins": "0 2 3 5 5t", "bid": "2 3 0"}, {"bid": "0 5 4"}, taverns=OFFERED)
    play(position, "0 take offering 3")
    assert {"transform pouch 5", "transform pouch 5t"} <= set(words(position))
    play(position, "0 transform pouch 5t")
    assert coins_of(position, 0) == "0 2 3 5 8"
    assert in_treasury(position)[5] == 2


@pytest.mark.rule("N1.9", "N4.3")
def test_a_basic_5_and_a_treasury_5_tie() -> None:
    position = scene({"coins": "0 2 3 4 5t", "bid": "5t 4 3", "gem": 4}, {"bid": "5 3 2", "gem": 5}, taverns=HUNTERS)
    assert position.to_dict()["order"] == [1, 0]
    play(position, "1 take hunter", "0 take hunter")
    assert [seat(position, number)["gem"] for number in (0, 1)] == [5, 4]


@rare("N1.9", off={"choices.has_twin": lambda s, seat, slot: False})
def test_equal_coins_in_one_place_are_one_choice() -> None:
    position = scene({"coins": "0 2 3 8 8", "bid": "2 3 0"}, {"bid": "0 5 4"}, taverns=OFFERED)
    play(position, "0 take offering 3")
    assert words(position) == ["transform goblin 2", "transform dragon 3", "transform pouch 8"]


@pytest.mark.rule("N1.9")
def test_equal_coins_in_two_places_are_two_choices() -> None:
    position = scene({"coins": "0 2 3 8 8", "bid": "8 3 0"}, {"bid": "0 5 4"}, taverns=OFFERED)
    play(position, "0 take offering 3")
    assert set(words(position)) == {"transform goblin 8", "transform dragon 3", "transform pouch 8", "transform pouch 2"}
    play(position, "0 transform pouch 8")
    assert seat(position, 0)["bid"] == "8 3 0"
    assert coins_of(position, 0) == "0 2 3 8 11"


@rare("N1.9", "N4.1", off={"choices.is_plain_bid": lambda s, seat, choice: True})
def test_equal_bids_are_one_choice() -> None:
    position = scene({"coins": "0 2 3 8 8"}, {}, taverns=HUNTERS)
    bids = position.decision(0).words
    assert len(bids) == len(set(bids)) == 24 + 9  # with at most one 8, with both
    assert len(position.decision(1).words) == 60


@pytest.mark.rule("N7.1", "N13.5")
def test_asked_which_5_leaves_everybody_knows_where_both_lie() -> None:
    taverns = {"goblin": ["warrior 3", "hunter", "miner 1"]}
    position = scene({"coins": "0 3 5 5t 19", "bid": "0 3 19"}, {"bid": "5 4 3"}, taverns=taverns)
    play(position, "1 take hunter", "0 take miner 1")
    assert asked(position) == (0, "drop")
    written = position.game.load(position.to_dict())
    for seen in (position, written):
        assert seen.view(1).to_dict()["seats"][0]["pouch"] == "5 5t"
        for seed in range(40):
            imagined = seen.game.imagine(seen.view(1), random.Random(seed))
            assert imagined.to_dict()["seats"][0]["pouch"] == "5 5t"
            play(imagined, "0 drop 5")
            assert imagined.to_dict()["seats"][0]["pouch"] == "5t 10"


@pytest.mark.rule("N7.1")
def test_a_view_that_asks_which_5_leaves_shows_both() -> None:
    position = scene({"coins": "0 3 5 5t 19", "bid": "0 3 19"}, {"bid": "5 4 3"}, taverns={"goblin": ["hunter"] * 3})
    play(position, "1 take hunter", "0 take hunter")
    view = position.view(1).to_dict()
    view["seats"][0] |= {"bid": "0 ? ?", "pouch": "? ?"}
    del view["seats"][0]["known"]
    with pytest.raises(BadPosition):
        position.game.view(view, 1)
