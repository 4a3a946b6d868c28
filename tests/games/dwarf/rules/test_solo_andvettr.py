"""Chapter 8, Andvettr and his father: Get Help first, which cards are usable, and where they go otherwise."""

from collections.abc import Iterable
from typing import Any

import pytest

from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.games.dwarf.rules.goods import is_help, kind_at
from dvergar.games.dwarf.rules.material import CARD_BLACK, CARD_WHITE
from dvergar.games.dwarf.rules.rule_ids import D8_2, D8_4
from dvergar.games.dwarf.rules.solo import first_free, first_help, follow, go, is_usable, look_elsewhere
from dvergar.games.dwarf.rules.state import State, is_free
from tests.games.dwarf.playing import args_of, goods, kinds, play, rare, rules, solo

ACTIONS = [
    "muster an army", "hold a council", "sell an item", "past glories",
    "special order", "turn back", "collapse the shafts", "run amok",
]  # fmt: skip
BOTH = ("andvettr", "andvettr-fadir")
POINTING = {
    1: "4 great dragon a", 2: "1 gold seam a", 3: "8 dragon a", 4: "1 sidhe a", 5: "2 orc raiders b",
    6: "9 dragon b", 7: "2 orc raiders a", 8: "2 sidhe b", 9: "1 gold seam b",
}  # fmt: skip
"""For each location a card whose black meeple points there."""


def against(opponent: str, *seats: dict[str, Any], special: str = "muster an army", **position: Any) -> Position:
    """Return a position against an opponent, with `special` on pile 1 and the other Special Actions in the piles: no hidden
    cards.
    """
    others = [action for action in ACTIONS if action != special]
    return solo(opponent, *seats, piles={"1": [special, *others[:2]], "2": others[2:5], "3": others[5:]}, **position)


def his(events: Iterable[Event]) -> list[str]:
    """Return his workers as they were placed before they went home: «2 on 5 (D8.4)»."""
    found: list[str] = []
    for event in events:
        if event.kind == "workers-home":
            break
        if event.kind == "placed" and event.seat == 1:
            found.append(f"{event.args['worker']} on {event.args['location']} ({event.rule})")
    return found


def looks(events: Iterable[Event]) -> list[str]:
    """Return where he looked: «black 5 occupied»."""
    found = [event.args for event in events if event.kind == "aims"]
    return [f"{look['meeple']} {look['location']} {look['verdict']}" for look in found]


def first_worker(opponent: str, target: int, him: dict[str, int], mine: dict[str, list[str]]) -> Position:
    """Return a position in which the last card of Mining points his first worker to the target."""
    location, card = POINTING[target].split(maxsplit=1)
    return against(opponent, {}, him, drawn=POINTING[target], mine={location: [card]} | mine)


# Get Help comes first


def last_help(s: State) -> int:
    """The last free Get Help in reading order."""
    found = first_help(s)
    for location in range(found + 1, 9):
        if is_free(s, location) and is_help(kind_at(s, location)):
            found = location
    return found


def help_again(s: State) -> None:
    """Get Help first, even if he has helpers already."""
    go(s, 1, first_help(s), D8_4)


@rare("D8.4", off={"solo.first_help": lambda s: -1})
def test_his_second_worker_takes_a_free_get_help_before_all_else() -> None:
    for opponent in BOTH:
        events = play(against(opponent, {}, {"workers": [9]}, mine={"5": ["get help a"]}), "0 worker 2")
        assert his(events) == ["2 on 5 (D8.4)", "3 on 4 (D8.3)", "4 on 6 (D8.3)"]
        assert looks(events)[0] == "help 5 free"


@pytest.mark.rule("D8.4")
def test_eldhusfifl_does_not_look_for_get_help() -> None:
    assert his(play(against("eldhusfifl", {}, {"workers": [9]}, mine={"5": ["get help a"]}), "0 worker 2")) == ["2 on 8 (D8.2)"]


@rare("D8.4", off={"solo.first_help": last_help})
def test_of_several_he_takes_the_first_free_get_help_in_reading_order() -> None:
    mine = {"3": ["get help b"], "5": ["get help a"], "6": ["get help b"], "7": ["get help a"]}
    assert his(play(against("andvettr", {}, {"workers": [9]}, mine=mine), "0 worker 2"))[0] == "2 on 3 (D8.4)"
    assert his(play(against("andvettr", {}, {"workers": [9]}, mine=mine), "0 worker 3"))[0] == "2 on 5 (D8.4)"


