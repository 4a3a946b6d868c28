"""Chapter 8, Andvettr and his father: they forge twice, your Special Actions give them glory, and 12 glory win."""

from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadPosition, GameOver, IllegalAction
from dvergar.api.play import Position
from dvergar.games.dwarf.rules.goods import can_pay, exchange, kind_at
from dvergar.games.dwarf.rules.material import GLORY
from dvergar.games.dwarf.rules.resolution import next_in_group, works_on
from dvergar.games.dwarf.rules.rule_ids import D6_5, D8_6
from dvergar.games.dwarf.rules.state import State
from dvergar.games.dwarf.rules.workers import next_worker_on, take_early
from tests.games.dwarf.playing import args_of, asked, goods, kinds, play, rare, reasons, rules, solo, words

ACTIONS = [
    "muster an army", "hold a council", "sell an item", "past glories",
    "special order", "turn back", "collapse the shafts", "run amok",
]  # fmt: skip
BOTH = ("andvettr", "andvettr-fadir")
ALL = ("eldhusfifl", *BOTH)


def against(opponent: str, *seats: dict[str, Any], special: str = "muster an army", **position: Any) -> Position:
    """Return a position against an opponent, with `special` on pile 1 and the other Special Actions in the piles: no hidden
    cards.
    """
    others = [action for action in ACTIONS if action != special]
    return solo(opponent, *seats, piles={"1": [special, *others[:2]], "2": others[2:5], "3": others[5:]}, **position)


# He forges twice


def forging(opponent: str, him: dict[str, Any], mine: dict[str, list[str]], stage: str = "forge") -> Position:
    """Return the Forge step with his workers, perhaps with helpers; yours stand on 1 and 2."""
    return against(opponent, {"workers": [1, 2]}, him, stage=stage, mine=mine, helped=len(him["workers"]) > 2)


AXE = {"4": ["forge axe a"]}


def once(s: State, seat: int, worker: int, stage: int) -> None:
    """A Forge runs once."""
    s.spent[seat][worker] = 1
    exchange(s, seat, s.worker[seat][worker], D6_5)


def last_worker_first(s: State, seat: int, group: int, stage: int) -> int:
    """The worker placed last goes first."""
    for worker in (2 * group + 1, 2 * group):
        if works_on(s, seat, worker, stage):
            return worker
    return -1


def early_twice(s: State, location: int, choice: int) -> None:
    """He forges twice in early resolution too."""
    seat = next_worker_on(s, location) // 4
    take_early(s, location, choice)
    if can_pay(s, seat, kind_at(s, location)):
        exchange(s, seat, location, D8_6)


@rare("D8.6", "D6.5", off={"resolution.resolve": once})
def test_he_forges_twice_in_a_row_if_he_can_pay_twice() -> None:
    for opponent in BOTH:
        position = forging(opponent, {"steel": 5, "workers": [4, 8]}, AXE)
        assert [forged["gains"] for forged in args_of(position.opening, "forged")] == [{"steel": -2, "items": 1}] * 2
        assert rules(position.opening, "forged") == ["D6.5", "D8.6"]
        assert goods(position, 1) == {"steel": 1, "items": 2}


@pytest.mark.rule("D8.6")
@pytest.mark.parametrize("opponent", BOTH)
def test_he_forges_once_if_he_can_pay_only_once(opponent: str) -> None:
    position = forging(opponent, {"steel": 3, "workers": [4, 8]}, AXE)
    assert rules(position.opening, "forged") == ["D6.5"]
    assert "too-poor" not in kinds(position.opening)
    assert goods(position, 1) == {"steel": 1, "items": 1}


@pytest.mark.rule("D8.6", "D6.7")
def test_he_is_too_poor_only_once() -> None:
    position = forging("andvettr", {"steel": 1, "workers": [4, 8]}, AXE)
    assert len(args_of(position.opening, "too-poor")) == 1
    assert goods(position, 1) == {"steel": 1}


@pytest.mark.rule("D8.6")
def test_eldhusfifl_forges_once() -> None:
    position = forging("eldhusfifl", {"steel": 5, "workers": [4, 8]}, AXE)
    assert goods(position, 1) == {"steel": 3, "items": 1}


