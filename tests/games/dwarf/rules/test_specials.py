"""Chapter 5, Special Actions: each one possible and impossible, its open and closed choices (those that move workers:
next file).
"""

from typing import Any

import pytest

import dvergar
from dvergar.api.errors import IllegalAction, UnknownWords
from dvergar.api.play import Position
from dvergar.core.rng import Rng
from dvergar.games.dwarf.rules import specials
from dvergar.games.dwarf.rules.material import ACTION_NAMES
from dvergar.games.dwarf.rules.state import State
from dvergar.games.dwarf.rules.workers import resolve_early
from tests.games.dwarf.playing import args_of, asked, goods, kinds, play, rare, reasons, rules, scene, seat, top, words

BACKS = {  # where each card lands, and what it is then
    "sell an item": (1, "iron seam s"), "hold a council": (2, "iron seam s"), "muster an army": (3, "iron seam s"),
    "turn back": (4, "iron seam s"), "special order": (5, "iron seam s"), "past glories": (6, "iron seam s"),
    "run amok": (7, "gold seam s"), "collapse the shafts": (8, "iron seam s"), "apprentice": (9, "gold seam s"),
}  # fmt: skip
BACKS_IN_ORDER = BACKS | {
    "muster an army": (1, "iron seam s"), "sell an item": (3, "iron seam s"), "past glories": (4, "iron seam s"),
    "turn back": (6, "iron seam s"), "apprentice": (7, "gold seam s"), "run amok": (9, "gold seam s"),
}  # fmt: skip
RICH = {"iron": 3, "steel": 3, "gold": 3, "items": 1, "glory": 4}
TWO = ["iron seam", "knockers b"]  # a stack of two on location 5
ANSWERS = {  # the answer to each possible effect, its first event, and its rule
    "muster an army": ("", "mustered", "D5.1"),
    "hold a council": ("", "returned", "D5.2"),
    "sell an item": ("sell 2 iron 3 gold", "sold", "D5.3"),
    "past glories": ("recall 5 iron seam", "recalled", "D5.4"),
    "special order": ("order 1 iron 2 steel 2 gold", "commissioned", "D5.5"),
    "turn back": ("turn 5", "placed", "D5.6"),
    "apprentice": ("join 1", "placed", "D5.7"),
    "collapse the shafts": ("", "collapsed", "D5.8"),
    "run amok": ("", "mixed", "D5.9"),
}


def on_top(action: str) -> dict[str, list[str]]:
    """Return piles with this Special Action on top of the first; no special card lies in the mine then."""
    others = [name for name in ACTION_NAMES if name != action]
    return {"1": [action, *others[:2]], "2": others[2:5], "3": others[5:]}


def table(action: str, *seats: dict[str, Any], **position: Any) -> Position:
    """Return a position with this Special Action on pile 1 and all others in the piles."""
    return scene(*seats, piles=on_top(action), **position)


def effects(position: Position, action: str) -> dict[str, Any]:
    """Return what the decision says about one of its choices."""
    return next(choice.effects for choice in position.decision().choices if choice.words == action)


def refused(position: Position, *lines: str) -> list[str]:
    """Return the rules by which these actions are refused; nothing changes."""
    before = position.to_bytes()
    found = []
    for line in lines:
        with pytest.raises(IllegalAction) as error:
            play(position, line)
        found.append(error.value.rule)
    assert position.to_bytes() == before
    return found


def early_comes_first(s: State, action: int, take_effect: Any = specials.take_effect) -> None:
    """Workers resolve the card that lies there before the effect."""
    while resolve_early(s, specials.landing_place(s)):
        pass
    take_effect(s, action)


def amok_is_work_enough(s: State, r: Rng, run_amok: Any = specials.run_amok) -> None:
    """The worker on the shuffled stack does not resolve."""
    run_amok(s, r)
    s.spent[1][0] = 1


# Paying, and putting the card down


