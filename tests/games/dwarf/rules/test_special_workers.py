"""Chapter 5, Special Actions that move a worker, Turn Back and Apprentice; and cards that go back into the Mountain."""

from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadPosition
from dvergar.api.play import Position
from dvergar.core.board import note
from dvergar.core.rng import Rng
from dvergar.games.dwarf.rules import specials, workers
from dvergar.games.dwarf.rules.events import SHUFFLED
from dvergar.games.dwarf.rules.material import HOME, ON_PILE, REGULAR, SHUFFLE, WORKERS
from dvergar.games.dwarf.rules.mining import send_back
from dvergar.games.dwarf.rules.rule_ids import D5_6
from dvergar.games.dwarf.rules.state import State
from tests.games.dwarf.playing import args_of, asked, goods, kinds, of, play, rare, reasons, rules, scene, seat, solo, top, words
from tests.games.dwarf.rules.test_specials import effects, on_top, refused, table

GET_HELP = {"5": ["iron seam", "get help a"], "6": ["iron seam", "get help b"], "7": ["gold seam", "get help a"]}
AXE = {"4": ["iron seam", "forge axe a"]}
COVERED = {"1": ["iron seam", "sidhe a"]}  # an Iron Seam that Turn Back can uncover
CALM = ["2 alloy steel a", "8 gold seam a"]  # a next round without surprises


def standing(position: Position, number: int) -> list[Any]:
    """Return where the two regular workers of a seat are."""
    return [at["at"] if isinstance(at, dict) else at for at in seat(position, number)["workers"][:REGULAR]]


def nobody_resolves_early(s: State, location: int) -> bool:
    return False


def only_the_first_placed(s: State, location: int, next_worker_on: Any = workers.next_worker_on) -> int:
    """A location is resolved only by the worker that came first."""
    spent = sum(s.spent[number][worker] for number in range(s.players) for worker in range(WORKERS))
    return -1 if spent else int(next_worker_on(s, location))


def only_the_master(s: State, number: int, worker: int, is_standing: Any = workers.is_standing) -> bool:
    """Seat 1 resolves; the apprentice gets nothing."""
    return number == 1 and bool(is_standing(s, number, worker))


def wakes_the_master(s: State, number: int, location: int, join_others: Any = specials.join_others) -> None:
    """The worker that has already resolved resolves once more."""
    join_others(s, number, location)
    s.spent[1][0] = 0


def placed_in_the_end(s: State, number: int, location: int, turn_back: Any = specials.turn_back) -> None:
    """Turn Back's worker counts as placed after all others."""
    turn_back(s, number, location)
    s.placed[number][0] = 20


def worker_stays_out(s: State, number: int, location: int) -> None:
    """The top card goes back, but nobody goes there."""
    send_back(s, location, D5_6)
    s.awaiting = SHUFFLE


def both_workers_lost(s: State, number: int, location: int, join_others: Any = specials.join_others) -> None:
    """The worker that glory saved is out as well."""
    join_others(s, number, location)
    s.worker[number][1] = ON_PILE


def keeps_the_layers(s: State, r: Rng, rule: int) -> None:
    """Cards that are sent back lie where they were put; nothing is shuffled."""
    note(s, SHUFFLED, rule, -1, 1, s.mountain_size[0], 0, 0, 0)


def nothing_new_in_the_second_pass(s: State, number: int) -> int:
    """A seat that has a worker out has none at home."""
    return 0 if s.worker[number][0] == HOME else -1


# Turn Back


@rare("D5.6", off={"workers.can_turn_back": lambda s, location: bool(s.height[location] > 1)})
def test_turn_back_needs_a_free_location_with_two_cards() -> None:
    mine = COVERED | AXE | {"5": ["iron seam", "get help a"]}
    position = table("turn back", {}, {"workers": [5]}, starter=1, mine=mine)
    play(position, "0 special 1")
    assert (asked(position), position.decision().rule) == ((0, "turn"), "D5.6")
    assert words(position) == ["turn 1", "turn 4"]
    assert reasons(position) == {f"turn {location}": "D5.6" for location in (2, 3, 5, 6, 7, 8, 9)}
    keys = {closed.words: closed.key for closed in position.decision().closed}
    assert (keys["turn 5"], keys["turn 2"]) == ("closed-turn-occupied", "closed-turn-single")
    assert refused(position, "0 turn 5", "0 turn 2", "0 pass", "0 worker 1") == ["D5.6"] * 4


