"""Uline: her owner does not bid but lays a coin last, face up, and trades from the hand."""

from typing import Any

import pytest

from dvergar.core.errors import BadPosition, IllegalAction, WrongSeat
from dvergar.games import Event, Position
from dvergar.nidavellir.coins import coins_at, next_slot, sort_coins, trade, trade_pair, transform
from dvergar.nidavellir.heroes import uline_picks_up
from dvergar.nidavellir.state import State, ask
from dvergar.nidavellir.tables import COINS, HAND, LAY, NO_COIN, POUCH, TAVERN_1, TRADE
from dvergar.nidavellir.taverns import begin_bids, lay, reveal
from tests.nidavellir.playing import asked, kinds, play, rare, reasons, scene, seat, words

READY = {"warrior": "3", "hunter": 1, "miner": "0", "explorer": "5"}  # a Blacksmith makes a hero due
SMITHS = {"goblin": ["blacksmith", "hunter", "hunter"], "dragon": ["blacksmith", "hunter", "hunter"]}
SMITHS |= {"horse": ["blacksmith", "hunter", "blacksmith"]}
OFFERED = {"goblin": ["blacksmith", "hunter", "hunter"], "dragon": ["offering 3", "hunter", "hunter"]}
OFFERED |= {"horse": ["blacksmith", "blacksmith", "blacksmith"]}
ULINE = {"heroes": "uline"}
TWO_EACH = {"warrior": "3 4", "hunter": 2, "miner": "0 0", "explorer": "5 6"}
OTHER_TWO_EACH = {"warrior": "5 6", "hunter": 2, "miner": "1 1", "explorer": "7 8"}


def recruited(bid: str, other: str, *first: str) -> Position:
    """Seat 0 bids, and recruits Uline with the Blacksmith of the tavern that `first` leads to."""
    position = scene({"bid": bid, "army": READY, "gem": 5}, {"bid": other, "gem": 4}, turn=2, taverns=SMITHS)
    play(position, *first, "0 take blacksmith", "0 hero uline")
    return position


def hand(position: Position, number: int = 0) -> str:
    return str(seat(position, number).get("hand", ""))


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.args for event in events if event.kind == kind]


def gems(position: Position) -> list[int]:
    return [held["gem"] for held in position.to_dict()["seats"]]


def both_views(position: Position) -> tuple[bytes, bytes]:
    """What the other seat and a spectator see."""
    return position.view(1).to_bytes(), position.view(None).to_bytes()


def pick_up_nothing(s: State, seat: int) -> None:
    """Stands in for N8.13: the coins stay where they were bid."""


def pick_up_all(s: State, seat: int) -> None:
    """Stands in for N8.13: the coins of the taverns under way and done are picked up too."""
    for slot in range(COINS):
        s.place[seat][slot] = HAND
        s.shown[seat][slot] = 0
    sort_coins(s, seat)


def pick_up_pouch(s: State, seat: int) -> None:
    """Stands in for N8.13: only the pouch is picked up."""
    for slot in range(COINS):
        if s.place[seat][slot] == POUCH:
            s.place[seat][slot] = HAND
    sort_coins(s, seat)


def pick_up_shown(s: State, seat: int) -> None:
    """Stands in for N13.6: it shows which of the coins had been lying in the pouch."""
    pouch = [s.coin[seat][slot] for slot in range(COINS) if s.place[seat][slot] == POUCH]
    uline_picks_up(s, seat)
    for slot in range(COINS):
        if s.coin[seat][slot] in pouch:
            s.shown[seat][slot] = 1


def all_bid(s: State) -> None:
    """Stands in for N8.12: Uline's owner bids like everybody."""
    begin_bids(s)
    s.owing = (1 << s.players) - 1


def lay_before_reveal(s: State) -> None:
    """Stands in for N8.12: Uline's owner lays before the others have revealed."""
    reveal(s)
    if s.awaiting == LAY:
        for seat in range(s.players):
            s.laid[seat] = NO_COIN


