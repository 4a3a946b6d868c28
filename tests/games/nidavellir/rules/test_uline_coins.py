"""Chapter 8, Uline’s coins: her trade, transforms, the end of an age, and what her pick-up reveals."""

import pytest

from dvergar.api.errors import IllegalAction
from dvergar.games.nidavellir.rules.coins import trade
from tests.games.nidavellir.playing import asked, play, rare, reasons, scene, seat, words
from tests.games.nidavellir.uline_scenes import (
    OFFERED,
    OTHER_TWO_EACH,
    READY,
    SMITHS,
    TWO_EACH,
    ULINE,
    all_bid,
    always_ask_trade,
    args_of,
    both_views,
    gems,
    hand,
    pick_up_nothing,
    pick_up_shown,
    recruited,
    traded_to_pouch,
    transform_to_hand,
    transform_to_tavern,
)

# Her trade (N8.14)


@rare("N8.14", off={"coins.trade": traded_to_pouch})
def test_x16_the_new_coin_may_be_laid_at_the_third_tavern() -> None:
    position = recruited("5 0 4", "3 4 5")
    assert hand(position) == "0 2 3 4"
    play(position, "1 take hunter", "0 lay 0", "1 take hunter", "0 take hunter")
    assert asked(position) == (0, "trade")
    events = play(position, "0 trade 4 3")
    assert args_of(events, "traded") == [{"high": "4", "low": "3", "new": "7"}]
    assert hand(position) == "2 3 7"
    assert asked(position) == (0, "lay")
    assert words(position) == ["lay 2", "lay 3", "lay 7"]
    play(position, "0 lay 7")
    assert position.to_dict()["order"] == [0, 1]


@rare("N8.14", off={"coins.trade": traded_to_pouch})
def test_the_lower_coin_of_a_trade_may_be_laid_later_in_the_turn() -> None:
    position = scene(ULINE, {"bid": "5 4 3"}, taverns=SMITHS)
    play(position, "0 lay 0", "1 take hunter", "0 take hunter", "0 trade 5 2")
    assert hand(position) == "2 3 4 7"
    play(position, "0 lay 2")
    assert seat(position, 0)["bid"] == "0 2 -"


@rare("N8.14", "N5.5", off={"coins.begin_trade": always_ask_trade})
def test_with_two_coins_in_hand_she_trades_them_without_a_choice() -> None:
    position = scene({**ULINE, "bid": "5 4 -"}, {"bid": "4 5 3"}, tavern="horse", taverns={"horse": ["hunter"] * 3})
    play(position, "0 lay 0", "1 take hunter", "0 take hunter")
    assert seat(position, 0)["coins"] == "0 2 4 5 5t"
    assert position.to_dict()["turn"] == 2


@pytest.mark.rule("N8.14")
def test_coins_on_taverns_take_no_part_in_her_trade() -> None:
    position = scene({**ULINE, "bid": "5 - -"}, {"bid": "4 3 2"}, tavern="dragon", taverns={"dragon": ["hunter"] * 3})
    play(position, "0 lay 0", "1 take hunter", "0 take hunter")
    assert set(words(position)) == {"trade 3 2", "trade 4 2", "trade 4 3"}
    assert reasons(position) == {"trade 0": "N8.14", "trade 5": "N8.14"}
    with pytest.raises(IllegalAction) as refused:
        play(position, "0 trade 5 4")
    assert refused.value.rule == "N8.14"


@pytest.mark.rule("N8.14", "N7.6")
def test_she_trades_with_the_special_3_too() -> None:
    position = scene({**ULINE, "coins": "2 3 3s 4 5"}, {"bid": "5 4 3"}, age=2, taverns=SMITHS)
    play(position, "0 lay 3s", "1 take hunter", "0 take hunter")
    assert len(words(position)) == 6
    play(position, "0 trade 5 3")
    assert hand(position) == "2 3 4 8"


@pytest.mark.rule("N8.14", "N7.6")
def test_she_lays_the_basic_3_beside_the_special_3_and_does_not_trade() -> None:
    position = scene({**ULINE, "coins": "2 3 3s 4 5"}, {"bid": "5 4 3"}, age=2, taverns=SMITHS)
    play(position, "0 lay 3", "1 take hunter", "0 take hunter")
    assert hand(position) == "2 3s 4 5"


@rare("N8.14", "N7.1", off={"coins.trade_pair": trade})
def test_she_says_which_5_leaves() -> None:
    position = scene({**ULINE, "coins": "0 2 3 5 5t"}, {"bid": "5 4 3"}, taverns=SMITHS)
    play(position, "0 lay 0", "1 take hunter", "0 take hunter", "0 trade 5t 5")
    assert asked(position) == (0, "drop")
    play(position, "0 drop 5")
    assert hand(position) == "2 3 5t 10"


