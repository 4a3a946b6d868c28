"""Chapter 3, Mining: two cards, at most three, and the end of the Mountain."""

from typing import Any

import pytest

from dvergar.api.play import Position
from dvergar.games.dwarf.rules.mining import draw, draw_cards
from dvergar.games.dwarf.rules.state import State
from tests.games.dwarf.box_scenes import piled
from tests.games.dwarf.playing import args_of, asked, goods, kinds, of, play, rare, rules, scene, top

OUT: dict[str, Any] = {"workers": ["pile", "pile"]}


def mining(*mountain: str, short: bool = False, **fields: Any) -> Position:
    """Return a two-player round that begins with a Mountain of these cards; if `short`, of only these."""
    return scene({}, {}, stage="mining", mountain=list(mountain), short=short, **fields)


def last_round(*mountain: str, **fields: Any) -> Position:
    """Return a two-player position in the first pass; the Mountain holds only these cards, the others lie deep in the mine."""
    return scene({}, {}, mountain=list(mountain), short=True, **fields)


def drawn(position: Position) -> list[str]:
    return [f"{one['location']} {one['card']}" for one in args_of(position.opening, "drew")]


def two_only(s: State, copy: int) -> bool:
    """There is never a third card."""
    draw(s, copy)
    draw(s, copy)
    return True


def until_they_differ(s: State, copy: int) -> bool:
    """A fourth card follows if the third has the location of the first two again."""
    before = s.mountain_size[copy]
    found = draw_cards(s, copy)
    if before - s.mountain_size[copy] == 3:
        draw(s, copy)
    return found


def lenient(s: State, copy: int) -> bool:
    """An empty Mountain changes nothing."""
    draw_cards(s, copy)
    return True


def strict(s: State, copy: int) -> bool:
    """A Mountain that is empty after Mining ends the game."""
    return draw_cards(s, copy) and s.mountain_size[copy] > 0


# D3.1


@pytest.mark.rule("D3.1")
def test_two_cards_are_drawn_and_put_on_their_locations() -> None:
    position = mining("4 forge axe a", "9 dragon b", "1 sidhe a")
    assert kinds(position.opening) == ["round-began", "drew", "drew"]
    assert rules(position.opening, "drew") == ["D3.1", "D3.1"]
    assert drawn(position) == ["4 forge axe a", "9 dragon b"]
    assert (top(position, 4), top(position, 9), top(position, 1)) == ("forge axe a", "dragon b", "iron seam")
    assert position.to_dict()["mountain"][0] == "1 sidhe a"


@pytest.mark.rule("D3.1", "D1.1")
def test_a_drawn_card_covers_what_lies_there() -> None:
    position = mining("4 forge axe a", "9 dragon b", mine={"4": ["iron seam", "dragon b"]}, piles=piled("turn back"))
    assert position.to_dict()["mine"]["4"] == ["iron seam", "dragon b", "forge axe a"]


@rare("D3.1", off={"mining.draw_cards": two_only})
def test_a_third_card_is_drawn_after_two_of_the_same_location() -> None:
    position = mining("4 forge axe a", "4 dragon b", "1 sidhe a", "2 sidhe a")
    assert kinds(position.opening) == ["round-began", "drew", "drew", "third-card", "drew"]
    assert args_of(position.opening, "third-card") == [{"seat": None, "location": 4}]
    assert (top(position, 4), top(position, 1), top(position, 2)) == ("dragon b", "sidhe a", "iron seam")


@rare("D3.1", off={"mining.draw_cards": until_they_differ})
def test_a_fourth_card_is_never_drawn() -> None:
    position = mining("4 forge axe a", "4 dragon b", "4 gold seam b", "2 sidhe a")
    assert drawn(position) == ["4 forge axe a", "4 dragon b", "4 gold seam b"]
    assert rules(position.opening, "third-card") == ["D3.1"]
    assert asked(position) == (0, "act")
    assert top(position, 2) == "iron seam"


@rare("D3.1", off={"mining.draw_cards": until_they_differ})
def test_a_third_card_and_the_next_make_no_pair() -> None:
    position = mining("4 forge axe a", "4 dragon b", "5 knockers b", "5 get help a")
    assert drawn(position) == ["4 forge axe a", "4 dragon b", "5 knockers b"]


@pytest.mark.rule("D3.1")
def test_two_cards_of_the_same_kind_on_different_locations_bring_no_third_card() -> None:
    assert drawn(mining("1 sidhe a", "2 sidhe a", "2 sidhe b")) == ["1 sidhe a", "2 sidhe a"]


