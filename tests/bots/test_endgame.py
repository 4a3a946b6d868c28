"""The last bids of a two-player game are solved: no reply gains anything, within the allowed nodes and time."""

import threading

import pytest

import dvergar
from dvergar.api.play import Position
from dvergar.bots.base import UNBOUND, Budget, Thought
from dvergar.bots.endgame import Bids, Mixture, TooHard, reckoned
from dvergar.bots.matrix_game import best_column, best_row
from dvergar.bots.search import SearchBot
from dvergar.lab.yardstick import last_bids, matrix_of

RULES = dvergar.game("nidavellir", players=2).rules
ENOUGH = 10_000_000
KING = 6000
OPEN, DECIDED, QUICK = 48, 1, 8
"""Numbers of games of seed 1: the winner is open; seat 1 wins; seat 0 wins, and the solver sees it soon."""


def bids_of(position: Position, nodes: int = ENOUGH) -> Bids:
    return Bids(position.core, RULES, RULES.solver(), nodes)


def spread(mixture: Mixture, count: int) -> list[float]:
    return [mixture.get(place, 0.0) for place in range(count)]


def thought(position: Position, seat: int, simulations: int = KING, seed: int = 0, budget: Budget = UNBOUND) -> Thought:
    view = position.view(seat)
    return SearchBot(seed, simulations).think(view, view.decision(), budget)


@pytest.mark.parametrize("number", [OPEN, QUICK])
def test_no_reply_gains_anything_against_the_solution(number: int) -> None:
    position = last_bids(1, number, "thumb")
    matrix, bids = matrix_of(position), bids_of(position)
    found = reckoned(bids)
    ours, theirs = (spread(found.mixtures[seat], len(bids.codes[seat])) for seat in range(2))
    assert sum(ours) == pytest.approx(1)
    assert sum(theirs) == pytest.approx(1)
    assert best_column(matrix, ours) == pytest.approx(best_row(matrix, theirs))
    assert found.values == pytest.approx((best_column(matrix, ours), 1 - best_row(matrix, theirs)))
    assert sum(bids.tried(0, row) for row in bids.rows) < len(matrix) * len(matrix[0]) / 2


@pytest.mark.parametrize(("number", "bidder"), [(23, 0), (20, 1)])
def test_against_the_owner_of_uline_one_seat_bids_alone(number: int, bidder: int) -> None:
    position = last_bids(1, number, "random")
    assert position.to_act == (bidder,)
    bids = bids_of(position)
    found = reckoned(bids)
    assert bids.codes[1 - bidder] == [None]
    assert found.mixtures[1 - bidder] == {0: 1.0}
    assert found.values[bidder] == max(found.chances[bidder])


def test_too_few_nodes_are_an_error() -> None:
    with pytest.raises(TooHard):
        reckoned(bids_of(last_bids(1, OPEN, "thumb"), 100))


def test_the_search_mixes_its_last_bid_and_values_each_against_the_best_mixture() -> None:
    position = last_bids(1, OPEN, "thumb")
    view = position.view(0)
    mixture = SearchBot(0, KING).mixture(view, view.decision(), UNBOUND)
    assert len(mixture) > 1
    assert sum(mixture.values()) == pytest.approx(1)
    made = [thought(position, 0, seed=seed) for seed in range(8)]
    assert {one.code for one in made} == set(mixture)
    assert all(one.worths == made[0].worths for one in made)
    assert made[0].worths[made[0].words] == max(made[0].worths.values())


def test_whether_the_other_has_bid_makes_no_difference_to_the_mixture() -> None:
    position = last_bids(1, OPEN, "thumb")
    before = position.view(1)
    alone = SearchBot(0, KING).mixture(before, before.decision(), UNBOUND)
    position.step(0, position.legal(0)[7])
    after = position.view(1)
    assert SearchBot(0, KING).mixture(after, after.decision(), UNBOUND) == alone


@pytest.mark.parametrize(("number", "seat", "simulations"), [(OPEN, 0, 20), (DECIDED, 0, KING)])
def test_simulations_decide_if_the_position_is_too_hard_or_lost(number: int, seat: int, simulations: int) -> None:
    assert sum(thought(last_bids(1, number, "thumb"), seat, simulations).tries.values()) == simulations


def test_a_sure_win_is_kept() -> None:
    found = thought(last_bids(1, QUICK, "thumb"), 0)
    assert found.worths[found.words] == 100


def test_earlier_bids_and_more_players_are_not_solved() -> None:
    position = last_bids(1, OPEN, "thumb")
    assert RULES.is_last_secret(position.core)
    for seat in (0, 1):
        position.step(seat, position.legal(seat)[0])
    assert not RULES.is_last_secret(position.core)
    for players in (2, 3):
        assert not RULES.is_last_secret(dvergar.game("nidavellir", players=players).start(seed=1).core)


def test_it_keeps_to_the_time_and_can_be_stopped() -> None:
    position = last_bids(1, OPEN, "thumb")
    view = position.view(0)
    hurried = SearchBot(0, KING).mixture(view, view.decision(), Budget(KING, 0.0))
    assert len(hurried) == 1
    seated = SearchBot(0, 1_000_000)
    solver = seated.solver(RULES)
    helper = threading.Timer(0.01, seated.stop)
    helper.start()
    assert seated.choose(view, view.decision(), UNBOUND) in view.decision().codes
    helper.join()
    assert solver.nodes() < ENOUGH
