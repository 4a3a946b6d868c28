"""Chapter 8, Eldhusfifl: the order of play, whom his workers follow, and early resolution of his cards."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadPosition
from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.games.dwarf.rules.material import CARD_BLACK, CARD_WHITE
from dvergar.games.dwarf.rules.resolution import pass_marker
from dvergar.games.dwarf.rules.rule_ids import D8_2
from dvergar.games.dwarf.rules.solo import first_free, follow, go
from dvergar.games.dwarf.rules.state import State, is_free, top
from tests.games.dwarf.playing import args_of, asked, goods, kinds, play, rare, rules, seat, solo, words

ACTIONS = [
    "muster an army", "hold a council", "sell an item", "past glories",
    "special order", "turn back", "collapse the shafts", "run amok",
]  # fmt: skip


def against(*seats: dict[str, Any], special: str = "muster an army", turned: str = "", **position: Any) -> Position:
    """Return a position against Eldhusfifl, with `special` on pile 1 and the other Special Actions in the piles: no hidden cards.

    The card of the Special Action `turned` already lies in the Mine or in the Mountain.
    """
    others = [action for action in ACTIONS if action not in (special, turned)]
    return solo("eldhusfifl", *seats, piles={"1": [special, *others[:2]], "2": others[2:5], "3": others[5:]}, **position)


def this_round(events: Iterable[Event]) -> list[Event]:
    """Return what happened before the workers went home."""
    found: list[Event] = []
    for event in events:
        if event.kind == "workers-home":
            break
        found.append(event)
    return found


def his(events: Iterable[Event]) -> list[str]:
    """Return his workers as they were placed this round: «2 on 5 (D8.2)»."""
    placed = [event for event in this_round(events) if event.kind == "placed" and event.seat == 1]
    return [f"{event.args['worker']} on {event.args['location']} ({event.rule})" for event in placed]


def looks(events: Iterable[Event]) -> list[str]:
    """Return where he looked this round: «iron seam: black 5 occupied»."""
    found = [event.args for event in this_round(events) if event.kind == "aims"]
    return [f"{look['card']}: {look['meeple']} {look['location']} {look['verdict']}" for look in found]


def black_only(s: State, worker: int, card: int) -> None:
    """Follow the black meeple, whoever stands there."""
    go(s, worker, CARD_BLACK[card], D8_2)


def never_first_free(s: State, worker: int, card: int) -> None:
    """Follow the black meeple or the white one, whoever stands there."""
    go(s, worker, CARD_BLACK[card] if is_free(s, CARD_BLACK[card]) else CARD_WHITE[card], D8_2)


def first_free_at_once(s: State, worker: int, card: int) -> None:
    """If black is occupied, take the first free location."""
    go(s, worker, CARD_BLACK[card] if is_free(s, CARD_BLACK[card]) else first_free(s), D8_2)


def after_your_worker(s: State) -> None:
    """Look at your worker even after a Special Action."""
    follow(s, 1, top(s, s.worker[0][0]))


# The order of play


@pytest.mark.rule("D8.1", "D2.2")
@pytest.mark.parametrize("backs", ["duplex", "same_order"])
def test_solo_begins_with_the_opponent_and_without_apprentice(backs: str) -> None:
    position = dvergar.game("dwarf", solo="eldhusfifl", special_backs=backs).start(seed=3)
    start = position.opening[0]
    assert (start.kind, start.seat, start.rule) == ("start-player", 1, "D8.1")
    piles = position.to_dict()["piles"]
    assert [len(piles[pile]) for pile in "123"] == [3, 3, 2]
    assert sorted(piles["1"] + piles["2"] + piles["3"]) == sorted(ACTIONS)
    assert asked(position) == (0, "act")


@pytest.mark.rule("D8.1")
def test_no_solo_position_holds_apprentice() -> None:
    with pytest.raises(BadPosition) as refused:
        solo("eldhusfifl", {}, {"workers": [5]}, piles={"1": ["apprentice"]})
    assert refused.value.key == "position-apprentice"


@pytest.mark.rule("D8.1")
@pytest.mark.parametrize("written", [{"marker": 0}, {"starter": 0}])
def test_no_solo_position_gives_you_the_start(written: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        against({}, {"workers": [5]}, **written)
    assert refused.value.key == "position-solo-start"


def regular_moves(events: Iterable[Event]) -> list[int | None]:
    """Return whose regular workers were placed, left out or paid, in order; Turn Back's was paid before."""
    moves = [event for event in events if event.args.get("worker", 0) < 3 and event.rule != "D5.6"]
    return [event.seat for event in moves if event.kind in ("placed", "left-out", "paid", "skipped")]


