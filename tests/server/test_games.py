"""Whole games of both kinds over the network, by clients that know only the protocol."""

import asyncio
import json
from pathlib import Path

import pytest

from dvergar.cli.main import main
from tests.server.clients import Caller, Player, Serving, alone, live, play_all

TABLES = [
    *(("nidavellir", ["me"] * players, {}) for players in (2, 5)),
    *(("dwarf", ["me"] * players, {}) for players in (2, 5)),
    *(
        pytest.param(game, ["me"] * players, {}, marks=pytest.mark.thorough)
        for game in ("nidavellir", "dwarf")
        for players in (3, 4)
    ),
    ("nidavellir", ["me", "thumb", "random", "me"], {"edition": "de"}),
    ("nidavellir", ["thumb", "me", "thumb", "thumb", "random"], {}),
    ("dwarf", ["thumb", "me", "random"], {}),
    ("dwarf", ["me"], {"solo": "eldhusfifl"}),
    ("dwarf", ["me"], {"solo": "andvettr"}),
    ("dwarf", ["thumb"], {"solo": "andvettr-fadir"}),
    ("nidavellir", ["thumb", "random", "thumb"], {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_a_whole_game_is_played_and_its_record_is_verified(
    game: str, seats: list[str], options: dict[str, str], serving: Serving, tmp_path: Path
) -> None:
    record = asyncio.run(alone(played(serving, game, seats, options)))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert main(["verify", str(file)]) == 0


async def played(serving: Serving, game: str, seats: list[str], options: dict[str, str]) -> dict[str, object]:
    """Play a game with two spectators, one from the start and one who comes later."""
    async with Caller(serving) as caller:
        table = await caller.table(game, seats, options=options)
        early = await table.player(None, lang="fr").connect()
        if table.tokens:
            await table.begin()
        late = table.player(None, lang="de")
        await play_all([*table.players(), early, late])
        record = await table.record()
    assert record["commitment"] == table.commitment
    received_the_same(early, late)
    return record


def received_the_same(early: Player, late: Player) -> None:
    """Check that the late spectator has the whole log, in another language, and that both get the secret."""
    assert [line["kind"] for line in early.lines] == [line["kind"] for line in late.lines]
    assert early.lines[0]["text"] != late.lines[0]["text"]
    assert early.state["result"] == late.state["result"]
    assert len(early.state["result"]["secret"]) == 64
    assert early.state["view"] == late.state["view"]


@live
async def test_several_seats_on_one_device_have_separate_tokens(serving: Serving) -> None:
    async with Caller(serving) as caller:
        table = await caller.table("dwarf", ["me", "me"])
        assert len(set(table.tokens.values())) == 2
        one, other = [await player.connect() for player in (await table.begin()).players()]
        assert (one.state["seat"], other.state["seat"]) == (0, 1)
        assert (one.state["decision"] is None) != (other.state["decision"] is None)
        await one.close()
        await other.close()


@live
async def test_an_expired_clock_costs_a_decision_but_never_the_game(tmp_path: Path) -> None:
    with Serving(tmp_path, limits=["clock_least=0.05"]) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table("nidavellir", ["me", "me"], clock=0.05)).begin()
            watching = await table.player(None).play()
            assert any(line["kind"] == "table-clock" for line in watching.lines)
            assert (await table.record())["result"]
