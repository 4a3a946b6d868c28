"""The facts that a page shows, and the predicted effects of a choice: strikes, losses, shortages, remaining rounds."""

from typing import Any

import pytest

import dvergar
from dvergar.api.play import Position
from tests.games.dwarf.playing import goods, play, scene, solo

RICH = {"iron": 4, "steel": 3, "gold": 3}


def effects(position: Position, words: str) -> dict[str, Any]:
    """Return what the decision says about an action."""
    return next(choice.effects for choice in position.decision().choices if choice.words == words)


def strikes(position: Position) -> list[tuple[int, list[dict[str, int]]]]:
    """Return each monster that strikes, with its toll on every seat."""
    return [(strike["location"], strike["losses"]) for strike in position.facts()["strikes"]]


# Strikes


@pytest.mark.rule("D6.2", "D6.3")
@pytest.mark.parametrize(
    ("place", "monster", "taken"),
    [
        ("8", "dragon a", {"gold": -1}),
        ("4", "great dragon a", {"gold": -3}),
        ("7", "knockers a", {"iron": -1}),
        ("2", "orc raiders a", {}),
        ("1", "sidhe a", {"iron": 2, "gold": -2}),
    ],
)
def test_each_unguarded_monster_is_listed_with_what_it_takes(place: str, monster: str, taken: dict[str, int]) -> None:
    position = scene(RICH, {}, mine={place: ["iron seam", monster]} if place != "7" else {"7": ["gold seam", monster]})
    assert strikes(position) == [(int(place), [taken, {}])]
    play(position, f"{position.to_act[0]} worker {place}")
    assert strikes(position) == []


@pytest.mark.rule("D6.2")
def test_monsters_strike_in_reading_order_each_on_what_the_one_before_left() -> None:
    mine = {"1": ["iron seam", "sidhe a"], "4": ["iron seam", "great dragon a"], "8": ["iron seam", "dragon a"]}
    assert strikes(scene(RICH, {"gold": 1}, mine=mine)) == [
        (1, [{"iron": 2, "gold": -2}, {"iron": 1, "gold": -1}]),
        (4, [{"gold": -1}, {}]),
        (8, [{}, {}]),
    ]


@pytest.mark.rule("D5.1")
def test_nothing_strikes_while_an_army_is_mustered() -> None:
    assert strikes(scene(RICH, {}, mine={"8": ["iron seam", "dragon a"]}, muster=True)) == []


@pytest.mark.rule("D4.8")
def test_a_spent_worker_keeps_a_monster_from_striking() -> None:
    seats = {"workers": [{"at": 8, "spent": True}]}
    assert strikes(scene(seats, {"workers": [1]}, stage="second", mine={"8": ["iron seam", "dragon a"]})) == []


@pytest.mark.rule("D6.2")
def test_predicted_strikes_come_true() -> None:
    mine = {"1": ["iron seam", "sidhe a"], "8": ["iron seam", "dragon a"]}
    position = scene({**RICH, "workers": [2, 3]}, {"gold": 5, "workers": [4]}, stage="second", starter=1, mine=mine)
    foretold = strikes(position)
    events = play(position, f"{position.to_act[0]} pass")
    attacked = [(event.args["location"], event.args["losses"]) for event in events if event.kind == "attacked"]
    assert attacked == foretold


# Predictions of a choice


@pytest.mark.rule("D6.7")
def test_missing_goods_are_listed() -> None:
    position = scene({"iron": 1, "gold": 2}, {}, starter=0, mine={"6": ["iron seam", "forge crown a"], "1": ["alloy steel a"]})
    assert effects(position, "worker 6")["short"] == {"gold": 1}
    assert effects(position, "worker 1")["short"] == {"iron": 2}
    assert "short" not in effects(position, "worker 2")


@pytest.mark.rule("D6.2")
def test_a_worker_on_a_monster_saves_what_it_would_take_and_leaves_the_others() -> None:
    mine = {"4": ["iron seam", "great dragon a"], "7": ["gold seam", "knockers a"]}
    position = scene(RICH, {}, starter=0, mine=mine)
    guarded = effects(position, "worker 4")
    assert (guarded["strikes"], guarded["losses"], guarded["saves"]) == (["7 knockers a"], {"iron": -1}, {"gold": 3})
    assert effects(position, "worker 2")["losses"] == {"iron": -1, "gold": -3}