@pytest.mark.rule("D8.1", "D4.4")
@pytest.mark.parametrize("seed", range(4))
def test_each_round_is_his_first_your_first_his_second_your_second(seed: int) -> None:
    position, chance = dvergar.game("dwarf", solo="eldhusfifl").start(seed=seed), Random(seed)
    events = list(position.opening)
    while not position.over:
        events += position.play(0, chance.choice(words(position)))
    rounds = position.to_dict()["round"]
    assert rounds > 10
    assert regular_moves(events)[: 4 * (rounds - 1)] == [1, 0, 1, 0] * (rounds - 1)
    assert {event.seat for event in events if event.kind == "round-began"} == {1}
    assert {event.seat for event in events if event.kind == "took-special"} == {0}
    assert "marker-passed" not in kinds(events)


@pytest.mark.rule("D8.1", "D4.4")
def test_your_worker_saved_by_glory_comes_after_his_second() -> None:
    position = against({"glory": 4}, {"workers": [5]})
    events = play(position, "0 special 1 glory", "0 worker 6")
    assert regular_moves(this_round(events)) == [0, 1, 0]
    assert his(events) == ["2 on 3 (D8.2)"]


@pytest.mark.rule("D8.1", "D4.4")
def test_after_a_special_action_for_both_workers_you_are_skipped() -> None:
    events = play(against({}, {"workers": [5]}), "0 special 1")
    assert regular_moves(this_round(events)) == [0, 1, 0]
    assert rules(events, "skipped") == ["D4.4"]


@rare("D8.1", "D6.8", off={"resolution.pass_marker_after_forge": pass_marker})
def test_the_marker_does_not_move_when_he_forges() -> None:
    position = against({"workers": [1, 2]}, {"steel": 2, "workers": [4, 8]}, stage="forge", mine={"4": ["forge axe a"]})
    events = position.opening
    assert [event["seat"] for event in args_of(events, "forged")] == [1]
    assert "marker-passed" not in kinds(events)
    assert [event["seat"] for event in args_of(events, "round-began")] == [1]


@rare("D8.1", "D6.8", off={"resolution.pass_marker_after_help": pass_marker})
def test_the_marker_does_not_move_when_you_get_help() -> None:
    position = against({"workers": [5, 2]}, {"workers": [4, 8]}, stage="help", mine={"5": ["get help a"]})
    events = play(position, "0 pass", "0 pass")
    assert "marker-passed" not in kinds(events)
    assert position.to_dict()["marker"] == 1


@pytest.mark.rule("D8.1", "D6.1")
def test_your_helpers_come_in_their_usual_place() -> None:
    position = against({}, {"workers": [9]}, mine={"5": ["get help a"]})
    play(position, "0 worker 5", "0 worker 1")
    assert asked(position) == (0, "helper")
    events = play(position, "0 worker 2", "0 worker 3")
    assert [(helper["seat"], helper["worker"], helper["location"]) for helper in args_of(this_round(events), "placed")] == [
        (0, 3, 2),
        (0, 4, 3),
    ]


