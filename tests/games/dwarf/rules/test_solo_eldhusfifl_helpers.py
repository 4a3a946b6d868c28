"""Chapter 8, the helpers of an automated opponent: where they go, once a round, and a Get Help that comes up under its worker."""

from collections.abc import Iterable
from itertools import permutations
from typing import Any

import pytest

import dvergar
from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.games.dwarf.present.fields import fields_in
from dvergar.games.dwarf.rules.goods import is_help, kind_at
from dvergar.games.dwarf.rules.material import BY_COLUMN, BY_ONE_EACH, BY_ROW
from dvergar.games.dwarf.rules.rule_ids import D8_3
from dvergar.games.dwarf.rules.solo import help_in_column, help_in_row, place_helpers
from dvergar.games.dwarf.rules.state import State
from dvergar.games.dwarf.rules.state import top as top_card
from dvergar.games.dwarf.rules.workers import place
from tests.games.dwarf.playing import args_of, goods, kinds, play, rare, rules, seat, solo

ACTIONS = [
    "muster an army", "hold a council", "sell an item", "past glories",
    "special order", "turn back", "collapse the shafts", "run amok",
]  # fmt: skip
HELP = {3: "get help b", 5: "get help a", 6: "get help b", 7: "get help a"}
"""Where Get Help can lie."""


def piles(special: str) -> dict[str, list[str]]:
    """Return piles with all Special Actions, this one on top of pile 1: no stack has hidden cards."""
    others = [action for action in ACTIONS if action != special]
    return {"1": [special, *others[:2]], "2": others[2:5], "3": others[5:]}


def against(*seats: dict[str, Any], special: str = "muster an army", **position: Any) -> Position:
    """Return a position against Eldhusfifl, with `special` on pile 1."""
    return solo("eldhusfifl", *seats, piles=piles(special), **position)


def his(events: Iterable[Event]) -> list[str]:
    """Return his workers as they were placed before they went home: «3 on 4 (D8.3)»."""
    found: list[str] = []
    for event in events:
        if event.kind == "workers-home":
            break
        if event.kind == "placed" and event.seat == 1:
            found.append(f"{event.args['worker']} on {event.args['location']} ({event.rule})")
    return found


def helper_looks(events: Iterable[Event]) -> list[str]:
    """Return how his helpers found their locations: «row 4»."""
    found = [event for event in events if event.kind == "aims" and event.rule == "D8.3"]
    return [f"{event.args['meeple']} {event.args['location']}" for event in found]


def drawn_to(location: int, mine: dict[str, list[str]] | None = None, special: str = "muster an army") -> Position:
    """Return a position in which the last card of Mining sends his first worker to the Get Help of a location."""
    pointing = {3: "8 dragon a", 5: "2 orc raiders b", 6: "9 dragon b", 7: "2 orc raiders a"}
    stacks = {str(location): [HELP[location]]} | (mine or {})
    return against(stage="mining", special=special, mine=stacks, mountain=["4 gold seam b", pointing[location]])


def row_only(s: State, location: int, card: int, rule: int) -> None:
    """Helpers go only where the row is free."""
    s.helped = 1
    help_in_row(s, location, card, BY_ROW, rule)


def column_first(s: State, location: int, card: int, rule: int) -> None:
    """Helpers go where the column is free, then where the row is."""
    s.helped = 1
    help_in_column(s, location, card, BY_COLUMN, rule)
    help_in_row(s, location, card, BY_ONE_EACH, rule)


def each_time(s: State, worker: int, location: int, rule: int) -> None:
    """Every worker on Get Help brings helpers."""
    place(s, 1, worker, location, rule)
    if is_help(kind_at(s, location)):
        place_helpers(s, location, top_card(s, location), D8_3)


# Where they go


@pytest.mark.rule("D8.3")
@pytest.mark.parametrize(("location", "row"), [(3, (1, 2)), (5, (4, 6)), (6, (4, 5)), (7, (8, 9))])
def test_his_helpers_go_at_once_to_the_row_from_the_left(location: int, row: tuple[int, int]) -> None:
    events = drawn_to(location).opening
    assert helper_looks(events) == [f"row {row[0]}", f"row {row[1]}"]
    assert his(events) == [f"1 on {location} (D8.2)", f"3 on {row[0]} (D8.3)", f"4 on {row[1]} (D8.3)"]