@rare("D5.6", "D5.10", off={"specials.turn_back": worker_stays_out})
def test_turn_back_sends_the_top_card_away_and_a_worker_there() -> None:
    position = table("turn back", {}, {}, mine=COVERED, mountain=CALM)
    play(position, "0 special 1")
    assert effects(position, "turn 1") == {"card": "iron seam", "gains": {"iron": 3}, "strikes": []}
    events = play(position, "0 turn 1")
    assert kinds(events) == ["returned", "placed", "shuffled", "landed"]
    assert args_of(events, "returned") == [{"seat": None, "card": "sidhe a", "location": 1}]
    assert args_of(events, "placed") == [{"seat": 0, "worker": 1, "location": 1, "card": "iron seam"}]
    assert (rules(events, "placed"), rules(events, "shuffled")) == (["D5.6"], ["D5.11"])
    assert "1 sidhe a" in position.to_dict()["mountain"]
    assert (asked(position), goods(position, 0)) == ((1, "act"), {})
    assert reasons(position)["worker 1"] == "D4.1"
    events = play(position, "1 worker 2", "1 pass")
    assert args_of(events, "mined")[0] == {"seat": 0, "location": 1, "card": "iron seam", "gains": {"iron": 3}}


@pytest.mark.rule("D5.6")
def test_turn_back_shows_what_the_worker_will_find() -> None:
    mine = {
        "3": ["alloy steel a", "orc raiders a"], "4": ["dragon b", "orc raiders a"], "5": ["get help a", "knockers b"],
        "6": ["forge crown a", "knockers a"],
    }  # fmt: skip
    position = table("turn back", {"gold": 3}, {}, mine=mine)
    play(position, "0 special 1")
    monsters = ["5 knockers b", "6 knockers a"]
    assert effects(position, "turn 3") == {"card": "alloy steel a", "poor": True, "short": {"iron": 3}, "strikes": monsters}
    orcs, first, second = "3 orc raiders a", *monsters
    assert effects(position, "turn 4") == {
        "card": "dragon b",
        "gains": {"glory": 1},
        "early": [0],
        "strikes": [orcs, first, second],
    }
    assert effects(position, "turn 5") == {"card": "get help a", "help": True, "strikes": [orcs, second]}
    assert effects(position, "turn 6") == {"card": "forge crown a", "gains": {"gold": -3, "items": 1}, "strikes": [orcs, first]}


@rare("D5.6", "D4.5", off={"workers.can_turn_back": lambda s, location: bool(s.height[location] > 1)})
def test_turn_back_has_no_effect_and_no_worker_if_every_stack_is_occupied() -> None:
    position = table("turn back", {"glory": 4}, {"workers": [1]}, starter=1, mine=COVERED)
    assert effects(position, "special 1")["no_effect"] is True
    assert "placed" not in kinds(play(position, "0 special 1 glory"))
    assert standing(position, 0) == ["pile", "home"]
    assert top(position, 1) == "sidhe a"


@rare("D5.10", "D5.6", "D4.3", off={"workers.resolve_early": nobody_resolves_early})
def test_turn_backs_own_card_may_land_on_its_worker() -> None:
    position = table("turn back", {}, {}, mine={"4": ["iron seam", "gold seam b", "dragon b"]})
    events = play(position, "0 special 1", "0 turn 4")
    assert kinds(events)[2:] == ["returned", "placed", "shuffled", "early", "mined", "landed"]
    assert args_of(events, "early") == [{"seat": 0, "worker": 1, "location": 4, "card": "gold seam b"}]
    assert goods(position, 0) == {"gold": 1}
    assert [mined["seat"] for mined in args_of(play(position, "1 worker 5", "1 pass"), "mined")] == [1]


@rare("D5.10", "D6.1", off={"specials.turn_back": placed_in_the_end})
def test_turn_backs_worker_is_placed_at_that_moment() -> None:
    mine = GET_HELP | {"5": ["iron seam", "get help a", "knockers b"]}
    position = table("turn back", {"workers": [1]}, {}, {}, mine=mine, mountain=CALM)
    play(position, "1 special 1", "1 turn 5", "2 worker 6", "2 pass", "0 worker 7")
    helped = []
    while asked(position)[1] == "helper":
        helped.append(asked(position)[0])
        play(position, f"{helped[-1]} pass")
    assert helped == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("D5.6", "D6.2")
