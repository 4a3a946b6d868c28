"""Prints the table of ratios; the exit status tells whether every limit is kept."""

import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec

from bench import searching, sides
from bench.measuring import Ratio, rates
from dvergar.core.fields import layout_of


def measurements() -> Iterator[Ratio]:
    """Yield all ratios."""
    if not find_spec("pyspiel"):
        print("OpenSpiel is not installed (pip install .[bench]): its ratios are left out.", file=sys.stderr)
    for side in sides.SIDES:
        yield from measurements_of(side)
    yield from searching.measurements()


def measurements_of(side: sides.Side) -> Iterator[Ratio]:
    """Yield the ratios of one game."""
    name = side.name
    ours, theirs = rates(
        sides.games_in_core(side.compiled, side.start, 200), sides.games_in_core(side.interpreted, side.start, 2)
    )
    yield Ratio(f"{name}: games in the core, compiled / interpreted", ours, theirs, "decisions/s", 50)
    ours, theirs = rates(sides.thumb_games(side.compiled, side.start, 50), sides.thumb_games(side.interpreted, side.start, 1))
    yield Ratio(f"{name}: rule of thumb, compiled / interpreted", ours, theirs, "decisions/s", 40)
    if find_spec("pyspiel"):
        for peer, short in (("hearts", "hearts"), ("goofspiel(imp_info=True,num_cards=13)", "goofspiel")):
            ours, theirs = rates(sides.integer_loop(side), sides.open_spiel_loop(peer))
            yield Ratio(f"{name}: integer loop / OpenSpiel {short}", ours, theirs, "decisions/s", 4)
        ours, theirs = rates(sides.seam_loop(side), sides.open_spiel_loop("hearts"))
        yield Ratio(f"{name}: decision and play / OpenSpiel hearts", ours, theirs, "decisions/s", 1)
    ours, theirs = rates(sides.clones(side), sides.byte_copies())
    yield Ratio(f"{name}: time of a clone / copying 512 bytes", 1e9 / ours, 1e9 / theirs, "ns", 3, at_most=True)
    yield Ratio(f"{name}: size of a position / 512 bytes", layout_of(side.interpreted).size, 512, "bytes", 1, at_most=True)
    ours, theirs = import_times(name)
    yield Ratio(f"{name}: importing it / importing asyncio", ours * 1000, theirs * 1000, "ms", 1, at_most=True)


def import_times(name: str) -> tuple[float, float]:
    """Return the shortest of several imports of the game and of asyncio, less a bare start of the interpreter."""
    bare, game, asyncio = (
        min(start(code) for _ in range(9))
        for code in ("pass", f"import dvergar; dvergar.game('{name}', players=2)", "import asyncio")
    )
    return game - bare, asyncio - bare


def start(code: str) -> float:
    """Return how long an interpreter takes to run the code."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - began


def main() -> int:
    """Measure and print all ratios."""
    print(f"{'what':<52}{'ours':>14}{'theirs':>14}  {'unit':<12}{'ratio':>8}  limit")
    kept = True
    for found in measurements():
        sign = "at most" if found.at_most else "at least"
        mark = "" if found.kept else "   NOT KEPT"
        sides_told = f"{found.name:<52}{found.ours:>14,.1f}{found.theirs:>14,.1f}  {found.unit:<12}"
        print(f"{sides_told}{found.ratio:>8.2f}  {sign} {found.limit:g}{mark}", flush=True)
        kept &= found.kept
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
