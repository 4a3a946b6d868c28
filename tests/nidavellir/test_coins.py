"""Coins: trade, transform, the coin that comes instead, and what everybody knows of it (chapter 7)."""

from collections import Counter
from typing import Any

import pytest

from dvergar.core.errors import BadPosition, IllegalAction
from dvergar.games import Event, Position
from dvergar.nidavellir.choices import drop_five
from dvergar.nidavellir.coins import begin_trade, brings_trade, coin_instead, exchange, give_back, next_slot, trade, transform
from dvergar.nidavellir.flow import settle
from dvergar.nidavellir.state import State
from dvergar.nidavellir.tables import COIN_VALUE, COINS, PASSING, POUCH, TAVERN_1, TRADING, TREASURY_COIN, ZERO
from tests.nidavellir.playing import asked, kinds, play, rare, reasons, scene, seat, words

ONE_LINE_BUT_SMITHS = {"warrior": "3", "hunter": 1, "miner": "0", "explorer": "5"}
HUNTERS = {"goblin": ["hunter"] * 3, "dragon": ["hunter", "blacksmith", "blacksmith"], "horse": ["blacksmith"] * 3}
OFFERED = {**HUNTERS, "goblin": ["offering 3", "hunter", "hunter"]}
OFFERED_LATE = {**HUNTERS, "dragon": ["offering 3", "blacksmith", "blacksmith"]}
TWO_OFFERED = {**HUNTERS, "goblin": ["offering 5", "hunter", "hunter"], "dragon": ["offering 5", "blacksmith", "hunter"]}
SMALL_TREASURE = Counter({5: 2, 6: 2, 7: 1, 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 2, 14: 2} | dict.fromkeys(range(15, 26), 1))
GREAT_TREASURE = SMALL_TREASURE + Counter({7: 2, 9: 2, 11: 2})
ALL_FROM_15_UP = (
    {"coins": "0 15 16 17 18", "bid": "15 0 16"},
    {"coins": "0 19 20 21 22", "bid": "19 0 20"},
    {"coins": "0 2 23 24 25", "bid": "23 2 24"},
)


def coins_of(position: Position, number: int) -> str:
    return str(seat(position, number)["coins"])


def in_treasury(position: Position) -> Counter[int]:
    return Counter({int(value): count for value, count in position.to_dict()["treasury"].items()})


def assert_conserved(position: Position) -> None:
    """Every treasury coin is in the treasury or held by a seat (N7.5)."""
    held = [name.rstrip("t") for held in position.to_dict()["seats"] for name in held["coins"].split() if is_treasury(name)]
    whole = SMALL_TREASURE if position.game.players < 4 else GREAT_TREASURE
    assert in_treasury(position) + Counter(map(int, held)) == whole


def is_treasury(name: str) -> bool:
    return name == "5t" or (name.isdigit() and int(name) > 5)


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.args for event in events if event.kind == kind]


def seen(position: Position, viewer: int | None, number: int) -> dict[str, Any]:
    return dict(position.view(viewer).to_dict()["seats"][number])


def wanted_coin(s: State, wanted: int, barred: int) -> int:
    """Stands in for N7.3: the wanted coin, missing or not."""
    return min(wanted, 25)


def no_bar(s: State, wanted: int, barred: int) -> int:
    """Stands in for N7.4 by value: no value is barred."""
    return coin_instead(s, wanted, -1)


def back_first(s: State, seat: int, old: int, wanted: int, order: bool) -> int:
    """Stands in for N7.4: the coin always goes back first and may be taken again."""
    give_back(s, seat, old)
    value = coin_instead(s, wanted, -1)
    s.treasury[value] -= 1
    return TREASURY_COIN[value]


def back_last(s: State, seat: int, old: int, wanted: int, order: bool) -> int:
    """Stands in for the order of the German edition: the coin always goes back last."""
    return exchange(s, seat, old, wanted, False)


def lay_again(s: State, seat: int, slot: int, plus: int) -> None:
    """Stands in for N4.4: a coin transformed on the tavern under way counts as revealed anew."""
    transform(s, seat, slot, plus)
    for i in range(COINS):
        if s.place[seat][i] == TAVERN_1 + s.tavern:
            s.laid[seat] = s.coin[seat][i]


def trade_before_heroes(s: State) -> bool:
    """Stands in for N5.3: the trade comes before the own effect and the heroes."""
    if s.stage == TRADING and brings_trade(s.laid[s.actor]):
        s.stage = PASSING
        begin_trade(s, s.actor, s.laid[s.actor])
        return True
    return settle(s)


def forget_places(s: State, seat: int, slot: int, plus: int) -> None:
    """Stands in for N13.4: nobody remembers the place of a transformed coin."""
    shown = dict(zip(s.place[seat], s.shown[seat], strict=True))
    transform(s, seat, slot, plus)
    for i in range(COINS):
        s.shown[seat][i] = shown[s.place[seat][i]]


