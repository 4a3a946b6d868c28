"""Workloads of the search: each runs a batch of work and returns how many units it did."""

import importlib
import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import dvergar
from bench import measuring
from bench.measuring import Ratio, rates
from bench.sides import PLAYERS, SIDES, Side
from dvergar.api.registry import rules_of
from dvergar.bots.base import UNBOUND
from dvergar.bots.search import SearchBot

PEERS = ("hearts", "euchre")
OPEN_SPIEL_SIMULATIONS = 50


def measurements() -> Iterator[Ratio]:
    """Yield all ratios of search."""
    for side in SIDES:
        name = side.name
        ours, theirs = rates(growing(side, side.compiled, 400), growing(side, side.interpreted, 2))
        yield Ratio(f"{name}: search, compiled / interpreted", ours, theirs, "sims/s", 40)
        if find_spec("pyspiel"):
            for peer in PEERS:
                ours, theirs = rates(growing(side, side.compiled, 400, decisions=True), open_spiel_search(peer))
                yield Ratio(f"{name}: search / OpenSpiel ISMCTS {peer}", ours, theirs, "decisions/s", 8)
        ours, theirs = wall_rates(*(threaded(name, threads) for threads in (2, 1)))
        yield Ratio(f"{name}: search on two threads / on one", ours, theirs, "sims/s", 1.7)


def growing(side: Side, kind: Any, simulations: int, *, decisions: bool = False) -> Callable[[], int]:
    """Return work that grows a tree at the start of a game; a unit is a simulation, or a decision made in one."""
    engine, style, numbers = kind(), rules_of(side.name).bot_settings.search_style(2), iter(range(10**12))
    engine.start(*side.start)
    engine.shuffle(1, 2)
    seat = engine.first_to_act()
    engine.blank(seat)
    module = importlib.import_module(kind.__module__)
    made = module.Search if hasattr(module, "Search") else importlib.import_module("dvergar.core.search.search").Search
    tree = made(kind(), kind(), kind(), module.Heuristic())
    tree.tune(style.horizon, style.heat, style.mixing, style.explore, style.doubt, style.jitter, style.tremble)

    def work() -> int:
        tree.plant(engine, seat, 1, next(numbers))
        grown = tree.grow(simulations)
        return int(tree.size()[2] if decisions else grown)

    return work


def open_spiel_search(name: str) -> Callable[[], int]:
    """Return work for OpenSpiel's information-set search in C++ at a game's first decision; a unit is a simulated decision.

    A simulation runs to the end of the game, so it has as many decisions as a game on average; these are counted beforehand.
    """
    import pyspiel

    rng = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    length = sum(_decisions_to_the_end(state.clone(), rng) for _ in range(50)) / 50
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        1.4,
        OPEN_SPIEL_SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )

    def work() -> int:
        bot.step(state)
        return round(OPEN_SPIEL_SIMULATIONS * length)

    return work


def _decisions_to_the_end(state: Any, rng: random.Random) -> int:
    """Return how many decisions a random game has from here."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def threaded(name: str, threads: int, simulations: int = 8000) -> Callable[[], int]:
    """Return work that runs a bot's whole search at the start of a game on this many threads; a unit is a simulation."""
    position = dvergar.game(name, players=PLAYERS).start(seed=1)
    view = position.view(position.to_act[0])
    decision, seated = view.decision(), SearchBot(1, simulations, threads=threads)

    def work() -> int:
        seated.choose(view, decision, UNBOUND)
        return simulations

    return work


def wall_rates(ours: Callable[[], int], theirs: Callable[[], int]) -> tuple[float, float]:
    """Return the best of several windows of each side, in turn, by wall time, which threads are meant to save."""
    pairs = [(_wall_rate(ours), _wall_rate(theirs)) for _ in range(2 * measuring.WINDOWS)]
    return max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)


def _wall_rate(work: Callable[[], int]) -> float:
    done, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < measuring.SECONDS:
        done += work()
    return done / spent
