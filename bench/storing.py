"""How much processor time the store takes for a durable append: `python -m bench.storing`, in microseconds.

Rooms append two entries at a time, all at once, to a SQLite file in memory (/dev/shm) where there is such a folder.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from dvergar.server.store import Store, Summary
from dvergar.table.entries import Acted

WINDOWS = 5
MEMORY = Path("/dev/shm")


async def appending(store: Store, room: str, turns: int) -> None:
    """Append to one room, turn by turn."""
    await store.keep(room, 0, (), Summary(room, 1.0, 1.0, "running", False, "dwarf"))
    for number in range(0, 2 * turns, 2):
        entries = [Acted(1.9e9 + number + more, more, "take blacksmith 7", "player", "0123456789abcdef-x") for more in range(2)]
        await store.keep(room, number, [entry.to_json() for entry in entries])


async def window(rooms: int, turns: int) -> float:
    """The processor time of an append, in microseconds."""
    memory = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=memory) as folder, Store.open(f"sqlite:///{folder}/tables.db") as store:
        before = time.process_time()
        await asyncio.gather(*(appending(store, f"room{number:018d}", turns) for number in range(rooms)))
        return (time.process_time() - before) / (rooms * turns) * 1e6


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=60)
    parser.add_argument("--turns", type=int, default=200)
    options = parser.parse_args()
    found = [asyncio.run(window(options.rooms, options.turns)) for _ in range(WINDOWS)]
    print(f"{options.rooms} rooms: {min(found):.1f} µs of processor time for an append, the best of {WINDOWS} windows")


if __name__ == "__main__":
    main()
