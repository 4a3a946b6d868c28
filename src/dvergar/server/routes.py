"""REST: everything that is not live. Routes check who is asking; `admission` does the rest."""

import asyncio
import contextlib
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from dvergar.api.play import game
from dvergar.api.registry import known_games, levels_of, offer_of, rules_of
from dvergar.bots.levels import weaker_here
from dvergar.core.json_data import JsonObject
from dvergar.server import admission
from dvergar.server.access.addresses import is_local, network_addresses
from dvergar.server.access.guards import address_of, language_of
from dvergar.server.access.heavy_work import HeavyWork
from dvergar.server.access.limits import AddressBuckets, is_loopback, network_of
from dvergar.server.access.tokens import LONGEST_TOKEN
from dvergar.server.errors import ForeignToken, NoTable, NotKept, NoToken, TooMany
from dvergar.server.models import (
    Analysis,
    Claim,
    Done,
    Eyes,
    GameOffer,
    GameOption,
    Games,
    HandOver,
    Health,
    Joined,
    Joining,
    Language,
    Leaving,
    Listed,
    Mine,
    MyTables,
    NewTable,
    Offer,
    Opened,
    OpenTables,
    PastSteps,
    Reach,
    Refused,
    Rematch,
    State,
)
from dvergar.server.operations.settings import LOOPBACK, Settings
from dvergar.server.room_registry import RoomRegistry
from dvergar.server.rooms import Room
from dvergar.server.store import Damaged

MOST_STEPS = 100_000
"""The most actions in a record; no game is longer."""

OWN_NAMES = tuple(name.strip("[]") for name in LOOPBACK)


class RequestLimits:
    """Rate limits per address for opening tables, taking seats and saving scores."""

    def __init__(self, settings: Settings) -> None:
        self.creations = AddressBuckets(settings.creations, settings.remembered_addresses)
        self.joins = AddressBuckets(settings.joins, settings.remembered_addresses)
        self.keeps = AddressBuckets(settings.keeps, settings.remembered_addresses)
        self.books = AddressBuckets(settings.new_books, settings.remembered_addresses)


def registry_of(request: Request) -> RoomRegistry:
    """Return the running server's room registry."""
    registry: RoomRegistry = request.app.state.registry
    return registry


async def room_of(table: str, request: Request) -> Room:
    """Return the room named in the path."""
    return await registry_of(request).load(table)


def may_create(request: Request) -> None:
    """Limit how often tables are opened."""
    take(request, "creations")


def may_join(request: Request) -> None:
    """Limit how often seats are taken."""
    take(request, "joins")


def language(request: Request, lang: Language | None = None) -> str:
    """Return the reader's language."""
    return lang or language_of(request.scope)


Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False, description="A seat's token."))]


def token_of(credentials: Credentials) -> str:
    """Return the token in a request."""
    if credentials is None:
        raise NoToken
    if len(credentials.credentials) > LONGEST_TOKEN:
        raise ForeignToken
    return credentials.credentials


InHall = Annotated[RoomRegistry, Depends(registry_of)]
InRoom = Annotated[Room, Depends(room_of)]
Bearer = Annotated[str, Depends(token_of)]
Reader = Annotated[str, Depends(language)]


def network(request: Request) -> str:
    """Return the address that a request counts for."""
    return network_of(address_of(request.scope, registry_of(request).context.settings))


Network = Annotated[str, Depends(network)]


def heavy_work(request: Request) -> HeavyWork:
    """Return the threads for what costs much."""
    found: HeavyWork = request.app.state.heavy_work
    return found


Heavy = Annotated[HeavyWork, Depends(heavy_work)]


def seat_of(room: InRoom, token: Bearer) -> int:
    """Return the seat that a request acts for."""
    return room.seat_of(token)


ForSeat = Annotated[int, Depends(seat_of)]


def answers(*statuses: int) -> dict[int | str, JsonObject]:
    """Return the refusals that a route may answer with; some apply to every route."""
    return {status: {"model": Refused} for status in sorted({400, 403, 413, 422, 429, 500, 503, *statuses})}


router = APIRouter()


@router.get("/health", responses=answers())
async def health(request: Request) -> Health:
    """Check that the server responds and its database can be written and read; says why if not."""
    await request.app.state.health.check()
    return Health()


