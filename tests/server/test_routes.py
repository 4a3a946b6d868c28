"""The REST routes, called in process: what works, what is refused, and with which error."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import dvergar
from dvergar.api.record import Record
from dvergar.server import admission
from tests.server.clients import live
from tests.server.in_process import application, wide

Json = dict[str, Any]
PAIR = {"game": "dwarf", "options": {"players": 2}}


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def opened(client: httpx.AsyncClient, wanted: Json | None = None) -> str:
    answer = await client.post("/api/tables", json=wanted or PAIR)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def seated(client: httpx.AsyncClient, table: str, *names: str) -> list[str]:
    places = [{"seat": seat, "name": name} for seat, name in enumerate(names)]
    answer = await client.post(f"/api/tables/{table}/join", json={"seats": places})
    assert answer.status_code == 200, answer.text
    return [given["token"] for given in answer.json()["seats"]]


def refused(answer: httpx.Response, status: int, key: str) -> Json:
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key), answer.text
    assert set(answer.json()["error"]) == {"key", "rule", "text"}
    return dict(answer.json()["error"])


@live
async def test_a_table_is_opened_joined_started_and_left(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client)
        ann, bo = await seated(client, table, "Ann", "Bo")
        state = (await client.get(f"/api/tables/{table}")).json()
        assert (state["phase"], [chair["name"] for chair in state["chairs"]]) == ("open", ["Ann", "Bo"])
        assert (await client.post(f"/api/tables/{table}/leave", json={}, headers=bearer(bo))).json() == {"done": True}
        refused(await client.post(f"/api/tables/{table}/start", headers=bearer(ann)), 409, "table-chairs-free")
        refused(await client.post(f"/api/tables/{table}/start", headers=bearer(bo)), 403, "server-foreign-token")
        again = await client.post(f"/api/tables/{table}/join", json={"seats": [{"seat": 1, "name": "Cy", "nonce": "00ff"}]})
        cy = again.json()["seats"][0]["token"]
        assert (await client.post(f"/api/tables/{table}/start", headers=bearer(ann))).json() == {"done": True}
        seen = [(await client.get(f"/api/tables/{table}", headers=bearer(token))).json() for token in (ann, cy)]
        assert [one["seat"] for one in seen] == [0, 1]
        assert sum(one["decision"] is not None for one in seen) == 1


@live
async def test_a_player_who_leaves_a_running_game_is_replaced_by_a_bot_and_can_return(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client)
        ann, bo = await seated(client, table, "Ann", "Bo")
        await client.post(f"/api/tables/{table}/start", headers=bearer(ann))
        await client.post(f"/api/tables/{table}/leave", json={"mind": "thumb"}, headers=bearer(bo))
        state = (await client.get(f"/api/tables/{table}")).json()
        assert (state["chairs"][1]["kind"], state["chairs"][1]["mind"]) == ("human", "thumb")
        assert (await client.post(f"/api/tables/{table}/take-back", headers=bearer(bo))).status_code == 200
        refused(await client.post(f"/api/tables/{table}/take-back", headers=bearer(bo)), 409, "table-no-stand-in")


@live
async def test_an_absent_players_seat_is_given_to_a_bot_after_two_minutes(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client)
        ann, _ = await seated(client, table, "Ann", "Bo")
        await client.post(f"/api/tables/{table}/start", headers=bearer(ann))
        wanted = {"seat": 1, "mind": "thumb"}
        answer = await client.post(f"/api/tables/{table}/hand-over", json=wanted, headers=bearer(ann))
        refused(answer, 409, "table-not-absent")
        room = client.app.state.registry.rooms[table]  # type: ignore[attr-defined]
        room.table.went(1, room.context.now() - 121)
        answer = await client.post(f"/api/tables/{table}/hand-over", json=wanted | {"mind": "exec:rm"}, headers=bearer(ann))
        refused(answer, 422, "server-no-bot")
        assert (await client.post(f"/api/tables/{table}/hand-over", json=wanted, headers=bearer(ann))).status_code == 200


@live
async def test_a_free_chair_can_be_given_to_a_bot_before_the_game(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client)
        (ann,) = await seated(client, table, "Ann")
        answer = await client.post(f"/api/tables/{table}/hand-over", json={"seat": 1, "mind": "random"}, headers=bearer(ann))
        assert answer.status_code == 200, answer.text
        assert (await client.post(f"/api/tables/{table}/start", headers=bearer(ann))).status_code == 200


async def finished(client: httpx.AsyncClient, table: str) -> None:
    """Let everybody leave for good; bots play to the end."""
    room = client.app.state.registry.rooms[table]  # type: ignore[attr-defined]
    while room.table.phase != "over" or room.busy:
        await asyncio.sleep(0.02)


@live
async def test_a_rematch_rotates_the_seats_and_old_tokens_claim_the_new_ones(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client)
        ann, bo = await seated(client, table, "Ann", "Bo")
        await client.post(f"/api/tables/{table}/start", headers=bearer(ann))
        refused(await client.post(f"/api/tables/{table}/rematch", headers=bearer(ann)), 409, "table-not-over")
        for token in (ann, bo):
            await client.post(f"/api/tables/{table}/leave", json={}, headers=bearer(token))
        await finished(client, table)
        new = [(await client.post(f"/api/tables/{table}/rematch", headers=bearer(token))).json()["table"] for token in (ann, bo)]
        assert new[0] == new[1] != table
        told = [(await client.get(f"/api/tables/{table}", headers=headers)).json() for headers in (bearer(ann), bearer(bo), {})]
        assert [state["rematch"] for state in told] == [new[0], new[0], None]  # players get the new table, spectators do not
        state = (await client.get(f"/api/tables/{new[0]}")).json()
        assert state["rematch"] is None
        assert [(chair["name"], chair["kind"]) for chair in state["chairs"]] == [("Bo", "open"), ("Ann", "open")]
        refused(await client.post(f"/api/tables/{new[0]}/claim", json={}, headers=bearer("x" * 32)), 403, "server-foreign-token")
        for token, seat in ((ann, 1), (bo, 0)):
            refused(await client.get(f"/api/tables/{new[0]}", headers=bearer(token)), 403, "server-foreign-token")
            claimed = (await client.post(f"/api/tables/{new[0]}/claim", json={"nonce": "07"}, headers=bearer(token))).json()
            assert claimed["seats"][0]["seat"] == seat
        lost = (await client.post(f"/api/tables/{new[0]}/claim", json={}, headers=bearer(ann))).json()["seats"][0]["token"]
        assert (await client.post(f"/api/tables/{new[0]}/start", headers=bearer(lost))).status_code == 200
        refused(await client.post(f"/api/tables/{new[0]}/claim", json={}, headers=bearer(ann)), 409, "server-seat-taken")


@live
async def test_open_tables_are_listed_and_others_are_not(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        listed = await opened(client, PAIR | {"open": True, "clock": 30.0})
        hidden = await opened(client)
        found = (await client.get("/api/tables")).json()["tables"]
        assert [one["table"] for one in found] == [listed]
        assert (found[0]["clock"], found[0]["game"], len(found[0]["chairs"])) == (30.0, "dwarf", 2)
        tokens = await seated(client, hidden, "Ann", "Bo")
        await client.post(f"/api/tables/{hidden}/start", headers=bearer(tokens[0]))
        held = [{"table": hidden, "token": token} for token in (*tokens, "foreign")] + [{"table": "A" * 22, "token": tokens[0]}]
        mine = (await client.post("/api/mine", json={"seats": held})).json()["tables"]
        assert [(one["table"], one["seat"]) for one in mine] == [(hidden, 0), (hidden, 1)]
        assert sum(one["asked"] for one in mine) == 1
        assert {(one["asked"], one["kind"]) for one in mine} == {(True, "act"), (False, None)}
        assert [(one["moment"]["round"], one["scores"]) for one in mine] == [(1, None)] * 2
        refused(await client.post("/api/mine", json={"seats": held * 9}), 422, "server-many-seats")


@live
async def test_a_bot_is_named_after_the_colour_of_its_seat_in_the_viewers_language(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client, PAIR | {"chairs": [{"kind": "human"}, {"kind": "bot", "mind": "thumb"}]})
        (token,) = await seated(client, table, "Ann")
        for language, name in (("en", "Red"), ("fr", "Rouge"), ("de", "Rot")):
            reader = {"Accept-Language": language}
            held = {"seats": [{"table": table, "token": token}]}
            (mine,) = (await client.post("/api/mine", json=held, headers=reader)).json()["tables"]
            state = (await client.get(f"/api/tables/{table}", headers=reader)).json()
            for chairs in (mine["chairs"], state["chairs"]):
                assert [(chair["name"], chair["mind"]) for chair in chairs] == [("Ann", ""), (name, "thumb")]


@live
async def test_a_record_and_a_position_can_be_studied(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client, PAIR | {"chairs": [{"kind": "bot", "mind": "thumb"}] * 2})
        refused(await client.get(f"/api/tables/{'A' * 22}/record"), 404, "server-no-table")
        await finished(client, table)
        answer = await client.get(f"/api/tables/{table}/record")
        assert "attachment" in answer.headers["content-disposition"]
        record = Record.load(answer.text)
        record.verify()
        studied = await client.post("/api/analysis", json={"record": answer.json()})
        assert studied.status_code == 201, studied.text
        seats = studied.json()["seats"]
        assert [given["seat"] for given in seats] == [0, 1]
        state = (await client.get(f"/api/tables/{studied.json()['table']}", headers=bearer(seats[0]["token"]))).json()
        assert state["phase"] == "over"
        position = dvergar.game("nidavellir", players=2).start(seed=5).to_dict()
        wanted = {"game": "nidavellir", "options": {"players": 2}, "position": position}
        studied = await client.post("/api/analysis", json=wanted)
        assert studied.status_code == 201, studied.text
        refused(await client.post("/api/analysis", json={}), 422, "server-one-of-them")
        broken = answer.json() | {"rules": "0"}
        refused(await client.post("/api/analysis", json={"record": broken}), 422, "record-version")
        refused(await client.post("/api/analysis", json={"record": {"format": "x"}}), 422, "record-format")


@live
async def test_a_record_is_secret_while_the_game_runs(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client)
        ann, _ = await seated(client, table, "Ann", "Bo")
        refused(await client.get(f"/api/tables/{table}/record"), 409, "table-not-over")
        await client.post(f"/api/tables/{table}/start", headers=bearer(ann))
        refused(await client.get(f"/api/tables/{table}/record", headers=bearer(ann)), 409, "table-not-over")


BAD: list[tuple[Json, str]] = [
    ({"game": "chess"}, "error-game"),
    ({"game": "dwarf", "options": {"players": 9}}, "error-dwarf-players"),
    ({"game": "dwarf", "options": {"players": 2, "colour": "blue"}}, "error-option"),
    (PAIR | {"clock": 1.0}, "server-clock"),
    (PAIR | {"clock": "soon"}, "server-bad-field"),
    (PAIR | {"chairs": [{"kind": "bot"}] * 2}, "server-chair"),
    (PAIR | {"chairs": [{"kind": "human", "mind": "thumb"}] * 2}, "server-chair"),
    (PAIR | {"chairs": [{"kind": "bot", "mind": "exec:/bin/sh"}] * 2}, "server-no-bot"),
    (PAIR | {"more": 1}, "server-bad-field"),
    ({"game": ["dwarf"]}, "server-bad-field"),
    ({"game": "x" * 99}, "server-bad-field"),
]


@live
async def test_invalid_tables_are_refused_with_a_key_and_a_text(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        for wanted, key in BAD:
            refused(await client.post("/api/tables", json=wanted), 422, key)
        wrong = await client.post("/api/tables", json=PAIR | {"chairs": [{}]})
        refused(wrong, 409, "table-chairs")


@live
async def test_names_have_limits_and_each_seat_is_taken_once(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client)
        path = f"/api/tables/{table}/join"
        for name, key in (("x" * 25, "server-name-long"), ("a\u202eb", "server-name-signs"), (" ", "server-name-empty")):
            refused(await client.post(path, json={"seats": [{"seat": 0, "name": name}]}), 422, key)
        refused(await client.post(path, json={"seats": [{"seat": 0, "name": "x" * 10_000}]}), 422, "server-bad-field")
        twice = [{"seat": 0, "name": "Ann"}, {"seat": 0, "name": "Bo"}]
        refused(await client.post(path, json={"seats": twice}), 422, "server-seat-twice")
        alike = [{"seat": 0, "name": "Ann"}, {"seat": 1, "name": "ＡＮＮ"}]
        refused(await client.post(path, json={"seats": alike}), 409, "server-name-taken")
        refused(await client.post(path, json={"seats": [{"seat": 4, "name": "Ann"}]}), 409, "error-no-seat")
        await seated(client, table, "Ann")
        refused(await client.post(path, json={"seats": [{"seat": 0, "name": "Bo"}]}), 409, "server-seat-taken")
        both = [{"seat": 1, "name": "Bo"}, {"seat": 0, "name": "Cy"}]
        refused(await client.post(path, json={"seats": both}), 409, "server-seat-taken")
        state = (await client.get(f"/api/tables/{table}")).json()
        assert [chair["kind"] for chair in state["chairs"]] == ["human", "open"], "all seats or none"


@pytest.mark.parametrize(
    ("headers", "query", "text"),
    [
        ({"Accept-Language": "de-CH, en;q=0.5"}, "", "Diesen Tisch gibt es nicht."),
        ({"Accept-Language": "de"}, "?lang=fr", "Table introuvable."),
        ({}, "", "This table does not exist."),
        ({"Accept-Language": "de;q=x, ;;, fr;q=0"}, "", "This table does not exist."),
    ],
)
@live
async def test_errors_have_the_requested_language(headers: dict[str, str], query: str, text: str, tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        answer = await client.get(f"/api/tables/nonsense{query}", headers=headers)
        assert refused(answer, 404, "server-no-table")["text"] == text


@live
async def test_bodies_have_limits(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        kind = {"Content-Type": "application/json"}
        refused(await client.post("/api/tables", content=b"x" * 20_000, headers=kind), 413, "server-too-large")
        refused(await client.post("/api/tables", content=b'"\xff"', headers=kind), 400, "server-bad-body")
        refused(await client.post("/api/tables", content=b"[" * 9000, headers=kind), 422, "server-too-deep")
        refused(await client.post("/api/tables", content=b"{", headers=kind), 422, "server-bad-field")
        refused(await client.post("/api/tables", content=b"9" * 9000, headers=kind), 400, "server-bad-body")
        for lone in (
            b'{"record": {"\\ud800": 1, "format": "dvergar-record"}}',
            b'{"game": "dwarf", "position": {"\\ud800": "\\udfff"}}',
        ):
            answer = await client.post("/api/analysis", content=lone, headers=kind)
            assert answer.status_code == 422, answer.text
        refused(await client.post("/api/analysis", content=b"x" * 300_000, headers=kind), 413, "server-too-large")
        refused(await client.post("/api/analysis", content=b"x" * 100_000, headers=kind), 422, "server-bad-field")

        async def endless() -> Any:
            while True:
                yield b" " * 1000

        refused(await client.post("/api/tables", content=endless(), headers=kind), 413, "server-too-large")


@live
async def test_every_answer_has_strict_headers_and_other_origins_are_refused(tmp_path: Path) -> None:
    async with application(tmp_path, wide(origins=("https://play.example",))) as client:
        answers = [
            await client.get("/health"),
            await client.get("/nowhere"),
            await client.delete("/api/tables"),
            await client.post("/api/tables", json=PAIR, headers={"Origin": "https://evil.example"}),
            await client.options(
                "/api/tables", headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
            ),
            await client.post("/api/tables", json=PAIR, headers={"Origin": "http://localhost:8000"}),
        ]
        assert [answer.status_code for answer in answers] == [200, 404, 405, 403, 405, 201]
        for answer in answers:
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "access-control-allow-origin" not in answer.headers
        for origin, status in (("null", 403), ("http://localhost:9", 403), ("http://[", 403), ("https://play.example", 201)):
            assert (await client.post("/api/tables", json=PAIR, headers={"Origin": origin})).status_code == status
        foreign = await client.get("/health", headers={"Host": "evil.example:8000"})
        refused(foreign, 403, "server-foreign-host")


@live
async def test_metrics_are_for_this_machine_alone(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        answer = await client.get("/metrics")
        assert answer.status_code == 200
        assert "dvergar_tables 0" in answer.text
        refused(await client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"}), 404, "server-no-page")
        transport = httpx.ASGITransport(client.app, client=("192.0.2.7", 1))  # type: ignore[attr-defined]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as other:
            refused(await other.get("/metrics"), 404, "server-no-page")


@live
async def test_an_internal_error_shows_only_an_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fault(*_: object) -> None:
        raise RuntimeError("secret words")

    monkeypatch.setattr(admission, "open_table", fault)
    async with application(tmp_path) as client:
        answer = await client.post("/api/tables", json=PAIR)
        text = refused(answer, 500, "server-broken")["text"]
        assert text.startswith("An internal error occurred. It is in the server’s log as ")
        assert "secret" not in answer.text
        assert "Traceback" not in answer.text


@live
async def test_an_address_with_too_many_requests_must_wait(tmp_path: Path) -> None:
    from dvergar.server.operations.settings import Rate

    async with application(tmp_path, wide(creations=Rate(2, 0.001), requests=Rate(9, 0.001))) as client:
        await opened(client)
        await opened(client)
        refused(await client.post("/api/tables", json=PAIR), 429, "server-too-fast")
        answers = [(await client.get("/health", headers={"X-Forwarded-For": f"192.0.2.{n}"})).status_code for n in range(9)]
        assert answers == [200] * 6 + [429] * 3, "what a stranger says about its address is not believed"


@live
async def test_behind_a_proxy_its_forwarded_address_counts(tmp_path: Path) -> None:
    from dvergar.server.operations.settings import Rate

    async with application(tmp_path, wide(proxy=True, requests=Rate(1, 0.001))) as client:
        for last in ("192.0.2.1", "192.0.2.2"):
            said = {"X-Forwarded-For": f"{last}9, {last}"}
            assert (await client.get("/health", headers=said)).status_code == 200
            assert (await client.get("/health", headers=said)).status_code == 429


@live
async def test_an_older_table_is_refused_clearly_and_never_misread(tmp_path: Path) -> None:
    async with application(tmp_path) as client:
        table = await opened(client)
        registry = client.app.state.registry  # type: ignore[attr-defined]
        body = json.loads(registry.context.store.entries(table)[0])
        other = "B" * 22
        from dvergar.server.store import Summary

        registry.context.store.append(
            other, 0, [json.dumps(body | {"rules": "0"})], Summary(other, 1, 1, "open", False, "dwarf")
        ).result()
        refused(await client.get(f"/api/tables/{other}"), 422, "record-version")