@pytest.mark.rule("D4.2", "D4.5")
@pytest.mark.parametrize("action", [name for name in ACTION_NAMES if name != "muster an army"])
@pytest.mark.parametrize(("how", "workers", "price"), [("", 2, {}), (" glory", 1, {"glory": -4})])
def test_an_impossible_effect_is_paid_and_the_card_put_down(action: str, how: str, workers: int, price: dict[str, int]) -> None:
    position = table(action, {"glory": 4}, {})
    assert effects(position, f"special 1{how}")["no_effect"] is True
    events = play(position, f"0 special 1{how}")
    assert kinds(events) == ["paid", "took-special", "no-effect", "landed"]
    assert [event.rule for event in events] == ["D4.2", "D4.2", "D4.5", "D4.2"]
    assert args_of(events, "paid") == [{"seat": 0, "workers": workers, "gains": price}]
    assert args_of(events, "no-effect") == [{"seat": 0, "action": action}]
    location, back = BACKS[action]
    assert args_of(events, "landed") == [{"seat": None, "card": back, "location": location}]
    assert position.to_dict()["mine"][str(location)][1:] == [back]
    assert position.to_dict()["piles"]["1"] == on_top(action)["1"][1:]
    assert asked(position) == (1, "act")


@pytest.mark.rule("D4.2", "D4.5", "D5.1", "D5.2", "D5.3", "D5.4", "D5.5", "D5.6", "D5.7", "D5.8", "D5.9")
@pytest.mark.parametrize("action", ACTION_NAMES)
@pytest.mark.parametrize(("how", "workers", "glory"), [("", 2, 4), (" glory", 1, 0)])
def test_a_possible_effect_comes_before_the_card_is_put_down(action: str, how: str, workers: int, glory: int) -> None:
    position = table(action, RICH, {"workers": [1]}, starter=1, mine={"5": TWO})
    assert "no_effect" not in effects(position, f"special 1{how}")
    answer, told_as, rule = ANSWERS[action]
    events = play(position, f"0 special 1{how}", *([f"0 {answer}"] if answer else []))
    assert args_of(events, "paid")[0]["workers"] == workers
    assert rules(events, told_as) == [rule]
    assert kinds(events).index(told_as) < kinds(events).index("landed")
    assert top(position, BACKS[action][0]) == BACKS[action][1]
    assert seat(position, 0)["glory"] == glory


@pytest.mark.rule("D1.5", "D4.2")
@pytest.mark.parametrize(("backs", "landing"), [("duplex", BACKS), ("same_order", BACKS_IN_ORDER)])
@pytest.mark.parametrize("action", ACTION_NAMES)
def test_a_special_action_says_where_its_card_lands(action: str, backs: str, landing: dict[str, tuple[int, str]]) -> None:
    position = table(action, {}, {}, options={"special_backs": backs})
    location, back = landing[action]
    said = effects(position, "special 1")
    assert (said["action"], said["lands"], said["card"]) == (action, location, back)
    assert args_of(play(position, "0 special 1"), "landed") == [{"seat": None, "card": back, "location": location}]


@pytest.mark.rule("D4.3")
def test_a_special_action_says_who_resolves_early() -> None:
    position = table("special order", {"workers": [5]}, {"workers": [4]}, {})
    assert effects(position, "special 1")["early"] == [0]
    assert "early" not in effects(position, "special 2")
    spent = table("special order", {"workers": [{"at": 5, "spent": True}]}, {})
    assert "early" not in effects(spent, "special 1")


@pytest.mark.rule("D4.2")
def test_glory_replaces_one_worker_only() -> None:
    position = table("muster an army", {"glory": 8}, {"glory": 3})
    assert args_of(play(position, "0 special 1 glory"), "paid") == [{"seat": 0, "workers": 1, "gains": {"glory": -4}}]
    assert goods(position, 0) == {"glory": 4}
    assert seat(position, 0)["workers"] == ["pile", "home", "home", "home"]
    assert "special 2" in words(position)
    assert reasons(position) == {f"special {pile} glory": "D4.2" for pile in (1, 2, 3)}
    assert refused(position, "1 special 2 glory") == ["D4.2"]


@pytest.mark.rule("D4.2")
def test_an_empty_pile_is_closed() -> None:
    position = scene({"glory": 4}, {}, piles={"1": []})
    assert reasons(position) == {"special 1": "D4.2", "special 1 glory": "D4.2"}
    assert refused(position, "0 special 1", "0 special 1 glory") == ["D4.2", "D4.2"]


# Muster an Army


