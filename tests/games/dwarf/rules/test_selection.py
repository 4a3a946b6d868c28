"""Chapter 4, action selection: the two passes, and what a Special Action costs."""

from typing import Any

import pytest

from dvergar.api.errors import IllegalAction, UnknownWords
from dvergar.api.play import Position
from dvergar.core.board import note
from dvergar.games.dwarf.rules.events import SKIPPED
from dvergar.games.dwarf.rules.material import ANY, RESOURCES, SECOND
from dvergar.games.dwarf.rules.rule_ids import D4_4
from dvergar.games.dwarf.rules.specials import take_special
from dvergar.games.dwarf.rules.state import State, ask
from dvergar.games.dwarf.rules.workers import worker_at_home
from tests.games.dwarf.box_scenes import ACTIONS, piled, three
from tests.games.dwarf.playing import args_of, asked, goods, kinds, of, play, rare, reasons, rules, scene, seat, words
from tests.games.dwarf.walking import walk

EVERYWHERE = [f"worker {place}" for place in range(1, 10)]


def askings(position: Position, count: int) -> list[int]:
    """Return the seats of the next decisions; each plays its first legal action."""
    found = []
    for _ in range(count):
        number, _ = asked(position)
        found.append(number)
        position.play(number, words(position)[0])
    return found


def refusal(position: Position, line: str) -> str:
    """Return the rule by which an action is refused."""
    with pytest.raises(IllegalAction) as refused:
        play(position, line)
    return refused.value.rule


def forward_again(s: State) -> None:
    """The second pass goes round like the first."""
    number = (s.starter + s.turn) % s.players
    if s.turn == s.players:
        s.stage, s.turn = s.stage + 1, 0
    elif worker_at_home(s, number) >= 0:
        ask(s, SECOND, number)
    else:
        s.turn += 1
        note(s, SKIPPED, D4_4, number, 0, 0, 0, 0, 0)


def pays_both(s: State, number: int, pile: int, glory: int) -> None:
    """Glory is spent on top of both workers."""
    take_special(s, number, pile, glory)
    s.worker[number][1] = s.worker[number][0]


# D4.1, the first pass


