"""kill -9 at bad moments: after the restart every acknowledged action is there, and the games go on to the end.

At random moments under load: once in the quick run, ten times in the thorough run, or as often as DVERGAR_KILLS says.
"""

import asyncio
import json
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dvergar.api.record import Record
from tests.places import SLOW_BOT
from tests.server.clients import Caller, Json, Player, Seated, Serving, live, play_all

KILLS = int(os.environ.get("DVERGAR_KILLS", "10"))
KILLS_IN_A_TEST = 5
ROUNDS = [
    pytest.param(0, 1, id="once"),
    *(
        pytest.param(round_, KILLS_IN_A_TEST, id=str(round_), marks=pytest.mark.thorough)
        for round_ in range(max(1, KILLS // KILLS_IN_A_TEST))
    ),
]
SLOW = f"exec:{sys.executable} {SLOW_BOT}"


def is_there(player: Player, record: Json) -> None:
    """Check that every acknowledged action of the player is in the record, in order and at the same seat."""
    mine = iter([words for seat, words in record["actions"] if seat == player.seat])
    for words in player.kept.values():
        assert words in mine, f"an acknowledged action is lost: {words}"


async def finished(table: Seated, players: list[Player]) -> None:
    """Play to the end and check that the record is complete."""
    await play_all(players)
    record = await table.record()
    for player in players:
        if player.seat is not None:
            is_there(player, record)
    Record.load(json.dumps(record)).verify()


@live
async def test_killed_in_the_middle_of_a_bid_phase(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("nidavellir", ["me"] * 4)).begin()
            players = [await player.connect() for player in table.players()]
            first, second = (choice["words"] for choice in players[0].state["decision"]["choices"][:2])
            await players[0].act(first)
            await players[0].act(second)
            await players[2].act(first)
            serving.kill()
            serving.start()
            for player in players:
                await player.connect()
            assert [chair["bid"] for chair in players[1].state["chairs"]] == [True, False, True, False]
            assert [player.state["bid"] for player in players] == [second, None, first, None]
            await finished(table, players)


@live
async def test_a_request_answered_before_a_kill_is_not_repeated_when_sent_again(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("nidavellir", ["me"] * 3)).begin()
            players = [await player.connect() for player in table.players()]
            first, second, third = (choice["words"] for choice in players[0].state["decision"]["choices"][:3])
            for key, words in (("one", first), ("two", first), ("three", second)):
                assert (await players[0].act(words, key=key))["type"] == "done"
            serving.kill()
            serving.start()
            await players[0].connect()
            for key in ("one", "two", "three"):
                again = await players[0].act(second if key == "three" else first, key=key)
                assert again["type"] == "done"
                await players[0].settle()
                assert players[0].state["bid"] == second, f"the bid was changed back by {key}"
            used = await players[0].act(third, key="one")
            assert (used["type"], used["key"]) == ("error", "server-id-used")
            players[0].sent[players[0].state["decision"]["id"]] = second
            assert (await players[0].act(third, key="four"))["type"] == "done"
            await players[0].until(lambda me: me.state["bid"] == third)
            for player in players[1:]:
                await player.connect()
            await finished(table, players)


async def until_one_may_undo(players: list[Player], of: list[Player] | None = None) -> Player:
    """Play until one of these players (by default any) may undo."""
    while True:
        for player in of or players:
            if player.state["may"]["undo"]:
                return player
        await next(player for player in players if player.due).step()
        for player in players:
            await player.settle()


@pytest.mark.thorough
@live
async def test_an_undo_is_not_repeated_after_a_kill(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("dwarf", ["me", "me"])).begin()
            players = [await player.connect() for player in table.players()]
            player = await until_one_may_undo(players)
            await player.say({"type": "undo", "id": "back"})
            assert (await player.answer("back"))["type"] == "done"
            for other in players:
                other.kept.clear()
                await other.settle()
            await until_one_may_undo(players, [player])
            number = player.number
            serving.kill()
            serving.start()
            await player.connect()
            await player.say({"type": "undo", "id": "back"})
            assert (await player.answer("back"))["type"] == "done"
            await player.settle()
            assert player.number == number


@pytest.mark.thorough
@live
async def test_killed_in_the_middle_of_a_hero_chain(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            while True:
                table = await (await caller.table("nidavellir", ["me"] * 3)).begin()
                players = [await player.connect() for player in table.players()]
                seat = await until_a_hero_asks_more(players)
                if seat is not None:
                    break
            asked, kept = players[seat].state["asked"], dict(players[seat].kept)
            serving.kill()
            serving.start()
            for player in players:
                await player.connect()
            assert players[seat].state["asked"] == asked
            assert players[seat].kept == kept
            recruited = [line for line in players[seat].lines if line["kind"] == "recruited"]
            assert recruited[-1]["seat"] == seat
            await finished(table, players)


DEMANDING = ("hero bonfur", "hero dagda", "hero grid")
"""Heroes that require a discard or a transform at once."""


def moved_on(decision: str) -> Callable[[Player], bool]:
    """Return a condition: the player no longer owes this decision."""
    return lambda me: me.over or not me.due or me.state["decision"]["id"] != decision


async def until_a_hero_asks_more(players: list[Player]) -> int | None:
    """Play until a recruited hero requires another decision; returns the seat, or None if the game ends first."""
    while True:
        for player in players:
            await player.settle()
            if player.over:
                return None
            if not player.due:
                continue
            decision = player.state["decision"]
            words = player.choose(decision)
            if decision["kind"] == "hero":
                open_ = [choice["words"] for choice in decision["choices"]]
                words = next((hero for hero in DEMANDING if hero in open_), words)
            await player.act(words)
            await player.until(moved_on(decision["id"]))
            if decision["kind"] == "hero" and player.due:
                return player.seat


@pytest.mark.thorough
@live
async def test_killed_while_a_bot_thinks(tmp_path: Path) -> None:
    with Serving(tmp_path, "--bot", f"slow={SLOW}") as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("dwarf", ["me", "slow"])).begin()
            player = await table.player(0).connect()
            while player.state["asked"]["seats"] != [1]:
                await player.step()
            serving.kill()
            serving.start()
            await player.connect()
            await player.until(lambda me: me.due or me.over)
            await finished(table, [player])


@pytest.mark.thorough
@live
async def test_clocks_and_bots_go_on_after_a_restart_even_without_viewers(tmp_path: Path) -> None:
    with Serving(tmp_path, limits=["clock_least=0.05"]) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("dwarf", ["me", "thumb"], clock=0.05)).begin()
            serving.kill()
            serving.start()
            async with asyncio.timeout(60):
                while (await caller.ask("GET", f"/api/tables/{table.name}/record")).status_code != 200:
                    await asyncio.sleep(0.2)


MIXTURES = [
    ("nidavellir", ["me", "me", "thumb"]),
    ("dwarf", ["me", "thumb", "me"]),
    ("nidavellir", ["me"] * 5),
    ("dwarf", ["me"]),
]


@pytest.mark.parametrize(("round_", "kills"), ROUNDS)
@live
async def test_killed_at_random_moments_under_load(round_: int, kills: int, tmp_path: Path) -> None:
    rng = random.Random(round_)
    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            tables = [await (await caller.table(game, seats)).begin() for game, seats in MIXTURES]
            players = {table.name: [*table.players(), table.player(None)] for table in tables}
            playing = asyncio.create_task(play_all([player for group in players.values() for player in group], 300))
            for _ in range(kills):
                await asyncio.sleep(rng.uniform(0.05, 0.8))
                serving.kill()
                await asyncio.to_thread(serving.start)
            await playing
            for table in tables:
                record = await table.record()
                Record.load(json.dumps(record)).verify()
                for player in players[table.name]:
                    if player.seat is not None:
                        is_there(player, record)