@rare("D8.1", "D8.3", "D6.1", off={"resolution.claimed_at": lambda s, seat: s.placed[seat][1]})
def test_he_has_no_part_in_the_step_of_get_help() -> None:
    him = {"workers": [{"at": 5, "spent": True}, 3, 4, 6]}
    mine = {"5": ["get help a"], "3": ["get help b"]}
    position = against({"workers": [1, 2]}, him, helped=True, stage="help", mine=mine)
    assert kinds(this_round(position.opening))[0] == "mined"
    assert asked(position) == (0, "act")


@pytest.mark.rule("D8.1", "D6.4", "D6.5")
def test_he_mines_and_forges_before_you() -> None:
    mine = {"4": ["forge axe a"], "7": ["forge mace a"]}
    me = {"steel": 2, "gold": 1, "workers": [1, 7]}
    events = against(me, {"steel": 2, "workers": [2, 4]}, stage="mine", mine=mine).opening
    earned = [(event.kind, event.seat) for event in this_round(events)]
    assert earned == [("mined", 1), ("mined", 0), ("forged", 1), ("forged", 0)]


# His first worker


@pytest.mark.rule("D8.2")
def test_his_first_worker_goes_to_the_black_location_of_the_last_card() -> None:
    events = against(stage="mining", mountain=["8 gold seam a", "9 dragon b"]).opening
    assert his(events) == ["1 on 6 (D8.2)"]
    assert looks(events) == ["dragon b: black 6 free"]


@pytest.mark.rule("D8.2", "D3.1")
def test_his_first_worker_follows_the_third_card_if_there_is_one() -> None:
    events = against(stage="mining", mountain=["9 dragon b", "9 iron seam b", "8 dragon a"]).opening
    assert his(events) == ["1 on 3 (D8.2)"]


@pytest.mark.rule("D8.2", "D1.4")
def test_his_first_worker_follows_a_special_back_to_its_own_location() -> None:
    position = against(stage="mining", turned="hold a council", mountain=["8 gold seam a", "2 iron seam s"])
    assert his(position.opening) == ["1 on 2 (D8.2)"]


@pytest.mark.rule("D8.2")
def test_eldhusfifl_goes_even_to_useless_locations() -> None:
    position = against(stage="mining", mine={"6": ["forge crown a"]}, mountain=["8 gold seam a", "9 dragon b"])
    assert his(position.opening) == ["1 on 6 (D8.2)"]
    events = play(position, "0 worker 5", "0 worker 9")
    assert args_of(events, "too-poor") == [{"seat": 1, "location": 6, "card": "forge crown a"}]


# His second worker after your worker


@pytest.mark.rule("D8.2")
def test_his_second_worker_goes_to_the_black_location_of_your_card() -> None:
    events = play(against({}, {"workers": [9]}), "0 worker 1")
    assert his(events) == ["2 on 5 (D8.2)"]
    assert looks(events) == ["iron seam: black 5 free"]


@pytest.mark.rule("D8.2", "D1.1")
def test_he_follows_the_top_card_under_your_worker_alone() -> None:
    position = against({}, {"workers": [5]}, mine={"4": ["iron seam", "gold seam b", "forge axe a"]})
    assert his(play(position, "0 worker 4")) == ["2 on 6 (D8.2)"]


@rare("D8.2", off={"solo.follow": black_only})
def test_if_he_stands_there_himself_he_takes_the_white_location() -> None:
    events = play(against({}, {"workers": [5]}), "0 worker 1")
    assert his(events) == ["2 on 2 (D8.2)"]
    assert looks(events) == ["iron seam: black 5 occupied", "iron seam: white 2 free"]


@rare("D8.2", "D1.4", off={"solo.follow": first_free_at_once})
def test_if_you_stand_on_a_special_back_he_takes_its_white_location() -> None:
    position = against({}, {"workers": [2]}, turned="collapse the shafts", mine={"8": ["iron seam s"]})
    events = play(position, "0 worker 8")
    assert his(events) == ["2 on 4 (D8.2)"]
    assert looks(events) == ["iron seam s: black 8 occupied", "iron seam s: white 4 free"]


