"""Processes that append until they are killed, and report what was acknowledged."""

import threading
from itertools import count
from multiprocessing.connection import Connection

from dvergar.server.store import Store
from tests.server.store.databases import SOON, summary

ROOMS = "abcdefgh"


def body(room: str, number: int) -> str:
    """Return the body of a room's entry by its number, whoever writes it."""
    return f"{room} {number} " + "x" * (number * 37 % 300)


def append_until_killed(url: str, told: Connection) -> None:
    """Run a thread for each room; after every acknowledgement send (room, number of entries)."""
    store = Store.open(url)
    lock = threading.Lock()

    def appending(room: str) -> None:
        head = len(store.entries(room))
        for turn in count():
            size = 1 + (head + turn) % 3
            bodies = [body(room, number) for number in range(head, head + size)]
            store.append(room, head, bodies, summary(room, touched=float(head + size))).result(SOON)
            head += size
            with lock:
                told.send((room, head))

    threads = [threading.Thread(target=appending, args=(room,), daemon=True) for room in ROOMS]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