@rare("D8.4", off={"solo.first_help": lambda s: -1})
def test_get_help_comes_first_after_your_special_action_too() -> None:
    for opponent in BOTH:
        events = play(against(opponent, {}, {"workers": [9]}, mine={"5": ["get help a"]}), "0 special 1")
        assert his(events) == ["2 on 5 (D8.4)", "3 on 4 (D8.3)", "4 on 6 (D8.3)"]


@pytest.mark.rule("D8.4")
def test_a_get_help_that_your_card_has_covered_is_gone() -> None:
    events = play(against("andvettr", {}, {"workers": [9]}, special="special order", mine={"5": ["get help a"]}), "0 special 1")
    assert his(events) == ["2 on 5 (D8.2)"]
    assert looks(events)[0] == "black 5 free"


@pytest.mark.rule("D8.4")
def test_a_get_help_where_you_stand_is_not_for_him() -> None:
    assert his(play(against("andvettr", {}, {"workers": [9]}, mine={"5": ["get help a"]}), "0 worker 5")) == ["2 on 4 (D8.2)"]


@rare("D8.4", off={"solo.place_second": help_again})
def test_he_looks_for_get_help_only_while_he_has_no_helpers() -> None:
    him = {"workers": [{"at": 5, "spent": True}, "home", 4, 6]}
    mine = {"5": ["get help a"], "3": ["get help b"]}
    assert his(play(against("andvettr", {}, him, helped=True, mine=mine), "0 worker 2")) == ["2 on 8 (D8.2)"]


@rare("D8.4", "D8.10", off={"solo.place_second": help_again})
def test_helpers_that_your_special_action_brought_him_count_too() -> None:
    mine = {"5": ["get help a", "iron seam"], "3": ["get help b"]}
    events = play(against("andvettr", {}, {"workers": [5]}, special="collapse the shafts", mine=mine), "0 special 1")
    assert his(events) == ["3 on 4 (D8.10)", "4 on 6 (D8.10)", "2 on 8 (D8.2)"]


@pytest.mark.rule("D8.4")
def test_his_first_worker_does_not_look_for_get_help() -> None:
    position = first_worker("andvettr", 6, {}, {"5": ["get help a"]})
    assert his(position.opening) == ["1 on 6 (D8.2)"]


# What is usable


PRICES = [
    (1, "alloy steel a", {"iron": 3}),
    (4, "forge axe a", {"steel": 2}),
    (6, "forge crown a", {"gold": 3}),
    (9, "forge dagger a", {"iron": 1, "steel": 2}),
    (7, "forge mace a", {"steel": 2, "gold": 1}),
    (6, "forge armour b", {"steel": 2, "gold": 1}),
    (7, "forge diadem b", {"iron": 1, "steel": 1, "gold": 1}),
    (8, "forge helm b", {"steel": 1, "gold": 2}),
    (3, "forge sword b", {"steel": 3}),
]
FOR_NOTHING = [
    (2, "iron seam"), (7, "gold seam"), (8, "dragon a"), (4, "great dragon a"), (5, "knockers b"), (3, "orc raiders a"),
    (1, "sidhe a"), (5, "get help a"),
]  # fmt: skip


@pytest.mark.rule("D8.5", "D8.2")
@pytest.mark.parametrize("opponent", BOTH)
@pytest.mark.parametrize(("location", "card", "price"), PRICES)
def test_a_card_is_usable_with_exactly_its_price(opponent: str, location: int, card: str, price: dict[str, int]) -> None:
    events = first_worker(opponent, location, price, {str(location): [card]}).opening
    assert his(events) == [f"1 on {location} (D8.2)"]
    assert looks(events) == [f"black {location} free"]


@pytest.mark.rule("D8.5", "D8.4")
@pytest.mark.parametrize("opponent", BOTH)
@pytest.mark.parametrize(("location", "card", "price"), PRICES)
def test_a_card_is_useless_with_one_good_too_few(opponent: str, location: int, card: str, price: dict[str, int]) -> None:
    for good, amount in price.items():
        him = {"iron": 9, "steel": 9, "gold": 9} | {good: amount - 1}
        events = first_worker(opponent, location, him, {str(location): [card]}).opening
        assert looks(events)[0] == f"black {location} useless"
        assert rules(events, "aims")[0] == "D8.5"
        assert his(events)[0] != f"1 on {location} (D8.2)"