def test_turn_back_may_uncover_a_monster_to_beat() -> None:
    position = table("turn back", {}, {}, mine={"9": ["gold seam", "dragon b", "iron seam b"]})
    events = play(position, "0 special 1", "0 turn 9", "1 worker 1", "1 pass")
    assert args_of(events, "defended") == [{"seat": 0, "location": 9, "card": "dragon b", "gains": {"glory": 1}}]


# Which worker moves


@rare("D5.10", "D4.4", off={"workers.worker_at_home": nothing_new_in_the_second_pass})
def test_the_worker_that_glory_saved_is_there_for_the_second_pass() -> None:
    for action, answer in (("turn back", "turn 1"), ("apprentice", "join 5")):
        position = table(action, {"glory": 5}, {"workers": [5]}, starter=1, mine=COVERED)
        play(position, "0 special 1 glory", f"0 {answer}")
        assert standing(position, 0) == [int(answer[-1]), "home"]
        assert (asked(position), goods(position, 0)) == ((0, "second"), {"glory": 1})
        assert args_of(play(position, "0 worker 8"), "placed") == [{"seat": 0, "worker": 2, "location": 8, "card": "iron seam"}]


@rare("D5.10", "D4.4", off={"specials.turn_back": worker_stays_out, "specials.join_others": lambda s, number, location: None})
def test_of_two_paid_workers_one_moves_and_the_other_stays_out() -> None:
    for action, answer in (("turn back", "turn 1"), ("apprentice", "join 5")):
        position = table(action, {}, {"workers": [5]}, starter=1, mine=COVERED)
        events = play(position, "0 special 1", f"0 {answer}")
        assert standing(position, 0) == [int(answer[-1]), "pile"]
        assert args_of(events, "skipped") == [{"seat": 0}]
        assert asked(position) == (1, "second")


@rare("D5.10", "D4.2", off={"specials.join_others": both_workers_lost})
def test_glory_leaves_a_whole_second_worker() -> None:
    position = table("apprentice", {"glory": 4}, {"workers": [5]}, starter=1, mountain=CALM)
    play(position, "0 special 1 glory", "0 join 5", "0 worker 7", "1 pass")
    assert goods(position, 0) == {"iron": 3, "gold": 1}


# Apprentice


@pytest.mark.rule("D5.7")
def test_an_apprentice_goes_where_an_opponent_stands() -> None:
    position = table("apprentice", {"workers": [3]}, {"workers": [{"at": 8, "spent": True}]}, {})
    play(position, "2 special 1")
    assert (asked(position), position.decision().rule) == ((2, "join"), "D5.7")
    assert words(position) == ["join 3", "join 8"]
    assert reasons(position) == {f"join {location}": "D5.7" for location in (1, 2, 4, 5, 6, 7, 9)}
    assert {closed.key for closed in position.decision().closed} == {"closed-join"}
    assert effects(position, "join 3") == {"card": "iron seam", "gains": {"iron": 3}, "strikes": []}
    assert refused(position, "2 join 1", "2 pass", "2 worker 1") == ["D5.7"] * 3


@pytest.mark.rule("D5.7", "D4.5")
def test_the_first_player_finds_no_worker_to_join() -> None:
    position = table("apprentice", {"glory": 4}, {})
    play(position, "0 special 1 glory")
    assert standing(position, 0) == ["pile", "home"]


@rare("D5.7", off={"workers.is_standing": only_the_master})
def test_both_workers_on_a_location_are_paid() -> None:
    position = table("apprentice", {}, {"workers": [5]}, starter=1, mountain=CALM)
    events = play(position, "0 special 1", "0 join 5", "1 pass")
    assert rules(events, "placed") == ["D5.7"]
    assert [(mined["seat"], mined["location"], mined["gains"]) for mined in args_of(events, "mined")] == [
        (1, 5, {"iron": 3}),
        (0, 5, {"iron": 3}),
    ]


