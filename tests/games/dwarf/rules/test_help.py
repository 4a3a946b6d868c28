"""Chapter 6, Get Help and the start marker: who gets helpers, in which order, and where the marker goes."""

from typing import Any

import pytest

from dvergar.api.errors import IllegalAction
from dvergar.api.play import Position
from dvergar.games.dwarf.rules import resolution
from dvergar.games.dwarf.rules.goods import is_forge, kind_at
from dvergar.games.dwarf.rules.material import ALL_LOCATIONS, HELPER, REGULAR, WORKERS
from dvergar.games.dwarf.rules.state import State, ask
from dvergar.games.dwarf.rules.workers import free_locations
from tests.games.dwarf.playing import args_of, asked, goods, kinds, of, play, rare, reasons, rules, scene, seat, solo, words

HELP = {  # Get Help on 3, 5, 6 and 7
    "3": ["iron seam", "get help b"], "5": ["iron seam", "get help a"],
    "6": ["iron seam", "get help b"], "7": ["gold seam", "get help a"],
}  # fmt: skip
CALM = ["1 gold seam a", "9 iron seam a"]  # the next round's cards
PILES = {  # every special card lies on a pile
    "1": ["special order", "run amok", "muster an army"], "2": ["turn back", "sell an item", "past glories"],
    "3": ["collapse the shafts", "apprentice", "hold a council"],
}  # fmt: skip


def helping(*seats: Any, mine: Any = None, **position: Any) -> Position:
    """Return a position after everybody has placed workers, given by location or as a table; Get Help is resolved now."""
    tables = [{"workers": given} if isinstance(given, list) else given for given in seats]
    return scene(*tables, stage="help", mine=HELP | (mine or {}), mountain=CALM, **position)


def helped(position: Position) -> list[int]:
    """Return the seats that are asked for helpers, in order; all leave them out."""
    found = []
    while asked(position)[1] == "helper":
        found.append(asked(position)[0])
        play(position, f"{found[-1]} pass")
    return found


def marker_after(position: Position, *lines: str) -> list[int]:
    """Return where the marker went in this round, seat by seat."""
    return [passed["seat"] for passed in args_of([*position.opening, *play(position, *lines)], "marker-passed")]


