"""The heuristic is fair, the same in every build, sensible, and much stronger than random play."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import dvergar
from dvergar.api.play import Position
from dvergar.games.dwarf.bot.heuristic_weights import CERTAIN, WEIGHT_NAMES, WEIGHTS, WEIGHTS_FITTED, WEIGHTS_GUESSED
from dvergar.games.dwarf.game import Dwarf
from dvergar.games.dwarf.rules.material import ACT, ASK_NAMES, EXCHANGE
from dvergar.lab.statistics import wilson
from tests.games.dwarf.playing import asked, play, scene, solo, words
from tests.playing import many_games

TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "decline": True},
    {"players": 3, "mountain": "a_over_b"},
    {"players": 4, "special_backs": "same_order"},
    {"players": 5, "decline": True},
    {"solo": "eldhusfifl"},
    {"solo": "andvettr", "decline": True},
    {"solo": "andvettr-fadir"},
)


def thumb() -> Any:
    return dvergar.game("dwarf", players=2).rules.heuristic()


def worths(position: Position) -> dict[str, int]:
    """Return the value of each action for the seat to act."""
    return dict(zip(words(position), thumb().worths(position.core, position.to_act[0]), strict=True))


def chosen(position: Position) -> str:
    """Return the heuristic's choice; the first of them if several are equal."""
    found = worths(position)
    return next(action for action in found if found[action] == max(found.values()))


def after(position: Position, *lines: str) -> Position:
    """Return the position after these lines were played."""
    play(position, *lines)
    return position


def walk(table: dict[str, Any], seed: int) -> Iterator[Position]:
    """Yield the position before every decision of a game; one in three is played at random, so that odd positions come up too."""
    rng = random.Random(seed)
    game = dvergar.game("dwarf", **table)
    rich = [{"iron": 4, "steel": 2, "gold": 2, "items": rng.randrange(3), "glory": rng.randrange(7)} for _ in range(game.seats)]
    position = game.load({"stage": "mining", "seats": rich}, seed) if seed % 2 else game.start(seed)
    mind = thumb()
    while not position.over:
        yield position
        seat = position.to_act[0]
        by_thumb = rng.random() < 2 / 3
        position.play(seat, mind.choose(position.core, seat, seed, 0) if by_thumb else rng.choice(position.legal(seat)))


# Fair: it uses nothing that the seat may not know


@many_games
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_position_and_a_view_of_it_have_the_same_values(table: dict[str, Any], seed: int) -> None:
    for position in walk(table, seed):
        seat = position.to_act[0]
        mind = thumb()
        found = mind.worths(position.core, seat)
        assert len(found) == len(position.legal(seat))
        assert found == mind.worths(position.view(seat).core, seat)
        assert mind.choose(position.core, seat, 1, 2) == mind.choose(position.view(seat).core, seat, 1, 2)


@many_games
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_hidden_cards_make_no_difference(table: dict[str, Any]) -> None:
    rng = random.Random(3)
    for position in walk(table, 3):
        if rng.random() < 0.3:
            seat = position.to_act[0]
            other = position.game.imagine(position.view(seat), rng)
            assert thumb().worths(other.core, seat) == thumb().worths(position.core, seat)


def test_thinking_changes_nothing() -> None:
    for position in walk({"players": 3}, 5):
        before = position.core.to_bytes()
        thumb().worths(position.core, position.to_act[0])
        thumb().choose(position.core, position.to_act[0], 1, 2)
        assert position.core.to_bytes() == before


# Reproducible


def played(seed: int, bots: list[Any], players: int = 2) -> Any:
    """Return the end of a game in the core."""
    core = Dwarf().build.engine()
    core.start(players, 0, 0, 0, 0)
    core.play_heuristics(bots, seed, seed)
    return core


def test_a_game_repeats_exactly() -> None:
    ends = {played(5, [thumb(), thumb()]).to_bytes() for _ in range(3)}
    assert len(ends) == 1
    assert ends != {played(6, [thumb(), thumb()]).to_bytes()}


