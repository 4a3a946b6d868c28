"""The database is locked, gone or silent: /health says so in one line, and an action is answered within seconds."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from dvergar.server.store import Store
from tests.server.clients import Caller, Player, live, play_all
from tests.server.in_process import listening, wide
from tests.server.store.conftest import postgresql, postgresql_url, sqlite_url, url
from tests.server.store.databases import change, held_up, rows
from tests.server.store.proxy import Proxy
from tests.server.store.test_lost_connection import end_the_writers_session

__all__ = ["postgresql", "postgresql_url", "sqlite_url", "url"]

PATIENCE = 0.5
SECONDS = 8.0
"""Any answer comes in less, on a busy machine too."""


@asynccontextmanager
async def calling(address: str) -> AsyncIterator[Caller]:
    """A client of a server on a database that it does not wait for long."""
    with Store.open(address, patience=PATIENCE) as store:
        async with listening(store, wide(store_seconds=PATIENCE)) as serving, Caller(serving) as caller:
            yield caller


async def two(caller: Caller) -> list[Player]:
    """Two people at a table; the first one is to act."""
    table = await (await caller.table("dwarf", ["me", "me"])).begin()
    players = [await player.connect() for player in table.players()]
    for player in players:
        await player.settle()
    return sorted(players, key=lambda player: not player.due)


async def health(caller: Caller) -> tuple[int, str]:
    """What the server says of its health when it looks anew."""
    caller.serving.app.state.health._fresh_until = 0.0  # type: ignore[attr-defined]
    started = time.monotonic()
    answer = await caller.ask("GET", "/health")
    assert time.monotonic() - started < SECONDS
    return answer.status_code, answer.json().get("error", {}).get("text", "").removeprefix("The database does not work: ")


async def is_refused_in_time(caller: Caller, players: list[Player]) -> None:
    """An action is not kept, its player is told within seconds, and nobody else hears of it."""
    acting, other = players
    number, started = other.number, time.monotonic()
    answer = await acting.act(acting.choose(acting.state["decision"]))
    assert (answer["type"], answer["key"]) == ("error", "server-not-kept")
    assert time.monotonic() - started < SECONDS
    assert other.number == number


async def goes_on(caller: Caller, players: list[Player]) -> None:
    """All is well again, and the game is played to its end."""
    async with asyncio.timeout(SECONDS):
        while await health(caller) != (200, ""):
            await asyncio.sleep(0.1)
    await play_all(players)


def beat(address: str) -> Any:
    return rows(address, "SELECT beat FROM health")


@live
async def test_health_writes_once_however_often_it_is_asked(url: str) -> None:
    async with calling(url) as caller:
        before = beat(url)
        answers = await asyncio.gather(*(caller.ask("GET", "/health") for _ in range(40)))
        assert {answer.status_code for answer in answers} == {200}
        assert beat(url) != before
        assert await health(caller) == (200, "")
        assert beat(url) == before


@live
async def test_an_action_on_a_database_that_another_program_has_locked_is_answered_within_seconds(url: str) -> None:
    async with calling(url) as caller:
        players = await two(caller)
        with held_up(url):
            await is_refused_in_time(caller, players)
            assert await health(caller) == (503, "another program is using it")
            started = time.monotonic()
            refused = await caller.ask("POST", "/api/tables", {"game": "dwarf", "options": {"players": 2}})
            assert (refused.status_code, time.monotonic() - started < SECONDS) == (503, True)
        await goes_on(caller, players)


@contextmanager
def moved(file: Path) -> Any:
    file.rename(file.with_name("elsewhere"))
    try:
        yield
    finally:
        file.with_name("elsewhere").rename(file)


@pytest.mark.parametrize("name", ["tables.db", "tables.db-wal"])
@live
async def test_a_file_that_was_moved_away_keeps_nothing_and_that_is_said(sqlite_url: str, name: str) -> None:
    async with calling(sqlite_url) as caller:
        players = await two(caller)
        with moved(Path(sqlite_url.removeprefix("sqlite:///")).with_name(name)):
            await is_refused_in_time(caller, players)
            told = "the database file was moved, replaced or deleted while the server was running"
            assert await health(caller) == (503, told)
        await goes_on(caller, players)


@live
async def test_the_databases_own_words_are_not_shown_to_strangers(url: str) -> None:
    async with calling(url) as caller:
        change(url, "ALTER TABLE health RENAME TO secret_name")
        assert await health(caller) == (503, "the database reports an error")
        change(url, "ALTER TABLE secret_name RENAME TO health")
        assert await health(caller) == (200, "")


@live
async def test_a_lost_database_is_reported_without_its_address_and_found_again(postgresql_url: str) -> None:
    proxy = Proxy(postgresql_url)
    async with calling(proxy.url) as caller:
        players = await two(caller)
        proxy.reachable = False
        await asyncio.to_thread(end_the_writers_session, postgresql_url)
        await is_refused_in_time(caller, players)
        assert await health(caller) == (503, "the database cannot be reached")
        proxy.reachable = True
        await goes_on(caller, players)
    proxy.close()


@pytest.mark.thorough
@live
async def test_a_database_that_falls_silent_lets_nobody_wait_and_what_it_kept_in_the_end_is_found(postgresql_url: str) -> None:
    proxy = Proxy(postgresql_url)
    async with calling(proxy.url) as caller:
        players = await two(caller)
        proxy.silent = True
        await is_refused_in_time(caller, players)
        await is_refused_in_time(caller, players)
        assert await health(caller) == (503, "there was no answer in time")
        proxy.silent = False
        await goes_on(caller, players)
    proxy.close()
