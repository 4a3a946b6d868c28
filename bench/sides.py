"""What is measured: a batch of work for each side, returning how many units it did."""

import importlib
import random
from collections.abc import Callable
from typing import Any

import dvergar
from dvergar.core.units import NIDAVELLIR
from dvergar.nidavellir.engine import Engine

START = (3, 0, 0, 0, 1, 0)
PLAYERS = START[0]


def compiled_engine() -> Any:
    """The compiled engine class."""
    return importlib.import_module(NIDAVELLIR.module).Engine


def games_in_core(kind: Any, games: int) -> Callable[[], int]:
    """Whole random games inside the engine; a unit is a decision."""
    numbers = iter(range(10**12))

    def work() -> int:
        decisions = 0
        for _ in range(games):
            engine = kind()
            engine.start(*START)
            decisions += engine.play_out(1, next(numbers))
        return decisions

    return work


def integer_loop() -> Callable[[], int]:
    """A random game driven from Python with `legal_now` and `step_now`; a unit is a decision."""
    laid_out, rng = compiled_engine()(), random.Random(1)
    laid_out.start(*START)

    def work() -> int:
        engine, decisions, draw = laid_out.clone(), 0, rng.random
        while not engine.is_over():
            engine.shuffle(rng.getrandbits(64), rng.getrandbits(64))
            while codes := engine.legal_now():
                engine.step_now(codes[int(draw() * len(codes))])
                decisions += 1
        return decisions

    return work


def seam_loop() -> Callable[[], int]:
    """A random game through `decision` and `play`; a unit is a decision."""
    table, rng = dvergar.game("nidavellir", players=PLAYERS), random.Random(1)

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
    """A random game of OpenSpiel driven from Python; a unit is a player's decision."""
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


def clones() -> Callable[[], int]:
    """Copies of a position."""
    engine = compiled_engine()()
    engine.start(*START)
    engine.shuffle(1, 2)

    def work() -> int:
        clone = engine.clone
        for _ in range(20_000):
            clone()
        return 20_000

    return work


def byte_copies() -> Callable[[], int]:
    """Copies of 512 bytes."""
    data = bytearray(512)

    def work() -> int:
        copy = data.copy
        for _ in range(20_000):
            copy()
        return 20_000

    return work


def interpreted_engine() -> Any:
    """The interpreted engine class."""
    return Engine