def test_ties_are_broken_by_the_key() -> None:
    position = dvergar.game("dwarf", players=2).load({})
    mind = thumb()
    best = max(worths(position).values())
    equal = {position.words(0, mind.choose(position.core, 0, key, 0)) for key in range(60)}
    assert equal <= {action for action, worth in worths(position).items() if worth == best}
    assert mind.choose(position.core, 0, 9, 9) == mind.choose(position.core, 0, 9, 9)


# Every decision, and only decisions


@many_games
def test_every_decision_is_answered_with_a_legal_action() -> None:
    kinds = set()
    for number, table in enumerate(TABLES * 2):
        for position in walk(table, 100 + number):
            seat, kind = asked(position)
            kinds.add(kind)
            assert thumb().choose(position.core, seat, 1, 1) in position.legal(seat)
    assert kinds == set(ASK_NAMES[ACT : EXCHANGE + 1])


def test_values_are_chances() -> None:
    for position in walk({"players": 4}, 9):
        assert all(0 <= worth <= CERTAIN + 1 for worth in worths(position).values())
        chances = [thumb().chance_of(position.core, seat) for seat in range(4)]
        assert 0.9 * CERTAIN < sum(chances) < 1.1 * CERTAIN


def test_a_seat_without_a_decision_has_no_choice() -> None:
    position = scene()
    mind = thumb()
    for seat in (1, 2, -1, 99):
        assert mind.worths(position.core, seat) == []
        with pytest.raises(ValueError, match="owes no decision"):
            mind.choose(position.core, seat, 1, 2)
    with pytest.raises(ValueError, match="no seat"):
        mind.chance_of(position.core, 2)


def test_weights_have_names_and_can_be_replaced() -> None:
    assert len(WEIGHT_NAMES) == len(set(WEIGHT_NAMES)) == len(WEIGHTS_GUESSED) == len(WEIGHTS_FITTED) == WEIGHTS
    position = scene({"gold": 2, "iron": 4}, {"steel": 2})
    mind = thumb()
    usual = mind.worths(position.core, 0)
    mind.set_weights([*WEIGHTS_FITTED[:-1], WEIGHTS_FITTED[-1] + 500])
    assert mind.worths(position.core, 0) != usual
    assert mind.clone().worths(position.core, 0) == mind.worths(position.core, 0)
    with pytest.raises(ValueError, match="weights"):
        mind.set_weights([1, 2, 3])


@many_games
def test_it_works_with_any_weights() -> None:
    rng = random.Random(1)
    for number in range(12):
        mind = thumb()
        mind.set_weights([rng.choice((-32768, -100, -1, 0, 1, 50, 32767)) for _ in range(WEIGHTS)])
        played(number, [mind, None])


# Sensible choices


AXE = {"4": ["iron seam", "forge axe a"]}
DIADEM = {"7": ["gold seam", "forge diadem b"]}
ALLOY = {"1": ["iron seam", "alloy steel a"]}
GREAT_DRAGON = {"4": ["iron seam", "great dragon a"]}
ORCS = {"2": ["iron seam", "orc raiders a"]}
HELP = {"5": ["iron seam", "get help a"]}


def test_the_player_with_most_gold_defends_against_the_great_dragon() -> None:
    rich = scene({"gold": 5, "workers": [2]}, {"gold": 1, "workers": [3, 5]}, mine=GREAT_DRAGON, stage="second", turn=1)
    poor = scene({"gold": 1, "workers": [5]}, {"gold": 5, "workers": [2, 3]}, mine=GREAT_DRAGON, stage="second", turn=1)
    assert chosen(rich) == "worker 4"
    assert worths(poor)["worker 4"] == min(worths(poor).values())


def test_it_defends_in_the_second_mine_too() -> None:
    seats: list[dict[str, Any]] = [{"gold": 6, "workers": [2]}, *({"workers": [place, place + 9]} for place in (3, 5, 6, 8))]
    position = scene(*seats, mine={"13": ["iron seam", "great dragon a"]}, stage="second", turn=4)
    assert asked(position) == (0, "second")
    assert chosen(position) == "worker 13"


