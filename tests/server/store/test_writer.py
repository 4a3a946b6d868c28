"""One writer: queued writes share a commit, a bad one fails alone, nothing is acknowledged before it is stored."""

import asyncio
import threading
import time
import traceback
from concurrent.futures import Future, wait
from typing import Any

import pytest

from dvergar.server.store import Busy, Conflict, Store, StoreFailed, writer
from dvergar.server.store.writer import TOGETHER
from tests.server.store.databases import SOON, begin, change, held_up, is_writing, numbers, summary, until

BAD = "SECRET \ud800"
"""A lone surrogate, which no database can store."""


def outcomes(futures: list[Future[Any]]) -> list[str]:
    wait(futures, SOON)
    return [type(future.exception(0)).__name__ for future in futures]


def test_nothing_is_acknowledged_while_it_cannot_be_committed(store: Store, url: str) -> None:
    begin(store, "a")
    with held_up(url):
        future = store.append("a", 0, ["zero"])
        time.sleep(0.3)
        assert not future.done()
        assert store.entries("a") == []
    future.result(SOON)
    assert store.entries("a") == ["zero"]


def test_queued_writes_share_a_commit(store: Store, url: str, batches: list[int]) -> None:
    begin(store, "a")
    batches.clear()
    with held_up(url):
        store.append("a", 0, ["zero"])
        until(lambda: is_writing(store))
        futures = [store.append(f"room{number}", 0, ["zero"], summary(f"room{number}")) for number in range(TOGETHER + 100)]
    assert set(outcomes(futures)) == {"NoneType"}
    assert batches == [1, TOGETHER, 100]


def test_a_bad_write_fails_alone(store: Store, url: str) -> None:
    begin(store, *"abcd")
    with held_up(url):
        futures = [
            store.append("a", 0, ["zero"]),
            store.append("b", 0, ["good", BAD], summary("b", phase="over")),
            store.append("c", 0, ["zero"]),
            store.append("c", 5, ["five"]),
            store.append("b", 2, ["after the bad one"]),
            store.append("b", 0, ["in its place"]),
            store.append("d", 0, ["zero", "one"]),
            store.append("d", 2, ["two"]),
        ]
    told = outcomes(futures)
    assert told == ["NoneType", "StoreFailed", "NoneType", "Conflict", "Conflict", "NoneType", "NoneType", "NoneType"]
    assert numbers(url) == {"a": [0], "b": [0], "c": [0], "d": [0, 1, 2]}
    assert store.entries("b") == ["in its place"]
    assert {each.phase for each in store.rooms()} == {"running"}


def test_a_write_can_follow_another_in_the_same_batch(store: Store, url: str, batches: list[int]) -> None:
    with held_up(url):
        futures: list[Future[Any]] = [store.append("a", 0, ["zero"], summary())]
        futures += [store.append("a", number, [str(number)], summary(touched=float(number))) for number in range(1, 50)]
        futures += [store.remove("a"), store.append("a", 50, ["late"]), store.append("a", 0, ["again"], summary())]
    assert outcomes(futures) == ["NoneType"] * 51 + ["Conflict", "NoneType"]
    assert store.entries("a") == ["again"]
    assert len(batches) <= 2


def test_if_too_many_are_queued_the_next_is_refused_at_once_and_later_ones_are_accepted(url: str) -> None:
    with Store.open(url, waiting=5) as store:
        begin(store, "a")
        with held_up(url):
            futures = [store.append("a", number, [str(number)]) for number in range(30)]
            refused = [future for future in futures if future.done()]
            assert 24 <= len(refused) <= 25
            assert {type(future.exception()) for future in refused} == {Busy}
        assert outcomes(futures).count("NoneType") == 30 - len(refused)
        kept = len(store.entries("a"))
        assert kept == 30 - len(refused)
        store.append("a", kept, ["welcome"]).result(SOON)


def test_an_accepted_write_cannot_be_cancelled(store: Store, url: str) -> None:
    begin(store, "a")
    with held_up(url):
        future = store.append("a", 0, ["zero"])
        assert not future.cancel()
    future.result(SOON)
    assert store.entries("a") == ["zero"]


