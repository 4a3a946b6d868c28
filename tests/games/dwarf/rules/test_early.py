"""Chapter 4, early resolution: workers where a special card lands, and what comes up under a worker that is spent."""

import pytest

from dvergar.api.play import Position
from dvergar.core.bits import has
from dvergar.games.dwarf.rules.material import WORKERS
from dvergar.games.dwarf.rules.resolution import beat
from dvergar.games.dwarf.rules.specials import hold_council, land, landing_place
from dvergar.games.dwarf.rules.state import State
from dvergar.games.dwarf.rules.workers import resolve_early
from tests.games.dwarf.box_scenes import three
from tests.games.dwarf.playing import args_of, asked, goods, kinds, play, rare, rules, scene, seat, top, words

LEFT = ["paid", "took-special", "no-effect"]
"""The first events if the effect is impossible."""


def never_early(s: State, location: int) -> bool:
    """A special card covers the card there, and nobody resolves it first."""
    return False


def early_before_council(s: State) -> None:
    """Early resolution comes before the effect."""
    while resolve_early(s, landing_place(s)):
        pass
    hold_council(s)


def by_seat(s: State, location: int) -> int:
    """Workers resolve in the order of seats."""
    for number in range(s.players):
        for worker in range(WORKERS):
            if s.worker[number][worker] == location and not s.spent[number][worker]:
                return number * WORKERS + worker
    return -1


def fresh_again(s: State) -> None:
    """Workers that the card landed on resolve once more."""
    location = landing_place(s)
    land(s)
    for number in range(s.players):
        for worker in range(WORKERS):
            if s.worker[number][worker] == location:
                s.spent[number][worker] = 0


def free_of_fresh_workers(s: State, location: int) -> bool:
    """A spent worker does not count as standing there."""
    return not has(s.occupied, location) or by_seat(s, location) < 0


def beaten_by_all(s: State, location: int) -> None:
    """Spent workers earn glory, too."""
    for number in range(s.players):
        for worker in range(WORKERS):
            if s.worker[number][worker] == location:
                s.spent[number][worker] = 0
    beat(s, location)


# D4.3, where the card lands


@pytest.mark.rule("D4.3")
def test_nobody_resolves_early_where_the_card_lands_on_a_free_location() -> None:
    position = three("special order")
    events = play(position, "0 worker 4", "1 special 1")
    assert kinds(events)[1:] == [*LEFT, "landed"]
    assert (args_of(events, "landed")[0]["location"], top(position, 5)) == (5, "iron seam s")
    assert seat(position, 0)["workers"][0] == {"at": 4, "placed": 1}


@rare("D4.3", "D4.6", off={"specials.resolve_early": never_early})
def test_a_worker_resolves_the_card_that_is_about_to_be_covered() -> None:
    position = three("special order", mine={"5": ["iron seam", "gold seam a"]})
    events = play(position, "0 worker 5", "1 special 1")
    assert kinds(events)[1:] == [*LEFT, "early", "mined", "landed"]
    assert args_of(events, "early") == [{"seat": 0, "worker": 1, "location": 5, "card": "gold seam a"}]
    assert (rules(events, "early"), rules(events, "mined")) == (["D4.3"], ["D4.6"])
    assert goods(position, 0) == {"gold": 1}
    assert seat(position, 0)["workers"][0] == {"at": 5, "placed": 1, "spent": True}
    assert asked(position) == (2, "act")


@rare("D4.3", off={"specials.land": fresh_again})
def test_a_spent_worker_resolves_nothing_again() -> None:
    position = three("special order")
    play(position, "0 worker 5", "1 special 1")
    assert goods(position, 0) == {"iron": 3}
    events = play(position, "2 worker 1", "2 pass", "0 pass")
    assert [one["seat"] for one in args_of(events, "mined")] == [2]
    assert goods(position, 0) == {"iron": 3}


@pytest.mark.rule("D4.3", "D4.8")
def test_a_spent_worker_keeps_its_location_occupied() -> None:
    position = three("special order")
    play(position, "0 worker 5", "1 special 1")
    assert "worker 5" not in words(position)
    play(position, "2 worker 1")
    assert "worker 5" not in words(position)


