"""Positions for the coin rules of chapter 7, and wrong rules that the tests must detect."""

from collections import Counter
from typing import Any

from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.games.nidavellir.rules.coins import (
    begin_trade,
    brings_trade,
    coin_instead,
    exchange,
    give_back,
    next_slot,
    trade,
    transform,
)
from dvergar.games.nidavellir.rules.flow import settle
from dvergar.games.nidavellir.rules.material import COINS, PASSING, POUCH, TAVERN_1, TRADING, TREASURY_COIN
from dvergar.games.nidavellir.rules.state import State
from tests.games.nidavellir.playing import seat

ONE_LINE_BUT_SMITHS = {"warrior": "3", "hunter": 1, "miner": "0", "explorer": "5"}
HUNTERS = {"goblin": ["hunter"] * 3, "dragon": ["hunter", "blacksmith", "blacksmith"], "horse": ["blacksmith"] * 3}
OFFERED = {**HUNTERS, "goblin": ["offering 3", "hunter", "hunter"]}
OFFERED_LATE = {**HUNTERS, "dragon": ["offering 3", "blacksmith", "blacksmith"]}
TWO_OFFERED = {**HUNTERS, "goblin": ["offering 5", "hunter", "hunter"], "dragon": ["offering 5", "blacksmith", "hunter"]}
SMALL_TREASURE = Counter({5: 2, 6: 2, 7: 1, 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 2, 14: 2} | dict.fromkeys(range(15, 26), 1))
GREAT_TREASURE = SMALL_TREASURE + Counter({7: 2, 9: 2, 11: 2})
ALL_FROM_15_UP = (
    {"coins": "0 15 16 17 18", "bid": "15 0 16"},
    {"coins": "0 19 20 21 22", "bid": "19 0 20"},
    {"coins": "0 2 23 24 25", "bid": "23 2 24"},
)


def coins_of(position: Position, number: int) -> str:
    return str(seat(position, number)["coins"])


def in_treasury(position: Position) -> Counter[int]:
    return Counter({int(value): count for value, count in position.to_dict()["treasury"].items()})


def assert_conserved(position: Position) -> None:
    """Check that every treasury coin is in the treasury or held by a seat (N7.5)."""
    held = [name.rstrip("t") for held in position.to_dict()["seats"] for name in held["coins"].split() if is_treasury(name)]
    whole = SMALL_TREASURE if position.game.players < 4 else GREAT_TREASURE
    assert in_treasury(position) + Counter(map(int, held)) == whole


def is_treasury(name: str) -> bool:
    return name == "5t" or (name.isdigit() and int(name) > 5)


def args_of(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.args for event in events if event.kind == kind]


def seen(position: Position, viewer: int | None, number: int) -> dict[str, Any]:
    return dict(position.view(viewer).to_dict()["seats"][number])


def wanted_coin(s: State, wanted: int, barred: int) -> int:
    """A wrong N7.3: the wanted coin, missing or not."""
    return min(wanted, 25)


def no_bar(s: State, wanted: int, barred: int) -> int:
    """A wrong N7.4 by value: no value is barred."""
    return coin_instead(s, wanted, -1)


def back_first(s: State, seat: int, old: int, wanted: int, order: bool) -> int:
    """A wrong N7.4: the coin always goes back first and may be taken again."""
    give_back(s, seat, old)
    value = coin_instead(s, wanted, -1)
    s.treasury[value] -= 1
    return TREASURY_COIN[value]


def back_last(s: State, seat: int, old: int, wanted: int, order: bool) -> int:
    """A wrong order for the German edition: the coin always goes back last."""
    return exchange(s, seat, old, wanted, False)


def lay_again(s: State, seat: int, slot: int, plus: int) -> None:
    """A wrong N4.4: a coin transformed on the tavern being resolved counts as revealed anew."""
    transform(s, seat, slot, plus)
    for i in range(COINS):
        if s.place[seat][i] == TAVERN_1 + s.tavern:
            s.laid[seat] = s.coin[seat][i]


def trade_before_heroes(s: State) -> bool:
    """A wrong N5.3: the trade comes before the card's own effect and the heroes."""
    if s.stage == TRADING and brings_trade(s.laid[s.actor]):
        s.stage = PASSING
        begin_trade(s, s.actor, s.laid[s.actor])
        return True
    return settle(s)


def forget_places(s: State, seat: int, slot: int, plus: int) -> None:
    """A wrong N13.4: nobody remembers the place of a transformed coin."""
    shown = dict(zip(s.place[seat], s.shown[seat], strict=True))
    transform(s, seat, slot, plus)
    for i in range(COINS):
        s.shown[seat][i] = shown[s.place[seat][i]]


def trade_in_secret(s: State, seat: int, kept: int, given: int) -> None:
    """A wrong N13.5: nobody remembers the coins that were shown in a trade."""
    trade(s, seat, kept, given)
    for i in range(COINS):
        if s.place[seat][i] == POUCH:
            s.shown[seat][i] = 0


def into_pouch(s: State, seat: int, slot: int, plus: int) -> None:
    """A wrong N7.2: the new coin goes into the pouch, the coin there onto the tavern."""
    place = s.place[seat][slot]
    other = next_slot(s, seat, POUCH, 0)
    s.place[seat][slot], s.place[seat][other] = POUCH, place
    transform(s, seat, slot, plus)
