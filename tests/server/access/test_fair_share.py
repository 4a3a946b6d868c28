"""No single address takes what is meant for everybody: tables, bots' tables, score histories, requests that cost much."""

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections.abc import AsyncIterator, Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.types import Message

from dvergar.api.play import View
from dvergar.scorepad.entering import form_of
from dvergar.scorepad.history import Book, Kept, fresh_id
from dvergar.scorepad.pads import read_pad
from dvergar.server.access.fair_queue import Asker
from dvergar.server.access.heavy_work import HeavyWork
from dvergar.server.bots.pool import BotPool
from dvergar.server.errors import Gone
from dvergar.server.operations.settings import Rate, Settings
from dvergar.server.rooms import Room
from dvergar.server.score_books import books_in, expire, use
from dvergar.server.viewers import Viewer
from tests.server.clients import live
from tests.server.in_process import application, wide
from tests.server.test_routes import bearer, opened, refused, seated

SLEEPY = f"exec:{sys.executable} -c 'import time; time.sleep(60)'"
DEMO = {**form_of("nidavellir").DEMO, "game": "nidavellir"}
KINGS = [{"kind": "bot", "mind": "guest"}] * 2
PEOPLE = [{"kind": "human"}] * 2


def table_of(chairs: list[dict[str, str]]) -> dict[str, Any]:
    return {"game": "dwarf", "options": {"players": 2}, "chairs": chairs}


@contextlib.asynccontextmanager
async def caller(client: httpx.AsyncClient, peer: str) -> AsyncIterator[httpx.AsyncClient]:
    """Yield a client of the same application at another address."""
    transport = httpx.ASGITransport(client.app, raise_app_exceptions=False, client=(peer, 5))  # type: ignore[attr-defined]
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8000") as other:
        yield other


@live
async def test_one_address_cannot_open_the_tables_of_all(tmp_path: Path) -> None:
    async with application(tmp_path, wide(tables_per_address=3)) as client, caller(client, "192.0.2.7") as other:
        body = table_of(PEOPLE)
        for _ in range(3):
            await opened(client, body)
        for language, text in (("en", "already has"), ("fr", "a déjà"), ("de", "gibt es schon")):
            answer = await client.post("/api/tables", json=body, headers={"Accept-Language": language})
            refused(answer, 429, "server-many-own-tables")
            assert text in answer.json()["error"]["text"]
        assert len((await client.get("/metrics")).text.split("dvergar_tables 3")) == 2, "a refusal opens nothing"
        await opened(other, body)


@live
async def test_tables_of_bots_alone_are_few_for_an_address_until_their_games_are_over(tmp_path: Path) -> None:
    async with application(tmp_path, wide(bot_tables_per_address=2)) as client, caller(client, "192.0.2.7") as other:
        tables = [await opened(client, table_of(KINGS)) for _ in range(2)]
        await opened(client, table_of(PEOPLE))
        await opened(other, table_of(KINGS))
        refused(await client.post("/api/tables", json=table_of(KINGS)), 429, "server-many-bot-tables")
        async with asyncio.timeout(60):
            while (await client.get(f"/api/tables/{tables[0]}")).json()["phase"] != "over":
                await asyncio.sleep(0.1)
        await opened(client, table_of(KINGS))


@live
async def test_a_table_that_its_last_person_leaves_to_bots_counts_as_one_of_bots_alone(tmp_path: Path) -> None:
    async with application(tmp_path, wide(bot_tables_per_address=1, bots={"sleepy": SLEEPY}, think_seconds=50.0)) as client:
        players = []
        for _ in range(2):
            table = await opened(client, table_of(PEOPLE))
            players.append((table, await seated(client, table, "Ann", "Bo")))
            await client.post(f"/api/tables/{table}/start", headers=bearer(players[-1][1][0]))
        (first, (ann, bo)), (second, (cy, dag)) = players

        async def leave(table: str, token: str) -> httpx.Response:
            return await client.post(f"/api/tables/{table}/leave", json={"mind": "sleepy"}, headers=bearer(token))

        for table, token in ((first, ann), (first, bo), (second, cy)):
            assert (await leave(table, token)).status_code == 200
        before = (await client.get(f"/api/tables/{second}", headers=bearer(dag))).json()
        refused(await leave(second, dag), 429, "server-many-bot-tables")
        assert (await client.get(f"/api/tables/{second}", headers=bearer(dag))).json() == before
        await client.post(f"/api/tables/{first}/take-back", headers=bearer(bo))
        assert (await leave(first, bo)).status_code == 200, "it is counted already"