@rare("N8.14", "N1.9", off={"choices.has_twin": lambda s, seat, slot: False})
def test_equal_pairs_of_hand_coins_are_one_choice() -> None:
    others = [{"bid": "5 4 3"}] * 3
    position = scene({**ULINE, "coins": "0 2 7 7 7"}, *others, taverns={"goblin": ["hunter"] * 4})
    play(position, "0 lay 0", "1 take hunter", "2 take hunter", "3 take hunter", "0 take hunter")
    assert sorted(words(position)) == ["trade 7 2", "trade 7 7"]
    play(position, "0 trade 7 7")
    assert hand(position) == "2 7 7 14"


@rare("N8.14", "N7.3", off={"coins.coin_instead": lambda s, wanted, barred: wanted})
def test_her_trade_cannot_take_a_coin_that_another_seat_took_at_the_same_tavern() -> None:
    position = scene({**ULINE, "gem": 4}, {"bid": "0 2 3", "gem": 5}, taverns=SMITHS)
    play(position, "0 lay 0", "1 take hunter")
    assert seat(position, 1)["coins"] == "0 2 3 4 9"
    play(position, "0 take hunter", "0 trade 5 4")
    assert seat(position, 0)["coins"] == "0 2 3 4 10"
    assert gems(position) == [5, 4]


@rare("N8.14", "N7.5", off={"coins.give_back": lambda s, seat, coin: None})
def test_another_seats_trade_takes_what_she_returned_at_the_same_tavern() -> None:
    position = scene({**ULINE, "coins": "0 2 3 4 9", "gem": 5}, {"bid": "0 2 3", "gem": 4}, taverns=SMITHS)
    play(position, "0 lay 0", "0 take hunter", "0 trade 9 4", "1 take hunter")
    assert seat(position, 0)["coins"] == "0 2 3 4 13"
    assert seat(position, 1)["coins"] == "0 2 3 4 9"


# Transforms (N8.15)


@rare("N8.15", off={"choices.transform": transform_to_tavern})
def test_a_transformed_hand_coin_is_replaced_in_hand() -> None:
    position = scene({**ULINE, "bid": "2 - -"}, {"bid": "4 3 2"}, tavern="dragon", taverns={"dragon": OFFERED["dragon"]})
    play(position, "0 lay 5", "0 take offering 3")
    assert set(words(position)) == {"transform hand 3", "transform hand 4", "transform goblin 2", "transform dragon 5"}
    assert reasons(position) == {"transform hand 0": "N7.2"}
    play(position, "0 transform hand 4")
    assert seat(position, 0)["bid"] == "2 5 -"
    assert hand(position) == "0 3 7"
    play(position, "1 take hunter")
    assert words(position) == ["lay 0", "lay 3", "lay 7"]


@rare("N8.15", "N7.2", off={"choices.transform": transform_to_hand})
def test_a_transformed_coin_on_a_tavern_is_replaced_there() -> None:
    for place, coin, bid in (("goblin", "2", "5t 5 -"), ("dragon", "5", "2 8 -")):
        position = scene({**ULINE, "bid": "2 - -"}, {"bid": "4 3 2"}, tavern="dragon", taverns={"dragon": OFFERED["dragon"]})
        play(position, "0 lay 5", "0 take offering 3", f"0 transform {place} {coin}")
        assert seat(position, 0)["bid"] == bid
        assert hand(position) == "0 3 4"
        assert position.view(1).to_dict()["seats"][0]["bid"] == bid


@pytest.mark.rule("N8.15", "N4.4")
def test_her_transformed_coin_of_the_tavern_under_way_stays_tied() -> None:
    position = scene({**ULINE, "gem": 5}, {"bid": "5 4 3", "gem": 4}, taverns={"goblin": ["offering 3", "hunter", "hunter"]})
    play(position, "0 lay 5", "0 take offering 3", "0 transform goblin 5", "1 take hunter")
    assert gems(position) == [4, 5]
    assert seat(position, 0)["bid"] == "8 - -"


@rare("N8.15", "N8.13", off={"heroes.uline_picks_up": pick_up_nothing})
def test_a_coin_of_the_turn_she_came_in_is_transformed_in_hand() -> None:
    position = scene({"bid": "5 0 4", "army": READY}, {"bid": "3 2 5"}, taverns=OFFERED)
    play(position, "0 take blacksmith", "0 hero uline", "1 take hunter", "0 lay 3", "0 take offering 3")
    play(position, "0 transform hand 4")
    assert hand(position) == "0 2 7"
    assert seat(position, 0)["bid"] == "5 3 -"


# Recruited at an age's end (N8.13)


