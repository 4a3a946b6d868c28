"""Chapter 4, cards that change under a worker when no special card lands there: no early resolution (D4.7)."""

import pytest

from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.core.rng import Rng
from dvergar.games.dwarf.rules.material import DEPTHS
from dvergar.games.dwarf.rules.specials import collapse, hold_council, recall, run_amok
from dvergar.games.dwarf.rules.state import State, locations
from dvergar.games.dwarf.rules.workers import resolve_early
from tests.games.dwarf.box_scenes import three
from tests.games.dwarf.playing import args_of, asked, goods, kinds, play, rare, rules, seat, top


def everybody_first(s: State) -> None:
    """All workers resolve their cards."""
    for location in range(locations(s)):
        while resolve_early(s, location):
            pass


def council_after_all(s: State) -> None:
    everybody_first(s)
    hold_council(s)


def collapse_after_all(s: State) -> None:
    everybody_first(s)
    collapse(s)


def amok_after_all(s: State, r: Rng) -> None:
    everybody_first(s)
    run_amok(s, r)


def recall_after_early(s: State, number: int, choice: int) -> None:
    while resolve_early(s, choice // DEPTHS):
        pass
    recall(s, number, choice)


def changed(action: str, location: int, *stack: str, recalled: str = "") -> tuple[Position, list[Event]]:
    """Let seat 1 take the action while seat 0's worker stands on the top of the stack; returns the action's events."""
    position = three(action, seats=({"iron": 3, "steel": 2},), mine={str(location): list(stack)})
    play(position, f"0 worker {location}")
    events = play(position, "1 special 1", *([f"1 recall {location} {recalled}"] if recalled else []))
    assert seat(position, 0)["workers"][0] == {"at": location, "placed": 1}
    assert goods(position, 0) == {"iron": 3, "steel": 2}
    return position, events


def resolved(position: Position) -> list[Event]:
    """Resolve the actions with seat 2 elsewhere; returns what happened to seat 0."""
    events = play(position, "2 worker 9", "2 pass", "0 pass")
    return [event for event in events if event.seat == 0 and event.kind not in ("left-out", "round-began", "marker-passed")]


def got(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.kind, event.rule) for event in events]


@rare("D4.7", "D5.2", off={"specials.hold_council": council_after_all})
def test_a_council_changes_the_card_under_a_worker() -> None:
    position, events = changed("hold a council", 4, "iron seam", "forge axe a")
    assert "early" not in kinds(events)
    assert got(resolved(position)) == [("mined", "D6.4")]
    assert goods(position, 0) == {"iron": 6, "steel": 2}


@rare("D4.7", "D5.4", off={"specials.recall": recall_after_early})
def test_past_glories_change_the_card_under_a_worker() -> None:
    position, events = changed("past glories", 4, "iron seam", "great dragon a", "gold seam b", recalled="great dragon a")
    assert kinds(events) == ["paid", "took-special", "recalled", "landed"]
    assert got(resolved(position)) == [("defended", "D6.2")]
    assert goods(position, 0) == {"iron": 3, "steel": 2, "glory": 1}


@rare("D4.7", "D5.8", off={"specials.collapse": collapse_after_all})
def test_a_collapse_changes_the_card_under_a_worker() -> None:
    position, events = changed("collapse the shafts", 4, "forge axe a", "iron seam")
    assert kinds(events) == ["paid", "took-special", "collapsed", "landed"]
    assert got(resolved(position)) == [("forged", "D6.5")]
    assert goods(position, 0) == {"iron": 3, "items": 1}


@rare("D4.7", "D5.9", off={"specials.run_amok": amok_after_all})
def test_run_amok_changes_the_card_under_a_worker() -> None:
    position, events = changed("run amok", 4, "iron seam", "forge axe a", "dragon b", "gold seam b")
    assert kinds(events) == ["paid", "took-special", "mixed", "landed"]
    (mixed,) = args_of(events, "mixed")
    (taken,) = resolved(position)
    assert (taken.args["card"], taken.rule) in ((mixed["card"], rule) for rule in ("D6.2", "D6.4", "D6.5"))


