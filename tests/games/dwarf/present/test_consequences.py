"""The predicted consequences of Past Glories and of the order of two workers."""

from typing import Any

import pytest

from dvergar.api.play import Position
from dvergar.games.dwarf.adapters.models import DwarfChoice
from tests.games.dwarf.playing import goods, play, scene


def effects(position: Position) -> dict[str, dict[str, Any]]:
    """Return the effects of all choices by their words."""
    choices = position.decision().choices
    for choice in choices:
        DwarfChoice.model_validate({"words": choice.words, "code": choice.code, **choice.effects})
    return {choice.words: choice.effects for choice in choices}


def glories(*seats: dict[str, Any], **mine: list[str]) -> Position:
    """Return a position in which seat 0 has taken Past Glories, whose card lands on 6; no card is hidden in a stack."""
    stacks = {number.removeprefix("at_"): cards for number, cards in mine.items()}
    position = scene(*seats, piles={"1": ["past glories"], "2": ["run amok"]}, mine=stacks, starter=0)
    play(position, "0 special 1")
    return position


@pytest.mark.rule("D5.4")
def test_a_recalled_card_says_what_it_would_give_a_worker_there() -> None:
    found = effects(glories({"steel": 3}, {}, at_3=["iron seam", "forge sword b", "alloy steel a"]))
    assert found["recall 3 forge sword b"] == {"card": "forge sword b", "gains": {"steel": -3, "items": 1}}
    assert found["recall 3 iron seam"]["gains"] == {"iron": 3}
    poor = effects(glories({"steel": 2}, {}, at_3=["iron seam", "forge sword b", "alloy steel a"]))
    assert poor["recall 3 forge sword b"]["poor"]


@pytest.mark.rule("D5.4", "D6.2")
def test_a_monster_that_comes_up_on_a_free_location_will_strike() -> None:
    found = effects(glories({}, {}, at_4=["iron seam", "dragon b", "great dragon a", "forge axe a"]))
    assert found["recall 4 dragon b"]["stirs"]
    assert "stirs" not in found["recall 4 iron seam"]


@pytest.mark.rule("D5.4", "D6.2")
def test_a_monster_that_is_covered_will_not_strike() -> None:
    found = effects(glories({}, {}, at_4=["iron seam", "dragon b", "great dragon a"]))
    assert found["recall 4 iron seam"]["calms"]
    assert found["recall 4 dragon b"]["stirs"]


@pytest.mark.rule("D5.4", "D6.2")
def test_no_monster_strikes_on_an_occupied_location() -> None:
    position = scene(
        {}, {"workers": [4]}, mine={"4": ["iron seam", "dragon b", "great dragon a"]}, piles={"1": ["past glories"]}, starter=1
    )
    play(position, "0 special 1")
    found = effects(position)
    assert not {"stirs", "calms"} & {*found["recall 4 dragon b"], *found["recall 4 iron seam"]}


@pytest.mark.rule("D4.3", "D5.4")
def test_the_special_card_buries_what_comes_up_where_it_lands() -> None:
    found = effects(glories({}, {}, at_6=["iron seam", "forge crown a", "knockers a"]))
    assert found["recall 6 iron seam"] == {"card": "iron seam", "gains": {"iron": 3}, "buried": True}


@pytest.mark.rule("D5.4")
def test_a_top_card_and_a_single_card_say_why_they_cannot_be_recalled() -> None:
    closed = glories({}, {}, at_4=["iron seam", "dragon b"]).decision().closed
    assert {reason.key for reason in closed} == {"closed-recall-top", "closed-recall-single"}
    assert [(reason.words, reason.rule) for reason in closed if reason.args["location"] == 4] == [("recall 4 dragon b", "D5.4")]
    assert len(closed) == 9


@pytest.mark.rule("D6.4")
def test_the_order_of_two_workers_shows_what_both_bring() -> None:
    position = scene({"workers": [1, 2]}, {"workers": [7]}, stage="mine", mine={"1": ["iron seam", "alloy steel a"]})
    found = {words: effect["together"] for words, effect in effects(position).items()}
    assert found == {"first 1": {"iron": 3}, "first 2": {"steel": 2}}
    for words, together in found.items():
        twin = position.clone()
        play(twin, f"0 {words}")
        assert goods(twin, 0) == together


@pytest.mark.rule("D6.5")
def test_helpers_are_ordered_in_the_same_way() -> None:
    mine = {"4": ["iron seam", "forge axe a"], "3": ["iron seam", "forge sword b"]}
    position = scene({"steel": 3, "workers": [1, 2, 3, 4]}, {"workers": [7]}, stage="forge", mine=mine)
    found = {words: effect["together"] for words, effect in effects(position).items()}
    assert found == {"first 3": {"steel": -3, "items": 1}, "first 4": {"steel": -2, "items": 1}}


@pytest.mark.rule("D6.2")
def test_past_strikes_are_not_shown_when_an_order_is_chosen() -> None:
    mine = {"1": ["iron seam", "alloy steel a"], "5": ["iron seam", "knockers b"]}
    position = scene({"workers": [1, 2]}, {"workers": [7]}, stage="mine", mine=mine)
    assert position.decision().kind == "sort"
    assert position.view(0).facts()["strikes"] == []


@pytest.mark.rule("D5.6", "D6.2")
def test_turn_back_says_what_still_strikes() -> None:
    mine = {"4": ["iron seam", "dragon b"], "5": ["iron seam", "knockers b"], "9": ["gold seam", "dragon b"]}
    position = scene({"iron": 1, "gold": 1}, {}, piles={"1": ["turn back"], "2": ["run amok"]}, mine=mine)
    play(position, "0 special 1")
    found = effects(position)
    assert (found["turn 4"]["strikes"], found["turn 4"]["losses"]) == (["5 knockers b", "9 dragon b"], {"iron": -1, "gold": -1})
    assert (found["turn 5"]["strikes"], found["turn 5"]["losses"]) == (["9 dragon b"], {"gold": -1})  # its card covers 4