@pytest.mark.rule("D8.5", "D8.2")
@pytest.mark.parametrize("opponent", BOTH)
@pytest.mark.parametrize(("location", "card"), FOR_NOTHING)
def test_seams_monsters_and_get_help_are_usable_with_nothing(opponent: str, location: int, card: str) -> None:
    events = first_worker(opponent, location, {}, {str(location): [card]}).opening
    assert his(events)[0] == f"1 on {location} (D8.2)"
    assert looks(events)[0] == f"black {location} free"


@rare("D8.5", off={"solo.is_usable": lambda s, location: True})
def test_get_help_is_useless_while_he_has_helpers() -> None:
    him = {"workers": [{"at": 5, "spent": True}, "home", 4, 6]}
    mine = {"5": ["get help a"], "3": ["get help b"], "8": ["dragon a"]}
    events = play(against("andvettr", {}, him, helped=True, mine=mine), "0 worker 8")
    assert his(events) == ["2 on 1 (D8.4)"]
    assert looks(events) == ["black 3 useless", "row 1 free"]


@rare("D8.5", off={"solo.is_usable": lambda s, location: True})
def test_the_income_of_his_first_worker_is_not_counted() -> None:
    position = against("andvettr", {}, {"iron": 2, "workers": [5]}, mine={"1": ["alloy steel a"]})
    assert looks(play(position, "0 worker 4")) == ["black 1 useless", "row 2 free"]


@pytest.mark.rule("D8.5")
def test_nothing_is_set_aside_for_his_first_worker() -> None:
    mine = {"1": ["alloy steel a"], "5": ["alloy steel b"], "2": ["orc raiders b"]}
    position = against("andvettr", {}, {"iron": 3, "workers": [1]}, mine=mine)
    assert his(play(position, "0 worker 2")) == ["2 on 5 (D8.2)"]
    events = play(position, "0 pass")
    assert [mined["location"] for mined in args_of(events, "mined")] == [1]
    assert [poor["location"] for poor in args_of(events, "too-poor")] == [5]


@pytest.mark.rule("D8.5")
def test_coming_attacks_are_not_considered() -> None:
    mine = {"6": ["forge crown a"], "8": ["dragon a"]}
    position = against("andvettr", {}, {"gold": 3, "workers": [1]}, mine=mine)
    assert his(play(position, "0 worker 9")) == ["2 on 6 (D8.2)"]
    events = play(position, "0 pass")
    assert args_of(events, "too-poor") == [{"seat": 1, "location": 6, "card": "forge crown a"}]
    assert goods(position, 1) == {"iron": 3, "gold": 2}


@pytest.mark.rule("D8.5", "D8.3", "D8.8")
@pytest.mark.parametrize("opponent", BOTH)
def test_his_helpers_go_even_to_useless_locations(opponent: str) -> None:
    mine = {"5": ["get help a"], "4": ["forge axe a"], "6": ["forge crown a"]}
    position = first_worker(opponent, 5, {}, mine)
    assert his(position.opening) == ["1 on 5 (D8.2)", "3 on 4 (D8.3)", "4 on 6 (D8.3)"]


# Where he goes instead


def no_elsewhere(s: State, worker: int, card: int, target: int) -> None:
    """The target, useless or not."""
    go(s, worker, target, D8_4)


def white_if_useless(s: State, worker: int, card: int) -> None:
    """Try white where black is occupied or useless."""
    good = is_free(s, CARD_BLACK[card]) and is_usable(s, CARD_BLACK[card])
    go(s, worker, CARD_BLACK[card] if good else CARD_WHITE[card], D8_2)


def row_of_black(s: State, worker: int, card: int) -> None:
    """Search the row of the black location even where white is the target."""
    if is_free(s, CARD_BLACK[card]):
        follow(s, worker, card)
    else:
        look_elsewhere(s, worker, card, CARD_BLACK[card])


SWORD = {"3": ["forge sword b"], "8": ["dragon a"]}
"""A worker on 8 sends him to 3, where he cannot pay."""