@rare("D5.1", off={"specials.take_effect": lambda s, action: None})
def test_no_monster_attacks_in_a_round_of_muster() -> None:
    position = table("muster an army", {"gold": 3}, {"gold": 2}, mine={"4": ["iron seam", "great dragon a"]})
    events = play(position, "0 special 1", "1 worker 1", "1 pass")
    assert args_of(events, "kept-away") == [{"seat": None, "location": 4, "card": "great dragon a"}]
    assert rules(events, "kept-away") == ["D5.1"]
    assert (goods(position, 0), goods(position, 1)) == ({"gold": 3}, {"iron": 3, "gold": 2})


@rare("D5.1", "D6.4", off={"specials.take_effect": lambda s, action: None})
def test_muster_keeps_the_mines_open() -> None:
    position = table("muster an army", {}, {}, mine={"2": ["iron seam", "orc raiders a"]})
    events = play(position, "0 special 1", "1 worker 1", "1 worker 7")
    assert "mines-closed" not in kinds(events)
    assert goods(position, 1) == {"iron": 3, "gold": 1}


@pytest.mark.rule("D5.1", "D6.2")
def test_muster_gives_no_glory_but_a_worker_does() -> None:
    position = table("muster an army", {"glory": 4}, {}, mine={"4": ["iron seam", "dragon b"], "8": ["iron seam", "dragon a"]})
    play(position, "0 special 1 glory")
    assert {"worker 4", "worker 8"} <= set(words(position))
    events = play(position, "1 worker 4", "1 pass", "0 pass")
    assert args_of(events, "defended") == [{"seat": 1, "location": 4, "card": "dragon b", "gains": {"glory": 1}}]
    assert args_of(events, "kept-away") == [{"seat": None, "location": 8, "card": "dragon a"}]
    assert (goods(position, 0), goods(position, 1)) == ({}, {"glory": 1})


@pytest.mark.rule("D5.1", "D6.9")
def test_muster_ends_with_the_round() -> None:
    mine = {"4": ["iron seam", "dragon b"]}
    position = table("muster an army", {"gold": 3}, {}, mine=mine, mountain=["1 gold seam a", "5 gold seam a"])
    assert position.to_dict().get("muster") is None
    play(position, "0 special 1")
    assert position.to_dict()["muster"] is True
    assert "attacked" not in kinds(play(position, "1 worker 1", "1 pass"))
    assert "muster" not in position.to_dict()
    events = play(position, "0 worker 1", "1 worker 2", "1 pass", "0 pass")
    assert args_of(events, "attacked") == [{"seat": None, "location": 4, "card": "dragon b", "losses": [{"gold": -1}, {}]}]


# Hold a Council


@rare("D5.2", "D5.11", off={"specials.hold_council": lambda s: None})
def test_a_council_sends_every_top_of_two_or_more_back() -> None:
    mine = {"4": ["iron seam", "forge axe a"], "5": ["iron seam", "get help a", "knockers b"], "9": ["dragon b"]}
    position = table("hold a council", {}, {"workers": [4]}, starter=1, mine=mine)
    size = len(position.to_dict()["mountain"])
    events = play(position, "0 special 1")
    assert args_of(events, "returned") == [
        {"seat": None, "card": "forge axe a", "location": 4},
        {"seat": None, "card": "knockers b", "location": 5},
    ]
    assert args_of(events, "shuffled") == [{"seat": None, "mountain": 1, "cards": size + 2}]
    assert (top(position, 4), top(position, 5), top(position, 9)) == ("iron seam", "get help a", "dragon b")


@rare("D4.7", "D5.2", off={"specials.hold_council": lambda s: None})
def test_a_worker_resolves_what_the_council_leaves() -> None:
    position = table("hold a council", {}, {"steel": 2, "workers": [4]}, starter=1, mine={"4": ["iron seam", "forge axe a"]})
    events = play(position, "0 special 1", "1 pass")
    assert "early" not in kinds(events)
    assert args_of(events, "mined") == [{"seat": 1, "location": 4, "card": "iron seam", "gains": {"iron": 3}}]
    assert goods(position, 1) == {"iron": 3, "steel": 2}


@rare("D4.3", "D5.2", off={"specials.take_effect": early_comes_first})
def test_the_council_comes_before_early_resolution() -> None:
    position = table("hold a council", {}, {"workers": [2]}, starter=1, mine={"2": ["iron seam", "orc raiders a"]})
    assert effects(position, "special 1")["early"] == [1]
    events = play(position, "0 special 1")
    assert kinds(events)[2:] == ["returned", "shuffled", "early", "mined", "landed", "skipped"]
    assert args_of(events, "early") == [{"seat": 1, "worker": 1, "location": 2, "card": "iron seam"}]
    assert goods(position, 1) == {"iron": 3}