@pytest.mark.rule("D8.6")
def test_you_forge_once() -> None:
    position = against("andvettr", {"steel": 5, "workers": [4, 2]}, {"workers": [8, 9]}, stage="forge", mine=AXE)
    assert goods(position, 0) == {"steel": 3, "items": 1}


@rare("D8.6", "D8.3", off={"resolution.resolve": once})
def test_his_helper_forges_twice_too() -> None:
    him = {"steel": 4, "workers": [{"at": 5, "spent": True}, 8, 4, 6]}
    position = forging("andvettr", him, AXE | {"5": ["get help a"]})
    assert rules(position.opening, "forged") == ["D6.5", "D8.6"]
    assert goods(position, 1) == {"items": 2}


@rare("D8.6", off={"resolution.next_in_group": last_worker_first})
def test_his_forges_run_in_order_of_placing() -> None:
    him = {"iron": 1, "steel": 5, "workers": [9, 4]}
    position = forging("andvettr", him, AXE | {"9": ["forge dagger a"]})
    assert [forged["location"] for forged in args_of(position.opening, "forged")] == [9, 4]
    assert goods(position, 1) == {"steel": 1, "items": 2}


@rare("D8.6", off={"resolution.next_in_group": lambda s, seat, group, stage: next_in_group(s, seat, 1 - group, stage)})
def test_his_regular_workers_forge_before_his_helpers() -> None:
    him = {"iron": 1, "steel": 5, "workers": [{"at": 6, "spent": True}, {"at": 9, "placed": 4}, 4, 5]}
    position = forging("andvettr", him, AXE | {"6": ["get help b"], "9": ["forge dagger a"]})
    assert [forged["location"] for forged in args_of(position.opening, "forged")] == [9, 4]
    assert goods(position, 1) == {"steel": 1, "items": 2}


@rare("D8.6", off={"resolution.next_in_group": last_worker_first})
def test_his_helpers_forge_in_order_of_placing() -> None:
    him = {"steel": 5, "workers": [9, {"at": 6, "spent": True}, 4, 3]}
    position = forging("andvettr", him, AXE | {"6": ["get help b"], "3": ["forge sword b"]})
    assert [forged["location"] for forged in args_of(position.opening, "forged")] == [4, 4]
    assert goods(position, 1) == {"steel": 1, "items": 2}


@pytest.mark.rule("D8.6", "D1.3")
def test_his_alloy_steel_runs_once() -> None:
    position = forging("andvettr", {"iron": 6, "workers": [3, 5]}, {"3": ["alloy steel a"]}, stage="mine")
    assert goods(position, 1) == {"iron": 6, "steel": 2}


@rare("D8.6", "D8.10", off={"workers.take_early": early_twice})
def test_in_early_resolution_he_forges_once() -> None:
    for opponent in BOTH:
        position = against(opponent, {}, {"steel": 6, "workers": [3]}, mine={"3": ["forge sword b"]})
        events = play(position, "0 special 1")
        assert rules(events, "forged") == ["D4.6"]
        assert goods(position, 1) == {"iron": 3, "steel": 3, "items": 1, "glory": 1}


@pytest.mark.rule("D8.6", "D6.9")
def test_two_forges_of_his_can_make_four_items_and_end_the_game() -> None:
    him = {"steel": 8, "gold": 2, "workers": [4, 7]}
    position = forging("andvettr", him, AXE | {"7": ["forge mace a"]})
    assert args_of(position.opening, "four-items") == [{"seat": 1, "items": 4}]
    assert position.over


@pytest.mark.rule("D8.6", "D6.7")
@pytest.mark.parametrize("opponent", ALL)
def test_he_never_declines(opponent: str) -> None:
    him = {"iron": 3, "steel": 2, "workers": [3, 4]}
    mine, options = {"3": ["alloy steel a"], "4": ["forge axe a"]}, {"decline": True}
    position = against(opponent, {"workers": [1, 2]}, him, stage="mine", mine=mine, options=options)
    assert asked(position) == (0, "act")
    assert [event.kind for event in position.opening if event.seat == 1][:2] == ["mined", "forged"]


@pytest.mark.rule("D8.10", "D6.7")
@pytest.mark.parametrize("opponent", ALL)
def test_he_never_declines_in_early_resolution(opponent: str) -> None:
    mine, options = {"3": ["forge sword b"]}, {"decline": True}
    events = play(against(opponent, {}, {"steel": 3, "workers": [3]}, mine=mine, options=options), "0 special 1")
    assert rules(events, "forged") == ["D4.6"]


