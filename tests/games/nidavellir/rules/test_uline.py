"""Chapter 8, Uline: recruited in mid-turn, with the 0, and how she bids last and face up."""

import pytest

from dvergar.api.errors import BadPosition, IllegalAction, WrongSeat
from tests.games.nidavellir.playing import asked, kinds, play, rare, reasons, scene, seat, words
from tests.games.nidavellir.uline_scenes import (
    READY,
    SMITHS,
    ULINE,
    all_bid,
    always_ask_trade,
    args_of,
    gems,
    hand,
    lay_before_reveal,
    lay_hidden,
    lay_open_to_change,
    lay_the_lowest,
    pick_up_all,
    pick_up_nothing,
    pick_up_pouch,
    recruited,
    trade_without_choice,
)

# Recruited in mid-turn (N8.13)


@rare("N8.13", off={"heroes.uline_picks_up": pick_up_pouch})
def test_at_the_first_tavern_four_coins_go_to_the_hand() -> None:
    position = recruited("5 0 4", "3 4 5")
    assert seat(position, 0)["bid"] == "5 - -"
    assert hand(position) == "0 2 3 4"


@rare("N8.13", off={"heroes.uline_picks_up": pick_up_all})
def test_at_the_second_tavern_the_third_coin_and_the_pouch_go_to_the_hand() -> None:
    position = recruited("5 4 0", "3 2 5", "0 take hunter", "1 take hunter")
    assert seat(position, 0)["bid"] == "5 4 -"
    assert hand(position) == "0 2 3"


@rare("N8.13", off={"heroes.uline_picks_up": pick_up_all})
def test_at_the_third_tavern_only_the_pouch_is_left_to_take() -> None:
    position = recruited("3 4 5", "5 2 4", "1 take hunter", "0 take hunter", "0 take hunter", "1 take hunter")
    assert seat(position, 0)["bid"] == "3 4 5"
    assert hand(position) == "0 2"
    assert asked(position) == (1, "take")


@pytest.mark.rule("N8.13")
@pytest.mark.parametrize(
    ("bid", "other", "first", "count"),
    [
        ("5 4 3", "0 3 2", (), 4),
        ("5 4 3", "4 3 2", ("0 take hunter", "1 take hunter"), 3),
        ("5 4 3", "4 3 2", ("0 take hunter", "1 take hunter") * 2, 2),
    ],
)
def test_the_pick_up_reveals_only_the_number_of_coins(bid: str, other: str, first: tuple[str, ...], count: int) -> None:
    position = scene({"bid": bid, "army": READY}, {"bid": other}, taverns=SMITHS)
    events = play(position, *first, "0 take blacksmith", "0 hero uline")
    assert args_of(events, "picked-up") == [{"coins": count}]


@rare("N8.13", "N8.12", off={"heroes.uline_picks_up": pick_up_nothing})
def test_recruited_at_the_first_tavern_she_lays_at_the_second_and_third() -> None:
    position = recruited("5 0 4", "3 4 5")
    play(position, "1 take hunter")
    assert asked(position) == (0, "lay")
    assert words(position) == ["lay 0", "lay 2", "lay 3", "lay 4"]
    assert reasons(position) == {"lay 5": "N8.12"}
    play(position, "0 lay 2", "1 take hunter", "0 take blacksmith")
    assert asked(position) == (0, "lay")
    assert words(position) == ["lay 0", "lay 3", "lay 4"]


@rare("N8.13", "N8.12", off={"heroes.uline_picks_up": pick_up_nothing})
def test_recruited_at_the_second_tavern_she_lays_at_the_third() -> None:
    position = recruited("5 4 0", "3 2 5", "0 take hunter", "1 take hunter")
    play(position, "1 take hunter")
    assert asked(position) == (0, "lay")
    assert words(position) == ["lay 0", "lay 2", "lay 3"]