@rare("D8.4", off={"solo.look_elsewhere": no_elsewhere})
def test_instead_of_a_useless_target_he_takes_its_row_from_the_left() -> None:
    for opponent in BOTH:
        events = play(against(opponent, {}, {"workers": [9]}, mine=SWORD), "0 worker 8")
        assert his(events) == ["2 on 1 (D8.4)"]
        assert looks(events) == ["black 3 useless", "row 1 free"]


@rare("D8.4", off={"solo.look_elsewhere": no_elsewhere})
def test_in_the_row_he_passes_over_what_is_occupied() -> None:
    events = play(against("andvettr", {}, {"workers": [1]}, mine=SWORD), "0 worker 8")
    assert his(events) == ["2 on 2 (D8.4)"]
    assert looks(events) == ["black 3 useless", "row 1 occupied", "row 2 free"]


@rare("D8.4", "D8.5", off={"solo.is_usable": lambda s, location: location + 1 != 3})
def test_in_the_row_he_passes_over_what_is_useless() -> None:
    events = play(against("andvettr", {}, {"workers": [9]}, mine=SWORD | {"1": ["alloy steel b"]}), "0 worker 8")
    assert his(events) == ["2 on 2 (D8.4)"]
    assert looks(events) == ["black 3 useless", "row 1 useless", "row 2 free"]


@pytest.mark.rule("D8.4")
@pytest.mark.parametrize(
    ("target", "card", "instead"), [(1, "alloy steel b", 2), (2, "alloy steel a", 1), (9, "forge dagger a", 7)]
)
def test_the_row_is_that_of_the_target_wherever_it_lies_in_it(target: int, card: str, instead: int) -> None:
    events = first_worker("andvettr", target, {}, {str(target): [card]}).opening
    assert his(events) == [f"1 on {instead} (D8.4)"]
    assert looks(events) == [f"black {target} useless", f"row {instead} free"]


@rare("D8.4", off={"solo.follow": white_if_useless})
def test_white_is_not_tried_where_black_is_only_useless() -> None:
    events = play(against("andvettr", {}, {"workers": [9]}, mine=SWORD), "0 worker 8")
    assert [look for look in looks(events) if look.startswith("white")] == []
    assert his(events) == ["2 on 1 (D8.4)"]


@rare("D8.4", off={"solo.follow": row_of_black})
def test_if_black_is_occupied_the_row_is_that_of_white() -> None:
    mine = {"6": ["forge crown a"], "8": ["dragon a"]}
    events = play(against("andvettr", {}, {"workers": [3]}, mine=mine), "0 worker 8")
    assert his(events) == ["2 on 4 (D8.4)"]
    assert looks(events) == ["black 3 occupied", "white 6 useless", "row 4 free"]


@rare("D8.4", "D8.2", off={"solo.look_elsewhere": no_elsewhere})
def test_if_both_are_occupied_and_the_first_free_is_useless_he_takes_its_row() -> None:
    him = {"workers": [{"at": 5, "spent": True}, "home", 4, 6]}
    mine = {"5": ["get help a"], "1": ["alloy steel a"]}
    events = play(against("andvettr", {}, him, helped=True, mine=mine), "0 worker 9")
    assert his(events) == ["2 on 2 (D8.4)"]
    assert looks(events) == ["black 6 occupied", "white 4 occupied", "first-free 1 useless", "row 2 free"]


@rare("D8.4", off={"solo.look_elsewhere": lambda s, worker, card, target: go(s, worker, first_free(s), D8_4)})
def test_if_the_whole_row_fails_andvettr_goes_back_to_the_useless_target() -> None:
    position = against("andvettr", {}, {"workers": [2]}, mine=SWORD | {"1": ["alloy steel b"]})
    events = play(position, "0 worker 8")
    assert his(events) == ["2 on 3 (D8.4)"]
    assert looks(events) == ["black 3 useless", "row 1 useless", "row 2 occupied", "back 3 free"]
    assert args_of(play(position, "0 pass"), "too-poor") == [{"seat": 1, "location": 3, "card": "forge sword b"}]