@pytest.mark.rule("D3.1")
def test_a_card_on_the_location_of_last_rounds_card_brings_no_third_card() -> None:
    position = scene(OUT, OUT, stage="home", mine={"4": ["iron seam", "forge axe a"]}, mountain=["4 dragon b", "9 dragon b"])
    assert drawn(position) == ["4 dragon b", "9 dragon b"]


@pytest.mark.rule("D3.1", "D5.11")
def test_starting_cards_and_special_backs_count_for_the_third_card_like_others() -> None:
    table = {"5": ["get help a"]}
    position = mining("5 iron seam s", "5 iron seam", "1 sidhe a", mine=table)
    assert drawn(position) == ["5 iron seam s", "5 iron seam", "1 sidhe a"]
    assert position.to_dict()["mine"]["5"] == ["get help a", "iron seam s", "iron seam"]


@pytest.mark.rule("D3.1")
def test_every_round_begins_with_mining() -> None:
    position = scene({}, {}, mountain=["4 forge axe a", "4 dragon b", "1 sidhe a", "9 dragon b"])
    events = play(position, "0 worker 1", "1 worker 2", "1 pass", "0 pass")
    assert [one["location"] for one in args_of(events, "drew")] == [4, 4, 1]
    assert args_of(events, "round-began") == [{"seat": 0, "round": 2}]


# D3.2


@rare("D3.2", off={"mining.draw_cards": lenient})
def test_no_first_card_ends_the_game_at_once() -> None:
    position = mining(short=True)
    assert position.over
    assert kinds(position.opening)[:2] == ["round-began", "mountain-empty"]
    assert rules(position.opening, "mountain-empty") == ["D3.2"]


@rare("D3.2", off={"mining.draw_cards": lenient})
def test_no_second_card_ends_the_game_at_once() -> None:
    position = mining("4 forge axe a", short=True)
    assert position.over
    assert kinds(position.opening)[:3] == ["round-began", "drew", "mountain-empty"]
    assert top(position, 4) == "forge axe a"


@rare("D3.2", off={"mining.draw_cards": lenient})
def test_no_third_card_ends_the_game_at_once() -> None:
    position = mining("4 forge axe a", "4 dragon b", short=True)
    assert position.over
    assert kinds(position.opening)[:5] == ["round-began", "drew", "drew", "third-card", "mountain-empty"]


@pytest.mark.rule("D3.2")
@pytest.mark.parametrize("mountain", [[], ["4 forge axe a"], ["4 great dragon a", "4 dragon b"]])
def test_nothing_is_selected_or_resolved_in_the_last_mining(mountain: list[str]) -> None:
    rich = {"gold": 3, "steel": 1, "items": 3}
    position = scene(rich, {"iron": 2}, stage="mining", mountain=mountain, short=True)
    assert position.over
    assert position.to_act == ()
    assert {"placed", "attacked", "mined", "workers-home"}.isdisjoint(kinds(position.opening))
    assert (goods(position, 0), goods(position, 1)) == (rich, {"iron": 2})


@pytest.mark.rule("D3.2", "D7.1")
def test_the_last_mining_is_followed_by_the_score_of_what_players_hold() -> None:
    position = scene({"gold": 3, "steel": 1}, {"steel": 2, "items": 1}, stage="mining", mountain=[], short=True)
    leads = [(one["seat"], one["category"]) for one in args_of(position.opening, "leads")]
    assert leads == [(1, "steel"), (0, "gold"), (1, "items")]
    assert [one["seat"] for one in args_of(position.opening, "won")] == [1]
    assert [score.place for score in position.scores()] == [2, 1]


@rare("D3.2", off={"mining.draw_cards": strict})
def test_the_last_two_cards_are_followed_by_a_round() -> None:
    position = mining("4 forge axe a", "9 dragon b", short=True)
    assert asked(position) == (0, "act")
    assert position.to_dict()["mountain"] == []
    events = play(position, "0 worker 1", "1 worker 2", "1 worker 3", "0 worker 5")
    assert [event.kind for event in of(events, "mined")] == ["mined"] * 4
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 6}, {"iron": 6})
    assert position.over


@rare("D3.2", off={"mining.draw_cards": strict})
def test_the_last_three_cards_are_followed_by_a_round() -> None:
    position = mining("4 forge axe a", "4 dragon b", "9 dragon b", short=True)
    assert asked(position) == (0, "act")
    assert position.to_dict()["mountain"] == []


