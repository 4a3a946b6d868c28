"""No view shows hidden information (D2.6); guesses of hidden cards fit what is known, with the right odds."""

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.api.errors import WrongSeat
from dvergar.api.play import Position
from dvergar.games.dwarf.engine import Engine
from dvergar.games.dwarf.present.fields import fields_in
from dvergar.games.dwarf.rules.material import (
    APPRENTICE,
    CARD_DECK,
    COLLAPSE,
    DECK_A,
    DECK_B,
    FIRST_SPECIAL,
    FRONTS,
    MUSTER,
    PAST_GLORIES,
    RUN_AMOK,
    SELL_ITEM,
)
from tests.games.dwarf.playing import asked, play, rare, scene, solo
from tests.games.dwarf.walking import walk

SEEDS = st.integers(0, 10**9)
MANY = settings(max_examples=12)
ALL_PILED = {
    "1": ["turn back", "run amok", "muster an army"],
    "2": ["hold a council", "sell an item", "past glories"],
    "3": ["special order", "apprentice", "collapse the shafts"],
}
HIDDEN = {RUN_AMOK, MUSTER, SELL_ITEM, PAST_GLORIES, APPRENTICE, COLLAPSE}
"""What lies below the tops of these piles."""


def viewers(position: Position) -> list[int | None]:
    return [None, *range(position.game.players)]


def is_b(card: str) -> bool:
    return card.endswith(" b")


def permuted(position: Position, rng: random.Random) -> Position:
    """Return the position with all hidden cards rearranged; future shuffles stay the same."""
    data = position.to_dict()
    for copy, suffix in enumerate(("", "_2")[: fields_in(position).copies]):
        mountain = list(data[f"mountain{suffix}"])
        rng.shuffle(mountain)
        if data.get(f"layered{suffix}"):
            mountain.sort(key=is_b)
        data[f"mountain{suffix}"] = mountain
        names = [str(copy * 3 + number) for number in (1, 2, 3)]
        hidden = [action for name in names for action in data["piles"][name][1:]]
        rng.shuffle(hidden)
        for name in names:
            data["piles"][name] = data["piles"][name][:1] + [hidden.pop() for _ in data["piles"][name][1:]]
    other = position.game.load(data)
    other.dealer = position.dealer.clone()
    return other