@rare("D8.8", off={"solo.look_elsewhere": no_elsewhere})
def test_if_the_whole_row_fails_his_father_searches_the_whole_mine() -> None:
    mine = SWORD | {"1": ["alloy steel b"], "4": ["forge axe a"]}
    events = play(against("andvettr-fadir", {}, {"workers": [2]}, mine=mine), "0 worker 8")
    assert his(events) == ["2 on 5 (D8.8)"]
    assert looks(events) == ["black 3 useless", "row 1 useless", "row 2 occupied", "mine 4 useless", "mine 5 free"]


@rare("D8.8", off={"solo.look_elsewhere": no_elsewhere})
def test_his_father_begins_at_the_top_even_if_the_target_lies_below() -> None:
    mine = {"4": ["forge axe a"], "5": ["alloy steel b"], "6": ["forge crown a"]}
    events = first_worker("andvettr-fadir", 6, {}, mine).opening
    assert his(events) == ["1 on 1 (D8.8)"]
    assert looks(events) == ["black 6 useless", "row 4 useless", "row 5 useless", "mine 1 free"]


USELESS = {
    "1": ["alloy steel a"], "2": ["alloy steel a"], "3": ["forge sword b"], "4": ["forge axe a"], "5": ["alloy steel b"],
    "6": ["forge crown a"], "7": ["forge mace a"], "8": ["forge helm b"], "9": ["forge dagger a"],
}  # fmt: skip
"""A Mine without anything usable for players who own nothing."""


@rare("D8.8", off={"solo.look_elsewhere": no_elsewhere})
def test_his_father_leaves_a_worker_out_if_nothing_is_usable() -> None:
    position = against("andvettr-fadir", drawn="4 forge axe a", mine=USELESS)
    assert his(position.opening) == []
    assert looks(position.opening) == [
        "black 6 useless", "row 4 useless", "row 5 useless", "mine 1 useless", "mine 2 useless", "mine 3 useless",
        "mine 7 useless", "mine 8 useless", "mine 9 useless", "none 6 useless",
    ]  # fmt: skip
    assert (args_of(position.opening, "left-out"), rules(position.opening, "left-out")) == ([{"seat": 1, "worker": 1}], ["D8.8"])
    events = play(position, "0 worker 1")
    assert (args_of(events, "left-out"), rules(events, "left-out")) == ([{"seat": 1, "worker": 2}], ["D8.8"])
    assert his(events) == []


@pytest.mark.rule("D8.8", "D8.4")
def test_andvettr_places_his_worker_even_if_nothing_is_usable() -> None:
    position = against("andvettr", drawn="4 forge axe a", mine=USELESS)
    assert his(position.opening) == ["1 on 6 (D8.4)"]


@pytest.mark.rule("D8.8", "D8.2")
def test_a_first_worker_left_out_does_not_keep_the_second_from_your_card() -> None:
    events = play(against("andvettr-fadir", drawn="4 forge axe a", mine=USELESS), "0 special 1")
    assert his(events) == ["2 on 3 (D8.2)"]
    assert "left-out" not in kinds(events)


@pytest.mark.rule("D8.8", "D8.5")
def test_his_father_never_takes_a_useless_get_help() -> None:
    him = {"workers": [{"at": 5, "spent": True}, "home", 4, 6]}
    position = against("andvettr-fadir", {}, him, helped=True, mine=USELESS | {"5": ["get help a"], "3": ["get help b"]})
    events = play(position, "0 worker 9")
    assert looks(events)[0] == "black 7 useless"
    assert "mine 3 useless" in looks(events)
    assert rules(events, "left-out") == ["D8.8"]


# By the letter: any free location of the row, and Get Help with helpers already there


ANY_IN_ROW = {"opponent_row": "free"}
ALWAYS_HELP = {"opponent_help": "always"}
HAS_HELPERS = {"workers": [{"at": 5, "spent": True}, "home", 4, 6]}
"""His first worker brought his helpers from Get Help on 5."""
TWO_HELPS = {"5": ["get help a"], "7": ["get help a"]}


@pytest.mark.rule("D8.4")
@pytest.mark.parametrize(("options", "place", "last"), [({}, 2, "row 2 free"), (ANY_IN_ROW, 1, "row 1 free")])
def test_with_the_option_he_takes_the_first_free_location_of_the_row_though_useless(
    options: dict[str, str], place: int, last: str
) -> None:
    position = against("andvettr", {}, {"workers": [9]}, mine=SWORD | {"1": ["alloy steel b"]}, options=options)
    assert {one.words: one.effects for one in position.decision().choices}["worker 8"]["answer"] == place
    events = play(position, "0 worker 8")
    assert his(events) == [f"2 on {place} (D8.4)"]
    assert looks(events)[-1] == last


