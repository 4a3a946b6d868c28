"""A hint over a socket: computed by a worker, sent only to the player who asked, refused if there is none to give."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

import dvergar
from dvergar.api.play import View
from dvergar.server.bots.pool import BotPool
from dvergar.server.errors import NoHint, TooMany
from dvergar.server.models import HintModel
from dvergar.server.operations.metrics import Metrics
from dvergar.server.operations.settings import Settings
from dvergar.server.store import Store
from tests.server.clients import Caller, Json, Player, Serving, live
from tests.server.test_secrets import looking, written


def asking(decision: str, key: str = "h1") -> Json:
    return {"type": "hint", "id": key, "decision": decision}


def moved_on(decision: str) -> Callable[[Player], bool]:
    """Return a condition: the player owes another decision than this one."""
    return lambda me: me.due and me.state["decision"]["id"] != decision


async def hinted(player: Player, decision: str | None = None, key: str = "h1") -> Json:
    """Ask for a hint and return the server's answer."""
    await player.say(asking(decision or player.state["decision"]["id"], key))
    return await player.answer(key)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("nidavellir", ["me", "me", "thumb"], {}), ("dwarf", ["me", "thumb", "thumb"], {}), ("dwarf", ["me"], {"solo": "andvettr"})],
    ids=["nidavellir", "dwarf", "dwarf alone"],
)
@live
async def test_a_hint_is_one_of_the_choices_and_matches_the_openapi_schema(
    game: str, seats: list[str], options: Json, serving: Serving
) -> None:
    async with Caller(serving) as caller:
        table = await (await caller.table(game, seats, options=options)).begin()
        player = await (await table.player(0).connect()).until(lambda me: me.due)
        for _ in range(3):
            answer = await hinted(player)
            HintModel.model_validate(answer, strict=True)
            assert set(answer) == set(HintModel.model_fields)
            decision = player.state["decision"]
            words = [choice["words"] for choice in decision["choices"]]
            assert answer["decision"] == decision["id"]
            assert answer["words"] in words
            assert answer["following"] in words
            assert answer["simulations"] > 100
            assert (await player.act(answer["words"]))["type"] == "done"
            if len(seats) > 1:
                break
            await player.until(moved_on(answer["decision"]))


@live
async def test_nobody_else_receives_it_and_nothing_is_stored(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await (await caller.table("nidavellir", ["me", "me"])).begin()
        player, other, watching = [await table.player(seat).connect() for seat in (0, 1, None)]
        for one in (player, other, watching):
            await one.settle()
        heard = [(one.messages, one.number) for one in (other, watching)]
        state = dict(player.state)
        assert (await hinted(player))["type"] == "hint"
        for one in (player, other, watching):
            await one.settle()
        assert [(one.messages - 1, one.number) for one in (other, watching)] == heard, "only the pong came"
        assert player.state == state
        again = await table.player(0).connect()
        assert (again.state["view"], again.number) == (state["view"], state["number"])


@live
async def test_it_is_refused_if_the_player_has_no_such_decision(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await (await caller.table("dwarf", ["me", "me"])).begin()
        first, second, watching = [await table.player(seat).connect() for seat in (0, 1, None)]
        asked, idle = (first, second) if first.due else (second, first)
        decision = asked.state["decision"]["id"]
        assert (await hinted(idle, decision))["key"] == "error-seat"
        assert (await hinted(asked, "of another moment"))["key"] == "table-stale-decision"
        assert (await hinted(watching, decision))["key"] == "server-spectator"
        await asked.act(asked.choose(asked.state["decision"]))
        assert (await hinted(asked, decision, "h2"))["key"] == "table-stale-decision"
        await caller.post(f"/api/tables/{table.name}/leave", {"mind": "thumb"}, asked.token)
        await asyncio.sleep(0.2)
        await asked.say({"type": "hint", "id": "h3"})
        assert (await asked.answer("h3"))["key"] == "server-not-understood"


@live
async def test_a_seat_gets_one_hint_at_a_time_and_the_socket_stays_responsive(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await (await caller.table("nidavellir", ["me", "me"])).begin()
        player = await (await table.player(0).connect()).until(lambda me: me.due)
        decision = player.state["decision"]["id"]
        await player.say(asking(decision, "h1"))
        await player.say(asking(decision, "h2"))
        await player.say({"type": "ping"})
        kinds = []
        while "h1" not in player.answers:
            kinds.append((await player.hear())["type"])
        assert player.answers["h2"]["key"] == "server-hint-under-way"
        assert kinds[-1] == "hint"
        assert "pong" in kinds, "who thinks keeps nobody waiting"
        assert (await hinted(player, decision, "h3"))["type"] == "hint", "afterwards another may be asked for"


@live
async def test_other_players_bids_do_not_change_a_hint(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    names = [letter * 22 for letter in "ABC"]
    with Store.open(serving.database) as store:
        for name in names:
            written(store, name)
    told: list[Json] = []
    with serving:
        for name, bid in zip(names, ("bid 5 0 3", "bid 0 2 4", ""), strict=True):
            acting, state = await looking(serving, name, '"token 1"')
            decision = state.partition('"decision":{"id":"')[2][:16]
            if bid:
                await acting.send(f'{{"type":"act","id":"a","decision":"{decision}","action":"{bid}"}}')
                while '"type":"done"' not in str(await acting.recv()):
                    pass
            socket, _ = await looking(serving, name, '"token 0"')
            await socket.send(f'{{"type":"hint","id":"h","decision":"{decision}"}}')
            answer = HintModel.model_validate_json(await socket.recv())
            told.append(answer.model_dump())
            await socket.close()
            await acting.close()
    if len({answer["simulations"] for answer in told}) == 1:  # none was cut short by the clock
        assert told[0] == told[1] == told[2]
    assert {answer["decision"] for answer in told} == {told[0]["decision"]}


def a_view() -> View:
    return dvergar.game("nidavellir", players=2).start(seed=1).view(0)


@live
async def test_too_many_hints_at_once_are_refused_and_bots_do_not_wait_for_them() -> None:
    bots = BotPool(Settings(thinkers=1, waiting_hints=2), Metrics())
    view = a_view()
    outcomes = await asyncio.gather(*(bots.hint(view) for _ in range(4)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [dict, dict, TooMany, TooMany]
    assert bots._searches.processes[0]._running is None, "they have a process of their own"
    await bots.close()
    assert bots._hints.processes[0]._running is None


@live
async def test_a_worker_that_crashes_gives_no_hint_and_is_replaced() -> None:
    bots = BotPool(Settings(thinkers=1), Metrics())
    view = a_view()
    first = await bots.hint(view)
    assert bots._hints.processes[0]._running
    bots._hints.processes[0]._running.kill()
    await bots._hints.processes[0]._running.wait()
    with pytest.raises(NoHint):
        await bots.hint(view)
    assert (await bots.hint(view))["words"] in view.decision().words
    assert first["words"] in view.decision().words
    await bots.close()
