"""kill -9 at any moment: acknowledged entries are there, nothing is torn, and the next process can open the store."""

import multiprocessing
import os
import random
import time

import pytest

from dvergar.server.store import Store
from tests.runs import thorough
from tests.server.store.appending import ROOMS, append_until_killed, body
from tests.server.store.databases import SOON, numbers

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kill -9 is a way of POSIX")
KILLS = [3, thorough(20)]


def killed_after(seconds: float, url: str) -> dict[str, int]:
    """Let a process append, kill it some time after its first acknowledgement, and return what it acknowledged."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload(["tests.server.store.appending", "dvergar.server.store.migration"])
    ours, its = processes.Pipe(duplex=False)
    process = processes.Process(target=append_until_killed, args=(url, its))
    process.start()
    its.close()
    acknowledged: dict[str, int] = {}
    began = ours.poll(SOON)
    time.sleep(seconds)
    process.kill()
    assert began, "nothing was acknowledged"
    try:
        while True:
            room, head = ours.recv()
            acknowledged[room] = head
    except (EOFError, OSError):  # the last message may be cut off
        process.join(SOON)
    return acknowledged


@pytest.mark.parametrize("kills", KILLS)
def test_entries_acknowledged_before_a_kill_are_stored(url: str, kills: int) -> None:
    moments = random.Random(6)
    acknowledged: dict[str, int] = {}
    for _ in range(kills):
        acknowledged |= killed_after(moments.uniform(0.0, 0.1), url)
        with Store.open(url) as store:
            found = {room: store.entries(room) for room in ROOMS}
            touched = {each.id: each.touched for each in store.rooms()}
        for room, bodies in found.items():
            assert len(bodies) >= acknowledged.get(room, 0)
            assert bodies == [body(room, number) for number in range(len(bodies))]
            assert touched.get(room, 0.0) == len(bodies)  # the summary was stored with its entries
        assert all(those == [*range(len(those))] for those in numbers(url).values())
    assert sum(acknowledged.values()) > kills
