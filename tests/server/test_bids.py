"""Sealed bids of five clients in many orders, changed, sent twice, over lost connections: always one result, nothing lost.

The quick run tries some of the 120 orders, the thorough run all.
"""

import asyncio
import itertools
import random
from collections.abc import Callable

import pytest

from tests.runs import first_quick
from tests.server.clients import Caller, Player, Seated, Serving, live

FIVE = range(5)
ORDERS = random.Random(6).sample([*itertools.permutations(FIVE)], 120)
QUICK = 20


def has_bids(count: int) -> Callable[[Player], bool]:
    """Return a condition: the player sees this number of bids."""
    return lambda me: sum(chair["bid"] for chair in me.state["chairs"]) == count


async def five(caller: Caller) -> tuple[Seated, list[Player]]:
    table = await (await caller.table("nidavellir", ["me"] * 5)).begin()
    return table, [await player.connect() for player in table.players()]


def two_bids(player: Player, order: tuple[int, ...]) -> tuple[str, str]:
    rng = random.Random(f"{order} {player.seat}")
    first, second = rng.sample([choice["words"] for choice in player.state["decision"]["choices"]], 2)
    return first, second


@pytest.mark.parametrize("order", first_quick(ORDERS, QUICK), ids=str)
@live
async def test_bids_in_any_order_give_one_result(order: tuple[int, ...], serving: Serving) -> None:
    async with Caller(serving) as caller:
        table, players = await five(caller)
        watching = await table.player(None).connect()
        wanted: dict[int, str] = {}
        for place, seat in enumerate(order):
            await bid_with_trouble(players[seat], order, place, wanted)
            if place < 4:
                await watching.until(has_bids(place + 1))
        await asyncio.gather(*(player.until(lambda me: me.state["asked"]["kind"] != "bid") for player in (*players, watching)))
        # If a tavern holds only equal cards, the table plays it automatically and reveals the next one too.
        revealed = [line for line in watching.lines if line["kind"] == "revealed"][: len(FIVE)]
        assert watching.grown == 2, "a reveal is one message, and before it nothing is told but who has bid"
        assert sorted(line["seat"] for line in revealed) == [*FIVE]
        for player in players:
            assert [line["text"] for line in player.lines] == [line["text"] for line in watching.lines]
        coins = {seat: words.split()[1] for seat, words in wanted.items()}
        assert {line["seat"]: line["coin"] for line in revealed} == coins
        for player in (*players, watching):
            await player.close()


async def bid_with_trouble(player: Player, order: tuple[int, ...], place: int, wanted: dict[int, str]) -> None:
    """Bid, change the bid, send it twice, lose the connection: each seat in another mixture."""
    assert player.seat is not None
    first, second = two_bids(player, order)
    decision = player.state["decision"]["id"]
    last = place == 4
    if place % 2 and not last:
        assert (await player.act(first, decision))["type"] == "done"
    key = player.fresh_id()
    assert (await player.act(second, decision, key))["type"] == "done"
    wanted[player.seat] = second
    if place % 3 == 0:
        assert (await player.act(second, decision, key))["type"] == "done"
    if place % 3 == 1:
        assert player.socket
        player.socket.transport.abort()
        player.socket = None
        await player.connect()
    if not last:
        await player.until(lambda me: me.state["bid"] == second)


@live
async def test_five_simultaneous_bids_are_all_accepted(serving: Serving) -> None:
    async with Caller(serving) as caller:
        for round_ in range(5):
            _, players = await five(caller)
            bids = [two_bids(player, (round_,))[0] for player in players]
            answers = await asyncio.gather(*(player.act(bid) for player, bid in zip(players, bids, strict=True)))
            assert {answer["type"] for answer in answers} == {"done"}
            await asyncio.gather(*(player.until(lambda me: me.state["asked"]["kind"] != "bid") for player in players))
            assert len({str([line["text"] for line in player.lines]) for player in players}) == 1
            for player in players:
                await player.close()


@live
async def test_a_changed_bid_sends_the_others_nothing(serving: Serving) -> None:
    async with Caller(serving) as caller:
        _, players = await five(caller)
        first, second = two_bids(players[0], ())
        await players[0].act(first)
        await players[0].until(lambda me: me.state["bid"] == first)
        await asyncio.gather(*(player.until(lambda me: me.state["chairs"][0]["bid"]) for player in players[1:]))
        heard = [player.messages for player in players[1:]]
        await players[0].act(second)
        await players[0].until(lambda me: me.state["bid"] == second)
        for player in players[1:]:
            await player.say({"type": "ping"})
            assert (await player.hear())["type"] == "pong"
        assert [player.messages - 1 for player in players[1:]] == heard
        for player in players:
            await player.close()


@live
async def test_a_replayed_action_is_never_played_twice(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await (await caller.table("dwarf", ["me", "thumb"])).begin()
        player = await (await table.player(0).connect()).until(lambda me: me.due)
        decision = player.state["decision"]
        words = decision["choices"][0]["words"]
        assert (await player.act(words, decision["id"], "same"))["type"] == "done"
        await player.until(lambda me: bool(me.state["decision"]) and me.state["decision"]["id"] != decision["id"])
        before = player.number
        assert (await player.act(words, decision["id"], "same"))["type"] == "done"
        again = await player.act(words, decision["id"], "other")
        assert (again["type"], again["key"]) == ("error", "table-stale-decision")
        assert again["text"] == "This decision is no longer open."
        used = await player.act("worker 1", player.state["decision"]["id"], "same")
        assert (used["type"], used["key"]) == ("error", "server-id-used")
        await player.say({"type": "ping"})
        await player.until(lambda me: me.messages > 0)
        assert player.number == before
        await player.close()


def test_even_the_quick_run_has_everybody_bid_first_and_last() -> None:
    assert len(set(ORDERS)) == 120
    assert {order[-1] for order in ORDERS[:QUICK]} == {order[0] for order in ORDERS[:QUICK]} == {*FIVE}
