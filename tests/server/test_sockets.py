"""The WebSocket: snapshots and updates, resuming, second windows, slow readers, limits, and a graceful end."""

import asyncio
import contextlib
import json
import socket as socket_module
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dvergar.server.operations.settings import Rate
from tests.server.clients import RAISED, Caller, Serving, live, play_all
from tests.server.in_process import file_store, listening, wide


def url(serving: Any, table: str) -> str:
    return f"ws://127.0.0.1:{serving.port}/api/tables/{table}/live"


async def closing(socket: ClientConnection) -> tuple[int, str]:
    """Return how the server closed the socket."""
    async with asyncio.timeout(20):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            assert closed.rcvd
            return closed.rcvd.code, closed.rcvd.reason


async def let_in(address: str) -> bool:
    """Whether the server accepts one more viewer."""
    async with connect(address) as socket:
        with contextlib.suppress(ConnectionClosed):
            await socket.send("{}")
            return bool(json.loads(await socket.recv())["type"] == "state")
    return False


@live
async def test_after_a_gap_a_viewer_receives_what_it_missed_and_no_more(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await (await caller.table("dwarf", ["me", "thumb"])).begin()
        player, watching = await table.player(0).connect(), await table.player(None).connect()
        await watching.close()
        known = watching.number
        for _ in range(6):
            await player.step()
        await player.until(lambda me: me.due)
        await watching.connect()
        assert watching.state["since"] == known
        assert [line["text"] for line in watching.lines] == [line["text"] for line in player.lines]
        fresh = await table.player(None).connect(since=0)
        assert fresh.lines == watching.lines
        for since in (fresh.number + 1, 1 << 31):
            fresh.number = 0
            await fresh.close()
            await fresh.connect(since=since)
            assert fresh.state["since"] == 0, "who claims to know more than there is is told everything"
        for one in (player, watching, fresh):
            await one.close()


@live
async def test_two_windows_of_one_seat_both_receive_everything(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await (await caller.table("dwarf", ["me", "me"])).begin()
        one, other = [await table.player(0).connect() for _ in range(2)]
        acting = one if one.due else await table.player(1).connect()
        await acting.step()
        await asyncio.gather(*(window.until(lambda me: me.number == acting.number) for window in (one, other)))
        assert one.lines == other.lines
        assert one.state["chairs"][0]["present"]
        await other.close()
        watching = await table.player(None).connect()
        assert watching.state["chairs"][0]["present"]
        await one.close()
        await watching.until(lambda me: not me.state["chairs"][0]["present"])
        await watching.close()
        await acting.close()


@live
async def test_windows_per_seat_and_sockets_per_address_are_limited(tmp_path: Path) -> None:
    limits = [limit for limit in RAISED if not limit.startswith("sockets")]
    with Serving(tmp_path, limits=limits) as serving:
        async with Caller(serving) as caller:
            table = await caller.table("dwarf", ["me", "me"])
            windows = [await table.player(0).connect() for _ in range(8)]
            socket = await connect(url(serving, table.name))
            await socket.send(json.dumps({"token": table.tokens[0]}))
            assert await closing(socket) == (4429, "server-many-tabs")
            watching = [await table.player(None).connect() for _ in range(24)]
            refused = [await connect(url(serving, table.name)) for _ in range(100)]
            answer = json.loads(await refused[0].recv())
            assert (answer["type"], answer["text"]) == ("error", "Too many connections from this address.")
            assert {await closing(socket) for socket in refused} == {(4429, "server-many-sockets")}
            await watching[0].close()
            async with asyncio.timeout(30):  # the slot is free once the server has noticed
                while not await let_in(url(serving, table.name)):
                    await asyncio.sleep(0.05)
            for one in (*windows, *watching[1:]):
                await one.close()


@live
async def test_a_socket_without_a_greeting_is_closed(tmp_path: Path) -> None:
    with file_store(tmp_path) as store:
        async with listening(store, wide(greeting_seconds=0.2)) as serving, Caller(serving) as caller:
            table = await caller.table("dwarf", ["me", "me"])
            assert await closing(await connect(url(serving, table.name))) == (4408, "server-no-greeting")
            for first, told in (
                ("{}", None),
                ('{"token": 7}', (4422, "server-not-understood")),
                ("[" * 50, (4422, "server-too-deep")),
                ('{"since": -1}', (4422, "server-not-understood")),
                ('{"lang": "xx"}', (4422, "server-not-understood")),
                (" " * 9000, (4413, "server-too-large")),
            ):
                socket = await connect(url(serving, table.name))
                await socket.send(first)
                if told is None:
                    assert json.loads(await socket.recv())["type"] == "state"
                    await socket.close()
                else:
                    assert await closing(socket) == told
            socket = await connect(url(serving, "A" * 22))
            await socket.send("{}")
            assert await closing(socket) == (4404, "server-no-table")


@live
async def test_a_page_of_another_origin_cannot_open_a_socket(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await caller.table("dwarf", ["me", "me"])
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url(serving, table.name), additional_headers={"Origin": origin})
            assert refused.value.response.status_code == 403
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://evil.example/api/tables/{table.name}/live", host="127.0.0.1", port=serving.port)
        assert refused.value.response.status_code == 403
        same = {"Origin": f"http://127.0.0.1:{serving.port}"}
        async with connect(url(serving, table.name), additional_headers=same) as socket:
            await socket.send("{}")
            assert json.loads(await socket.recv())["type"] == "state"


@live
async def test_a_message_that_is_too_long_gets_an_error_and_a_huge_one_closes_the_socket(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await caller.table("dwarf", ["me", "me"])
        player = await table.player(0).connect()
        assert player.socket
        await player.socket.send('{"type": "ping"' + " " * 8192 + "}")
        answer = await player.hear()
        assert (answer["key"], answer["text"]) == ("server-too-large", "The message is too long: 8,192 bytes at most.")
        await player.socket.send("é" * 5000)
        assert (await player.hear())["key"] == "server-too-large"
        await player.socket.send("x" * 20_000)
        assert (await closing(player.socket))[0] == 1009


@live
async def test_a_client_that_sends_too_fast_gets_an_error_and_is_then_disconnected(tmp_path: Path) -> None:
    with file_store(tmp_path) as store:
        settings = wide(messages=Rate(3, 0.001), bad_messages=5)
        async with listening(store, settings) as serving, Caller(serving) as caller:
            table = await caller.table("dwarf", ["me", "me"])
            player = await table.player(0).connect()
            told = []
            for _ in range(8):
                await player.say({"type": "ping"})
                told.append((await player.hear()).get("key", "pong"))
            assert told == ["pong"] * 3 + ["server-too-fast"] * 5
            await player.say({"type": "ping"})
            assert player.socket
            assert await closing(player.socket) == (4429, "server-many-bad")
            again = await table.player(0).connect()
            await again.say({"type": "ping"})
            assert (await again.hear())["key"] == "server-too-fast", "a new socket of the seat is no way round"
            await again.close()


@live
async def test_a_client_that_never_reads_is_disconnected_and_the_others_play_on(tmp_path: Path) -> None:
    with file_store(tmp_path) as store:
        settings = wide(slow_seconds=1.0, bad_messages=10**6)
        async with listening(store, settings) as serving, Caller(serving) as caller:
            table = await (await caller.table("nidavellir", ["me"] * 2)).begin()
            room = serving.app.state.registry.rooms[table.name]
            narrow = socket_module.socket()
            narrow.setsockopt(socket_module.SOL_SOCKET, socket_module.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", serving.port))
            deaf = await connect(url(serving, table.name), sock=narrow, compression=None, max_queue=1)
            await deaf.send("{}")
            pestering = asyncio.create_task(pester(deaf))
            await play_all(table.players())
            async with asyncio.timeout(30):
                while room.viewers:
                    await asyncio.sleep(0.05)
            pestering.cancel()
            deaf.transport.abort()


@live
@pytest.mark.parametrize("offered", [True, False])
async def test_messages_are_compressed_if_server_and_client_want_it(tmp_path: Path, offered: bool) -> None:
    with file_store(tmp_path) as store:
        for compression in (True, False):
            async with listening(store, wide(compression=compression)) as serving, Caller(serving) as caller:
                table = await (await caller.table("dwarf", ["me", "me"])).begin()
                async with connect(url(serving, table.name), compression="deflate" if offered else None) as socket:
                    await socket.send("{}")
                    assert json.loads(await socket.recv())["type"] == "state"
                    assert bool(socket.protocol.extensions) == (compression and offered)


async def pester(deaf: ClientConnection) -> None:
    """Request more answers than fit in any buffer, and read none."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await deaf.send("nonsense")
            await asyncio.sleep(0)


@live
async def test_a_slow_reader_gets_what_it_missed_in_one_message(tmp_path: Path) -> None:
    with file_store(tmp_path) as store:
        async with listening(store) as serving, Caller(serving) as caller:
            table = await (await caller.table("dwarf", ["me", "me"])).begin()
            watching = await table.player(None).connect()
            room = serving.app.state.registry.rooms[table.name]
            (viewer,) = room.viewers
            known = watching.number
            news, settle, gate = room.next_message, room.catch_up, asyncio.Event()

            async def held(asking: Any) -> None:
                await (gate.wait() if asking is viewer else settle(asking))

            room.next_message, room.catch_up = (
                lambda asking: None if asking is viewer and not gate.is_set() else news(asking),
                held,
            )
            players = [await player.connect() for player in table.players()]
            for _ in range(5):
                for player in players:
                    await player.settle()
                    if player.due:
                        await player.step()
            for player in players:
                await player.settle()
            heard = watching.messages
            gate.set()
            await watching.until(lambda me: me.number == players[0].number)
            assert watching.messages - heard == 1
            assert watching.state["since"] == known
            assert watching.lines == players[0].lines
            for one in (*players, watching):
                await one.close()


@live
async def test_a_stopping_server_closes_its_sockets_and_nothing_is_lost(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("dwarf", ["me", "thumb"])).begin()
            player, watching = await table.player(0).connect(), await table.player(None).connect()
            for _ in range(3):
                await player.step()
            assert player.socket
            assert watching.socket
            stopping = asyncio.create_task(asyncio.to_thread(serving.stop))
            assert await closing(player.socket) == (1001, "server-stopping")
            assert await closing(watching.socket) == (1001, "server-stopping")
            assert await stopping == 0
            serving.start()
            player.socket = None
            await player.connect()
            await player.play()
        assert [line["event"] for line in serving.log() if line["level"] == "error"] == []


@live
async def test_a_spectator_cannot_act(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await (await caller.table("dwarf", ["me", "me"])).begin()
        acting = next(player for player in [await player.connect() for player in table.players()] if player.due)
        watching = await table.player(None, lang="de").connect()
        answer = await watching.act(acting.choose(acting.state["decision"]), acting.state["decision"]["id"])
        assert (answer["key"], answer["text"]) == ("server-spectator", "Wer nur zuschaut, kann nicht mitspielen.")
        await watching.close()


@live
async def test_an_undo_that_is_sent_twice_is_carried_out_once(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await (await caller.table("dwarf", ["me", "me"])).begin()
        players = [await player.connect() for player in table.players()]
        while True:
            for player in players:
                await player.settle()
            acting = next(player for player in players if player.due)
            before = acting.state
            await acting.step()
            await acting.settle()
            if acting.state["may"]["undo"]:
                break
        acting.kept.clear()
        for _ in range(2):
            await acting.say({"type": "undo", "id": "u"})
            assert (await acting.answer("u"))["type"] == "done"
        await acting.settle()
        assert acting.state["view"] == before["view"]
        assert acting.state["decision"]["choices"] == before["decision"]["choices"]
        assert acting.state["decision"]["id"] != before["decision"]["id"], "an action for the moment before is stale"
        assert acting.state["undone"] == [*range(before["number"] + 1, before["number"] + 1 + len(acting.state["undone"]))]
        other = next(player for player in players if player is not acting)
        await other.until(lambda me: me.number == acting.number)
        assert other.lines == acting.lines
        for one in players:
            await one.close()


@live
async def test_a_player_who_acts_receives_the_update_and_then_the_confirmation(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await (await caller.table("dwarf", ["me", "me"])).begin()
        acting = next(player for player in [await player.connect() for player in table.players()] if player.due)
        await acting.settle()
        decision = acting.state["decision"]
        asked = {"type": "act", "id": "a", "decision": decision["id"], "action": acting.choose(decision)}
        await acting.say(asked)
        assert acting.socket
        told = [json.loads(await acting.socket.recv()) for _ in range(2)]
        assert [message["type"] for message in told] == ["update", "done"]
        await acting.say(asked)
        assert json.loads(await acting.socket.recv()) == {"type": "done", "id": "a"}, "asked again, nothing is new"
        await acting.close()


@live
@pytest.mark.parametrize("broken", ["next_message", "catch_up"])
async def test_an_internal_error_closes_one_socket_and_the_others_play_on(tmp_path: Path, broken: str) -> None:
    with file_store(tmp_path) as store:
        async with listening(store) as serving, Caller(serving) as caller:
            table = await (await caller.table("dwarf", ["me", "me"])).begin()
            watching = await table.player(None).connect()
            room = serving.app.state.registry.rooms[table.name]
            (viewer,) = room.viewers
            news = room.next_message

            def told(asking: Any) -> str | None:
                if asking is viewer and broken == "next_message":
                    raise ZeroDivisionError
                found: str | None = None if asking is viewer else news(asking)
                return found

            async def settled(_: Any) -> None:
                raise ZeroDivisionError

            room.next_message, room.catch_up = told, settled
            players = [await player.connect() for player in table.players()]
            assert watching.socket
            assert await closing(watching.socket) == (1011, "server-broken")
            acting = next(player for player in players if player.due)
            await acting.step()
            for player in players:
                await player.close()
