"""The search bot is reproducible on any number of threads, keeps to its budget, and sees no more than its seat."""

import random
import threading
import time
from collections.abc import Iterator

import pytest

import dvergar
from dvergar.api.bot_settings import SearchStyle
from dvergar.api.errors import BadOption
from dvergar.api.play import Game, Position, View
from dvergar.api.registry import rules_of
from dvergar.bots.base import UNBOUND, Budget, Thought
from dvergar.bots.registry import make_bot
from dvergar.bots.search import SearchBot
from dvergar.bots.search_result import Found, drawn
from dvergar.core.constants import DECOUPLED, DRAWN, REGRETS
from tests.runs import thorough
from tests.tables import every_table, named, walk

TABLES = every_table()
BRIEF = 40


def some(table: Game, seed: int, count: int) -> Iterator[View]:
    """Yield views of the seats to act at some moments of a random game, without those that have no choice."""
    positions = [position.clone() for position in walk(table, seed)]
    for position in random.Random(seed).sample(positions, count):
        yield position.view(random.Random(seed).choice(position.to_act))


def thought(seated: SearchBot, view: View, budget: Budget = UNBOUND) -> Thought:
    return seated.think(view, view.decision(), budget)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_it_plays_every_game_to_the_end(table: Game) -> None:
    position, seats = table.start(seed=3), [SearchBot(seat, BRIEF) for seat in range(table.players)]
    while not position.over:
        view = position.view(position.to_act[0])
        decision = view.decision()
        position.step(view.seat, seats[view.seat].choose(view, decision, UNBOUND))


@pytest.mark.parametrize("table", TABLES[::2], ids=named)
def test_a_thought_has_the_chance_and_the_tries_of_every_tried_action(table: Game) -> None:
    for view in some(table, 4, 12):
        decision, found = view.decision(), thought(SearchBot(7, BRIEF), view)
        assert found.code in decision.codes
        assert found.words == decision.words[decision.codes.index(found.code)]
        if len(decision.codes) > 1:
            assert set(found.worths) == set(found.tries) <= set(decision.words)
            assert sum(found.tries.values()) == BRIEF
            assert all(0 <= worth <= 100 for worth in found.worths.values())
            assert (found.unit, found.words in found.worths) == ("chance", True)
        assert SearchBot(7, BRIEF).choose(view, decision, UNBOUND) == found.code


@pytest.mark.parametrize("mixing", [DECOUPLED, REGRETS, DRAWN])
@pytest.mark.parametrize("game", dvergar.known_games())
def test_the_number_of_threads_makes_no_difference(game: str, mixing: int) -> None:
    style = rules_of(game).bot_settings.search_style(2)._replace(mixing=mixing)
    for view in some(dvergar.game(game, players=3), 8, 10):
        answers = [thought(SearchBot(5, 103, threads=threads, style=style), view) for threads in (1, 2, 4, 9)]
        assert answers == [answers[0]] * 4


@pytest.mark.parametrize("step", [18, thorough(9)])
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_hidden_information_makes_no_difference(table: Game, step: int) -> None:
    rng, changed, style = random.Random(2), 0, rules_of(table.name).bot_settings.search_style(2)._replace(mixing=REGRETS)
    for position in [position.clone() for position in walk(table, 6)][::step]:
        seat = rng.choice(position.to_act)
        other = table.imagine(position.view(seat), rng)
        changed += other.to_bytes() != position.to_bytes()
        for seated in (SearchBot(1, BRIEF), SearchBot(1, BRIEF, style=style)):
            assert thought(seated, other.view(seat)) == thought(seated, position.view(seat))
    assert changed > 0


def test_another_seed_searches_differently_and_earlier_questions_do_not_matter() -> None:
    starts = [dvergar.game(name, players=2).start(seed=1) for name in ("nidavellir", "dwarf")]
    view, other = (position.view(position.to_act[0]) for position in starts)
    seated = SearchBot(1, 100)
    answer = thought(seated, view)
    thought(seated, other)
    assert thought(seated, view) == answer
    assert thought(SearchBot(2, 100), view).tries != answer.tries


def last_decisions(table: Game, seed: int) -> Position:
    """Return a game between heuristic bots before a last decision that decides who wins, and that the chooser may win."""
    position, found = table.start(seed=seed), None
    while not position.over:
        seat = position.to_act[0]
        if not position.core.is_sealed() and len(set(outcomes(position, seat).values())) > 1:
            found = position.clone()
        view = position.view(seat)
        position.step(seat, make_bot("thumb", seed).choose(view, view.decision(), UNBOUND))
    assert found is not None
    return found


