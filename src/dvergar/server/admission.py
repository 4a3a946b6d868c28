"""Opening tables, taking and leaving seats: carries out in a room what a REST request asks for."""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from dvergar.api.encoder import encode
from dvergar.api.errors import BadOption, BadRecord
from dvergar.api.play import game
from dvergar.api.record import Record
from dvergar.core.json_data import JsonObject
from dvergar.server.access.names import alike, tidy
from dvergar.server.access.tokens import fresh_token, hashed
from dvergar.server.errors import ForeignToken, NotKept, NotNow, NoToken, NotUnderstood, Refusal
from dvergar.server.models import Analysis, ChairWanted, Given, HandOver, Held, Joining, MyTable, NewTable, Offer
from dvergar.server.room_keys import given, moved, promised, taken
from dvergar.server.room_registry import RoomRegistry
from dvergar.server.rooms import Room
from dvergar.server.store import Damaged
from dvergar.table.entries import Entry
from dvergar.table.history import ALL, History, is_open
from dvergar.table.seats import Chair
from dvergar.table.settings import Settings as TableSettings
from dvergar.table.snapshot import Content
from dvergar.table.table import Table

MOMENTS = ("age", "turn", "round")
"""The fields of a view that say how far a game has come."""
AT_ONCE = 10
"""Steps of a history between two pauses."""


class Span(NamedTuple):
    """Which steps of a history are requested, and whether to leave out the view of the table."""

    first: int
    most: int
    brief: bool


async def open_table(registry: RoomRegistry, wanted: NewTable, address: str) -> Room:
    """Open a new table. If only bots are seated, the game begins at once."""
    settings = registry.context.settings
    if wanted.clock is not None and not settings.clock_least <= wanted.clock <= settings.clock_most:
        raise BadOption("server-clock", least=int(settings.clock_least), most=int(settings.clock_most))
    chosen = game(wanted.game, **wanted.options)
    chairs = [_chair(registry, seat, chair) for seat, chair in enumerate(wanted.chairs or [ChairWanted()] * chosen.players)]
    now = registry.context.now()
    table, entries = Table.open(chosen, chairs, TableSettings(wanted.clock, wanted.autoplay), now)
    if all(chair.kind == "bot" for chair in chairs):
        entries += table.begin(now)
    return await registry.open(table, entries, (), address, listed=wanted.open)


async def open_analysis(registry: RoomRegistry, wanted: Analysis, address: str) -> tuple[Room, list[Given]]:
    """Open an analysis table for a record or a position; whoever opens it holds all seats."""
    now, settings = registry.context.now(), TableSettings(analysis=True)
    if (wanted.record is None) == (wanted.game is None):
        raise NotUnderstood("server-one-of-them")
    if wanted.record is not None:
        record = Record.load(wanted.record)
        position = record.replay()
        chairs = _seated(position.game.players)
        table, entries = Table.open(position.game, chairs, settings, now, record=record)
    else:
        chosen = game(str(wanted.game), **wanted.options)
        table, entries = Table.open(chosen, _seated(chosen.players), settings, now, start=wanted.position)
    entries += table.begin(now)
    seats = [Given(seat=seat, token=fresh_token()) for seat in range(table.game.players)]
    keys = [given(seat.seat, hashed(seat.token), now) for seat in seats]
    room = await registry.open(table, entries, keys, address, listed=False)
    return room, seats


async def join(registry: RoomRegistry, room: Room, wanted: Joining) -> list[Given]:
    """Take seats, either all of them or none; each gets a token."""
    length = registry.context.settings.name_length
    places = [(place.seat, tidy(place.name, length), place.nonce) for place in wanted.seats]
    if len({seat for seat, _, _ in places}) != len(places):
        raise NotUnderstood("server-seat-twice")
    seats = [Given(seat=seat, token=fresh_token()) for seat, _, _ in places]

    def work(table: Table, now: float) -> Sequence[Entry]:
        for seat, name, _ in places:
            if not _is_to_be_had(table, seat):
                raise NotNow("server-seat-taken")
            others = [chair.name for chair in table.chairs if chair.kind != "open" and chair.seat != seat]
            if any(alike(name, other) for other in [*others, *(other for place, other, _ in places if place != seat)]):
                raise NotNow("server-name-taken")
        if table.phase == "open":
            return [entry for seat, name, nonce in places for entry in table.sit(seat, name, nonce, now)]
        return [entry for seat, name, _ in places for entry in table.take_over(seat, name, now)]

    def own(now: float) -> list[str]:
        lost = [promised(seat.seat, "", now) for seat in seats if seat.seat in room.keys.heirs]
        return [*(given(seat.seat, hashed(seat.token), now) for seat in seats), *lost]

    await room.submit(work, own)
    return seats


def _is_to_be_had(table: Table, seat: int) -> bool:
    """Whether a new player may take the seat: a free one before the game, an offered one while it runs."""
    chair = table.chair(seat)
    return chair.kind == "open" if table.phase == "open" else table.phase == "running" and chair.offered


async def start(room: Room, seat: int) -> None:
    """Start the game for a seated player."""

    def work(table: Table, now: float) -> Sequence[Entry]:
        if seat not in room.keys.seats:  # the player left while the request waited
            raise ForeignToken
        return table.begin(now)

    await room.submit(work)


async def leave(registry: RoomRegistry, room: Room, seat: int, mind: str) -> None:
    """Leave a table: before the game the seat becomes free; in a running game a bot stands in until the player takes it back."""
    registry.context.bot_pool.check(mind)
    if await room.read(lambda table: table.phase) == "open":
        await room.submit(lambda table, now: table.stand(seat, now), lambda now: [taken(seat, now)])
        for viewer in list(room.viewers):
            if viewer.seat == seat:
                viewer.close(4403, "server-left")
    else:
        registry.count_without(room, seat)
        await room.submit(lambda table, now: table.hand_over(seat, seat, mind, now))


