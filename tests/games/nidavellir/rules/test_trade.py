"""Chapter 7, trade: the coin for a sum, the replacement if it is missing, and the coin just discarded."""

from typing import Any

import pytest

from dvergar.api.errors import BadPosition
from dvergar.api.play import Position
from dvergar.games.nidavellir.rules.coins import coin_instead
from tests.games.nidavellir.coin_scenes import (
    ALL_FROM_15_UP,
    HUNTERS,
    OFFERED,
    ONE_LINE_BUT_SMITHS,
    args_of,
    assert_conserved,
    back_first,
    back_last,
    coins_of,
    in_treasury,
    no_bar,
    trade_before_heroes,
    wanted_coin,
)
from tests.games.nidavellir.playing import asked, kinds, play, rare, scene, seat

# Trade (N7.1)


@pytest.mark.rule("N7.1", "N7.5")
def test_x5_a_pouch_of_5_and_3_trades_to_8_and_the_5_leaves() -> None:
    position = scene({"bid": "0 2 4"}, {"bid": "5 4 3"}, taverns=HUNTERS)
    events = play(position, "1 take hunter", "0 take hunter")
    assert coins_of(position, 0) == "0 2 3 4 8"
    assert args_of(events, "traded") == [{"high": "5", "low": "3", "new": "8"}]
    assert args_of(events, "coin-gone") == [{"coin": "5"}]
    assert seat(position, 0)["pouch"] == "3 8"
    assert_conserved(position)


@pytest.mark.rule("N7.1")
def test_a_trade_without_two_5s_asks_nothing() -> None:
    position = scene({"bid": "0 2 4"}, {"bid": "5 4 3"}, taverns=HUNTERS)
    play(position, "1 take hunter", "0 take hunter")
    assert asked(position) == (1, "take")
    assert position.to_dict()["tavern"] == "dragon"


@pytest.mark.rule("N7.1")
def test_the_0_in_the_pouch_brings_no_trade() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 5 2"}, taverns=HUNTERS)
    play(position, "0 take hunter", "1 take hunter", "1 take hunter", "0 take blacksmith")
    play(position, "0 take blacksmith", "1 take blacksmith")
    assert coins_of(position, 0) == coins_of(position, 1) == "0 2 3 4 5"


@pytest.mark.rule("N4.1", "N7.1")
@pytest.mark.parametrize("bid", ["0 - 3", "- 5 3"])
def test_a_bid_leaves_no_tavern_out_and_the_pouch_holds_two(bid: str) -> None:
    with pytest.raises(BadPosition):
        scene({"bid": bid}, {"bid": "5 4 3"}, taverns=HUNTERS)


@pytest.mark.rule("N5.3", "N7.1")
def test_the_0_brings_its_trade_at_the_tavern_where_it_lies() -> None:
    position = scene({"bid": "5 0 3"}, {"bid": "4 5 2"}, taverns=HUNTERS)
    play(position, "0 take hunter", "1 take hunter")
    assert coins_of(position, 0) == "0 2 3 4 5"
    play(position, "1 take hunter", "0 take blacksmith")
    assert coins_of(position, 0) == "0 2 3 5 6"


@pytest.mark.rule("N7.5")
def test_a_traded_treasury_coin_returns_to_the_treasury() -> None:
    position = scene({"coins": "0 2 3 4 7", "bid": "0 2 4"}, {"bid": "5 4 3"}, taverns=HUNTERS)
    assert in_treasury(position)[7] == 0
    events = play(position, "1 take hunter", "0 take hunter")
    assert coins_of(position, 0) == "0 2 3 4 10"
    assert in_treasury(position)[7] == 1
    assert args_of(events, "coin-gone") == []
    assert_conserved(position)


@rare("N5.3", "N5.4", off={"flow.settle": trade_before_heroes})
def test_the_trade_comes_after_the_heroes() -> None:
    position = scene({"bid": "0 2 4", "army": ONE_LINE_BUT_SMITHS}, {"bid": "5 4 3"}, taverns={"goblin": ["blacksmith"] * 3})
    play(position, "1 take blacksmith", "0 take blacksmith")
    assert asked(position) == (0, "hero")
    assert coins_of(position, 0) == "0 2 3 4 5"
    play(position, "0 hero grid", "0 transform pouch 3")
    assert coins_of(position, 0) == "0 2 4 5 15"
    assert_conserved(position)