@pytest.mark.rule("D2.6", "D2.1")
@MANY
@given(SEEDS)
def test_hidden_cards_leave_no_trace_in_views_and_decisions(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        if rng.random() < 0.15:
            alike(position, permuted(position, rng))


def alike(one: Position, other: Position) -> None:
    """Check that nobody can tell the two positions apart."""
    assert one.to_act == other.to_act
    for viewer in viewers(one):
        first, second = one.view(viewer), other.view(viewer)
        assert first.to_bytes() == second.to_bytes()
        assert first.to_json() == second.to_json()
        assert first.scores() == second.scores()
    for seat in one.to_act:
        assert one.legal(seat) == other.legal(seat)
        assert one.decision(seat).to_dict() == other.decision(seat).to_dict()


@pytest.mark.rule("D2.6", "D3.1")
@MANY
@given(SEEDS)
def test_events_reveal_no_card_before_it_is_drawn(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        if position.over or rng.random() < 0.85:
            continue
        seat = position.to_act[0]
        code = rng.choice(position.legal(seat))
        told = []
        for played in (position.clone(), permuted(position, rng)):
            seen = [event.to_dict() for event in played.play(seat, code)]
            told.append(seen[: next((i for i, event in enumerate(seen) if event["kind"] == "drew"), len(seen))])
        assert told[0] == told[1]


@pytest.mark.rule("D2.6")
@MANY
@given(SEEDS)
def test_the_views_dict_gives_the_same_decision(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        if position.over or rng.random() < 0.9:
            continue
        for viewer in {None, position.to_act[0], rng.choice(viewers(position))}:
            view = position.view(viewer)
            again = position.game.view(json.loads(view.to_json()), viewer)
            assert again.to_bytes() == view.to_bytes()
            assert again.to_act == position.to_act
            if viewer in position.to_act:
                assert again.decision().to_dict() == view.decision().to_dict() == position.decision(viewer).to_dict()


@pytest.mark.rule("D2.6", "D5.11")
@MANY
@given(SEEDS)
def test_a_guessed_position_has_its_view_holds_the_same_cards_and_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        if not position.over and rng.random() < 0.8:
            continue
        view = position.view(rng.choice(viewers(position)))
        imagined = position.game.imagine(view, rng)
        assert imagined.view(None).to_bytes() == view.to_bytes()
        assert holds(imagined) == holds(position)
        if rng.random() < 0.05:
            while not imagined.over:
                imagined.step(imagined.to_act[0], rng.choice(imagined.legal(imagined.to_act[0])))
            assert imagined.record().verify().to_bytes() == imagined.to_bytes()


def holds(position: Position) -> list[Any]:
    """Return which cards lie in the Mountains and on the piles, and how the layers lie."""
    data = position.to_dict()
    cards: list[Counter[str]] = [Counter(data[f"mountain{suffix}"]) for suffix in ("", "_2")[: fields_in(position).copies]]
    piles = [
        Counter(action for pile in group for action in pile) for group in zip(*[iter(data["piles"].values())] * 3, strict=True)
    ]
    layers = [[is_b(card) for card in data[f"mountain{suffix}"]] for suffix in ("", "_2") if data.get(f"layered{suffix}") is True]
    return [cards, piles, layers, data.get("used"), data.get("used_2")]


# What is open and what is not


@rare("D2.6", off={"hidden.blank_all": lambda s: None})
def test_only_the_mountains_order_and_the_cards_below_the_piles_tops_are_hidden() -> None:
    position = scene({"iron": 2}, {"workers": [4]}, {}, starter=1, piles=ALL_PILED)
    data = position.to_dict()
    piles = {name: [actions[0], "?", "?"] for name, actions in ALL_PILED.items()}
    for viewer in viewers(position):
        assert position.view(viewer).to_dict() == {**data, "mountain": 45, "piles": piles}


@rare("D2.6", "D9.1", off={"hidden.blank_all": lambda s: None})
def test_both_copies_are_hidden_in_the_same_way() -> None:
    position = dvergar.game("dwarf", players=5).start(1)
    data, seen = position.to_dict(), position.view(4).to_dict()
    for name in ("mountain", "mountain_2"):
        assert seen[name] == len(data[name])
    assert all(seen["piles"][name] == [data["piles"][name][0], "?", "?"] for name in "123456")
    assert {name for name in data if data[name] != seen[name]} == {"mountain", "mountain_2", "piles"}


@pytest.mark.rule("D2.6", "D5.11")
def test_everybody_knows_which_special_backs_went_into_the_mountain() -> None:
    position = scene({}, {}, used=["muster an army"])
    seen = position.view(None).to_dict()
    assert (seen["used"], seen["mountain"]) == (["muster an army"], 46)
    rng = random.Random(1)
    for _ in range(20):
        imagined = position.game.imagine(position.view(0), rng).to_dict()
        assert "3 iron seam s" in imagined["mountain"]
        assert all("muster an army" not in actions for actions in imagined["piles"].values())


@rare("D2.6", off={"hidden.blank_all": lambda s: None})
def test_the_next_card_of_a_pile_is_known_when_the_one_above_is_taken() -> None:
    position = scene({}, {}, piles=ALL_PILED)
    assert position.view(1).to_dict()["piles"]["3"] == ["special order", "?", "?"]
    play(position, "0 special 3")
    assert position.view(1).to_dict()["piles"]["3"] == ["apprentice", "?"]


@pytest.mark.rule("D2.6", "D4.2")
def test_a_special_card_in_hand_is_seen_by_all() -> None:
    position = scene({}, {}, piles=ALL_PILED, mine={"4": ["iron seam", "forge axe a"]})
    play(position, "0 special 1")
    assert asked(position) == (0, "turn")
    seen = [position.view(viewer).to_dict() for viewer in viewers(position)]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0]["special"] == "turn back"
    assert seen[0]["piles"]["1"] == ["run amok", "?"]


@pytest.mark.rule("D8.1", "D2.6")
def test_the_automated_opponent_has_no_view_and_no_decision() -> None:
    position = solo("andvettr", {}, {"workers": [4]})
    for attempt in (lambda: position.view(1), lambda: position.decision(1), lambda: position.play(1, "worker 1")):
        with pytest.raises(WrongSeat):
            attempt()
    assert position.legal(1) == []
    assert len(position.view(0).to_dict()["seats"]) == 2


# Odds


def assert_even(counts: Counter[Any], ways: int) -> None:
    """Check that all ways occur and that a chi-square of their counts is plausible (within six standard deviations)."""
    assert len(counts) == ways
    expected = counts.total() / ways
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert abs(chi - (ways - 1)) < 6 * (2 * (ways - 1)) ** 0.5


def guesses(position: Position, times: int) -> list[tuple[list[int], list[list[int]]]]:
    """Return the Mountain from the top and the piles in many guesses of a spectator."""
    rng, core = random.Random(1), position.view(None).core
    found = []
    for _ in range(times):
        imagined = core.clone()
        imagined.imagine(rng.getrandbits(64), rng.getrandbits(64))
        fields = Engine()
        fields.from_bytes(imagined.to_bytes())
        piles = [pile[:size][::-1] for pile, size in zip(fields.pile, fields.pile_size, strict=True)]
        found.append((fields.mountain[0][: fields.mountain_size[0]][::-1], piles))
    return found


@pytest.mark.rule("D2.6", "D2.3")
def test_every_card_of_the_mountain_is_guessed_on_top_and_below_equally_often() -> None:
    found = guesses(scene({}, {}, mountain=6), 2_000)
    assert_even(Counter(mountain[0] for mountain, _ in found), 6)
    assert_even(Counter(mountain[-1] for mountain, _ in found), 6)
    assert_even(Counter((mountain[0], mountain[-1]) for mountain, _ in found), 30)


@pytest.mark.rule("D2.6", "D2.3")
def test_with_layers_each_layer_is_guessed_separately() -> None:
    position = scene({}, {}, options={"mountain": "a_over_b"}, mountain=["4 forge axe a", "8 dragon a", "7 forge mace a"])
    assert position.to_dict()["layered"]
    found = guesses(position, 1_200)
    for place, ways in ((0, 23), (22, 23), (23, 22), (-1, 22)):
        counts = Counter(mountain[place] for mountain, _ in found)
        assert {CARD_DECK[card] for card in counts} == {DECK_A if ways == 23 else DECK_B}
        assert_even(counts, ways)


@pytest.mark.rule("D5.11", "D2.3")
def test_after_cards_were_shuffled_in_the_layers_are_forgotten() -> None:
    mine = {"4": ["iron seam", "forge axe a"]}
    position = scene({}, {}, options={"mountain": "a_over_b"}, piles=ALL_PILED, mine=mine)
    play(position, "0 special 1", "0 turn 4")
    assert position.to_dict()["layered"] is False
    assert_even(Counter(mountain[0] for mountain, _ in guesses(position, 1_800)), 45)


@pytest.mark.rule("D2.6", "D2.2")
def test_every_special_card_is_guessed_in_every_hidden_place_equally_often() -> None:
    found = guesses(scene({}, {}, piles=ALL_PILED), 1_500)
    for pile in range(3):
        for depth in (1, 2):
            assert_even(Counter(piles[pile][depth] for _, piles in found), 6)
    assert_even(Counter((piles[0][2], piles[2][1]) for _, piles in found), 30)
    assert {FRONTS[0][card - FIRST_SPECIAL] for _, piles in found for card in piles[1][1:]} == HIDDEN


@pytest.mark.rule("D2.6", "D4.2")
def test_special_cards_in_the_mine_or_in_hand_are_not_guessed_on_piles() -> None:
    position = scene({}, {}, piles=ALL_PILED, mine={"4": ["iron seam", "forge axe a"]})
    play(position, "0 special 3", "1 special 1")
    assert asked(position) == (1, "turn")
    counts = Counter(FRONTS[0][piles[1][1] - FIRST_SPECIAL] for _, piles in guesses(position, 600))
    assert set(counts) == HIDDEN - {APPRENTICE, RUN_AMOK}
    assert_even(counts, 4)


@pytest.mark.rule("D2.2", "D2.3", "D2.4")
def test_a_new_game_deals_everything_equally_often() -> None:
    table = dvergar.game("dwarf", players=3)
    found: dict[str, Counter[int]] = {name: Counter() for name in ("starter", "last", "top", "bottom")}
    rng = random.Random(1)
    for _ in range(1_800):
        core = table.rules.start(table.options)
        core.shuffle(rng.getrandbits(64), rng.getrandbits(64))
        fields = Engine()
        fields.from_bytes(core.to_bytes())
        found["starter"][fields.starter] += 1
        found["last"][fields.mountain[0][0]] += 1
        found["top"][fields.pile[0][2]] += 1
        found["bottom"][fields.pile[2][0]] += 1
    for name, ways in (("starter", 3), ("last", 45), ("top", 9), ("bottom", 9)):
        assert_even(found[name], ways)