@rare("D5.7", off={"workers.is_standing": only_the_master})
def test_both_workers_on_a_forge_take_an_item_and_each_pays() -> None:
    position = table("apprentice", {"steel": 2}, {"steel": 3, "workers": [4]}, starter=1, mine=AXE)
    events = play(position, "0 special 1", "0 join 4", "1 pass")
    assert [forged["seat"] for forged in args_of(events, "forged")] == [1, 0]
    assert (goods(position, 0), goods(position, 1)) == ({"items": 1}, {"steel": 1, "items": 1})


@rare("D5.7", "D6.2", off={"resolution.next_worker_on": only_the_first_placed})
def test_both_workers_on_a_monster_get_glory() -> None:
    position = table("apprentice", {}, {"workers": [4]}, starter=1, mine={"4": ["iron seam", "dragon b"]})
    events = play(position, "0 special 1", "0 join 4", "1 pass")
    assert [defended["seat"] for defended in args_of(events, "defended")] == [1, 0]
    assert (goods(position, 0), goods(position, 1)) == ({"glory": 1}, {"glory": 1})


@rare(
    "D5.7",
    "D6.1",
    off={"workers.is_standing": only_the_master},
)
def test_both_workers_on_get_help_bring_helpers() -> None:
    position = table("apprentice", {}, {"workers": [5]}, starter=1, mine={"5": ["iron seam", "get help a"]})
    events = play(position, "0 special 1", "0 join 5", "1 pass")
    assert args_of(events, "claimed") == [{"seat": 1, "location": 5}, {"seat": 0, "location": 5}]
    assert asked(position) == (1, "helper")
    play(position, "1 worker 1")
    assert asked(position) == (0, "helper")


@rare("D5.7", "D4.8", off={"specials.join_others": wakes_the_master})
def test_an_apprentice_of_a_spent_worker_resolves_alone() -> None:
    position = table("apprentice", {}, {"workers": [{"at": 5, "spent": True}]}, starter=1, mountain=CALM)
    events = play(position, "0 special 1", "0 join 5", "1 pass")
    assert [mined["seat"] for mined in args_of(events, "mined")] == [0]
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 3}, {})


@pytest.mark.rule("D5.7", "D4.8")
def test_an_apprentice_of_a_spent_worker_has_the_glory_alone() -> None:
    mine = {"4": ["iron seam", "dragon b"]}
    position = table("apprentice", {}, {"workers": [{"at": 4, "spent": True}]}, starter=1, mine=mine)
    events = play(position, "0 special 1", "0 join 4", "1 pass")
    assert [defended["seat"] for defended in args_of(events, "defended")] == [0]
    assert "held-off" not in kinds(events)


@rare("D5.10", "D5.7", "D4.6", off={"workers.next_worker_on": only_the_first_placed})
def test_the_apprentices_own_card_may_land_on_both_workers() -> None:
    mine = {"9": ["gold seam", "iron seam a"]}
    position = table("apprentice", {}, {"workers": [9]}, starter=1, mine=mine, mountain=CALM)
    assert effects(position, "special 1")["early"] == [1]
    events = play(position, "0 special 1", "0 join 9")
    assert [early["seat"] for early in args_of(events, "early")] == [1, 0]
    assert kinds(events)[2:] == ["placed", "early", "mined", "early", "mined", "landed", "skipped"]
    play(position, "1 pass")
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 3}, {"iron": 3})


@pytest.mark.rule("D5.7", "D8.1")
def test_there_is_no_apprentice_in_solo() -> None:
    with pytest.raises(BadPosition):
        solo("eldhusfifl", {}, {"workers": [1]}, piles={"1": ["apprentice"]})
    position = solo("eldhusfifl", {}, {"workers": [1]})
    assert "apprentice" not in [action for pile in position.to_dict()["piles"].values() for action in pile]


# Cards that go back into the Mountain


def council(seed: int = 0, **position: Any) -> tuple[Position, Position]:
    """Return the position before and after Hold a Council with A over B: a special back, a starting card and a Mountain card go
    back.
    """
    mine = {"1": ["iron seam", "iron seam s"], "4": ["forge axe a", "iron seam"], "5": ["iron seam", "knockers b"]}
    piles = {pile: [name for name in cards if name != "sell an item"] for pile, cards in on_top("hold a council").items()}
    written = {"mine": mine, "piles": piles, "seats": [{}, {}], **position}
    game = dvergar.game("dwarf", players=2, mountain="a_over_b")
    before, after = game.load(written, seed=seed), game.load(written, seed=seed)
    events = play(after, "0 special 1")
    assert kinds(events)[2:6] == ["returned", "returned", "returned", "shuffled"]
    return before, after


