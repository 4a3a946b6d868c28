"""Chapters 1 and 10: the contents of the box, and facts about the cards."""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadOption
from dvergar.api.play import Position
from dvergar.games.dwarf.present.fields import fields_in
from dvergar.games.dwarf.rules.material import CARD_BLACK, CARD_COUNT, CARD_LOCATION, CARD_WHITE, CARD_WORDS
from dvergar.games.dwarf.rules.mining import mine
from tests.games.dwarf.box_scenes import ACTIONS, BOX, DUPLEX, IN_SOLO, MOUNTAIN, SAME_ORDER, drawn_and_left, new, piled
from tests.games.dwarf.playing import args_of, goods, kinds, play, rare, scene, solo, top


def known(first: int = 1, after: int = CARD_COUNT) -> dict[str, tuple[int, int]]:
    """Return black and white locations of the engine's cards."""
    meeples = {card: (CARD_BLACK[card] + 1, CARD_WHITE[card] + 1) for card in range(first, after)}
    return {f"{CARD_LOCATION[card] + 1} {CARD_WORDS[card]}": both for card, both in meeples.items()}


# Chapter 1


@pytest.mark.rule("D1.1")
def test_locations_are_numbered_row_by_row() -> None:
    position = scene({}, {}, stage="mining", mountain=["4 forge axe a", "9 dragon b"])
    assert list(position.to_dict()["mine"]) == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    assert [(one["card"], one["location"]) for one in args_of(position.opening, "drew")] == [("forge axe a", 4), ("dragon b", 9)]
    row_of_6 = solo("eldhusfifl", {}, {}, drawn="2 sidhe a", mine={"6": ["iron seam", "get help b"]})
    assert [one["location"] for one in args_of(row_of_6.opening, "placed")] == [6, 4, 5]


@pytest.mark.rule("D1.1")
def test_a_card_belongs_to_one_location() -> None:
    (finding,) = dvergar.game("dwarf", players=2).check({"mine": {"4": ["iron seam", "sidhe a"]}})
    assert (finding.rule, finding.field, finding.impossible) == ("D1.1", "mine.4", True)


@rare("D1.1", off={"state.top": lambda s, location: s.stack[location][0]})
def test_only_the_top_card_of_a_location_counts() -> None:
    seats: list[dict[str, Any]] = [{"gold": 1, "workers": [4]}, {"gold": 1, "workers": [5]}]
    position = scene(*seats, stage="defend", mine={"4": ["iron seam", "dragon b", "gold seam b"], "9": ["dragon b", "gold seam"]})
    assert "attacked" not in kinds(position.opening)
    assert goods(position, 0) == {"gold": 2}


@pytest.mark.rule("D1.1")
def test_the_first_two_workers_are_regular_and_the_next_two_are_helpers() -> None:
    position = scene({"workers": [5, 1]}, {"workers": [2, 3]}, stage="help", mine={"5": ["iron seam", "get help a"]})
    events = play(position, "0 worker 4", "0 worker 6")
    assert [(one["worker"], one["location"]) for one in args_of(events, "placed")] == [(3, 4), (4, 6)]


@pytest.mark.rule("D1.2", "D1.4")
def test_the_cards_are_those_of_the_box() -> None:
    assert known() == BOX
    assert len(known()) == 63


@pytest.mark.rule("D1.2", "D2.1", "D2.2", "D2.3")
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_new_game_lays_all_cards_out_once_for_each_copy(players: int, copies: int) -> None:
    position = new(players)
    data = position.to_dict()
    for copy in range(copies):
        stacks = [data["mine"][str(copy * 9 + location)] for location in range(1, 10)]
        assert [stack[0] for stack in stacks] == ["iron seam"] * 6 + ["gold seam", "iron seam", "gold seam"]
        cards = [card.split(maxsplit=1) for card in drawn_and_left(position, copy + 1)]
        assert sorted(f"{int(place) - copy * 9} {card}" for place, card in cards) == sorted(MOUNTAIN)
        assert Counter(card[-1] for _, card in cards) == {"a": 23, "b": 22}
        piles = [data["piles"][str(copy * 3 + pile)] for pile in (1, 2, 3)]
        assert sorted(chain(*piles)) == sorted(ACTIONS)


