"""The history over REST: who may see which past."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from dvergar.server import admission
from dvergar.server.models import PastSteps
from tests.server.clients import live
from tests.server.in_process import application
from tests.server.test_routes import bearer, finished, opened, refused, seated

THREE = {"game": "nidavellir", "options": {"players": 3}}


async def begun(client: httpx.AsyncClient) -> tuple[str, list[str]]:
    table = await opened(client, THREE)
    tokens = await seated(client, table, "Ann", "Bo", "Cy")
    await client.post(f"/api/tables/{table}/start", headers=bearer(tokens[0]))
    return table, tokens


async def left(client: httpx.AsyncClient, table: str, tokens: list[str]) -> None:
    """Let everybody leave; the game goes on to its end."""
    for token in tokens:
        await client.post(f"/api/tables/{table}/leave", json={}, headers=bearer(token))
    await finished(client, table)


async def history(client: httpx.AsyncClient, table: str, token: str | None = None, **query: Any) -> dict[str, Any]:
    answer = await client.get(f"/api/tables/{table}/history", params=query, headers=bearer(token) if token else {})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/json"
    PastSteps.model_validate(answer.json())
    return dict(answer.json())


async def bid(client: httpx.AsyncClient, table: str, *bids: str) -> None:
    room = client.app.state.registry.rooms[table]  # type: ignore[attr-defined]
    for seat, words in enumerate(bids):
        decision = room.table.decision_id()
        await room.submit(lambda t, now, s=seat, w=words, d=decision: t.act(s, d, w, "player", now))


@live
async def test_while_the_game_runs_players_see_only_what_they_saw_then(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table, tokens = await begun(client)
        await bid(client, table, "bid 5 4 3", "bid 0 2 3", "bid 4 3 2")
        for seat, token in enumerate(tokens):
            for eyes in ("me", str(seat)):
                past = await history(client, table, token, eyes=eyes)
                state = (await client.get(f"/api/tables/{table}", headers=bearer(token))).json()
                assert (past["eyes"], past["open"], past["total"]) == (seat, False, 2)
                assert past["steps"][1]["view"] == state["view"]
                words = [answer["words"] for answer in past["steps"][1]["answers"]]
                assert [word is not None for word in words] == [other == seat for other in range(3)]
        public = await history(client, table)
        assert public["eyes"] is None
        assert [answer["words"] for answer in public["steps"][1]["answers"]] == [None] * 3
        assert public["steps"][1]["view"]["seats"][0]["bid"] == "5 ? ?"


@live
async def test_other_perspectives_are_refused_until_the_game_is_over(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table, tokens = await begun(client)
        path = f"/api/tables/{table}/history"
        refused(await client.get(path, params={"eyes": "all"}), 409, "table-not-over")
        refused(await client.get(path, params={"eyes": "all"}, headers=bearer(tokens[0])), 409, "table-not-over")
        refused(await client.get(path, params={"eyes": "1"}), 401, "server-no-token")
        refused(await client.get(path, params={"eyes": "1"}, headers=bearer(tokens[0])), 403, "server-foreign-token")
        refused(await client.get(path, headers=bearer("foreign")), 403, "server-foreign-token")
        refused(await client.get(path, params={"eyes": "4"}, headers=bearer(tokens[0])), 409, "error-no-seat")
        other, _ = await begun(client)
        refused(await client.get(f"/api/tables/{other}/history", headers=bearer(tokens[0])), 403, "server-foreign-token")
        await left(client, table, tokens)
        refused(await client.get(path, headers=bearer("foreign")), 403, "server-foreign-token")
        for eyes, shown in (("all", "all"), ("0", 0), ("1", 1), ("2", 2), ("me", None)):
            assert (await history(client, table, eyes=eyes, count=3))["eyes"] == shown
        assert (await history(client, table, tokens[2], eyes="me"))["eyes"] == 2


@live
async def test_a_finished_game_shows_its_hidden_bids(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table, tokens = await begun(client)
        await bid(client, table, "bid 5 4 3", "bid 0 2 3", "bid 4 3 2")
        await left(client, table, tokens)
        past = await history(client, table, eyes="all")
        assert past["open"]
        assert [answer["words"] for answer in past["steps"][1]["answers"]] == ["bid 5 4 3", "bid 0 2 3", "bid 4 3 2"]
        assert [seat["bid"] for seat in past["steps"][1]["view"]["seats"]] == ["5 4 3", "0 2 3", "4 3 2"]
        assert len(past["steps"]) == 50
        brief = await history(client, table, eyes="all", brief=True)
        assert len(brief["steps"]) == brief["total"] == past["total"]
        rest = await history(client, table, eyes="all", **{"from": brief["total"] - 1})
        assert [step["number"] for step in rest["steps"]] == [brief["total"] - 1]
        assert rest["steps"][0]["asked"] is None


@pytest.mark.parametrize("query", [{"count": 51}, {"count": 0}, {"from": -1}, {"eyes": "5"}, {"eyes": "none"}])
@live
async def test_invalid_history_requests_are_refused(query: dict[str, Any], tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table, _ = await begun(client)
        assert (await client.get(f"/api/tables/{table}/history", params=query)).status_code == 422


@live
async def test_before_the_game_there_is_no_history(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client, THREE)
        refused(await client.get(f"/api/tables/{table}/history"), 409, "table-not-begun")


@live
async def test_an_opened_record_can_be_seen_with_everything_open(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table, tokens = await begun(client)
        await left(client, table, tokens)
        record = json.loads((await client.get(f"/api/tables/{table}/record")).text)
        studied = (await client.post("/api/analysis", json={"record": record})).json()
        first, second = [(await history(client, name, eyes="all", brief=True))["steps"] for name in (table, studied["table"])]
        assert [step["scores"] for step in first] == [step["scores"] for step in second]
        assert [played(step) for step in first] == [played(step) for step in second]


def played(step: dict[str, Any]) -> list[tuple[int, str]]:
    return [(answer["seat"], answer["words"]) for answer in step["answers"]]


@live
async def test_a_history_is_made_with_pauses(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table, tokens = await begun(client)
        await left(client, table, tokens)
        room = client.app.state.registry.rooms[table]  # type: ignore[attr-defined]
        past = await admission.history(room, None, "all", "en")
        assert len([*admission.steps(past, admission.Span(0, 60, False))]) == 60 // admission.AT_ONCE