# Your Special Actions


@rare("D8.7", off={"specials.gain_glory": lambda s, seat, glory: None})
def test_your_special_actions_give_him_one_two_and_three_glory() -> None:
    for opponent in BOTH:
        for taken in range(3):
            position = against(opponent, {}, {"glory": 2, "workers": [9]}, specials=taken)
            events = play(position, "0 special 1")
            assert args_of(events, "renown") == [{"seat": 1, "gains": {"glory": taken + 1}}]
            assert rules(events, "renown") == ["D8.7"]
            assert goods(position, 1)["glory"] == 2 + taken + 1
            assert position.to_dict()["specials"] == taken + 1


@pytest.mark.rule("D8.7")
def test_he_gets_the_glory_when_you_have_paid_and_before_the_effect() -> None:
    events = play(against("andvettr", {"glory": 4}, {"workers": [9]}), "0 special 1 glory")
    told_of = [kind for kind in kinds(events) if kind in ("paid", "renown", "mustered", "landed")]
    assert told_of == ["paid", "renown", "mustered", "landed"]


@rare("D8.7", off={"choices.piles": lambda s: 7})
def test_a_fourth_special_action_is_not_allowed() -> None:
    for opponent in BOTH:
        position = against(opponent, {"glory": 9}, {"workers": [9]}, specials=3)
        assert [action for action in words(position) if action.startswith("special")] == []
        closed = reasons(position)
        assert [closed[f"special {pile}"] for pile in "123"] == ["D8.7"] * 3
        for action in ("special 1", "special 2 glory"):
            with pytest.raises(IllegalAction) as refused:
                position.play(0, action)
            assert (refused.value.rule, refused.value.key) == ("D8.7", "closed-fourth-special")


@pytest.mark.rule("D8.7")
@pytest.mark.parametrize("taken", [3, 5, 7])
def test_eldhusfifl_gets_no_glory_and_sets_no_limit(taken: int) -> None:
    position = against("eldhusfifl", {}, {"workers": [9]}, specials=taken)
    events = play(position, "0 special 1")
    assert "renown" not in kinds(events)
    assert "glory" not in goods(position, 1)


# Twelve glory


def glory_alone(s: State, seat: int, glory: int) -> None:
    """Glory without a win."""
    s.goods[seat][GLORY] += glory


@rare("D8.7", off={"goods.gain_glory": glory_alone})
def test_with_12_glory_by_your_payment_he_wins_before_the_effect() -> None:
    me = {"steel": 9, "gold": 9, "items": 3}
    for opponent in BOTH:
        position = against(opponent, me, {"glory": 11, "workers": [3]})
        events = play(position, "0 special 1")
        assert kinds(events) == ["paid", "took-special", "renown", "won-by-glory"]
        assert args_of(events, "won-by-glory") == [{"seat": 1, "glory": 12}]
        assert rules(events, "won-by-glory") == ["D8.7"]
        assert position.over
        assert [score.place for score in position.scores()] == [2, 1]
        with pytest.raises(GameOver):
            position.play(0, "worker 1")


@pytest.mark.rule("D8.7")
def test_more_than_12_glory_win_as_well() -> None:
    position = against("andvettr", {}, {"glory": 10, "workers": [3]}, specials=2)
    assert args_of(play(position, "0 special 1"), "won-by-glory") == [{"seat": 1, "glory": 13}]


@pytest.mark.rule("D8.7")
def test_11_glory_are_not_enough() -> None:
    position = against("andvettr", {}, {"glory": 10, "workers": [3]})
    play(position, "0 special 1")
    assert not position.over
    assert goods(position, 1)["glory"] == 11


def four_monsters(opponent: str, glory: int) -> Position:
    """Return monsters on 1, 4, 6 and 8; he stands on 4, you stand on 8."""
    me, him = {"gold": 4, "workers": [8, 9]}, {"gold": 4, "glory": glory, "workers": [4, 5]}
    mine = {"1": ["sidhe a"], "4": ["orc raiders a"], "8": ["dragon a"], "6": ["knockers a"]}
    return against(opponent, me, him, stage="defend", mine=mine)