@rare("N8.13", "N8.12", off={"taverns.begin_bids": all_bid})
def test_recruited_at_the_third_tavern_she_does_not_bid_from_the_next_turn() -> None:
    position = recruited("3 4 5", "5 2 4", "1 take hunter", "0 take hunter", "0 take hunter", "1 take hunter")
    play(position, "1 take hunter")
    assert position.to_dict()["turn"] == 3
    assert position.to_act == (1,)
    with pytest.raises(WrongSeat):
        play(position, "0 bid 5 4 3")
    play(position, "1 bid 5 4 3")
    assert asked(position) == (0, "lay")
    assert words(position) == ["lay 0", "lay 2", "lay 3", "lay 4", "lay 5"]


@rare("N8.13", off={"heroes.uline_picks_up": pick_up_all})
def test_her_coins_on_taverns_done_stay_there_until_the_turn_ends() -> None:
    position = recruited("5 4 0", "3 2 5", "0 take hunter", "1 take hunter")
    play(position, "1 take hunter", "0 lay 3")
    assert seat(position, 0)["bid"] == "5 4 3"
    play(position, "1 take hunter", "0 take blacksmith")
    assert position.to_dict()["turn"] == 3
    assert "bid" not in seat(position, 0)


@rare("N8.13", "N4.4", off={"heroes.uline_picks_up": pick_up_all, "gems.swap_gems": lambda s: None})
def test_recruited_in_a_tie_she_keeps_her_place_and_swaps_gems() -> None:
    position = recruited("4 5 2", "4 3 2")
    assert position.to_dict()["order"] == [0, 1]
    assert seat(position, 0)["bid"] == "4 - -"
    play(position, "1 take hunter")
    assert gems(position) == [4, 5]


# Recruited with the 0 (N8.14)


@rare("N8.14", off={"coins.begin_trade": trade_without_choice, "heroes.uline_picks_up": pick_up_nothing})
def test_recruited_with_the_0_at_the_first_tavern_she_trades_any_two_of_four() -> None:
    position = recruited("0 4 5", "4 3 2", "1 take hunter")
    assert asked(position) == (0, "trade")
    assert position.decision().rule == "N8.14"
    assert set(words(position)) == {"trade 3 2", "trade 4 2", "trade 4 3", "trade 5 2", "trade 5 3", "trade 5 4"}
    play(position, "0 trade 5 4")
    assert seat(position, 0)["coins"] == "0 2 3 4 9"
    assert hand(position) == "2 3 4 9"


@rare("N8.14", off={"coins.begin_trade": trade_without_choice, "heroes.uline_picks_up": pick_up_nothing})
def test_recruited_with_the_0_at_the_second_tavern_she_trades_any_two_of_three() -> None:
    position = recruited("5 0 4", "4 3 2", "0 take hunter", "1 take hunter", "1 take hunter")
    assert set(words(position)) == {"trade 3 2", "trade 4 2", "trade 4 3"}
    play(position, "0 trade 4 2")
    assert seat(position, 0)["coins"] == "0 2 3 5 6"
    assert hand(position) == "2 3 6"


@rare("N8.14", "N5.5", off={"coins.begin_trade": always_ask_trade})
def test_recruited_with_the_0_at_the_third_tavern_she_trades_the_two_without_a_choice() -> None:
    position = recruited("5 4 0", "4 3 2", "0 take hunter", "1 take hunter", "0 take hunter", "1 take hunter", "1 take hunter")
    assert position.to_dict()["turn"] == 3
    assert seat(position, 0)["coins"] == "0 2 4 5 5t"


@rare("N8.13", "N5.3", off={"heroes.uline_picks_up": pick_up_nothing})
def test_a_0_bid_on_a_tavern_to_come_is_back_in_hand_and_need_not_be_laid() -> None:
    position = recruited("5 4 0", "4 3 2")
    assert hand(position) == "0 2 3 4"
    play(position, "1 take hunter", "0 lay 4", "0 take hunter", "1 take hunter")
    play(position, "0 lay 3", "0 take blacksmith", "1 take hunter")
    assert seat(position, 0)["coins"] == "0 2 3 4 5"


@pytest.mark.rule("N8.13", "N5.3")
def test_a_0_on_a_tavern_done_brings_no_second_trade() -> None:
    position = recruited("0 5 4", "4 3 2", "1 take hunter", "0 take hunter")
    assert seat(position, 0)["coins"] == "0 2 4 5 5t"
    assert asked(position) == (1, "take")
    assert hand(position) == "2 4 5t"


