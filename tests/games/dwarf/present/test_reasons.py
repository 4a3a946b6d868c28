"""Chapter 8, the opponent's reasons before each placing, and the prediction of its answer to a decision."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

import dvergar
from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.api.values import Choice
from tests.games.dwarf.playing import args_of, asked, kinds, of, play, rare, solo, words

ACTIONS = [
    "muster an army", "hold a council", "sell an item", "past glories",
    "special order", "turn back", "collapse the shafts", "run amok",
]  # fmt: skip
ALL = ("eldhusfifl", "andvettr", "andvettr-fadir")
Reason = tuple[str, str, int, str, str]


def against(opponent: str, *seats: dict[str, Any], special: str = "muster an army", **position: Any) -> Position:
    """Return a position against an opponent, with `special` on pile 1 and the other Special Actions in the piles: no hidden
    cards.
    """
    others = [action for action in ACTIONS if action != special]
    return solo(opponent, *seats, piles={"1": [special, *others[:2]], "2": others[2:5], "3": others[5:]}, **position)


def reasons(events: Iterable[Event]) -> list[Reason]:
    """Return where he looked, why, and what he found: card, meeple, location, verdict, rule."""
    found = of(list(events), "aims")
    assert all(event.seat == 1 and set(event.args) == {"card", "meeple", "location", "verdict"} for event in found)
    return [
        (event.args["card"], event.args["meeple"], event.args["location"], event.args["verdict"], event.rule) for event in found
    ]


# His reasons


@pytest.mark.rule("D8.2")
@pytest.mark.parametrize("opponent", ALL)
def test_a_free_black_location_is_listed_with_the_card_that_points_there(opponent: str) -> None:
    events = play(against(opponent, {}, {"workers": [9]}), "0 worker 1")
    assert reasons(events) == [("iron seam", "black", 5, "free", "D8.2")]
    assert kinds(events) == ["placed", "aims", "placed"]


@pytest.mark.rule("D8.2")
@pytest.mark.parametrize("opponent", ALL)
def test_an_occupied_location_is_listed_before_the_next(opponent: str) -> None:
    him = {"workers": [{"at": 5, "spent": True}, "home", 4, 6]}
    events = play(against(opponent, {}, him, helped=True, mine={"5": ["get help a"]}), "0 worker 9")
    assert reasons(events) == [
        ("gold seam", "black", 6, "occupied", "D8.2"),
        ("gold seam", "white", 4, "occupied", "D8.2"),
        ("gold seam", "first-free", 1, "free", "D8.2"),
    ]


@pytest.mark.rule("D8.3")
def test_his_helpers_name_row_column_or_one_of_each() -> None:
    mine = {"5": ["get help a"], "4": ["orc raiders a"]}
    row = reasons(play(against("eldhusfifl", {}, {"workers": [9]}, mine={"5": ["get help a"]}), "0 worker 1"))
    column = reasons(play(against("eldhusfifl", {}, {"workers": [9]}, mine=mine), "0 worker 4"))
    one_each = reasons(play(against("eldhusfifl", {}, {"workers": [8]}, mine=mine), "0 worker 4"))
    assert row[1:] == [("get help a", "row", 4, "free", "D8.3"), ("get help a", "row", 6, "free", "D8.3")]
    assert column[1:] == [("get help a", "column", 2, "free", "D8.3"), ("get help a", "column", 8, "free", "D8.3")]
    assert one_each[1:] == [("get help a", "one-each", 6, "free", "D8.3"), ("get help a", "one-each", 2, "free", "D8.3")]


@pytest.mark.rule("D8.4")
def test_get_help_first_is_a_reason_of_its_own() -> None:
    events = play(against("andvettr", {}, {"workers": [9]}, mine={"5": ["get help a"]}), "0 worker 2")
    assert reasons(events)[0][1:] == ("help", 5, "free", "D8.4")


@pytest.mark.rule("D8.4", "D8.5")
def test_andvettr_lists_useless_locations_and_his_return_to_the_target() -> None:
    mine = {"3": ["forge sword b"], "8": ["dragon a"], "1": ["alloy steel b"]}
    events = play(against("andvettr", {}, {"workers": [2]}, mine=mine), "0 worker 8")
    assert reasons(events) == [
        ("dragon a", "black", 3, "useless", "D8.5"),
        ("dragon a", "row", 1, "useless", "D8.5"),
        ("dragon a", "row", 2, "occupied", "D8.4"),
        ("dragon a", "back", 3, "free", "D8.4"),
    ]


@pytest.mark.rule("D8.5", "D8.8")
def test_his_father_lists_his_search_of_the_whole_mine() -> None:
    mine = {"3": ["forge sword b"], "8": ["dragon a"], "1": ["alloy steel b"], "4": ["forge axe a"]}
    events = play(against("andvettr-fadir", {}, {"workers": [2]}, mine=mine), "0 worker 8")
    assert reasons(events)[3:] == [
        ("dragon a", "mine", 4, "useless", "D8.5"),
        ("dragon a", "mine", 5, "free", "D8.8"),
    ]


USELESS = {
    "1": ["alloy steel a"], "2": ["alloy steel a"], "3": ["forge sword b"], "4": ["forge axe a"], "5": ["alloy steel b"],
    "6": ["forge crown a"], "7": ["forge mace a"], "8": ["forge helm b"], "9": ["forge dagger a"],
}  # fmt: skip
"""A Mine without anything usable for players who own nothing."""


@pytest.mark.rule("D8.5", "D8.8")
def test_his_father_says_if_nothing_is_usable() -> None:
    him = {"iron": 2, "steel": 1, "gold": 1, "workers": [6]}
    events = play(against("andvettr-fadir", {}, him, mine=USELESS), "0 worker 5")
    assert reasons(events) == [
        *(("alloy steel b", *look, "D8.5") for look in [("black", 2, "useless"), ("row", 1, "useless"), ("row", 3, "useless")]),
        ("alloy steel b", "mine", 4, "useless", "D8.5"),
        ("alloy steel b", "mine", 5, "occupied", "D8.8"),
        ("alloy steel b", "mine", 6, "occupied", "D8.8"),
        *(("alloy steel b", "mine", location, "useless", "D8.5") for location in (7, 8, 9)),
        ("alloy steel b", "none", 2, "useless", "D8.8"),
    ]
    assert kinds(events)[-2:] == ["aims", "left-out"]


# Predictions


def choice_of(position: Position, action: str) -> dict[str, Any]:
    """Return what the decision says about an action."""
    return next(choice.effects for choice in position.decision().choices if choice.words == action)


def answer_in(effects: dict[str, Any]) -> tuple[int, str] | None:
    """Return the predicted answer: location and rule."""
    return (effects["answer"], effects["answer_rule"]) if "answer" in effects else None


def until_home(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the events of this round."""
    for event in events:
        if event.kind == "workers-home":
            return
        yield event