# Sell an Item


@pytest.mark.rule("D5.3")
def test_an_item_is_sold_for_any_five_resources() -> None:
    position = table("sell an item", {"items": 2, "gold": 1}, {})
    assert kinds(play(position, "0 special 1")) == ["paid", "took-special"]
    assert asked(position) == (0, "sell")
    assert position.decision().rule == "D5.3"
    assert len(set(words(position))) == 21
    assert {"sell 5 iron", "sell 5 steel", "sell 5 gold", "sell 1 iron 1 steel 3 gold"} < set(words(position))
    assert effects(position, "sell 2 iron 3 gold") == {"gains": {"iron": 2, "gold": 3, "items": -1}}
    assert reasons(position) == {}
    events = play(position, "0 sell 2 iron 3 gold")
    assert args_of(events, "sold") == [{"seat": 0, "gains": {"iron": 2, "gold": 3, "items": -1}}]
    assert goods(position, 0) == {"iron": 2, "gold": 4, "items": 1}
    assert kinds(events) == ["sold", "landed"]


@pytest.mark.rule("D5.3", "D4.5")
def test_a_sale_is_for_five_and_must_be_made() -> None:
    position = table("sell an item", {"items": 1}, {})
    play(position, "0 special 1")
    assert refused(position, "0 sell 4 iron", "0 sell 3 iron 3 gold", "0 decline", "0 pass") == ["D5.3", "D5.3", "D6.7", "D5.3"]
    with pytest.raises(UnknownWords):
        play(position, "0 sell 5 glory")


@pytest.mark.rule("D4.5", "D6.7")
def test_a_sale_may_be_declined_with_the_option() -> None:
    position = table("sell an item", {"items": 1}, {}, options={"decline": True})
    play(position, "0 special 1")
    assert len(words(position)) == 22
    assert "decline" in words(position)
    events = play(position, "0 decline")
    assert args_of(events, "declined-special") == [{"seat": 0, "action": "sell an item"}]
    assert kinds(events) == ["declined-special", "landed"]
    assert rules(events, "declined-special") == ["D6.7"]
    assert goods(position, 0) == {"items": 1}
    assert top(position, 1) == "iron seam s"


# Past Glories


@rare("D5.4", off={"specials.recall": lambda s, number, choice: None})
def test_a_card_from_below_becomes_the_top_and_the_others_keep_their_order() -> None:
    mine = {"1": ["iron seam", "alloy steel b", "sidhe a", "gold seam a"], "9": ["gold seam", "dragon b"]}
    position = table("past glories", {}, {}, mine=mine)
    play(position, "0 special 1")
    assert (asked(position), position.decision().rule) == ((0, "recall"), "D5.4")
    assert set(words(position)) == {"recall 1 iron seam", "recall 1 alloy steel b", "recall 1 sidhe a", "recall 9 gold seam"}
    assert effects(position, "recall 1 alloy steel b") == {"card": "alloy steel b", "poor": True, "short": {"iron": 3}}
    events = play(position, "0 recall 1 alloy steel b")
    assert args_of(events, "recalled") == [{"seat": 0, "card": "alloy steel b", "location": 1}]
    assert position.to_dict()["mine"]["1"] == ["iron seam", "sidhe a", "gold seam a", "alloy steel b"]


@pytest.mark.rule("D5.4")
def test_neither_a_top_nor_a_single_card_is_recalled() -> None:
    position = table("past glories", {}, {}, mine={"1": ["iron seam", "sidhe a"]})
    play(position, "0 special 1")
    assert words(position) == ["recall 1 iron seam"]
    assert refused(position, "0 recall 1 sidhe a", "0 recall 2 iron seam", "0 recall 1 dragon b", "0 worker 1") == ["D5.4"] * 4