def both_at_once(s: State) -> bool:
    """A player places both helpers before the next one does."""
    if s.turn < 2 * resolution.claims(s):
        ask(s, HELPER, resolution.claimant(s, s.turn // 2))
        return True
    return False


def forgets_who_finds_no_place(s: State, ask_next_helper: Any = resolution.ask_next_helper) -> bool:
    """Helpers end silently if no location is free."""
    return bool(free_locations(s)) and bool(ask_next_helper(s))


def by_seat(s: State, number: int) -> int:
    """Claims in the order of seats."""
    return [other for other in range(s.players) if resolution.claimed_at(s, other)][number]


def when_resolved(s: State, number: int, claimed_at: Any = resolution.claimed_at) -> int:
    """A claim from early resolution comes before all others."""
    return 1 if s.claim[number] else int(claimed_at(s, number)) * 2


def standing_though_spent(s: State, number: int, worker: int) -> bool:
    """Spent workers are not excluded."""
    return 0 <= s.worker[number][worker] < ALL_LOCATIONS


def only_where_one_stands(s: State, number: int, worker: int, location: int) -> None:
    """A covered Get Help is lost."""


def pass_from_forges(s: State, count: int) -> None:
    """The marker passes if one of the holder's first workers stands on a Forge, spent or not."""
    if any(0 <= at < ALL_LOCATIONS and is_forge(kind_at(s, at)) for at in s.worker[s.marker][:count]):
        resolution.pass_marker(s)


def goes_round_at_once(s: State) -> None:
    """The new holder starts at once."""
    s.marker = s.starter = (s.marker + 1) % s.players


# Who is asked, in which order


@rare("D6.1", off={"resolution.ask_next_helper": both_at_once})
def test_two_players_place_helpers_in_turn() -> None:
    position = helping([5, 1], [6, 2])
    assert args_of(position.opening, "claimed") == [{"seat": 0, "location": 5}, {"seat": 1, "location": 6}]
    assert rules(position.opening, "claimed") == ["D6.1", "D6.1"]
    assert position.decision().rule == "D6.1"
    events = play(position, "0 worker 3", "1 worker 4", "0 worker 7", "1 worker 8")
    assert [(placed["seat"], placed["worker"], placed["location"]) for placed in args_of(events, "placed")] == [
        (0, 3, 3), (1, 3, 4), (0, 4, 7), (1, 4, 8),
    ]  # fmt: skip
    assert rules(events, "placed") == ["D6.1"] * 4


@rare("D6.1", off={"resolution.ask_next_helper": both_at_once})
def test_all_third_workers_come_before_all_fourths() -> None:
    assert helped(helping([5, 1], [6, 2], [7, 4])) == [0, 1, 2, 0, 1, 2]
    assert helped(helping([5, 1], [2, 4], [7, 8])) == [0, 2, 0, 2]


@rare("D6.1", off={"resolution.claimant": by_seat})
def test_whose_claiming_worker_was_placed_first_is_asked_first() -> None:
    assert helped(helping([1, 5], [6, 2])) == [1, 0, 1, 0]
    assert helped(helping([5, 1], [6, 2], [7, 4], starter=2)) == [2, 0, 1, 2, 0, 1]
    assert helped(helping([1, 5], [2, 6], [4, 7])) == [2, 1, 0, 2, 1, 0]
    assert helped(helping([5, 6], [1, 7], [3, 2])) == [0, 2, 1, 0, 2, 1]


@rare("D6.1", off={"resolution.claimed_at": when_resolved})
def test_neither_the_card_nor_its_resolution_decides_the_order() -> None:
    mine = HELP | {"5": ["iron seam", "get help a", "iron seam s"], "7": ["gold seam", "get help a", "knockers a"]}
    early = {"workers": [{"at": 5, "spent": True}], "claim": 2}
    position = scene({"workers": [7]}, early, {}, piles={"1": ["past glories"], "2": [], "3": []}, mine=mine)
    play(position, "2 special 1", "2 recall 7 get help a", "1 pass", "0 pass")
    assert helped(position) == [0, 1, 0, 1]


@pytest.mark.rule("D6.1")
def test_a_seat_without_a_claim_is_not_asked() -> None:
    position = helping([1, 2], [4, 8], mine={"5": ["iron seam"]})
    assert {"claimed", "left-out"}.isdisjoint(kinds(position.opening))
    assert asked(position) == (0, "act")


# Where helpers go


@pytest.mark.rule("D6.1")
def test_a_helper_goes_on_any_free_location_or_stays_out() -> None:
    mine = {"4": ["iron seam", "dragon b"], "9": ["gold seam", "forge dagger a"]}
    position = helping([5, 1], ["pile", "pile"], mine=mine)
    assert words(position) == [f"worker {location}" for location in (2, 3, 4, 6, 7, 8, 9)] + ["pass"]
    assert reasons(position) == {"worker 1": "D6.1", "worker 5": "D6.1"}
    assert {closed.key for closed in position.decision().closed} == {"closed-occupied"}
    effects = {choice.words: choice.effects for choice in position.decision().choices}
    assert effects["worker 4"] == {"card": "dragon b", "gains": {"glory": 1}}
    poor = {"card": "forge dagger a", "poor": True, "short": {"iron": 1, "steel": 2}, "strikes": ["4 dragon b"]}
    assert effects["worker 9"] == poor
    assert effects["worker 6"] == {"card": "get help b", "strikes": ["4 dragon b"]}
    for line in ("0 worker 5", "0 special 1", "0 decline"):
        with pytest.raises(IllegalAction):
            play(position, line)


@pytest.mark.rule("D6.1")
def test_each_helper_may_be_left_out() -> None:
    position = helping([5, 1], ["pile", "pile"])
    events = play(position, "0 pass", "0 worker 2")
    assert args_of(events, "left-out") == [{"seat": 0, "worker": 3}]
    assert rules(events, "left-out") == ["D6.1"]
    assert args_of(events, "placed") == [{"seat": 0, "worker": 4, "location": 2, "card": "iron seam"}]
    assert goods(position, 0) == {"iron": 6}


@rare("D6.1", "D4.9", off={"resolution.ask_next_helper": forgets_who_finds_no_place})
def test_helpers_without_a_free_location_are_lost() -> None:
    position = helping([3, 1], [5, 2], [6, 4])
    events = play(position, "0 worker 7", "1 worker 8", "2 worker 9")
    assert args_of(events, "lost-helper") == [{"seat": number, "worker": 4} for number in (0, 1, 2)]
    assert rules(events, "lost-helper") == ["D6.1"] * 3
    assert goods(position, 1) == {"iron": 6}
    assert asked(position)[1] == "act"


@pytest.mark.rule("D6.1", "D4.9")
def test_a_helper_left_out_leaves_room_for_one_fourth_worker() -> None:
    position = helping([3, 1], [5, 2], [6, 4])
    events = play(position, "0 worker 7", "1 pass", "2 worker 9")
    assert (words(position), args_of(events, "lost-helper")) == (["worker 8", "pass"], [])
    events = play(position, "0 worker 8")
    assert args_of(events, "lost-helper") == [{"seat": 1, "worker": 4}, {"seat": 2, "worker": 4}]


@pytest.mark.rule("D6.1", "D4.9", "D9.1")
def test_five_players_can_run_out_of_locations_too() -> None:
    position = helping([3, 1], [5, 2], [6, 4], [7, 8], [12, 9], mine={"12": ["iron seam", "get help b"]})
    lost = []
    while asked(position)[1] == "helper":
        lost += args_of(play(position, f"{asked(position)[0]} {words(position)[0]}"), "lost-helper")
    assert lost == [{"seat": 3, "worker": 4}, {"seat": 4, "worker": 4}]


@pytest.mark.rule("D6.1")
def test_a_helper_on_get_help_only_blocks() -> None:
    position = helping([5, 1], [6, 2])
    events = play(position, "0 worker 7")
    assert reasons(position)["worker 7"] == "D6.1"
    events += play(position, "1 worker 3", "0 worker 4", "1 worker 8")
    assert "claimed" not in kinds(events)
    assert len(of(events, "placed")) == 4
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 6}, {"iron": 6})