def answered(events: Iterable[Event]) -> tuple[tuple[int, str] | None, list[int]]:
    """Return where and by which rule his second worker went, and where his helpers went."""
    placed = [event for event in until_home(events) if event.kind == "placed" and event.seat == 1]
    second = [(event.args["location"], event.rule) for event in placed if event.args["worker"] == 2]
    return (second[0] if second else None), [event.args["location"] for event in placed if event.args["worker"] > 2]


@pytest.mark.rule("D8.2", "D8.3")
def test_a_decision_predicts_his_answer_and_his_helpers() -> None:
    position = against("eldhusfifl", {}, {"workers": [9]}, mine={"5": ["get help a"]})
    assert choice_of(position, "worker 2")["answer"] == 8
    foretold = choice_of(position, "worker 1")
    assert (answer_in(foretold), foretold["answer_helpers"]) == ((5, "D8.2"), [4, 6])
    assert "answer_helpers" not in choice_of(position, "worker 2")


@pytest.mark.rule("D8.4")
def test_the_predicted_answer_names_its_rule() -> None:
    mine = {"3": ["forge sword b"], "8": ["dragon a"], "1": ["alloy steel b"]}
    assert answer_in(choice_of(against("andvettr", {}, {"workers": [2]}, mine=mine), "worker 8")) == (3, "D8.4")
    assert answer_in(choice_of(against("andvettr-fadir", {}, {"workers": [2]}, mine=mine), "worker 8")) == (4, "D8.8")


@pytest.mark.rule("D8.8")
def test_no_answer_is_predicted_if_he_leaves_his_worker_out() -> None:
    assert answer_in(choice_of(against("andvettr-fadir", {}, {"workers": [6]}, mine=USELESS), "worker 5")) is None


@pytest.mark.rule("D8.2")
@pytest.mark.parametrize("special", ["muster an army", "hold a council", "collapse the shafts"])
def test_the_answer_to_a_special_action_without_a_question_is_predicted(special: str) -> None:
    position = against("eldhusfifl", {"glory": 4}, {"workers": [9]}, special=special, mine={"6": ["iron seam", "knockers a"]})
    lands = {"muster an army": 3, "hold a council": 2, "collapse the shafts": 8}[special]
    for action in ("special 1", "special 1 glory"):
        assert answer_in(choice_of(position, action)) == (lands, "D8.2")