@rare("N8.14", "N8.13", off={"heroes.uline_picks_up": pick_up_nothing})
def test_recruited_with_the_0_in_a_tie_she_trades_and_swaps() -> None:
    position = recruited("0 5 4", "0 3 2")
    assert position.to_dict()["order"] == [0, 1]
    assert asked(position) == (0, "trade")
    play(position, "0 trade 5 4", "1 take hunter")
    assert gems(position) == [4, 5]
    assert seat(position, 1)["coins"] == "0 2 3 4 10"  # the only 9 is gone


@rare("N5.3", "N8.14", off={"heroes.uline_picks_up": pick_up_nothing})
def test_the_trade_waits_for_uline_and_for_heroes_after_her() -> None:
    army = {"warrior": "3 4", "hunter": 2, "miner": "0 0", "explorer": "5 6", "blacksmith": 1}
    first = {"bid": "0 5 4", "army": army, "gem": 5}
    position = scene(first, {"bid": "5 3 2"}, taverns=SMITHS)
    play(position, "1 take hunter", "0 take blacksmith", "0 hero uline")
    assert asked(position) == (0, "hero")
    play(position, "0 hero grid", "0 transform hand 2")
    assert hand(position) == "3 4 5 9"
    assert asked(position) == (0, "trade")
    play(position, "0 trade 9 3")
    assert hand(position) == "3 4 5 12"


# Bidding last and face up (N8.12)


@rare("N8.12", off={"taverns.begin_bids": all_bid})
def test_her_owner_does_not_bid() -> None:
    position = scene(ULINE, {}, {})
    assert position.to_act == (1, 2)
    play(position, "2 bid 5 4 3", "1 bid 2 3 4")
    assert asked(position) == (0, "lay")
    assert "bid" not in seat(position, 0)


@rare("N8.12", "N4.3", off={"taverns.reveal": lay_before_reveal})
def test_she_lays_when_all_others_have_revealed() -> None:
    position = scene(ULINE, {}, {}, taverns={"goblin": ["hunter"] * 3})
    events = play(position, "1 bid 2 3 4", "2 bid 5 4 3")
    assert args_of(events, "revealed") == [{"tavern": "goblin", "coin": "2"}, {"tavern": "goblin", "coin": "5"}]
    assert "ordered" not in kinds(events)
    assert position.view(0).to_dict()["seats"][1]["bid"] == "2 ? ?"
    laid = play(position, "0 lay 4")
    assert kinds(laid)[0] == "laid"
    assert [event.seat for event in laid if event.kind == "ordered"] == [2, 0, 1]


@rare("N8.12", "N13.6", off={"taverns.lay": lay_hidden})
def test_her_coin_lies_open() -> None:
    position = scene(ULINE, {"bid": "5 4 3"}, taverns=SMITHS)
    events = play(position, "0 lay 4")
    assert args_of(events, "laid") == [{"tavern": "goblin", "coin": "4"}]
    for viewer in (0, 1, None):
        seen = position.view(viewer).to_dict()["seats"][0]
        assert (seen["bid"], seen["hand"]) == ("4 - -", "0 2 3 5")


@pytest.mark.rule("N8.12", "N4.5")
def test_with_secret_coins_her_hand_is_not_printed_for_others() -> None:
    position = scene(ULINE, {"bid": "5 4 3"}, taverns=SMITHS, options={"coins": "secret"})
    play(position, "0 lay 4")
    assert position.view(0).to_dict()["seats"][0]["hand"] == "0 2 3 5"
    for viewer in (1, None):
        shown = position.view(viewer).to_dict()["seats"][0]
        assert shown["bid"] == "4 - -"
        assert not set("0235") & set(shown.get("hand", ""))


@pytest.mark.rule("N8.12")
@pytest.mark.parametrize("bid", ["5 4 3", "5 - 3", "- 5 -"])
def test_none_of_her_coins_lies_on_a_tavern_still_to_come(bid: str) -> None:
    with pytest.raises(BadPosition):
        scene({**ULINE, "bid": bid}, {"bid": "5 4 3"}, taverns=SMITHS)