@pytest.mark.rule("D3.2", "D6.9")
def test_the_round_after_the_last_card_is_resolved_to_its_end() -> None:
    table = {"4": ["iron seam", "forge axe a"], "9": ["gold seam", "dragon b"]}
    position = scene(
        {"steel": 2, "workers": [4, 1]}, {"gold": 2, "workers": [2, "home"]}, stage="second", mine=table, mountain=[], short=True
    )
    events = play(position, "1 worker 9")
    told_kinds = kinds(events)
    assert told_kinds.index("forged") < told_kinds.index("workers-home") < told_kinds.index("mountain-empty")
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 3, "items": 1}, {"iron": 3, "gold": 2, "glory": 1})


@pytest.mark.rule("D3.2", "D6.9")
def test_four_items_end_the_game_before_the_empty_mountain_is_noticed() -> None:
    position = scene({"items": 4, **OUT}, OUT, stage="home", mountain=[], short=True)
    assert position.over
    assert "four-items" in kinds(position.opening)
    assert {"round-began", "mountain-empty"}.isdisjoint(kinds(position.opening))


# The Mountain filled again


@rare("D3.2", "D5.2", "D5.11", off={"specials.hold_council": lambda s: None})
def test_a_council_fills_an_empty_mountain_and_the_game_goes_on() -> None:
    table = {"1": ["iron seam", "sidhe a"], "4": ["iron seam", "forge axe a"], "9": ["gold seam", "dragon b"]}
    position = last_round(mine=table, piles=piled("hold a council"))
    events = play(position, "0 special 1")
    tops = {f"{one['location']} {one['card']}" for one in args_of(events, "returned")}
    assert {"1 sidhe a", "4 forge axe a", "9 dragon b"} <= tops
    assert args_of(events, "shuffled") == [{"seat": None, "mountain": 1, "cards": 9}]
    assert set(position.to_dict()["mountain"]) == tops
    events = play(position, "1 worker 2", "1 pass")
    assert asked(position) == (0, "act")
    assert args_of(events, "round-began") == [{"seat": 0, "round": 2}]
    assert {f"{one['location']} {one['card']}" for one in args_of(events, "drew")} < tops


@rare("D3.2", "D5.6", "D5.11", off={"mining.send_back": lambda s, location, rule: None})
def test_turn_back_gives_the_mountain_the_second_card_that_it_lacked() -> None:
    table = {"2": ["iron seam", "sidhe a"]}
    position = last_round("4 forge axe a", mine=table, piles=piled("turn back"))
    events = play(position, "0 special 1", "0 turn 2")
    assert sorted(position.to_dict()["mountain"]) == ["2 sidhe a", "4 forge axe a"]
    events = play(position, "1 worker 3", "1 pass")
    assert sorted(one["location"] for one in args_of(events, "drew")) == [2, 4]
    assert asked(position) == (0, "act")
    assert position.to_dict()["mountain"] == []


@pytest.mark.rule("D3.2", "D5.6", "D5.11")
def test_turn_back_into_an_empty_mountain_gives_one_card_and_the_second_ends_the_game() -> None:
    position = last_round(mine={"2": ["iron seam", "sidhe a"]}, piles=piled("turn back"))
    events = play(position, "0 special 1", "0 turn 2")
    assert position.to_dict()["mountain"] == ["2 sidhe a"]
    events = play(position, "1 worker 3", "1 pass")
    assert kinds(of(events, "drew") + of(events, "mountain-empty")) == ["drew", "mountain-empty"]
    assert top(position, 2) == "sidhe a"
    assert position.over


@pytest.mark.rule("D3.2", "D5.6")
def test_turn_back_can_call_for_a_third_card_that_the_mountain_lacks() -> None:
    position = last_round("2 sidhe b", mine={"2": ["iron seam", "sidhe a"]}, piles=piled("turn back"))
    play(position, "0 special 1", "0 turn 2")
    events = play(position, "1 worker 3", "1 pass")
    assert kinds([event for event in events if event.rule in ("D3.1", "D3.2")]) == [
        "round-began", "drew", "drew", "third-card", "mountain-empty",
    ]  # fmt: skip
    assert position.over


@pytest.mark.rule("D3.2", "D5.2")
def test_nine_cards_sent_back_from_nine_locations_last_for_four_rounds() -> None:
    position = last_round(piles=piled("hold a council"))
    play(position, "0 special 1")
    while not position.over:
        decision = position.decision()
        position.play(decision.seat, "pass" if "pass" in decision.words else decision.words[0])
    assert position.to_dict()["round"] == 1 + 4 + 1
    assert position.to_dict()["mountain"] == []