@pytest.mark.rule("D6.2")
def test_guarding_one_monster_leaves_more_to_the_next() -> None:
    mine = {"1": ["iron seam", "sidhe a"], "4": ["iron seam", "great dragon a"]}
    guarded = effects(scene(RICH, {}, starter=0, mine=mine), "worker 1")
    assert (guarded["losses"], guarded["saves"]) == ({"gold": -3}, {"iron": -2})


@pytest.mark.rule("D6.4")
def test_orc_raiders_spoil_what_the_mine_would_give() -> None:
    mine = {"2": ["iron seam", "orc raiders a"], "3": ["iron seam", "forge sword b"]}
    position = scene(RICH, {}, starter=0, mine=mine)
    assert effects(position, "worker 1")["spoiled"] == "orcs"
    assert "spoiled" not in effects(position, "worker 3")
    assert "spoiled" not in effects(position, "worker 2")


@pytest.mark.rule("D6.2", "D6.7")
def test_a_strike_may_take_the_price() -> None:
    mine = {"6": ["iron seam", "forge crown a"], "8": ["iron seam", "dragon a"]}
    position = scene(RICH, {}, starter=0, mine=mine)
    assert effects(position, "worker 6")["spoiled"] == "losses"
    assert "spoiled" not in effects(scene({"gold": 4}, {}, starter=0, mine=mine), "worker 6")


@pytest.mark.rule("D6.5", "D6.6")
def test_what_another_worker_brings_first_pays_in_time() -> None:
    mine = {"6": ["iron seam", "forge crown a"], "4": ["iron seam", "gold seam b"]}
    position = scene({"gold": 2, "workers": [4]}, {"workers": ["pile", "pile"]}, stage="second", starter=1, mine=mine)
    foretold = effects(position, "worker 6")
    assert (foretold["short"], foretold["later"]) == ({"gold": 1}, True)
    play(position, "0 worker 6")
    assert goods(position, 0) == {"items": 1}


@pytest.mark.rule("D6.4")
def test_of_two_orders_the_affordable_one_counts() -> None:
    mine = {"1": ["iron seam", "alloy steel a"]}
    position = scene({"iron": 1, "workers": [2]}, {"workers": ["pile", "pile"]}, stage="second", starter=1, mine=mine)
    assert effects(position, "worker 1")["later"] is True


@pytest.mark.rule("D5.1", "D5.8")
def test_a_special_action_predicts_strikes_if_they_are_known() -> None:
    mine = {"4": ["iron seam", "great dragon a", "gold seam b"], "8": ["iron seam", "dragon a"]}
    piles = {"1": ["collapse the shafts"], "2": ["muster an army"], "3": ["run amok"]}
    position = scene(RICH, {}, starter=0, mine=mine, piles=piles)
    assert effects(position, "special 1")["strikes"] == ["4 great dragon a"]
    assert effects(position, "special 2")["strikes"] == []
    assert "strikes" not in effects(position, "special 3")


@pytest.mark.rule("D8.2")
def test_his_answer_may_guard_a_monster_and_has_its_reasons() -> None:
    position = solo("eldhusfifl", RICH, {"workers": [9]}, stage="first", mine={"8": ["iron seam", "dragon a"]})
    foretold = effects(position, "worker 2")
    assert (foretold["answer"], foretold["answer_card"], foretold.get("strikes")) == (8, "dragon a", None)
    assert foretold["answer_aims"] == [
        {"card": "iron seam", "meeple": "black", "location": 8, "verdict": "free", "rule": "D8.2"},
    ]
    assert effects(position, "worker 3")["strikes"] == ["8 dragon a"]


