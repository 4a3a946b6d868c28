"""What could not be stored has not happened: the client gets an error, nobody else receives anything, and the game goes on."""

import asyncio
import contextlib
import json
import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from dvergar.server.store import Store, StoreFailed, Summary
from tests.runs import thorough
from tests.server.clients import Caller, Player, Serving, live, play_all
from tests.server.disks import Disk, needs_compiler
from tests.server.in_process import listening

Change = Callable[[str, int, Any, Summary | None], Future[None]]


def failing(error: Exception) -> Change:
    """Return a write that fails."""

    def append(*_: object) -> Future[None]:
        failed: Future[None] = Future()
        failed.set_exception(error)
        return failed

    return append


@contextlib.contextmanager
def trouble(store: Store, change: Change) -> Any:
    """Replace a method of the store for a while."""
    store.keep = lambda *given: asyncio.wrap_future(change(*given))  # type: ignore[method-assign]
    try:
        yield
    finally:
        del store.keep


async def two(caller: Caller) -> tuple[Player, Player]:
    """Return a player who acts and one who only listens."""
    table = await (await caller.table("dwarf", ["me", "me"])).begin()
    players = [await player.connect() for player in table.players()]
    for player in players:
        await player.settle()
    return (players[0], players[1]) if players[0].due else (players[1], players[0])


@live
async def test_a_failed_write_is_reported_only_to_the_player_who_acted(tmp_path: Path) -> None:
    with Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        async with listening(store) as serving, Caller(serving) as caller:
            acting, other = await two(caller)
            heard, number = other.messages, acting.number
            words = acting.choose(acting.state["decision"])
            with trouble(store, failing(StoreFailed(reason="disk full"))):
                answer = await acting.act(words, key="same")
                assert (answer["type"], answer["key"]) == ("error", "server-not-kept")
                assert answer["text"] == "This could not be saved, so it did not happen. Try again."
                refused = await caller.ask("POST", "/api/tables", {"game": "dwarf", "options": {"players": 2}})
                assert (refused.status_code, refused.json()["error"]["key"]) == (503, "server-not-kept")
            for player in (acting, other):
                await player.settle()
            assert (other.messages - 1, acting.number) == (heard, number)
            assert (await acting.act(words, key="same"))["type"] == "done", "what was not kept may be sent again"
            await other.until(lambda me: me.number > number)
            await play_all([acting, other])


@live
async def test_a_stored_write_whose_answer_was_lost_is_found_again(tmp_path: Path) -> None:
    with Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        async with listening(store) as serving, Caller(serving) as caller:
            acting, other = await two(caller)
            number = other.number
            decision = acting.state["decision"]

            def append(room: str, first: int, bodies: Any, summary: Summary | None) -> Future[None]:
                Store.append(store, room, first, bodies, summary).result()
                return failing(StoreFailed(reason="gone"))()  # type: ignore[call-arg]

            with trouble(store, append):
                assert (await acting.act(acting.choose(decision), decision["id"]))["key"] == "server-not-kept"
            await other.until(lambda me: me.number > number)
            await acting.until(lambda me: me.number > number)
            again = await acting.act("worker 1", decision["id"])
            assert again["type"] == "error", "it was played, and is not played twice"
            await play_all([acting, other])


@live
async def test_while_the_store_cannot_be_read_either_nothing_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        async with listening(store) as serving, Caller(serving) as caller:
            acting, other = await two(caller)
            number = acting.number

            def entries(_: str) -> list[str]:
                raise StoreFailed("store-not-read", reason="gone")

            with trouble(store, failing(StoreFailed(reason="gone"))), monkeypatch.context() as patch:
                patch.setattr(store, "entries", entries)
                assert (await acting.act(acting.choose(acting.state["decision"])))["key"] == "server-not-kept"
                assert (await caller.ask("GET", f"/api/tables/{acting.table}")).status_code == 503
                assert (await caller.ask("GET", "/health")).status_code == 503
            await acting.settle()
            assert acting.number == number
            await play_all([acting, other])


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets one fill the disk of a single process")
@live
async def test_a_full_disk_is_reported_and_with_space_again_the_game_goes_on(tmp_path: Path) -> None:
    import resource

    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("dwarf", ["me", "thumb"])).begin()
            player = await (await table.player(0).connect()).until(lambda me: me.due)
            assert serving.process
            before = resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
            answer = await player.act(player.choose(player.state["decision"]))
            assert (answer["type"], answer["key"]) == ("error", "server-not-kept")
            resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, before)
            await player.play()
            assert (await table.record())["result"]
        serving.kill()
        with Store.open(serving.database) as store:
            kinds = [json.loads(body)["kind"] for body in store.entries(table.name)]
        assert kinds.count("began") == 1


@needs_compiler
@pytest.mark.skipif(sys.platform != "linux", reason="the failing disk is made for Linux")
@pytest.mark.parametrize("how", ["fsync", thorough("full")])
@live
async def test_a_write_that_is_not_on_the_disk_is_not_acknowledged_and_does_not_reappear(
    tmp_path: Path, disk: Disk, how: str
) -> None:
    with Serving(tmp_path, environment=disk.environment) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("dwarf", ["me", "me"])).begin()
            players = [await table.player(seat).connect() for seat in range(2)]
            acting, other = sorted(players, key=lambda player: not player.due)
            disk.fails(how)
            decision = acting.state["decision"]
            answer = await acting.act(acting.choose(decision))
            assert (answer["type"], answer["key"]) == ("error", "server-not-kept")
            health = await caller.ask("GET", "/health")
            reason = {"fsync": "the disk reports an error", "full": "the disk is full"}[how]
            assert (health.status_code, health.json()["error"]["text"]) == (503, f"The database does not work: {reason}")
            number = other.number
            serving.kill()
            disk.well()
            serving.start()
            again = [await table.player(seat).connect() for seat in range(2)]
            assert again[acting.seat or 0].state["decision"]["id"] == decision["id"]
            assert again[other.seat or 0].number == number
            await play_all(again)
            assert (await table.record())["result"]


@live
async def test_an_accepted_action_is_finished_even_if_the_client_has_gone(tmp_path: Path) -> None:
    with Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        async with listening(store) as serving, Caller(serving) as caller:
            acting, other = await two(caller)
            number, gate = other.number, Future[None]()

            accepted = asyncio.Event()

            def slowly(room: str, first: int, bodies: Any, summary: Summary | None) -> Future[None]:
                Store.append(store, room, first, bodies, summary).result()
                accepted.set()
                return gate

            with trouble(store, slowly):
                decision = acting.state["decision"]
                await acting.say(
                    {"type": "act", "id": "a", "decision": decision["id"], "action": decision["choices"][0]["words"]}
                )
                await accepted.wait()
                assert acting.socket
                acting.socket.transport.abort()
                await asyncio.sleep(0.1)
                gate.set_result(None)
            await other.until(lambda me: me.number > number)
            await other.close()