@pytest.mark.rule("D8.3")
def test_his_worker_is_spent_and_his_helpers_are_not() -> None:
    assert seat(drawn_to(5), 1)["workers"] == [
        {"at": 5, "placed": 1, "spent": True},
        "home",
        {"at": 4, "placed": 2},
        {"at": 6, "placed": 3},
    ]


def second_on_help(you: int, he: int, location: int, under_you: str) -> list[Event]:
    """Play so that your worker's card sends his second worker to Get Help."""
    mine = {str(location): [HELP[location]], str(you): [under_you]}
    return play(against({}, {"workers": [he]}, mine=mine), f"0 worker {you}")


@rare("D8.3", off={"solo.place_helpers": row_only})
def test_if_the_row_is_blocked_his_helpers_go_to_the_column_from_the_top() -> None:
    events = second_on_help(you=4, he=9, location=5, under_you="orc raiders a")
    assert helper_looks(events) == ["column 2", "column 8"]
    assert his(events) == ["2 on 5 (D8.2)", "3 on 2 (D8.3)", "4 on 8 (D8.3)"]


@rare("D8.3", off={"solo.place_helpers": row_only})
def test_a_column_that_begins_above_is_filled_from_the_top_too() -> None:
    events = second_on_help(you=8, he=5, location=7, under_you="knockers b")
    assert his(events) == ["2 on 7 (D8.2)", "3 on 1 (D8.3)", "4 on 4 (D8.3)"]


@rare("D8.3", off={"solo.place_helpers": column_first})
def test_the_row_comes_before_the_column_if_both_are_free() -> None:
    events = second_on_help(you=1, he=9, location=5, under_you="iron seam")
    assert his(events) == ["2 on 5 (D8.2)", "3 on 4 (D8.3)", "4 on 6 (D8.3)"]


@rare("D8.3", off={"solo.place_helpers": column_first})
def test_if_both_are_blocked_one_helper_goes_to_each_the_rows_first() -> None:
    events = second_on_help(you=4, he=8, location=5, under_you="orc raiders a")
    assert helper_looks(events) == ["one-each 6", "one-each 2"]
    assert his(events) == ["2 on 5 (D8.2)", "3 on 6 (D8.3)", "4 on 2 (D8.3)"]