@rare("N5.3", "N5.4", off={"flow.settle": trade_before_heroes})
def test_an_offering_transforms_a_pouch_coin_before_it_is_traded() -> None:
    position = scene({"bid": "0 2 4"}, {"bid": "5 4 3"}, taverns=OFFERED)
    play(position, "1 take hunter", "0 take offering 3")
    assert coins_of(position, 0) == "0 2 3 4 5"
    events = play(position, "0 transform pouch 5")
    assert kinds(events).index("transformed") < kinds(events).index("traded")
    assert coins_of(position, 0) == "0 2 3 4 11"
    assert in_treasury(position)[8] == 2


# The coin that comes instead (N7.3)


@rare("N7.3", off={"coins.coin_instead": wanted_coin})
def test_a_trade_into_a_missing_coin_gives_the_next_higher() -> None:
    position = scene({"bid": "0 2 4"}, {"coins": "0 2 3 8 8", "bid": "8 3 2"}, taverns=HUNTERS)
    events = play(position, "1 take hunter", "0 take hunter")
    assert coins_of(position, 0) == "0 2 3 4 9"
    assert args_of(events, "coin-missing") == [{"wanted": 8, "new": "9"}]
    assert_conserved(position)


@rare("N7.3", off={"coins.coin_instead": wanted_coin})
def test_a_trade_goes_up_past_several_missing_coins() -> None:
    others = ({"coins": "0 8 8 9 10", "bid": "9 8 10"}, {"coins": "0 10 11 12 12", "bid": "10 0 12"})
    position = scene({"bid": "0 2 4"}, *others, taverns=HUNTERS)
    play(position, "2 take hunter", "1 take hunter", "0 take hunter")
    assert coins_of(position, 0) == "0 2 3 4 13"
    assert_conserved(position)


