"""Thousands of bad messages: each gets a clear error, the server stays up, the tables are unchanged.

DVERGAR_BAD_MESSAGES sets their number; limits on rate and on bad messages are raised for this test.
"""

import asyncio
import json
import os
import random
from collections.abc import Callable
from pathlib import Path

from dvergar.server.store import Store
from tests.server.clients import RAISED, Caller, Json, Player, Serving, live

MANY = int(os.environ.get("DVERGAR_BAD_MESSAGES", "10000"))
CLIENTS = 4
KINDS = ("act", "undo", "ping")
ODD: list[object] = [
    None,
    True,
    -1,
    0,
    1.5,
    1e308,
    10**30,
    "",
    "x",
    "x" * 300,
    "\u202e\x00",
    [],
    {},
    [[]],
    {"a": {"b": 1}},
    "ÿ\ud800",
]


def wrong_types(rng: random.Random, player: Player) -> str:
    message: Json = {"type": rng.choice(KINDS), "id": "a", "decision": player.state["decision"]["id"], "action": "worker 1"}
    field = rng.choice([*message, "more"])
    message[field] = rng.choice([odd for odd in ODD if field != "id" or not isinstance(odd, str) or not 0 < len(odd) <= 64])
    return json.dumps(message)


def not_json(rng: random.Random, _: Player) -> str:
    whole = json.dumps({"type": "act", "id": "a", "decision": "b", "action": "worker 1"})
    return whole[: rng.randrange(1, len(whole))]


def noise(rng: random.Random, _: Player) -> str:
    return "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x20, 0xD800)))) for _ in range(rng.randrange(1, 300)))


def deep(rng: random.Random, _: Player) -> str:
    return rng.choice(("[", '{"a":')) * rng.randrange(5, 1500)


def long(rng: random.Random, _: Player) -> str:
    return "9" * rng.randrange(8193, 12_000)


def numbers(rng: random.Random, _: Player) -> str:
    return rng.choice(("NaN", "-Infinity", "1e999", "9" * 5000, "0", "-0.0"))


def foreign_decision(rng: random.Random, player: Player) -> str:
    decision = rng.choice(["", "0" * 16, player.state["decision"]["id"][::-1], player.state["commitment"]])
    return json.dumps({"type": "act", "id": f"{rng.random()}", "decision": decision, "action": "worker 1"})


def no_action(rng: random.Random, player: Player) -> str:
    action = rng.choice(
        ["worker 99", "worker", "bid 5 0 3", "special 2 glory", "worker 1 1", "x" * 200, "\u0000", "worker -1", "{}"]
    )
    return json.dumps({"type": "act", "id": f"{rng.random()}", "decision": player.state["decision"]["id"], "action": action})


def nothing_to_undo(rng: random.Random, _: Player) -> str:
    return json.dumps({"type": "undo", "id": f"{rng.random()}"})


def unknown_type(rng: random.Random, _: Player) -> str:
    return json.dumps({"type": rng.choice(["", "acts", "ACT", "state", "done", "__proto__"]), "id": "a"})


MAKERS: list[Callable[[random.Random, Player], str]] = [
    wrong_types, not_json, noise, deep, long, numbers, foreign_decision, no_action, nothing_to_undo, unknown_type,
]  # fmt: skip


@live
async def test_bad_messages_are_each_answered_and_change_nothing(tmp_path: Path) -> None:
    with Serving(tmp_path, limits=[*RAISED, f"bad_messages={MANY + 1}", f"waiting_answers={MANY + 1}"]) as serving:
        async with Caller(serving) as caller:
            tables = [await (await caller.table("dwarf", ["me", "me"])).begin() for _ in range(CLIENTS)]
            seats = [[await player.connect() for player in table.players()] for table in tables]
            due = [next(player for player in pair if player.due) for pair in seats]
            for player in due:
                await player.settle()
            before = [json.dumps(player.state) for player in due]
            counts = await asyncio.gather(*(pester(player, seed) for seed, player in enumerate(due)))
            assert sum(counts) == MANY // CLIENTS * CLIENTS
            assert (await caller.ask("GET", "/health")).status_code == 200
            for player, state in zip(due, before, strict=True):
                assert json.dumps(player.state) == state
                await player.step()
            for player in (player for pair in seats for player in pair):
                await player.close()
        serving.stop()
        assert [line for line in serving.log() if line["level"] == "error"] == []
        with Store.open(serving.database) as store:
            kinds = [[json.loads(body)["kind"] for body in store.entries(table.name)] for table in tables]
        assert all(kind.count("acted") >= 1 and kind.count("began") == 1 for kind in kinds)
        assert all(kind.count("acted") <= 2 for kind in kinds), "only the one good action at the end, and what followed by itself"


async def pester(player: Player, seed: int) -> int:
    """Send bad messages in small batches and expect an error with a key and a text for each."""
    rng, answered = random.Random(seed), 0
    assert player.socket
    for _ in range(0, MANY // CLIENTS, 50):
        batch = [rng.choice(MAKERS)(rng, player) for _ in range(min(50, MANY // CLIENTS - answered))]
        for text in batch:
            await player.socket.send(text)
        for text in batch:
            answer = json.loads(await asyncio.wait_for(player.socket.recv(), 30))
            assert answer["type"] == "error", (answer, text)
            assert answer["key"]
            assert answer["text"]
            assert "Traceback" not in answer["text"]
            answered += 1
    return answered
