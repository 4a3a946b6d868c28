"""Reads positions written by hand, completes them, and refuses impossible ones."""

from dvergar.api.errors import BadPosition, shown
from dvergar.api.plain_data import name_in, number_in, table_in
from dvergar.api.values import Finding
from dvergar.core.json_data import Json, JsonMapping
from dvergar.core.rng import Rng
from hoard.engine import Engine
from hoard.options import start_engine
from hoard.rules import material as m
from hoard.rules.hidden import fill_blanks

FIELDS = ("round", "awaiting", "lamp", "actor", "next_best", "offer", "gone", "deck", "seats")
SEAT_FIELDS = ("coins", "treasures", "bid")
STAGE_OF = {m.BID: m.COMPARING, m.TAKE: m.SHARING, m.REST: m.CLEARING, m.OVER: m.OFFERING}
"""The stage that follows each decision."""


def read_position(data: Json, options: JsonMapping, key: tuple[int, int]) -> Engine:
    """Read a position from a dict; treasures that it does not name are dealt at random."""
    s = read_view(data, options, -1)
    fill_blanks(s, Rng(*key))
    return s


def read_view(data: Json, options: JsonMapping, _viewer: int) -> Engine:
    """Read a view from a dict, with its blanks."""
    table = table_in(data, "", FIELDS)
    s = Engine()
    start_engine(s, options)
    last = s.players - 1
    s.round = number_in(table, "round", 1, 1, m.ROUNDS)
    s.awaiting = name_in(table, "awaiting", m.ASK_NAMES[m.BID], m.ASK_NAMES)
    if s.awaiting in (m.RUNNING, m.SHUFFLE):
        raise BadPosition("awaiting", "position-no-choice")
    s.stage = STAGE_OF[s.awaiting]
    s.lamp = number_in(table, "lamp", 0, 0, last)
    if s.awaiting in (m.TAKE, m.REST):
        s.actor = number_in(table, "actor", 0, 0, last)
    if s.awaiting == m.TAKE:
        s.next_best = number_in(table, "next_best", 1, 0, last)
    _read_seats(s, table.get("seats", []))
    _read_treasures(s, table)
    return s


def _read_seats(s: Engine, seats: Json) -> None:
    """Read coins, treasures and bid of each seat; a missing seat has all coins except one for each earlier round."""
    if not isinstance(seats, list) or len(seats) > s.players:
        raise BadPosition("seats", "position-list")
    spent = s.round - 1 if s.awaiting == m.BID else s.round
    for seat in range(s.players):
        where = f"seats[{seat}]"
        held = table_in(seats[seat] if seat < len(seats) else {}, where, SEAT_FIELDS)
        s.coins[seat] = _bits(_numbers(held.get("coins", [*range(spent + 1, m.COINS + 1)]), f"{where}.coins", m.COINS))
        s.hoard[seat] = _bits(_numbers(held.get("treasures", []), f"{where}.treasures", m.TREASURES))
        s.bid[seat] = m.UNKNOWN if held.get("bid") == "?" else number_in(held, "bid", m.NOTHING, m.NOTHING, m.COINS)
        if s.bid[seat] == m.NOTHING and s.awaiting in (m.TAKE, m.REST):
            raise BadPosition(f"{where}.bid", "position-number", given=m.NOTHING, least=1, most=m.COINS)
        if s.awaiting == m.BID and s.bid[seat] not in (m.NOTHING, m.UNKNOWN) and not s.coins[seat] >> s.bid[seat] & 1:
            raise BadPosition(f"{where}.bid", "illegal-hoard-spent", coin=s.bid[seat])
    s.owing = sum(1 << seat for seat in range(s.players) if s.bid[seat] == m.NOTHING) if s.awaiting == m.BID else 0
    if s.awaiting == m.BID and not s.owing:
        raise BadPosition("awaiting", "position-no-choice")


def _read_treasures(s: Engine, table: JsonMapping) -> None:
    """Read the offer and the deck; each treasure exists once, and the number drawn must match the round."""
    s.drawn = m.OFFER * s.round
    s.gone = _bits(_numbers(table.get("gone", []), "gone", m.TREASURES))
    count = {m.REST: 1, m.OVER: 0}.get(s.awaiting, m.OFFER)
    offered = _numbers(table.get("offer", []), "offer", m.TREASURES) or [m.UNKNOWN] * count
    s.offer = [*offered, *[m.NOTHING] * (m.OFFER - count)]
    deck = table.get("deck", "?")
    left = [m.UNKNOWN] * (m.TREASURES - s.drawn) if deck == "?" else _numbers(deck, "deck", m.TREASURES)
    s.deck = [m.NOTHING] * s.drawn + left
    owned = [number for seat in range(s.players) for number in range(1, m.TREASURES + 1) if s.hoard[seat] >> number & 1]
    owned += [number for number in range(1, m.TREASURES + 1) if s.gone >> number & 1]
    known = [number for number in (*owned, *s.offer, *left) if number not in (m.NOTHING, m.UNKNOWN)]
    if len(known) != len(set(known)):
        raise BadPosition("seats", "position-hoard-twice")
    if len(s.offer) != m.OFFER or len(s.deck) != m.TREASURES or len(owned) > s.drawn:
        raise BadPosition("deck", "position-hoard-count", count=s.drawn)


def check_position(data: Json, options: JsonMapping) -> list[Finding]:
    """Return the errors of a position that is not valid."""
    try:
        read_position(data, options, (0, 0))
    except BadPosition as error:
        return [Finding(error.field, error.key, "", True, dict(error.details))]
    return []


def _numbers(value: Json, where: str, most: int) -> list[int]:
    if not isinstance(value, list) or not all(type(number) is int for number in value):
        raise BadPosition(where, "position-list")
    for number in value:
        if not 1 <= number <= most:
            raise BadPosition(where, "position-number", given=shown(number), least=1, most=most)
    return value


def _bits(numbers: list[int]) -> int:
    return sum(1 << number for number in set(numbers))