@pytest.mark.rule("D8.8")
def test_a_worker_that_he_leaves_out_is_predicted_with_its_reasons() -> None:
    mine = {
        "1": ["alloy steel a"], "2": ["alloy steel a"], "3": ["forge sword b"], "4": ["forge axe a"], "5": ["alloy steel b"],
        "6": ["forge crown a"], "7": ["forge mace a"], "8": ["forge helm b"], "9": ["forge dagger a"],
    }  # fmt: skip
    him = {"iron": 2, "steel": 1, "gold": 1, "workers": [6]}
    foretold = effects(solo("andvettr-fadir", {}, him, stage="first", mine=mine), "worker 5")
    assert "answer" not in foretold
    assert (foretold["answer_rule"], foretold["answer_aims"][-1]["meeple"]) == ("D8.8", "none")


# The rest of the table


@pytest.mark.rule("D3.1", "D10.4")
def test_a_mountain_shows_about_how_many_rounds_it_lasts() -> None:
    fresh = dvergar.game("dwarf", players=2).start(seed=1).facts()["mountains"]
    assert fresh in ([{"cards": 43, "rounds": 20}], [{"cards": 42, "rounds": 20}])
    assert scene({}, {}, mountain=["9 dragon b"], short=True).facts()["mountains"] == [{"cards": 1, "rounds": 0}]
    both = scene({}, {}, mountain=["9 dragon b", "9 alloy steel a", "9 dagger a"][:2], short=True)
    assert both.facts()["mountains"] == [{"cards": 2, "rounds": 0}]
    assert scene({}, {}, mountain=["9 dragon b", "8 dragon a"], short=True).facts()["mountains"][0]["rounds"] == 1


@pytest.mark.rule("D9.1")
def test_two_copies_have_two_mountains_and_six_piles() -> None:
    facts = dvergar.game("dwarf", players=5).start(seed=1).facts()
    assert len(facts["mountains"]) == 2
    assert [pile["pile"] for pile in facts["piles"]] == [1, 2, 3, 4, 5, 6]
    assert all(1 <= pile["lands"] <= 9 for pile in facts["piles"][:3])
    assert all(10 <= pile["lands"] <= 18 for pile in facts["piles"][3:])


@pytest.mark.rule("D1.5", "D2.6")
def test_a_pile_shows_its_top_and_nothing_below() -> None:
    position = scene({}, {}, piles={"1": ["muster an army", "turn back"], "2": [], "3": ["run amok"]})
    piles = position.view(0).facts()["piles"]
    assert piles[0] == {"pile": 1, "left": 2, "action": "muster an army", "lands": 3, "card": "iron seam s"}
    assert piles[1] == {"pile": 2, "left": 0, "action": "", "lands": 0, "card": ""}


@pytest.mark.rule("D4.1", "D4.4")
def test_the_order_of_a_pass_is_listed() -> None:
    first = scene({}, {}, {}, starter=1)
    assert first.facts()["order"] == [1, 2, 0]
    play(first, "1 worker 1", "2 special 1")
    while first.decision().kind != "act":
        play(first, f"2 {first.decision().words[0]}")
    assert first.facts()["order"] == [0]
    play(first, "0 worker 2" if "worker 2" in first.decision().words else f"0 {first.decision().words[0]}")
    assert first.facts()["order"] == [0, 1]


@pytest.mark.rule("D6.1")
def test_claims_to_helpers_are_listed_in_their_order() -> None:
    mine = {"5": ["iron seam", "get help a"]}
    seats = [{"workers": [{"at": 5, "placed": 2}]}, {"workers": [{"at": 5, "placed": 1}]}]
    assert scene(*seats, stage="help", mine=mine).facts()["claims"] == [1, 0]


@pytest.mark.rule("D7.1")
def test_sole_leaders_are_listed() -> None:
    assert scene({"steel": 2, "gold": 1}, {"gold": 1, "items": 1}).facts()["leads"] == {"steel": 0, "gold": -1, "items": 1}


@pytest.mark.rule("D8.7")
def test_renown_and_remaining_special_actions_are_shown_if_they_count() -> None:
    proud = solo("andvettr", {}, {"workers": [9]}, stage="first", specials=1).facts()
    assert (proud["renown"], proud["specials_left"]) == (12, 2)
    plain = solo("eldhusfifl", {}, {"workers": [9]}, stage="first").facts()
    assert (plain["renown"], plain["specials_left"]) == (0, -1)