@pytest.mark.rule("D1.3")
@pytest.mark.parametrize(
    ("location", "card", "before", "after"),
    [
        (1, "iron seam", {}, {"iron": 3}),
        (7, "iron seam b", {}, {"iron": 3}),
        (9, "gold seam", {}, {"gold": 1}),
        (8, "gold seam a", {}, {"gold": 1}),
        (6, "alloy steel b", {"iron": 3}, {"steel": 2}),
        (6, "alloy steel b", {"iron": 2}, {"iron": 2}),
    ],
)
def test_mine_cards(location: int, card: str, before: dict[str, int], after: dict[str, int]) -> None:
    position = scene({**before, "workers": [location]}, {"workers": ["pile", "pile"]}, stage="mine", mine={str(location): [card]})
    assert goods(position, 0) == after


PRICES = [
    (4, "axe a", {"steel": 2}),
    (6, "crown a", {"gold": 3}),
    (9, "dagger a", {"iron": 1, "steel": 2}),
    (7, "mace a", {"steel": 2, "gold": 1}),
    (6, "armour b", {"steel": 2, "gold": 1}),
    (7, "diadem b", {"iron": 1, "steel": 1, "gold": 1}),
    (8, "helm b", {"steel": 1, "gold": 2}),
    (3, "sword b", {"steel": 3}),
]


def at_the_forge(location: int, item: str, owned: dict[str, int]) -> Position:
    me = {**owned, "workers": [location]}
    return scene(me, {"workers": ["pile", "pile"]}, stage="forge", mine={str(location): [f"forge {item}"]})


@pytest.mark.rule("D1.3")
@pytest.mark.parametrize(("location", "item", "price"), PRICES)
def test_a_forge_takes_its_price_for_an_item(location: int, item: str, price: dict[str, int]) -> None:
    position = at_the_forge(location, item, price)
    assert goods(position, 0) == {"items": 1}
    assert args_of(position.opening, "forged")[0]["gains"] == {name: -count for name, count in price.items()} | {"items": 1}


@pytest.mark.rule("D1.3", "D6.7")
@pytest.mark.parametrize(
    ("location", "item", "owned"),
    [(location, item, {**price, short: price[short] - 1}) for location, item, price in PRICES for short in price],
)
def test_a_forge_gives_nothing_for_less_than_its_price(location: int, item: str, owned: dict[str, int]) -> None:
    position = at_the_forge(location, item, owned)
    assert goods(position, 0) == {name: count for name, count in owned.items() if count}


@pytest.mark.rule("D1.3")
@pytest.mark.parametrize(
    ("location", "monster", "loss", "left"),
    [
        (8, "dragon a", {"gold": -1}, {"iron": 5, "steel": 5, "gold": 4}),
        (4, "great dragon a", {"gold": -5}, {"iron": 5, "steel": 5}),
        (5, "knockers b", {"iron": -1}, {"iron": 4, "steel": 5, "gold": 5}),
        (3, "orc raiders a", {}, {"iron": 5, "steel": 5, "gold": 5}),
        (1, "sidhe a", {"gold": -2, "iron": 2}, {"iron": 7, "steel": 5, "gold": 3}),
    ],
)
def test_what_monsters_take(location: int, monster: str, loss: dict[str, int], left: dict[str, int]) -> None:
    me = {"iron": 5, "steel": 5, "gold": 5, "items": 1, "glory": 1, "workers": ["pile", "pile"]}
    position = scene(me, me, stage="defend", mine={str(location): [monster]})
    (attack,) = args_of(position.opening, "attacked")
    assert (attack["card"], attack["location"], attack["losses"]) == (monster, location, [loss, loss])
    assert goods(position, 0) == goods(position, 1) == left | {"items": 1, "glory": 1}