def outcomes(position: Position, seat: int) -> dict[int, float]:
    """Return what the seat wins with each code if the game is then over; empty if any code continues it."""
    found = {}
    for code in position.legal(seat):
        after = position.clone()
        after.step(seat, code)
        if not after.over:
            return {}
        winners = [other for other in range(after.core.seat_count()) if after.core.place_of(other) == 1]
        found[code] = (seat in winners) / len(winners)
    return found


@pytest.mark.parametrize("game", dvergar.known_games())
def test_it_finds_the_win_in_the_last_decision(game: str) -> None:
    table, met = dvergar.game(game, players=2), 0
    for seed in range(400):
        try:
            position = last_decisions(table, seed)
        except AssertionError:
            continue
        seat = position.to_act[0]
        won = outcomes(position, seat)
        view = position.view(seat)
        assert won[SearchBot(seed, 60).choose(view, view.decision(), UNBOUND)] == max(won.values())
        met += 1
        if met == 3:
            return
    pytest.fail("no game was decided by its last decision")


def test_a_budget_of_simulations_goes_before_its_own_and_a_time_cap_before_both() -> None:
    view = dvergar.game("nidavellir", players=3).start(seed=1).view(0)
    seated = SearchBot(1, 50)
    assert sum(thought(seated, view).tries.values()) == 50
    assert sum(thought(seated, view, Budget(simulations=77)).tries.values()) == 77
    assert thought(seated, view, Budget(simulations=77, seconds=1000.0)) == thought(seated, view, Budget(simulations=77))
    answer = thought(seated, view, Budget(simulations=10**9, seconds=0.05))
    assert 0 < sum(answer.tries.values()) < 10**6


def test_without_any_time_it_plays_the_heuristics_choice() -> None:
    view = dvergar.game("nidavellir", players=2).start(seed=1).view(0)
    answer = thought(SearchBot(1, 1000), view, Budget(seconds=0.0))
    assert answer.words == make_bot("thumb", 1).think(view, view.decision(), UNBOUND).words
    assert (answer.worths, answer.tries) == ({}, {})


def test_however_short_the_time_something_is_tried() -> None:
    view = dvergar.game("nidavellir", players=2).start(seed=1).view(0)
    answer = thought(SearchBot(1, 1000), view, Budget(seconds=1e-9))
    assert 0 < sum(answer.tries.values()) < 1000


def test_it_answers_soon_when_it_is_stopped() -> None:
    view = dvergar.game("dwarf", players=5).start(seed=1).view(0)
    view = View(view.game, view.game.start(seed=1).to_act[0], view.core)
    seated, answers = SearchBot(1, threads=2), []
    thinking = threading.Thread(target=lambda: answers.append(thought(seated, view, Budget(simulations=10**9))))
    thinking.start()
    while not seated.searching:
        time.sleep(0.001)
    seated.stop()
    thinking.join(60)
    assert not thinking.is_alive()
    assert answers[0].code in view.decision().codes


def test_its_name_has_its_simulations() -> None:
    assert isinstance(make_bot("search"), SearchBot)
    found = make_bot("search:250", 9)
    assert isinstance(found, SearchBot)
    assert (found.simulations, found.seed, found.name) == (250, 9, "search:250")
    for name in ("search:", "search:0", "search:-5", "search:many", "search:1e3", "search:99999999999", "searching", "search 5"):
        with pytest.raises(BadOption):
            make_bot(name)


def test_draws_from_a_mixture_follow_its_weights() -> None:
    found = [Found(3, 1, 0.5, 1.0), Found(8, 1, 0.5, 0.0), Found(9, 2, 1.0, 3.0)]
    assert [drawn(found, place) for place in (0.0, 0.999, 1.0, 3.9, 4.0)] == [3, 3, 9, 9, 9]


def test_drawn_bids_differ_from_seed_to_seed_and_follow_the_tries() -> None:
    view = dvergar.game("nidavellir", players=2).start(seed=1).view(0)
    style = rules_of("nidavellir").bot_settings.search_style(2)._replace(mixing=DRAWN)
    answers = [thought(SearchBot(seed, 200, style=style), view) for seed in range(40)]
    assert len({answer.words for answer in answers}) > 3
    assert all(answer.tries[answer.words] > 0 for answer in answers)


def test_a_style_can_be_given() -> None:
    view = dvergar.game("nidavellir", players=2).start(seed=1).view(0)
    style = SearchStyle(horizon=1, heat=100, explore=3.0, trees=1)
    assert thought(SearchBot(1, 60, style=style), view).tries != thought(SearchBot(1, 60), view).tries
