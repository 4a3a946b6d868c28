"""Score pads over the network: the engine's totals, histories that survive a kill, and access to them."""

import asyncio
import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from dvergar.scorepad.entering import form_of
from dvergar.scorepad.history import Book, fresh_id
from dvergar.server.app import make_app
from dvergar.server.store import Store
from tests.scorepad.finished import finished, pad_of
from tests.server.clients import Serving
from tests.server.in_process import wide

DEMO = form_of("nidavellir").DEMO


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        made = make_app(wide(scores=tmp_path / "scores", sheets=3, books=2), store)
        yield made
        asyncio.run(made.state.registry.context.bot_pool.close())


def asked(app: FastAPI, method: str, path: str, *, peer: str = "127.0.0.1", **more: Any) -> httpx.Response:
    """Return the answer to a client at an address."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(peer, 5000))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return await client.request(method, path, **more)

    return asyncio.run(ask())


@pytest.mark.rule("X1")
def test_the_example_is_added_up_and_explained_in_the_readers_language(app: FastAPI) -> None:
    answer = asked(app, "POST", "/api/score/nidavellir", json=DEMO, headers={"Accept-Language": "fr"}).json()
    assert [seat["total"] for seat in answer["seats"]] == [204, 190, 183]
    assert answer["seats"][0]["parts"][0]["name"] == "Guerriers"
    assert asked(app, "GET", "/api/score/nidavellir/demo").json()["seats"] == DEMO["seats"]


@pytest.mark.parametrize(("game", "options"), [("nidavellir", {"players": 4}), ("dwarf", {"solo": "eldhusfifl"})])
def test_random_games_have_the_engines_totals(game: str, options: dict[str, Any], app: FastAPI) -> None:
    for seed in range(5):
        position = finished(game, seed, **options)
        body = {key: value for key, value in pad_of(position).items() if key != "game"}
        answer = asked(app, "POST", f"/api/score/{game}", json=body).json()
        assert [seat["total"] for seat in answer["seats"]] == [score.total for score in position.scores()]


@pytest.mark.parametrize(
    "body",
    [
        {"seats": []},
        {"seats": [{"army": {"warrior": "99"}}, {}]},
        {"seats": [{"colour": "blue"}, {}]},
        {"seats": [{}, {}], "date": "soon"},
        {"seats": [{"name": "x" * 41}, {}]},
    ],
)
def test_an_invalid_pad_is_refused_with_a_sentence(body: dict[str, Any], app: FastAPI) -> None:
    answer = asked(app, "POST", "/api/score/nidavellir", json=body)
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]


def test_only_this_machine_reads_its_history(app: FastAPI, tmp_path: Path) -> None:
    assert asked(app, "GET", "/api/scores").json() == {"book": "home"}
    assert asked(app, "GET", "/api/scores", peer="192.0.2.7").json() == {"book": None}
    pad = fresh_id()
    assert asked(app, "PUT", f"/api/scores/home/{pad}", json={**DEMO, "game": "nidavellir"}).status_code == 200
    assert [one.id for one in Book(tmp_path / "scores").pads()[0]] == [pad], "the terminal reads the same folder"
    for method, path in (
        ("GET", "/api/scores/home"),
        ("DELETE", f"/api/scores/home/{pad}"),
        ("GET", "/api/scores/home/export.csv"),
    ):
        assert asked(app, method, path, peer="192.0.2.7").status_code == 403
        assert asked(app, method, path, headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 403
    assert len(asked(app, "GET", "/api/scores/home").json()["pads"]) == 1


def test_a_history_is_opened_by_its_name_and_keeps_corrections(app: FastAPI) -> None:
    book, pad = fresh_id(), fresh_id()
    body = {**DEMO, "game": "nidavellir", "date": "2026-11-01"}
    asked(app, "PUT", f"/api/scores/{book}/{pad}", json=body, peer="192.0.2.7")
    seats = [{**DEMO["seats"][0], "name": "Ann", "gem": 6}, *DEMO["seats"][1:]]
    kept = asked(app, "PUT", f"/api/scores/{book}/{pad}", json={**body, "seats": seats}, peer="192.0.2.8").json()
    assert kept["results"][0] == {"name": "Ann", "total": 207, "place": 1, "shared": False}
    history = asked(app, "GET", f"/api/scores/{book}").json()
    assert [(one["id"], one["date"], one["seats"][0]["gem"]) for one in history["pads"]] == [(pad, "2026-11-01", 6)]
    assert history["statistics"][0]["bests"][0]["total"] == 207
    assert asked(app, "GET", f"/api/scores/{fresh_id()}").json()["pads"] == []
    assert asked(app, "DELETE", f"/api/scores/{book}/{pad}").json() == {"done": True}
    assert asked(app, "GET", f"/api/scores/{book}").json()["pads"] == []


def test_a_history_is_exported_and_no_cell_is_a_formula(app: FastAPI) -> None:
    book = fresh_id()
    seats = [{**DEMO["seats"][0], "name": "=1+1"}, *DEMO["seats"][1:]]
    asked(app, "PUT", f"/api/scores/{book}/{fresh_id()}", json={"seats": seats, "game": "nidavellir"})
    answer = asked(app, "GET", f"/api/scores/{book}/export.csv?lang=de")
    rows = list(csv.reader(io.StringIO(answer.text.removeprefix("\ufeff"))))
    assert (rows[0][4], rows[1][2], rows[1][4]) == ("Summe", "'=1+1", "204")
    assert "attachment" in answer.headers["content-disposition"]
    assert asked(app, "GET", f"/api/scores/{book}/export.json").json()[0]["seats"][0]["name"] == "=1+1"


def test_histories_have_a_limit(app: FastAPI) -> None:
    book, body = fresh_id(), {**DEMO, "game": "nidavellir"}
    ids = [fresh_id() for _ in range(4)]
    assert [asked(app, "PUT", f"/api/scores/{book}/{one}", json=body).status_code for one in ids] == [200, 200, 200, 409]
    assert asked(app, "PUT", f"/api/scores/{book}/{ids[0]}", json=body).status_code == 200, "corrections are no more of them"
    others = [asked(app, "PUT", f"/api/scores/{fresh_id()}/{ids[0]}", json=body).status_code for _ in range(2)]
    assert others == [200, 409]


def test_saved_pads_survive_a_kill(tmp_path: Path) -> None:
    pads = [fresh_id() for _ in range(5)]
    with Serving(tmp_path) as serving:
        with httpx.Client(base_url=serving.http) as client:
            for pad in pads:
                assert client.put(f"/api/scores/home/{pad}", json={**DEMO, "game": "nidavellir"}).status_code == 200
        serving.kill()
        serving.start()
        with httpx.Client(base_url=serving.http) as client:
            history = client.get("/api/scores/home").json()
    assert {pad["id"] for pad in history["pads"]} == set(pads)
    assert Book(tmp_path / "scores").size() == len(pads), "beside the tables"