@rare("D8.2", off={"solo.follow": never_first_free})
def test_with_black_and_white_occupied_he_takes_the_first_free_location() -> None:
    him = {"workers": [{"at": 5, "spent": True}, "home", 4, 6]}
    events = play(against({}, him, helped=True, mine={"5": ["get help a"]}), "0 worker 9")
    assert his(events) == ["2 on 1 (D8.2)"]
    assert looks(events) == ["gold seam: black 6 occupied", "gold seam: white 4 occupied", "gold seam: first-free 1 free"]


@rare("D8.2", "D1.4", off={"solo.first_free": lambda s: 0})
def test_the_first_free_location_is_counted_in_reading_order() -> None:
    position = against({}, {"workers": [1]}, special="run amok", turned="muster an army", mine={"3": ["iron seam s"]})
    events = play(position, "0 worker 3")
    assert his(events) == ["2 on 2 (D8.2)"]
    assert looks(events)[1:] == ["iron seam s: white 1 occupied", "iron seam s: first-free 2 free"]


# His second worker after your Special Action


@pytest.mark.rule("D8.2")
@pytest.mark.parametrize(("special", "lands"), [("muster an army", 3), ("sell an item", 1), ("hold a council", 2)])
def test_after_a_special_action_he_goes_where_the_card_was_put(special: str, lands: int) -> None:
    events = play(against({}, {"workers": [9]}, special=special), "0 special 1")
    assert [landed["location"] for landed in args_of(events, "landed")] == [lands]
    assert his(events) == [f"2 on {lands} (D8.2)"]
    assert looks(events) == [f"iron seam s: black {lands} free"]


@pytest.mark.rule("D8.2", "D1.5")
def test_with_same_order_backs_the_card_lands_and_sends_him_elsewhere() -> None:
    position = against({}, {"workers": [9]}, options={"special_backs": "same_order"})
    assert his(play(position, "0 special 1")) == ["2 on 1 (D8.2)"]


@rare("D8.2", "D4.3", off={"solo.follow": black_only})
def test_if_the_card_lands_on_his_worker_he_takes_its_white_location() -> None:
    events = play(against({}, {"workers": [3]}), "0 special 1")
    assert his(events) == ["2 on 1 (D8.2)"]
    assert looks(events) == ["iron seam s: black 3 occupied", "iron seam s: white 1 free"]


@rare("D8.2", "D8.3", off={"solo.follow": never_first_free})
def test_if_landing_place_and_white_are_occupied_he_takes_the_first_free_location() -> None:
    him = {"workers": [{"at": 3, "spent": True}, "home", 1, 2]}
    events = play(against({}, him, helped=True, mine={"3": ["get help b"]}), "0 special 1")
    assert his(events) == ["2 on 4 (D8.2)"]
    assert looks(events)[-1] == "iron seam s: first-free 4 free"


@rare("D8.2", "D5.6", off={"solo.place_second": after_your_worker})
def test_he_does_not_look_at_turn_backs_worker() -> None:
    position = against({}, {"workers": [1]}, special="turn back", mine={"8": ["iron seam", "dragon a"]})
    events = play(position, "0 special 1", "0 turn 8")
    assert his(events) == ["2 on 4 (D8.2)"]
    assert looks(events) == ["iron seam s: black 4 free"]


@rare("D8.2", "D5.10", "D4.3", off={"solo.follow": black_only})
def test_if_the_card_lands_on_turn_backs_worker_he_takes_white() -> None:
    position = against({}, {"workers": [1]}, special="turn back", mine={"4": ["iron seam", "forge axe a"]})
    events = play(position, "0 special 1", "0 turn 4")
    assert args_of(events, "early") == [{"seat": 0, "worker": 1, "location": 4, "card": "iron seam"}]
    assert his(events) == ["2 on 2 (D8.2)"]
    assert looks(events) == ["iron seam s: black 4 occupied", "iron seam s: white 2 free"]
    assert goods(position, 0) == {"iron": 3}


