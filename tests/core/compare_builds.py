"""Plays seeded games on all three builds side by side and compares every byte; run as a process, so that a trap is seen.

python -m tests.core.compare_builds FIRST COUNT
"""

import importlib
import os
import random
import sys
from typing import Any

from dvergar.core.units import NIDAVELLIR
from dvergar.nidavellir.engine import Engine


def fail_on_unraisable(problem: Any) -> None:
    """An error that the core cannot raise ends the run."""
    print(f"unraisable: {problem.exc_type} {problem.exc_value} in {problem.object}", file=sys.stderr)
    os._exit(3)


def compare(seed: int, kinds: list[Any]) -> int:
    """One game with options by its seed: positions, choices, events, views and fancies agree after every action."""
    rng = random.Random(seed)
    players = 2 + seed % 4
    options = seed // 4 % 2, seed // 8 % 2, seed // 16 % 3, seed // 48 % 2, seed // 96 % 2
    engines = [kind() for kind in kinds]
    for engine in engines:
        engine.start(players, *options)
        engine.record(1)
    actions = 0
    while not engines[0].is_over():
        if engines[0].needs_shuffle():
            key = rng.getrandbits(64), rng.getrandbits(64)
            for engine in engines:
                engine.shuffle(*key)
        else:
            seat = rng.choice(engines[0].to_act())
            legal = [engine.legal(seat) for engine in engines]
            assert all(codes == legal[0] for codes in legal), seed
            code = rng.choice(legal[0])
            for engine in engines:
                engine.step(seat, code)
            actions += 1
        same([engine.to_bytes() for engine in engines], seed)
        same([engine.take_log() for engine in engines], seed)
        if rng.random() < 0.1:
            imagined = [engine.clone() for engine in engines]
            viewer, key = rng.randrange(-1, players), (rng.getrandbits(64), rng.getrandbits(64))
            for engine in imagined:
                engine.blank(viewer)
            same([engine.to_bytes() for engine in imagined], seed)
            for engine in imagined:
                engine.imagine(*key)
            same([engine.to_bytes() for engine in imagined], seed)
    same([[engine.score_parts(seat) for seat in range(players)] for engine in engines], seed)
    return actions


def same(values: list[Any], seed: int) -> None:
    """All builds agree."""
    assert all(value == values[0] for value in values), f"the builds differ in game {seed}"


def main() -> None:
    """Compare the games asked for."""
    sys.unraisablehook = fail_on_unraisable
    first, count = int(sys.argv[1]), int(sys.argv[2])
    kinds = [Engine, *(importlib.import_module(name).Engine for name in (NIDAVELLIR.module, NIDAVELLIR.checked))]
    print(sum(compare(seed, kinds) for seed in range(first, first + count)))


if __name__ == "__main__":
    main()