@rare("D4.7", "D6.1", off={"specials.recall": recall_after_early})
def test_past_glories_can_bring_get_help_up_under_a_worker() -> None:
    position, events = changed("past glories", 5, "iron seam", "get help a", "gold seam a", recalled="get help a")
    assert {"early", "claimed"}.isdisjoint(kinds(events))
    assert got(resolved(position)) == [("claimed", "D6.1")]
    assert asked(position) == (0, "helper")


@rare("D4.7", "D6.1", off={"specials.hold_council": council_after_all})
def test_a_council_can_bring_get_help_up_under_a_worker() -> None:
    position, events = changed("hold a council", 5, "iron seam", "get help a", "gold seam a")
    assert {"early", "claimed"}.isdisjoint(kinds(events))
    assert got(resolved(position)) == [("claimed", "D6.1")]


@rare("D4.7", "D6.1", off={"specials.collapse": collapse_after_all})
def test_a_collapse_can_bring_get_help_up_under_a_worker() -> None:
    position, events = changed("collapse the shafts", 5, "get help a", "gold seam a")
    assert {"early", "claimed"}.isdisjoint(kinds(events))
    assert got(resolved(position)) == [("claimed", "D6.1")]


@rare("D4.7", "D6.1", off={"specials.hold_council": council_after_all})
def test_a_council_takes_get_help_away_and_its_claim_with_it() -> None:
    position, events = changed("hold a council", 5, "iron seam", "get help a")
    assert {"early", "claimed"}.isdisjoint(kinds(events))
    assert got(resolved(position)) == [("mined", "D6.4")]
    assert asked(position) == (0, "act")
    assert goods(position, 0) == {"iron": 6, "steel": 2}


@rare("D4.7", "D6.1", off={"specials.collapse": collapse_after_all})
def test_a_collapse_takes_get_help_away_and_its_claim_with_it() -> None:
    position, _ = changed("collapse the shafts", 5, "gold seam a", "get help a")
    assert got(resolved(position)) == [("mined", "D6.4")]
    assert goods(position, 0) == {"iron": 3, "steel": 2, "gold": 1}


@rare("D4.7", "D6.1", off={"specials.recall": recall_after_early})
def test_past_glories_take_get_help_away_and_its_claim_with_it() -> None:
    position, _ = changed("past glories", 5, "iron seam", "knockers b", "get help a", recalled="knockers b")
    assert got(resolved(position)) == [("defended", "D6.2")]


@rare("D4.7", "D6.1", off={"specials.run_amok": amok_after_all})
def test_run_amok_brings_get_help_up_or_takes_it_away() -> None:
    found = set()
    for location, card in ((5, "get help a"), (3, "get help b")):
        for stack in (["iron seam", card], [card, "iron seam"]):
            position, events = changed("run amok", location, *stack)
            assert {"early", "claimed"}.isdisjoint(kinds(events))
            (now,) = [one["card"] for one in args_of(events, "mixed")]
            found.add((stack[-1] == card, now == card))
            assert got(resolved(position)) == [("claimed", "D6.1") if now == card else ("mined", "D6.4")]
    assert (True, False) in found or (False, True) in found


@pytest.mark.rule("D4.7", "D6.1")
def test_a_claim_that_came_up_later_counts_from_when_its_worker_was_placed() -> None:
    table = {"5": ["iron seam", "get help a", "gold seam a"], "7": ["gold seam", "get help a"]}
    position = three("past glories", mine=table)
    play(position, "0 worker 5", "1 worker 7", "2 special 1", "2 recall 5 get help a", "1 pass", "0 pass")
    assert asked(position) == (0, "helper")
    play(position, "0 pass")
    assert asked(position) == (1, "helper")


@pytest.mark.rule("D4.7", "D4.3")
def test_only_where_the_card_lands_is_there_early_resolution() -> None:
    table = {"4": ["iron seam", "forge axe a"], "8": ["iron seam", "dragon a"]}
    position = three("collapse the shafts", mine=table)
    events = play(position, "0 worker 8", "1 worker 4", "2 special 1")
    assert [(one["seat"], one["card"]) for one in args_of(events, "early")] == [(0, "iron seam")]
    assert rules(events, "collapsed") == ["D5.8", "D5.8"]
    assert (top(position, 4), goods(position, 1)) == ("iron seam", {})
