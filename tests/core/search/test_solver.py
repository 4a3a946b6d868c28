"""The rest of a two-player game is solved exactly, or not at all."""

from typing import Any

import pytest

import dvergar
from dvergar.core.constants import HALF_WIN, NO_WIN, UNSOLVED, WHOLE_WIN
from dvergar.core.search.solver import Layer, Ledger, Solver
from dvergar.lab.yardstick import last_bids
from tests.core.compilation.compare_solvers import near_the_end, solver_of
from tests.core.search.pennies import HEADS, NOTHING, TAILS, Pennies

RULES = dvergar.game("nidavellir", players=2).rules
ENOUGH = 1_000_000
SEEDS = 40


def by_hand(core: Any) -> int:
    """Try every line of play: seat 0 maximises, seat 1 minimises."""
    if core.is_over():
        return HALF_WIN + int(core.place_of(0) == 1) - int(core.place_of(1) == 1)
    seat, found = core.first_to_act(), []
    for code in core.legal(seat):
        after = core.clone()
        after.step(seat, code)
        found.append(by_hand(after))
    return max(found) if seat == 0 else min(found)


@pytest.fixture(scope="module")
def ends() -> list[Any]:
    """Return positions near the end of a game."""
    return [near_the_end(seed, 5) for seed in range(SEEDS)]


def test_it_finds_what_trying_everything_finds(ends: list[Any]) -> None:
    solver, found = RULES.solver(), []
    for core in ends:
        solver.clear()
        found.append(solver.solve(core, ENOUGH))
    assert found == [by_hand(core) for core in ends]
    assert {NO_WIN, WHOLE_WIN} <= set(found)


def test_its_cache_changes_no_result(ends: list[Any]) -> None:
    fresh, old = [], RULES.solver()
    for core in ends:
        new = RULES.solver()
        fresh.append(new.solve(core, ENOUGH))
    assert [old.solve(core, ENOUGH) for core in ends] == fresh
    before = old.nodes()
    assert [old.solve(core, ENOUGH) for core in reversed(ends)] == fresh[::-1]
    assert old.nodes() - before < before


def test_wins_shared_wins_and_losses_are_distinguished() -> None:
    over, solver, results = Pennies(), solver_of(Pennies), []
    for shown in ((HEADS, HEADS), (TAILS, TAILS), (HEADS, TAILS)):
        over.shown = list(shown)
        results.append(solver.solve(over, 0))
    assert results == [WHOLE_WIN, HALF_WIN, NO_WIN]


def test_secret_decisions_are_not_solved() -> None:
    half_way = Pennies()
    half_way.shown = [HEADS, NOTHING]
    for position in (Pennies(), half_way):
        assert solver_of(Pennies).solve(position, ENOUGH) == UNSOLVED
    assert RULES.solver().solve(last_bids(1, 0, "thumb").core, ENOUGH) == UNSOLVED


def test_chance_is_not_solved() -> None:
    core = RULES.start(dvergar.game("nidavellir", players=2).options)
    assert core.needs_shuffle()
    assert RULES.solver().solve(core, ENOUGH) == UNSOLVED


def test_no_result_if_it_needs_more_nodes_than_allowed() -> None:
    core, solver = near_the_end(3, 0), RULES.solver()
    result = solver.solve(core, ENOUGH)
    needed = solver.nodes()
    assert result != UNSOLVED
    assert needed > 20
    for allowed, expected in ((needed, result), (needed - 1, UNSOLVED), (0, UNSOLVED)):
        solver.clear()
        assert solver.solve(core, allowed) == expected


def test_a_stopped_solver_solves_nothing_until_it_is_cleared() -> None:
    core, solver = near_the_end(3), RULES.solver()
    solver.stop()
    assert solver.solve(core, ENOUGH) == UNSOLVED
    solver.clear()
    assert solver.solve(core, ENOUGH) != UNSOLVED


def test_no_result_if_there_are_more_decisions_in_a_row_than_layers() -> None:
    core = near_the_end(3, 0)
    assert solver_of(RULES.build.engine, layers=2).solve(core, ENOUGH) == UNSOLVED
    assert solver_of(RULES.build.engine).solve(core, ENOUGH) != UNSOLVED


def test_the_interpreted_solver_visits_the_same_nodes(ends: list[Any]) -> None:
    plain, usual = solver_of(RULES.fields), RULES.solver()
    for core in ends[:8]:
        assert plain.solve(RULES.fields.like(core), ENOUGH) == usual.solve(core, ENOUGH)
    assert plain.nodes() == usual.nodes()
    assert isinstance(plain, Solver)
    assert isinstance(plain.ledger, Ledger)
    assert isinstance(plain.below, Layer)
