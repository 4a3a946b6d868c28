"""Workloads: each runs a batch of work and returns how many units it did."""

import importlib
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import dvergar
from dvergar.api.registry import rules_of
from dvergar.core.compilation.units import Unit
from dvergar.games.dwarf.unit import UNIT as DWARF
from dvergar.games.nidavellir.unit import UNIT as NIDAVELLIR


class Side(NamedTuple):
    """A game to measure, with three players and default options."""

    name: str
    unit: Unit
    start: tuple[int, ...]

    @property
    def compiled(self) -> Any:
        """The compiled engine class."""
        return importlib.import_module(self.unit.module).Engine

    @property
    def interpreted(self) -> Any:
        """The interpreted engine class."""
        return rules_of(self.name).fields


PLAYERS = 3
SIDES = (Side("nidavellir", NIDAVELLIR, (PLAYERS, 0, 0, 0, 1, 0)), Side("dwarf", DWARF, (PLAYERS, 0, 0, 0, 0)))


def games_in_core(kind: Any, start: tuple[int, ...], games: int) -> Callable[[], int]:
    """Return work that plays whole random games inside the engine; a unit is a decision."""
    numbers = iter(range(10**12))

    def work() -> int:
        decisions = 0
        for _ in range(games):
            engine = kind()
            engine.start(*start)
            decisions += engine.play_out(1, next(numbers))
        return decisions

    return work


def thumb_games(kind: Any, start: tuple[int, ...], games: int) -> Callable[[], int]:
    """Return work that plays whole games with the heuristic inside the engine; a unit is a decision."""
    numbers, thumb = iter(range(10**12)), importlib.import_module(kind.__module__).Heuristic()

    def work() -> int:
        decisions = 0
        for _ in range(games):
            engine = kind()
            engine.start(*start)
            decisions += engine.play_heuristics([thumb] * PLAYERS, 1, next(numbers))
        return decisions

    return work


def integer_loop(side: Side) -> Callable[[], int]:
    """Return work that drives a random game from Python with `legal_now` and `step_now`; a unit is a decision."""
    laid_out, rng = side.compiled(), random.Random(1)
    laid_out.start(*side.start)

    def work() -> int:
        engine, decisions, draw = laid_out.clone(), 0, rng.random
        while not engine.is_over():
            engine.shuffle(rng.getrandbits(64), rng.getrandbits(64))
            codes = engine.legal_now()
            while codes:
                codes = engine.step_now(codes[int(draw() * len(codes))])
                decisions += 1
        return decisions

    return work


def seam_loop(side: Side) -> Callable[[], int]:
    """Return work that plays a random game through `decision` and `play`; a unit is a decision."""
    table, rng = dvergar.game(side.name, players=PLAYERS), random.Random(1)

    def work() -> int:
        position, decisions, draw = table.start(rng.getrandbits(60)), 0, rng.random
        while not position.over:
            decision = position.decision()
            codes = decision.codes
            position.play(decision.seat, codes[int(draw() * len(codes))])
            decisions += 1
        return decisions

    return work


def open_spiel_loop(name: str) -> Callable[[], int]:
    """Return work that drives a random game of OpenSpiel from Python; a unit is a player's decision."""
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game_as_turn_based(name)

    def work() -> int:
        state, decisions, draw = game.new_initial_state(), 0, rng.random
        while not state.is_terminal():
            if state.is_chance_node():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return work


def clones(side: Side) -> Callable[[], int]:
    """Return work that clones a position."""
    engine = side.compiled()
    engine.start(*side.start)
    engine.shuffle(1, 2)

    def work() -> int:
        clone = engine.clone
        for _ in range(20_000):
            clone()
        return 20_000

    return work


def byte_copies() -> Callable[[], int]:
    """Return work that copies 512 bytes."""
    data = bytearray(512)

    def work() -> int:
        copy = data.copy
        for _ in range(20_000):
            copy()
        return 20_000

    return work
