"""A process that runs commands on its store, line by line: started as a program, with the address of the database."""

import resource
import sys
import threading
from itertools import count

from dvergar.api.errors import DvergarError
from dvergar.server.store import Store
from tests.server.store.databases import SOON, summary

_one_at_a_time = threading.Lock()


def say(*words: object) -> None:
    with _one_at_a_time:
        print(*words, flush=True)


def append(store: Store, room: str, size: int = 10) -> bool:
    """Append an entry; print whether it was stored or why not."""
    number = len(store.entries(room))
    try:
        store.append(room, number, [f"{room} {number} " + "x" * size], summary(room)).result(SOON)
        say("kept", room, number)
    except DvergarError as error:
        say("failed", room, number, type(error).__name__, error.details.get("reason"))
        return False
    return True


def append_on(store: Store, room: str, turns: int) -> None:
    """Append several times. A body names its turn, so that a lost entry can be distinguished from its successor."""
    for turn in range(turns):
        number = len(store.entries(room))
        body = f"{room} {number} turn {turn}"
        try:
            store.append(room, number, [body], summary(room)).result(SOON)
            say("kept", body)
        except DvergarError:
            say("failed", body)


def burst(store: Store, rooms: int, turns: int) -> None:
    """Append to many rooms at once."""
    threads = [threading.Thread(target=append_on, args=(store, f"room{number}", turns)) for number in range(rooms)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    say("done")


def limit(size: int) -> None:
    """Limit the size of files."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
    say("limited")


def run_command(store: Store, words: list[str]) -> None:
    match words:
        case ["append", room]:
            append(store, room)
        case ["fill", room]:
            for _ in count():
                if not append(store, room, 2000):
                    break
        case ["burst", rooms, turns]:
            burst(store, int(rooms), int(turns))
        case ["limit", size]:
            limit(int(size))
        case ["entries", room]:
            say(len(store.entries(room)))


def main(url: str) -> None:
    try:
        store = Store.open(url)
    except DvergarError as error:
        say("failed", type(error).__name__, error)
        return
    with store:
        say("opened")
        for line in sys.stdin:
            run_command(store, line.split())


if __name__ == "__main__":
    main(sys.argv[1])