def trade_in_secret(s: State, seat: int, kept: int, given: int) -> None:
    """Stands in for N13.5: nobody remembers the coins that were shown in a trade."""
    trade(s, seat, kept, given)
    for i in range(COINS):
        if s.place[seat][i] == POUCH:
            s.shown[seat][i] = 0


def into_pouch(s: State, seat: int, slot: int, plus: int) -> None:
    """Stands in for N7.2: the new coin goes into the pouch, the one lying there onto the tavern."""
    place = s.place[seat][slot]
    other = next_slot(s, seat, POUCH, 0)
    s.place[seat][slot], s.place[seat][other] = POUCH, place
    transform(s, seat, slot, plus)


# Trade (N7.1)


@pytest.mark.rule("N7.1", "N7.5")
def test_x5_a_pouch_of_5_and_3_trades_to_8_and_the_5_leaves() -> None:
    position = scene({"bid": "0 2 4"}, {"bid": "5 4 3"}, taverns=HUNTERS)
    events = play(position, "1 take hunter", "0 take hunter")
    assert coins_of(position, 0) == "0 2 3 4 8"
    assert told(events, "traded") == [{"high": "5", "low": "3", "new": "8"}]
    assert told(events, "coin-gone") == [{"coin": "5"}]
    assert seat(position, 0)["pouch"] == "3 8"
    assert_conserved(position)


@pytest.mark.rule("N7.1")
def test_a_trade_without_a_5_beside_a_5_asks_nothing() -> None:
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
    assert told(events, "coin-gone") == []
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
    assert told(events, "coin-missing") == [{"wanted": 8, "new": "9"}]
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
def test_the_second_trade_of_a_tavern_misses_what_the_first_took() -> None:
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
def test_nothing_is_told_as_barred_when_the_25_is_taken_again() -> None:
    barred = {}
    for way in ("value", "coin", "order"):
        position = scene({"coins": "0 2 3 4 25", "bid": "4 3 2"}, {"bid": "3 4 2"}, taverns=OFFERED, options={"take_back": way})
        barred[way] = told(play(position, "0 take offering 3", "0 transform pouch 25"), "coin-barred")
    assert barred == {"value": [{"coin": "25", "new": "24"}], "coin": [{"coin": "25", "new": "24"}], "order": []}


@rare("N7.4", off={"coins.exchange": back_last})
def test_x10_the_24_transformed_is_taken_again_in_german() -> None:
    assert coins_of(highest_transformed("24", {"edition": "de"}, other="25"), 0) == "0 2 3 4 24"


@rare("N7.4", "N7.1", off={"coins.exchange": back_first})
def test_the_24_traded_drops_to_23_in_every_edition_while_another_owns_the_25() -> None:
    for edition in ("fr", "en", "de"):
        assert coins_of(highest_traded("24", {"edition": edition}, other="25"), 0) == "0 2 3 4 23"


def fourteen_transformed(take_back: str, held: str = "0 2 3 4 14") -> str:
    """All coins from 15 up are owned, so only a 14 or less can come instead of a 14."""
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
def test_each_way_to_take_back_can_be_set_by_itself() -> None:
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
    assert told(events, "coin-gone") == [{"coin": "5"}]
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
    assert told(events, "coin-gone") == [{"coin": "2"}]
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
    assert told(events, "transformed") == [{"place": "horse", "old": "4", "new": "7"}]
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
    assert {"tavern": "dragon", "coin": "5t"} in told(events, "revealed")
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
def test_a_transform_tells_nothing_of_the_other_coins() -> None:
    views = []
    for bid in ("5 2 4", "5 0 4", "5 3 4"):
        position = scene({"bid": bid}, {"bid": "3 4 5"}, taverns=OFFERED)
        play(position, "0 take offering 3", "0 transform horse 4")
        assert seen(position, 1, 0)["known"] == {"horse": "7"}
        views.append((position.view(1).to_bytes(), position.view(None).to_bytes()))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("N7.2")
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
    assert told(events, "swapped") == [{"other": 1, "gem": 3, "given": 5}]
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
def test_a_trade_tells_nothing_of_the_coins_on_taverns_to_come() -> None:
    views = []
    for bid in ("0 2 4", "0 4 2"):
        position = scene({"bid": bid, "gem": 5}, {"bid": "0 4 3", "gem": 4}, taverns=HUNTERS)
        play(position, "0 take hunter")
        views.append((position.view(1).to_bytes(), position.view(None).to_bytes()))
    assert views[0] == views[1]


@rare("N7.5", off={"coins.give_back": lambda s, seat, coin: None})
def test_the_treasure_is_whole_after_trades_and_transforms_of_a_whole_turn() -> None:
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
