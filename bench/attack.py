"""What a hostile visitor costs the others: `python -m bench.attack`, or with the names of some attacks.

For each attack a fresh server with its usual limits, people who play at a few tables, and one visitor in another process and
under another address. People are measured while it is calm and while the attack goes on; memory and connections of the server
before, during and after, while the visitor still holds what it was left. With `--against PYTHON`: the build in the environment
of that interpreter.
"""

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bench.attacks import ATTACKS, Enough, Visitor
from bench.crowd import Crowd, Window, in_turns, opened, opener_of
from bench.rooms import GAMES, seated
from bench.serving import Process, allow_many_sockets, dvergar
from dvergar.scorepad.entering import form_of
from dvergar.scorepad.history import FOLDER, Book, fresh_id
from dvergar.scorepad.pads import read_pad

TABLES = 4
PACE = 0.3
"""Seconds that people take for a decision."""
ADDRESS = "127.0.0.2"
"""The visitor's address. People who play have another: limits count by address."""
PADS = 1000
"""As many pads as a history can have."""
LOOK = 0.1
"""Seconds between two looks at the server's memory."""
ROW = "{:<20}{:>10}{:>8}{:>10}{:>10}{:>8}{:>8}{:>9}{:>9}{:>9}{:>8}{:>8}"
HEAD = ROW.format(
    "attack", "sent MiB", "opened", "p95 calm", "attacked", "cpu", "attack", "MiB", "peak", "after", "files", "after"
)


@dataclass(frozen=True)
class Cost:
    """What an attack cost the visitor."""

    sent: int
    opened: int


@dataclass
class Figures:
    """What people and the server's machine had to bear for a while."""

    window: Window
    processor: float
    """The share of one processor that the server took."""
    peak: int
    """The most memory that it held."""


def attack(name: str, port: int, table: str, history: str, seconds: float, hold: float) -> Cost:
    """Attack for a while, then hold what is still open; runs in a process of its own."""
    return asyncio.run(attacking(name, Visitor(port, table, history, ADDRESS), seconds, hold))


def full_history(folder: Path) -> str:
    """Write a score history with `PADS` pads, and return its name."""
    name = fresh_id()
    book = Book(folder, name)
    first = book.keep(read_pad({**form_of("nidavellir").DEMO, "game": "nidavellir"}))
    text = (book.folder / f"{first.id}.json").read_text(encoding="utf-8")
    for _ in range(PADS - 1):
        (book.folder / f"{fresh_id()}.json").write_text(text, encoding="utf-8")
    return name


async def attacking(name: str, visitor: Visitor, seconds: float, hold: float) -> Cost:
    """Attack, hold, and close everything."""
    until = time.monotonic() + seconds
    with suppress(TimeoutError, Enough):
        async with asyncio.timeout(seconds):
            await ATTACKS[name](visitor)
    await asyncio.sleep(until - time.monotonic() + hold)
    for left in visitor.sockets:
        left.close()
    return Cost(visitor.sent, visitor.opened)


async def borne(crowd: Crowd, seconds: float) -> Figures:
    """People play for a while; answers that come late count too."""
    server, peak = crowd.server, 0
    crowd.window = window = Window()
    before, began = server.own_seconds(), time.monotonic()
    crowd.go()
    while time.monotonic() < began + seconds:
        await asyncio.sleep(LOOK)
        peak = max(peak, server.memory())
    processor = (server.own_seconds() - before) / (time.monotonic() - began)
    await crowd.hold()
    crowd.window = Window()
    return Figures(window, processor, peak)


@asynccontextmanager
async def people(server: Process) -> AsyncIterator[tuple[Crowd, str]]:
    """People at a few tables, and the id of one of them."""
    openers = [opener_of(server, game, [""] * 2) for game in GAMES]
    tables = await opened(openers, TABLES)
    async with seated(Crowd(server, PACE), tables, in_turns(openers)) as crowd:
        yield crowd, tables[0][0].table


async def row(name: str, options: argparse.Namespace, pool: ProcessPoolExecutor) -> str:
    """One attack on a fresh server, as a line of the table."""
    python = options.against or sys.executable
    with tempfile.TemporaryDirectory() as folder, dvergar(Path(folder), python=python, raised=()) as server:
        async with people(server) as (crowd, table):
            calm = await borne(crowd, options.seconds)
            memory, files = server.memory(), server.files()
            history = full_history(Path(folder) / FOLDER)
            work = pool.submit(attack, name, server.port, table, history, options.seconds, options.hold)
            attacked = await borne(crowd, options.seconds)
            await asyncio.sleep(options.hold - 1)
            after, files_after = server.memory(), server.files()
            cost = await asyncio.wrap_future(work)
    return ROW.format(
        name, f"{cost.sent / 2**20:.1f}", cost.opened,
        milliseconds(calm.window), milliseconds(attacked.window),
        f"{calm.processor:.0%}", f"{attacked.processor:.0%}",
        f"{memory / 2**20:.0f}", f"{attacked.peak / 2**20:.0f}", f"{after / 2**20:.0f}", files, files_after,
    )  # fmt: skip


def milliseconds(window: Window) -> str:
    """The time that 95 of 100 actions did not exceed; none was answered if there is none."""
    return f"{window.latency(95) * 1000:.1f}" if window.latencies else "none"


async def table(options: argparse.Namespace) -> None:
    """All attacks, one after the other."""
    print(f"{HEAD}\n{'':<38}{'p95 in ms of an action':>20}{'of one core':>16}", flush=True)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        for name in options.attacks or ATTACKS:
            print(await row(name, options, pool), flush=True)


def main() -> None:
    """Attack and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", choices=[[], *ATTACKS], help=f"one of {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each attack goes on")
    parser.add_argument("--hold", type=float, default=30.0, help="how long the visitor then holds its connections")
    parser.add_argument("--against", metavar="PYTHON", help="attack the build in the environment of this interpreter")
    options = parser.parse_args()
    allow_many_sockets()
    asyncio.run(table(options))


if __name__ == "__main__":
    main()
