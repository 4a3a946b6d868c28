"""A damaged table says so, its bots and clocks stop, and all other tables go on."""

import asyncio
import io
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import dvergar
from dvergar.i18n import LANGUAGES
from dvergar.server.app import make_app
from dvergar.server.operations import logs
from dvergar.server.operations.logs import table_mark
from dvergar.server.room_keys import linked
from dvergar.server.store import Store, Summary
from dvergar.table.seats import Chair
from dvergar.table.settings import Settings as TableSettings
from dvergar.table.table import Table
from tests.server.clients import Caller, live, play_all
from tests.server.in_process import WIDE, listening
from tests.server.store.databases import SOON, change

Json = dict[str, Any]
NOW = 1.8e9


def bots() -> list[str]:
    """The entries of a table where two bots play."""
    chairs = [Chair(seat, "", "bot", "random") for seat in range(2)]
    table, entries = Table.open(dvergar.game("dwarf", players=2), chairs, TableSettings(), NOW)
    entries += table.begin(NOW)
    return [*(entry.to_json() for entry in entries), linked(NOW, listed=False)]


def waiting() -> list[str]:
    """The entries of a table that anyone may join."""
    _, entries = Table.open(dvergar.game("dwarf", players=2), [Chair(0), Chair(1)], TableSettings(), NOW)
    return [*(entry.to_json() for entry in entries), linked(NOW, listed=True)]


def opened_with(**changed: object) -> list[str]:
    """The same with something else in the first entry."""
    first, *others = bots()
    return [json.dumps(json.loads(first) | changed), *others]


BROKEN = {
    "no JSON": (["{", *bots()], 0),
    "no object": (["[]", *bots()], 0),
    "an unknown kind": ([*bots(), '{"kind":"sneezed"}'], 3),
    "a field of a wrong type": ([*bots(), '{"kind":"token","seat":0}'], 3),
    "chairs that are none": (opened_with(chairs=[1, 2]), 0),
    "settings that are none": (opened_with(settings=[]), 0),
    "a secret that is none": (opened_with(secret="x"), 0),
    "an action that is not possible": ([*bots(), '{"kind":"acted","at":1,"seat":0,"words":"fly","by":"bot"}'], 3),
    "a seat that is not there": ([*bots(), '{"kind":"driven","at":1,"seat":9,"mind":"thumb"}'], 3),
}
BROKEN_ROOM, SOUND_ROOM = "A" * 22, "B" * 22


def keep(store: Store, room: str, bodies: list[str]) -> None:
    store.append(room, 0, bodies, Summary(room, NOW, NOW, "running", False, "dwarf")).result(SOON)


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """What the server writes to its log."""
    out = io.StringIO()
    logs.start(out=out)
    yield out


@pytest.mark.parametrize("broken", BROKEN)
@live
async def test_a_table_that_cannot_be_brought_back_says_so_and_leaves_the_others_running(tmp_path: Path, broken: str) -> None:
    bodies, number = BROKEN[broken]
    with Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store, logged() as log:
        keep(store, BROKEN_ROOM, bodies)
        keep(store, SOUND_ROOM, bots())
        app = make_app(WIDE, store)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app, client=("127.0.0.1", 5))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client, asyncio.timeout(60):
                texts = set()
                for language in LANGUAGES:
                    answer = await client.get(f"/api/tables/{BROKEN_ROOM}?lang={language}")
                    error = answer.json()["error"]
                    assert (answer.status_code, error["key"]) == (409, "store-damaged")
                    assert str(number) in error["text"]
                    texts.add(error["text"])
                assert len(texts) == len(LANGUAGES)
                while (await client.get(f"/api/tables/{SOUND_ROOM}")).json()["phase"] != "over":
                    await asyncio.sleep(0.05)
    lines = [line for line in map(json.loads, log.getvalue().splitlines()) if line["event"] == "damaged"]
    assert [(line["table"], line["entry"]) for line in lines] == [(table_mark(BROKEN_ROOM), number)]


@live
async def test_a_room_whose_row_is_broken_is_logged_and_the_others_are_listed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with Store.open(url) as store, logged() as log:
        for room in (BROKEN_ROOM, SOUND_ROOM):
            store.append(room, 0, waiting(), Summary(room, NOW, NOW, "open", True, "dwarf")).result(SOON)
        change(url, f"UPDATE rooms SET touched = 'soon' WHERE id = '{BROKEN_ROOM}'")
        async with listening(store) as serving, Caller(serving) as caller:
            listed = (await caller.ask("GET", "/api/tables")).json()["tables"]
            assert [table["table"] for table in listed] == [SOUND_ROOM]
            await serving.app.state.registry.sweep()
    lines = [line for line in map(json.loads, log.getvalue().splitlines()) if line["event"] == "damaged"]
    assert [(line["table"], line["kind"]) for line in lines] == [(table_mark(BROKEN_ROOM), "row")]


@live
async def test_a_table_that_is_found_damaged_while_people_sit_at_it_closes_and_the_others_play_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with Store.open(url) as store:
        async with listening(store) as serving, Caller(serving) as caller:
            tables = [await (await caller.table("dwarf", ["me", "me"])).begin() for _ in range(2)]
            players = [[await player.connect() for player in table.players()] for table in tables]
            change(url, f"UPDATE entries SET body = 'x' WHERE room = '{tables[0].name}' AND number = 3")
            room = serving.app.state.registry.rooms[tables[0].name]
            room._is_stale = True  # as after a failed write
            due = next(player for player in players[0] if player.due)
            answer = await due.act(due.choose(due.state["decision"]))
            assert (answer["type"], answer["key"]) == ("error", "store-damaged")
            for player in players[0]:
                assert player.socket
                await asyncio.wait_for(player.socket.wait_closed(), 20)
                assert player.socket.close_code == 4409
            refused = await caller.ask("GET", f"/api/tables/{tables[0].name}")
            assert refused.json()["error"]["key"] == "store-damaged"
            await play_all(players[1])