@pytest.mark.rule("D1.3", "D6.4")
def test_orc_raiders_close_the_mines_and_alloy_steel_is_one_of_them() -> None:
    table = {"2": ["orc raiders b"], "4": ["forge axe a"], "6": ["alloy steel b"]}
    position = scene({"iron": 3, "workers": [1, 6]}, {"steel": 2, "workers": [9, 4]}, stage="defend", mine=table)
    assert "mines-closed" in kinds(position.opening)
    assert (goods(position, 0), goods(position, 1)) == ({"iron": 3}, {"items": 1})


@pytest.mark.rule("D1.3", "D6.8")
def test_alloy_steel_is_not_a_forge() -> None:
    position = scene({"iron": 3, "workers": [6]}, {"workers": [1]}, stage="mine", mine={"6": ["alloy steel b"]})
    assert "marker-passed" not in kinds(position.opening)


def lying(card: str) -> dict[str, list[str]]:
    """Return a mine in which this card is on top of its starting card."""
    location, name = card.split(maxsplit=1)
    return {location: list(dict.fromkeys((CARD_WORDS[int(location)], name)))}


@pytest.mark.rule("D1.4", "D8.2")
@pytest.mark.parametrize(("card", "black", "white"), IN_SOLO)
def test_the_meeples_of_a_card_direct_the_opponent(card: str, black: int, white: int) -> None:
    first = solo("eldhusfifl", {}, {}, drawn=card, mine=lying(card))
    assert [one["location"] for one in args_of(first.opening, "placed")] == [black]
    own = int(card[0])
    his = next(place for place in (black, 1, 2, 3) if place not in (own, white))
    events = play(solo("eldhusfifl", {}, {"workers": [his]}, mine=lying(card)), f"0 worker {own}")
    assert [one["location"] for one in args_of(events, "placed") if one["seat"] == 1] == [white]


@pytest.mark.rule("D1.4")
def test_special_backs_have_their_own_location_for_black() -> None:
    assert {int(card[0]): both[0] for card, both in known(first=55).items()} == {place: place for place in range(1, 10)}
    position = solo("eldhusfifl", {}, {}, stage="mining", mountain=["2 sidhe a", "5 iron seam s"])
    assert [one["location"] for one in args_of(position.opening, "placed")] == [5]


@pytest.mark.rule("D1.5", "D2.6")
@pytest.mark.parametrize(("backs", "landing"), [("duplex", DUPLEX), ("same_order", SAME_ORDER)])
@pytest.mark.parametrize("action", ACTIONS)
def test_where_a_special_card_lands(backs: str, landing: dict[str, int], action: str) -> None:
    position = scene({}, {}, options={"special_backs": backs}, piles=piled(action))
    card = "gold seam s" if landing[action] in (7, 9) else "iron seam s"
    choice = next(choice for choice in position.decision().choices if choice.words == "special 1")
    assert (choice.effects["action"], choice.effects["lands"], choice.effects["card"]) == (action, landing[action], card)
    assert args_of(play(position, "0 special 1"), "landed") == [{"seat": None, "card": card, "location": landing[action]}]
    assert top(position, landing[action]) == card


@pytest.mark.rule("D1.5")
def test_the_backs_are_mirrored_by_default() -> None:
    assert dvergar.game("dwarf", players=2).options["special_backs"] == "duplex"
    with pytest.raises(BadOption):
        dvergar.game("dwarf", players=2, special_backs="mixed")