@rare("D5.4", "D4.7", off={"specials.recall": lambda s, number, choice: None})
def test_past_glories_changes_the_card_under_a_worker() -> None:
    mine = {"4": ["iron seam", "gold seam b"], "5": ["iron seam", "get help a"]}
    position = table("past glories", {}, {"workers": [4]}, starter=1, mine=mine)
    events = play(position, "0 special 1", "0 recall 4 iron seam", "1 pass")
    assert "early" not in kinds(events)
    assert goods(position, 1) == {"iron": 3}


@rare("D4.3", "D5.4", off={"specials.take_effect": early_comes_first})
def test_a_recalled_card_may_be_resolved_early() -> None:
    mine = {"6": ["iron seam", "forge crown a", "knockers a"]}
    position = table("past glories", {}, {"gold": 3, "workers": [6]}, starter=1, mine=mine)
    events = play(position, "0 special 1", "0 recall 6 forge crown")
    assert kinds(events)[2:] == ["recalled", "early", "forged", "landed", "skipped"]
    assert rules(events, "forged") == ["D4.6"]
    assert goods(position, 1) == {"items": 1}


# Special Order


@pytest.mark.rule("D5.5")
def test_a_special_order_takes_five_with_one_of_each() -> None:
    position = table("special order", {"iron": 9, "steel": 9, "gold": 9}, {})
    play(position, "0 special 1")
    assert (asked(position), position.decision().rule) == ((0, "order"), "D5.5")
    assert set(words(position)) == {
        "order 3 iron 1 steel 1 gold", "order 1 iron 3 steel 1 gold", "order 1 iron 1 steel 3 gold",
        "order 2 iron 2 steel 1 gold", "order 2 iron 1 steel 2 gold", "order 1 iron 2 steel 2 gold",
    }  # fmt: skip
    assert effects(position, "order 1 iron 2 steel 2 gold") == {"gains": {"iron": -1, "steel": -2, "gold": -2, "items": 1}}
    events = play(position, "0 order 2 gold 2 steel 1 iron")
    assert args_of(events, "commissioned") == [{"seat": 0, "gains": {"iron": -1, "steel": -2, "gold": -2, "items": 1}}]
    assert goods(position, 0) == {"iron": 8, "steel": 7, "gold": 7, "items": 1}


@rare("D5.5", off={"choices.orders": lambda s, number: 63})
def test_only_orders_that_can_be_paid_are_open() -> None:
    position = table("special order", {"iron": 1, "steel": 2, "gold": 5}, {})
    play(position, "0 special 1")
    assert words(position) == ["order 1 iron 2 steel 2 gold", "order 1 iron 1 steel 3 gold"]
    assert reasons(position) == {
        "order 3 iron 1 steel 1 gold": "D5.5", "order 2 iron 2 steel 1 gold": "D5.5",
        "order 2 iron 1 steel 2 gold": "D5.5", "order 1 iron 3 steel 1 gold": "D5.5",
    }  # fmt: skip
    assert {closed.key for closed in position.decision().closed} == {"closed-order"}
    assert refused(position, "0 order 1 iron 3 steel 1 gold", "0 order 5 gold", "0 order 2 steel 3 gold") == ["D5.5"] * 3
    assert refused(position, "0 order 1 iron 2 steel 3 gold", "0 decline", "0 pass") == ["D5.5", "D6.7", "D5.5"]


@rare("D5.5", "D4.5", off={"specials.can_commission": lambda s, number: True})
def test_an_order_that_cannot_be_paid_has_no_effect() -> None:
    for owned in ({"iron": 1, "steel": 2, "gold": 1}, {"iron": 4, "steel": 4}, {"iron": 4, "gold": 4}, {"steel": 4, "gold": 4}):
        for options in ({}, {"decline": True}):
            position = table("special order", owned, {}, options=options)
            assert effects(position, "special 1")["no_effect"] is True
            assert kinds(play(position, "0 special 1")) == ["paid", "took-special", "no-effect", "landed"]
            assert goods(position, 0) == owned


@pytest.mark.rule("D4.5", "D6.7")
def test_a_special_order_may_be_declined_with_the_option() -> None:
    position = table("special order", {"iron": 1, "steel": 1, "gold": 3}, {}, options={"decline": True})
    play(position, "0 special 1")
    assert words(position) == ["order 1 iron 1 steel 3 gold", "decline"]
    events = play(position, "0 decline")
    assert args_of(events, "declined-special") == [{"seat": 0, "action": "special order"}]
    assert goods(position, 0) == {"iron": 1, "steel": 1, "gold": 3}
    assert top(position, 5) == "iron seam s"


