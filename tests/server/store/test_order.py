"""Whatever the order in which threads append, nothing is lost or misplaced."""

import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from dataclasses import dataclass, field
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dvergar.server.store import Conflict, Store, Summary
from tests.server.store.databases import SOON, numbers, summary

ROOMS = "abc"
Turns = list[tuple[str, int]]
turns = st.lists(st.tuples(st.sampled_from(ROOMS), st.integers(1, 3)), max_size=12)
few = settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])


def emptied(store: Store) -> None:
    """Make all three rooms exist without entries."""
    for room in ROOMS:
        store.remove(room)
        store.append(room, 0, [], summary(room)).result(SOON)


def bodies(thread: int, turn: int, size: int) -> list[str]:
    return [f"{thread}.{turn}.{part}" for part in range(size)]


def in_threads(runs: list[Callable[[], None]]) -> None:
    """Run all at once; an error in one thread is raised here."""
    troubles: list[BaseException] = []

    def guarded(run: Callable[[], None]) -> None:
        try:
            run()
        except BaseException as error:
            troubles.append(error)

    threads = [threading.Thread(target=guarded, args=(run,)) for run in runs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SOON)
    assert troubles == []


@few
@given(plan=st.lists(turns, min_size=2, max_size=6))
def test_threads_that_race_for_the_next_number_lose_nothing_and_leave_no_gap(store: Store, url: str, plan: list[Turns]) -> None:
    emptied(store)

    def racing(thread: int) -> None:
        for turn, (room, size) in enumerate(plan[thread]):
            mine = bodies(thread, turn, size)
            while True:
                first = len(store.entries(room))
                try:
                    store.append(room, first, mine).result(SOON)
                    break
                except Conflict:
                    continue
            assert store.entries(room)[first : first + size] == mine  # together, and seen at once

    in_threads([lambda thread=thread: racing(thread) for thread in range(len(plan))])  # type: ignore[misc]
    asked = [
        (room, body)
        for thread, each in enumerate(plan)
        for turn, (room, size) in enumerate(each)
        for body in bodies(thread, turn, size)
    ]
    assert sorted((room, body) for room in ROOMS for body in store.entries(room)) == sorted(asked)
    assert all(found == [*range(len(found))] for found in numbers(url).values())


@few
@given(plan=st.lists(turns, min_size=2, max_size=6))
def test_writes_sent_without_waiting_are_stored_in_the_order_of_sending(store: Store, url: str, plan: list[Turns]) -> None:
    emptied(store)
    sent: dict[str, list[str]] = {room: [] for room in ROOMS}
    futures: list[Future[None]] = []
    locks = {room: threading.Lock() for room in ROOMS}

    def sending(thread: int) -> None:
        for turn, (room, size) in enumerate(plan[thread]):
            with locks[room]:
                futures.append(store.append(room, len(sent[room]), bodies(thread, turn, size)))
                sent[room] += bodies(thread, turn, size)

    in_threads([lambda thread=thread: sending(thread) for thread in range(len(plan))])  # type: ignore[misc]
    assert [future.result(SOON) for future in futures] == [None] * len(futures)
    assert {room: store.entries(room) for room in ROOMS} == sent


@dataclass
class Model:
    """A model of the store."""

    entries: dict[str, list[str]] = field(default_factory=dict)
    rooms: dict[str, Summary] = field(default_factory=dict)

    def append(self, room: str, first: int, new: list[str], told: Summary | None) -> object:
        if first != len(self.entries.get(room, [])) or (told is None and room not in self.rooms):
            return Conflict
        self.entries.setdefault(room, []).extend(new)
        if told:
            self.rooms[room] = told
        return None

    def remove(self, room: str) -> object:
        self.entries.pop(room, None)
        self.rooms.pop(room, None)
        return None


summaries = st.builds(
    lambda touched, over: {"touched": float(touched), "phase": "over" if over else "running"}, st.integers(0, 9), st.booleans()
)
deeds = st.one_of(
    st.tuples(
        st.just("append"), st.sampled_from(ROOMS), st.sampled_from([0, 0, 0, 0, -1, 1]), st.integers(0, 2), st.none() | summaries
    ),
    st.tuples(st.just("remove"), st.sampled_from(ROOMS)),
    st.tuples(st.just("wait")),
)


def do(store: Any, deed: tuple[Any, ...], head: int) -> Any:
    """Apply an operation to the store or to the model."""
    match deed:
        case ("append", room, off, size, told):
            return store.append(room, head + off, bodies(head, off, size), told and summary(room, **told))
        case (name, argument):
            return getattr(store, name)(argument)


@settings(few, max_examples=40)
@given(plan=st.lists(deeds, max_size=25))
def test_the_store_behaves_like_a_list_for_each_room(store: Store, plan: list[tuple[Any, ...]]) -> None:
    for room in ROOMS:
        store.remove(room).result(SOON)
    model = Model()
    asked: list[tuple[Future[Any], object]] = []
    for deed in plan:
        if deed == ("wait",):
            wait([future for future, _ in asked], SOON)
            assert all(store.entries(room) == model.entries.get(room, []) for room in ROOMS)
            continue
        head = len(model.entries.get(deed[1], []))
        asked.append((do(store, deed, head), do(model, deed, head)))
    told = [type(error) if (error := future.exception(SOON)) else future.result() for future, _ in asked]
    assert told == [expected for _, expected in asked]
    assert {each.id: each for each in store.rooms()} == model.rooms
    assert all(store.entries(room) == model.entries.get(room, []) for room in ROOMS)
