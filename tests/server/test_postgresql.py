"""The server on a real PostgreSQL: a whole game, killed in the middle."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dvergar.api.record import Record
from tests.server.clients import Caller, Serving, alone, play_all
from tests.server.store.conftest import postgresql, postgresql_url

__all__ = ["postgresql", "postgresql_url"]


@pytest.fixture
def serving(postgresql_url: str, tmp_path: Path) -> Iterator[Serving]:
    made = Serving(tmp_path)
    made.database = postgresql_url
    with made:
        yield made


@pytest.mark.thorough
def test_a_game_on_postgresql_goes_on_after_a_kill(serving: Serving) -> None:
    asyncio.run(alone(killed_in_the_middle(serving)))


async def killed_in_the_middle(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await (await caller.table("nidavellir", ["me", "thumb", "me"])).begin()
        playing = asyncio.create_task(play_all(table.players()))
        await asyncio.sleep(0.5)
        serving.kill()
        await asyncio.to_thread(serving.start)
        await playing
        Record.load(json.dumps(await table.record())).verify()
