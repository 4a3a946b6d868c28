"""Chapter 9: two mines, two Mountains and two sets of piles for four or five players."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from dvergar.api.errors import IllegalAction
from dvergar.api.play import Position
from dvergar.games.dwarf.rules.material import CARD_LOCATION, LOCATIONS
from dvergar.games.dwarf.rules.mining import draw, draw_cards, send_back
from dvergar.games.dwarf.rules.resolution import attack, defend
from dvergar.games.dwarf.rules.specials import collapse, hold_council, run_amok
from dvergar.games.dwarf.rules.state import State
from tests.games.dwarf.box_scenes import drawn_and_left, new, piled
from tests.games.dwarf.playing import args_of, asked, goods, kinds, play, rare, reasons, rules, scene, seat, top, words

OUT: dict[str, Any] = {"workers": ["pile", "pile"]}
EVERYWHERE = [f"worker {place}" for place in range(1, 19)]


def four(*seats: dict[str, Any], first: Sequence[str] = (), second: Sequence[str] = (), **fields: Any) -> Position:
    """Return a four-player position, with these Special Actions on top of piles 1 to 3 and of piles 4 to 6; none lies in
    a mine.
    """
    piles = piled(*first) | {str(int(pile) + 3): cards for pile, cards in piled(*second).items()}
    return scene(*seats, players=max(4, len(seats)), piles=piles, **fields)


def mining(one: list[str], two: list[str], **fields: Any) -> Position:
    """Return a round that begins with these cards on top of the Mountains; if `short`, with only these."""
    return four(stage="mining", mountain=one, mountain_2=two, **fields)


def drawn(position: Position) -> list[str]:
    return [f"{one['location']} {one['card']}" for one in args_of(position.opening, "drew")]


def in_first_mine_only(effect: Callable[..., None]) -> Callable[..., None]:
    """The effect covers only the first mine."""

    def narrow(s: State, *others: Any) -> None:
        s.copies = 1
        effect(s, *others)
        s.copies = 2

    return narrow


def third_for_the_first_only(s: State, copy: int) -> bool:
    """Only the first Mountain has a third card."""
    return draw_cards(s, copy) if copy == 0 else draw(s, copy) > 0 and draw(s, copy) > 0


def landing_in_first_mine(s: State) -> int:
    """Every special card lands in the first mine."""
    return CARD_LOCATION[s.special]


def sent_to_first_mountain(s: State, location: int, rule: int) -> None:
    """Every card goes into the first Mountain."""
    send_back(s, location, rule)
    if location >= LOCATIONS:
        s.mountain_size[1] -= 1
        s.mountain[0][s.mountain_size[0]] = s.mountain[1][s.mountain_size[1]]
        s.mountain[1][s.mountain_size[1]] = 0
        s.mountain_size[0] += 1


def attacked_all_the_same(s: State) -> None:
    """Muster in the second mine only."""
    attack(s, 3)
    defend(s)


def row_by_row(s: State) -> None:
    """Monsters come in the order of locations, whichever mine they are in."""
    for place in range(LOCATIONS):
        for location in (place, place + LOCATIONS):
            if s.stack[location][s.height[location] - 1] in MONSTERS:
                attack(s, location)


MONSTERS = (35, 38)
"""The Dragon of location 8 and the Sidhe of location 2."""


# D9.1, D2.5: what is there


@pytest.mark.rule("D9.1", "D2.5")
@pytest.mark.parametrize("players", [4, 5])
def test_two_mines_two_mountains_two_sets_of_piles_and_one_marker(players: int) -> None:
    position = new(players)
    data = position.to_dict()
    assert list(data["mine"]) == [str(place) for place in range(1, 19)]
    assert list(data["piles"]) == ["1", "2", "3", "4", "5", "6"]
    assert [len(drawn_and_left(position, copy)) for copy in (1, 2)] == [45, 45]
    assert isinstance(data["marker"], int)
    assert [one["workers"] for one in data["seats"]] == [["home"] * 4] * players


@pytest.mark.rule("D9.1", "D2.2", "D2.3")
def test_the_copies_are_shuffled_separately() -> None:
    position = new(5)
    first, second = (drawn_and_left(position, copy) for copy in (1, 2))
    assert [f"{int(card.split()[0]) + 9} {card.split(maxsplit=1)[1]}" for card in first] != second
    assert [one["mountain"] for one in args_of(position.opening, "shuffled")] == [1, 2]
    piles = list(position.to_dict()["piles"].values())
    assert piles[:3] != piles[3:]


@pytest.mark.rule("D9.1")
def test_workers_go_to_any_of_the_18_locations() -> None:
    position = four()
    specials = [f"special {pile}" for pile in range(1, 7)]
    assert words(position) == EVERYWHERE + specials
    play(position, "0 worker 18", "1 worker 9", "2 worker 10", "3 worker 1")
    assert words(position) == [word for word in EVERYWHERE if word not in ("worker 1", "worker 9", "worker 10", "worker 18")] + [
        "pass"
    ]
    with pytest.raises(IllegalAction):
        play(position, "3 worker 19")
    events = play(position, "3 worker 11", "2 worker 12", "1 worker 16", "0 worker 7")
    gains = [goods(position, number) for number in range(4)]
    assert gains == [{"gold": 2}, {"gold": 2}, {"iron": 6}, {"iron": 6}]
    assert {(one["seat"], one["location"]) for one in args_of(events, "mined")} >= {(0, 18), (3, 11)}


@pytest.mark.rule("D9.1", "D4.1")
def test_the_same_location_of_the_other_mine_is_another_location() -> None:
    position = four()
    play(position, "0 worker 4")
    assert "worker 13" in words(position)
    assert reasons(position)["worker 4"] == "D4.1"


@pytest.mark.rule("D9.1", "D6.1")
def test_helpers_go_to_any_of_the_18_locations_and_are_two_at_most() -> None:
    table = {"14": ["iron seam", "get help a"], "5": ["iron seam", "get help a"]}
    position = four({"workers": [14, 5]}, {"workers": [1, 2]}, OUT, OUT, stage="help", mine=table)
    assert len(words(position)) == 18 - 4 + 1
    events = play(position, "0 worker 9", "0 worker 18")
    assert [(one["worker"], one["location"]) for one in args_of(events, "placed")] == [(3, 9), (4, 18)]
    assert goods(position, 0) == {"gold": 2}


@pytest.mark.rule("D9.1", "D4.9", "D6.1")
def test_with_five_players_helpers_can_find_all_18_locations_occupied() -> None:
    helps = {"3": "b", "5": "a", "6": "b", "7": "a"}
    table = {str(int(place) + nine): ["get help " + deck] for place, deck in helps.items() for nine in (0, 9)}
    seats = [{"workers": [at, other]} for at, other in ((3, 1), (5, 2), (6, 4), (7, 8), (12, 9))]
    position = four(*seats, stage="help", mine=table)
    play(position, "0 worker 10", "1 worker 11", "2 worker 13", "3 worker 14", "4 worker 15")
    events = play(position, "0 worker 16", "1 worker 17", "2 worker 18")
    assert [(one["seat"], one["worker"]) for one in args_of(events, "lost-helper")] == [(3, 4), (4, 4)]


# D9.1, D9.3: Mining


@pytest.mark.rule("D9.1", "D3.1")
def test_two_cards_are_drawn_from_each_mountain_first_copy_first() -> None:
    position = mining(["4 forge axe a", "9 dragon b"], ["10 sidhe a", "13 forge axe a"])
    assert drawn(position) == ["4 forge axe a", "9 dragon b", "10 sidhe a", "13 forge axe a"]
    assert rules(position.opening, "drew") == ["D3.1", "D3.1", "D9.1", "D9.1"]
    assert [top(position, place) for place in (4, 13, 10, 1)] == ["forge axe a", "forge axe a", "sidhe a", "iron seam"]
    assert asked(position) == (0, "act")


@rare("D9.1", "D3.1", off={"mining.draw_cards": third_for_the_first_only})
def test_the_second_mountain_has_its_own_third_card() -> None:
    position = mining(["4 forge axe a", "9 dragon b"], ["13 dragon b", "13 forge axe a", "10 sidhe a", "11 sidhe a"])
    assert drawn(position) == ["4 forge axe a", "9 dragon b", "13 dragon b", "13 forge axe a", "10 sidhe a"]
    assert args_of(position.opening, "third-card") == [{"seat": None, "location": 13}]


@pytest.mark.rule("D9.1", "D3.1")
def test_the_first_mountains_third_card_comes_before_the_second_mountain() -> None:
    position = mining(["4 forge axe a", "4 dragon b", "1 sidhe a"], ["10 sidhe a", "11 sidhe a"])
    assert drawn(position) == ["4 forge axe a", "4 dragon b", "1 sidhe a", "10 sidhe a", "11 sidhe a"]


@pytest.mark.rule("D9.1", "D3.1")
def test_the_same_location_in_both_mines_brings_no_third_card() -> None:
    position = mining(["1 sidhe a", "4 forge axe a"], ["13 forge axe a", "10 sidhe a"])
    assert len(drawn(position)) == 4
    assert "third-card" not in kinds(position.opening)


@pytest.mark.rule("D9.1", "D3.1")
def test_both_mountains_can_bring_a_third_card() -> None:
    position = mining(
        ["4 forge axe a", "4 dragon b", "1 sidhe a"], ["13 dragon b", "13 forge axe a", "13 gold seam b", "11 sidhe a"]
    )
    assert [one["location"] for one in args_of(position.opening, "third-card")] == [4, 13]
    assert len(drawn(position)) == 6


ENOUGH = ["1 sidhe a", "2 sidhe a", "3 alloy steel a"]
ENOUGH_2 = ["10 sidhe a", "11 sidhe a", "12 alloy steel a"]


@pytest.mark.rule("D9.3", "D3.2")
@pytest.mark.parametrize("one", [[], ["4 forge axe a"], ["4 forge axe a", "4 dragon b"]])
def test_the_first_mountain_failing_a_draw_ends_the_game_at_once(one: list[str]) -> None:
    position = mining(one, ENOUGH_2, short=True)
    assert position.over
    assert args_of(position.opening, "mountain-empty") == [{"seat": None, "mountain": 1}]
    assert rules(position.opening, "mountain-empty") == ["D9.3"]
    assert drawn(position) == one
    assert position.to_dict()["mountain_2"] == ENOUGH_2


@pytest.mark.rule("D9.3", "D3.2")
@pytest.mark.parametrize("two", [[], ["13 forge axe a"], ["13 forge axe a", "13 dragon b"]])
def test_the_second_mountain_failing_a_draw_ends_the_game_at_once(two: list[str]) -> None:
    position = mining(ENOUGH, two, short=True)
    assert position.over
    assert args_of(position.opening, "mountain-empty") == [{"seat": None, "mountain": 2}]
    assert drawn(position) == ENOUGH[:2] + two
    assert [goods(position, number) for number in range(4)] == [{}] * 4


@pytest.mark.rule("D9.3", "D3.2")
def test_two_empty_mountains_alone_do_not_end_the_game() -> None:
    position = mining(ENOUGH[:2], ENOUGH_2[:2], short=True)
    assert asked(position) == (0, "act")
    assert (position.to_dict()["mountain"], position.to_dict()["mountain_2"]) == ([], [])


# D9.2: effects on both mines


@rare("D9.2", "D5.2", "D9.3", off={"mining.send_back": sent_to_first_mountain})
def test_a_council_sends_the_tops_of_both_mines_into_their_own_mountains() -> None:
    table = {"4": ["iron seam", "forge axe a"], "13": ["iron seam", "dragon b"], "18": ["gold seam", "dragon b"]}
    position = four(first=["hold a council"], mine=table)
    before = position.to_dict()
    events = play(position, "0 special 1")
    after = position.to_dict()
    assert [(one["location"], one["card"]) for one in args_of(events, "returned")] == [
        (4, "forge axe a"),
        (13, "dragon b"),
        (18, "dragon b"),
    ]
    assert sorted(after["mountain"]) == sorted([*before["mountain"], "4 forge axe a"])
    assert sorted(after["mountain_2"]) == sorted([*before["mountain_2"], "13 dragon b", "18 dragon b"])
    assert [one["mountain"] for one in args_of(events, "shuffled")] == [1, 2]


@rare("D9.2", "D5.2", off={"specials.hold_council": in_first_mine_only(hold_council)})
def test_a_council_of_the_second_copy_covers_both_mines_too() -> None:
    table = {"4": ["iron seam", "forge axe a"], "13": ["iron seam", "dragon b"]}
    position = four(second=["hold a council"], mine=table)
    events = play(position, "0 special 4")
    assert [one["location"] for one in args_of(events, "returned")] == [4, 13]
    assert args_of(events, "landed") == [{"seat": None, "card": "iron seam s", "location": 11}]


@rare("D9.2", "D5.8", off={"specials.collapse": in_first_mine_only(collapse)})
def test_a_collapse_covers_both_mines() -> None:
    table = {"4": ["iron seam", "forge axe a"], "13": ["iron seam", "dragon b"]}
    position = four(first=["collapse the shafts"], mine=table)
    events = play(position, "0 special 1")
    assert [one["location"] for one in args_of(events, "collapsed")] == [4, 13]
    assert position.to_dict()["mine"]["13"] == ["dragon b", "iron seam"]


@rare("D9.2", "D5.9", off={"specials.run_amok": in_first_mine_only(run_amok)})
def test_run_amok_covers_both_mines_in_reading_order() -> None:
    table = {"11": ["iron seam", "sidhe a", "sidhe b"], "4": ["iron seam", "forge axe a"], "13": ["iron seam", "dragon b"]}
    position = four(first=["run amok"], mine=table)
    events = play(position, "0 special 1")
    assert [one["location"] for one in args_of(events, "mixed")] == [4, 11, 13]
    assert sorted(position.to_dict()["mine"]["11"]) == sorted(table["11"])


@rare("D9.2", "D5.1", off={"flow.defend": attacked_all_the_same})
def test_muster_keeps_the_monsters_of_both_mines_away() -> None:
    table = {"4": ["iron seam", "dragon b"], "13": ["iron seam", "dragon b"]}
    rich = {"gold": 3, **OUT}
    position = four(rich, rich, rich, rich, stage="defend", muster=True, mine=table)
    assert [one["location"] for one in args_of(position.opening, "kept-away")] == [4, 13]
    assert [goods(position, number) for number in range(4)] == [{"gold": 3}] * 4


@pytest.mark.rule("D9.2", "D5.1")
def test_the_second_copys_muster_holds_for_the_first_mine() -> None:
    position = four(*[{"gold": 3}] * 4, second=["muster an army"], mine={"4": ["iron seam", "dragon b"]})
    events = play(position, "0 special 4", "1 worker 1", "2 worker 2", "3 worker 3", "3 pass", "2 pass", "1 pass")
    assert args_of(events, "kept-away") == [{"seat": None, "location": 4, "card": "dragon b"}]
    assert goods(position, 0) == {"gold": 3}


@pytest.mark.rule("D9.2", "D6.4")
@pytest.mark.parametrize("orcs", [3, 12])
def test_orc_raiders_of_one_mine_close_both(orcs: int) -> None:
    table = {str(orcs): ["iron seam", "orc raiders a"]}
    seats = [{"workers": [at, at + 9]} for at in (1, 2, 4, 5)]
    position = four(*seats, stage="defend", mine=table)
    assert "mines-closed" in kinds(position.opening)
    assert [goods(position, number) for number in range(4)] == [{}] * 4


@pytest.mark.rule("D9.2", "D6.2")
def test_monsters_of_both_mines_hit_all_players() -> None:
    rich = {"iron": 2, "gold": 2, **OUT}
    position = four(*[rich] * 5, stage="defend", mine={"8": ["iron seam", "dragon a"], "15": ["iron seam", "knockers a"]})
    attacks = [(one["location"], one["losses"]) for one in args_of(position.opening, "attacked")]
    assert attacks == [(8, [{"gold": -1}] * 5), (15, [{"iron": -1}] * 5)]
    assert [goods(position, number) for number in range(5)] == [{"iron": 1, "gold": 1}] * 5


@rare("D9.3", "D6.2", off={"flow.defend": row_by_row})
def test_all_monsters_of_the_first_mine_come_before_those_of_the_second() -> None:
    rich = {"gold": 2, **OUT}
    position = four(*[rich] * 4, stage="defend", mine={"8": ["iron seam", "dragon a"], "11": ["iron seam", "sidhe a"]})
    assert [one["location"] for one in args_of(position.opening, "attacked")] == [8, 11]
    assert [goods(position, number) for number in range(4)] == [{"iron": 1}] * 4


# D9.2: one of 18 locations


@pytest.mark.rule("D9.2", "D5.4")
@pytest.mark.parametrize(("pile", "lands"), [(1, 6), (4, 15)])
def test_past_glories_choose_a_card_of_either_mine(pile: int, lands: int) -> None:
    table = {"4": ["iron seam", "forge axe a"], "18": ["gold seam", "dragon b", "iron seam a"]}
    position = four(first=["past glories"], second=["past glories"], mine=table)
    play(position, f"0 special {pile}")
    assert words(position) == ["recall 4 iron seam", "recall 18 dragon b", "recall 18 gold seam"]
    play(position, "0 recall 18 gold seam")
    assert position.to_dict()["mine"]["18"] == ["dragon b", "iron seam a", "gold seam"]
    assert top(position, lands) == "iron seam s"


@pytest.mark.rule("D9.2", "D5.4")
def test_past_glories_reach_the_deepest_card_of_the_last_location() -> None:
    position = four(first=["past glories"], mountain=[], mountain_2=[], short=True)
    play(position, "0 special 1")
    assert len(words(position)) == 18 * 5
    deepest = position.to_dict()["mine"]["18"][0]
    assert words(position)[-1] == f"recall 18 {deepest}"
    play(position, f"0 recall 18 {deepest}")
    assert top(position, 18) == deepest


@pytest.mark.rule("D9.2", "D5.6", "D9.3")
@pytest.mark.parametrize(("pile", "lands"), [(1, 4), (4, 13)])
@pytest.mark.parametrize(("location", "mountain"), [(2, "mountain"), (11, "mountain_2")])
def test_turn_back_reaches_either_mine_and_the_card_goes_into_its_own_mountain(
    pile: int, lands: int, location: int, mountain: str
) -> None:
    table = {"2": ["iron seam", "sidhe a"], "11": ["iron seam", "sidhe a"]}
    position = four(first=["turn back"], second=["turn back"], mine=table)
    before = position.to_dict()
    play(position, f"0 special {pile}")
    assert words(position) == ["turn 2", "turn 11"]
    events = play(position, f"0 turn {location}")
    after = position.to_dict()
    assert sorted(after[mountain]) == sorted([*before[mountain], f"{location} sidhe a"])
    other = "mountain" if mountain == "mountain_2" else "mountain_2"
    assert after[other] == before[other]
    assert [one["mountain"] for one in args_of(events, "shuffled")] == [1 if location == 2 else 2]
    assert seat(position, 0)["workers"][0] == {"at": location, "placed": 1}
    assert args_of(events, "landed")[0]["location"] == lands


@pytest.mark.rule("D9.2", "D5.7")
@pytest.mark.parametrize(("pile", "lands"), [(1, 9), (4, 18)])
def test_apprentice_joins_a_worker_in_either_mine(pile: int, lands: int) -> None:
    position = four(first=["apprentice"], second=["apprentice"])
    play(position, "0 worker 3", "1 worker 12", f"2 special {pile}")
    assert words(position) == ["join 3", "join 12"]
    events = play(position, "2 join 12")
    assert args_of(events, "landed")[0]["location"] == lands
    play(position, "3 worker 1", "3 pass", "1 pass", "0 pass")
    assert [goods(position, number) for number in range(4)] == [{"iron": 3}] * 4


@pytest.mark.rule("D9.2", "D4.5")
def test_a_stack_of_the_other_mine_makes_an_effect_possible() -> None:
    position = four(first=["collapse the shafts"], mine={"13": ["iron seam", "dragon b"]})
    assert "no-effect" not in kinds(play(position, "0 special 1"))


# D9.3: cards stay with their copy


@rare("D9.3", "D4.2", off={"specials.landing_place": landing_in_first_mine})
def test_a_special_card_of_the_second_copy_lands_in_the_second_mine() -> None:
    position = four(second=["special order"])
    events = play(position, "0 special 4")
    assert args_of(events, "landed") == [{"seat": None, "card": "iron seam s", "location": 14}]
    assert rules(events, "landed") == ["D9.3"]
    assert (top(position, 14), top(position, 5)) == ("iron seam s", "iron seam")


@rare("D9.3", "D4.3", off={"specials.landing_place": landing_in_first_mine})
def test_early_resolution_is_where_the_card_of_the_second_copy_lands() -> None:
    position = four(second=["special order"])
    events = play(position, "0 worker 5", "1 worker 14", "2 special 4")
    assert [(one["seat"], one["location"]) for one in args_of(events, "early")] == [(1, 14)]
    assert (goods(position, 0), goods(position, 1)) == ({}, {"iron": 3})


@pytest.mark.rule("D9.3", "D5.10")
def test_the_second_copys_turn_back_lands_on_its_own_worker() -> None:
    position = four(second=["turn back"], mine={"13": ["iron seam", "dragon b"], "4": ["iron seam", "dragon b"]})
    elsewhere = position.clone()
    assert "early" in kinds(play(position, "0 special 4", "0 turn 13"))
    assert "early" not in kinds(play(elsewhere, "0 special 4", "0 turn 4"))


@pytest.mark.rule("D9.3", "D9.1")
def test_both_copies_of_a_special_action_can_be_taken_in_one_round() -> None:
    position = four(first=["special order"], second=["special order"])
    events = play(position, "0 special 1", "1 special 4")
    assert [one["location"] for one in args_of(events, "landed")] == [5, 14]


@pytest.mark.rule("D9.3", "D5.11")
def test_cards_of_the_second_copy_come_back_in_the_second_mine() -> None:
    table = {"15": ["knockers a"]}
    position = scene(players=4, stage="mining", mountain=ENOUGH, mountain_2=["14 iron seam s", "15 iron seam"], mine=table)
    assert drawn(position)[2:] == ["14 iron seam s", "15 iron seam"]
    assert (top(position, 14), top(position, 15), top(position, 5)) == ("iron seam s", "iron seam", "iron seam")


@rare("D9.3", "D3.2", "D5.6", off={"mining.send_back": sent_to_first_mountain})
def test_each_mountain_needs_its_own_refill() -> None:
    table = {"11": ["iron seam", "sidhe a"]}
    position = four(first=["turn back"], mine=table, mountain=ENOUGH, mountain_2=["13 forge axe a"], short=True)
    play(position, "0 special 1", "0 turn 11", "1 worker 1", "2 worker 2", "3 worker 3", "3 pass", "2 pass", "1 pass")
    assert asked(position) == (0, "act")
    assert position.to_dict()["mountain_2"] == []