async def hand_over(registry: RoomRegistry, room: Room, seat: int, wanted: HandOver) -> None:
    """Give an absent player's seat, or a free one, to a bot."""
    registry.context.bot_pool.check(wanted.mind)
    await room.submit(lambda table, now: table.hand_over(seat, wanted.seat, wanted.mind, now))


async def offer(room: Room, seat: int, wanted: Offer) -> None:
    """Offer a bot's seat to new players, or withdraw the offer."""
    if wanted.on:
        await room.submit(lambda table, now: table.offer(seat, wanted.seat, now))
    else:
        await room.submit(lambda table, now: table.withdraw(seat, wanted.seat, now))


async def rematch(registry: RoomRegistry, room: Room, address: str) -> str:
    """Return the room of the next game. The first request opens it, the others wait for it."""
    async with room.rematch_lock:
        return await _rematch(registry, room, address)


async def _rematch(registry: RoomRegistry, room: Room, address: str) -> str:
    if room.keys.rematch:
        return room.keys.rematch
    now = registry.context.now()
    plan = await room.read(lambda table: table.rematch(now))
    table, entries = Table.open(plan.game, plan.chairs, plan.settings, now)
    players = plan.game.players
    heirs = [promised((old + 1) % players, kept, now) for old, kept in room.keys.seats.items()]
    if all(chair.kind == "bot" for chair in plan.chairs):
        entries += table.begin(now)
    opened = await registry.open(table, entries, heirs, address, listed=False)
    try:
        await room.submit(lambda _, __: (), lambda now: [moved(opened.name, now)])
    except NotKept:
        await registry.remove(opened.name)
        raise
    return opened.name


async def claim(room: Room, token: str, nonce: str) -> list[Given]:
    """Who played before takes the seat that was kept, with the token of the last game.

    Asked again before the game begins, it gives a new token in place of the one that got lost.
    """
    seat = room.keys.heir_of(token)
    if seat is None:
        raise ForeignToken
    fresh = Given(seat=seat, token=fresh_token())

    def work(table: Table, now: float) -> Sequence[Entry]:
        chair = table.chair(seat)
        if table.phase != "open" or chair.kind == "bot" or not chair.name or room.keys.heir_of(token) != seat:
            raise NotNow("server-seat-taken")
        return table.sit(seat, chair.name, nonce, now) if chair.kind == "open" else ()

    await room.submit(work, lambda now: [given(seat, hashed(fresh.token), now)])
    return [fresh]


async def mine(registry: RoomRegistry, held: Sequence[Held], language: str) -> list[MyTable]:
    """List the tables where a device holds seats. Seats that its tokens do not open are left out, whatever the reason."""
    if len(held) > registry.context.settings.seats_per_request:
        raise NotUnderstood("server-many-seats", most=registry.context.settings.seats_per_request)
    found: list[MyTable] = []
    for one in held:
        try:
            room = await registry.load(one.table)
            seat = room.seat_of(one.token)
            snapshot = await room.snapshot_for(seat, language)
        except (Refusal, BadRecord, Damaged):
            continue
        found.append(MyTable(**listing(room, snapshot.content), **_standing(snapshot.to_dict()), seat=seat))
    return found


def _standing(sent: JsonObject) -> JsonObject:
    """Summarise how a seat's game stands, from what the seat is sent."""
    asked = None if sent["bid"] else sent["decision"]
    view = sent["view"] or {}
    return {
        "asked": asked is not None,
        "kind": asked and asked["kind"],
        "moment": {name: view[name] for name in MOMENTS if name in view},
        "scores": sent["result"] and sent["result"]["scores"],
    }


async def history(room: Room, seat: int | None, wanted: str, language: str) -> History:
    """Return a table's game as the player's own seat saw it or, if everything is open, as any seat did."""
    eyes: int | str | None = seat if wanted == "me" else wanted if wanted == ALL else int(wanted)

    def look(table: Table) -> History:
        if isinstance(eyes, int) and eyes != seat and not is_open(table):
            table.chair(eyes)
            raise NoToken if seat is None else ForeignToken
        return History(table, eyes, language)

    past: History = await room.read(look)
    return past


def steps(past: History, span: Span) -> Generator[None, None, str]:
    """Return some steps of a history as JSON, with pauses."""
    found = []
    for number, step in enumerate(past.steps(span.first, span.most, brief=span.brief), start=1):
        found.append(step)
        if number % AT_ONCE == 0:
            yield
    return encode({"eyes": past.eyes, "open": past.open, "total": past.total, "steps": found})


def listing(room: Room, content: Content) -> JsonObject:
    """Describe a table for a list, from what a viewer sees."""
    return {
        "table": room.name,
        "game": content.game,
        "phase": content.phase,
        "options": content.options,
        "chairs": content.chairs,
        "clock": content.pace,
    }


def _chair(registry: RoomRegistry, seat: int, wanted: ChairWanted) -> Chair:
    if (wanted.kind == "bot") != (wanted.mind is not None):
        raise NotUnderstood("server-chair")
    if wanted.mind is None:
        return Chair(seat)
    registry.context.bot_pool.check(wanted.mind)
    return Chair(seat, "", "bot", wanted.mind)


def _seated(players: int) -> list[Chair]:
    return [Chair(seat, "", "human") for seat in range(players)]
