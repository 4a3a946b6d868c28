"""Prints the table of ratios; the exit status tells whether every limit is kept."""

import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec

from bench import sides
from bench.measuring import Ratio, rates
from dvergar.core.fields import layout_of
from dvergar.nidavellir.engine import Engine


def measurements() -> Iterator[Ratio]:
    """All ratios, one after the other."""
    compiled, interpreted = sides.compiled_engine(), sides.interpreted_engine()
    ours, theirs = rates(sides.games_in_core(compiled, 200), sides.games_in_core(interpreted, 2))
    yield Ratio("random games in the core: compiled / interpreted", ours, theirs, "decisions/s", 50)
    if find_spec("pyspiel"):
        for name, short in (("hearts", "hearts"), ("goofspiel(imp_info=True,num_cards=13)", "goofspiel")):
            ours, theirs = rates(sides.integer_loop(), sides.open_spiel_loop(name))
            yield Ratio(f"integer loop from Python / OpenSpiel {short}", ours, theirs, "decisions/s", 4)
        ours, theirs = rates(sides.seam_loop(), sides.open_spiel_loop("hearts"))
        yield Ratio("decision and play / OpenSpiel hearts", ours, theirs, "decisions/s", 1)
    else:
        print("OpenSpiel is not installed (pip install .[bench]): its ratios are left out.", file=sys.stderr)
    ours, theirs = rates(sides.clones(), sides.byte_copies())
    yield Ratio("time of a clone / of copying 512 bytes", 1e9 / ours, 1e9 / theirs, "ns", 3, at_most=True)
    yield Ratio("size of a position / 512 bytes", layout_of(Engine).size, 512, "bytes", 1, at_most=True)
    ours, theirs = import_times()
    yield Ratio("importing a game / importing asyncio", ours * 1000, theirs * 1000, "ms", 1, at_most=True)


def import_times() -> tuple[float, float]:
    """The best of some starts, less that of a bare interpreter."""
    bare, game, asyncio = (
        min(start(code) for _ in range(9))
        for code in ("pass", "import dvergar; dvergar.game('nidavellir', players=2)", "import asyncio")
    )
    return game - bare, asyncio - bare


def start(code: str) -> float:
    """How long an interpreter takes for the code."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - began


def main() -> int:
    """Measure and print."""
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