@pytest.mark.rule("N8.12")
def test_one_of_her_coins_lies_on_every_tavern_done() -> None:
    with pytest.raises(BadPosition):
        scene(ULINE, {"bid": "5 4 3"}, tavern="dragon", taverns={"dragon": ["hunter"] * 3})


@rare("N8.12", off={"taverns.lay": lay_open_to_change})
def test_her_choice_is_final_at_once() -> None:
    position = scene(ULINE, {"bid": "5 4 3"}, taverns=SMITHS)
    play(position, "0 lay 4")
    assert asked(position) == (1, "take")
    with pytest.raises(WrongSeat):
        play(position, "0 lay 5")


@rare("N8.12", off={"taverns.lay": lay_the_lowest})
def test_she_takes_part_in_the_order_by_her_coin() -> None:
    others = ({"bid": "5 4 3", "gem": 5}, {"bid": "3 4 5", "gem": 4})
    for coin, order in (("5", [1, 0, 2]), ("4", [1, 0, 2]), ("3", [1, 2, 0]), ("2", [1, 2, 0])):
        position = scene({**ULINE, "gem": 3}, *others, taverns={"goblin": ["hunter"] * 3})
        play(position, f"0 lay {coin}")
        assert position.to_dict()["order"] == order


@rare("N8.12", "N6.1", off={"taverns.lay": lay_the_lowest})
def test_she_ties_by_her_coin_and_swaps_gems() -> None:
    position = scene({**ULINE, "gem": 4}, {"bid": "5 4 3", "gem": 5}, taverns=SMITHS)
    events = play(position, "0 lay 5")
    assert args_of(events, "tied") == [{"coin": "5", "gem": 5}, {"coin": "5", "gem": 4}]
    assert asked(position) == (1, "take")
    play(position, "1 take hunter", "0 take hunter")
    assert gems(position) == [5, 4]


@rare("N8.12", "N6.2", off={"gems.without_gem_six": lambda s, group: group})
def test_with_gem_6_she_goes_first_in_a_tie_and_keeps_it() -> None:
    position = scene({**ULINE, "gem": 6}, {"bid": "5 4 3", "gem": 5}, {"bid": "5 3 2", "gem": 3}, age=2, taverns=SMITHS)
    play(position, "0 lay 5")
    assert position.to_dict()["order"] == [0, 1, 2]
    play(position, "0 take hunter", "1 take hunter", "2 take blacksmith")
    assert gems(position) == [6, 3, 5]


@pytest.mark.rule("N8.12")
def test_she_must_lay_a_coin_from_the_hand() -> None:
    position = scene({**ULINE, "bid": "5 - -"}, {"bid": "4 3 2"}, tavern="dragon", taverns={"dragon": ["hunter"] * 3})
    assert words(position) == ["lay 0", "lay 2", "lay 3", "lay 4"]
    with pytest.raises(IllegalAction) as refused:
        play(position, "0 lay 5")
    assert refused.value.rule == "N8.12"


@pytest.mark.rule("N1.9", "N8.12")
def test_equal_coins_in_hand_are_one_choice() -> None:
    position = scene({**ULINE, "coins": "0 2 8 8 10"}, {"bid": "5 4 3"}, taverns=SMITHS)
    assert words(position) == ["lay 0", "lay 2", "lay 8", "lay 10"]


@pytest.mark.rule("N8.12", "N3.2")
def test_she_lays_at_each_of_the_three_taverns_and_takes_all_coins_back() -> None:
    position = scene(ULINE, {"bid": "2 3 4"}, taverns=SMITHS)
    play(position, "0 lay 5", "0 take hunter", "1 take hunter", "0 lay 4", "0 take hunter", "1 take hunter")
    assert seat(position, 0)["bid"] == "5 4 -"
    play(position, "0 lay 3", "1 take hunter", "0 take blacksmith")
    assert "bid" not in seat(position, 0)
    assert position.to_act == (1,)