def lay_hidden(s: State, seat: int, slot: int) -> None:
    """Stands in for N8.12: her coin lies there but counts as if it had been a pouch coin, unseen."""
    s.laid[seat] = s.coin[seat][slot]
    s.place[seat][slot] = TAVERN_1 + s.tavern
    sort_coins(s, seat)


def lay_open_to_change(s: State, seat: int, slot: int) -> None:
    """Stands in for N8.12: her choice is asked again."""
    lay(s, seat, slot)
    ask(s, LAY, seat)


def lay_the_lowest(s: State, seat: int, slot: int) -> None:
    """Stands in for N8.12: not the coin of her choice is laid."""
    lay(s, seat, next_slot(s, seat, HAND, 0))


def trade_without_choice(s: State, seat: int, coin: int) -> None:
    """Stands in for N8.14: the two lowest coins in hand, or the pouch, are traded."""
    place = HAND if coins_at(s, seat, HAND) else POUCH
    low = next_slot(s, seat, place, 0)
    trade_pair(s, seat, low, next_slot(s, seat, place, low + 1))


def always_ask_trade(s: State, seat: int, coin: int) -> None:
    """Stands in for N8.14: a choice of two coins is asked even of two."""
    ask(s, TRADE, seat)


def traded_to_pouch(s: State, seat: int, kept: int, given: int) -> None:
    """Stands in for N8.14: the traded coins go into a pouch and are out of this turn."""
    s.place[seat][kept] = s.place[seat][given] = POUCH
    trade(s, seat, kept, given)


def transform_to_hand(s: State, seat: int, slot: int, plus: int) -> None:
    """Stands in for N8.15: the new coin always goes into the hand."""
    s.place[seat][slot] = HAND
    transform(s, seat, slot, plus)


def transform_to_tavern(s: State, seat: int, slot: int, plus: int) -> None:
    """Stands in for N8.15: the new coin goes onto the third tavern."""
    s.place[seat][slot] = TAVERN_1 + 2
    transform(s, seat, slot, plus)


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
def test_the_pick_up_tells_only_how_many_coins(bid: str, other: str, first: tuple[str, ...], count: int) -> None:
    position = scene({"bid": bid, "army": READY}, {"bid": other}, taverns=SMITHS)
    events = play(position, *first, "0 take blacksmith", "0 hero uline")
    assert told(events, "picked-up") == [{"coins": count}]


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
    assert told(events, "revealed") == [{"tavern": "goblin", "coin": "2"}, {"tavern": "goblin", "coin": "5"}]
    assert "ordered" not in kinds(events)
    assert position.view(0).to_dict()["seats"][1]["bid"] == "2 ? ?"
    laid = play(position, "0 lay 4")
    assert kinds(laid)[0] == "laid"
    assert [event.seat for event in laid if event.kind == "ordered"] == [2, 0, 1]


@rare("N8.12", "N13.6", off={"taverns.lay": lay_hidden})
def test_her_coin_lies_open() -> None:
    position = scene(ULINE, {"bid": "5 4 3"}, taverns=SMITHS)
    events = play(position, "0 lay 4")
    assert told(events, "laid") == [{"tavern": "goblin", "coin": "4"}]
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
    assert told(events, "tied") == [{"coin": "5", "gem": 5}, {"coin": "5", "gem": 4}]
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


# Her trade (N8.14)


@rare("N8.14", off={"coins.trade": traded_to_pouch})
def test_x16_the_new_coin_may_be_laid_at_the_third_tavern() -> None:
    position = recruited("5 0 4", "3 4 5")
    assert hand(position) == "0 2 3 4"
    play(position, "1 take hunter", "0 lay 0", "1 take hunter", "0 take hunter")
    assert asked(position) == (0, "trade")
    events = play(position, "0 trade 4 3")
    assert told(events, "traded") == [{"high": "4", "low": "3", "new": "7"}]
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
def test_her_trade_misses_what_another_seat_took_at_the_same_tavern() -> None:
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


# What the pick-up tells (N13.6)


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
