"""Positions as dicts: whole ones round-trip, short ones are completed, impossible ones are refused, naming the field."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.api.errors import BadPosition, DvergarError
from dvergar.api.play import Game, Position
from dvergar.games.dwarf.notation.read import POSITION_FIELDS, SEAT_FIELDS
from dvergar.games.dwarf.present.fields import fields_in
from tests.games.dwarf.playing import asked, goods, kinds, play, scene, seat, solo, top
from tests.games.dwarf.walking import walk

TWO = dvergar.game("dwarf", players=2)
FOUR = dvergar.game("dwarf", players=4)
LAYERED = dvergar.game("dwarf", players=2, mountain="a_over_b")
ALONE = dvergar.game("dwarf", solo="andvettr")
HIS = {"workers": [4]}
RARE = ("sell", "order", "recall", "turn", "join", "sort", "exchange")


# Whole positions


@settings(max_examples=12)
@given(st.integers(0, 10**9))
def test_every_position_and_every_view_survives_json(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        if position.over or position.decision().kind in RARE or rng.random() < 0.1:
            survives(position)


def survives(position: Position) -> None:
    data = json.loads(json.dumps(position.to_dict()))
    again = position.game.load(data)
    assert again.to_bytes() == position.to_bytes()
    assert again.to_dict() == data
    assert list(again.opening) == []
    assert position.game.check(data) == []
    view = position.view(None)
    assert position.game.view(json.loads(view.to_json()), 0).to_bytes() == view.to_bytes()


RICH = {"iron": 5, "steel": 5, "gold": 5, "items": 1, "glory": 9}
ON_4 = {"4": ["iron seam", "forge axe a"]}
FORGES = {**ON_4, "7": ["gold seam", "forge mace a"]}
DECLINE = {"decline": True}
MOMENTS: dict[str, Callable[[], Position]] = {
    "sell": lambda: after(scene(RICH, {}, piles={"1": ["sell an item"]}), "0 special 1"),
    "order": lambda: after(scene(RICH, {}, piles={"1": ["special order"]}), "0 special 1 glory"),
    "recall": lambda: after(scene({}, {}, piles={"1": ["past glories"]}, mine=ON_4), "0 special 1"),
    "turn": lambda: after(scene({}, {}, piles={"1": ["turn back"]}, mine=ON_4), "0 special 1"),
    "join": lambda: after(scene(HIS, {}, piles={"1": ["apprentice"]}), "1 special 1"),
    "exchange": lambda: after(
        scene({**HIS, **RICH}, {}, piles={"1": ["turn back"]}, mine=ON_4, options=DECLINE), "1 special 1", "1 turn 1"
    ),
    "sort": lambda: scene({"steel": 2, "gold": 1, "workers": [4, 7]}, {"workers": [1, 2]}, stage="forge", mine=FORGES),
    "second": lambda: scene(HIS, {"workers": [5]}, stage="second"),
    "helper": lambda: scene({"workers": [5]}, {"workers": [6]}, stage="help", mine={"5": ["iron seam", "get help a"]}),
}


def after(position: Position, *lines: str) -> Position:
    """Return the position after these lines were played."""
    play(position, *lines)
    return position


@pytest.mark.parametrize("kind", MOMENTS)
def test_a_position_can_be_written_and_resumed_at_any_moment(kind: str) -> None:
    position = MOMENTS[kind]()
    assert asked(position)[1] == kind
    survives(position)
    actor = position.to_act[0]
    for code in position.legal(actor):
        one, other = position.clone(), position.game.load(position.to_dict())
        one.dealer = other.dealer.clone()
        assert list(one.play(actor, code)) == list(other.play(actor, code))
        assert one.to_bytes() == other.to_bytes()


@pytest.mark.rule("D8.7")
def test_a_game_won_by_glory_in_the_middle_of_a_special_action_survives() -> None:
    position = solo("andvettr", {}, {"workers": [4], "glory": 11})
    assert "won-by-glory" in kinds(play(position, "0 special 1"))
    survives(position)


# Defaults


@pytest.mark.rule("D2.1", "D2.2", "D2.3", "D2.4")
def test_an_empty_dict_is_the_start_of_a_game_after_mining() -> None:
    position = TWO.load({})
    data = position.to_dict()
    assert asked(position) == (0, "act")
    assert {location: len(stack) for location, stack in data["mine"].items()} == {str(number): 1 for number in range(1, 10)}
    assert [len(pile) for pile in data["piles"].values()] == [3, 3, 3]
    assert len(data["mountain"]) == 45
    assert goods(position, 0) == goods(position, 1) == {}
    assert (data["round"], data["starter"], data["marker"]) == (1, 0, 0)


@pytest.mark.rule("D9.1", "D8.1")
def test_two_copies_and_a_solo_game_have_their_own_defaults() -> None:
    data = FOUR.load({}).to_dict()
    assert (len(data["mine"]), len(data["piles"]), len(data["mountain"]), len(data["mountain_2"])) == (18, 6, 45, 45)
    data = ALONE.load({"seats": [{}, HIS]}).to_dict()
    assert [len(pile) for pile in data["piles"].values()] == [3, 3, 2]
    assert (data["starter"], data["marker"], data["turn"]) == (1, 1, 1)


def test_random_parts_follow_the_seed() -> None:
    assert TWO.load({}, seed=1).to_bytes() == TWO.load({}, seed=1).to_bytes()
    assert TWO.load({}, seed=1).to_bytes() != TWO.load({}, seed=2).to_bytes()


def test_written_cards_come_first_and_the_rest_follows() -> None:
    data = TWO.load({"mountain": ["4 forge axe a", "9 dragon b"], "piles": {"2": ["run amok"]}}).to_dict()
    assert data["mountain"][:2] == ["4 forge axe a", "9 dragon b"]
    assert len(data["mountain"]) == 45
    assert data["piles"]["2"] == ["run amok"]
    assert [len(data["piles"][name]) for name in "13"] == [3, 3]


def test_a_short_mountain_leaves_its_cards_in_the_mine() -> None:
    data = TWO.load({"mountain": ["9 dragon b"], "short": True, "mine": {"1": ["iron seam", "sidhe a"]}}).to_dict()
    assert data["mountain"] == ["9 dragon b"]
    assert sum(len(stack) for stack in data["mine"].values()) == 9 + 44
    assert (data["mine"]["1"][0], data["mine"]["1"][-1]) == ("iron seam", "sidhe a")
    assert data["mine"]["1"][1:-1] == ["alloy steel a", "alloy steel b", "gold seam a", "gold seam b"]
    assert len(TWO.load({"mountain": 7}).to_dict()["mountain"]) == 7
    assert len(FOUR.load({"mountain_2": 0}).to_dict()["mountain"]) == 45
    assert TWO.load({"mountain": 0}).to_dict()["mountain"] == []


@pytest.mark.rule("D5.11")
def test_used_special_cards_are_in_the_mountain_and_unplaced_ones_in_the_mine() -> None:
    piles = {"1": [], "2": ["run amok"], "3": ["apprentice"]}
    data = TWO.load({"used": ["turn back"], "piles": piles}).to_dict()
    assert "4 iron seam s" in data["mountain"]
    assert (len(data["mountain"]), data["used"]) == (46, ["turn back"])
    assert {name for name, stack in data["mine"].items() if len(stack) == 2} == {"1", "2", "3", "5", "6", "8"}


def test_a_letter_is_needed_only_if_cards_would_be_confused() -> None:
    position = TWO.load({"mine": {"4": ["iron seam", "Forge  AXE"], "1": ["iron seam", "alloy steel a", "alloy steel"]}})
    assert top(position, 4) == "forge axe a"
    assert top(position, 1) == "alloy steel b"


def test_the_turn_is_counted_from_the_workers_that_are_out() -> None:
    assert asked(scene({"workers": [4]}, {}, {})) == (1, "act")
    assert asked(scene({}, {}, {"workers": ["pile", "pile"]}, starter=2)) == (0, "act")
    assert asked(scene({"workers": [4]}, {"workers": [5]}, {"workers": [6]})) == (2, "second")


@pytest.mark.rule("D4.1", "D4.4", "D6.1")
def test_workers_are_numbered_pass_by_pass_unless_it_is_written() -> None:
    mine = {"5": ["iron seam", "get help a"]}
    position = scene({"workers": [1, 5]}, {"workers": [3, 4]}, starter=1, stage="help", mine=mine)
    assert asked(position) == (0, "helper")
    assert [[worker["placed"] for worker in seat(position, number)["workers"][:2]] for number in (0, 1)] == [[2, 3], [1, 4]]
    written = {"workers": [1, {"at": 5, "placed": 1}]}
    position = scene(written, {"workers": [3, 4]}, starter=1, stage="help", mine=mine)
    assert [[worker["placed"] for worker in seat(position, number)["workers"][:2]] for number in (0, 1)] == [[3, 1], [2, 4]]


def test_scenes_can_start_at_every_stage() -> None:
    both: tuple[dict[str, Any], ...] = ({"workers": [1, 2]}, {"workers": [3, 4]})
    assert "drew" in kinds(scene({}, {}, stage="mining").opening)
    assert asked(scene({"workers": [1]}, {"workers": [2]}, stage="second")) == (1, "second")
    for stage in ("help", "defend", "mine", "forge", "home"):
        position = scene(*both, stage=stage)
        assert (asked(position), fields_in(position).round) == ((0, "act"), 2)
        assert ("mined" in kinds(position.opening)) == (stage in ("help", "defend", "mine"))
    assert asked(scene(stage="end", awaiting="over")) == (-1, "over")
    assert asked(solo("eldhusfifl", {}, drawn="4 forge axe a")) == (0, "act")
    assert asked(solo("eldhusfifl", {"workers": [1]}, {"workers": [2]}, stage="answer")) == (0, "second")


# Refusals


Refused = tuple[Game, str, str, Any]
OF_THE_ROUND: tuple[Refused, ...] = (
    (TWO, "position", "position-table", []),
    (TWO, "colour", "position-field", {"colour": 1}),
    (TWO, "round", "position-number", {"round": 0}),
    (TWO, "round", "position-number", {"round": 100}),
    (TWO, "stage", "position-name", {"stage": "lunch"}),
    (TWO, "stage", "position-stage", {"stage": "setup"}),
    (TWO, "stage", "position-stage", {"stage": "answer", "seats": [{"workers": [5]}, HIS]}),
    (TWO, "stage", "position-stage", {"helped": True}),
    (TWO, "stage", "position-stage", {"stage": "mining", "muster": True}),
    (TWO, "starter", "position-number", {"starter": 2}),
    (TWO, "marker", "position-number", {"marker": -1}),
    (ALONE, "starter", "position-solo-start", {"starter": 0}),
    (ALONE, "starter", "position-solo-start", {"marker": 0}),
    (TWO, "muster", "position-flag", {"muster": 1}),
    (TWO, "turn", "position-number", {"turn": 3}),
    (TWO, "specials", "position-number", {"specials": 1}),
    (ALONE, "specials", "position-number", {"specials": 4}),
    (TWO, "drawn", "position-stage", {"drawn": "4 forge axe a"}),
    (ALONE, "drawn", "position-card", {"drawn": "forge axe a"}),
    (ALONE, "drawn", "position-card", {"drawn": 7}),
    (ALONE, "drawn", "position-drawn", {}),
    (ALONE, "drawn", "position-drawn", {"drawn": "4 forge axe a", "seats": [{}, HIS]}),
    (ALONE, "landed", "position-card", {"landed": "12 iron seam"}),
    (ALONE, "landed", "position-stage", {"landed": "4 iron seam s", "seats": [{}, HIS]}),
    (ALONE, "landed", "position-drawn", {"stage": "answer", "seats": [{"workers": ["pile", "pile"]}, HIS]}),
    (ALONE, "seats[1].glory", "position-renown", {"seats": [{}, {"workers": [4], "glory": 12}]}),
    (TWO, "special", "position-stage", {"special_step": "early"}),
    (TWO, "special", "position-stage", {"special_copy": 1}),
    (TWO, "special", "position-name", {"special": "dance"}),
    (TWO, "special", "position-stage", {"special": "turn back", "special_step": "none"}),
    (TWO, "special", "position-stage", {"special": "turn back", "stage": "second"}),
    (TWO, "special", "position-card-twice", {"special": "turn back", "piles": {"1": ["turn back"]}}),
    (ALONE, "special", "position-stage", {"special": "apprentice"}),
    (TWO, "special_copy", "position-number", {"special": "turn back", "special_copy": 2}),
    (TWO, "special_step", "position-name", {"special": "turn back", "special_step": "lunch"}),
    (TWO, "awaiting", "position-stage", {"special": "turn back"}),
    (TWO, "awaiting", "position-name", {"awaiting": "dance"}),
    (TWO, "awaiting", "position-stage", {"awaiting": "over"}),
    (TWO, "awaiting", "position-stage", {"stage": "end"}),
    (TWO, "awaiting", "position-stage", {"awaiting": "shuffle"}),
    (TWO, "awaiting", "position-stage", {"actor": 0}),
    (TWO, "actor", "position-number", {"awaiting": "act", "actor": 2}),
    (TWO, "awaiting", "position-no-choice", {"awaiting": "act", "actor": 1}),
    (TWO, "awaiting", "position-no-choice", {"awaiting": "second", "actor": 0}),
    (TWO, "awaiting", "position-no-choice", {"awaiting": "sell", "actor": 0}),
)
OF_THE_SEATS: tuple[Refused, ...] = (
    (TWO, "seats", "position-seats", {"seats": "me"}),
    (TWO, "seats", "position-seats", {"seats": [{}, {}, {}]}),
    (TWO, "seats[1]", "position-table", {"seats": [{}, 7]}),
    (TWO, "seats[0].colour", "position-field", {"seats": [{"colour": 1}]}),
    (TWO, "seats[0].iron", "position-number", {"seats": [{"iron": -1}]}),
    (TWO, "seats[1].glory", "position-number", {"seats": [{}, {"glory": 10000}]}),
    (TWO, "seats[0].gold", "position-number", {"seats": [{"gold": True}]}),
    (TWO, "seats[0].forged", "position-flag", {"seats": [{"forged": 1}]}),
    (TWO, "seats[0].claim", "position-number", {"seats": [{"workers": [4], "claim": 2}]}),
    (TWO, "seats[0].claim", "position-claim", {"seats": [{"workers": [4], "claim": 1}]}),
    (TWO, "seats[0].claim", "position-claim", {"seats": [{"claim": 1}, {"workers": [{"at": 4, "spent": True}]}], "starter": 1}),
    (TWO, "seats[0].workers", "position-workers", {"seats": [{"workers": 4}]}),
    (TWO, "seats[0].workers", "position-workers", {"seats": [{"workers": [1, 2, 3, 4, 5]}]}),
    (TWO, "seats[0].workers", "position-number", {"seats": [{"workers": [10]}]}),
    (TWO, "seats[0].workers", "position-number", {"seats": [{"workers": ["inn"]}]}),
    (TWO, "seats[0].workers", "position-number", {"seats": [{"workers": [{"at": 4, "placed": 0}]}]}),
    (TWO, "seats[0].workers", "position-worker", {"seats": [{"workers": [{"at": "home", "spent": True}]}]}),
    (TWO, "seats[0].workers", "position-worker", {"stage": "defend", "seats": [{"workers": [1, 2, "pile"]}, HIS]}),
    (TWO, "seats[0].workers.colour", "position-field", {"seats": [{"workers": [{"at": 4, "colour": 1}]}]}),
    (TWO, "seats[0].workers.spent", "position-flag", {"seats": [{"workers": [{"at": 4, "spent": 1}]}]}),
    (TWO, "seats[0].workers", "position-worker-twice", {"stage": "second", "seats": [{"workers": [5, 5]}, HIS]}),
    (TWO, "seats[0].workers", "position-helpers", {"stage": "second", "seats": [{"workers": [1, 2, 3]}, HIS]}),
    (ALONE, "seats[1].workers", "position-helpers", {"seats": [{}, {"workers": [4, "home", 7]}]}),
    (ALONE, "seats[1].workers", "position-worker", {"seats": [{}, {"workers": ["pile"]}]}),
    (TWO, "seats", "position-placed", {"seats": [{"workers": [{"at": 4, "placed": 2}]}]}),
    (TWO, "seats", "position-placed", {"stage": "second", "seats": [{"workers": [{"at": at, "placed": 1}]} for at in (4, 5)]}),
    (TWO, "seats", "position-worker", {"stage": "mining", "seats": [{"workers": [4]}]}),
    (TWO, "seats[0].workers", "position-not-asked", {"turn": 1}),
    (TWO, "seats[0].workers", "position-not-asked", {"turn": 0, "seats": [{"workers": [4]}]}),
    (TWO, "seats[0].workers", "position-not-asked", {"stage": "second"}),
    (TWO, "seats[0].workers", "position-not-asked", {"seats": [{"workers": [4, 5]}]}),
)
OF_THE_CARDS: tuple[Refused, ...] = (
    (TWO, "mine", "position-table", {"mine": []}),
    (TWO, "mine.10", "position-field", {"mine": {"10": ["iron seam"]}}),
    (TWO, "mine.1", "position-list", {"mine": {"1": "iron seam"}}),
    (TWO, "mine.1", "position-list", {"mine": {"1": ["iron seam"] * 8}}),
    (TWO, "mine.1", "position-stack", {"mine": {"1": []}}),
    (TWO, "mine.1", "position-card-twice", {"mine": {"1": ["iron seam"] * 2}}),
    (TWO, "mine.1", "position-card-elsewhere", {"mine": {"1": ["forge axe a"]}}),
    (TWO, "mine.1", "position-card-which", {"mine": {"1": ["alloy steel"]}}),
    (TWO, "mine.1", "position-card", {"mine": {"1": ["tavern"]}}),
    (TWO, "mine.1", "position-card", {"mine": {"1": [3]}}),
    (TWO, "mine.1", "position-card", {"mine": {"1": ["x" * 90]}}),
    (TWO, "piles", "position-table", {"piles": []}),
    (TWO, "piles.4", "position-field", {"piles": {"4": []}}),
    (TWO, "piles.1", "position-pile-size", {"piles": {"1": "turn back"}}),
    (TWO, "piles.1", "position-pile-size", {"piles": {"1": ["turn back", "run amok", "apprentice", "special order"]}}),
    (TWO, "piles.1", "position-name", {"piles": {"1": ["dance"]}}),
    (TWO, "piles.1", "position-name", {"piles": {"1": [7]}}),
    (TWO, "piles.2", "position-card-twice", {"piles": {"1": ["turn back"], "2": ["turn back"]}}),
    (TWO, "piles.3", "position-pile-size", {"piles": {name: ["?"] * 3 for name in "123"}, "used": ["run amok"]}),
    (ALONE, "piles", "position-apprentice", {"piles": {"1": ["apprentice"]}, "seats": [{}, HIS]}),
    (TWO, "mountain", "position-list", {"mountain": "4 forge axe a"}),
    (TWO, "mountain", "position-list", {"mountain": ["4 forge axe a"] * 201}),
    (TWO, "mountain", "position-list", {"mountain": True}),
    (TWO, "mountain", "position-card", {"mountain": ["forge axe a"]}),
    (TWO, "mountain", "position-card", {"mountain": ["12 forge axe a"]}),
    (TWO, "mountain", "position-card", {"mountain": ["٤ forge axe a"]}),
    (TWO, "mountain", "position-card-elsewhere", {"mountain": ["3 forge axe a"]}),
    (TWO, "mountain", "position-card-twice", {"mountain": ["4 iron seam"]}),
    (TWO, "mountain", "position-card-which", {"mountain": ["1 alloy steel"]}),
    (TWO, "mountain", "position-mountain-size", {"mountain": 46}),
    (TWO, "mountain", "position-mountain-size", {"mountain": -1}),
    (TWO, "mountain", "position-mountain-size", {"mountain": 0, "used": ["turn back"]}),
    (FOUR, "mountain_2", "position-card", {"mountain_2": ["4 forge axe a"]}),
    (TWO, "used", "position-list", {"used": "turn back"}),
    (TWO, "used", "position-list", {"used": ["turn back"] * 10}),
    (TWO, "used", "position-name", {"used": ["dance"]}),
    (TWO, "used", "position-card-twice", {"used": ["turn back"], "piles": {"1": ["turn back"]}}),
    (TWO, "short", "position-flag", {"short": 1}),
    (LAYERED, "layered", "position-flag", {"layered": 1}),
    (LAYERED, "layered", "position-layers", {"layered": True, "mountain": ["9 dragon b"]}),
    (TWO, "layered", "position-layers", {"layered": True}),
    # fields of the second copy in a game with one
    (TWO, "mountain_2", "position-field", {"mountain_2": ["13 forge axe a"]}),
    (TWO, "used_2", "position-field", {"used_2": ["turn back"]}),
    (LAYERED, "layered_2", "position-field", {"layered_2": True}),
)  # fmt: skip


@pytest.mark.parametrize(("game", "field", "key", "data"), [*OF_THE_ROUND, *OF_THE_SEATS, *OF_THE_CARDS])
def test_an_impossible_position_is_refused_by_the_fields_name(game: Game, field: str, key: str, data: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        game.load(data)
    assert (refused.value.field, refused.value.key) == (field, key)
    assert all(refused.value.text(language).startswith(field) for language in ("en", "fr", "de"))
    found = game.check(data)
    assert [(finding.field, finding.key, finding.impossible) for finding in found] == [(field, key, True)]
    assert all(found[0].text(language) for language in ("en", "fr", "de"))


VIEW = scene({}, HIS, starter=1).view(0).to_dict()
UNSEEN: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("awaiting", "position-no-choice", {"awaiting": "running"}),
    ("piles.1", "position-unknown", {"piles": {**VIEW["piles"], "1": ["?", "?", "?"]}}),
    ("piles", "position-pile-size", {"piles": {**VIEW["piles"], "1": VIEW["piles"]["1"][:2]}}),
    ("mountain", "position-mountain-size", {"mountain": 44}),
    ("mountain", "position-list", {"mountain": True}),
    ("mountain", "position-mountain-size", {"mountain": ["4 forge axe a"]}),
)


@pytest.mark.parametrize(("field", "key", "changed"), UNSEEN)
def test_a_view_that_does_not_fit_is_refused_by_the_fields_name(field: str, key: str, changed: dict[str, Any]) -> None:
    data = {**VIEW, **changed}
    if data["awaiting"] == "running":
        del data["actor"]
    with pytest.raises(BadPosition) as refused:
        TWO.view(data, 0)
    assert (refused.value.field, refused.value.key) == (field, key)


def test_a_finding_names_its_rule_if_there_is_one() -> None:
    twice = TWO.check({"mine": {"1": ["iron seam"] * 2}})
    assert [(finding.rule, finding.args) for finding in twice] == [("D1.2", {"given": "iron seam"})]
    assert twice[0].text().endswith("(D1.2)")
    assert [finding.rule for finding in TWO.check({"seats": [{"workers": [4, 5]}]})] == ["D4.1"]
    assert [finding.rule for finding in TWO.check({"stage": "lunch"})] == [""]
    assert TWO.check({}) == TWO.check({"seats": [{"items": 3}]}) == []


@pytest.mark.rule("D7.1", "D7.2")
def test_scoring_accepts_valid_and_invalid_holdings() -> None:
    scores = TWO.score({"stage": "lunch", "seats": [{"items": 30, "gold": 9, "steel": 8}, {"items": 2, "gold": 10, "steel": 12}]})
    assert [(score.total, score.place) for score in scores] == [(1, 2), (2, 1)]
    assert scores[0].parts == {"steel": 8, "gold": 9, "items": 30, "glory": 0, "iron": 0}
    assert len(ALONE.score({})) == 2


@pytest.mark.rule("D8.7")
def test_only_the_opponents_twelve_glory_decides_a_score() -> None:
    mine, his = {"glory": 15}, {"gold": 1}
    assert [score.place for score in ALONE.score({"seats": [mine, his]})] == [2, 1]
    assert [score.place for score in ALONE.score({"seats": [his, {"glory": 12}]})] == [2, 1]
    assert [score.place for score in ALONE.score({"seats": [his, {"glory": 11}]})] == [1, 2]


# Arbitrary data

WORDS = ("iron seam", "4 forge axe a", "turn back", "pile", "home", "first", "end", "over", "act", "?", "dragon b")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.text(max_size=6) | st.sampled_from(WORDS),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from((*POSITION_FIELDS, *SEAT_FIELDS, "1", "4", "at", "placed", "spent")) | st.text(max_size=4),
            inner,
            max_size=5,
        )
    ),
    max_leaves=12,
)


@settings(max_examples=300)
@given(JSON)
def test_any_data_is_loaded_or_refused_by_a_named_error(data: Any) -> None:
    for game in (TWO, ALONE):
        for attempt in (game.load, game.check, game.score, lambda it, game=game: game.view(it, 0)):
            try:
                attempt(data)
            except DvergarError as error:
                assert str(error)


@settings(max_examples=120)
@given(st.integers(0, 10**6), st.integers(0, 80), st.data())
def test_a_damaged_position_is_loaded_or_refused_by_a_named_error(seed: int, where: int, data: st.DataObject) -> None:
    for number, position in enumerate(walk(seed)):
        if number < where and not position.over:
            continue
        written = json.loads(json.dumps(position.to_dict()))
        key = data.draw(st.sampled_from(sorted(written)))
        written[key] = data.draw(JSON)
        try:
            loaded = position.game.load(written)
        except DvergarError as error:
            assert str(error)
        else:
            assert loaded.over or all(loaded.legal(number) for number in loaded.to_act)
        break


def test_all_errors_are_reported_at_once() -> None:
    data = {
        "mine": {"4": ["dragon a"]},
        "piles": {"1": ["turn back", "turn back"]},
        "mountain": ["9 forge axe a"],
        "seats": [{"iron": -1}, {"gold": "many"}],
    }
    found = [(finding.field, finding.key) for finding in TWO.check(data)]
    assert found == [
        ("mine.4", "position-card-elsewhere"),
        ("piles.1", "position-card-twice"),
        ("mountain", "position-card-elsewhere"),
        ("seats[0].iron", "position-number"),
        ("seats[1].gold", "position-number"),
    ]


@pytest.mark.rule("D6.9", "D8.3")
def test_unusual_positions_are_reported_but_can_be_played() -> None:
    found = TWO.check({"seats": [{"items": 4}]})
    assert [(finding.field, finding.rule, finding.impossible) for finding in found] == [("seats[0].items", "D6.9", False)]
    assert "game would be over" in found[0].text()
    solo = dvergar.game("dwarf", solo="andvettr")
    late = solo.check({"mine": {"5": ["iron seam", "get help a"]}, "seats": [{}, {"workers": [5]}]})
    assert [(finding.rule, finding.impossible) for finding in late] == [("D8.3", False)]
