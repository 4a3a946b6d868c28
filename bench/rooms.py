"""Compares how many messages a server and a bare room with ready-made messages deliver: `python -m bench.rooms`.

With `--bots`, it measures how much longer people wait for an answer while bots think hard. With `--against PYTHON`, it plays
the same games on another build, installed in that interpreter's virtual environment, in turn with this one.
"""

import argparse
import asyncio
import json
import shlex
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.bare import Script
from bench.crowd import Crowd, Opener, Ticket, Window, in_turns, opened, opener_of
from bench.measuring import WINDOWS, Ratio
from bench.recording import script_of
from bench.serving import TICKS, Process, allow_many_sockets, dvergar

GAMES = ("nidavellir", "dwarf")
SCRIPTS = 2
"""How many games of each kind are recorded."""
START = 1.0
"""Seconds from the start of the crowd to the start of the measurement."""
HARD_BOTS = 5
HARD_SECONDS = 1.5
ORDINARY_TABLES = 10
ORDINARY_PACE = 0.5
FLOOR, CEILING = 0.20, 3.0
BUILD_FLOOR = 0.8
"""The lowest acceptable ratio of deliveries per second of processor time, this build to the other."""


@dataclass(frozen=True)
class Figures:
    """The results of a window."""

    window: Window
    seconds: float
    processor: float

    @property
    def rate(self) -> float:
        """Deliveries per second of the server's processor time."""
        return self.window.deliveries / max(self.processor, 1 / TICKS)

    @property
    def wall(self) -> float:
        """Deliveries per second of wall time; on both sides the crowd runs on the same machine."""
        return self.window.deliveries / self.seconds

    def line(self, name: str) -> str:
        """Format the figures of a window."""
        window = self.window
        p50, p95, p99 = (window.latency(percent) * 1000 for percent in (50, 95, 99))
        return (
            f"{name:<22}{self.rate:>10,.0f}{self.wall:>10,.0f}"
            f"{self.processor / self.seconds:>7.0%}{window.size / max(1, window.deliveries):>9,.0f}"
            f"{len(window.latencies) / self.seconds:>11,.0f}{p50:>9,.1f}{p95:>9,.1f}{p99:>9,.1f}{len(window.refused):>9}"
        )


HEAD = (
    f"{'side':<22}{'per cpu-s':>10}{'per s':>10}{'cpu':>7}{'bytes':>9}"
    f"{'actions/s':>11}{'p50 ms':>9}{'p95 ms':>9}{'p99 ms':>9}{'refused':>9}"
)


async def measured(crowd: Crowd, seconds: float) -> Figures:
    """Measure one window of a crowd, then hold the crowd."""
    crowd.go()
    await asyncio.sleep(START + 1.5 * crowd.pace)
    window = crowd.window = Window()
    before = crowd.server.seconds()
    await asyncio.sleep(seconds)
    spent = crowd.server.seconds() - before
    crowd.window = Window()
    await crowd.hold()
    return Figures(window, seconds, spent)


@asynccontextmanager
async def seated(crowd: Crowd, tables: list[list[Ticket]], opener: Opener | None = None) -> AsyncIterator[Crowd]:
    """Seat a crowd at its tables, and disconnect it at the end."""
    try:
        await crowd.sit_down(tables, opener)
        yield crowd
    finally:
        await crowd.go_home()


async def deliveries(options: argparse.Namespace, folder: Path) -> Ratio:
    """Compare this server with the bare room."""
    with dvergar(folder) as ours:
        openers = [opener_of(ours, game, [""] * options.seats) for game in GAMES]
        scripts = [await script_of(ours, tickets) for tickets in await opened(openers, SCRIPTS * len(GAMES))]
        steps = ", ".join(str(len(script)) for script in scripts)
        print(f"recorded games of {steps} actions", flush=True)
        before = ours.memory()
        tables = await opened(openers, options.tables)
        idle = ours.memory()
        with bare(folder, scripts) as theirs:
            rooms = [[Ticket(str(room), str(seat)) for seat in range(options.seats)] for room in range(options.tables)]
            async with seated(Crowd(ours), tables, in_turns(openers)) as people, seated(Crowd(theirs), rooms) as puppets:
                print_memory(before, idle, ours.memory(), options)
                return await side_by_side(people, puppets, options)