@pytest.mark.rule("D1.6")
def test_resources_items_and_glory_are_unlimited() -> None:
    many = {"iron": 500, "steel": 500, "gold": 500, "items": 3, "glory": 500}
    table = {"2": ["sidhe a"], "4": ["forge axe a"]}
    position = scene({**many, "workers": [1, 4]}, {**many, "workers": [2, 9]}, stage="defend", mine=table)
    assert goods(position, 0) == {"iron": 503, "steel": 498, "gold": 500, "items": 4, "glory": 500}
    assert goods(position, 1) == {"iron": 500, "steel": 500, "gold": 501, "items": 3, "glory": 501}


@pytest.mark.rule("D1.6", "D6.1")
def test_nobody_has_more_than_four_workers() -> None:
    table = {"5": ["iron seam", "get help a"], "7": ["gold seam", "get help a"]}
    position = scene({"workers": [5, 7]}, {"workers": [1, 2]}, stage="help", mine=table, piles=piled("turn back"))
    events = play(position, "0 worker 3", "0 worker 4")
    assert [one["worker"] for one in args_of(events, "placed")] == [3, 4]
    assert "workers-home" in kinds(events)
    assert dvergar.game("dwarf", players=2).check({"stage": "help", "seats": [{"workers": [1, 2, 3, 4, 5]}]})[0].impossible


# Chapter 10


@pytest.mark.rule("D10.1")
def test_five_mountain_cards_for_each_location() -> None:
    assert Counter(card[0] for card in known(10, 55)) == {str(place): 5 for place in range(1, 10)}


@pytest.mark.rule("D10.2")
def test_each_location_is_the_black_target_of_five_mountain_cards() -> None:
    assert Counter(black for black, _ in known(10, 55).values()) == dict.fromkeys(range(1, 10), 5)


@pytest.mark.rule("D10.3")
def test_black_white_and_own_location_differ_on_starting_and_mountain_cards() -> None:
    assert len(known(1, 55)) == 54
    for card, (black, white) in known(1, 55).items():
        assert len({int(card[0]), black, white}) == 3, card


def idle(position: Position) -> int:
    """Play on without Forges and Special Actions; returns the number of full rounds."""
    while not position.over:
        decision = position.decision()
        harmless = [choice.words for choice in decision.choices if "items" not in choice.effects.get("gains", {"items": 1})]
        position.play(decision.seat, "pass" if "pass" in decision.words else (harmless or decision.words)[0])
    return int(position.to_dict()["round"]) - 1


def rounds_of(mountain: list[str]) -> int:
    return idle(scene({}, {}, stage="mining", mountain=mountain, piles=piled("turn back")))


@pytest.mark.rule("D10.4", "D3.1")
def test_at_most_22_full_rounds() -> None:
    assert rounds_of([card for fifth in range(5) for card in MOUNTAIN[fifth::5]]) == 22


@pytest.mark.rule("D10.4", "D3.1")
def test_at_least_15_full_rounds() -> None:
    pairs = [MOUNTAIN[first : first + 2] for first in range(0, 45, 5)] + [
        MOUNTAIN[first : first + 2] for first in range(2, 32, 5)
    ]
    others = [card for card in MOUNTAIN if card not in chain(*pairs)]
    assert rounds_of([card for pair, third in zip(pairs, others, strict=True) for card in (*pair, third)]) == 15


@pytest.mark.rule("D10.4")
@pytest.mark.parametrize("seed", range(5))
def test_whole_games_without_items_and_refills_have_15_to_22_full_rounds(seed: int) -> None:
    assert 15 <= idle(new(2 + seed % 2, seed)) <= 22


@pytest.mark.rule("D10.4", "D3.1", "D3.2")
def test_about_21_full_rounds_on_average() -> None:
    lengths = []
    for seed in range(1500):
        position, rounds = fields_in(new(2, seed)), 1
        while mine(position):
            rounds += 1
        lengths.append(rounds)
    assert 15 <= min(lengths) <= max(lengths) == 22
    assert abs(sum(lengths) / len(lengths) - 21.3) < 0.1
    assert sum(length < 18 for length in lengths) < 5