@rare("N7.3", off={"coins.coin_instead": wanted_coin})
def test_a_transform_into_a_missing_coin_gives_the_next_higher() -> None:
    position = scene({"bid": "5 4 3"}, {"coins": "0 2 3 8 8", "bid": "3 8 2"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform goblin 5")
    assert coins_of(position, 0) == "0 2 3 4 9"
    assert_conserved(position)


@rare("N7.3", off={"coins.coin_instead": wanted_coin})
def test_with_nothing_higher_a_trade_gives_the_highest_lower_coin() -> None:
    position = scene({"coins": "0 2 3 4 21", "bid": "0 2 3"}, {"coins": "0 2 3 4 25", "bid": "25 4 3"}, taverns=HUNTERS)
    play(position, "1 take hunter", "0 take hunter")
    assert coins_of(position, 0) == "0 2 3 4 24"
    assert_conserved(position)


@rare("N7.3", off={"coins.coin_instead": wanted_coin})
def test_with_nothing_higher_a_transform_goes_down_past_missing_coins() -> None:
    position = scene({"coins": "0 2 3 4 21", "bid": "4 2 3"}, {"coins": "0 2 3 24 25", "bid": "3 24 25"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform pouch 21")
    assert coins_of(position, 0) == "0 2 3 4 23"
    assert_conserved(position)


@rare("N7.3", off={"coins.coin_instead": lambda s, wanted, barred: 24})
def test_a_sum_above_25_gives_the_25() -> None:
    position = scene({"coins": "0 2 3 12 20", "bid": "0 2 3"}, {"bid": "5 4 3"}, taverns=HUNTERS)
    play(position, "1 take hunter", "0 take hunter")
    assert coins_of(position, 0) == "0 2 3 12 25"
    assert in_treasury(position)[20] == 1
    assert_conserved(position)


@rare("N7.3", off={"coins.coin_instead": wanted_coin})
def test_a_sum_above_25_gives_the_highest_left() -> None:
    position = scene({"coins": "0 2 3 12 20", "bid": "0 2 3"}, {"coins": "0 2 3 24 25", "bid": "25 24 3"}, taverns=HUNTERS)
    play(position, "1 take hunter", "0 take hunter")
    assert coins_of(position, 0) == "0 2 3 12 23"
    assert_conserved(position)


@pytest.mark.rule("N7.3")
def test_a_value_above_25_transforms_into_the_25() -> None:
    position = scene({"coins": "0 2 3 4 24", "bid": "4 3 2"}, {"bid": "3 4 5"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform pouch 24")
    assert coins_of(position, 0) == "0 2 3 4 25"
    assert in_treasury(position)[24] == 1


@rare("N7.3", off={"coins.coin_instead": wanted_coin})
def test_the_second_trade_of_a_tavern_cannot_take_the_coin_of_the_first() -> None:
    owner = {"coins": "0 2 3 4 8", "bid": "8 0 2"}
    position = scene({"bid": "0 2 4", "gem": 3}, {"bid": "0 2 4", "gem": 5}, owner, taverns=HUNTERS)
    play(position, "2 take hunter", "1 take hunter", "0 take hunter")
    assert coins_of(position, 1) == "0 2 3 4 8"
    assert coins_of(position, 0) == "0 2 3 4 9"
    assert_conserved(position)


@rare("N7.5", off={"coins.give_back": lambda s, seat, coin: None})
def test_the_second_trade_of_a_tavern_takes_what_the_first_returned() -> None:
    first = {"coins": "0 2 3 4 8", "bid": "0 3 4", "gem": 5}
    position = scene({"bid": "0 2 4", "gem": 3}, first, {"coins": "0 2 3 4 8", "bid": "8 0 2"}, taverns=HUNTERS)
    assert in_treasury(position)[8] == 0
    play(position, "2 take hunter", "1 take hunter", "0 take hunter")
    assert coins_of(position, 1) == "0 2 3 4 10"
    assert coins_of(position, 0) == "0 2 3 4 8"
    assert_conserved(position)


# The coin just discarded (N7.4)


def highest_transformed(highest: str, options: dict[str, Any], other: str = "5") -> Position:
    position = scene(
        {"coins": f"0 2 3 4 {highest}", "bid": "4 3 2"},
        {"coins": f"0 2 3 4 {other}", "bid": "3 4 2"},
        taverns=OFFERED,
        options=options,
    )
    play(position, "0 take offering 3", f"0 transform pouch {highest}")
    assert_conserved(position)
    return position


def highest_traded(highest: str, options: dict[str, Any], other: str = "5") -> Position:
    position = scene(
        {"coins": f"0 2 3 4 {highest}", "bid": "0 3 4"},
        {"coins": f"0 2 3 4 {other}", "bid": "3 4 2"},
        taverns=HUNTERS,
        options=options,
    )
    play(position, "1 take hunter", "0 take hunter")
    assert_conserved(position)
    return position


@rare("N7.4", off={"coins.exchange": back_first})
def test_x10_the_25_transformed_drops_to_24_in_french_and_english() -> None:
    for edition in ("fr", "en"):
        assert coins_of(highest_transformed("25", {"edition": edition}), 0) == "0 2 3 4 24"


@rare("N7.4", off={"coins.exchange": back_last})
def test_x10_the_25_transformed_is_taken_again_in_german() -> None:
    assert coins_of(highest_transformed("25", {"edition": "de"}), 0) == "0 2 3 4 25"


@rare("N7.4", "N7.1", off={"coins.exchange": back_first})
def test_x10_the_25_traded_drops_to_24_in_every_edition() -> None:
    for edition in ("fr", "en", "de"):
        position = highest_traded("25", {"edition": edition})
        assert coins_of(position, 0) == "0 2 3 4 24"
        assert in_treasury(position)[25] == 1


@rare("N7.4", off={"coins.exchange": back_first})
def test_x10_the_24_transformed_drops_to_23_while_another_owns_the_25() -> None:
    for edition in ("fr", "en"):
        assert coins_of(highest_transformed("24", {"edition": edition}, other="25"), 0) == "0 2 3 4 23"


@pytest.mark.rule("N7.4")
def test_no_coin_is_reported_as_barred_when_the_25_is_taken_again() -> None:
    barred = {}
    for way in ("value", "coin", "order"):
        position = scene({"coins": "0 2 3 4 25", "bid": "4 3 2"}, {"bid": "3 4 2"}, taverns=OFFERED, options={"take_back": way})
        barred[way] = args_of(play(position, "0 take offering 3", "0 transform pouch 25"), "coin-barred")
    assert barred == {"value": [{"coin": "25", "new": "24"}], "coin": [{"coin": "25", "new": "24"}], "order": []}


@rare("N7.4", off={"coins.exchange": back_last})
def test_x10_the_24_transformed_is_taken_again_in_german() -> None:
    assert coins_of(highest_transformed("24", {"edition": "de"}, other="25"), 0) == "0 2 3 4 24"


@rare("N7.4", "N7.1", off={"coins.exchange": back_first})
def test_the_24_traded_drops_to_23_in_every_edition_while_another_owns_the_25() -> None:
    for edition in ("fr", "en", "de"):
        assert coins_of(highest_traded("24", {"edition": edition}, other="25"), 0) == "0 2 3 4 23"


def fourteen_transformed(take_back: str, held: str = "0 2 3 4 14") -> str:
    """Return a position in which all coins from 15 up are owned, so only a 14 or less can replace a 14."""
    goblin = ["offering 3", "hunter", "hunter", "blacksmith"]
    first = {"coins": held, "bid": "4 0 3"}
    position = scene(first, *ALL_FROM_15_UP, taverns={"goblin": goblin}, options={"take_back": take_back})
    play(position, "3 take hunter", "2 take hunter", "1 take blacksmith", "0 take offering 3", "0 transform pouch 14")
    assert_conserved(position)
    return coins_of(position, 0)


def fourteen_traded(take_back: str, held: str = "0 2 3 4 14") -> str:
    first = {"coins": held, "bid": "0 3 4"}
    position = scene(first, *ALL_FROM_15_UP, taverns={"goblin": ["hunter"] * 4}, options={"take_back": take_back})
    play(position, "3 take hunter", "2 take hunter", "1 take hunter", "0 take hunter")
    assert_conserved(position)
    return coins_of(position, 0)


@rare("N7.4", off={"coins.coin_instead": no_bar})
def test_by_value_no_coin_of_the_discarded_value_is_taken() -> None:
    assert fourteen_transformed("value") == fourteen_traded("value") == "0 2 3 4 13"


@rare("N7.4", off={"coins.coin_instead": lambda s, wanted, barred: coin_instead(s, wanted, 14)})
def test_by_coin_another_coin_of_the_discarded_value_is_taken() -> None:
    assert fourteen_transformed("coin") == fourteen_traded("coin") == "0 2 3 4 14"


@rare("N7.4", off={"coins.coin_instead": lambda s, wanted, barred: coin_instead(s, wanted, 14)})
def test_by_order_a_trade_takes_another_coin_of_the_discarded_value() -> None:
    assert fourteen_traded("order") == "0 2 3 4 14"


@rare("N7.4", off={"coins.exchange": back_first})
def test_by_coin_the_discarded_coin_itself_is_not_taken() -> None:
    assert fourteen_transformed("coin", "0 3 4 14 14") == fourteen_traded("coin", "0 3 4 14 14") == "0 3 4 13 14"


@rare("N7.4", off={"coins.exchange": back_last})
def test_by_order_a_transform_takes_the_discarded_coin_again_and_a_trade_does_not() -> None:
    assert fourteen_transformed("order", "0 3 4 14 14") == "0 3 4 14 14"
    assert fourteen_traded("order", "0 3 4 14 14") == "0 3 4 13 14"


@pytest.mark.rule("N7.4")
def test_each_value_of_the_take_back_option_can_be_set() -> None:
    found = {way: coins_of(highest_transformed("25", {"take_back": way}), 0) for way in ("value", "coin", "order")}
    assert found == {"value": "0 2 3 4 24", "coin": "0 2 3 4 24", "order": "0 2 3 4 25"}


@pytest.mark.rule("N7.4", "N7.5")
def test_the_first_trade_of_a_tavern_bars_nothing_for_the_second() -> None:
    position = scene(
        {"coins": "0 2 3 4 25", "bid": "0 3 4", "gem": 5},
        {"coins": "0 2 3 5 22", "bid": "0 2 5", "gem": 4},
        taverns=HUNTERS,
    )
    play(position, "0 take hunter", "1 take hunter")
    assert coins_of(position, 0) == "0 2 3 4 24"
    assert coins_of(position, 1) == "0 2 3 5 25"
    assert_conserved(position)
