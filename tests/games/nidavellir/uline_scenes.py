"""Positions for Uline's rules, and wrong rules that the tests must detect."""

from typing import Any

from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.games.nidavellir.rules.coins import coins_at, next_slot, sort_coins, trade, trade_pair, transform
from dvergar.games.nidavellir.rules.heroes import uline_picks_up
from dvergar.games.nidavellir.rules.material import COINS, HAND, LAY, NO_COIN, POUCH, TAVERN_1, TRADE
from dvergar.games.nidavellir.rules.state import State, ask
from dvergar.games.nidavellir.rules.taverns import begin_bids, lay, reveal
from tests.games.nidavellir.playing import play, scene, seat

READY = {"warrior": "3", "hunter": 1, "miner": "0", "explorer": "5"}  # a Blacksmith makes a hero due
SMITHS = {"goblin": ["blacksmith", "hunter", "hunter"], "dragon": ["blacksmith", "hunter", "hunter"]}
SMITHS |= {"horse": ["blacksmith", "hunter", "blacksmith"]}
OFFERED = {"goblin": ["blacksmith", "hunter", "hunter"], "dragon": ["offering 3", "hunter", "hunter"]}
OFFERED |= {"horse": ["blacksmith", "blacksmith", "blacksmith"]}
ULINE = {"heroes": "uline"}
TWO_EACH = {"warrior": "3 4", "hunter": 2, "miner": "0 0", "explorer": "5 6"}
OTHER_TWO_EACH = {"warrior": "5 6", "hunter": 2, "miner": "1 1", "explorer": "7 8"}


def recruited(bid: str, other: str, *first: str) -> Position:
    """Return a position in which seat 0 has recruited Uline with the Blacksmith of the tavern that the actions `first`
    lead to.
    """
    position = scene({"bid": bid, "army": READY, "gem": 5}, {"bid": other, "gem": 4}, turn=2, taverns=SMITHS)
    play(position, *first, "0 take blacksmith", "0 hero uline")
    return position


def hand(position: Position, number: int = 0) -> str:
    return str(seat(position, number).get("hand", ""))


def args_of(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.args for event in events if event.kind == kind]


def gems(position: Position) -> list[int]:
    return [held["gem"] for held in position.to_dict()["seats"]]


def both_views(position: Position) -> tuple[bytes, bytes]:
    """Return what the other seat and a spectator see."""
    return position.view(1).to_bytes(), position.view(None).to_bytes()


def pick_up_nothing(s: State, seat: int) -> None:
    """A wrong N8.13: the coins stay where they were bid."""


def pick_up_all(s: State, seat: int) -> None:
    """A wrong N8.13: the coins of resolved taverns are picked up too."""
    for slot in range(COINS):
        s.place[seat][slot] = HAND
        s.shown[seat][slot] = 0
    sort_coins(s, seat)


def pick_up_pouch(s: State, seat: int) -> None:
    """A wrong N8.13: only the pouch is picked up."""
    for slot in range(COINS):
        if s.place[seat][slot] == POUCH:
            s.place[seat][slot] = HAND
    sort_coins(s, seat)


def pick_up_shown(s: State, seat: int) -> None:
    """A wrong N13.6: it shows which of the coins were in the pouch."""
    pouch = [s.coin[seat][slot] for slot in range(COINS) if s.place[seat][slot] == POUCH]
    uline_picks_up(s, seat)
    for slot in range(COINS):
        if s.coin[seat][slot] in pouch:
            s.shown[seat][slot] = 1


def all_bid(s: State) -> None:
    """A wrong N8.12: Uline's owner bids like everybody else."""
    begin_bids(s)
    s.owing = (1 << s.players) - 1


def lay_before_reveal(s: State) -> None:
    """A wrong N8.12: Uline's owner lays before the others have revealed."""
    reveal(s)
    if s.awaiting == LAY:
        for seat in range(s.players):
            s.laid[seat] = NO_COIN


def lay_hidden(s: State, seat: int, slot: int) -> None:
    """A wrong N8.12: her coin is laid but counts as an unseen pouch coin."""
    s.laid[seat] = s.coin[seat][slot]
    s.place[seat][slot] = TAVERN_1 + s.tavern
    sort_coins(s, seat)


def lay_open_to_change(s: State, seat: int, slot: int) -> None:
    """A wrong N8.12: she may choose again."""
    lay(s, seat, slot)
    ask(s, LAY, seat)


def lay_the_lowest(s: State, seat: int, slot: int) -> None:
    """A wrong N8.12: another coin than her choice is laid."""
    lay(s, seat, next_slot(s, seat, HAND, 0))


def trade_without_choice(s: State, seat: int, coin: int) -> None:
    """A wrong N8.14: the two lowest coins in hand, or the pouch, are traded."""
    place = HAND if coins_at(s, seat, HAND) else POUCH
    low = next_slot(s, seat, place, 0)
    trade_pair(s, seat, low, next_slot(s, seat, place, low + 1))


def always_ask_trade(s: State, seat: int, coin: int) -> None:
    """A wrong N8.14: she must choose two coins even if she has only two."""
    ask(s, TRADE, seat)


def traded_to_pouch(s: State, seat: int, kept: int, given: int) -> None:
    """A wrong N8.14: the traded coins go into a pouch and are out of this turn."""
    s.place[seat][kept] = s.place[seat][given] = POUCH
    trade(s, seat, kept, given)


def transform_to_hand(s: State, seat: int, slot: int, plus: int) -> None:
    """A wrong N8.15: the new coin always goes into the hand."""
    s.place[seat][slot] = HAND
    transform(s, seat, slot, plus)


def transform_to_tavern(s: State, seat: int, slot: int, plus: int) -> None:
    """A wrong N8.15: the new coin goes onto the third tavern."""
    s.place[seat][slot] = TAVERN_1 + 2
    transform(s, seat, slot, plus)
