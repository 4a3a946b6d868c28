"""Gems: they order equal coins, and tied seats swap them at the end of each tavern (chapter 6)."""

from typing import Any

import pytest

from dvergar.api.errors import BadPosition
from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.core.bits import bit, count_of, has
from dvergar.games.nidavellir.rules.gems import best_gem, swap_gems, swap_group
from dvergar.games.nidavellir.rules.material import COIN_VALUE
from dvergar.games.nidavellir.rules.state import State
from tests.games.nidavellir.playing import play, rare, scene, seat

REST = {"0": "2 3", "2": "0 3", "3": "0 2", "4": "0 2", "5": "0 2"}  # coins for the two later taverns
CARDS = ["hunter"] * 5


def table(*seats: tuple[str, int], **position: Any) -> Position:
    """Return seats by their coin on the first tavern and their gem; all cards there are hunters."""
    size = max(3, len(seats))
    bids = [{"bid": f"{coin} {REST[coin]}", "gem": gem} for coin, gem in seats]
    return scene(*bids, taverns={"goblin": CARDS[:size]}, **position)


def play_tavern(position: Position) -> list[Event]:
    """Let all seats take a hunter, in their order, until the tavern is done."""
    here = position.to_dict()["tavern"]
    events: list[Event] = []
    while position.to_dict().get("tavern") == here:
        events += play(position, f"{position.to_act[0]} take hunter")
    return events


def gems(position: Position) -> list[int]:
    return [held["gem"] for held in position.to_dict()["seats"]]


def order_by_gem(position: Position) -> list[int]:
    return [gems(position)[number] for number in position.to_dict()["order"]]


def args_of(events: list[Event], kind: str) -> list[tuple[int | None, dict[str, Any]]]:
    return [(event.seat, event.args) for event in events if event.kind == kind]


def by_coin_alone(s: State, seat: int, other: int) -> bool:
    """A wrong N4.3: equal coins stay in seat order."""
    return bool(COIN_VALUE[s.laid[seat]] > COIN_VALUE[s.laid[other]])


def by_gem_alone(s: State, seat: int, other: int) -> bool:
    """A wrong N4.3: the gem decides before the coin."""
    return s.gem[seat] > s.gem[other]


def by_low_gem(s: State, seat: int, other: int) -> bool:
    """A wrong N4.3: among equal coins the lower gem goes first."""
    return by_coin_alone(s, seat, other) or (s.laid[seat] == s.laid[other] and s.gem[seat] < s.gem[other])


def one_swap(s: State, group: int) -> None:
    """A wrong N6.1: only the highest and the lowest swap."""
    swap_group(s, bit(best_gem(s, group, 1)) | bit(best_gem(s, group, -1)))


def swap_neighbours(s: State, group: int) -> None:
    """A wrong N6.1: the highest swaps with the second highest, and so on."""
    while count_of(group) > 1:
        high = best_gem(s, group, 1)
        group &= ~bit(high)
        low = best_gem(s, group, 1)
        group &= ~bit(low)
        s.gem[high], s.gem[low] = s.gem[low], s.gem[high]


