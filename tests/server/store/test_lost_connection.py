"""PostgreSQL goes away and comes back: a write is stored once or not at all, and acknowledged writes are there."""

import threading
import time
from collections.abc import Iterator

import psycopg
import pytest

from dvergar.server.store import Conflict, InUse, Store, StoreFailed, postgresql
from tests.server.store.databases import SOON, begin, numbers, rows, summary
from tests.server.store.proxy import Break, Proxy

TERMINATE = """
    SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND objid::bigint = hashtext(current_schema())::bigint & 4294967295
"""


@pytest.fixture
def proxy(postgresql_url: str) -> Iterator[Proxy]:
    between = Proxy(postgresql_url)
    yield between
    between.close()


def end_the_writers_session(url: str) -> None:
    """End the writer's session, as an administrator may do."""
    assert rows(url, TERMINATE) == [(True,)]


@pytest.mark.parametrize("moment", [Break.BEFORE_COMMIT, Break.AFTER_COMMIT])
def test_a_write_whose_commit_is_not_answered_is_stored_once(proxy: Proxy, postgresql_url: str, moment: Break) -> None:
    with Store.open(proxy.url) as store:
        begin(store, "a")
        proxy.breaking = moment
        store.append("a", 0, ["zero", "one"], summary(touched=7.0)).result(SOON)
        assert proxy.breaking is Break.NEVER
        store.append("a", 2, ["two"]).result(SOON)
    assert numbers(postgresql_url) == {"a": [0, 1, 2]}
    assert rows(postgresql_url, "SELECT touched FROM rooms") == [(7.0,)]


def test_a_conflicting_write_stays_a_conflict_if_the_answer_is_lost(proxy: Proxy) -> None:
    with Store.open(proxy.url) as store:
        begin(store, "a")
        store.append("a", 0, ["zero"]).result(SOON)
        proxy.breaking = Break.AFTER_COMMIT
        with pytest.raises(Conflict):
            store.append("a", 0, ["zero"]).result(SOON)
        assert store.entries("a") == ["zero"]


def test_writes_fail_while_the_server_is_unreachable_and_work_afterwards(proxy: Proxy, postgresql_url: str) -> None:
    with Store.open(proxy.url) as store:
        begin(store, "a", "b")
        proxy.reachable = False
        end_the_writers_session(postgresql_url)
        for _ in range(3):
            with pytest.raises(StoreFailed):
                store.append("a", 0, ["zero"]).result(SOON)
        proxy.reachable = True
        store.append("a", 0, ["in its place"]).result(SOON)
        assert store.entries("a") == ["in its place"]


def test_after_a_lost_answer_the_store_knows_the_truth_once_it_can_read_again(proxy: Proxy) -> None:
    with Store.open(proxy.url) as store:
        begin(store, "a")
        proxy.breaking, proxy.reachable = Break.AFTER_COMMIT, False
        with pytest.raises(StoreFailed):
            store.append("a", 0, ["zero"]).result(SOON)
        proxy.reachable = True
        with pytest.raises(Conflict):
            store.append("a", 0, ["other"]).result(SOON)
        assert store.entries("a") == ["zero"]
        store.append("a", 1, ["one"]).result(SOON)


def test_sessions_that_end_under_load_lose_nothing_acknowledged(postgresql_url: str) -> None:
    acknowledged: dict[str, list[str]] = {}
    done = threading.Event()

    def appending(store: Store, room: str) -> None:
        mine = acknowledged.setdefault(room, [])
        while not done.is_set():
            body = f"{room} {len(mine)}"
            try:
                store.append(room, len(mine), [body]).result(SOON)
            except StoreFailed:  # it was lost, and lost again: then the store is asked
                if store.entries(room) == mine:
                    continue
            mine.append(body)

    with Store.open(postgresql_url) as store:
        begin(store, *"abcdef")
        threads = [threading.Thread(target=appending, args=(store, room)) for room in "abcdef"]
        for thread in threads:
            thread.start()
        until = time.monotonic() + SOON
        ended = 0
        while time.monotonic() < until and (ended < 8 or min(map(len, acknowledged.values()), default=0) <= 8):
            time.sleep(0.1)
            rows(postgresql_url, TERMINATE)
            ended += 1
        time.sleep(0.1)
        done.set()
        for thread in threads:
            thread.join(SOON)
        assert {room: store.entries(room) for room in "abcdef"} == acknowledged
    assert min(map(len, acknowledged.values())) > 8


def test_the_lock_is_taken_again_with_a_new_session(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "PATIENCE", 0.2)
    with Store.open(postgresql_url) as store:
        begin(store, "a")
        end_the_writers_session(postgresql_url)
        store.append("a", 0, ["zero"]).result(SOON)
        with pytest.raises(InUse):
            Store.open(postgresql_url)


def test_a_store_that_lost_its_lock_writes_no_more(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "PATIENCE", 0.2)
    with Store.open(postgresql_url) as first:
        begin(first, "a")
        end_the_writers_session(postgresql_url)
        with Store.open(postgresql_url) as second:
            second.append("a", 0, ["of the second"]).result(SOON)
            with pytest.raises(StoreFailed, match="in use"):
                first.append("a", 1, ["of the first"]).result(SOON)
        first.append("a", 1, ["of the first"]).result(SOON)
        assert first.entries("a") == ["of the second", "of the first"]


def test_two_stores_coexist_in_separate_schemas(postgresql: str, postgresql_url: str) -> None:
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("CREATE SCHEMA beside")
    with Store.open(postgresql_url) as one, Store.open(f"{postgresql}&options=-csearch_path%3Dbeside") as other:
        begin(one, "a")
        assert other.rooms() == []
