"""Runs searches with all three builds in seeded games; a separate process, so that a crash is seen.

python -m tests.core.compilation.compare_searches GAME FIRST COUNT
"""

import importlib
import random
import sys
from typing import Any

from dvergar.api.bot_settings import SearchStyle
from dvergar.api.play import Game
from dvergar.api.registry import rules_of
from tests.core.compilation.compare_builds import builds_of, every_table, fail_on_unraisable, same

PART = 0.04
"""The part of the decisions that is compared, besides one of the first `EARLY`."""
EARLY = 10
SIMULATIONS = 24


def tree_of(kind: Any) -> Any:
    """Return a tree of the engine's build."""
    module = importlib.import_module(kind.__module__)
    search = module.Search if hasattr(module, "Search") else importlib.import_module("dvergar.core.search.search").Search
    return search(kind(), kind(), kind(), module.Heuristic())


def styles_of(game: str) -> list[SearchStyle]:
    """Return the usual style, and others that use its unused features."""
    usual = rules_of(game).bot_settings.search_style(2)
    return [usual, usual._replace(mixing=1, horizon=1), usual._replace(mixing=1 - usual.mixing, doubt=0.1, explore=2.0)]


def compare(table: Game, seed: int, kinds: list[Any]) -> int:
    """Compare the trees in one game, at a part of the decisions; returns their number."""
    rng = random.Random(seed)
    lay_out = importlib.import_module(f"dvergar.games.{table.name}.options").start_engine
    engines, trees, asked = [kind() for kind in kinds], [tree_of(kind) for kind in kinds], 0
    for engine in engines:
        lay_out(engine, table.options)
    until_one = rng.randrange(EARLY)  # a game alone is short: without this, none of its decisions may be drawn
    while not engines[0].is_over():
        key = rng.getrandbits(64), rng.getrandbits(64)
        if engines[0].needs_shuffle():
            for engine in engines:
                engine.shuffle(*key)
            continue
        seat = rng.choice(engines[0].to_act())
        until_one -= 1
        if until_one == -1 or rng.random() < PART:
            style = rng.choice(styles_of(table.name))
            same([grown(tree, engine.clone(), seat, style, key) for tree, engine in zip(trees, engines, strict=True)], seed)
            asked += 1
        code = rng.choice(engines[1].legal(seat))
        for engine in engines:
            engine.step(seat, code)
    return asked


def grown(tree: Any, view: Any, seat: int, style: SearchStyle, key: tuple[int, int]) -> list[Any]:
    """Return everything a tree knows after some simulations."""
    view.blank(seat)
    tree.tune(style.horizon, style.heat, style.mixing, style.explore, style.doubt, style.jitter, style.tremble)
    tree.plant(view, seat, *key)
    return [tree.grow(SIMULATIONS), tree.size(), tree.tries(), tree.wins(), tree.mixture()]


def main() -> None:
    """Compare the requested games."""
    sys.unraisablehook = fail_on_unraisable
    game, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    kinds, tables = builds_of(game), every_table(game)
    print(sum(compare(tables[seed % len(tables)], seed, kinds) for seed in range(first, first + count)))


if __name__ == "__main__":
    main()
