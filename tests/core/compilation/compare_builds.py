"""Plays seeded games on all three builds side by side and compares every byte; a separate process, so that a crash is seen.

python -m tests.core.compilation.compare_builds GAME FIRST COUNT
"""

import contextlib
import importlib
import itertools
import os
import random
import sys
from typing import Any

import dvergar
from dvergar.api.errors import BadOption
from dvergar.api.play import Game
from tests.playing import unit_of_game

ASKED = 0.03
"""The part of the decisions at which the consequences of all choices are compared too."""


def fail_on_unraisable(problem: Any) -> None:
    """End the run on an error that the core cannot raise."""
    print(f"unraisable: {problem.exc_type} {problem.exc_value} in {problem.object}", file=sys.stderr)
    os._exit(3)


def builds_of(game: str) -> list[Any]:
    """Return the engine in its three builds, each made from the current sources."""
    unit = unit_of_game(game)
    compiled = [importlib.import_module(name) for name in (unit.module, unit.checked)]
    assert all(unit.source_hash() == module.SOURCE_HASH for module in compiled), "a core that was built from other sources"
    return [importlib.import_module(f"{unit.package}.engine").Engine, *(module.Engine for module in compiled)]


def every_table(game: str) -> list[Game]:
    """Return a table for every number of players with all valid options, shuffled."""
    offered = importlib.import_module(f"dvergar.games.{game}.options")
    names = [option.name for option in offered.OPTIONS]
    tables = []
    for players, *values in itertools.product(offered.PLAYERS, *(option.values for option in offered.OPTIONS)):
        with contextlib.suppress(BadOption):
            tables.append(dvergar.game(game, players=players, **dict(zip(names, values, strict=True))))
    random.Random(0).shuffle(tables)
    return tables


def compare(table: Game, seed: int, kinds: list[Any]) -> int:
    """Play one game: positions, choices and their consequences, events, views and guesses agree after every action."""
    rng = random.Random(seed)
    lay_out = importlib.import_module(f"dvergar.games.{table.name}.options").start_engine
    engines = [kind() for kind in kinds]
    for engine in engines:
        lay_out(engine, table.options)
        engine.record(1)
    actions = 0
    while not engines[0].is_over():
        if engines[0].needs_shuffle():
            key = rng.getrandbits(64), rng.getrandbits(64)
            for engine in engines:
                engine.shuffle(*key)
        else:
            seat = rng.choice(engines[0].to_act())
            codes = same([engine.legal(seat) for engine in engines], seed)
            code = rng.choice(codes)
            if rng.random() < ASKED:
                compare_consequences(table.name, engines, seat, codes, seed)
            for engine in engines:
                engine.step(seat, code)
            actions += 1
        same([engine.to_bytes() for engine in engines], seed)
        same([engine.take_log() for engine in engines], seed)
        if rng.random() < 0.1:
            compare_fancies(engines, rng.randrange(-1, table.players), rng, seed)
    for seat in range(table.seats):
        same([(engine.score_parts(seat), engine.points_of(seat), engine.place_of(seat)) for engine in engines], seed)
    return actions


def compare_consequences(game: str, engines: list[Any], seat: int, codes: list[int], seed: int) -> None:
    """Compare the consequences of choices, computed by each build from what the seat sees."""
    explain = importlib.import_module(f"dvergar.games.{game}.present.choice_effects")
    seen = [engine.clone() for engine in engines]
    for engine in seen:
        engine.blank(seat)
    same([explain.choices_of(engine, seen[0], seat, codes) for engine in seen], seed)


def compare_fancies(engines: list[Any], viewer: int, rng: random.Random, seed: int) -> None:
    """Compare what a viewer sees, and the guesses of hidden cards made from it."""
    imagined, key = [engine.clone() for engine in engines], (rng.getrandbits(64), rng.getrandbits(64))
    for engine in imagined:
        engine.blank(viewer)
    same([engine.to_bytes() for engine in imagined], seed)
    for engine in imagined:
        engine.imagine(*key)
    same([engine.to_bytes() for engine in imagined], seed)


def same(values: list[Any], seed: int) -> Any:
    """Check that all builds agree, and return their value."""
    assert all(value == values[0] for value in values), f"the builds differ in game {seed}"
    return values[0]


def main() -> None:
    """Compare the requested games."""
    sys.unraisablehook = fail_on_unraisable
    game, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    kinds, tables = builds_of(game), every_table(game)
    print(sum(compare(tables[seed % len(tables)], seed, kinds) for seed in range(first, first + count)))


if __name__ == "__main__":
    main()