async def against(options: argparse.Namespace, folder: Path) -> Ratio:
    """Compare this build with another, game by game; return the lowest ratio."""
    return min([await against_in(game, options, folder) for game in GAMES], key=lambda found: found.ratio)


async def against_in(game: str, options: argparse.Namespace, folder: Path) -> Ratio:
    """Compare both builds at tables of one game, in turn; the best window of each side counts."""
    ours_in, theirs_in = folder / f"{game}-ours", folder / f"{game}-theirs"
    ours_in.mkdir()
    theirs_in.mkdir()
    with dvergar(ours_in) as ours, dvergar(theirs_in, python=options.against) as theirs:
        crowds = []
        async with AsyncExitStack() as stack:
            for server in (ours, theirs):
                opener, before = opener_of(server, game, [""] * options.seats), server.memory()
                tables = await opened([opener], options.tables)
                idle = server.memory()
                crowds.append(await stack.enter_async_context(seated(Crowd(server), tables, opener)))
                print_memory(before, idle, server.memory(), options)
            rate, other = await best_rates(crowds, (f"{game}", f"{game}, other build"), options.seconds)
    print(f"{game}: {rate:,.1f} / {other:,.1f} deliveries per cpu-s = {rate / other:.3f}", flush=True)
    return Ratio(f"deliveries by processor time / other build ({game})", rate, other, "per cpu-s", BUILD_FLOOR)


async def best_rates(crowds: Sequence[Crowd], names: Sequence[str], seconds: float) -> list[float]:
    """Return the best rate of each crowd, from windows in turn."""
    print(HEAD, flush=True)
    rates: list[list[float]] = [[] for _ in crowds]
    for _ in range(WINDOWS):
        for crowd, name, found in zip(crowds, names, rates, strict=True):
            found.append((await print_window(crowd, name, seconds)).rate)
    return [max(found) for found in rates]


def bare(folder: Path, scripts: list[Script]) -> Process:
    """Return the bare room with its ready-made messages."""
    path = folder / "scripts.json"
    path.write_text(json.dumps(scripts))
    return Process(["-m", "bench.bare", "--script", str(path)], folder / "bare.log")


def print_memory(before: int, idle: int, watched: int, options: argparse.Namespace) -> None:
    """Print the memory of an idle table and of an idle socket."""
    sockets = options.tables * options.seats
    print(f"memory: {before / 2**20:,.1f} MiB, with {options.tables} tables {idle / 2**20:,.1f} MiB, ", end="")
    print(f"with {sockets} sockets {watched / 2**20:,.1f} MiB")
    print(f"memory of an idle table {(idle - before) / options.tables / 1024:,.1f} KiB, ", end="")
    print(f"of an idle socket {(watched - idle) / sockets / 1024:,.1f} KiB", flush=True)


async def side_by_side(people: Crowd, puppets: Crowd, options: argparse.Namespace) -> Ratio:
    """Measure windows without pauses for the ratio, then one of each side at the pace of people."""
    print(HEAD, flush=True)
    sides = ((people, "dvergar"), (puppets, "bare room"))
    found = (list[Figures](), list[Figures]())
    for _ in range(WINDOWS):
        for (crowd, name), windows in zip(sides, found, strict=True):
            windows.append(await print_window(crowd, name, options.seconds))
    for crowd, name in sides:
        crowd.pace = options.pace
        await print_window(crowd, f"{name}, {options.pace:g} s pace", options.seconds)
    print(f"{people.finished} games were finished and others begun")
    rate, bare_rate = (max(window.rate for window in windows) for windows in found)
    print(f"deliveries by processor time / bare room: {rate:,.1f} / {bare_rate:,.1f} per cpu-s = {rate / bare_rate:.3f}")
    wall, bare_wall = (max(window.wall for window in windows) for windows in found)
    return Ratio("deliveries by the clock on the wall / bare room", wall, bare_wall, "per s", FLOOR)