@rare("D6.1", "D6.2", off={"resolution.beat": lambda s, location: None})
def test_a_helper_defends() -> None:
    position = helping({"workers": [5, 1], "gold": 3}, ["pile", "pile"], mine={"4": ["iron seam", "great dragon a"]})
    events = play(position, "0 worker 4", "0 pass")
    assert args_of(events, "defended") == [{"seat": 0, "location": 4, "card": "great dragon a", "gains": {"glory": 1}}]
    assert goods(position, 0) == {"iron": 3, "gold": 3, "glory": 1}


# How many


@pytest.mark.rule("D6.1", "D1.6")
def test_two_claims_bring_two_helpers_and_not_four() -> None:
    position = helping([5, 6], ["pile", "pile"])
    assert args_of(position.opening, "claimed") == [{"seat": 0, "location": 5}, {"seat": 0, "location": 6}]
    events = play(position, "0 worker 1")
    assert len(seat(position, 0)["workers"]) == WORKERS
    assert [placed["worker"] for placed in args_of([*events, *play(position, "0 worker 2")], "placed")] == [3, 4]
    assert asked(position)[1] == "act"


@pytest.mark.rule("D6.1", "D4.6")
def test_an_early_claim_and_another_bring_two_helpers() -> None:
    position = helping({"workers": [{"at": 1, "spent": True}, 6], "claim": 1}, [2, 5])
    assert helped(position) == [0, 1, 0, 1]


@pytest.mark.rule("D6.1")
def test_helpers_are_two_though_a_regular_worker_is_not_out() -> None:
    assert helped(helping([5, "pile"], [1, 2])) == [0, 0]
    assert helped(helping([5, "home"], [1, 2])) == [0, 0]


# What makes a claim


@rare("D6.1", "D4.6", off={"workers.claim_early": only_where_one_stands})
def test_a_get_help_covered_by_a_special_card_keeps_its_claim() -> None:
    position = scene({}, {}, mine={"5": HELP["5"]}, piles=PILES)
    events = play(position, "0 worker 5", "1 special 1")
    assert args_of(events, "claimed") == [{"seat": 0, "location": 5}]
    assert rules(events, "claimed") == ["D4.6"]
    play(position, "0 worker 1")
    assert helped(position) == [0, 0]


@pytest.mark.rule("D6.1", "D4.7")
def test_a_get_help_that_came_up_under_a_worker_makes_a_claim() -> None:
    position = scene({}, {}, mine={"5": ["iron seam", "get help a", "knockers b"]}, piles=PILES)
    play(position, "0 worker 5", "1 special 3", "0 pass")
    assert helped(position) == [0, 0]