def test_a_miner_fights_orc_raiders_and_others_let_them_come() -> None:
    mine = {**ORCS, **ALLOY, "7": ["gold seam", "knockers a"], "9": ["gold seam", "dragon b"]}
    mining = scene({"iron": 3, "workers": [1]}, {"workers": [7, 9]}, mine=mine, stage="second", turn=1)
    forging = scene(
        {"steel": 2, "workers": [4]}, {"iron": 6, "workers": [1, 3]}, mine={**ORCS, **ALLOY, **AXE}, stage="second", turn=1
    )
    assert chosen(mining) == "worker 2"
    assert worths(forging)["worker 2"] == min(worths(forging).values())


def test_get_help_comes_first_while_good_places_are_left() -> None:
    assert chosen(scene(mine={**HELP, **ALLOY, "8": ["iron seam", "gold seam a"]})) == "worker 5"


def test_an_unaffordable_card_is_the_last_choice() -> None:
    position = scene({"steel": 1, "workers": [5]}, {"workers": [2, 3]}, mine=AXE, stage="second", turn=1)
    assert worths(position)["worker 4"] == min(worths(position).values())
    assert worths(position)["pass"] > worths(position)["worker 4"]


def test_plenty_of_iron_becomes_steel() -> None:
    assert chosen(scene({"iron": 9}, {"steel": 2, "gold": 2}, mine=ALLOY)) == "worker 1"


AHEAD = {"items": 3, "steel": 5, "gold": 4}
BEHIND = {"items": 3, "steel": 2, "gold": 1}
RIVAL = {"steel": 4, "gold": 3}


@pytest.mark.rule("D6.9")
def test_a_player_who_would_win_by_it_makes_the_fourth_item() -> None:
    table: dict[str, Any] = {"mine": AXE, "stage": "second", "turn": 1}
    assert chosen(scene({**AHEAD, "workers": [9]}, {**RIVAL, "workers": [5, 7]}, **table)) == "worker 4"
    position = scene({**BEHIND, "workers": [9]}, {**RIVAL, "workers": [5, 7]}, **table)
    assert worths(position)["worker 4"] == min(worths(position).values())


@pytest.mark.rule("D6.7", "D6.9")
def test_a_fourth_item_that_would_lose_is_declined() -> None:
    table: dict[str, Any] = {"mine": AXE, "stage": "forge", "options": {"decline": True}}
    assert chosen(scene({**BEHIND, "workers": [4]}, {**RIVAL, "workers": [5]}, **table)) == "decline"
    assert chosen(scene({**AHEAD, "workers": [4]}, {**RIVAL, "workers": [5]}, **table)) == "exchange"


def test_a_forge_is_blocked_for_an_opponent_who_would_win_by_it() -> None:
    mine = {**DIADEM, "9": ["gold seam", "iron seam a"]}
    position = scene({"steel": 5, "gold": 6}, {"iron": 1, "steel": 1, "gold": 7, "items": 3, "glory": 3}, mine=mine)
    others = [worth for action, worth in worths(position).items() if action.startswith("worker") and action != "worker 7"]
    assert worths(position)["worker 7"] > 5 * max(others)


@pytest.mark.rule("D7.2")
def test_glory_is_sought_if_it_breaks_the_tie() -> None:
    monsters = {"9": ["gold seam", "dragon b"], "8": ["iron seam", "knockers b"]}
    last: dict[str, Any] = {"stage": "second", "turn": 1, "mountain": [], "short": True}
    position = scene({"steel": 3, "glory": 2, "workers": [1]}, {"gold": 3, "glory": 2, "workers": [2, 7]}, mine=monsters, **last)
    assert chosen(position) in ("worker 8", "worker 9")


# Special Actions


def special(action: str, *seats: dict[str, Any], **position: Any) -> Position:
    """Return a position in which seat 0 has just taken this Special Action from pile 1."""
    return after(scene(*seats, piles={"1": [action]}, **position), "0 special 1")


def test_special_order_is_taken_for_the_fourth_item_and_paid_with_iron() -> None:
    position = scene({**AHEAD, "iron": 6}, RIVAL, piles={"1": ["special order"]})
    assert chosen(position) == "special 1"
    assert chosen(after(position, "0 special 1")) == "order 3 iron 1 steel 1 gold"


