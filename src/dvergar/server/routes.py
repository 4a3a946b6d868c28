"""REST: everything that is not live. Routes check who asks; what happens then happens at the admission."""

import asyncio
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
from dvergar.server.access.limits import TokenBuckets, is_loopback, network_of
from dvergar.server.access.tokens import LONGEST_TOKEN
from dvergar.server.errors import ForeignToken, NoTable, NoToken, TooMany
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

MOST_STEPS = 100_000
"""No game is longer: a record has at most so many actions."""

OWN_NAMES = tuple(name.strip("[]") for name in LOOPBACK)


class RequestLimits:
    """How often an address may open tables, sit down and keep scores."""

    def __init__(self, settings: Settings) -> None:
        self.creations = TokenBuckets(settings.creations, settings.remembered_addresses)
        self.joins = TokenBuckets(settings.joins, settings.remembered_addresses)
        self.keeps = TokenBuckets(settings.keeps, settings.remembered_addresses)


def registry_of(request: Request) -> RoomRegistry:
    """The hall of the running server."""
    registry: RoomRegistry = request.app.state.registry
    return registry


async def room_of(table: str, request: Request) -> Room:
    """The room that a path names."""
    return await registry_of(request).load(table)


def may_create(request: Request) -> None:
    """Tables are opened now and then."""
    take(request, "creations")


def may_join(request: Request) -> None:
    """People sit down now and then."""
    take(request, "joins")


def language(request: Request, lang: Language | None = None) -> str:
    """The reader's language."""
    return lang or language_of(request.scope)


Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False, description="A seat's token."))]


def token_of(credentials: Credentials) -> str:
    """The token that a request brings."""
    if credentials is None:
        raise NoToken
    if len(credentials.credentials) > LONGEST_TOKEN:
        raise ForeignToken
    return credentials.credentials


InHall = Annotated[RoomRegistry, Depends(registry_of)]
InRoom = Annotated[Room, Depends(room_of)]
Bearer = Annotated[str, Depends(token_of)]
Reader = Annotated[str, Depends(language)]


def seat_of(room: InRoom, token: Bearer) -> int:
    """The seat that a request acts for."""
    return room.seat_of(token)


ForSeat = Annotated[int, Depends(seat_of)]


def answers(*statuses: int) -> dict[int | str, JsonObject]:
    """The refusals that a route may answer with; some are everybody's."""
    return {status: {"model": Refused} for status in sorted({400, 403, 413, 422, 429, 500, 503, *statuses})}


router = APIRouter()


@router.get("/health", responses=answers())
async def health(registry: InHall) -> Health:
    """Whether the server answers and its store can be read."""
    await registry.check()
    return Health()


@router.get("/metrics", responses=answers(404), response_class=Response)
async def metrics(request: Request, registry: InHall) -> Response:
    """Counters for this machine alone; others are told that there is no such page."""
    if not _is_this_machine(request):
        raise NoTable("server-no-page")
    return Response(registry.context.metrics.text(registry.gauges()), media_type="text/plain; version=0.0.4")


@router.get("/api/reach", responses=answers())
async def reach(request: Request) -> Reach:
    """Whether others on the network reach the server, and where; the addresses are told to this machine alone."""
    listening: tuple[str, int] | None = request.app.state.listening
    if listening is None or is_local(listening[0]):
        return Reach(network=False, addresses=[])
    asked_here = await asyncio.to_thread(network_addresses, *listening) if _is_this_machine(request) else []
    return Reach(network=True, addresses=asked_here)


@router.get("/api/games", responses=answers())
async def games(request: Request, registry: InHall) -> Games:
    """The games that can be played, their options, and the bots that can sit down."""
    return Games(games=request.app.state.offers, bots=list(registry.context.bot_pool.bots))


@router.post("/api/tables", status_code=201, responses=answers(409), dependencies=[Depends(may_create)])
async def create(registry: InHall, wanted: NewTable) -> Opened:
    """Open a table. Its id is its link; only an open table is listed."""
    room = await admission.open_table(registry, wanted)
    return Opened(table=room.name, commitment=room.table.commitment)


@router.get("/api/tables", responses=answers())
async def tables(registry: InHall, reader: Reader) -> OpenTables:
    """The tables that everybody may join, the newest first."""
    rooms = await registry.listed()
    seen = [(room, await room.snapshot_for(None, reader)) for room in rooms]
    return OpenTables(tables=[Listed(**admission.listing(room, snapshot.content)) for room, snapshot in seen])


@router.post("/api/mine", responses=answers())
async def mine(registry: InHall, held: Mine, reader: Reader) -> MyTables:
    """The tables of the seats whose tokens are given; a seat that these do not open is left out."""
    return MyTables(tables=await admission.mine(registry, held.seats, reader))


@router.get("/api/tables/{table}", responses=answers(404, 409) | {200: {"model": State}}, response_class=Response)
async def look(room: InRoom, credentials: Credentials, reader: Reader) -> Response:
    """What a seat may know of a table, or without a token what everybody may know."""
    seat = None if credentials is None else room.seat_of(token_of(credentials))
    return Response((await room.snapshot_for(seat, reader)).text(), media_type="application/json")


@router.post("/api/tables/{table}/join", responses=answers(404, 409), dependencies=[Depends(may_join)])
async def join(registry: InHall, room: InRoom, wanted: Joining) -> Joined:
    """Take one seat or several, in a running game those that are offered; the tokens are told here and never again."""
    return Joined(table=room.name, seats=await admission.join(registry, room, wanted))