@rare("D6.1", "D4.7", off={"specials.collapse": lambda s: None})
def test_a_get_help_that_was_changed_away_makes_none() -> None:
    position = scene({}, {}, mine={"5": HELP["5"]}, piles=PILES)
    events = play(position, "0 worker 5", "1 special 3", "0 pass")
    assert {"claimed", "marker-passed"}.isdisjoint(kinds(events))
    assert (asked(position), goods(position, 0)) == ((0, "act"), {"iron": 3})


@rare("D6.1", "D4.8", off={"workers.is_standing": standing_though_spent})
def test_a_spent_worker_on_get_help_makes_no_claim() -> None:
    position = helping([{"at": 5, "spent": True}, {"at": 7, "spent": True}], ["pile", "pile"])
    assert (asked(position), position.to_dict()["marker"]) == ((0, "act"), 0)


# The start marker

AXE = {"4": ["iron seam", "forge axe a"], "8": ["iron seam", "forge helm b"]}  # what A and B forge


@rare("D6.8", off={"resolution.pass_marker_after_help": lambda s: None, "resolution.pass_marker_after_forge": lambda s: None})
def test_a_holder_who_got_help_and_forged_passes_it_once_if_the_next_did_neither() -> None:
    position = helping({"workers": [5, 4], "steel": 2}, [1, 2], [9, "home"], mine=AXE)
    assert marker_after(position, "0 pass", "0 pass") == [1]
    assert (position.to_dict()["marker"], position.to_dict()["starter"]) == (1, 1)


@rare("D6.8", off={"resolution.pass_marker_after_help": lambda s: None})
def test_a_got_help_and_b_forged_so_c_starts() -> None:
    position = helping([5, 1], {"workers": [4, 2], "steel": 2}, [9, "home"], mine=AXE)
    assert marker_after(position, "0 pass", "0 pass") == [1, 2]
    assert position.to_dict()["starter"] == 2


@rare("D6.8", off={"resolution.pass_marker_after_forge": lambda s: None})
def test_a_only_forged_so_b_starts() -> None:
    position = helping({"workers": [4, 1], "steel": 2}, [2, "home"], [9, "home"], mine=AXE)
    assert (marker_after(position), rules(position.opening, "marker-passed")) == ([1], ["D6.8"])


@pytest.mark.rule("D6.8")
def test_the_marker_stays_with_a_holder_who_did_neither() -> None:
    position = helping([1, 2], {"workers": [5, 4], "steel": 2}, [9, "home"], mine=AXE)
    assert marker_after(position, "1 pass", "1 pass") == []
    assert position.to_dict()["starter"] == 0


@pytest.mark.rule("D6.8")
def test_the_marker_passes_one_seat_at_a_time() -> None:
    assert marker_after(helping([5, 1], [6, 2], [9, "home"]), *["0 pass", "1 pass"] * 2) == [1]
    assert marker_after(helping({"workers": [4, 1], "steel": 2}, {"workers": [8, 2]}, [9, "home"], mine=AXE)) == [1]


@pytest.mark.rule("D6.8")
def test_the_marker_passes_from_the_last_seat_to_the_first() -> None:
    position = helping([1, 2], [9, "home"], [4, 5], starter=2, mine=AXE)
    assert marker_after(position, "2 pass", "2 pass") == [0]
    both = helping({"workers": [4, 1], "steel": 2}, [9, "home"], [5, 2], starter=2, mine=AXE)
    assert marker_after(both, "2 pass", "2 pass") == [0, 1]


@pytest.mark.rule("D6.8")
def test_the_marker_passes_at_the_end_of_get_help_and_at_the_end_of_forge() -> None:
    mine = {"4": ["iron seam", "dragon b"], "8": AXE["8"]}
    position = helping([5, 1], {"workers": [8, 2], "steel": 1, "gold": 2}, mine=mine)
    told_in_order = kinds(play(position, "0 pass", "0 worker 4"))
    first = told_in_order.index("marker-passed")
    assert told_in_order[first:] == [
        "marker-passed", "defended", "mined", "mined", "forged", "marker-passed", "workers-home", "round-began", "drew", "drew",
    ]  # fmt: skip