@router.get("/metrics", responses=answers(404), response_class=Response)
async def metrics(request: Request, registry: InHall) -> Response:
    """Metrics, for this machine only; others get “not found”."""
    if not _is_this_machine(request):
        raise NoTable("server-no-page")
    gauges = {**registry.gauges(), "connections": len(request.app.state.connections.open)}
    return Response(registry.context.metrics.text(gauges), media_type="text/plain; version=0.0.4")


@router.get("/api/reach", responses=answers())
async def reach(request: Request) -> Reach:
    """Whether others on the network can reach the server, and where; only this machine is sent the addresses."""
    listening: tuple[str, int] | None = request.app.state.listening
    if listening is None or is_local(listening[0]):
        return Reach(network=False, addresses=[])
    asked_here = await asyncio.to_thread(network_addresses, *listening) if _is_this_machine(request) else []
    return Reach(network=True, addresses=asked_here)


@router.get("/api/games", responses=answers())
async def games(request: Request, registry: InHall) -> Games:
    """The available games, their options, and the bots that can take a seat."""
    return Games(games=request.app.state.offers, bots=list(registry.context.bot_pool.bots))


@router.post("/api/tables", status_code=201, responses=answers(409), dependencies=[Depends(may_create)])
async def create(registry: InHall, wanted: NewTable, address: Network) -> Opened:
    """Open a table. Its id is its link; only an open table is listed."""
    room = await admission.open_table(registry, wanted, address)
    return Opened(table=room.name, commitment=room.table.commitment)


@router.get("/api/tables", responses=answers())
async def tables(registry: InHall, reader: Reader, address: Network, heavy: Heavy) -> OpenTables:
    """The tables that anyone may join, newest first."""
    heavy.charge(address)
    rooms = await registry.listed()
    seen = []
    for room in rooms:
        with contextlib.suppress(NotKept, Damaged):  # one that cannot be read now hides no other
            seen.append(Listed(**admission.listing(room, (await room.snapshot_for(None, reader)).content)))
    return OpenTables(tables=seen)


@router.post("/api/mine", responses=answers())
async def mine(registry: InHall, held: Mine, reader: Reader, address: Network, heavy: Heavy) -> MyTables:
    """The tables of the seats whose tokens are given; seats with invalid tokens are left out."""
    heavy.charge(address)
    return MyTables(tables=await admission.mine(registry, held.seats, reader))


@router.get("/api/tables/{table}", responses=answers(404, 409) | {200: {"model": State}}, response_class=Response)
async def look(room: InRoom, credentials: Credentials, reader: Reader) -> Response:
    """What a seat may know of a table or, without a token, what everyone may know."""
    seat = None if credentials is None else room.seat_of(token_of(credentials))
    return Response((await room.snapshot_for(seat, reader)).text(), media_type="application/json")


@router.post("/api/tables/{table}/join", responses=answers(404, 409), dependencies=[Depends(may_join)])
async def join(registry: InHall, room: InRoom, wanted: Joining) -> Joined:
    """Take one seat or several (in a running game, offered ones); the tokens are sent only once."""
    return Joined(table=room.name, seats=await admission.join(registry, room, wanted))


@router.post("/api/tables/{table}/start", responses=answers(401, 404, 409))
async def start(room: InRoom, seat: ForSeat) -> Done:
    """Start the game once every seat is taken."""
    await admission.start(room, seat)
    return Done()


@router.post("/api/tables/{table}/leave", responses=answers(401, 404, 409))
async def leave(registry: InHall, room: InRoom, seat: ForSeat, wanted: Leaving) -> Done:
    """Leave the table; in a running game a bot stands in."""
    await admission.leave(registry, room, seat, wanted.mind)
    return Done()


@router.post("/api/tables/{table}/hand-over", responses=answers(401, 404, 409))
async def hand_over(registry: InHall, room: InRoom, seat: ForSeat, wanted: HandOver) -> Done:
    """Give a bot the seat of a player who has been away for two minutes or, before the game, a free seat."""
    await admission.hand_over(registry, room, seat, wanted)
    return Done()


@router.post("/api/tables/{table}/offer", responses=answers(401, 404, 409))
async def offer(room: InRoom, seat: ForSeat, wanted: Offer) -> Done:
    """Offer a bot's seat in a running game to new players, or withdraw the offer; new players join as before the game."""
    await admission.offer(room, seat, wanted)
    return Done()


@router.post("/api/tables/{table}/take-back", responses=answers(401, 404, 409))
async def take_back(room: InRoom, seat: ForSeat) -> Done:
    """Take the player's own seat back from the bot that stood in."""
    await room.submit(lambda table, now: table.take_back(seat, now))
    return Done()


