"""Assembles the application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp

from dvergar import __version__
from dvergar.api.errors import DvergarError, shown
from dvergar.core.json_data import JsonObject
from dvergar.i18n import LANGUAGES, catalogue
from dvergar.server import routes, scorepad_routes, sockets, static_files
from dvergar.server.access.connections import Connections
from dvergar.server.access.guards import Guard, broken, refusal
from dvergar.server.access.heavy_work import HeavyWork
from dvergar.server.bots.pool import BotPool
from dvergar.server.errors import NotUnderstood, Refusal
from dvergar.server.models import SOCKET
from dvergar.server.operations.health import HealthCheck
from dvergar.server.operations.metrics import Metrics
from dvergar.server.operations.settings import Settings
from dvergar.server.room_registry import RoomRegistry
from dvergar.server.rooms import ServerContext
from dvergar.server.score_books import Answers
from dvergar.server.store import Store

_PAGES = {404: "server-no-page", 405: "server-no-method"}


def make_app(settings: Settings, store: Store) -> FastAPI:
    """Build the application on a store. Whoever opened the store closes it."""
    metrics = Metrics()
    context = ServerContext(settings, store, BotPool(settings, metrics), metrics)
    registry = RoomRegistry(context)
    heavy_work = HeavyWork(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await registry.start()
        speaking = asyncio.create_task(asyncio.to_thread(_learn_to_speak))
        expiring = asyncio.create_task(scorepad_routes.expire_for_ever(settings))
        yield
        expiring.cancel()
        await registry.stop()
        await speaking
        heavy_work.close()
        await context.bot_pool.close()

    app = FastAPI(title="Dvergar", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.registry = registry
    app.state.health = HealthCheck(context)
    app.state.listening = None  # host and port, known once the socket is open
    app.state.offers = routes.offers()
    app.state.connections = Connections(settings, metrics)
    app.state.connection_limits = sockets.ConnectionLimits(settings)
    app.state.heavy_work = heavy_work
    app.state.score_answers = Answers()
    app.state.request_limits = routes.RequestLimits(settings)
    app.include_router(routes.router)
    app.include_router(scorepad_routes.router)
    app.include_router(sockets.router)
    app.include_router(static_files.router)
    app.mount("/static", static_files.files())
    app.add_exception_handler(DvergarError, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _no_page)
    app.add_exception_handler(Exception, _broken)
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]
    app.add_middleware(_guard, settings=settings, metrics=metrics)
    return app


def _described(app: FastAPI) -> JsonObject:
    """Add the WebSocket messages to the OpenAPI schemas, so that clients get all types from one place."""
    if app.openapi_schema is None:
        app.openapi_schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schemas = models_json_schema([(model, "validation") for model in SOCKET], ref_template="#/components/schemas/{model}")[1][
            "$defs"
        ]
        app.openapi_schema["components"]["schemas"] = schemas | app.openapi_schema["components"]["schemas"]
    return app.openapi_schema


def _learn_to_speak() -> None:
    """Load all catalogues at startup, so that no request has to wait for them."""
    for language in LANGUAGES:
        catalogue(language)


def _guard(app: ASGIApp, settings: Settings, metrics: Metrics) -> ASGIApp:
    return Guard(app, settings, metrics)


async def _refused(request: Request, error: Any) -> JSONResponse:
    return refusal(request.scope, error)


async def _not_understood(request: Request, error: Any) -> JSONResponse:
    places = [".".join(shown(part) for part in found["loc"]) for found in error.errors()[:1]]
    return refusal(request.scope, NotUnderstood("server-bad-field", field=shown("".join(places))))


async def _no_page(request: Request, error: Any) -> JSONResponse:
    answer = refusal(request.scope, Refusal(_PAGES.get(error.status_code, "server-bad-body")))
    answer.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def _broken(request: Request, error: Exception) -> JSONResponse:
    return broken(request.scope, error)
