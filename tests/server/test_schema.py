"""schemathesis sends everything that the OpenAPI schema allows, and much that it does not; every answer is one it describes."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from dvergar.server.app import make_app
from dvergar.server.routes import router
from dvergar.server.scorepad_routes import router as score_router
from dvergar.server.store import Store
from tests.server.in_process import wide

EXAMPLES = 25
PLAYED = ("/api/tables", "/api/analysis", "/api/score/{game}", "/api/scores/{book}/{pad}")
"""A body that fits the schema may still be refused with 422: valid combinations of options are a matter of rules."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    with Store.open(f"sqlite:///{tmp_path_factory.mktemp('schema') / 'tables.db'}") as store:
        made = make_app(wide(hosts=(), scores=tmp_path_factory.mktemp("scores")), store)
        yield made
        asyncio.run(made.state.registry.context.bot_pool.close())


ROUTES = [
    (route.path, method)
    for route in (*router.routes, *score_router.routes)
    if isinstance(route, APIRoute)
    for method in sorted(route.methods or ())
]


@pytest.mark.parametrize(("path", "method"), ROUTES)
def test_every_answer_matches_the_openapi_schema(path: str, method: str, app: FastAPI) -> None:
    asked = schemathesis.openapi.from_asgi("/openapi.json", app)[path][method]

    @settings(max_examples=EXAMPLES, suppress_health_check=[*HealthCheck], database=None)
    @given(case=asked.as_strategy())
    def ask(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(excluded_checks=[positive_data_acceptance] if path in PLAYED else [])

    ask()


def test_every_route_is_covered() -> None:
    assert len(ROUTES) >= 26


def test_socket_messages_are_described_too(app: FastAPI) -> None:
    schemas = app.openapi()["components"]["schemas"]
    assert {"Hello", "Act", "Undo", "Ping", "SnapshotModel", "SocketDone", "SocketError", "Pong", "State", "Refused"} <= set(
        schemas
    )
    assert schemas["Act"]["additionalProperties"] is False
    told = json.dumps(app.openapi())
    named = set(re.findall(r'"#/components/schemas/(\w+)"', told))
    assert named <= set(schemas)