def test_an_item_is_sold_for_the_resources_that_decide() -> None:
    assert "steel" in chosen(special("sell an item", {"items": 2, "gold": 2}, {"steel": 2, "gold": 1}))


def test_a_player_with_gold_covers_the_great_dragon_by_past_glories() -> None:
    mine = {"4": ["iron seam", "dragon b", "great dragon a"], "1": ["iron seam", "sidhe a"]}
    assert chosen(special("past glories", {"gold": 5}, {"gold": 1}, mine=mine)).startswith("recall 4 ")


def test_turn_back_uncovers_the_forge_that_wins() -> None:
    mine = {"4": ["iron seam", "forge axe a", "dragon b"], "1": ["iron seam", "sidhe a"]}
    assert chosen(special("turn back", AHEAD, RIVAL, mine=mine)) == "turn 4"


def test_the_apprentice_joins_the_better_place() -> None:
    seats = {"iron": 6, "steel": 1}, {"iron": 3, "workers": [1]}, {"workers": [5]}
    assert chosen(special("apprentice", *seats, mine=ALLOY, starter=1, turn=2)) == "join 1"


def test_the_cheaper_forge_goes_first_if_only_one_can_be_paid() -> None:
    mine = {**AXE, "3": ["iron seam", "forge sword b"]}
    position = scene(
        {"steel": 3, "gold": 6, "items": 1, "workers": [3, 4]}, {"gold": 2, "workers": [5]}, mine=mine, stage="forge"
    )
    assert chosen(position) == "first 4"


def test_a_special_action_that_does_nothing_is_not_taken() -> None:
    position = scene({"gold": 1}, {"steel": 1}, piles={"1": ["sell an item"]})
    assert worths(position)["special 1"] < min(worth for action, worth in worths(position).items() if "worker" in action)


# Solo


@pytest.mark.rule("D8.7")
def test_no_special_action_hands_andvettr_his_twelfth_glory() -> None:
    found = worths(solo("andvettr", {"gold": 2, "items": 1, "steel": 2}, {"glory": 9, "workers": [5]}, specials=2))
    workers = [worth for action, worth in found.items() if action.startswith("worker")]
    assert max(worth for action, worth in found.items() if action.startswith("special")) < min(workers)


@pytest.mark.rule("D8.2", "D8.7")
def test_no_worker_sends_andvettr_to_the_monster_that_he_needs() -> None:
    """The card of location 6 points to location 7, where a monster lies open."""
    mine = {"7": ["gold seam", "knockers a"]}
    for opponent in ("andvettr", "andvettr-fadir"):
        position = solo(opponent, {"gold": 2, "items": 2, "steel": 2}, {"glory": 11, "workers": [1]}, mine=mine)
        workers = {action: worth for action, worth in worths(position).items() if action.startswith("worker")}
        assert min(workers, key=lambda action: workers[action]) == "worker 6"
        assert workers["worker 7"] > 5 * workers["worker 6"]


def test_a_council_sends_the_monsters_away_that_would_bring_andvettr_glory() -> None:
    monsters = {
        "2": ["iron seam", "sidhe a"], "3": ["iron seam", "orc raiders a"], "4": ["iron seam", "dragon b"],
        "6": ["iron seam", "knockers a"], "9": ["gold seam", "dragon b"],
    }  # fmt: skip
    you, he = {"items": 2, "gold": 1}, {"glory": 7, "workers": [5]}
    assert chosen(solo("andvettr", you, he, mine=monsters, piles={"1": ["hold a council"]})) == "special 1"


# Strength


@many_games
def test_it_beats_random_play_with_two_players() -> None:
    games = 200
    mind = thumb()
    won = 0.0
    for number in range(games):
        seat = number % 2
        core = played(number // 2, [mind if other == seat else None for other in range(2)])
        places = [core.place_of(other) for other in range(2)]
        won += (places[seat] == 1) / places.count(1)
    assert won / games >= 0.85
    assert wilson(won / games, games)[0] > 0.8