@pytest.mark.rule("D4.1")
@pytest.mark.parametrize(("starter", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_first_pass_goes_clockwise_from_the_start_player(starter: int, order: list[int]) -> None:
    position = three(starter=starter)
    assert askings(position, 3) == order
    assert asked(position)[1] == "second"


@pytest.mark.rule("D4.1", "D4.9")
def test_in_the_first_pass_everyone_places_a_worker_or_takes_a_special_action() -> None:
    position = three()
    assert words(position) == [*EVERYWHERE, "special 1", "special 2", "special 3"]
    assert refusal(position, "0 pass") == "D4.1"
    assert position.decision().rule == "D4.1"


@pytest.mark.rule("D4.1", "D1.1")
def test_an_occupied_location_is_closed() -> None:
    position = three()
    events = play(position, "0 worker 4")
    assert (events[0].kind, events[0].rule, events[0].args) == (
        "placed",
        "D4.1",
        {"worker": 1, "location": 4, "card": "iron seam"},
    )
    assert reasons(position)["worker 4"] == "D4.1"
    assert "worker 4" not in words(position)
    assert refusal(position, "1 worker 4") == "D4.1"
    assert asked(position) == (1, "act")


@pytest.mark.rule("D4.1")
def test_a_worker_takes_its_card_only_when_actions_are_resolved() -> None:
    position = three()
    assert kinds(play(position, "0 worker 4", "1 worker 5", "2 worker 6")) == ["placed"] * 3
    assert goods(position, 0) == {}


# D4.2, the price of a Special Action


@pytest.mark.rule("D4.2")
def test_a_special_action_costs_both_workers() -> None:
    position = three("muster an army")
    events = play(position, "0 special 1")
    assert kinds(events) == ["paid", "took-special", "mustered", "landed"]
    assert args_of(events, "paid") == [{"seat": 0, "workers": 2, "gains": {}}]
    assert args_of(events, "took-special") == [{"seat": 0, "action": "muster an army", "pile": 1}]
    assert rules(events, "paid") + rules(events, "took-special") + rules(events, "landed") == ["D4.2"] * 3
    assert seat(position, 0)["workers"] == ["pile", "pile", "home", "home"]


@rare("D4.2", "D4.4", off={"specials.take_special": pays_both})
def test_four_glory_save_one_worker_for_the_second_pass() -> None:
    position = three("muster an army", seats=({"glory": 5},))
    events = play(position, "0 special 1 glory")
    assert args_of(events, "paid") == [{"seat": 0, "workers": 1, "gains": {"glory": -4}}]
    assert goods(position, 0) == {"glory": 1}
    assert seat(position, 0)["workers"] == ["pile", "home", "home", "home"]
    play(position, "1 worker 1", "2 worker 2", "2 pass", "1 pass")
    assert asked(position) == (0, "second")
    events = play(position, "0 worker 4")
    assert (args_of(events, "placed")[0]["worker"], rules(events, "placed")) == (2, ["D4.4"])
    assert goods(position, 0) == {"iron": 3, "glory": 1}


@pytest.mark.rule("D4.2")
def test_less_than_four_glory_saves_no_worker() -> None:
    position = three(seats=({"glory": 3},))
    assert {reasons(position)[f"special {pile} glory"] for pile in (1, 2, 3)} == {"D4.2"}
    assert refusal(position, "0 special 1 glory") == "D4.2"


@pytest.mark.rule("D4.2")
def test_glory_replaces_only_one_worker() -> None:
    position = three(seats=({"glory": 9},))
    assert words(position)[9:] == [f"special {pile}{glory}" for glory in ("", " glory") for pile in (1, 2, 3)]
    with pytest.raises(UnknownWords):
        play(position, "0 special 1 glory glory")
    assert args_of(play(position, "0 special 1 glory"), "paid") == [{"seat": 0, "workers": 1, "gains": {"glory": -4}}]


@pytest.mark.rule("D4.2")
def test_the_top_of_any_pile_that_is_not_empty_may_be_taken() -> None:
    piles = {"1": ["turn back"], "2": [], "3": ["muster an army", "run amok"]}
    position = scene({"glory": 4}, {}, piles=piles)
    assert words(position)[9:] == ["special 1", "special 3", "special 1 glory", "special 3 glory"]
    assert reasons(position) == {"special 2": "D4.2", "special 2 glory": "D4.2"}
    assert refusal(position, "0 special 2") == "D4.2"
    assert args_of(play(position, "0 special 3"), "took-special")[0]["action"] == "muster an army"
    assert position.to_dict()["piles"]["3"] == ["run amok"]


@pytest.mark.rule("D4.2")
def test_a_pile_is_never_blocked() -> None:
    cards = ["muster an army", "sell an item", "special order"]
    position = scene(players=3, piles={"1": cards})
    events = play(position, "0 special 1", "1 special 1", "2 special 1")
    assert [(one["seat"], one["pile"], one["action"]) for one in args_of(events, "took-special")] == [
        (0, 1, "muster an army"), (1, 1, "sell an item"), (2, 1, "special order"),
    ]  # fmt: skip


@pytest.mark.rule("D4.2", "D4.3")
def test_pay_take_effect_early_resolution_put_down() -> None:
    position = three("hold a council", mine={"2": ["iron seam", "sidhe a"]})
    events = play(position, "0 worker 2", "1 special 1")
    assert kinds(events) == ["placed", "paid", "took-special", "returned", "shuffled", "early", "mined", "landed"]


@pytest.mark.rule("D4.2", "D6.9")
def test_paid_workers_stay_out_until_the_end_of_the_round() -> None:
    position = scene({}, {}, piles=piled("muster an army"), mine={"5": ["iron seam", "get help a"]})
    play(position, "0 special 1", "1 worker 5", "1 pass")
    assert seat(position, 0)["workers"][:2] == ["pile", "pile"]
    events = play(position, "1 worker 1", "1 worker 2")
    assert {one["seat"] for one in args_of(events, "mined")} == {1}
    assert kinds(events).index("workers-home") < kinds(events).index("round-began")
    assert seat(position, 0)["workers"] == ["home"] * 4


# D4.4, the second pass


@rare("D4.4", off={"flow.next_in_second_pass": forward_again})
def test_the_second_pass_goes_the_other_way_round() -> None:
    assert askings(three(), 6) == [0, 1, 2, 2, 1, 0]


@rare("D4.4", off={"flow.next_in_second_pass": forward_again})
def test_the_second_pass_begins_with_the_last_player() -> None:
    assert askings(three(starter=1), 6) == [1, 2, 0, 0, 2, 1]
    assert askings(scene(players=5, starter=3), 10) == [3, 4, 0, 1, 2, 2, 1, 0, 4, 3]


@rare("D4.4", off={"flow.next_in_second_pass": forward_again})
def test_a_player_who_paid_both_workers_is_skipped() -> None:
    position = three("muster an army")
    play(position, "0 worker 1", "1 special 1", "2 worker 2")
    assert asked(position) == (2, "second")
    events = play(position, "2 worker 4")
    assert kinds(events) == ["placed", "skipped"]
    assert (events[1].seat, events[1].rule) == (1, "D4.4")
    assert asked(position) == (0, "second")


@rare("D4.2", "D4.4", off={"flow.next_in_second_pass": forward_again})
def test_a_player_who_paid_with_glory_moves_at_the_usual_place() -> None:
    position = three("muster an army", seats=({}, {"glory": 4}))
    play(position, "0 worker 1", "1 special 1 glory", "2 worker 2")
    assert askings(position, 3) == [2, 1, 0]


@pytest.mark.rule("D4.4")
def test_the_first_and_the_last_player_can_be_skipped_too() -> None:
    position = three("muster an army", "special order")
    play(position, "0 special 1", "1 worker 1", "2 special 2")
    assert asked(position) == (1, "second")
    events = play(position, "1 worker 2")
    assert [event.seat for event in of(events, "skipped")] == [0]
    assert "workers-home" in kinds(events)


@pytest.mark.rule("D4.4")
def test_there_is_no_second_pass_if_all_have_paid_both_workers() -> None:
    position = three("muster an army", "special order", "sell an item")
    events = play(position, "0 special 1", "1 special 2", "2 special 3")
    assert [event.seat for event in of(events, "skipped")] == [2, 1, 0]
    assert asked(position) == (0, "act")
    assert position.to_dict()["round"] == 2


@pytest.mark.rule("D4.4")
def test_a_second_worker_may_be_left_out() -> None:
    position = three()
    play(position, "0 worker 1", "1 worker 2", "2 worker 3")
    assert words(position) == [*EVERYWHERE[3:], "pass"]
    events = play(position, "2 pass")
    assert (kinds(events), rules(events, "left-out")) == (["left-out"], ["D4.4"])
    assert args_of(events, "left-out") == [{"seat": 2, "worker": 2}]
    play(position, "1 worker 4", "0 worker 5")
    assert [goods(position, number) for number in range(3)] == [{"iron": 6}, {"iron": 6}, {"iron": 3}]


@pytest.mark.rule("D4.4")
def test_in_the_second_pass_occupied_locations_are_closed() -> None:
    position = three()
    play(position, "0 worker 1", "1 worker 2", "2 worker 3")
    assert reasons(position) == {"worker 1": "D4.4", "worker 2": "D4.4", "worker 3": "D4.4"}
    assert refusal(position, "2 worker 3") == "D4.4"


@pytest.mark.rule("D4.4")
@pytest.mark.parametrize("line", ["2 special 1", "2 special 1 glory"])
def test_there_is_no_special_action_in_the_second_pass(line: str) -> None:
    position = three(seats=({}, {}, {"glory": 9}))
    play(position, "0 worker 1", "1 worker 2", "2 worker 3")
    assert refusal(position, line) == "D4.4"
    assert asked(position) == (2, "second")


@pytest.mark.rule("D4.4", "D4.2")
def test_a_player_who_saved_a_worker_with_glory_takes_no_second_special_action() -> None:
    position = three("muster an army", seats=({}, {}, {"glory": 9}))
    play(position, "0 worker 1", "1 worker 2", "2 special 1 glory")
    assert asked(position) == (2, "second")
    assert refusal(position, "2 special 2 glory") == "D4.4"
    assert words(position) == [*EVERYWHERE[2:], "pass"]


@pytest.mark.rule("D4.4", "D5.10")
def test_turn_backs_worker_is_not_followed_by_another_unless_glory_saved_one() -> None:
    table = {"2": ["iron seam", "sidhe a"]}
    position = three("turn back", seats=({}, {"glory": 4}), mine=table)
    play(position, "0 worker 1")
    saved = position.clone()
    play(position, "1 special 1", "1 turn 2", "2 worker 3", "2 pass")
    assert asked(position) == (0, "second")
    play(saved, "1 special 1 glory", "1 turn 2", "2 worker 3", "2 pass")
    assert asked(saved) == (1, "second")


# D4.5, effects that are impossible


@pytest.mark.rule("D4.5")
@pytest.mark.parametrize("action", [action for action in ACTIONS if action != "muster an army"])
def test_an_impossible_special_action_only_puts_its_card_down(action: str) -> None:
    position = three(action)
    warned = {choice.words: choice.effects.get("no_effect") for choice in position.decision().choices}
    assert warned["special 1"] is True
    events = play(position, "0 special 1")
    assert kinds(events) == ["paid", "took-special", "no-effect", "landed"]
    assert (args_of(events, "no-effect"), rules(events, "no-effect")) == ([{"seat": 0, "action": action}], ["D4.5"])
    assert seat(position, 0)["workers"][:2] == ["pile", "pile"]
    assert asked(position) == (1, "act")


@pytest.mark.rule("D4.5")
def test_a_possible_effect_has_no_warning() -> None:
    rich = {"iron": 2, "steel": 2, "gold": 1, "items": 1}
    for action in ACTIONS:
        position = three(action, seats=({}, rich), mine={"1": ["iron seam", "sidhe a"]})
        play(position, "0 worker 9")
        assert all("no_effect" not in choice.effects for choice in position.decision().choices if choice.words == "special 1")


def commission_with_any_five(s: State, number: int) -> bool:
    """Any five resources will do."""
    return sum(s.goods[number][:RESOURCES]) >= ANY


@rare("D4.5", "D5.5", off={"specials.can_commission": commission_with_any_five})
def test_an_order_without_one_of_each_resource_is_impossible() -> None:
    position = three("special order", seats=({"iron": 9, "steel": 9},))
    assert "no-effect" in kinds(play(position, "0 special 1"))
    assert goods(position, 0) == {"iron": 9, "steel": 9}


@pytest.mark.rule("D4.5", "D5.5")
def test_an_order_with_less_than_five_resources_is_impossible() -> None:
    position = three("special order", seats=({"iron": 1, "steel": 2, "gold": 1},))
    assert "no-effect" in kinds(play(position, "0 special 1"))


@pytest.mark.rule("D4.5")
@pytest.mark.parametrize(
    ("action", "count"), [("sell an item", 21), ("special order", 6), ("past glories", 1), ("turn back", 1), ("apprentice", 1)]
)
def test_a_possible_effect_must_be_carried_out(action: str, count: int) -> None:
    rich = {"iron": 3, "steel": 3, "gold": 3, "items": 1}
    position = three(action, seats=({}, rich), mine={"1": ["iron seam", "sidhe a"]})
    play(position, "0 worker 9", "1 special 1")
    assert asked(position)[0] == 1
    assert len(words(position)) == count
    assert {"decline", "pass"}.isdisjoint(words(position))


@pytest.mark.rule("D4.5", "D6.7")
@pytest.mark.parametrize(("action", "lands"), [("sell an item", 1), ("special order", 5)])
def test_with_the_option_a_sale_and_an_order_may_be_declined(action: str, lands: int) -> None:
    rich = {"iron": 3, "steel": 3, "gold": 3, "items": 1}
    position = three(action, seats=(rich,), options={"decline": True})
    events = play(position, "0 special 1", "0 decline")
    assert (args_of(events, "declined-special"), rules(events, "declined-special")) == ([{"seat": 0, "action": action}], ["D6.7"])
    assert args_of(events, "landed")[0]["location"] == lands
    assert goods(position, 0) == rich


@pytest.mark.rule("D4.5", "D6.7")
@pytest.mark.parametrize("action", ["past glories", "turn back", "apprentice"])
def test_with_the_option_other_effects_are_not_declined(action: str) -> None:
    position = three(action, options={"decline": True}, mine={"1": ["iron seam", "sidhe a"]})
    play(position, "0 worker 9", "1 special 1")
    assert "decline" not in words(position)


@pytest.mark.rule("D4.5", "D5.6")
def test_turn_back_without_a_location_places_no_worker() -> None:
    position = three("turn back", mine={"1": ["iron seam", "sidhe a"]})
    events = play(position, "0 worker 1", "1 special 1")
    assert kinds(events) == ["placed", "paid", "took-special", "no-effect", "landed"]
    assert seat(position, 1)["workers"][:2] == ["pile", "pile"]


# D4.9


@pytest.mark.rule("D4.9")
@pytest.mark.parametrize(("players", "free"), [(2, 6), (3, 4), (4, 11), (5, 9)])
def test_the_last_regular_worker_finds_a_free_location(players: int, free: int) -> None:
    position = scene(players=players)
    for _ in range(2 * players - 1):
        play(position, f"{asked(position)[0]} {words(position)[0]}")
    assert len(words(position)) == free + 1


@pytest.mark.rule("D4.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_in_both_passes_a_free_location_always_exists(players: int, seed: int) -> None:
    for position in walk(seed, players=players):
        if not position.over and asked(position)[1] in ("act", "second"):
            occupied = len(position.to_dict()["mine"]) - sum(word.startswith("worker") for word in words(position))
            assert occupied <= (5 if players < 4 else 9)


HELP = {"3": ["iron seam", "get help b"], "5": ["iron seam", "get help a"], "7": ["gold seam", "get help a"]}


@pytest.mark.rule("D4.9", "D6.1")
def test_with_three_players_helpers_can_find_all_locations_occupied() -> None:
    seats: tuple[dict[str, Any], ...] = ({"workers": [3, 1]}, {"workers": [5, 2]}, {"workers": [7, 4]})
    position = scene(*seats, stage="help", mine=HELP)
    events = play(position, "0 worker 6", "1 worker 8", "2 worker 9")
    assert (args_of(events, "lost-helper"), rules(events, "lost-helper")) == (
        [{"seat": number, "worker": 4} for number in range(3)],
        ["D6.1"] * 3,
    )


@pytest.mark.rule("D4.9", "D6.1")
def test_with_two_players_helpers_always_find_a_free_location() -> None:
    position = scene({"workers": [3, 1]}, {"workers": [5, 2]}, stage="help", mine=HELP)
    play(position, "0 worker 4", "1 worker 6", "0 worker 8")
    assert words(position) == ["worker 7", "worker 9", "pass"]