@live
async def test_bots_count_for_the_opener_of_their_table_or_after_a_restart_for_the_first_player_to_connect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Asker] = []
    think = BotPool.think

    async def noted(pool: BotPool, view: View, name: str, seed: int, key: str, asker: Asker) -> int:
        asked.append(asker)
        return await think(pool, view, name, seed, key, asker)

    monkeypatch.setattr(BotPool, "think", noted)
    async with application(tmp_path) as client, caller(client, "2001:db8::7") as other:
        table = await opened(other, table_of([PEOPLE[0], KINGS[0]]))
        (ann,) = await seated(client, table, "Ann")
        await client.post(f"/api/tables/{table}/start", headers=bearer(ann))
        await client.post(f"/api/tables/{table}/leave", json={"mind": "guest"}, headers=bearer(ann))
        registry = client.app.state.registry  # type: ignore[attr-defined]
        async with asyncio.timeout(60):
            while not asked:
                await asyncio.sleep(0.05)
        assert asked[0] == Asker("2001:db8::", table)
        room = Room(registry.context, table, registry.context.store.entries(table))
        for seat, address in ((None, "192.0.2.1"), (0, "192.0.2.2"), (0, "192.0.2.3")):
            room.subscribe(Viewer(seat, "en", 0, 1), address)
        assert room.address == "192.0.2.2"
        await room.close()


@live
async def test_the_networks_of_a_48_share_a_larger_bucket(tmp_path: Path) -> None:
    async with application(tmp_path, wide(requests=Rate(1, 0.001))) as client:
        statuses = []
        for one in (*range(9), 8):
            async with caller(client, f"2001:db8:1:{one}::7") as neighbour:
                statuses.append((await neighbour.get("/api/games")).status_code)
        assert statuses == [200] * 8 + [429] * 2
        async with caller(client, "2001:db8:2::7") as stranger:
            assert (await stranger.get("/api/games")).status_code == 200


@live
async def test_rematches_asked_for_at_once_are_one_table_without_orphans(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client, {"game": "dwarf", "options": {"players": 2}, "chairs": [{"kind": "human"}, KINGS[0]]})
        (ann,) = await seated(client, table, "Ann")
        await client.post(f"/api/tables/{table}/start", headers=bearer(ann))
        await client.post(f"/api/tables/{table}/leave", json={"mind": "guest"}, headers=bearer(ann))
        async with asyncio.timeout(60):
            while (await client.get(f"/api/tables/{table}")).json()["phase"] != "over":
                await asyncio.sleep(0.1)
        answers = await asyncio.gather(*(client.post(f"/api/tables/{table}/rematch", headers=bearer(ann)) for _ in range(8)))
        assert len({answer.json()["table"] for answer in answers}) == 1
        rooms = client.app.state.registry.context.store.rooms()  # type: ignore[attr-defined]
        assert len(rooms) == 2


@live
async def test_new_histories_are_few_for_an_address_and_a_full_server_says_so(tmp_path: Path) -> None:
    settings = wide(scores=tmp_path / "scores", new_books=Rate(2, 0.0001), books=3)
    async with application(tmp_path, settings) as client, caller(client, "192.0.2.7") as other:
        books = [fresh_id() for _ in range(5)]
        for book in books[:2]:
            assert (await client.put(f"/api/scores/{book}/{fresh_id()}", json=DEMO)).status_code == 200
        refused(await client.put(f"/api/scores/{books[2]}/{fresh_id()}", json=DEMO), 429, "score-many-new-books")
        assert (await client.put(f"/api/scores/{books[0]}/{fresh_id()}", json=DEMO)).status_code == 200
        assert (await other.put(f"/api/scores/{books[3]}/{fresh_id()}", json=DEMO)).status_code == 200
        for language, text in (("en", "server is full"), ("fr", "serveur est plein"), ("de", "Server ist voll")):
            answer = await other.put(f"/api/scores/{books[4]}/{fresh_id()}?lang={language}", json=DEMO)
            refused(answer, 409, "score-many-books")
            assert text in answer.json()["error"]["text"]
        assert len([*(tmp_path / "scores").iterdir()]) == 3


def written(folder: Path, pads: int) -> str:
    """Write a history with that many pads and return its name."""
    name = fresh_id()
    book, pad = Book(folder, name), read_pad({**form_of("nidavellir").DEMO, "game": "nidavellir"})
    first = book.keep(pad)
    text = (book.folder / f"{first.id}.json").read_text()
    for _ in range(pads - 1):
        (book.folder / f"{fresh_id()}.json").write_text(text)
    return name


@live
async def test_exports_never_take_the_threads_that_load_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's threads are all of one: a held export would hold up /health and every table that is not in memory."""
    started, held = threading.Event(), threading.Event()

    def holding(pads: object, words: object) -> Generator[None, None, str]:
        started.set()
        held.wait(30)
        yield
        return ""

    monkeypatch.setattr("dvergar.server.scorepad_routes.csv_in_steps", holding)
    book = written(tmp_path / "scores", 2)
    async with application(tmp_path, wide(scores=tmp_path / "scores")) as client:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(1))
        exports = [asyncio.create_task(client.get(f"/api/scores/{book}/export.csv?lang={one}")) for one in ("en", "fr", "de")]
        await asyncio.to_thread(started.wait, 30)
        async with asyncio.timeout(10):
            assert (await client.get("/health")).status_code == 200
            assert (await client.put(f"/api/scores/{book}/{fresh_id()}", json=DEMO)).status_code == 200
        assert not any(export.done() for export in exports)
        held.set()
        assert {answer.status_code for answer in await asyncio.gather(*exports)} == {200}


