"""Chapter 2: the initial layout, and what is hidden."""

import random
from collections import Counter
from itertools import chain
from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadOption, IllegalAction
from dvergar.core.rng import Rng
from dvergar.games.dwarf.rules.mining import shuffle_mountain
from dvergar.games.dwarf.rules.state import State
from tests.games.dwarf.box_scenes import ACTIONS, drawn_and_left, new, piled
from tests.games.dwarf.playing import args_of, goods, of, play, rare, scene, seat


@pytest.mark.rule("D2.1")
def test_the_mine_is_the_nine_starting_cards() -> None:
    position = new(3)
    drawn = {one["location"] for one in args_of(position.opening, "drew")}
    stacks = {place: stack for place, stack in position.to_dict()["mine"].items() if int(place) not in drawn}
    assert stacks == {place: ["gold seam" if place in "79" else "iron seam"] for place in stacks}


@pytest.mark.rule("D2.1", "D2.6")
def test_anyone_may_look_through_the_stacks_after_run_amok_too() -> None:
    table = {"1": ["iron seam", "alloy steel a", "sidhe a", "gold seam a"], "4": ["iron seam", "dragon b"]}
    position = scene({}, {}, {}, mine=table, piles=piled("run amok"))
    play(position, "0 special 1")
    stacks = position.to_dict()["mine"]
    assert sorted(stacks["1"]) == sorted(table["1"])
    assert [position.view(viewer).to_dict()["mine"] for viewer in (0, 1, 2, None)] == [stacks] * 4