@pytest.mark.rule("D8.2")
def test_the_answer_is_predicted_at_the_question_and_not_before() -> None:
    position = against("eldhusfifl", {}, {"workers": [4]}, special="turn back", mine={"2": ["iron seam", "sidhe a"]})
    assert answer_in(choice_of(position, "special 1")) is None
    play(position, "0 special 1")
    assert answer_in(choice_of(position, "turn 2")) == (1, "D8.2")


@pytest.mark.rule("D8.10")
def test_nothing_is_predicted_of_stacks_that_run_amok() -> None:
    mine = {"5": ["get help a", "iron seam"]}
    position = against("andvettr", {}, {"workers": [5]}, special="run amok", mine=mine)
    assert "answer" not in choice_of(position, "special 1")
    assert "answer_helpers" not in choice_of(position, "special 1")


@pytest.mark.rule("D8.10")
def test_the_helpers_that_past_glories_would_bring_him_are_predicted() -> None:
    mine = {"5": ["get help a", "iron seam"]}
    position = against("eldhusfifl", {}, {"workers": [5]}, special="past glories", mine=mine)
    play(position, "0 special 1")
    foretold = choice_of(position, "recall 5 get help a")
    assert (answer_in(foretold), foretold["answer_helpers"]) == ((3, "D8.2"), [4, 6])


@pytest.mark.rule("D8.7")
def test_no_answer_is_predicted_if_your_payment_ends_the_game() -> None:
    effects = choice_of(against("andvettr", {}, {"glory": 11, "workers": [9]}), "special 1")
    assert effects["opponent_glory"] == 1
    assert answer_in(effects) is None


def keeps_promise(position: Position, choice: Choice) -> None:
    """Check that he does what the choice predicts; a worker's answer is always predicted unless he leaves it out."""
    twin = position.clone()
    events = play(twin, f"0 {choice.words}")
    second, helpers = answered(events)
    assert choice.effects.get("answer_helpers", helpers) == helpers
    if "answer" in choice.effects:
        assert answer_in(choice.effects) == second
        assert choice.effects.get("answer_helpers", []) == helpers
    elif choice.words.startswith("worker"):
        assert [event.rule for event in of(list(until_home(events)), "left-out")] == ["D8.8"]
    elif asked(twin)[1] in ("turn", "recall", "sell", "order", "exchange"):
        assert second is None
        for later in twin.decision().choices:
            keeps_promise(twin, later)
    else:
        assert args_of(events, "mixed") or twin.over or of(events, "left-out")


def first_actions(opponent: str, seed: int, **options: Any) -> Iterator[Position]:
    """Yield a random game at each of your first actions."""
    position, chance = dvergar.game("dwarf", solo=opponent, **options).start(seed=seed), Random(seed)
    while not position.over:
        if asked(position)[1] == "act":
            yield position
        position.play(0, chance.choice(words(position)))


@pytest.mark.rule("D8.2", "D8.3", "D8.4", "D8.8", "D8.10")
@pytest.mark.parametrize("opponent", ALL)
@pytest.mark.parametrize("seed", range(3))
def test_every_first_action_is_answered_as_predicted(opponent: str, seed: int) -> None:
    seen = 0
    for position in first_actions(opponent, seed):
        for choice in position.decision().choices:
            keeps_promise(position, choice)
        seen += 1
    assert seen > 8


@pytest.mark.rule("D8.2", "D6.7")
@pytest.mark.parametrize("opponent", ALL)
def test_with_declining_the_answers_are_predicted_too(opponent: str) -> None:
    for position in first_actions(opponent, 7, decline=True):
        for choice in position.decision().choices:
            keeps_promise(position, choice)


@rare("D8.2", off={"solo.follow": lambda s, worker, card: None})
def test_every_worker_of_a_fresh_game_is_answered() -> None:
    position = next(first_actions("eldhusfifl", 1))
    workers = [choice for choice in position.decision().choices if choice.words.startswith("worker")]
    assert len(workers) >= 6
    assert all("answer" in choice.effects for choice in workers)


@pytest.mark.rule("D8.1")
def test_players_get_no_answer() -> None:
    position = dvergar.game("dwarf", players=2).start(seed=1)
    assert all("answer" not in choice.effects for choice in position.decision().choices)