@router.post(
    "/api/tables/{table}/rematch", responses=answers(401, 404, 409), dependencies=[Depends(may_create), Depends(seat_of)]
)
async def rematch(registry: InHall, room: InRoom, address: Network) -> Rematch:
    """Open the next game, with everyone moved one seat on; repeated requests return the same table."""
    return Rematch(table=await admission.rematch(registry, room, address))


@router.post("/api/tables/{table}/claim", responses=answers(401, 404, 409), dependencies=[Depends(may_join)])
async def claim(room: InRoom, token: Bearer, wanted: Claim) -> Joined:
    """Take the reserved seat of a rematch with the token of the previous game."""
    return Joined(table=room.name, seats=await admission.claim(room, token, wanted.nonce))


@router.get(
    "/api/tables/{table}/history",
    responses=answers(401, 404, 409) | {200: {"model": PastSteps}},
    response_class=Response,
)
async def history(
    request: Request,
    room: InRoom,
    credentials: Credentials,
    reader: Reader,
    address: Network,
    heavy: Heavy,
    eyes: Annotated[Eyes, Query(description="The token's seat's or a spectator's; any seat's, or all, once all is open.")] = "me",
    first: Annotated[int, Query(alias="from", ge=0, le=MOST_STEPS)] = 0,
    count: Annotated[int, Query(ge=1, le=50)] = 50,
    brief: Annotated[bool, Query(description="All steps from the first on, without what lay on the table.")] = False,
) -> Response:
    """The game step by step as the viewer saw it; a finished one as any seat saw it, or with everything open."""
    seat = None if credentials is None else room.seat_of(token_of(credentials))
    span = admission.Span(first, MOST_STEPS if brief else count, brief)
    past = await admission.history(room, seat, eyes, reader)
    return Response(await heavy.run(request, address, admission.steps(past, span)), media_type="application/json")


@router.get("/api/tables/{table}/record", responses=answers(404, 409) | {200: {"model": JsonObject}}, response_class=Response)
async def record(room: InRoom) -> Response:
    """The record of a finished game, which `dvergar verify` checks."""
    text = await room.read(lambda table: table.record().to_json())
    named = f'attachment; filename="{room.table.game.name}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": named})


@router.post("/api/analysis", status_code=201, responses=answers(409), dependencies=[Depends(may_create)])
async def analysis(registry: InHall, wanted: Analysis, address: Network) -> Joined:
    """Open a record or a position for study; whoever opens it holds all seats."""
    room, seats = await admission.open_analysis(registry, wanted, address)
    return Joined(table=room.name, seats=seats)


def _is_this_machine(request: Request) -> bool:
    """Whether a request comes from this machine, without a proxy."""
    peer = request.client.host if request.client else ""
    return is_loopback(peer) and "x-forwarded-for" not in request.headers and "forwarded" not in request.headers


def is_at_home(request: Request) -> bool:
    """Whether the request comes from this machine to a server for this machine alone, under one of its own names."""
    settings = registry_of(request).context.settings
    return _is_this_machine(request) and not settings.proxy and not settings.origins and request.url.hostname in OWN_NAMES


def take(request: Request, what: str, refusal: str = TooMany.default) -> None:
    """Count a rate-limited request of an address; raises if there are too many."""
    buckets: AddressBuckets = getattr(request.app.state.request_limits, what)
    if not buckets.take(network(request)):
        raise TooMany(refusal)


def offers() -> list[GameOffer]:
    """Load all games once at startup, so that games that cannot be played here are found early."""
    return [_offer(name) for name in known_games()]


def _offer(name: str) -> GameOffer:
    rules = rules_of(name)
    offered, players, editions = offer_of(name)
    first = [GameOption(name="edition", values=list(editions), rule="", alone=False)] if editions else []
    own = [GameOption(name=option.name, values=list(option.values), rule=option.rule, alone=option.alone) for option in offered]
    table = game(name, players=players[-1])
    return GameOffer(
        name=name,
        rules=rules.version,
        players=list(players),
        options=[*first, *own],
        editions={edition: dict(presets) for edition, presets in editions.items()},
        elo={level: how.elo for level, how in levels_of(name).items() if how.elo},
        rule_ids=list(rules.rule_ids) if rules.is_shown_as_text else [],
        weaker=weaker_here(table),
    )