# Collapse the Shafts


@rare("D5.8", off={"specials.collapse": lambda s: None})
def test_every_top_card_goes_under_its_stack() -> None:
    mine = {"1": ["iron seam", "alloy steel b", "sidhe a"], "4": ["iron seam", "forge axe a"], "9": ["dragon b"]}
    position = table("collapse the shafts", {}, {}, mine=mine)
    events = play(position, "0 special 1")
    assert args_of(events, "collapsed") == [
        {"seat": None, "location": 1, "card": "alloy steel b", "under": "sidhe a"},
        {"seat": None, "location": 4, "card": "iron seam", "under": "forge axe a"},
    ]
    after = position.to_dict()["mine"]
    assert after["1"] == ["sidhe a", "iron seam", "alloy steel b"]
    assert (after["4"], after["9"]) == (["forge axe a", "iron seam"], ["dragon b"])
    assert "shuffled" not in kinds(events)


@rare("D5.8", "D4.7", off={"specials.collapse": lambda s: None})
def test_a_collapse_takes_the_card_away_from_a_worker() -> None:
    position = table("collapse the shafts", {}, {"gold": 3, "workers": [4]}, starter=1, mine={"4": ["iron seam", "dragon b"]})
    events = play(position, "0 special 1", "1 pass")
    assert {"early", "defended", "attacked"}.isdisjoint(kinds(events))
    assert goods(position, 1) == {"iron": 3, "gold": 3}


@rare("D4.3", "D5.8", off={"specials.take_effect": early_comes_first})
def test_a_collapse_comes_before_early_resolution() -> None:
    mine = {"8": ["iron seam", "dragon a"]}
    position = table("collapse the shafts", {}, {"workers": [8]}, starter=1, mine=mine)
    events = play(position, "0 special 1")
    assert kinds(events)[2:] == ["collapsed", "early", "mined", "landed", "skipped"]
    assert position.to_dict()["mine"]["8"] == ["dragon a", "iron seam", "iron seam s"]


# Run Amok


def run_amok(seed: int) -> Position:
    """Return a position in which stacks of three and two cards are shuffled; a worker stands on the larger one."""
    mine = {"1": ["iron seam", "alloy steel b", "sidhe a"], "4": ["iron seam", "forge axe a"]}
    written = {"piles": on_top("run amok"), "mine": mine, "starter": 1, "seats": [{}, {"workers": [1]}]}
    position = dvergar.game("dwarf", players=2).load(written, seed=seed)
    events = play(position, "0 special 1")
    assert args_of(events, "mixed") == [{"seat": None, "location": place, "card": top(position, place)} for place in (1, 4)]
    assert {"early", "shuffled"}.isdisjoint(kinds(events))
    return position


@rare("D5.9", off={"specials.run_amok": lambda s, r: None})
def test_every_stack_is_shuffled_and_any_card_may_come_up() -> None:
    found = [run_amok(seed).to_dict()["mine"] for seed in range(60)]
    assert len({tuple(mine["1"]) for mine in found}) == 6
    assert {tuple(mine["4"]) for mine in found} == {("iron seam", "forge axe a"), ("forge axe a", "iron seam")}
    assert {tuple(mine["9"]) for mine in found} == {("gold seam",)}
    assert {tuple(mine["7"]) for mine in found} == {("gold seam", "gold seam s")}


@rare("D5.9", "D4.7", off={"specials.run_amok": amok_is_work_enough})
def test_a_worker_resolves_what_run_amok_brings_up() -> None:
    seeds = {top(run_amok(seed), 1): seed for seed in range(12)}
    gained = {"iron seam": {"iron": 3}, "alloy steel b": {}, "sidhe a": {"glory": 1}}
    assert set(seeds) == set(gained)
    for card, seed in seeds.items():
        position = run_amok(seed)
        play(position, "1 pass")
        assert goods(position, 1) == gained[card]


@rare("D4.5", off={"specials.is_possible": lambda s, number, action: True})
def test_nothing_is_shuffled_if_no_stack_has_two_cards() -> None:
    for action in ("hold a council", "run amok", "collapse the shafts"):
        assert kinds(play(table(action, {}, {}), "0 special 1")) == ["paid", "took-special", "no-effect", "landed"]