async def print_window(crowd: Crowd, name: str, seconds: float) -> Figures:
    """Measure a window and print it."""
    figures = await measured(crowd, seconds)
    print(figures.line(name), flush=True)
    for text in figures.window.refused[:3]:
        print(f"  refused: {text}", flush=True)
    return figures


async def with_bots(options: argparse.Namespace, folder: Path) -> Ratio:
    """Compare people's tables while bots at other tables are idle and while they think, in turn.

    The bots' opponents answer at once in one window and not at all in the next, when the bots have nothing to think about.
    """
    program = Path(__file__).with_name("hard_bot.py")
    hard = f"hard=exec:{shlex.join([sys.executable, str(program), str(HARD_SECONDS)])}"
    with dvergar(folder, "--bot", hard) as server:
        openers = [opener_of(server, game, [""] * options.seats) for game in GAMES]
        against = opener_of(server, "nidavellir", ["", "hard"])
        ordinary, bot_pool = Crowd(server, ORDINARY_PACE), Crowd(server)
        tables = await opened(openers, options.ordinary)
        async with (
            seated(ordinary, tables, in_turns(openers)),
            seated(bot_pool, await opened([against], HARD_BOTS), against),
        ):
            await asyncio.sleep(HARD_BOTS * HARD_SECONDS)
            return await idle_and_busy(ordinary, bot_pool, options.seconds)


async def idle_and_busy(ordinary: Crowd, bot_pool: Crowd, seconds: float) -> Ratio:
    """Compare the shortest p95 of each kind of window."""
    print(HEAD, flush=True)
    idle, busy = [], []
    for _ in range(WINDOWS):
        idle.append((await print_window(ordinary, "bots idle", seconds)).window.latency(95))
        bot_pool.go()
        before = ordinary.server.seconds() - ordinary.server.own_seconds()
        busy.append((await print_window(ordinary, "bots think hard", seconds)).window.latency(95))
        burnt = ordinary.server.seconds() - ordinary.server.own_seconds() - before
        print(f"  the bots' processes took {burnt / (seconds + START + 1.5 * ordinary.pace):.0%} of a processor", flush=True)
        await bot_pool.hold()
        await asyncio.sleep(HARD_BOTS * HARD_SECONDS)
    return Ratio("p95 of an action: bots think / idle", min(busy) * 1000, min(idle) * 1000, "ms", CEILING, at_most=True)


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500, help="live tables on each side")
    parser.add_argument("--seats", type=int, default=4, help="seats at each table")
    parser.add_argument("--seconds", type=float, default=20.0, help="length of a window")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds that people take for a decision in the last window")
    parser.add_argument("--bots", action="store_true", help="measure how much bots that think slow others down")
    parser.add_argument("--against", metavar="PYTHON", help="compare with the build in the environment of this interpreter")
    parser.add_argument("--ordinary", type=int, default=ORDINARY_TABLES, help="tables of people beside the bots")
    return parser.parse_args()


def main() -> int:
    """Measure and print; the exit status tells whether the limit is kept."""
    options = arguments()
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        measure = against if options.against else with_bots if options.bots else deliveries
        found = asyncio.run(measure(options, Path(folder)))
    sign = "at most" if found.at_most else "at least"
    print(
        f"{found.name}: {found.ours:,.1f} / {found.theirs:,.1f} {found.unit} = {found.ratio:.3f}, {sign} {found.limit:g}", end=""
    )
    print("" if found.kept else "   NOT KEPT")
    return 0 if found.kept else 1


if __name__ == "__main__":
    sys.exit(main())
