"""Solves the ends of seeded games with all three builds; a separate process, so that a crash is seen.

python -m tests.core.compilation.compare_solvers FIRST COUNT
"""

import importlib
import random
import sys
from typing import Any

from dvergar.core.constants import UNSOLVED
from dvergar.lab.yardstick import last_bids
from tests.core.compilation.compare_builds import builds_of, fail_on_unraisable, same

MOST = 400
"""Limit on nodes."""
PLAYED = 6
"""Decisions of the last turn that are made beforehand."""


def solver_of(kind: Any, layers: int = 40) -> Any:
    """Return a solver of the engine's build."""
    module = importlib.import_module(kind.__module__)
    made = module if hasattr(module, "Solver") else importlib.import_module("dvergar.core.search.solver")
    ledger, layer = made.Ledger(), made.Layer(kind())
    for _ in range(layers):
        layer = made.Solver(kind(), layer, ledger)
    layer.clear()
    return layer


def near_the_end(seed: int, decisions: int = PLAYED) -> Any:
    """Return a position of the last turn, after the bids and some random decisions."""
    core, rng = last_bids(seed, 0, "thumb").core, random.Random(seed)
    for _ in range(len(core.to_act()) + decisions):
        if not core.is_over():
            seat = core.first_to_act()
            core.step(seat, rng.choice(core.legal(seat)))
    return core


def in_build(kind: Any, core: Any) -> Any:
    """Return the same position in a build."""
    engine = kind()
    engine.from_bytes(core.to_bytes())
    return engine


def main() -> None:
    """Compare the requested games and print how many were solved."""
    sys.unraisablehook = fail_on_unraisable
    first, count = map(int, sys.argv[1:])
    kinds, done = builds_of("nidavellir"), 0
    solvers = [solver_of(kind) for kind in kinds]
    for seed in range(first, first + count):
        core = near_the_end(seed)
        answers = []
        for kind, solver in zip(kinds, solvers, strict=True):
            solver.clear()
            answers.append([solver.solve(in_build(kind, core), MOST), solver.nodes()])
        same(answers, seed)
        done += answers[0][0] != UNSOLVED
    print(done)


if __name__ == "__main__":
    main()