@pytest.mark.rule("D4.3")
def test_the_second_worker_of_a_spent_ones_owner_resolves_as_usual() -> None:
    position = three("special order")
    play(position, "0 worker 5", "1 special 1", "2 worker 1", "2 pass", "0 worker 4")
    assert goods(position, 0) == {"iron": 6}


@rare("D4.2", "D4.3", off={"specials.hold_council": early_before_council})
def test_the_worker_resolves_what_is_on_top_after_the_effect() -> None:
    position = three("hold a council", mine={"2": ["iron seam", "sidhe a"]})
    events = play(position, "0 worker 2", "1 special 1")
    assert args_of(events, "early")[0]["card"] == "iron seam"
    assert goods(position, 0) == {"iron": 3}
    assert position.to_dict()["mine"]["2"] == ["iron seam", "iron seam s"]


@pytest.mark.rule("D4.2", "D4.3", "D5.8")
def test_a_collapse_changes_the_card_that_is_resolved_early() -> None:
    position = three("collapse the shafts", mine={"8": ["iron seam", "gold seam a", "dragon a"]})
    events = play(position, "0 worker 8", "1 special 1")
    assert (args_of(events, "early")[0]["card"], goods(position, 0)) == ("gold seam a", {"gold": 1})
    assert position.to_dict()["mine"]["8"] == ["dragon a", "iron seam", "gold seam a", "iron seam s"]


@pytest.mark.rule("D4.2", "D4.3", "D5.4")
def test_past_glories_can_choose_the_card_that_is_resolved_early() -> None:
    table = {"6": ["iron seam", "knockers a", "forge crown a"]}
    position = three("past glories", mine=table)
    events = play(position, "0 worker 6", "1 special 1", "1 recall 6 knockers a")
    assert kinds(events)[-4:] == ["recalled", "early", "defended", "landed"]
    assert goods(position, 0) == {"glory": 1}
    assert position.to_dict()["mine"]["6"] == ["iron seam", "forge crown a", "knockers a", "iron seam s"]


@pytest.mark.rule("D4.2", "D4.3", "D5.9")
def test_run_amok_changes_the_card_that_is_resolved_early() -> None:
    position = three("run amok", mine={"7": ["gold seam", "knockers a"]})
    events = play(position, "0 worker 7", "1 special 1")
    (mixed,) = args_of(events, "mixed")
    assert args_of(events, "early")[0]["card"] == mixed["card"]
    assert goods(position, 0) == ({"gold": 1} if mixed["card"] == "gold seam" else {"glory": 1})


# D5.7 and D5.6: two workers, and workers just placed


@rare("D4.3", "D4.6", "D5.7", off={"workers.next_worker_on": by_seat})
def test_two_workers_resolve_early_in_order_of_placing() -> None:
    table = {"5": ["iron seam", "gold seam a"]}
    position = three("apprentice", "special order", starter=2, mine=table)
    play(position, "2 worker 5", "0 special 1", "0 join 5")
    events = play(position, "1 special 2")
    assert [one["seat"] for one in args_of(events, "early")] == [2, 0]
    assert kinds(events)[:8] == [*LEFT, "early", "mined", "early", "mined", "landed"]
    assert [goods(position, number) for number in range(3)] == [{"gold": 1}, {}, {"gold": 1}]


@rare("D4.3", "D5.7", off={"specials.land": fresh_again})
def test_two_spent_workers_resolve_nothing_more() -> None:
    position = three("apprentice", "special order")
    play(position, "0 worker 5", "1 special 1", "1 join 5", "2 special 2", "0 pass")
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 3}, {"iron": 3})


@rare("D4.3", "D5.10", "D5.7", off={"specials.resolve_early": never_early})
def test_apprentice_lands_on_the_worker_that_it_placed_and_on_the_one_there() -> None:
    position = three("apprentice", mine={"9": ["gold seam", "dragon b"]})
    events = play(position, "0 worker 9", "1 special 1", "1 join 9")
    assert kinds(events)[-6:] == ["placed", "early", "defended", "early", "defended", "landed"]
    assert [one["seat"] for one in args_of(events, "early")] == [0, 1]
    assert (goods(position, 0), goods(position, 1)) == ({"glory": 1}, {"glory": 1})
    assert seat(position, 1)["workers"][:2] == [{"at": 9, "placed": 2, "spent": True}, "pile"]