@pytest.mark.rule("D2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_special_cards_form_piles_of_three_with_a_known_top(players: int) -> None:
    position = new(players)
    piles = position.to_dict()["piles"]
    assert {pile: len(cards) for pile, cards in piles.items()} == {str(pile): 3 for pile in range(1, 4 if players < 4 else 7)}
    assert {str(one["pile"]): one["action"] for one in args_of(position.opening, "pile-dealt")} == {
        pile: cards[0] for pile, cards in piles.items()
    }


@pytest.mark.rule("D2.2", "D8.1")
@pytest.mark.parametrize("backs", ["duplex", "same_order"])
def test_alone_the_piles_are_3_3_2_without_apprentice(backs: str) -> None:
    for seed in range(10):
        piles = list(new(1, seed, special_backs=backs).to_dict()["piles"].values())
        assert [len(pile) for pile in piles] == [3, 3, 2]
        assert sorted(chain(*piles)) == sorted(action for action in ACTIONS if action != "apprentice")


@pytest.mark.rule("D2.2", "D2.3")
def test_piles_and_mountain_are_shuffled() -> None:
    games = [new(2, seed) for seed in range(300)]
    for place in range(9):
        at_place = Counter(list(chain(*game.to_dict()["piles"].values()))[place] for game in games)
        assert set(at_place) == set(ACTIONS)
        assert max(at_place.values()) < 60
    on_top = Counter(drawn_and_left(game)[0] for game in games)
    assert len(on_top) == 45
    assert max(on_top.values()) < 25


@rare("D2.3", off={"flow.shuffle_layers": lambda s, r, copy: None})
def test_the_mountain_is_shuffled_whole() -> None:
    decks = [[card[-1] for card in drawn_and_left(new(2, seed))] for seed in range(20)]
    assert all(found != sorted(found) for found in decks)
    assert len({tuple(found) for found in decks}) == 20


def shuffled_whole(s: State, r: Rng, copy: int) -> None:
    """The Mountain is shuffled without its layers."""
    shuffle_mountain(s, r, copy, 0)


@rare("D2.3", off={"flow.shuffle_layers": shuffled_whole})
def test_a_over_b_puts_the_a_cards_on_top() -> None:
    for seed in range(10):
        for players, copy in ((1, 1), (3, 1), (4, 1), (4, 2)):
            position = new(players, seed, mountain="a_over_b")
            assert [card[-1] for card in drawn_and_left(position, copy)] == ["a"] * 23 + ["b"] * 22


@pytest.mark.rule("D2.3")
def test_a_over_b_shuffles_both_decks() -> None:
    mountains = [drawn_and_left(new(2, seed, mountain="a_over_b")) for seed in range(10)]
    assert len({tuple(mountain[:23]) for mountain in mountains}) == 10
    assert len({tuple(mountain[23:]) for mountain in mountains}) == 10
    with pytest.raises(BadOption):
        dvergar.game("dwarf", players=2, mountain="b_over_a")


@pytest.mark.rule("D2.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_players_begin_with_two_workers_and_nothing_else(players: int) -> None:
    position = new(players)
    assert all(goods(position, number) == {} for number in range(position.game.seats))
    assert [seat(position, number)["workers"] for number in range(players)] == [["home"] * 4] * players


@pytest.mark.rule("D2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_start_player_is_random(players: int) -> None:
    games = [new(players, seed) for seed in range(60 * players)]
    starters = Counter(game.to_act[0] for game in games)
    assert set(starters) == set(range(players))
    assert all(30 < count < 100 for count in starters.values())
    for game in games:
        (first,) = of(game.opening, "start-player")
        data = game.to_dict()
        assert (first.seat, first.rule) == (data["starter"], "D2.4")
        assert data["starter"] == data["marker"] == game.to_act[0]


@pytest.mark.rule("D2.5", "D8.1")
@pytest.mark.parametrize(
    ("players", "seats", "places", "piles"), [(1, 2, 9, 3), (2, 2, 9, 3), (3, 3, 9, 3), (4, 4, 18, 6), (5, 5, 18, 6)]
)
def test_one_copy_for_up_to_three_players_and_two_for_more(players: int, seats: int, places: int, piles: int) -> None:
    data = new(players).to_dict()
    assert (len(data["seats"]), len(data["mine"]), len(data["piles"])) == (seats, places, piles)
    assert ("mountain_2" in data) == (places == 18)


@pytest.mark.rule("D2.5")
@pytest.mark.parametrize(
    "given", [{"players": 0}, {"players": 6}, {}, {"players": 2, "copies": 2}, {"players": 2, "solo": "andvettr"}]
)
def test_other_numbers_of_players_are_not_offered(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        dvergar.game("dwarf", **given)


@pytest.mark.rule("D2.5")
def test_a_second_mine_is_not_offered_to_three_players() -> None:
    position = scene({}, {}, {})
    with pytest.raises(IllegalAction) as refused:
        play(position, "0 worker 10")
    assert refused.value.rule == "D1.1"


@rare("D2.6", off={"hidden.blank_all": lambda s: None})
def test_nobody_sees_the_order_of_the_mountain_or_what_lies_under_a_piles_top() -> None:
    piles = {"1": ["turn back", "run amok", "muster an army"], "2": ["hold a council", "sell an item", "past glories"]}
    other = {"1": ["turn back", "sell an item", "past glories"], "2": ["hold a council", "run amok", "muster an army"]}
    one = scene({}, {}, piles=piles, mountain=["4 forge axe a", "9 dragon b"])
    two = scene({}, {}, piles=other, mountain=["9 dragon b", "1 sidhe a"])
    assert one.to_bytes() != two.to_bytes()
    for viewer in (0, 1, None):
        assert one.view(viewer).to_bytes() == two.view(viewer).to_bytes()


@pytest.mark.rule("D2.6")
def test_a_view_shows_the_tops_of_the_piles_and_how_many_cards_are_hidden() -> None:
    position = scene({"iron": 2}, {"workers": []}, piles=piled("turn back"), mountain=7)
    seen = position.view(1).to_dict()
    assert seen["piles"] == {pile: [cards[0], "?", "?"] for pile, cards in position.to_dict()["piles"].items()}
    assert seen["mountain"] == 7
    assert seen["seats"] == position.to_dict()["seats"]


@pytest.mark.rule("D2.6", "D5.11")
def test_everybody_knows_which_cards_the_mountain_holds() -> None:
    game = dvergar.game("dwarf", players=2)
    cards = ["2 sidhe a", "5 iron seam s", "4 forge axe a", "4 iron seam"]
    position = game.load({"mountain": cards, "short": True, "mine": {"4": ["dragon b"]}})
    rng = random.Random(3)
    orders = {tuple(game.imagine(position.view(1), rng).to_dict()["mountain"]) for _ in range(200)}
    assert len(orders) == 24
    assert {tuple(sorted(order)) for order in orders} == {("2 sidhe a", "4 forge axe a", "4 iron seam", "5 iron seam s")}
