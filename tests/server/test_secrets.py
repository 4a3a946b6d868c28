"""Other players' secrets change no byte of what a viewer receives over a socket: neither views nor events nor lengths."""

from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

import dvergar
from dvergar.server.access.tokens import hashed
from dvergar.server.room_keys import given, linked
from dvergar.server.store import Store, Summary
from dvergar.table.seats import Chair
from dvergar.table.settings import Settings
from dvergar.table.table import Table
from tests.server.clients import Serving, live

SECRET = bytes(32)
PLAYERS = 3


def written(store: Store, name: str) -> None:
    """Write a table that differs from the others only in its bids: the same secret, people and times; seat n's token is «token
    n».
    """
    chairs = [Chair(seat) for seat in range(PLAYERS)]
    table, entries = Table.open(dvergar.game("nidavellir", players=PLAYERS), chairs, Settings(), 1.0, secret=SECRET)
    for seat in range(PLAYERS):
        entries += table.sit(seat, f"Player {seat}", "", 2.0)
    entries += table.begin(3.0)
    keys = [linked(1.0, listed=False), *(given(seat, hashed(f"token {seat}"), 1.0) for seat in range(PLAYERS))]
    summary = Summary(name, 1.0, 3.0, "running", False, "nidavellir")
    store.append(name, 0, [*(entry.to_json() for entry in entries), *keys], summary).result()


async def looking(serving: Serving, table: str, token: str) -> tuple[ClientConnection, str]:
    socket = await connect(f"ws://127.0.0.1:{serving.port}/api/tables/{table}/live", compression=None)
    await socket.send(f'{{"token": {token}}}')
    return socket, str(await socket.recv())


@pytest.mark.parametrize("viewer", ['"token 0"', "null"], ids=["a seat", "a spectator"])
@live
async def test_the_same_bytes_whatever_the_others_bid(viewer: str, tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    bids = [("bid 5 0 3", "bid 0 2 3"), ("bid 2 3 4", "bid 4 5 0"), ("bid 0 5 4", "bid 0 5 4")]
    names = [letter * 22 for letter in "ABC"]
    with Store.open(serving.database) as store:
        for name in names:
            written(store, name)
    heard: list[list[str]] = []
    with serving:
        for name, (one, other) in zip(names, bids, strict=True):
            socket, first = await looking(serving, name, viewer)
            messages = [first]
            for seat, words in ((1, one), (2, other)):
                acting, state = await looking(serving, name, f'"token {seat}"')
                messages.append(str(await socket.recv()))
                decision = state.partition('"decision":{"id":"')[2][:16]
                await acting.send(f'{{"type":"act","id":"a","decision":"{decision}","action":"{words}"}}')
                messages.append(str(await socket.recv()))
                again = f'{{"type":"act","id":"b","decision":"{decision}","action":"bid 3 4 5"}}'
                await acting.send(again)
                await acting.send(f'{{"type":"act","id":"c","decision":"{decision}","action":"{words}"}}')
                while '"id":"c"' not in (answer := str(await acting.recv())) or '"type":"done"' not in answer:
                    pass
                await acting.close()
                messages.append(str(await socket.recv()))
            heard.append(messages)
            await socket.close()
    assert len(heard[0]) == 1 + 2 * 3
    assert heard[0] == heard[1] == heard[2]
    assert [len(text.encode()) for text in heard[0]] == [len(text.encode()) for text in heard[1]]


@live
async def test_a_refused_action_reveals_nothing_about_other_bids(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    names = [letter * 22 for letter in "AB"]
    with Store.open(serving.database) as store:
        for name in names:
            written(store, name)
    told: list[list[str]] = []
    with serving:
        for name, bid in zip(names, ("bid 5 0 3", "bid 0 2 4"), strict=True):
            acting, state = await looking(serving, name, '"token 1"')
            decision = state.partition('"decision":{"id":"')[2][:16]
            await acting.send(f'{{"type":"act","id":"a","decision":"{decision}","action":"{bid}"}}')
            while '"type":"done"' not in str(await acting.recv()):
                pass
            socket, _ = await looking(serving, name, '"token 0"')
            answers = []
            for words in ("bid 9 9 9", "take hunter", bid[:5], "x"):
                await socket.send(f'{{"type":"act","id":"{words}","decision":"{decision}","action":"{words}"}}')
                answers.append(str(await socket.recv()))
            await socket.send('{"type":"undo","id":"u"}')
            told.append([*answers[:2], *answers[3:], str(await socket.recv())])
            await socket.close()
            await acting.close()
    assert told[0] == told[1]