@pytest.mark.rule("D4.3", "D5.10", "D5.7")
def test_apprentice_elsewhere_resolves_with_the_others() -> None:
    position = three("apprentice")
    events = play(position, "0 worker 4", "1 special 1", "1 join 4")
    assert "early" not in kinds(events)
    play(position, "2 worker 1", "2 pass", "0 pass")
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 3}, {"iron": 3})


@rare("D4.3", "D5.10", "D5.6", off={"specials.resolve_early": never_early})
def test_turn_back_lands_on_the_worker_that_it_placed() -> None:
    position = three("turn back", mine={"4": ["iron seam", "great dragon a"]})
    events = play(position, "0 special 1", "0 turn 4")
    assert kinds(events)[-6:] == ["returned", "placed", "shuffled", "early", "mined", "landed"]
    assert goods(position, 0) == {"iron": 3}
    assert position.to_dict()["mine"]["4"] == ["iron seam", "iron seam s"]
    play(position, "1 worker 1", "2 worker 2", "2 pass", "1 pass")
    assert goods(position, 0) == {"iron": 3}


@pytest.mark.rule("D4.3", "D5.10", "D5.6")
def test_turn_back_paid_with_glory_lands_on_its_worker_and_the_saved_one_still_moves() -> None:
    position = three("turn back", seats=({"glory": 4},), mine={"4": ["iron seam", "great dragon a"]})
    play(position, "0 special 1 glory", "0 turn 4", "1 worker 1", "2 worker 2", "2 pass", "1 pass")
    assert seat(position, 0)["workers"][:2] == [{"at": 4, "placed": 1, "spent": True}, "home"]
    play(position, "0 worker 9")
    assert goods(position, 0) == {"iron": 3, "gold": 1}


# D4.6, what each kind of card gives early


@pytest.mark.rule("D4.6")
def test_alloy_steel_is_paid_and_gained_at_once() -> None:
    position = three("special order", seats=({"iron": 4},), mine={"5": ["iron seam", "alloy steel b"]})
    play(position, "0 worker 5", "1 special 1")
    assert goods(position, 0) == {"iron": 1, "steel": 2}


@pytest.mark.rule("D4.6", "D6.7")
def test_a_worker_that_cannot_pay_early_gets_nothing_and_is_spent() -> None:
    position = three("special order", seats=({"iron": 2},), mine={"5": ["iron seam", "alloy steel b"]})
    events = play(position, "0 worker 5", "1 special 1")
    assert (kinds(events)[-3:], rules(events, "too-poor")) == (["early", "too-poor", "landed"], ["D6.7"])
    play(position, "2 worker 1", "2 pass", "0 worker 2")
    assert goods(position, 0) == {"iron": 5}


@rare("D4.6", "D6.8", off={"specials.resolve_early": never_early})
def test_a_forge_is_paid_and_taken_at_once() -> None:
    position = three("turn back", seats=({"steel": 2},), mine={"4": ["iron seam", "forge axe a"]})
    events = play(position, "0 worker 4", "1 special 1")
    assert (kinds(events)[-3:], rules(events, "forged")) == (["early", "forged", "landed"], ["D4.6"])
    assert goods(position, 0) == {"items": 1}
    events = play(position, "2 worker 1", "2 pass", "0 pass")
    assert args_of(events, "marker-passed") == [{"seat": 1}]


@rare("D4.6", "D6.4", off={"specials.resolve_early": never_early})
def test_orc_raiders_take_nothing_back_that_was_mined_early() -> None:
    position = three("special order", mine={"3": ["iron seam", "orc raiders a"]})
    play(position, "0 worker 5", "1 special 1")
    events = play(position, "2 worker 1", "2 pass", "0 worker 2")
    assert "mines-closed" in kinds(events)
    assert [goods(position, number) for number in range(3)] == [{"iron": 3}, {}, {}]


@rare("D4.6", off={"specials.resolve_early": never_early})
def test_a_monster_gives_its_glory_at_once_and_does_not_attack() -> None:
    position = three("special order", seats=({"iron": 2},), mine={"5": ["iron seam", "knockers b"]})
    events = play(position, "0 worker 5", "1 special 1")
    assert (kinds(events)[-3:], rules(events, "defended")) == (["early", "defended", "landed"], ["D4.6"])
    assert goods(position, 0) == {"iron": 2, "glory": 1}
    events = play(position, "2 worker 1", "2 pass", "0 pass")
    assert {"attacked", "defended", "held-off"}.isdisjoint(kinds(events))
    assert goods(position, 0) == {"iron": 2, "glory": 1}