@live
async def test_expensive_requests_have_a_bucket_and_few_places_in_the_queue_for_an_address(tmp_path: Path) -> None:
    settings = wide(scores=tmp_path / "scores", heavy=Rate(6, 0.001), heavy_per_address=2)
    book = written(tmp_path / "scores", 100)
    async with application(tmp_path, settings) as client, caller(client, "192.0.2.7") as other:
        path = f"/api/scores/{book}/export.csv"
        answers = await asyncio.gather(*(client.get(f"{path}?lang={one}") for one in ("en", "fr", "de", "en")), other.get(path))
        assert sorted(answer.status_code for answer in answers[:4]) == [200, 200, 429, 429]
        assert answers[4].status_code == 200
        for _ in range(2):
            assert (await client.get("/api/tables")).status_code == 200
        for paid in ("/api/tables", f"/api/scores/{book}", path, f"/api/scores/{book}/export.json"):
            refused(await client.get(paid), 429, "server-too-fast")
        assert (await client.get("/health")).status_code == 200


@live
async def test_an_address_with_many_exports_waiting_does_not_delay_another(tmp_path: Path) -> None:
    book, own = (written(tmp_path / "scores", pads) for pads in (200, 20))
    settings = wide(scores=tmp_path / "scores", heavy_per_address=50)
    async with application(tmp_path, settings) as client, caller(client, "192.0.2.7") as other:
        paths = [f"/api/scores/{book}/export.csv", f"/api/scores/{book}", f"/api/scores/{book}/export.json"]
        flood = [asyncio.create_task(client.get(f"{path}?lang={one}")) for path in paths for one in ("en", "fr", "de")]
        await asyncio.sleep(0)
        assert (await other.get(f"/api/scores/{own}/export.csv")).status_code == 200
        assert sum(export.done() for export in flood) <= 1
        await asyncio.gather(*flood)


@live
async def test_work_stops_when_the_client_has_gone(tmp_path: Path) -> None:
    heavy, steps, gone = HeavyWork(Settings()), [0], asyncio.Event()

    async def receive() -> Message:
        await gone.wait()
        return {"type": "http.disconnect"}

    def endless() -> Generator[None, None, str]:
        while True:
            steps[0] += 1
            if steps[0] == 3:
                loop.call_soon_threadsafe(gone.set)
            yield

    loop = asyncio.get_running_loop()
    with pytest.raises(Gone):
        await heavy.run(Request({"type": "http"}, receive), "192.0.2.7", endless())
    done = steps[0]
    await asyncio.sleep(0.05)
    assert steps[0] == done
    assert not heavy._waiting._counts
    heavy.close()


@live
async def test_an_answer_is_remembered_until_the_history_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dvergar.server.score_books.SETTLED", 0.0)
    name = written(tmp_path / "scores", 3)
    read: list[Book] = []
    reading = Book.reading

    def counted(book: Book) -> Generator[None, None, tuple[list[Kept], int]]:
        read.append(book)
        return reading(book)

    monkeypatch.setattr(Book, "reading", counted)
    async with application(tmp_path, wide(scores=tmp_path / "scores")) as client:
        for _ in range(2):
            assert len((await client.get(f"/api/scores/{name}/export.json")).json()) == 3
        assert len(read) == 1
        await client.put(f"/api/scores/{name}/{fresh_id()}", json=DEMO)
        assert len((await client.get(f"/api/scores/{name}/export.json")).json()) == 4


def test_a_history_that_nobody_opens_is_put_aside_comes_back_when_asked_for_and_is_deleted_later(tmp_path: Path) -> None:
    settings, now = wide(scores=tmp_path, keep_books=100.0, restore_books=10.0), time.time()
    old, fresh, home = written(tmp_path, 2), written(tmp_path, 1), Book(tmp_path)
    home.keep(Book(tmp_path, fresh).pads()[0][0].pad)
    for folder in (tmp_path / old, home.folder):
        os.utime(folder, (now - 101, now - 101))
    assert expire(tmp_path, settings, now) == (1, 0)
    assert (books_in(tmp_path), Book(tmp_path, old).size(), home.size()) == (2, 0, 1)
    assert expire(tmp_path, settings, now + 9) == (0, 0)
    use(Book(tmp_path, old))
    assert Book(tmp_path, old).size() == 2
    assert expire(tmp_path, settings, now + 99) == (0, 0), "it counts as used now"
    assert expire(tmp_path, settings, now + 102) == (2, 0)
    assert expire(tmp_path, settings, now + 113) == (0, 2)
    assert [path.name for path in tmp_path.iterdir()] == ["home"]
