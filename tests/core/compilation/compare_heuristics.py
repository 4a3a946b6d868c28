"""Compares the heuristic of all three builds in seeded games; a separate process, so that a crash is seen.

python -m tests.core.compilation.compare_heuristics GAME FIRST COUNT PART
"""

import importlib
import random
import sys
from typing import Any

from dvergar.api.play import Game
from tests.core.compilation.compare_builds import builds_of, every_table, fail_on_unraisable, same

WILD = 2000
"""Bound of random weights, which may be anything during fitting."""


def compare(table: Game, seed: int, kinds: list[Any], part: float) -> int:
    """Compare values and choices in one game, at a part of the decisions; returns their number."""
    rng = random.Random(seed)
    lay_out = importlib.import_module(f"dvergar.games.{table.name}.options").start_engine
    engines, thumbs = [kind() for kind in kinds], [importlib.import_module(kind.__module__).Heuristic() for kind in kinds]
    fitted = table.rules.weights.WEIGHTS_FITTED
    weights = [rng.randint(-WILD, WILD) for _ in fitted] if seed % 5 == 4 else fitted
    for engine, thumb in zip(engines, thumbs, strict=True):
        lay_out(engine, table.options)
        thumb.set_weights(weights)
    asked = 0
    while not engines[0].is_over():
        key = rng.getrandbits(64), rng.getrandbits(64)
        if engines[0].needs_shuffle():
            for engine in engines:
                engine.shuffle(*key)
            continue
        seat = rng.choice(engines[0].to_act())
        if rng.random() < part:
            pairs = [*zip(thumbs, engines, strict=True)]
            same([thumb.worths(engine, seat) for thumb, engine in pairs], seed)
            same([thumb.choose(engine, seat, *key) for thumb, engine in pairs], seed)
            asked += 1
        code = thumbs[1].choose(engines[1], seat, *key) if rng.random() < 0.7 else rng.choice(engines[1].legal(seat))
        for engine in engines:
            engine.step(seat, code)
    return asked


def main() -> None:
    """Compare the requested games."""
    sys.unraisablehook = fail_on_unraisable
    game, first, count, part = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    kinds, tables = builds_of(game), every_table(game)
    print(sum(compare(tables[seed % len(tables)], seed, kinds, part) for seed in range(first, first + count)))


if __name__ == "__main__":
    main()
