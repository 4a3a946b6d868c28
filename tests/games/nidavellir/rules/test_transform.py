"""Chapter 7, transform: any coin in its place, same side up, known to all; the special 3; what a trade shows."""

import pytest

from dvergar.api.errors import IllegalAction
from dvergar.games.nidavellir.rules.coins import transform
from dvergar.games.nidavellir.rules.material import COIN_VALUE, TREASURY_5, ZERO
from dvergar.games.nidavellir.rules.state import State
from tests.games.nidavellir.coin_scenes import (
    HUNTERS,
    OFFERED,
    OFFERED_LATE,
    TWO_OFFERED,
    args_of,
    assert_conserved,
    coins_of,
    forget_places,
    in_treasury,
    into_pouch,
    lay_again,
    seen,
    trade_in_secret,
)
from tests.games.nidavellir.playing import asked, play, rare, reasons, scene, seat, words

# Transform (N7.2)


@pytest.mark.rule("N7.2")
def test_a_transform_is_mandatory_and_closes_the_0() -> None:
    position = scene({"bid": "5 0 4"}, {"bid": "3 4 5"}, taverns=OFFERED)
    play(position, "0 take offering 3")
    assert set(words(position)) == {"transform goblin 5", "transform horse 4", "transform pouch 2", "transform pouch 3"}
    assert reasons(position) == {"transform dragon 0": "N7.2"}
    with pytest.raises(IllegalAction) as refused:
        play(position, "0 transform dragon 0")
    assert refused.value.rule == "N7.2"


@rare("N7.6", "N7.2", off={"coins.can_transform": lambda coin: coin != ZERO})
def test_the_special_3_is_never_transformed_but_the_basic_3_is() -> None:
    position = scene({"coins": "2 3 3s 4 5", "bid": "5 3 4"}, {"bid": "3 4 5"}, age=2, taverns=TWO_OFFERED)
    play(position, "0 take offering 5")
    assert set(words(position)) == {"transform goblin 5", "transform dragon 3", "transform horse 4", "transform pouch 2"}
    assert reasons(position) == {"transform pouch 3s": "N7.6"}
    with pytest.raises(IllegalAction) as refused:
        play(position, "0 transform pouch 3s")
    assert refused.value.rule == "N7.6"
    play(position, "0 transform dragon 3")
    assert coins_of(position, 0) == "2 3s 4 5 8"


@pytest.mark.rule("N7.2", "N7.5")
def test_a_transformed_basic_coin_leaves_the_game() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "3 4 5"}, taverns=OFFERED)
    play(position, "0 take offering 3")
    events = play(position, "0 transform pouch 2")
    assert args_of(events, "coin-gone") == [{"coin": "2"}]
    assert coins_of(position, 0) == "0 3 4 5 5t"
    assert_conserved(position)