@pytest.mark.rule("D6.8", "D6.1")
def test_the_marker_passes_though_all_helpers_are_lost() -> None:
    seats = [[3, 1, 7, "home"], [5, 2, 8, "home"], [6, 4, 9, "home"]]
    position = helping(*seats, turn=3)
    assert len(of(position.opening, "lost-helper")) == 3
    assert marker_after(position) == [1]


@rare("D6.8", "D4.6", off={"workers.claim_early": only_where_one_stands})
def test_an_early_claim_passes_the_marker() -> None:
    position = scene({}, {}, mine={"5": HELP["5"]}, piles=PILES)
    play(position, "0 worker 5", "1 special 1", "0 pass")
    assert marker_after(position, "0 pass", "0 pass") == [1]


@rare("D6.8", "D4.3", off={"resolution.pass_marker_after_forge": lambda s: None})
def test_an_early_forge_passes_the_marker_at_the_end_of_forge() -> None:
    position = scene({"steel": 2}, {}, mine={"4": AXE["4"]}, piles=PILES)
    events = play(position, "0 worker 4", "1 special 2")
    assert (rules(events, "forged"), position.to_dict()["marker"]) == (["D4.6"], 0)
    assert marker_after(position, "0 pass") == [1]


@pytest.mark.rule("D6.8", "D6.7")
def test_an_unaffordable_forge_passes_the_marker() -> None:
    position = helping([4, 1], [2, "home"], mine=AXE)
    assert [poor["card"] for poor in args_of(position.opening, "too-poor")] == ["forge axe a"]
    assert marker_after(position) == [1]
    early = scene({}, {}, mine={"4": AXE["4"]}, piles=PILES)
    play(early, "0 worker 4", "1 special 2")
    assert marker_after(early, "0 pass") == [1]


@pytest.mark.rule("D6.8", "D6.7")
def test_a_declined_forge_passes_the_marker() -> None:
    position = helping({"workers": [4, 1], "steel": 2}, [2, "home"], mine=AXE, options={"decline": True})
    assert marker_after(position, "0 decline") == [1]
    assert goods(position, 0) == {"iron": 3, "steel": 2}


@rare("D6.8", off={"resolution.pass_marker_after_forge": lambda s: pass_from_forges(s, REGULAR)})
def test_a_helpers_forge_passes_the_marker() -> None:
    position = helping([5, 1], {"workers": [6, 2], "steel": 2}, [9, "home"], mine=AXE)
    assert marker_after(position, "0 pass", "1 worker 4", "0 pass", "1 pass") == [1, 2]


@rare("D6.8", "D4.8", off={"resolution.pass_marker_after_forge": lambda s: pass_from_forges(s, WORKERS)})
def test_a_spent_worker_on_a_forge_has_not_taken_it() -> None:
    position = helping({"workers": [{"at": 4, "spent": True}, 1], "steel": 2}, [2, "home"], mine=AXE)
    assert marker_after(position) == []


@rare("D6.8", "D4.7", off={"specials.collapse": lambda s: None})
def test_a_forge_that_was_changed_away_is_not_taken() -> None:
    position = scene({"steel": 2}, {}, mine={"4": AXE["4"]}, piles=PILES)
    play(position, "0 worker 4", "1 special 3")
    assert marker_after(position, "0 pass") == []
    assert goods(position, 0) == {"iron": 3, "steel": 2}


@rare("D6.8", "D6.4", off={"resolution.pass_marker": goes_round_at_once})
def test_the_order_of_the_running_round_never_changes() -> None:
    position = helping([5, 1], [2, 4], [9, 8], mine=AXE)
    events = play(position, "0 pass", "0 pass")
    assert [mined["seat"] for mined in args_of(events, "mined")] == [0, 1, 2]
    assert [poor["seat"] for poor in args_of(events, "too-poor")] == [1, 2]
    assert [passed["seat"] for passed in args_of(events, "marker-passed")] == [1, 2]
    assert [began["seat"] for began in args_of(events, "round-began")] == [2]


@rare("D6.8", "D8.1", off={"resolution.pass_marker_after_forge": resolution.pass_marker})
def test_the_marker_never_moves_in_solo() -> None:
    for opponent in ("eldhusfifl", "andvettr", "andvettr-fadir"):
        mine = HELP | AXE
        position = solo(opponent, {"workers": [5, 4]}, {"workers": [8, 2]}, stage="help", mine=mine, mountain=CALM)
        assert marker_after(position, "0 pass", "0 pass") == []
        assert position.to_dict()["marker"] == 1