@pytest.mark.rule("D5.11", "D2.6")
def test_all_cards_of_one_effect_go_in_together() -> None:
    before, after = council()
    returned = ["1 iron seam s", "4 iron seam", "5 knockers b"]
    assert sorted(after.to_dict()["mountain"]) == sorted([*before.to_dict()["mountain"], *returned])
    assert after.to_dict()["used"] == ["sell an item"]
    assert after.view(1).to_dict()["mountain"] == len(before.to_dict()["mountain"]) + 3


@rare("D5.11", "D2.3", off={"mining.reshuffle": keeps_the_layers})
def test_the_whole_mountain_is_shuffled_with_a_over_b_too() -> None:
    before, after = council()
    decks = [card[-1] for card in before.to_dict()["mountain"]]
    assert decks == sorted(decks)
    assert (before.to_dict()["layered"], after.to_dict()["layered"]) == (True, False)
    tops = {council(seed)[1].to_dict()["mountain"][0][-1] for seed in range(12)}
    assert {"a", "b"} <= tops


@pytest.mark.rule("D5.11")
def test_a_special_back_comes_back_as_a_mine_card() -> None:
    piles = {"1": ["turn back", "run amok", "muster an army"], "2": ["hold a council"], "3": ["past glories", "special order"]}
    position = scene({}, {}, stage="mining", mountain=["1 iron seam s", "2 sidhe a"], piles=piles)
    assert args_of(position.opening, "drew")[0] == {"seat": None, "card": "iron seam s", "location": 1}
    back = {"card": "iron seam s", "gains": {"iron": 3}, "strikes": ["2 sidhe a"]}
    assert (top(position, 1), effects(position, "worker 1")) == ("iron seam s", back)
    assert position.to_dict()["piles"] == piles
    assert [choice for choice in words(position) if choice.startswith("special")] == ["special 1", "special 2", "special 3"]
    assert "used" not in position.to_dict()


@pytest.mark.rule("D5.11")
def test_a_starting_card_comes_back_on_its_location() -> None:
    position = scene({}, {}, stage="mining", mountain=["4 iron seam", "2 sidhe a"], mine={"4": ["forge axe a"]})
    assert position.to_dict()["mine"]["4"] == ["forge axe a", "iron seam"]


@pytest.mark.rule("D5.11", "D5.2", "D3.2")
def test_a_council_into_an_empty_mountain_makes_the_new_one() -> None:
    position = table("hold a council", {}, {}, short=True, mountain=[])
    events = play(position, "0 special 1")
    returned = [f"{card['location']} {card['card']}" for card in args_of(events, "returned")]
    assert args_of(events, "shuffled") == [{"seat": None, "mountain": 1, "cards": 9}]
    assert (len(returned), sorted(position.to_dict()["mountain"])) == (9, sorted(returned))
    events = play(position, "1 worker 1", "1 pass")
    assert len(of(events, "drew")) in (2, 3)
    assert not position.over


@pytest.mark.rule("D5.11", "D5.6", "D3.2")
def test_turn_back_into_an_empty_mountain_is_not_enough_for_a_round() -> None:
    position = table("turn back", {}, {}, short=True, mountain=[])
    sent = top(position, 1)
    events = play(position, "0 special 1", "0 turn 1")
    assert position.to_dict()["mountain"] == [f"1 {sent}"]
    assert not position.over
    events = play(position, "1 worker 2", "1 pass")
    assert args_of(events, "drew") == [{"seat": None, "card": sent, "location": 1}]
    assert rules(events, "mountain-empty") == ["D3.2"]
    assert position.over


@rare("D5.11", "D5.6", off={"specials.send_back": lambda s, location, rule: None})
def test_turn_back_may_send_a_special_back_into_the_mountain() -> None:
    position = scene({}, {}, piles={"1": ["turn back"], "2": ["run amok"], "3": []}, mine={"1": ["iron seam", "iron seam s"]})
    play(position, "0 special 1", "0 turn 1")
    assert position.to_dict()["used"] == ["sell an item"]
    assert "1 iron seam s" in position.to_dict()["mountain"]
    assert position.to_dict()["piles"] == {"1": [], "2": ["run amok"], "3": []}
