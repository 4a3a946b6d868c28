"""The heuristic: fair, the same in every build, sensible if the best choice is obvious, and far better than random play."""

import importlib
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.api.play import Position
from dvergar.core.fields import layout_of
from dvergar.games.nidavellir.bot.heuristic_weights import WEIGHTS, WEIGHTS_FITTED, WEIGHTS_GUESSED
from dvergar.games.nidavellir.rules.material import ASK_NAMES, BID, SHUFFLE
from dvergar.lab.statistics import wilson
from tests.games.nidavellir.playing import play, scene
from tests.games.nidavellir.walking import random_options
from tests.playing import many_games

SEEDS = st.integers(0, 10**9)
MANY = settings(max_examples=20)
KEY = (3, 5)


def thumb() -> Any:
    return dvergar.game("nidavellir", players=2).rules.heuristic()


def sensible_walk(seed: int, **options: Any) -> Iterator[Position]:
    """Yield a game before every decision, played by the heuristic and now and then at random."""
    rng = random.Random(seed)
    position = dvergar.game("nidavellir", **(random_options(rng) | options)).start(seed)
    mind = thumb()
    while not position.over:
        yield position
        seat = rng.choice(position.to_act)
        code = mind.choose(position.core, seat, seed, 1) if rng.random() < 0.8 else rng.choice(position.legal(seat))
        position.play(seat, code)


def worths(position: Position, seat: int | None = None) -> dict[str, int]:
    """Return the values of all actions of the first seat to act, in words."""
    seat = position.to_act[0] if seat is None else seat
    found = thumb().worths(position.view(seat).core, seat)
    return dict(zip(position.decision(seat).words, found, strict=True))


def choice(position: Position, seat: int | None = None) -> str:
    """Return the choice of the first seat to act, in words."""
    seat = position.to_act[0] if seat is None else seat
    return position.words(seat, thumb().choose(position.view(seat).core, seat, *KEY))


# Inputs and answers


@MANY
@given(SEEDS)
def test_a_position_and_its_view_have_the_same_values(seed: int) -> None:
    mind = thumb()
    for position in sensible_walk(seed):
        for seat in position.to_act:
            view = position.view(seat)
            assert mind.worths(position.core, seat) == mind.worths(view.core, seat)
            assert mind.choose(position.core, seat, seed, 2) == mind.choose(view.core, seat, seed, 2)


@MANY
@given(SEEDS)
def test_hidden_information_changes_no_choice(seed: int) -> None:
    rng = random.Random(seed)
    mind = thumb()
    for position in sensible_walk(seed):
        seat = rng.choice(position.to_act)
        other = position.game.imagine(position.view(seat), rng)
        assert mind.choose(position.core, seat, *KEY) == mind.choose(other.core, seat, *KEY)


@MANY
@given(SEEDS)
def test_it_is_reproducible_leaves_the_position_unchanged_and_keeps_no_state(seed: int) -> None:
    used = thumb()
    for position in sensible_walk(seed):
        seat = position.to_act[-1]
        before = position.to_bytes()
        found = used.worths(position.core, seat), used.choose(position.core, seat, *KEY)
        fresh = thumb()
        assert found == (fresh.worths(position.core, seat), fresh.choose(position.core, seat, *KEY))
        assert position.to_bytes() == before


@MANY
@given(SEEDS)
def test_it_chooses_the_best_action_and_only_ties_are_random(seed: int) -> None:
    mind = thumb()
    for position in sensible_walk(seed):
        for seat in position.to_act:
            codes, found = position.legal(seat), mind.worths(position.core, seat)
            assert len(found) == len(codes)
            best = {code for code, worth in zip(codes, found, strict=True) if worth == max(found)}
            assert {mind.choose(position.core, seat, seed, draw) for draw in range(4)} <= best


def test_ties_are_broken_evenly() -> None:
    position = scene({"coins": "0 2 4 5 5t", "bid": "0 2 4"}, {"bid": "5 4 3"}, taverns={"goblin": ["hunter"] * 3})
    play(position, "1 take hunter", "0 take hunter")
    assert worths(position) == {"drop 5": 0, "drop 5t": 0}
    mind = thumb()
    drawn = Counter(position.words(0, mind.choose(position.core, 0, seed, 1)) for seed in range(400))
    assert 150 < drawn["drop 5"] < 250


def test_a_seat_without_a_decision_has_no_values_and_cannot_choose() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, taverns={"goblin": ["hunter", "miner 0", "miner 1"]})
    mind = thumb()
    for seat in (1, 2, 7, -1):
        assert mind.worths(position.core, seat) == []
        with pytest.raises(ValueError, match="owes no decision"):
            mind.choose(position.core, seat, 1, 2)


def test_weights_can_be_set_copied_and_stored() -> None:
    mind = thumb()
    fitted = mind.to_bytes()
    assert (
        len(fitted) == 2 * WEIGHTS == layout_of(importlib.import_module("dvergar.games.nidavellir.bot.heuristic").Heuristic).size
    )
    mind.set_weights(WEIGHTS_GUESSED)
    twin = mind.clone()
    assert twin.to_bytes() == mind.to_bytes() != fitted
    twin.set_weights(WEIGHTS_FITTED)
    assert twin.to_bytes() == fitted != mind.to_bytes()
    with pytest.raises(ValueError, match="weights"):
        mind.set_weights((1, 2))


@many_games
def test_it_answers_every_decision() -> None:
    found: Counter[str] = Counter()
    for seed in range(80):
        for position in sensible_walk(seed):
            kind = position.decision().kind
            if kind not in found or kind in ("lay", "trade", "drop"):
                assert len(worths(position)) == len(position.legal(position.to_act[0]))
            found[kind] += 1
    assert set(found) == set(ASK_NAMES[BID:SHUFFLE])


# Strength


@many_games
@pytest.mark.parametrize(("players", "games", "least"), [(2, 200, 0.9), (3, 150, 0.8), (4, 160, 0.8), (5, 150, 0.8)])
def test_it_is_far_better_than_random_play(players: int, games: int, least: float) -> None:
    table = dvergar.game("nidavellir", players=players)
    mind, won = thumb(), 0.0
    for number in range(games):
        core = table.rules.start(table.options)
        seat = number % players
        assert core.play_heuristics([mind if other == seat else None for other in range(players)], 11, number) > 0
        first = [core.place_of(other) == 1 for other in range(players)]
        won += first[seat] / sum(first)
    assert wilson(won / games, games)[0] > least


def test_a_game_of_heuristics_repeats_and_deals_do_not_depend_on_choices() -> None:
    table = dvergar.game("nidavellir", players=3)
    ends, offers = [], []
    for bots in ([thumb()] * 3, [thumb()] * 3, [None, thumb(), None]):
        core = table.rules.start(table.options)
        core.play_heuristics(bots, 4, 9)
        assert core.is_over()
        ends.append(core.to_bytes())
        start = table.rules.start(table.options)
        start.shuffle(4, 9)
        offers.append(start.to_bytes())
    assert ends[0] == ends[1] != ends[2]
    assert offers[0] == offers[2]