def test_closing_finishes_what_was_accepted_and_accepts_nothing_more(url: str) -> None:
    store = Store.open(url)
    begin(store, "a")
    with held_up(url):
        futures = [store.append("a", number, [str(number)]) for number in range(9)]
        closing = threading.Thread(target=store.close)
        closing.start()
        until(lambda: store._writer._closing)
        with pytest.raises(StoreFailed, match="closed"):
            store.append("a", 9, ["late"]).result(SOON)
        assert not any(future.done() for future in futures)
    closing.join(SOON)
    assert outcomes(futures) == ["NoneType"] * 9
    assert numbers(url) == {"a": [*range(9)]}
    store.close()
    with pytest.raises(StoreFailed, match="closed"):
        store.entries("a")


def test_a_lock_that_is_never_released_fails_the_writes_but_not_the_store(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.5)
    with Store.open(url, patience=0.3) as store:
        begin(store, "a")
        started = time.monotonic()
        with held_up(url):
            futures = [store.append("a", 0, [str(number)]) for number in range(100)]
            assert set(outcomes(futures)) == {"StoreFailed"}
            assert "another program is using it" in str(futures[0].exception())
        assert time.monotonic() - started < 10
        store.append("a", 0, ["zero"]).result(SOON)
        assert store.entries("a") == ["zero"]


def test_a_write_that_waits_can_be_withdrawn_and_one_that_has_begun_cannot(store: Store, url: str) -> None:
    begin(store, "a", "b")
    with held_up(url):
        begun = store.append("a", 0, ["begun"])
        until(lambda: is_writing(store))
        waiting = store.append("b", 0, ["waiting"])
        assert store.withdraw(waiting)
        assert not store.withdraw(begun)
    begun.result(SOON)
    store.append("b", 0, ["in its place"]).result(SOON)
    assert (store.entries("a"), store.entries("b")) == (["begun"], ["in its place"])


REFUSING = {
    "sqlite": "CREATE TRIGGER refusing BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'refused by a constraint'); END",
    "postgresql": "ALTER TABLE entries ADD CONSTRAINT refusing CHECK (length(body) < 3)",
}


@pytest.mark.parametrize(("body", "reason"), [(BAD, "surrogates"), ("SECRET", "constraint")])
def test_a_failure_reveals_nothing_of_the_data(store: Store, url: str, body: str, reason: str) -> None:
    begin(store, "a")
    change(url, REFUSING[url.partition(":")[0]])
    failure = store.append("a", 0, [body]).exception(SOON)
    assert isinstance(failure, StoreFailed)
    told = "".join(traceback.format_exception(failure)) + failure.text("fr") + repr(failure)
    assert reason in told
    assert "SECRET" not in told


def test_nul_is_stored_or_refused_and_never_truncates(store: Store) -> None:
    future = store.append("a", 0, ["SECRET before\0after"], summary())
    if failure := future.exception(SOON):
        assert "NUL" in str(failure)
        assert "SECRET" not in "".join(traceback.format_exception(failure))
    assert store.entries("a") == ([] if failure else ["SECRET before\0after"])


def test_results_are_delivered_in_the_event_loop(store: Store) -> None:
    async def keeping() -> None:
        begun = [store.keep(room, 0, ["zero"], summary(room)) for room in "ab"]
        assert await asyncio.gather(*begun) == [None, None]
        with pytest.raises(Conflict):
            await store.keep("a", 0, ["again"])
        store.keep("a", 1, ["nobody waits for this"]).cancel()
        await store.keep("a", 2, ["two"])
        store.keep("b", 1, ["the loop is closed before this is kept"])

    asyncio.run(keeping())
    store.append("b", 2, ["two"]).result(SOON)
    assert store.entries("a") == ["zero", "nobody waits for this", "two"]
    assert store.entries("b") == ["zero", "the loop is closed before this is kept", "two"]


def test_an_event_loop_learns_at_once_that_too_many_are_queued(url: str) -> None:
    with Store.open(url, waiting=1) as store:

        async def keeping() -> None:
            with held_up(url):
                asked = [store.keep("a", 0, ["zero"], summary("a")), *(store.keep("a", 1, ["one"]) for _ in range(2))]
                assert any(isinstance(future.exception(), Busy) for future in asked if future.done())
            await asyncio.gather(*asked, return_exceptions=True)

        asyncio.run(keeping())