@rare("D4.6", "D6.1", off={"workers.claim_early": lambda s, seat, worker, location: None})
def test_get_help_keeps_its_claim_until_helpers_come() -> None:
    position = three("special order", mine={"5": ["iron seam", "get help a"]})
    events = play(position, "0 worker 5", "1 special 1")
    assert (kinds(events)[-3:], rules(events, "claimed")) == (["early", "claimed", "landed"], ["D4.6"])
    assert asked(position) == (2, "act")
    play(position, "2 worker 1", "2 pass")
    assert asked(position) == (0, "second")
    play(position, "0 worker 2")
    assert asked(position) == (0, "helper")
    events = play(position, "0 worker 3", "0 worker 4")
    assert args_of(events, "marker-passed") == [{"seat": 1}]
    assert goods(position, 0) == {"iron": 9}


@pytest.mark.rule("D4.6", "D6.1")
def test_an_early_claim_counts_from_when_its_worker_was_placed() -> None:
    table = {"5": ["iron seam", "get help a"], "7": ["gold seam", "get help a"]}
    position = three("special order", starter=2, mine=table)
    play(position, "2 worker 5", "0 worker 7", "1 special 1", "0 pass", "2 pass")
    assert [play(position, f"{number} pass")[0].seat for number in (2, 0, 2, 0)] == [2, 0, 2, 0]


@pytest.mark.rule("D4.6", "D6.7")
def test_with_the_option_the_owner_may_decline_early() -> None:
    table = {"4": ["iron seam", "forge axe a"]}
    position = three("turn back", seats=({"steel": 2},), options={"decline": True}, mine=table)
    play(position, "0 worker 4", "1 special 1")
    assert (asked(position), words(position)) == ((0, "exchange"), ["exchange", "decline"])
    taken = position.clone()
    events = play(position, "0 decline")
    assert (kinds(events), rules(events, "declined")) == (["early", "declined", "landed"], ["D6.7"])
    assert (goods(position, 0), asked(position)) == ({"steel": 2}, (2, "act"))
    assert kinds(play(taken, "0 exchange")) == ["early", "forged", "landed"]
    assert (goods(taken, 0), asked(taken)) == ({"items": 1}, (2, "act"))


@pytest.mark.rule("D4.6", "D6.7", "D5.7")
def test_with_the_option_each_of_two_workers_is_asked_in_order_of_placing() -> None:
    rich = {"iron": 3}
    table = {"5": ["iron seam", "alloy steel b"]}
    position = three("apprentice", "special order", seats=(rich, rich), options={"decline": True}, mine=table)
    play(position, "0 worker 5", "1 special 1", "1 join 5", "2 special 2")
    assert asked(position) == (0, "exchange")
    play(position, "0 decline")
    assert asked(position) == (1, "exchange")
    play(position, "1 exchange")
    assert (goods(position, 0), goods(position, 1), asked(position)) == ({"iron": 3}, {"steel": 2}, (0, "second"))


# D4.8, what comes up under a spent worker


def spent_on(card: str, location: int = 5, landing: str = "special order") -> Position:
    """Seat 0's worker is spent on a location where this card lies second; seat 2 is next and can have Past Glories."""
    table = {str(location): ["iron seam", card, "gold seam b"]}
    rich = {"iron": 3, "steel": 2, "gold": 1}
    position = three(landing, "past glories", seats=(rich,), mine=table)
    play(position, f"0 worker {location}", "1 special 1")
    assert goods(position, 0) == {"iron": 3, "steel": 2, "gold": 2}
    return position


@rare("D4.8", "D6.2", off={"state.is_free": free_of_fresh_workers})
def test_a_spent_worker_keeps_a_new_monster_away() -> None:
    position = spent_on("knockers b")
    events = play(position, "2 special 2", "2 recall 5 knockers b", "0 pass")
    assert args_of(events, "held-off") == [{"seat": None, "location": 5, "card": "knockers b"}]
    assert rules(events, "held-off") == ["D4.8"]
    assert {"attacked", "defended"}.isdisjoint(kinds(events))
    assert goods(position, 0) == {"iron": 3, "steel": 2, "gold": 2}


