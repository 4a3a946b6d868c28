"""Every endpoint refuses every foreign token, always in the same words."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Caller, Serving, live
from tests.server.in_process import application
from tests.server.test_routes import PAIR, bearer, opened, seated

BODIES: dict[str, Any] = {"leave": {}, "hand-over": {"seat": 1, "mind": "thumb"}, "offer": {"seat": 1}, "claim": {}}
"""The body of a valid request."""


async def foreign_tokens(client: httpx.AsyncClient) -> list[str]:
    """Return tokens of another table, of a seat that was left, half of one, none at all, and malformed ones."""
    table = await opened(client)
    other = await seated(client, table, "Ann", "Bo")
    await client.post(f"/api/tables/{table}/leave", json={}, headers=bearer(other[1]))
    return [*other, other[0][:-1], other[0].swapcase(), "x" * 32, "0", "A" * 5000, "ä"]


@live
async def test_every_endpoint_refuses_every_foreign_token(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client)
        mine = await seated(client, table, "Cy", "Di")
        await client.post(f"/api/tables/{table}/start", headers=bearer(mine[0]))
        before = client.app.state.registry.context.store.entries(table)  # type: ignore[attr-defined]
        closed = await guarded(client)
        assert {path.rpartition("/")[2] for _, path in closed} == {
            "{table}", "start", "leave", "hand-over", "offer", "take-back", "rematch", "claim", "history",
        }  # fmt: skip
        for method, path in closed:
            for token in await foreign_tokens(client):
                body = BODIES.get(path.rpartition("/")[2])
                headers = {b"Authorization": b"Bearer " + token.encode()}
                answer = await client.request(method, path.replace("{table}", table), json=body, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (
                    403,
                    {"key": "server-foreign-token", "rule": None, "text": "This token does not belong to a seat at this table."},
                ), (method, path, answer.text)
            if method == "POST":
                answer = await client.request(method, path.replace("{table}", table), json=BODIES.get(path.rpartition("/")[2]))
                assert (answer.status_code, answer.json()["error"]["key"]) == (401, "server-no-token")
        assert client.app.state.registry.context.store.entries(table) == before  # type: ignore[attr-defined]


async def guarded(client: httpx.AsyncClient) -> list[tuple[str, str]]:
    """Return the endpoints that take a token, from the OpenAPI schema."""
    paths = (await client.get("/openapi.json")).json()["paths"]
    return [(method.upper(), path) for path, methods in paths.items() for method, told in methods.items() if "security" in told]


@live
async def test_a_token_in_the_wrong_place_opens_nothing(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client, PAIR)
        (token,) = await seated(client, table, "Ann")
        assert (await client.get(f"/api/tables/{table}?token={token}")).json()["seat"] is None
        assert (await client.get(f"/api/tables/{table}", headers={"Authorization": f"Basic {token}"})).json()["seat"] is None
        assert (await client.get(f"/api/tables/{table}", headers={"Cookie": f"token={token}"})).json()["seat"] is None


@live
async def test_a_socket_with_a_foreign_token_is_refused_like_any_other(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        async with Caller(serving) as caller:
            one, other = [await caller.table("dwarf", ["me", "me"]) for _ in range(2)]
            for token in (other.tokens[0], "x" * 32, "0"):
                async with connect(f"ws://127.0.0.1:{serving.port}/api/tables/{one.name}/live") as socket:
                    await socket.send(f'{{"token": "{token}", "lang": "de"}}')
                    assert '"text":"Dieser Schlüssel gehört zu keinem Platz an diesem Tisch."' in str(await socket.recv())
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd
                    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "server-foreign-token")