@pytest.mark.rule("D8.2", "D5.6")
def test_turn_backs_worker_keeps_his_target_occupied() -> None:
    position = against({}, {"workers": [4]}, special="turn back", mine={"2": ["iron seam", "sidhe a"]})
    events = play(position, "0 special 1", "0 turn 2")
    assert looks(events)[1:] == ["iron seam s: white 2 occupied", "iron seam s: first-free 1 free"]


@pytest.mark.rule("D8.2", "D4.5")
def test_a_special_action_without_effect_still_directs_him() -> None:
    events = play(against({}, {"workers": [9]}, special="special order"), "0 special 1")
    assert rules(events, "no-effect") == ["D4.5"]
    assert his(events) == ["2 on 5 (D8.2)"]


# Early resolution of his cards


def nothing_early(s: State, location: int) -> bool:
    """Nobody resolves before the card lands."""
    return False


@rare("D8.10", "D4.3", "D4.6", off={"workers.resolve_early": nothing_early})
def test_his_seam_pays_early_and_only_once() -> None:
    position = against({}, {"workers": [1]}, special="sell an item")
    events = play(position, "0 special 1")
    assert [(mined["location"], mined["gains"]) for mined in args_of(events, "mined")] == [(1, {"iron": 3}), (5, {"iron": 3})]
    assert rules(events, "mined") == ["D4.6", "D6.4"]
    assert goods(position, 1) == {"iron": 6}


@rare("D8.10", "D4.6", off={"workers.resolve_early": nothing_early})
def test_his_alloy_steel_is_made_early() -> None:
    position = against({}, {"iron": 3, "workers": [1]}, special="sell an item", mine={"1": ["alloy steel a"]})
    events = play(position, "0 special 1")
    assert args_of(events, "mined")[0]["gains"] == {"iron": -3, "steel": 2}
    assert goods(position, 1) == {"iron": 3, "steel": 2}


@rare("D8.10", "D4.6", off={"workers.resolve_early": nothing_early})
def test_he_forges_early_once_and_not_again() -> None:
    position = against({}, {"steel": 6, "workers": [3]}, mine={"3": ["forge sword b"]})
    events = play(position, "0 special 1")
    assert rules(events, "forged") == ["D4.6"]
    assert goods(position, 1) == {"iron": 3, "steel": 3, "items": 1}


@rare("D8.10", "D4.6", "D6.7", off={"workers.resolve_early": nothing_early})
def test_his_worker_is_used_up_early_even_if_he_cannot_pay() -> None:
    position = against({}, {"steel": 2, "workers": [3]}, mine={"3": ["forge sword b"]})
    events = play(position, "0 special 1")
    assert args_of(events, "too-poor") == [{"seat": 1, "location": 3, "card": "forge sword b"}]
    assert goods(position, 1) == {"iron": 3, "steel": 2}


@rare("D8.10", "D4.6", off={"workers.resolve_early": nothing_early})
def test_he_defends_early_and_the_covered_monster_does_not_attack() -> None:
    position = against({"gold": 2}, {"gold": 2, "workers": [1]}, special="sell an item", mine={"1": ["sidhe a"]})
    events = play(position, "0 special 1")
    assert rules(events, "defended") == ["D4.6"]
    assert "attacked" not in kinds(events)
    assert (goods(position, 0), goods(position, 1)) == ({"gold": 2}, {"iron": 3, "gold": 2, "glory": 1})


@pytest.mark.rule("D8.10", "D4.3")
def test_a_helper_of_his_resolves_early_too() -> None:
    him = {"workers": [{"at": 5, "spent": True}, "home", 4, 6]}
    position = against({}, him, helped=True, special="turn back", mine={"5": ["get help a"]})
    events = play(position, "0 special 1")
    assert args_of(events, "early") == [{"seat": 1, "worker": 3, "location": 4, "card": "iron seam"}]
    assert seat(position, 1)["iron"] == 9