@rare("N8.13", "N8.16", off={"taverns.begin_bids": all_bid})
def test_recruited_through_ylud_after_age_1_she_does_not_bid_in_age_2() -> None:
    position = scene(
        {"army": {**TWO_EACH, "blacksmith": 1}, "heroes": "ylud"},
        {"army": {**OTHER_TWO_EACH, "blacksmith": 2}, "heroes": "skaa astrid"},
        stage="age end",
        turn=4,
    )
    assert asked(position) == (0, "ylud")
    play(position, "0 place blacksmith", "0 hero uline")
    assert position.to_dict()["age"] == 2
    assert position.to_act == (1,)
    assert seat(position, 0)["coins"] == "0 2 3 4 5"
    play(position, "1 bid 5 4 3")
    assert asked(position) == (0, "lay")
    assert len(words(position)) == 5


@rare("N8.13", "N9.6", off={"taverns.begin_bids": all_bid})
def test_recruited_through_the_armorer_she_does_not_bid_in_age_2() -> None:
    position = scene(
        {"army": {**TWO_EACH, "blacksmith": 1}, "heroes": "skaa"},
        {"army": OTHER_TWO_EACH},
        stage="age end",
        turn=4,
    )
    assert asked(position) == (0, "hero")
    play(position, "0 hero uline")
    assert position.to_dict()["age"] == 2
    assert position.to_act == (1,)


@pytest.mark.rule("N8.13", "N8.18", "N10.3")
def test_recruited_after_age_2_she_is_worth_9_points_only() -> None:
    position = scene(
        {"army": {**TWO_EACH, "blacksmith": 1}, "heroes": "ylud"},
        {"army": {**OTHER_TWO_EACH, "blacksmith": 2}, "heroes": "skaa astrid"},
        stage="age end",
        age=2,
        turn=4,
    )
    play(position, "0 place blacksmith", "0 hero uline")
    assert position.over
    assert position.scores()[0].parts["heroes"] == 9
    assert seat(position, 0)["coins"] == "0 2 3 4 5"


# What the pick-up reveals (N13.6)


@rare("N13.6", off={"heroes.uline_picks_up": pick_up_shown})
def test_the_pick_up_shows_nothing_at_the_first_tavern() -> None:
    found = set()
    for bid in ("5 0 4", "5 4 0", "5 2 3", "5 3 0"):
        position = recruited(bid, "3 4 5")
        found.add(both_views(position))
    assert len(found) == 1


@rare("N13.6", off={"heroes.uline_picks_up": pick_up_shown})
def test_the_pick_up_shows_nothing_at_the_second_tavern() -> None:
    found = set()
    for bid in ("5 4 0", "5 4 2", "5 4 3"):
        position = recruited(bid, "3 2 5", "0 take hunter", "1 take hunter")
        found.add(both_views(position))
    assert len(found) == 1


@rare("N13.6", off={"heroes.uline_picks_up": pick_up_shown})
def test_what_follows_the_pick_up_shows_nothing_either() -> None:
    found = set()
    for bid in ("5 0 4", "5 4 0", "5 2 3"):
        position = recruited(bid, "3 4 5")
        play(position, "1 take hunter", "0 lay 0", "1 take hunter", "0 take hunter", "0 trade 4 3")
        found.add(both_views(position))
    assert len(found) == 1


@pytest.mark.rule("N13.6")
def test_the_events_of_the_pick_up_are_the_same_wherever_the_coins_lay() -> None:
    found = []
    for bid in ("5 0 4", "5 2 3"):
        position = scene({"bid": bid, "army": READY, "gem": 5}, {"bid": "3 4 5", "gem": 4}, taverns=SMITHS)
        found.append(play(position, "0 take blacksmith", "0 hero uline", "1 take hunter", "0 lay 0"))
    assert found[0] == found[1]


@rare("N13.6", "N13.4", off={"heroes.uline_picks_up": pick_up_shown})
def test_a_known_face_down_coin_is_in_hand_like_any_other_after_the_pick_up() -> None:
    found = set()
    for bid in ("5 2 4", "5 2 3", "5 2 0"):
        taverns = {**OFFERED, "goblin": ["offering 3", "hunter", "hunter"], "dragon": ["blacksmith", "hunter", "hunter"]}
        position = scene({"bid": bid, "army": READY, "gem": 5}, {"bid": "3 0 5", "gem": 4}, taverns=taverns)
        place = "horse" if bid.endswith("4") else "pouch"
        play(position, "0 take offering 3", f"0 transform {place} 4", "1 take hunter", "0 take blacksmith", "0 hero uline")
        assert hand(position) == "0 3 7"
        found.add(both_views(position))
    assert len(found) == 1