@rare("D8.7", "D6.2", off={"goods.gain_glory": glory_alone})
def test_with_12_glory_in_the_middle_of_defend_he_wins_before_later_monsters_strike() -> None:
    for opponent in BOTH:
        position = four_monsters(opponent, 11)
        assert kinds(position.opening) == ["attacked", "defended", "won-by-glory"]
        assert position.over
        assert goods(position, 0) == {"iron": 2, "gold": 2}
        assert [score.place for score in position.scores()] == [2, 1]


@pytest.mark.rule("D8.7", "D6.2")
def test_eldhusfifl_with_12_glory_plays_on() -> None:
    position = four_monsters("eldhusfifl", 11)
    assert kinds(position.opening)[:4] == ["attacked", "defended", "attacked", "defended"]
    assert goods(position, 1) == {"iron": 4, "gold": 2, "glory": 12}
    assert asked(position) == (0, "act")


@pytest.mark.rule("D8.7", "D7.2")
def test_eldhusfifl_with_12_glory_can_lose() -> None:
    scores = dvergar.game("dwarf", solo="eldhusfifl").score({"seats": [{"steel": 1}, {"glory": 12}]})
    assert [score.place for score in scores] == [1, 2]


@rare("D8.7", "D6.2", off={"goods.gain_glory": glory_alone})
def test_the_glory_of_a_helper_wins_too() -> None:
    him = {"glory": 11, "workers": [{"at": 5, "spent": True}, 9, 4, 6]}
    mine = {"5": ["get help a"], "6": ["knockers a"]}
    position = against("andvettr", {"workers": [1, 2]}, him, helped=True, stage="defend", mine=mine)
    assert kinds(position.opening) == ["defended", "won-by-glory"]


@rare("D8.7", "D4.6", off={"goods.gain_glory": glory_alone})
def test_with_12_glory_in_early_resolution_he_wins_before_the_card_lands() -> None:
    for opponent in BOTH:
        position = against(opponent, {}, {"glory": 10, "workers": [3]}, mine={"3": ["great dragon b"]})
        events = play(position, "0 special 1")
        assert kinds(events)[-4:] == ["mustered", "early", "defended", "won-by-glory"]
        assert position.over


@pytest.mark.rule("D8.7")
def test_nothing_is_scored_after_a_win_by_glory() -> None:
    events = play(against("andvettr", {}, {"glory": 11, "workers": [3]}), "0 special 1")
    assert {"scored", "leads", "nobody-leads", "won"}.isdisjoint(kinds(events))


@pytest.mark.rule("D8.7")
def test_your_own_12_glory_win_nothing() -> None:
    position = against(
        "andvettr", {"glory": 11, "workers": [8, 9]}, {"workers": [4, 5]}, stage="defend", mine={"8": ["dragon a"]}
    )
    assert goods(position, 0)["glory"] == 12
    assert asked(position) == (0, "act")


@pytest.mark.rule("D8.7")
def test_no_position_goes_on_with_12_glory_of_his() -> None:
    with pytest.raises(BadPosition) as refused:
        against("andvettr", {}, {"glory": 12, "workers": [3]})
    assert refused.value.key == "position-renown"


@pytest.mark.rule("D8.7", "D7.2")
@pytest.mark.parametrize("opponent", BOTH)
def test_a_score_from_a_written_position_includes_the_win_by_glory(opponent: str) -> None:
    game = dvergar.game("dwarf", solo=opponent)
    me = {"steel": 1, "gold": 1, "items": 1}
    assert [score.place for score in game.score({"seats": [me, {"glory": 12}]})] == [2, 1]
    assert [score.place for score in game.score({"seats": [me, {"glory": 11}]})] == [1, 2]


# The ladder


@pytest.mark.rule("D8.9")
@pytest.mark.parametrize("opponent", ALL)
def test_every_opponent_can_be_chosen_at_once(opponent: str) -> None:
    assert dvergar.game("dwarf", solo=opponent).start(seed=1).to_act == (0,)


@pytest.mark.rule("D8.9", "D7.2")
@pytest.mark.parametrize("opponent", ALL)
def test_a_shared_win_is_distinguished_from_beating_him(opponent: str) -> None:
    game = dvergar.game("dwarf", solo=opponent)
    assert [score.place for score in game.score({"seats": [{"steel": 2}, {"gold": 2}]})] == [1, 1]
    assert [score.place for score in game.score({"seats": [{"steel": 2, "iron": 1}, {"gold": 2}]})] == [1, 2]
