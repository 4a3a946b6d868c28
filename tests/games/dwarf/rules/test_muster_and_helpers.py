"""Chapter 5, Muster an Army: whether helpers may stand where it keeps monsters away (option muster_locations)."""

from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadPosition, IllegalAction
from dvergar.api.play import Position
from tests.games.dwarf.playing import args_of, asked, goods, play, reasons, rules, scene, words

DRAGONS = {"4": ["iron seam", "dragon b"], "5": ["iron seam", "get help a"], "8": ["iron seam", "dragon a"]}
ARMY = {"muster_locations": "occupied"}


def helping(options: dict[str, Any], *others: int, **position: Any) -> Position:
    """Seat 0 on Get Help may send helpers, seat 1 stands on these locations; an army is mustered."""
    seats: list[dict[str, Any]] = [{"workers": [5, 9]}, {"workers": list(others)}]
    return scene(*seats, options=options, **{"stage": "help", "muster": True, "mine": DRAGONS, **position})


@pytest.mark.rule("D5.1")
def test_helpers_may_stand_where_the_army_keeps_monsters_away() -> None:
    position = helping({}, 1, 2)
    events = play(position, "0 worker 4", "0 worker 3")
    assert goods(position, 0)["glory"] == 1
    assert args_of(events, "kept-away") == [{"seat": None, "location": 8, "card": "dragon a"}]


@pytest.mark.rule("D5.1", "D6.1")
def test_with_the_option_helpers_cannot_go_where_the_army_stands() -> None:
    position = helping(ARMY, 1, 2)
    assert words(position) == ["worker 3", "worker 6", "worker 7", "pass"]
    assert {place for place, rule in reasons(position).items() if rule == "D5.1"} == {"worker 4", "worker 8"}
    with pytest.raises(IllegalAction, match="location 4") as refused:
        position.play(0, "worker 4")
    assert refused.value.rule == "D5.1"
    events = play(position, "0 worker 3", "0 worker 6")
    assert [event["location"] for event in args_of(events, "kept-away")] == [4, 8]


@pytest.mark.rule("D5.1", "D6.2")
def test_with_the_option_a_regular_worker_still_earns_glory_under_an_army() -> None:
    position = scene({"workers": [5, 4]}, {"workers": [8, 1]}, options=ARMY, stage="help", muster=True, mine=DRAGONS)
    play(position, "0 worker 2", "0 worker 3")
    assert (goods(position, 0)["glory"], goods(position, 1)["glory"]) == (1, 1)


@pytest.mark.rule("D5.1", "D4.4")
def test_with_the_option_second_workers_may_go_where_the_army_stands() -> None:
    position = scene({"workers": [5]}, {"workers": [1]}, options=ARMY, stage="second", muster=True, mine=DRAGONS)
    assert {"worker 4", "worker 8"} <= set(words(position))


@pytest.mark.rule("D5.1", "D6.1")
def test_with_the_option_helpers_are_lost_where_only_army_locations_are_free() -> None:
    monsters = {"4": ["dragon b"], "3": ["great dragon b"], "6": ["knockers a"], "7": ["knockers a"], "8": ["dragon a"]}
    position = helping(ARMY, 1, 2, mine={"5": ["get help a"]} | monsters)
    assert rules(position.opening, "lost-helper") == ["D6.1", "D6.1"]
    assert asked(helping({}, 1, 2, mine={"5": ["get help a"]} | monsters)) == (0, "helper")


@pytest.mark.rule("D5.1")
def test_without_an_army_the_option_changes_nothing() -> None:
    assert words(helping(ARMY, 1, 2, muster=False)) == words(helping({}, 1, 2))


@pytest.mark.rule("D5.1")
def test_with_the_option_no_position_has_a_helper_where_an_army_stands() -> None:
    data = {"stage": "defend", "muster": True, "mine": DRAGONS, "seats": [{"workers": [5, 9, 4]}, {"workers": [1, 2]}]}
    with pytest.raises(BadPosition, match="Muster an Army"):
        dvergar.game("dwarf", players=2, **ARMY).load(data)
    found = dvergar.game("dwarf", players=2, **ARMY).check(data)
    assert [(finding.field, finding.rule, finding.impossible) for finding in found] == [("seats[0].workers", "D5.1", True)]
    assert dvergar.game("dwarf", players=2).load(data).to_dict()["round"] == 2
