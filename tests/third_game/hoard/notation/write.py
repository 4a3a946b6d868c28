"""Positions as dicts.

{"round": 2, "awaiting": "bid", "lamp": 0, "offer": [9, 3], "deck": "?",
 "seats": [{"coins": [1, 2, 4], "treasures": [12], "bid": "?"}]}
"""

from dvergar.core.json_data import JsonMapping, JsonObject
from hoard.rules.material import ASK_NAMES, COINS, NOTHING, REST, TAKE, TREASURES, UNKNOWN
from hoard.rules.state import State


def describe(s: State, _options: JsonMapping, _viewer: int | None) -> JsonObject:
    """Write a position as a dict; hidden values are «?»."""
    deck = s.deck[s.drawn :]
    found: JsonObject = {"round": s.round, "awaiting": ASK_NAMES[s.awaiting], "lamp": s.lamp}
    if s.awaiting in (TAKE, REST):
        found["actor"] = s.actor
    if s.awaiting == TAKE:
        found["next_best"] = s.next_best
    found["offer"] = [treasure for treasure in s.offer if treasure != NOTHING]
    found["deck"] = "?" if UNKNOWN in deck else deck
    if s.gone:
        found["gone"] = numbers_in(s.gone, TREASURES)
    return found | {"seats": [_seat(s, seat) for seat in range(s.players)]}


def _seat(s: State, seat: int) -> JsonObject:
    found: JsonObject = {"coins": numbers_in(s.coins[seat], COINS), "treasures": numbers_in(s.hoard[seat], TREASURES)}
    if s.bid[seat] != NOTHING:
        found["bid"] = "?" if s.bid[seat] == UNKNOWN else s.bid[seat]
    return found


def numbers_in(bits: int, most: int) -> list[int]:
    """Return the numbers in a bit set."""
    return [number for number in range(1, most + 1) if bits >> number & 1]
