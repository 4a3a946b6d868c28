"""A bot's seat is offered over the network, a new player takes it and plays on, even after the server was killed."""

import asyncio
import json
from pathlib import Path

import pytest

from dvergar.cli.main import main
from tests.runs import thorough
from tests.server.clients import Caller, Player, Serving, alone, chooser, live, play_all
from tests.server.in_process import application
from tests.server.test_routes import bearer, opened, refused, seated

BOTS = {"game": "dwarf", "options": {"players": 3}, "chairs": [{"kind": "human"}, *[{"kind": "bot", "mind": "thumb"}] * 2]}


def joining(seat: int, name: str = "Bea") -> dict[str, object]:
    return {"seats": [{"seat": seat, "name": name, "nonce": "00ff"}]}


@live
async def test_an_offered_seat_is_taken_once(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client, BOTS)
        (ann,) = await seated(client, table, "Ann")
        path = f"/api/tables/{table}"
        refused(await client.post(f"{path}/offer", json={"seat": 1}, headers=bearer(ann)), 409, "table-not-begun")
        await client.post(f"{path}/start", headers=bearer(ann))
        refused(await client.post(f"{path}/join", json=joining(1)), 409, "server-seat-taken")
        refused(await client.post(f"{path}/offer", json={"seat": 0}, headers=bearer(ann)), 409, "table-not-bots")
        refused(await client.post(f"{path}/offer", json={"seat": 3}, headers=bearer(ann)), 409, "error-no-seat")
        refused(await client.post(f"{path}/offer", json={"seat": 1}), 401, "server-no-token")
        assert (await client.post(f"{path}/offer", json={"seat": 1}, headers=bearer(ann))).json() == {"done": True}
        assert [chair["offered"] for chair in (await client.get(path)).json()["chairs"]] == [False, True, False]
        refused(await client.post(f"{path}/join", json=joining(2)), 409, "server-seat-taken")
        refused(await client.post(f"{path}/join", json=joining(1, "ann")), 409, "server-name-taken")
        both = {"seats": [{"seat": 1, "name": "Bea"}, {"seat": 2, "name": "Cy"}]}
        refused(await client.post(f"{path}/join", json=both), 409, "server-seat-taken")
        assert [chair["kind"] for chair in (await client.get(path)).json()["chairs"]] == ["human", "bot", "bot"]
        taken = await client.post(f"{path}/join", json=joining(1))
        bea = taken.json()["seats"][0]["token"]
        refused(await client.post(f"{path}/join", json=joining(1, "Cy")), 409, "server-seat-taken")
        state = (await client.get(path, headers=bearer(bea))).json()
        assert (state["seat"], state["chairs"][1]["name"], state["chairs"][1]["kind"]) == (1, "Bea", "human")
        assert [chair["offered"] for chair in state["chairs"]] == [False] * 3
        assert (await client.post(f"{path}/offer", json={"seat": 2}, headers=bearer(bea))).status_code == 200
        assert (await client.post(f"{path}/offer", json={"seat": 2, "on": False}, headers=bearer(ann))).status_code == 200
        refused(await client.post(f"{path}/join", json=joining(2, "Cy")), 409, "server-seat-taken")


@live
async def test_a_player_replaced_by_a_bot_cannot_offer_a_seat(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client, BOTS)
        (ann,) = await seated(client, table, "Ann")
        await client.post(f"/api/tables/{table}/start", headers=bearer(ann))
        await client.post(f"/api/tables/{table}/leave", json={}, headers=bearer(ann))
        refused(await client.post(f"/api/tables/{table}/offer", json={"seat": 1}, headers=bearer(ann)), 409, "table-no-say")


@pytest.mark.parametrize("game", ["dwarf", thorough("nidavellir")])
def test_a_player_who_took_over_finishes_the_game_and_its_record_is_verified(game: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(asyncio.run(alone(played(game, tmp_path)))))
    assert main(["verify", str(file)]) == 0


async def played(game: str, tmp_path: Path) -> dict[str, object]:
    """Let a new player take over in the middle; after a kill the seat is still theirs."""
    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            table = await (await caller.table(game, ["me", "thumb", "me"])).begin()
            players = [await player.connect() for player in table.players()]
            commitment, path = players[0].state["commitment"], f"/api/tables/{table.name}"
            await some_turns(players, 6)
            await caller.post(f"{path}/offer", {"seat": 1}, table.tokens[2])
            await players[0].until(lambda me: me.state["chairs"][1]["offered"])
            token = (await caller.post(f"{path}/join", joining(1)))["seats"][0]["token"]
            newcomer = await Player(serving, table.name, 1, token, chooser(7), "de").connect()
            assert newcomer.lines[-1]["kind"] == "table-taken-over"
            assert newcomer.lines[-1]["text"] == "Bea übernimmt vom Bot thumb."
            serving.kill()
            serving.start()
            for player in (*players, newcomer):
                await player.connect()
            assert newcomer.state["chairs"][1] | {"bid": None} == {
                "seat": 1, "name": "Bea", "kind": "human", "mind": "", "present": True, "bid": None, "offered": False
            }  # fmt: skip
            await play_all([*players, newcomer])
            assert any(line["seat"] == 1 and "Bea" in line["text"] for line in newcomer.lines)
            record = await table.record()
            assert newcomer.kept
            assert {words for seat, words in record["actions"] if seat == 1} >= set(newcomer.kept.values())
            refusal = await caller.ask("POST", f"{path}/offer", {"seat": 1}, table.tokens[0])
            assert (refusal.status_code, refusal.json()["error"]["key"]) == (409, "error-game-over")
            assert newcomer.state["commitment"] == commitment
            return record


async def some_turns(players: list[Player], count: int) -> None:
    """Let the people decide this many times, if they get that many decisions."""
    for _ in range(count):
        for player in players:
            await player.settle()
        due = [player for player in players if player.due]
        if due:
            await due[0].step()
