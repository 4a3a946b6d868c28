"""Compares how long `dvergar play` and a bare server take to start: `python -m bench.start`.

Both run as processes, started in turn. Ours is ready when it has answered everything that the page asks for before the game
can be played: its document and files, the games, and a table that was opened. The bare one answers one request from SQLite.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.measuring import Ratio
from bench.serving import GOODBYE, free_port

RUNS = 7
CEILING = 3.0
PAGE = ("/", "/static/app.js", "/static/look.css", "/static/symbols.svg", "/static/en.ftl", "/api/games")
TABLE = {"game": "nidavellir", "options": {"players": 3}}
NAP = 0.002
"""Seconds between two attempts to connect."""

Ask = Callable[[str], None]


def bare(folder: Path, port: int) -> Sequence[str]:
    """Return the command for a bare server of the same parts."""
    return ["-m", "bench.bare_start", "--port", str(port), "--db", str(folder / "bare.db")]


def ours(folder: Path, port: int) -> Sequence[str]:
    """Return the command for `dvergar play`, without a browser."""
    return ["-m", "dvergar", "play", "--page", "--port", str(port), "--data", str(folder / "ours")]


def first_answer(address: str) -> None:
    """Send the bare server's one request."""
    answered(address + "/")


def playable(address: str) -> None:
    """Request everything that the page asks for before somebody can play."""
    for path in PAGE:
        answered(address + path)
    answered(address + "/api/tables", json.dumps(TABLE).encode())


def answered(url: str, body: bytes | None = None) -> None:
    """Send a request, retrying until the server listens."""
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    while True:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                answer.read()
                return
        except urllib.error.HTTPError:
            raise
        except urllib.error.URLError:
            time.sleep(NAP)


def seconds(command: Sequence[str], port: int, ask: Ask) -> float:
    """Return the wall time from the command until all requests are answered."""
    environment = {name: value for name, value in os.environ.items() if name not in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")}
    began = time.perf_counter()
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL, env=environment) as process:
        try:
            ask(f"http://127.0.0.1:{port}")
            return time.perf_counter() - began
        finally:
            process.terminate()
            process.wait(GOODBYE)


def measured(folder: Path, runs: int, *, fresh: bool) -> Ratio:
    """Return the median pair of starts, one of each side in turn; with `fresh` every start is the first in its folder."""
    pairs = [started(folder / str(number if fresh else 0)) for number in range(runs + 1)]
    pairs = pairs[1:]  # the first start reads the files from the disk
    for side, name in enumerate(("dvergar play", "bare server")):
        print(f"{name:<14}" + "".join(f"{pair[side] * 1000:>8,.0f}" for pair in pairs) + " ms")
    mine, theirs = sorted(pairs, key=lambda pair: pair[0] / pair[1])[len(pairs) // 2]
    name = f"{'first' if fresh else 'next'} start, command to playable page / bare server to first answer"
    return Ratio(name, mine * 1000, theirs * 1000, "ms", CEILING, at_most=True)


def started(folder: Path) -> tuple[float, float]:
    """Return how long each side takes to start in a folder."""
    folder.mkdir(exist_ok=True)
    port, other = free_port(), free_port()
    return seconds(ours(folder, port), port, playable), seconds(bare(folder, other), other, first_answer)


def main() -> int:
    """Measure and print; the exit status tells whether the limit is kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS, help="starts of each side")
    options = parser.parse_args()
    kept = True
    for fresh in (True, False):
        with tempfile.TemporaryDirectory() as folder:
            found = measured(Path(folder), options.runs, fresh=fresh)
        kept = kept and found.kept
        print(f"{found.name}: {found.ours:,.0f} / {found.theirs:,.0f} {found.unit} = {found.ratio:.2f}, ", end="")
        print(f"at most {found.limit:g}" + ("" if found.kept else "   NOT KEPT"), flush=True)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