def expected_helpers(location: int, taken: set[int]) -> list[str]:
    """Return where the rule sends his helpers while a location is free in the row and in the column."""
    row = [other for other in range(1, 10) if (other - 1) // 3 == (location - 1) // 3 and other != location]
    column = [other for other in range(1, 10) if other % 3 == location % 3 and other != location]
    if not taken & set(row):
        return [f"row {other}" for other in row]
    if not taken & set(column):
        return [f"column {other}" for other in column]
    return [f"one-each {other}" for other in row + column if other not in taken]


@pytest.mark.rule("D8.3", "D8.4")
@pytest.mark.parametrize("location", HELP)
def test_with_one_worker_of_yours_and_one_of_his_row_and_column_always_suffice(location: int) -> None:
    """There are never more workers when his helpers come, so the first free location of the Mine is never needed."""
    ways = set()
    for he, you in permutations(set(range(1, 10)) - {location}, 2):
        mine = {str(location): [HELP[location]]}
        position = solo("andvettr", {"workers": [you]}, {"workers": [he]}, piles=piles("run amok"), mine=mine)
        expected = expected_helpers(location, {he, you})
        assert helper_looks(position.opening) == expected
        assert len(expected) == 2
        ways |= {look.split()[0] for look in expected}
    assert ways == {"row", "column", "one-each"}


@pytest.mark.rule("D8.3")
@pytest.mark.parametrize(
    ("taken", "helpers"),
    [
        ({2, 4, 6}, [8, 1]),  # the row is full: the column's free one, then the first free location
        ({2, 4, 8}, [6, 1]),  # the column is full
        ({1, 2, 4, 6, 8}, [3, 7]),  # both are full
    ],
)
def test_what_is_left_goes_to_the_first_free_locations(taken: set[int], helpers: list[int]) -> None:
    """No game leads to this, so the workers in his way are put there by hand."""
    fields = fields_in(against({}, {"workers": [{"at": 5, "spent": True}]}, mine={"5": ["get help a"]}))
    for location in taken:
        fields.occupied |= 1 << (location - 1)
    place_helpers(fields, 4, top_card(fields, 4), D8_3)
    assert [at + 1 for at in fields.worker[1][2:]] == helpers


# Once a round


@rare("D8.3", off={"solo.go": each_time})
def test_a_second_get_help_in_a_round_gives_him_nothing() -> None:
    position = against(
        {}, {"workers": [{"at": 5, "spent": True}, "home", 4, 6]}, helped=True,
        mine={"5": ["get help a"], "3": ["get help b"], "8": ["dragon a"]},
    )  # fmt: skip
    events = play(position, "0 worker 8")
    assert his(events) == ["2 on 3 (D8.2)"]
    assert helper_looks(events) == []
    assert goods(position, 1) == {}


@pytest.mark.rule("D8.3", "D6.1")
def test_a_helper_of_his_on_get_help_only_blocks() -> None:
    position = drawn_to(5, mine={"6": ["get help b"]})
    assert his(position.opening) == ["1 on 5 (D8.2)", "3 on 4 (D8.3)", "4 on 6 (D8.3)"]
    events = play(position, "0 worker 2", "0 worker 1")
    assert his(events) == ["2 on 9 (D8.2)"]
    assert "claimed" not in kinds(events)
    assert goods(position, 1) == {"gold": 2}


@pytest.mark.rule("D8.3")
def test_in_the_next_round_get_help_serves_him_again() -> None:
    position = against(
        stage="mining", mine={"5": ["get help a"], "6": ["get help b"]},
        mountain=["4 gold seam b", "2 orc raiders b", "1 gold seam a", "9 dragon b"],
    )  # fmt: skip
    events = play(position, "0 worker 1", "0 worker 3")
    home = kinds(events).index("workers-home")
    assert his(events[home + 1 :]) == ["1 on 6 (D8.2)", "3 on 4 (D8.3)", "4 on 5 (D8.3)"]


def unspent(s: State, worker: int, location: int, rule: int) -> None:
    """His worker on Get Help places the helpers and stays able to resolve."""
    place(s, 1, worker, location, rule)
    if is_help(kind_at(s, location)) and not s.helped:
        place_helpers(s, location, top_card(s, location), D8_3)


@rare("D8.3", "D4.8", off={"solo.go": unspent})
def test_after_his_helpers_a_seam_that_comes_up_under_his_worker_gives_him_nothing() -> None:
    position = drawn_to(5, mine={"5": ["iron seam", "get help a"]}, special="collapse the shafts")
    events = play(position, "0 special 1")
    assert his(events) == ["2 on 8 (D8.2)"]
    assert sorted(mined["location"] for mined in args_of(events, "mined")) == [4, 6, 8]


@rare("D8.3", "D4.8", off={"solo.go": unspent})
def test_a_monster_under_his_spent_worker_neither_attacks_nor_gives_glory() -> None:
    position = drawn_to(5, mine={"5": ["knockers b", "get help a"]}, special="collapse the shafts")
    events = play(position, "0 special 1")
    assert args_of(events, "held-off") == [{"seat": None, "location": 5, "card": "knockers b"}]
    assert "glory" not in goods(position, 1)


# Get Help comes up under his worker


UNDER = {"5": ["get help a", "iron seam"]}
"""His worker stands on the Iron Seam; Get Help lies below."""


@pytest.mark.rule("D8.10")
@pytest.mark.parametrize(
    ("special", "plays", "second"),
    [
        ("past glories", ["0 special 1", "0 recall 5 get help a"], 3),  # lands on 6, where a helper stands now: white
        ("collapse the shafts", ["0 special 1"], 8),
        ("hold a council", ["0 special 1"], 2),
    ],
)
def test_get_help_that_your_special_action_brings_up_serves_him_at_once(special: str, plays: list[str], second: int) -> None:
    events = play(against({}, {"workers": [5]}, special=special, mine=UNDER), *plays)
    assert his(events) == ["3 on 4 (D8.10)", "4 on 6 (D8.10)", f"2 on {second} (D8.2)"]
    assert kinds(events).index("landed") < kinds(events).index("aims")


@rare("D8.10", off={"solo.help_after_special": lambda s, landing: None})
def test_he_does_not_wait_for_his_helpers() -> None:
    position = against({}, {"workers": [5]}, special="collapse the shafts", mine=UNDER)
    events = play(position, "0 special 1")
    assert helper_looks(events) == ["row 4", "row 6"]
    assert goods(position, 1) == {"iron": 9}


def amok(seed: int, location: int) -> list[Event]:
    """Play Run Amok while his worker stands on a location with Get Help below."""
    below = {str(location): [HELP[location], "gold seam" if location == 7 else "iron seam"]}
    data = {"seats": [{}, {"workers": [location]}], "piles": piles("run amok"), "mine": below}
    return play(dvergar.game("dwarf", solo="eldhusfifl").load(data, seed=seed), "0 special 1")


@pytest.mark.rule("D8.10", "D5.9")
def test_run_amok_may_bring_get_help_up_under_him() -> None:
    ways = set()
    for seed in range(12):
        events = amok(seed, 5)
        came_up = args_of(events, "mixed")[0]["card"] == "get help a"
        ways.add(came_up)
        assert his(events) == ["3 on 4 (D8.10)", "4 on 6 (D8.10)"] * came_up + ["2 on 7 (D8.2)"]
    assert ways == {False, True}


@pytest.mark.rule("D8.10", "D5.9", "D4.6")
def test_run_amok_may_bring_get_help_up_where_its_own_card_lands() -> None:
    ways = set()
    for seed in range(12):
        events = amok(seed, 7)
        came_up = args_of(events, "mixed")[0]["card"] == "get help a"
        ways.add(came_up)
        assert his(events) == ["3 on 8 (D8.10)", "4 on 9 (D8.10)"] * came_up + ["2 on 6 (D8.2)"]
    assert ways == {False, True}


@rare("D8.10", "D4.6", off={"workers.claim_early": lambda s, seat, worker, location: None})
def test_his_helpers_come_even_if_your_card_lands_on_the_get_help() -> None:
    position = against({}, {"workers": [6]}, special="past glories", mine={"6": ["get help b", "iron seam"]})
    events = play(position, "0 special 1", "0 recall 6 get help b")
    assert args_of(events, "early") == [{"seat": 1, "worker": 1, "location": 6, "card": "get help b"}]
    assert rules(events, "claimed") == ["D4.6"]
    assert his(events) == ["3 on 4 (D8.10)", "4 on 5 (D8.10)", "2 on 3 (D8.2)"]
    assert kinds(events).index("landed") < kinds(events).index("aims")
    assert goods(position, 1) == {"iron": 9}


HELPED = {"workers": [{"at": 5, "spent": True}, "home", 4, 6]}
"""His first worker has used Get Help on 5; his helpers stand on 4 and 6."""


@rare("D8.10", "D8.3", off={"solo.go": unspent})
def test_a_card_landing_on_his_used_get_help_gives_nothing_again() -> None:
    events = play(drawn_to(5, special="special order"), "0 special 1")
    assert "early" not in kinds(events)
    assert "claimed" not in kinds(events)
    assert his(events) == ["2 on 8 (D8.2)"]


@rare("D8.10", "D8.3", off={"solo.help_after_special": lambda s, landing: place_helpers(s, landing, top_card(s, landing), D8_3)})
def test_a_special_action_elsewhere_brings_his_helpers_no_second_time() -> None:
    position = against({}, HELPED, helped=True, mine={"5": ["get help a"]})
    events = play(position, "0 special 1")
    assert his(events) == ["2 on 3 (D8.2)"]
    assert goods(position, 1) == {"iron": 9}


@pytest.mark.rule("D8.10", "D8.3")
def test_get_help_that_comes_up_under_a_helper_gives_nothing_again() -> None:
    position = against(
        {}, HELPED, helped=True, special="collapse the shafts", mine={"5": ["get help a"], "6": ["get help b", "iron seam"]}
    )
    events = play(position, "0 special 1")
    assert his(events) == ["2 on 8 (D8.2)"]
    assert goods(position, 1) == {"iron": 6}


@pytest.mark.rule("D8.10", "D8.3", "D4.6")
def test_a_card_landing_on_a_helper_on_get_help_gives_nothing_again() -> None:
    position = against({}, HELPED, helped=True, special="past glories", mine={"5": ["get help a"], "6": ["get help b"]})
    events = play(position, "0 special 1")
    assert args_of(events, "early") == [{"seat": 1, "worker": 4, "location": 6, "card": "get help b"}]
    assert "claimed" not in kinds(events)
    assert his(events) == ["2 on 3 (D8.2)"]
    assert goods(position, 1) == {"iron": 6}


@pytest.mark.rule("D8.10", "D4.7")
def test_get_help_that_stays_below_gives_him_nothing() -> None:
    position = against({}, {"workers": [6]}, special="past glories", mine={"6": ["get help b", "iron seam", "knockers a"]})
    events = play(position, "0 special 1", "0 recall 6 iron seam")
    assert his(events) == ["2 on 3 (D8.2)"]
    assert goods(position, 1) == {"iron": 6}