def swap_in_seat_order(s: State, group: int) -> None:
    """A wrong N6.1: the first seat swaps with the last, whatever their gems."""
    tied = [number for number in range(s.players) if has(group, number)]
    for high, low in zip(tied[: len(tied) // 2], reversed(tied), strict=False):
        s.gem[high], s.gem[low] = s.gem[low], s.gem[high]


def all_tied(s: State, seat: int) -> int:
    """A wrong N6.1: all seats are one group."""
    return bit(s.players) - 1


def swap_at_first_tavern_only(s: State) -> None:
    """A wrong N6.1: later taverns swap nothing."""
    if s.tavern == 0:
        swap_gems(s)


def swap_at_turns_end(s: State) -> None:
    """A wrong N6.1: gems are swapped only after the third tavern."""
    if s.tavern == 2:
        swap_gems(s)


# Play order (N4.3)


@rare("N4.3", off={"taverns.goes_before": by_gem_alone})
def test_the_higher_coin_goes_first_whatever_the_gems() -> None:
    position = table(("2", 5), ("5", 1), ("4", 3), ("3", 4))
    assert position.to_dict()["order"] == [1, 2, 3, 0]


@rare("N4.3", off={"taverns.goes_before": by_coin_alone})
def test_among_equal_coins_the_higher_gem_goes_first() -> None:
    position = table(("4", 2), ("4", 5), ("4", 1), ("4", 4), ("4", 3))
    assert order_by_gem(position) == [5, 4, 3, 2, 1]


@rare("N4.3", off={"taverns.goes_before": by_low_gem})
def test_seat_order_plays_no_part() -> None:
    for gem, other in ((5, 4), (4, 5)):
        position = table(("3", gem), ("3", other))
        assert order_by_gem(position) == [5, 4]


@rare("N4.3", off={"taverns.goes_before": by_gem_alone})
def test_kinds_of_coins_do_not_count_in_the_order() -> None:
    special = {"coins": "2 3 3s 4 5", "bid": "3s 4 2", "gem": 4}
    position = scene(special, {"bid": "3 4 2", "gem": 5}, {"bid": "4 3 2", "gem": 3}, age=2, taverns={"goblin": ["hunter"] * 3})
    assert position.to_dict()["order"] == [2, 1, 0]


@pytest.mark.rule("N4.3")
def test_only_the_coins_of_the_tavern_are_turned_up() -> None:
    position = table(("5", 5), ("4", 4), ("3", 3))
    assert [held["bid"] for held in position.view(None).to_dict()["seats"]] == ["5 ? ?", "4 ? ?", "3 ? ?"]


# Swaps (N6.1)


@rare("N6.1", "N4.3", off={"gems.swap_gems": lambda s: None})
def test_x2_gems_5_and_1_tie_and_swap() -> None:
    position = table(("5", 3), ("2", 5), ("2", 1))
    assert order_by_gem(position) == [3, 5, 1]
    events = play_tavern(position)
    assert args_of(events, "swapped") == [(1, {"other": 2, "gem": 1, "given": 5})]
    assert gems(position) == [3, 1, 5]


@rare("N6.1", "N4.3", off={"gems.tied_with": all_tied})
def test_x3_two_groups_swap_at_once() -> None:
    position = table(("3", 3), ("3", 1), ("0", 5), ("0", 4), ("0", 2))
    assert order_by_gem(position) == [3, 1, 5, 4, 2]
    events = play_tavern(position)
    assert gems(position) == [1, 3, 2, 4, 5]
    assert args_of(events, "kept-gem") == [(3, {"gem": 4})]


@rare("N6.1", off={"gems.swap_group": swap_in_seat_order})
def test_x9_three_tied_swap_highest_with_lowest() -> None:
    position = table(("2", 4), ("2", 5), ("2", 3))
    play_tavern(position)
    assert gems(position) == [4, 3, 5]


@rare("N6.1", off={"gems.swap_gems": lambda s: None})
def test_two_tied_swap() -> None:
    position = table(("2", 4), ("2", 5))
    play_tavern(position)
    assert gems(position) == [5, 4]


@rare("N6.1", off={"gems.swap_group": one_swap})
def test_four_tied_swap_in_two_pairs() -> None:
    position = table(("2", 4), ("2", 2), ("2", 5), ("2", 3))
    play_tavern(position)
    assert gems(position) == [3, 5, 2, 4]


@rare("N6.1", off={"gems.swap_group": swap_neighbours})
def test_five_tied_swap_in_two_pairs_and_the_middle_keeps() -> None:
    position = table(("2", 4), ("2", 2), ("2", 5), ("2", 3), ("2", 1))
    events = play_tavern(position)
    assert gems(position) == [2, 4, 1, 3, 5]
    assert args_of(events, "kept-gem") == [(3, {"gem": 3})]


@rare("N6.1", off={"gems.tied_with": all_tied})
def test_two_pairs_tied_on_different_values_swap_separately() -> None:
    position = table(("4", 5), ("3", 4), ("4", 3), ("3", 2))
    play_tavern(position)
    assert gems(position) == [3, 2, 5, 4]


@rare("N6.1", off={"gems.tied_with": all_tied})
def test_seats_that_are_not_tied_keep_their_gems() -> None:
    position = table(("5", 3), ("4", 5), ("3", 4))
    play_tavern(position)
    assert gems(position) == [3, 5, 4]


@rare("N6.1", off={"gems.tied_with": all_tied})
def test_a_seat_outside_the_tie_is_not_paired() -> None:
    position = table(("5", 1), ("2", 5), ("2", 3), ("2", 4), ("3", 2))
    play_tavern(position)
    assert gems(position) == [1, 3, 5, 4, 2]


# When they swap (N6.1)


@pytest.mark.rule("N6.1")
def test_gems_swap_after_all_have_played() -> None:
    position = table(("3", 3), ("3", 5), ("2", 4))
    events = play(position, "1 take hunter", "0 take hunter")
    assert gems(position) == [3, 5, 4]
    assert args_of(events, "swapped") == []
    play(position, "2 take hunter")
    assert gems(position) == [5, 3, 4]


@rare("N6.1", "N4.3", off={"gems.swap_gems": swap_at_turns_end})
def test_a_swap_decides_the_order_at_the_next_tavern() -> None:
    bids = ({"bid": "5 4 3", "gem": 5}, {"bid": "5 4 2", "gem": 4})
    position = scene(*bids, taverns={"goblin": ["hunter"] * 3, "dragon": ["hunter"] * 3})
    assert position.to_dict()["order"] == [0, 1]
    play_tavern(position)
    assert position.to_dict()["order"] == [1, 0]


@rare("N6.1", off={"gems.swap_gems": swap_at_first_tavern_only})
def test_gems_swap_at_each_tavern_of_a_turn() -> None:
    cards = {"goblin": ["hunter"] * 3, "dragon": ["blacksmith"] * 3, "horse": ["blacksmith"] * 3}
    position = scene({"bid": "5 4 3", "gem": 5}, {"bid": "5 4 3", "gem": 4}, taverns=cards)
    play(position, "0 take hunter", "1 take hunter")
    assert gems(position) == [4, 5]
    play(position, "1 take blacksmith", "0 take blacksmith")
    assert gems(position) == [5, 4]
    play(position, "0 take blacksmith", "1 take blacksmith")
    assert gems(position) == [4, 5]
    assert position.to_act == (0, 1)


@rare("N6.1", "N3.4", off={"gems.swap_gems": swap_at_first_tavern_only})
def test_gems_swap_at_the_last_tavern_of_an_age() -> None:
    cards = {"horse": ["blacksmith"] * 3}
    position = scene({"bid": "5 4 3", "gem": 5}, {"bid": "4 5 3", "gem": 4}, turn=4, tavern="horse", taverns=cards)
    play(position, "0 take blacksmith", "1 take blacksmith")
    assert position.to_dict()["age"] == 2
    assert gems(position) == [4, 5]


# Gem 6 (N6.2)


@rare("N6.2", off={"gems.without_gem_six": lambda s, group: group})
def test_x4_gem_6_is_left_out_and_3_and_5_swap() -> None:
    position = table(("4", 3), ("4", 5), ("4", 6), age=2)
    assert order_by_gem(position) == [6, 5, 3]
    events = play_tavern(position)
    assert gems(position) == [5, 3, 6]
    assert args_of(events, "left-out") == [(2, {"gem": 6})]


@rare("N6.2", off={"gems.without_gem_six": lambda s, group: group})
def test_gem_6_leaves_a_group_of_one_that_swaps_nothing() -> None:
    position = table(("4", 3), ("4", 6), ("5", 4), age=2)
    assert order_by_gem(position) == [4, 6, 3]
    events = play_tavern(position)
    assert gems(position) == [3, 6, 4]
    assert args_of(events, "swapped") == []


@rare("N6.2", off={"gems.without_gem_six": lambda s, group: group})
def test_of_four_tied_gem_6_is_left_out_before_pairs_are_formed() -> None:
    position = table(("4", 3), ("4", 6), ("4", 5), ("4", 2), age=2)
    play_tavern(position)
    assert gems(position) == [3, 6, 2, 5]


@rare("N6.2", off={"gems.without_gem_six": lambda s, group: group})
def test_of_five_tied_gem_6_is_left_out_and_two_pairs_swap() -> None:
    position = table(("4", 3), ("4", 6), ("4", 5), ("4", 2), ("4", 4), age=2)
    assert order_by_gem(position) == [6, 5, 4, 3, 2]
    play_tavern(position)
    assert gems(position) == [4, 6, 2, 5, 3]


@rare("N6.2", "N6.1", off={"gems.without_gem_six": lambda s, group: group})
def test_gem_6_in_one_group_leaves_the_other_alone() -> None:
    position = table(("4", 6), ("4", 5), ("4", 1), ("2", 4), ("2", 3), age=2)
    play_tavern(position)
    assert gems(position) == [6, 1, 5, 3, 4]


@rare("N6.2", off={"taverns.goes_before": by_low_gem})
def test_gem_6_wins_every_tie() -> None:
    position = table(("3", 5), ("3", 6), age=2)
    assert position.to_dict()["order"] == [1, 0]
    play_tavern(position)
    assert gems(position) == [5, 6]


@pytest.mark.rule("N6.2")
def test_gem_6_wins_ties_only() -> None:
    position = table(("3", 6), ("4", 5), age=2)
    assert position.to_dict()["order"] == [1, 0]


# The gems (N1.7)


@pytest.mark.rule("N1.7")
def test_there_is_one_gem_of_each_value() -> None:
    with pytest.raises(BadPosition):
        scene({"gem": 4}, {"gem": 4})


@pytest.mark.rule("N1.7")
@pytest.mark.parametrize("gem", [-1, 7])
def test_gems_go_from_1_to_6(gem: int) -> None:
    with pytest.raises(BadPosition):
        scene({"gem": gem}, {})


@pytest.mark.rule("N1.7")
def test_any_gem_may_be_set_by_hand() -> None:
    position = scene({"gem": 1}, {"gem": 6}, {"gem": 2}, age=2)
    assert [seat(position, number)["gem"] for number in range(3)] == [1, 6, 2]
