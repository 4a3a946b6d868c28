"""Bots think in worker processes: the same answers as in process, in time or not at all, without blocking others."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

import dvergar
from dvergar.api.errors import BadOption
from dvergar.api.play import View
from dvergar.bots.base import UNBOUND
from dvergar.bots.registry import make_bot
from dvergar.server.access.fair_queue import Asker
from dvergar.server.bots.pool import BotPool, _Process, fallback_choice
from dvergar.server.errors import TooMany
from dvergar.server.operations.metrics import Metrics
from dvergar.server.operations.settings import Settings, bots_in
from tests.places import SLOW_BOT
from tests.server.clients import Caller, Serving, live

SLEEPY = f"exec:{sys.executable} -c 'import time; time.sleep(60)'"


def a_view(game: str = "nidavellir", seed: int = 1) -> View:
    position = dvergar.game(game, players=2).start(seed=seed)
    return position.view(position.to_act[0])


def bot_pool(**settings: object) -> BotPool:
    return BotPool(Settings(thinkers=1, **settings), Metrics())  # type: ignore[arg-type]


@live
async def test_a_thought_in_a_worker_is_the_same_as_in_process_and_reproducible() -> None:
    bots = bot_pool()
    for game in dvergar.known_games():
        for name in ("thumb", "random"):
            for seed in range(3):
                view = a_view(game, seed)
                here = make_bot(name, 77).think(view, view.decision(), UNBOUND).code
                assert [await bots.think(view, name, 77, "k") for _ in range(2)] == [here, here]
    await bots.close()


@live
async def test_a_late_answer_is_dropped_and_the_heuristic_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dvergar.server.bots.pool.PROGRAM_START", 0.0)
    monkeypatch.setattr("dvergar.server.bots.pool.SLACK", 0.2)
    bots = bot_pool(bots={"sleepy": SLEEPY}, think_seconds=0.3)
    view = a_view()
    assert await bots.think(view, "sleepy", 5, "k") == fallback_choice(view, 5)
    assert await bots.think(view, "thumb", 5, "k") == fallback_choice(view, 5)
    await bots.close()


@live
async def test_a_slow_program_does_not_delay_other_bots() -> None:
    bots = bot_pool(bots={"sleepy": SLEEPY}, think_seconds=50.0)
    view = a_view()
    await bots.think(view, "thumb", 5, "k")
    slow = asyncio.create_task(bots.think(view, "sleepy", 5, "k"))
    for _ in range(20):
        await bots.think(view, "thumb", 5, "k")
    assert not slow.done()
    slow.cancel()
    await asyncio.gather(slow, return_exceptions=True)
    await bots.close()


@live
async def test_a_process_that_dies_is_replaced() -> None:
    bots = bot_pool()
    view = a_view()
    first = await bots.think(view, "random", 5, "k")
    (process,) = bots._quick.processes
    assert process._running
    process._running.kill()
    await process._running.wait()
    assert await bots.think(view, "random", 5, "k") == fallback_choice(view, 5)
    assert await bots.think(view, "random", 5, "k") == first
    await bots.close()
    assert process._running is None


@live
async def test_too_many_thoughts_at_once_are_answered_by_the_heuristic() -> None:
    bots = bot_pool(waiting_thoughts=1)
    view = a_view()
    codes = await asyncio.gather(*(bots.think(view, "random", 5, "k") for _ in range(4)))
    assert codes[1:] == [fallback_choice(view, 5)] * 3
    await bots.close()


class Flood:
    """One address with kings at many tables, all to decide at once; `done` counts the answers."""

    def __init__(self, bots: BotPool, tables: int, kings: int = 5) -> None:
        self.done = 0
        self._tasks = [asyncio.ensure_future(self._king(bots, table, seat)) for table in range(tables) for seat in range(kings)]

    async def _king(self, bots: BotPool, table: int, seat: int) -> None:
        await bots.think(a_view(seed=table), "king", 1, f"{table} {seat}", Asker("flood", str(table)))
        self.done += 1

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@live
async def test_nineteen_tables_of_kings_delay_a_bot_elsewhere_by_two_thoughts_at_most_and_a_quick_one_by_none() -> None:
    bots = bot_pool(think_seconds=0.1)
    view, elsewhere = a_view(), Asker("ann", "table")
    for name in ("king", "thumb"):
        await bots.think(view, name, 1, "k", elsewhere)
    flood = Flood(bots, tables=19)
    await asyncio.sleep(0)
    await bots.think(view, "thumb", 1, "k", elsewhere)
    assert flood.done <= 2, "a level that does not search has a process of its own"
    before = flood.done
    await bots.think(view, "king", 1, "k", elsewhere)
    assert flood.done - before <= 2
    await flood.stop()
    await bots.think(view, "king", 1, "k", elsewhere)
    await bots.close()


@live
async def test_who_makes_others_wait_gets_less_time_to_think() -> None:
    bots = bot_pool(think_seconds=1.0)
    lane = bots._searches
    assert lane.share("flood", 1.0) == 1.0
    turns = [asyncio.ensure_future(lane.slots._wait(Asker("flood", str(table)))) for table in range(96)]
    turns.append(asyncio.ensure_future(lane.slots._wait(Asker("ann", "table"))))
    await asyncio.sleep(0)
    assert lane.share("flood", 1.0) < 0.1
    assert lane.share("ann", 1.0) > 0.7
    for turn in turns:
        turn.cancel()
    await asyncio.gather(*turns, return_exceptions=True)
    assert lane.slots.queue.addresses == 0, "who has gone no longer waits"


@live
async def test_one_address_cannot_use_up_the_places_of_all() -> None:
    bots = bot_pool(waiting_thoughts=1, waiting_hints=3, hints_per_address=2)
    view = a_view()
    greedy = [bots.hint(view, Asker("flood", str(table))) for table in range(4)]
    others = [bots.hint(view, Asker(name, "table")) for name in ("ann", "bo")]
    outcomes = await asyncio.gather(*greedy, *others, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [dict, dict, TooMany, TooMany, dict, dict]
    await asyncio.gather(*(bots.think(view, "random", 5, "k", Asker(name, "")) for name in ("flood", "flood", "ann")))
    assert 'dvergar_thoughts_total{outcome="late"} 1' in bots._metrics.text({})
    await bots.close()


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there is no niceness here")
@live
async def test_thinking_has_low_priority() -> None:
    bots = bot_pool(niceness=7)
    await bots.think(a_view(), "thumb", 5, "k")
    running = bots._quick.processes[0]._running
    assert running
    assert os.getpriority(os.PRIO_PROCESS, running.pid) == os.getpriority(os.PRIO_PROCESS, 0) + 7
    assert os.getsid(running.pid) == os.getsid(0), "Linux compares priorities inside a session only"
    assert os.getpgid(running.pid) != os.getpgid(0), "Ctrl-C is the server's business"
    await bots.close()


@live
async def test_at_a_real_server_every_thought_comes_from_a_worker(tmp_path: Path) -> None:
    """Count thoughts in workers: the heuristic stands in silently if a worker fails, so the result alone would not show it."""
    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("dwarf", ["me", "elder"])).begin()
            player = await (await table.player(0).connect()).until(lambda me: me.due)
            await player.act(player.state["decision"]["choices"][0]["words"])
            await player.until(lambda me: any(line["seat"] == 1 and line["kind"] == "placed" for line in me.lines))
            await player.close()
            metrics = (await caller.ask("GET", "/metrics")).text
        assert 'dvergar_thoughts_total{outcome="good"}' in metrics
        assert "late" not in metrics
        assert '"error"' not in serving.errors.read_text()


@live
async def test_no_process_is_left_when_the_server_was_killed() -> None:
    process = _Process(0)
    running = await process._start()
    assert running.stdin
    running.stdin.close()
    assert await asyncio.wait_for(running.wait(), 10) == 0, "it ends with its input"


def test_programs_are_named_on_the_servers_command_line() -> None:
    assert bots_in(["greedy=exec:sleep 1"]) == {"greedy": "exec:sleep 1"}
    for given in ("greedy", "greedy=sleep", "thumb=exec:sleep 1", "Greedy=exec:sleep 1", "=exec:sleep 1", "a b=exec:sleep 1"):
        with pytest.raises(BadOption, match="NAME=exec:PROGRAM"):
            bots_in([given])
    with pytest.raises(BadOption):
        bots_in(["a=exec:no-such-program-anywhere"])
    with pytest.raises(BadOption, match="There is no bot “exec:sleep 1” here"):
        bot_pool().check("exec:sleep 1")


@live
async def test_a_program_plays_at_a_table_and_a_silent_one_does_not_stop_the_game(tmp_path: Path) -> None:
    slow = f"exec:{sys.executable} {SLOW_BOT}"
    silent = ["--bot", f"quick={slow}", "--bot", f"silent={SLEEPY}", "--limit", "think_seconds=0.4"]
    with Serving(tmp_path, *silent) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("nidavellir", ["me", "quick", "silent"], autoplay=False)).begin()
            player = await table.player(0).connect()
            await player.step()
            await player.until(lambda me: me.due and me.state["decision"]["kind"] != "bid", 60)
            assert sum(line["kind"] == "revealed" for line in player.lines) == 3
            await player.close()