@rare("D4.8", "D6.2", off={"resolution.beat": beaten_by_all})
def test_a_spent_worker_earns_no_glory_from_a_new_monster() -> None:
    position = spent_on("knockers b")
    play(position, "2 special 2", "2 recall 5 knockers b", "0 pass")
    assert "glory" not in goods(position, 0)


@rare("D4.8", "D4.6", off={"resolution.beat": beaten_by_all})
def test_a_monster_that_comes_up_again_gives_no_second_glory() -> None:
    table = {"5": ["iron seam", "knockers b"]}
    position = three("special order", "collapse the shafts", mine=table)
    play(position, "0 worker 5", "1 special 1", "2 special 2")
    assert top(position, 5) == "knockers b"
    events = play(position, "0 pass")
    assert "held-off" in kinds(events)
    assert goods(position, 0) == {"glory": 1}


@pytest.mark.rule("D4.8", "D5.2")
def test_a_council_can_bring_the_monster_up_again() -> None:
    position = three("special order", "hold a council", mine={"5": ["iron seam", "knockers b"]})
    events = play(position, "0 worker 5", "1 special 1", "2 special 2", "0 pass")
    assert (top(position, 5), "held-off" in kinds(events), goods(position, 0)) == ("knockers b", True, {"glory": 1})


@rare("D4.8", "D6.8", off={"specials.land": fresh_again})
def test_a_forge_under_a_spent_worker_is_not_taken() -> None:
    position = spent_on("forge axe a", location=4, landing="turn back")
    events = play(position, "2 special 2", "2 recall 4 forge axe a", "0 pass")
    assert {"forged", "too-poor", "marker-passed"}.isdisjoint(kinds(events))
    assert goods(position, 0) == {"iron": 3, "steel": 2, "gold": 2}


@rare("D4.8", "D6.1", off={"specials.land": fresh_again})
def test_get_help_under_a_spent_worker_is_no_claim() -> None:
    position = spent_on("get help a")
    events = play(position, "2 special 2", "2 recall 5 get help a", "0 pass")
    assert {"claimed", "marker-passed"}.isdisjoint(kinds(events))
    assert asked(position) == (0, "act")


@rare("D4.8", "D6.4", off={"specials.land": fresh_again})
def test_a_mine_card_under_a_spent_worker_is_not_taken() -> None:
    position = spent_on("alloy steel b")
    events = play(position, "2 special 2", "2 recall 5 alloy steel b", "0 pass")
    assert "mined" not in kinds(events)
    assert goods(position, 0) == {"iron": 3, "steel": 2, "gold": 2}


@rare("D4.8", "D5.7", off={"specials.land": fresh_again})
def test_apprentice_may_join_a_spent_worker_and_resolves_alone() -> None:
    position = three("special order", "apprentice")
    play(position, "0 worker 5", "1 special 1", "2 special 2")
    assert words(position) == ["join 5"]
    play(position, "2 join 5", "0 pass")
    assert [goods(position, number) for number in range(3)] == [{"iron": 3}, {}, {"iron": 3}]


@rare("D4.8", "D6.2", off={"resolution.beat": beaten_by_all})
def test_of_two_workers_only_the_one_that_is_not_spent_earns_glory() -> None:
    spent, fresh = {"workers": [{"at": 5, "spent": True}, "home"]}, {"workers": [5, "pile"]}
    position = scene(spent, fresh, stage="defend", mine={"5": ["iron seam", "knockers b"]})
    assert [one["seat"] for one in args_of(position.opening, "defended")] == [1]
    assert "held-off" not in kinds(position.opening)


@pytest.mark.rule("D5.10", "D4.3")
def test_the_decision_warns_where_the_card_covers_the_worker_that_it_places() -> None:
    position = scene({}, {"workers": [9]}, starter=1, mine={"4": ["iron seam", "forge axe a"]}, piles={"1": ["turn back"]})
    play(position, "0 special 1")
    early = {choice.words: choice.effects.get("early") for choice in position.decision().choices}
    assert early.pop("turn 4") == [0]
    assert set(early.values()) <= {None}
    position = scene({}, {"workers": [9]}, starter=1, piles={"1": ["apprentice"]})
    play(position, "0 special 1")
    assert [choice.effects.get("early") for choice in position.decision().choices] == [[1, 0]]