@router.post("/api/tables/{table}/start", responses=answers(401, 404, 409))
async def start(room: InRoom, seat: ForSeat) -> Done:
    """Start the game, once every chair is taken."""
    await admission.start(room, seat)
    return Done()


@router.post("/api/tables/{table}/leave", responses=answers(401, 404, 409))
async def leave(registry: InHall, room: InRoom, seat: ForSeat, wanted: Leaving) -> Done:
    """Stand up, or let a bot go on in a running game."""
    await admission.leave(registry, room, seat, wanted.mind)
    return Done()


@router.post("/api/tables/{table}/hand-over", responses=answers(401, 404, 409))
async def hand_over(registry: InHall, room: InRoom, seat: ForSeat, wanted: HandOver) -> Done:
    """Give the seat of a player who has been away for two minutes to a bot, or a free chair before the game."""
    await admission.hand_over(registry, room, seat, wanted)
    return Done()


@router.post("/api/tables/{table}/offer", responses=answers(401, 404, 409))
async def offer(room: InRoom, seat: ForSeat, wanted: Offer) -> Done:
    """Offer a bot's chair in the running game to whoever comes, or take the offer back; who comes joins as before the game."""
    await admission.offer(room, seat, wanted)
    return Done()


@router.post("/api/tables/{table}/take-back", responses=answers(401, 404, 409))
async def take_back(room: InRoom, seat: ForSeat) -> Done:
    """Take the own seat back from the bot that stood in."""
    await room.submit(lambda table, now: table.take_back(seat, now))
    return Done()


@router.post(
    "/api/tables/{table}/rematch", responses=answers(401, 404, 409), dependencies=[Depends(may_create), Depends(seat_of)]
)
async def rematch(registry: InHall, room: InRoom) -> Rematch:
    """Open the next game, with everybody one seat on; asked again, it tells the same table."""
    return Rematch(table=await admission.rematch(registry, room))


@router.post("/api/tables/{table}/claim", responses=answers(401, 404, 409), dependencies=[Depends(may_join)])
async def claim(room: InRoom, token: Bearer, wanted: Claim) -> Joined:
    """Take the kept seat of a rematch with the token of the game before."""
    return Joined(table=room.name, seats=await admission.claim(room, token, wanted.nonce))


@router.get(
    "/api/tables/{table}/history",
    responses=answers(401, 404, 409) | {200: {"model": PastSteps}},
    response_class=Response,
)
async def history(
    room: InRoom,
    credentials: Credentials,
    reader: Reader,
    eyes: Annotated[Eyes, Query(description="The token's seat's or a spectator's; any seat's, or all, once all is open.")] = "me",
    first: Annotated[int, Query(alias="from", ge=0, le=MOST_STEPS)] = 0,
    count: Annotated[int, Query(ge=1, le=50)] = 50,
    brief: Annotated[bool, Query(description="All steps from the first on, without what lay on the table.")] = False,
) -> Response:
    """The game step by step as the viewer was told it; of a finished one as any seat saw it, or with all open."""
    seat = None if credentials is None else room.seat_of(token_of(credentials))
    span = admission.Span(first, MOST_STEPS if brief else count, brief)
    return Response(await admission.history(room, seat, eyes, span, reader), media_type="application/json")


@router.get("/api/tables/{table}/record", responses=answers(404, 409) | {200: {"model": JsonObject}}, response_class=Response)
async def record(room: InRoom) -> Response:
    """The record of a finished game, which `dvergar verify` checks."""
    text = await room.read(lambda table: table.record().to_json())
    named = f'attachment; filename="{room.table.game.name}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": named})


@router.post("/api/analysis", status_code=201, responses=answers(409), dependencies=[Depends(may_create)])
async def analysis(registry: InHall, wanted: Analysis) -> Joined:
    """Open a record or a position to study it; who opens it holds all seats."""
    room, seats = await admission.open_analysis(registry, wanted)
    return Joined(table=room.name, seats=seats)


def _is_this_machine(request: Request) -> bool:
    """Whether a request comes from this machine and through no proxy."""
    peer = request.client.host if request.client else ""
    return is_loopback(peer) and "x-forwarded-for" not in request.headers and "forwarded" not in request.headers


def is_at_home(request: Request) -> bool:
    """Whether the person at this machine asks a server that is there for this machine, by one of its own names."""
    settings = registry_of(request).context.settings
    return _is_this_machine(request) and not settings.proxy and not settings.origins and request.url.hostname in OWN_NAMES


def take(request: Request, what: str) -> None:
    """Count one of something that an address may do now and then; too many are refused."""
    settings = registry_of(request).context.settings
    buckets: TokenBuckets = getattr(request.app.state.request_limits, what)
    if not buckets.take(network_of(address_of(request.scope, settings))):
        raise TooMany


def offers() -> list[GameOffer]:
    """All games, loaded once when the server starts, so that what cannot be played here is known at once."""
    return [_offer(name) for name in known_games()]


def _offer(name: str) -> GameOffer:
    rules = rules_of(name)
    offered, players, editions = offer_of(name)
    first = [GameOption(name="edition", values=list(editions), rule="")] if editions else []
    own = [GameOption(name=option.name, values=list(option.values), rule=option.rule) for option in offered]
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
