"""A soak test with bots in all seats of both games: `python -m bench.soak --minutes 10 --tables 50`.

The exit status tells whether every game was finished, memory stayed flat and nothing went wrong.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

from websockets.asyncio.client import connect

from bench.crowd import OVER
from bench.serving import Json, Process, allow_many_sockets, dvergar

LIMITS = ("idle_seconds=5", "sweep_seconds=2", "keep_over=10")
"""Finished tables leave memory and store during the soak; kept for days, they would look like a leak."""
MINDS = ("thumb", "random")
LOOKS = 60
"""How often memory is measured."""
WARM = 30.0
"""The first seconds, or the first half of a short soak, in which everything is loaded and memory is not judged."""
GRACE = 120.0
"""Seconds for the last games to finish."""
SILENCE = 60.0
"""Seconds without news after which a game counts as stuck."""
GROWTH = 1.10
"""The limit on mean memory in the last third relative to the first."""


@dataclass
class Soak:
    """The tables opened and finished, and the server's memory over time."""

    server: Process
    plans: Iterator[Json]
    seconds: float
    until: float
    opened: Counter[str] = field(default_factory=Counter)
    finished: Counter[str] = field(default_factory=Counter)
    messages: int = 0
    memory: list[int] = field(default_factory=list)

    async def run(self, tables: int) -> None:
        """Watch this many tables at once until time is up and the last games are finished."""
        looking = asyncio.create_task(self._look(self.seconds / LOOKS))
        try:
            async with asyncio.timeout(self.seconds + GRACE), asyncio.TaskGroup() as group:
                for _ in range(tables):
                    group.create_task(self._watch_on())
        finally:
            looking.cancel()

    async def _watch_on(self) -> None:
        """Watch one game after the other."""
        while time.monotonic() < self.until:
            plan = next(self.plans)
            name = f"{plan['game']} {len(plan['chairs'])}"
            table = (await asyncio.to_thread(self.server.call, "/api/tables", plan))["table"]
            self.opened[name] += 1
            await self._watch(table)
            self.finished[name] += 1

    async def _watch(self, table: str) -> None:
        """Follow a table as a spectator until the game is over."""
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        async with connect(url, compression=None, max_size=1 << 22, open_timeout=SILENCE) as socket:
            await socket.send(json.dumps({"token": None, "since": 0, "lang": "en"}))
            data = b""
            while data.find(OVER, 0, 64) < 0:
                async with asyncio.timeout(SILENCE):
                    data = await socket.recv(decode=False)
                self.messages += 1

    async def _look(self, pause: float) -> None:
        while time.monotonic() < self.until:
            self.memory.append(self.server.memory())
            await asyncio.sleep(pause)


def plans(offers: Json) -> Iterator[Json]:
    """Yield tables of all games with all numbers of players, solo opponents in turn, and bots of all kinds."""
    bots = itertools.cycle(MINDS)
    kinds = [(game, players) for game in offers["games"] for players in game["players"]]
    opponents = {game["name"]: itertools.cycle(solo_opponents(game)) for game in offers["games"]}
    for game, players in itertools.cycle(kinds):
        options = {"players": players}
        if players == 1:
            options["solo"] = next(opponents[game["name"]])
        chairs = [{"kind": "bot", "mind": next(bots)} for _ in range(players)]
        yield {"game": game["name"], "options": options, "chairs": chairs}


def solo_opponents(game: Json) -> list[str]:
    """Return the opponents of solo play; the first value of the option means none."""
    return [value for option in game["options"] if option["name"] == "solo" for value in option["values"][1:]]


def verdicts(soak: Soak) -> Iterator[tuple[str, bool]]:
    """Yield each result, and whether it is acceptable."""
    for name, count in sorted(soak.opened.items()):
        yield f"{name} seats: {count} games, {soak.finished[name]} finished", soak.finished[name] == count
    yield f"the server runs, {soak.messages:,} messages came", soak.server.running and soak.messages > 0
    judged = soak.memory[round(LOOKS * min(0.5, WARM / soak.seconds)) :]
    third = max(1, len(judged) // 3)
    first, last = fmean(judged[:third]), fmean(judged[-third:])
    yield f"memory in MiB: {' '.join(f'{size / 2**20:.0f}' for size in soak.memory[:: LOOKS // 15])}", True
    means = f"{first / 2**20:,.1f} MiB in the first third, {last / 2**20:,.1f} MiB in the last"
    yield f"memory: {means}, {last / first:.3f} times, at most {GROWTH:g}", last <= first * GROWTH
    troubles = soak.server.troubles()
    yield f"lines of trouble in the log: {len(troubles)} {troubles[:2] or ''}", not troubles


async def soaked(server: Process, minutes: float, tables: int) -> Soak:
    """Run the soak and return it."""
    seconds = minutes * 60
    soak = Soak(server, plans(server.call("/api/games")), seconds, time.monotonic() + seconds)
    try:
        await soak.run(tables)
    except* (TimeoutError, OSError) as error:
        print(f"stopped: {error.exceptions[0]!r}", file=sys.stderr)
    return soak


def main() -> int:
    """Run the soak and judge it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=50, help="tables at once")
    options = parser.parse_args()
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder, dvergar(Path(folder), limits=LIMITS) as server:
        soak = asyncio.run(soaked(server, options.minutes, options.tables))
        good = True
        for text, kept in verdicts(soak):
            print(text if kept else f"{text}   NOT KEPT")
            good &= kept
        with contextlib.suppress(OSError):
            print(*(line for line in server.read("/metrics").splitlines() if "thoughts_total{" in line), sep="\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