@pytest.mark.rule("D8.4")
def test_with_the_option_he_passes_over_occupied_locations_and_goes_back_where_none_is_free() -> None:
    him = {"workers": [{"at": 9, "spent": True}, "home", 1, 2]}
    position = against("andvettr", {}, him, helped=True, mine=SWORD, options=ANY_IN_ROW)
    events = play(position, "0 worker 8")
    assert looks(events) == ["black 3 useless", "row 1 occupied", "row 2 occupied", "back 3 free"]
    assert his(events) == ["2 on 3 (D8.4)"]


@pytest.mark.rule("D8.8", "D8.4")
@pytest.mark.parametrize(("options", "place"), [({}, 5), (ANY_IN_ROW, 1)])
def test_with_the_option_his_father_tries_one_location_of_the_row_and_then_the_whole_mine(
    options: dict[str, str], place: int
) -> None:
    mine = {"4": ["forge axe a"], "6": ["forge crown a"]}
    events = against("andvettr-fadir", drawn=POINTING[6], mine={"9": ["dragon b"]} | mine, options=options).opening
    assert looks(events)[:2] == ["black 6 useless", "row 4 useless"]
    assert his(events) == [f"1 on {place} ({'D8.8' if options else 'D8.4'})"]


@pytest.mark.rule("D8.8")
def test_with_the_option_his_father_still_finds_the_rest_of_the_row() -> None:
    mine = USELESS | {"4": ["forge axe a"], "5": ["iron seam"], "9": ["dragon b"]}
    position = against("andvettr-fadir", {}, {}, drawn=POINTING[6], mine=mine, options=ANY_IN_ROW)
    assert his(position.opening) == ["1 on 5 (D8.8)"]


@pytest.mark.rule("D8.4")
@pytest.mark.parametrize(
    ("options", "moves", "first"), [({}, ["2 on 9 (D8.2)"], "black 9 free"), (ALWAYS_HELP, ["2 on 7 (D8.4)"], "help 7 free")]
)
def test_with_the_option_his_second_worker_takes_get_help_with_helpers_already_there(
    options: dict[str, str], moves: list[str], first: str
) -> None:
    events = play(against("andvettr", {}, HAS_HELPERS, helped=True, mine=TWO_HELPS, options=options), "0 worker 8")
    assert his(events) == moves
    assert looks(events) == [first]


@pytest.mark.rule("D8.8", "D8.4")
@pytest.mark.parametrize(
    ("options", "moves", "seen"),
    [({}, ["2 on 9 (D8.2)"], ["black 9 free"]), (ALWAYS_HELP, ["2 on 1 (D8.8)"], ["help 7 useless", "mine 1 free"])],
)
def test_with_the_option_his_father_searches_the_mine_since_get_help_brings_him_nothing(
    options: dict[str, str], moves: list[str], seen: list[str]
) -> None:
    events = play(against("andvettr-fadir", {}, HAS_HELPERS, helped=True, mine=TWO_HELPS, options=options), "0 worker 8")
    assert his(events) == moves
    assert looks(events) == seen


@pytest.mark.rule("D8.4")
def test_the_options_are_nothing_to_eldhusfifl() -> None:
    options = ANY_IN_ROW | ALWAYS_HELP
    events = play(against("eldhusfifl", {}, HAS_HELPERS, helped=True, mine=TWO_HELPS | SWORD, options=options), "0 worker 8")
    assert his(events) == ["2 on 3 (D8.2)"]


@pytest.mark.rule("D5.1", "D8.3")
@pytest.mark.parametrize("reading", ["free", "occupied"])
def test_his_helpers_come_before_actions_are_resolved_so_an_army_keeps_them_from_nothing(reading: str) -> None:
    mine = {"5": ["get help a"], "4": ["dragon b"]}
    position = against("andvettr", {}, {"workers": [9]}, mine=mine, options={"muster_locations": reading})
    assert his(play(position, "0 special 1")) == ["2 on 5 (D8.4)", "3 on 4 (D8.3)", "4 on 6 (D8.3)"]