@pytest.mark.rule("N7.2", "N7.5")
def test_a_transformed_treasury_coin_returns() -> None:
    position = scene({"coins": "0 2 3 4 12", "bid": "12 4 3"}, {"bid": "3 4 5"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform goblin 12")
    assert coins_of(position, 0) == "0 2 3 4 15"
    assert in_treasury(position)[12] == 2
    assert_conserved(position)


@pytest.mark.rule("N7.2")
def test_x5_a_face_up_5_becomes_a_face_up_8() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "3 4 5"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform goblin 5")
    for viewer in (0, 1, None):
        assert seen(position, viewer, 0)["bid"].startswith("8 ")
        assert "known" not in seen(position, viewer, 0)


@rare("N7.2", "N13.4", off={"choices.transform": into_pouch})
def test_x5_a_face_down_7_becomes_a_face_down_10() -> None:
    position = scene({"coins": "0 2 3 4 7", "bid": "4 7 3"}, {"bid": "3 4 5"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform dragon 7")
    assert seat(position, 0)["bid"] == "4 10 3"
    assert seat(position, 0)["known"] == {"dragon": "10"}


@rare("N7.2", "N13.4", "N13.8", off={"choices.transform": forget_places})
def test_x18_a_coin_transformed_face_down_is_known_to_all_until_coins_are_taken_back() -> None:
    position = scene({"bid": "5 2 4"}, {"bid": "3 4 5"}, taverns=OFFERED)
    play(position, "0 take offering 3")
    events = play(position, "0 transform horse 4")
    assert args_of(events, "transformed") == [{"place": "horse", "old": "4", "new": "7"}]
    for viewer in (0, 1, None):
        assert seen(position, viewer, 0)["known"]["horse"] == "7"
    assert seen(position, 1, 0)["bid"] == "5 ? 7"
    play(position, "1 take hunter", "1 take blacksmith", "0 take hunter")
    assert position.to_dict()["order"] == [0, 1]
    assert seen(position, 1, 0)["bid"] == "5 2 7"
    play(position, "0 take blacksmith", "1 take blacksmith")
    assert "known" not in seen(position, 1, 0)


@rare("N7.2", off={"choices.transform": into_pouch})
def test_the_new_coin_is_the_bid_on_a_tavern_still_to_come() -> None:
    position = scene({"bid": "5 2 4"}, {"bid": "3 4 5"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform dragon 2")
    events = play(position, "1 take hunter")
    assert {"tavern": "dragon", "coin": "5t"} in args_of(events, "revealed")
    assert position.to_dict()["order"] == [0, 1]


@rare("N7.2", "N4.3", off={"choices.transform": into_pouch})
def test_the_new_coin_on_a_tavern_still_to_come_makes_a_tie_there() -> None:
    position = scene({"bid": "5 2 4", "gem": 4}, {"bid": "3 5 4", "gem": 5}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform dragon 2", "1 take hunter")
    assert position.to_dict()["order"] == [1, 0]
    play(position, "1 take blacksmith", "0 take hunter")
    assert [seat(position, number)["gem"] for number in (0, 1)] == [5, 4]


@pytest.mark.rule("N7.2")
def test_a_coin_on_a_tavern_done_is_transformed_there() -> None:
    position = scene({"bid": "4 5 3"}, {"bid": "5 4 2"}, taverns=OFFERED_LATE)
    play(position, "1 take hunter", "0 take hunter", "0 take offering 3")
    play(position, "0 transform goblin 4")
    assert seen(position, 1, 0)["bid"] == "7 5 ?"
    assert coins_of(position, 0) == "0 2 3 5 7"


@pytest.mark.rule("N7.2", "N13.4")
def test_a_pouch_coin_is_transformed_in_the_pouch_and_known() -> None:
    position = scene({"bid": "5 4 0"}, {"bid": "3 4 5"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform pouch 3")
    assert seen(position, 1, 0)["known"] == {"pouch": "6"}
    assert sorted(seen(position, 1, 0)["pouch"].split()) == ["6", "?"]
    assert seen(position, 1, 0)["bid"] == "5 ? ?"


@rare("N13.4", off={"choices.transform": forget_places})
def test_a_transform_reveals_nothing_about_other_coins() -> None:
    views = []
    for bid in ("5 2 4", "5 0 4", "5 3 4"):
        position = scene({"bid": bid}, {"bid": "3 4 5"}, taverns=OFFERED)
        play(position, "0 take offering 3", "0 transform horse 4")
        assert seen(position, 1, 0)["known"] == {"horse": "7"}
        views.append((position.view(1).to_bytes(), position.view(None).to_bytes()))
    assert views[0] == views[1] == views[2]


def only_basic_coins(s: State, seat: int, slot: int, plus: int) -> None:
    """A coin that was already transformed stays as it is."""
    if s.coin[seat][slot] < TREASURY_5:
        transform(s, seat, slot, plus)


@rare("N7.2", off={"coins.transform": only_basic_coins})
def test_a_coin_is_transformed_twice_in_one_turn() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "3 2 0"}, age=2, taverns=TWO_OFFERED)
    play(position, "0 take offering 5", "0 transform horse 3", "1 take hunter")
    assert coins_of(position, 0) == "0 2 4 5 8"
    play(position, "0 take offering 5", "0 transform horse 8")
    assert coins_of(position, 0) == "0 2 4 5 13"
    assert seat(position, 0)["bid"] == "5 4 13"
    assert in_treasury(position)[8] == 2
    assert_conserved(position)


@pytest.mark.rule("N7.2")
def test_the_coin_of_the_tavern_under_way_is_transformed_again_at_the_next() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "3 2 0"}, age=2, taverns=TWO_OFFERED)
    play(position, "0 take offering 5", "0 transform goblin 5", "1 take hunter", "0 take offering 5", "0 transform goblin 10")
    assert seat(position, 0)["bid"] == "15 4 3"
    assert_conserved(position)


@pytest.mark.rule("N7.2", "N7.1")
def test_a_pouch_coin_is_transformed_first_and_traded_at_a_later_tavern() -> None:
    position = scene({"bid": "5 0 3"}, {"bid": "3 4 2"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform pouch 2", "1 take hunter", "1 take blacksmith", "0 take hunter")
    assert coins_of(position, 0) == "0 3 4 5 9"
    assert in_treasury(position)[5] == 2
    assert_conserved(position)


@pytest.mark.rule("N7.2", "N3.4")
def test_at_an_ages_end_a_coin_is_transformed_in_the_hand() -> None:
    position = scene({"army": {"warrior": "3"}}, {}, stage="age end", age=1, turn=4)
    assert asked(position) == (0, "transform")
    assert words(position) == ["transform hand 2", "transform hand 3", "transform hand 4", "transform hand 5"]
    assert reasons(position) == {"transform hand 0": "N7.2"}
    play(position, "0 transform hand 5")
    assert coins_of(position, 0) == "0 2 3 4 10"
    assert position.to_act == (0, 1)


# The coin under resolution stays as revealed (N4.4)


@rare("N4.4", off={"choices.transform": lay_again})
def test_a_tie_stays_when_the_first_transforms_the_tied_coin() -> None:
    position = scene({"bid": "4 5 2", "gem": 5}, {"bid": "4 2 3", "gem": 3}, {"bid": "2 3 5", "gem": 4}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform goblin 4")
    assert position.to_dict()["order"] == [0, 1, 2]
    assert seat(position, 0)["bid"] == "7 5 2"
    assert seat(position, 0)["revealed"] == "4"
    events = play(position, "1 take hunter", "2 take hunter")
    assert args_of(events, "swapped") == [{"other": 1, "gem": 3, "given": 5}]
    assert [seat(position, number)["gem"] for number in range(3)] == [3, 5, 4]


@rare("N4.4", off={"choices.transform": lay_again})
def test_a_transform_into_another_seats_value_makes_no_tie() -> None:
    position = scene({"bid": "5 4 2", "gem": 5}, {"coins": "0 2 3 4 8", "bid": "8 2 3", "gem": 4}, taverns=OFFERED)
    play(position, "1 take hunter", "0 take offering 3", "0 transform goblin 5")
    assert seat(position, 0)["bid"] == "8 4 2"
    assert [seat(position, number)["gem"] for number in (0, 1)] == [5, 4]
    assert position.to_dict()["tavern"] == "dragon"


@rare("N4.4", off={"choices.transform": lay_again})
def test_a_tie_stays_when_the_last_transforms_the_tied_coin() -> None:
    position = scene({"bid": "4 5 2", "gem": 4}, {"bid": "4 2 3", "gem": 5}, taverns=OFFERED)
    play(position, "1 take hunter", "0 take offering 3", "0 transform goblin 4")
    assert [seat(position, number)["gem"] for number in (0, 1)] == [5, 4]


@pytest.mark.rule("N4.4")
def test_a_transformed_coin_of_the_tavern_under_way_does_not_change_the_order() -> None:
    position = scene({"bid": "4 5 2", "gem": 5}, {"bid": "3 2 4", "gem": 3}, {"bid": "2 3 5", "gem": 4}, taverns=OFFERED)
    play(position, "0 take hunter", "1 take offering 3", "1 transform goblin 3")
    assert position.to_dict()["order"] == [0, 1, 2]
    assert asked(position) == (2, "take")


# The special 3 (N7.6)


@rare("N7.6", "N5.3", off={"coins.brings_trade": lambda coin: coin == ZERO})
def test_x11_the_special_3_ties_with_a_3_and_trades() -> None:
    position = scene({"coins": "2 3 3s 4 5", "bid": "3s 3 2", "gem": 4}, {"bid": "3 4 5", "gem": 5}, age=2, taverns=HUNTERS)
    assert position.to_dict()["order"] == [1, 0]
    play(position, "1 take hunter", "0 take hunter")
    assert coins_of(position, 0) == "2 3 3s 4 9"
    assert [seat(position, number)["gem"] for number in (0, 1)] == [5, 4]
    assert_conserved(position)


@rare("N7.6", "N1.9", off={"coins.brings_trade": lambda coin: COIN_VALUE[coin] in (0, 3)})
def test_x11_the_basic_3_beside_the_special_3_brings_no_trade() -> None:
    position = scene({"coins": "2 3 3s 4 5", "bid": "3 3s 2", "gem": 5}, {"bid": "3 4 5", "gem": 4}, age=2, taverns=HUNTERS)
    assert position.to_dict()["order"] == [0, 1]
    play(position, "0 take hunter", "1 take hunter")
    assert coins_of(position, 0) == "2 3 3s 4 5"
    assert [seat(position, number)["gem"] for number in (0, 1)] == [4, 5]
    play(position, "1 take hunter", "0 take blacksmith")
    assert coins_of(position, 0) == "2 3 3s 4 9"


@pytest.mark.rule("N1.9")
def test_a_bid_names_the_kind_of_two_threes() -> None:
    position = scene({"coins": "2 3 3s 4 5"}, {}, age=2, taverns=HUNTERS)
    assert {"bid 3 3s 5", "bid 3s 3 5"} <= set(position.decision(0).words)
    assert len(position.decision(0).words) == 60
    play(position, "0 bid 5 3s 3")
    assert seat(position, 0)["bid"] == "5 3s 3"


@rare("N7.6", "N7.4", off={"coins.brings_trade": lambda coin: coin == ZERO})
def test_the_special_3_trades_the_25_down() -> None:
    position = scene({"coins": "2 3 3s 4 25", "bid": "3s 3 4"}, {"bid": "5 4 3"}, age=2, taverns=HUNTERS)
    play(position, "1 take hunter", "0 take hunter")
    assert coins_of(position, 0) == "2 3 3s 4 24"
    assert_conserved(position)


# What a trade shows (N13.5)


@rare("N13.5", "N13.8", off={"coins.trade": trade_in_secret, "choices.trade": trade_in_secret})
def test_a_trade_shows_both_pouch_coins_until_coins_are_taken_back() -> None:
    position = scene({"bid": "0 2 4"}, {"bid": "5 4 3"}, taverns=HUNTERS)
    play(position, "1 take hunter")
    assert seen(position, 1, 0)["pouch"] == "? ?"
    assert "known" not in seen(position, 1, 0)
    trading = scene({"bid": "0 2 4", "gem": 5}, {"bid": "0 4 3", "gem": 4}, taverns=HUNTERS)
    play(trading, "0 take hunter")
    for viewer in (0, 1, None):
        assert seen(trading, viewer, 0)["known"] == {"pouch": "3 8"}
    assert seen(trading, 1, 0)["bid"] == "0 ? ?"
    assert seen(trading, 0, 0)["bid"] == "0 2 4"
    play(trading, "1 take hunter", "1 take hunter", "0 take blacksmith", "0 take blacksmith", "1 take blacksmith")
    assert trading.to_act == (0, 1)
    assert "known" not in seen(trading, 1, 0)


@pytest.mark.rule("N13.5")
def test_a_trade_reveals_nothing_about_the_coins_on_taverns_to_come() -> None:
    views = []
    for bid in ("0 2 4", "0 4 2"):
        position = scene({"bid": bid, "gem": 5}, {"bid": "0 4 3", "gem": 4}, taverns=HUNTERS)
        play(position, "0 take hunter")
        views.append((position.view(1).to_bytes(), position.view(None).to_bytes()))
    assert views[0] == views[1]


@rare("N7.5", off={"coins.give_back": lambda s, seat, coin: None})
def test_the_treasure_is_complete_after_trades_and_transforms_of_a_whole_turn() -> None:
    position = scene(
        {"coins": "0 5t 6 7 9", "bid": "7 0 5t"},
        {"coins": "0 8 10 24 25", "bid": "8 10 0"},
        age=2,
        taverns=TWO_OFFERED,
    )
    play(position, "1 take offering 5", "1 transform goblin 8", "0 take hunter")
    play(position, "1 take offering 5", "1 transform pouch 24", "0 take blacksmith")
    play(position, "0 take blacksmith", "1 take blacksmith")
    assert coins_of(position, 0) == "0 5t 6 7 15"
    assert coins_of(position, 1) == "0 10 13 23 24"
    assert_conserved(position)
