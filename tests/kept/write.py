"""Write data of this version for later versions to open: `python -m tests.kept.write FOLDER`, once before a release.

A database with a finished, a running, a waiting and an analysis table and their tokens, records of both games, an unfinished
game from the terminal, score pads, and what everybody saw at each table.
"""

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

from tests.server.clients import Caller, Json, Seated, Serving, chooser, play_all

RECORDS: dict[str, dict[str, Any]] = {
    "nidavellir-2": {"game": "nidavellir", "players": 2},
    "nidavellir-5-de": {"game": "nidavellir", "players": 5, "edition": "de"},
    "dwarf-3": {"game": "dwarf", "players": 3},
    "dwarf-5": {"game": "dwarf", "players": 5},
    "dwarf-solo": {"game": "dwarf", "solo": "andvettr"},
}


SEEN = ("phase", "number", "view", "scores", "asked", "bid", "result")


async def seen(table: Seated, seat: int | None) -> Json:
    """Return what a viewer sees of the game."""
    player = await table.player(seat).connect()
    await player.close()
    return {name: player.state[name] for name in SEEN}


async def describe(table: Seated, kind: str) -> Json:
    """Return how to return to a table, and what is seen there."""
    seats = {str(seat): await seen(table, seat) for seat in table.tokens}
    return {"kind": kind, "table": table.name, "tokens": table.tokens, "seats": seats, "all": await seen(table, None)}


async def play_some(table: Seated, decisions: int) -> None:
    """Let everybody decide a few times."""
    players = [await player.connect() for player in table.players()]
    made = 0
    while made < decisions:
        for player in players:
            await player.settle()
            if player.due and made < decisions:
                await player.step()
                made += 1
    for player in players:
        await player.close()


async def seal_a_bid(table: Seated) -> None:
    """Submit a sealed bid for one of several seats."""
    player = await table.player(0).connect()
    assert player.due
    await player.act(chooser(5)(player.state["decision"]))
    await player.until(lambda me: me.state["bid"] is not None)
    await player.close()


async def fill(serving: Serving) -> list[Json]:
    """Open tables in every state."""
    async with Caller(serving) as caller:
        over = await (await caller.table("nidavellir", ["me", "me", "thumb"])).begin()
        await play_all(over.players())
        alone = await (await caller.table("dwarf", ["me"], options={"players": 1, "solo": "eldhusfifl"})).begin()
        await play_all(alone.players())
        bidding = await (await caller.table("nidavellir", ["me", "me"])).begin()
        await play_some(bidding, 14)
        while (await seen(bidding, None))["asked"] != {"kind": "bid", "seats": [0, 1]}:
            await play_some(bidding, 1)
        await seal_a_bid(bidding)
        mining = await (await caller.table("dwarf", ["me", "thumb", "me"])).begin()
        await play_some(mining, 9)
        waiting = await caller.table("dwarf", ["me", "me"])
        study = await caller.post("/api/analysis", {"record": await over.record()})
        studied = Seated(caller, study["table"], {one["seat"]: one["token"] for one in study["seats"]}, "")
        tables = {"over": over, "solo": alone, "bidding": bidding, "mining": mining, "waiting": waiting, "studied": studied}
        found = [await describe(table, kind) for kind, table in tables.items()]
        for one in found:
            if one["kind"] in ("over", "solo"):
                one["record"] = await tables[one["kind"]].record()
        return found


def write_records(folder: Path) -> None:
    """Write whole games, and one unfinished game."""
    import dvergar

    (folder / "records").mkdir()
    for name, options in RECORDS.items():
        chosen = dict(options)
        position = dvergar.game(chosen.pop("game"), **chosen).start(seed=11)
        rng = random.Random(name)
        while not position.over:
            seat = rng.choice(position.to_act)
            position.step(seat, rng.choice(position.legal(seat)))
        (folder / "records" / f"{name}.json").write_text(position.record().to_json(), encoding="utf-8")
    position = dvergar.game("dwarf", players=2).start(seed=3)
    for _ in range(9):
        position.step(position.to_act[0], position.legal(position.to_act[0])[0])
    (folder / "last-game.json").write_text(position.record().to_json(), encoding="utf-8")


def write_pads(folder: Path) -> None:
    """Write two finished pads to the history."""
    from dvergar.api.registry import known_games
    from dvergar.scorepad.entering import form_of
    from dvergar.scorepad.history import Book
    from dvergar.scorepad.pads import read_pad

    book = Book(folder / "scores")
    for game in known_games():
        demo = form_of(game).DEMO
        book.keep(read_pad({"game": game, **demo}))


def main() -> None:
    """Write everything to a new folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True)
    os.environ["XDG_DATA_HOME"] = str(folder / "unused")
    with Serving(folder) as serving:
        tables = asyncio.run(fill(serving))
        serving.stop()
    for left in ("server.log", "tables.db.lock"):
        (folder / left).unlink()
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA journal_mode=DELETE")
    (folder / "tables.json").write_text(json.dumps(tables, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    write_records(folder)
    write_pads(folder)


if __name__ == "__main__":
    main()
