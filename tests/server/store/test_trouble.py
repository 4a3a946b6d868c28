"""A disk that is full or does not flush: the write fails, nothing of it is stored, and later the store works again."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dvergar.server.store import Store
from tests.server.disks import Disk, needs_compiler
from tests.server.store.databases import SOON

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the failing disk is made for Linux")


class Process:
    """A process with a store that runs commands."""

    def __init__(self, url: str, **environment: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.store.store_process", url],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ, **environment},
        )  # fmt: skip
        self.first_word = self.line()

    def line(self) -> str:
        assert self._process.stdout
        return self._process.stdout.readline().rstrip("\n")

    def send(self, words: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(words + "\n")
        self._process.stdin.flush()

    def tell(self, words: str) -> str:
        self.send(words)
        return self.line()

    def kill(self) -> None:
        self._process.kill()
        self.leave()

    def leave(self) -> None:
        self._process.communicate(timeout=SOON)


@pytest.fixture
def start(disk: Disk, sqlite_url: str) -> Iterator[Callable[[], Process]]:
    """Return a function that starts a process on the failing disk; all are ended afterwards."""
    started: list[Process] = []

    def begin() -> Process:
        started.append(Process(sqlite_url, **disk.environment))
        return started[-1]

    yield begin
    for process in started:
        process.kill()


def entries(url: str, *rooms: str) -> list[list[str]]:
    with Store.open(url) as store:
        return [store.entries(room) for room in rooms]


@needs_compiler
@pytest.mark.parametrize(("how", "why"), [("fsync", "the disk reports an error"), ("full", "the disk is full")])
def test_a_write_that_is_not_on_the_disk_fails_and_afterwards_the_store_goes_on(
    start: Callable[[], Process], disk: Disk, sqlite_url: str, how: str, why: str
) -> None:
    process = start()
    assert [process.tell("append a") for _ in range(3)] == ["kept a 0", "kept a 1", "kept a 2"]
    disk.fails(how)
    assert [process.tell("append a") for _ in range(3)] == [f"failed a 3 StoreFailed {why}"] * 3
    assert process.tell("append b") == f"failed b 0 StoreFailed {why}"
    assert process.tell("entries a") == "3"
    disk.well()
    assert [process.tell(f"append {room}") for room in "aba"] == ["kept a 3", "kept b 0", "kept a 4"]
    process.leave()
    assert list(map(len, entries(sqlite_url, "a", "b"))) == [5, 1]


@needs_compiler
@pytest.mark.parametrize("how", ["fsync", "full"])
def test_a_write_that_failed_does_not_come_back_after_a_kill(
    start: Callable[[], Process], disk: Disk, sqlite_url: str, how: str
) -> None:
    process = start()
    assert [process.tell("append a") for _ in range(3)] == ["kept a 0", "kept a 1", "kept a 2"]
    disk.fails(how)
    assert process.tell("append a").startswith("failed a 3")
    process.kill()
    disk.well()
    assert list(map(len, entries(sqlite_url, "a"))) == [3]


@needs_compiler
@pytest.mark.parametrize("how", ["fsync", "full"])
def test_a_store_on_a_failing_disk_is_not_opened_and_can_be_opened_later(
    start: Callable[[], Process], disk: Disk, how: str
) -> None:
    disk.fails(how)
    assert start().first_word.startswith("failed StoreFailed The database could not be opened: ")
    disk.well()
    assert start().first_word == "opened"


@needs_compiler
@pytest.mark.parametrize("how", ["fsync", "full"])
def test_with_many_rooms_and_intermittent_failures_exactly_the_acknowledged_entries_are_stored(
    start: Callable[[], Process], disk: Disk, sqlite_url: str, how: str
) -> None:
    process = start()
    process.send("burst 16 40")
    told: list[str] = []
    while (line := process.line()) != "done":
        told.append(line)
        if len(told) % 100 == 50:
            disk.fails(how)
        if len(told) % 100 == 99:
            disk.well()
    process.kill()
    disk.well()
    kept: dict[str, list[str]] = {f"room{number}": [] for number in range(16)}
    for line in told:
        outcome, body = line.split(" ", 1)
        if outcome == "kept":
            kept[body.split()[0]].append(body)
    assert len(told) == 16 * 40
    assert 0 < sum(map(len, kept.values())) < len(told)
    assert dict(zip(kept, entries(sqlite_url, *kept), strict=True)) == kept


def test_a_write_fails_while_the_file_may_not_grow_and_works_afterwards(sqlite_url: str) -> None:
    process = Process(sqlite_url)
    assert process.first_word == "opened"
    assert process.tell("limit 400000") == "limited"
    process.send("fill a")
    kept = 0
    while (line := process.line()) == f"kept a {kept}":
        kept += 1
    assert line.startswith(f"failed a {kept} StoreFailed ")
    assert process.tell("entries a") == str(kept)
    assert process.tell("limit -1") == "limited"
    assert process.tell("append a") == f"kept a {kept}"
    process.kill()
    assert list(map(len, entries(sqlite_url, "a"))) == [kept + 1]
