"""Writes positions as dicts, in full, for views and saves. `read` also accepts far less, for example:

{"tavern": "goblin", "taverns": {"goblin": ["explorer 11", "hunter", "miner 2"]},
 "seats": [{"bid": "5 0 3", "army": {"warrior": "3 5 kraal", "hunter": "- - thrud"}, "heroes": "skaa dwerg"}]}
"""

from functools import lru_cache
from typing import NamedTuple

from dvergar.core.bits import has
from dvergar.core.json_data import JsonMapping, JsonObject
from dvergar.games.nidavellir.notation.actions import column_words
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.state import State
from dvergar.games.nidavellir.rules.taverns import revealed

REMEMBERED = 1 << 13
"""The number of holdings and armies cached: most seats are unchanged after an action."""


def describe(s: State, options: JsonMapping, viewer: int | None) -> JsonObject:
    """Return the position as a dict. `viewer` is the seat that reads it (-1 for a spectator), None for the full position."""
    found: JsonObject = {"age": s.age, "turn": s.turn, "stage": m.STAGE_NAMES[s.stage], "awaiting": m.ASK_NAMES[s.awaiting]}
    if m.ASK_NAMES.index("bid") < s.awaiting < m.SHUFFLE:
        found["actor"] = s.actor
    if m.BIDDING < s.stage <= m.CLOSING:
        found["tavern"] = m.TAVERN_NAMES[s.tavern]
    if m.TAKING <= s.stage <= m.CLOSING:
        found |= {"order": s.order[: s.players], "played": s.at}
    for name in ("plus", "discards_due", "check_due", "judged"):
        if getattr(s, name):
            found[name] = getattr(s, name)
    found["taverns"] = {
        name: [_card(card) for card in s.offer[tavern] if card != m.NO_CARD] for tavern, name in enumerate(m.TAVERN_NAMES)
    }
    found["deck"] = _deck(s)
    if s.unseen != m.NO_CARD:
        found["unseen"] = _card(s.unseen)
    found["discards"] = [m.CARD_WORDS[card] for card, count in enumerate(s.discards) for _ in range(count)]
    found["treasury"] = {str(value): count for value, count in enumerate(s.treasury) if count}
    found["hall"] = [*hero_names(s.hall)]
    found["distinctions"] = {m.CLASS_NAMES[c]: s.distinction[c] - 1 for c in range(m.CLASSES) if s.distinction[c]}
    secret = options["coins"] == "secret" and viewer is not None and s.awaiting != m.OVER
    found["seats"] = [_copy(_seat(s, seat, _coins(s, seat), secret and seat != viewer)) for seat in range(s.players)]
    return found


def with_own_coins(s: State, seat: int, coins: tuple[tuple[int, ...], ...]) -> JsonMapping:
    """Return a seat's entry as the seat itself sees it, with its own coins (N13.3); `s` is a spectator's view."""
    return _seat(s, seat, Coins(*coins), False)


@lru_cache(1 << 12)
def hero_names(heroes: int) -> tuple[str, ...]:
    """Return the names of heroes given as bits."""
    return tuple(name for hero, name in enumerate(m.HERO_NAMES) if heroes >> hero & 1)


def _card(card: int) -> str:
    return "?" if card == m.BLANK else m.CARD_WORDS[card]


def _deck(s: State) -> int | list[str]:
    """Return the cards from the top, or only their number if none is known."""
    cards = s.deck[s.deck_top : s.deck_end]
    return len(cards) if all(card == m.BLANK for card in cards) else [_card(card) for card in cards]


class Coins(NamedTuple):
    """A seat's coins as a viewer sees them, slot by slot: numbers, places, and whether all know the one face down."""

    coin: tuple[int, ...]
    place: tuple[int, ...]
    known: tuple[int, ...]


def _coins(s: State, seat: int) -> Coins:
    opened = revealed(s)
    known = [int(shown and place > opened) for place, shown in zip(s.place[seat], s.shown[seat], strict=True)]
    return Coins(tuple(s.coin[seat]), tuple(s.place[seat]), tuple(known))


def _seat(s: State, seat: int, coins: Coins, secret: bool) -> JsonMapping:
    """Return a seat's gem and coins, and its army and heroes."""
    ylud = s.ylud if has(s.heroes[seat], m.YLUD) else m.NOWHERE
    thrud = s.thrud if has(s.heroes[seat], m.THRUD) else m.NOWHERE
    holding = _holding(secret, s.gem[seat], coins, _turned(s, seat, coins))
    army = _army(s.heroes[seat], thrud, ylud, tuple(s.army[seat][: s.army_size[seat]]))
    return {**holding, **army}


def _copy(seat: JsonMapping) -> JsonObject:
    """A seat that shares nothing with what is remembered."""
    return {name: value.copy() if isinstance(value, dict | list) else value for name, value in seat.items()}


def _turned(s: State, seat: int, coins: Coins) -> int:
    """Return the coin that the seat revealed at this tavern, if another lies there now."""
    laid = s.laid[seat]
    if laid == m.NO_COIN or not 0 <= s.tavern < m.TAVERNS or laid == _coin_on(coins, s.tavern):
        return m.NO_COIN
    return laid


@lru_cache(REMEMBERED)
def _holding(secret: bool, gem: int, coins: Coins, turned: int) -> JsonMapping:
    """Return gem and coins."""
    found: JsonObject = {"gem": gem}
    found |= _coin_changes(coins) if secret else {"coins": " ".join(m.COIN_NAMES[coin] for coin in coins.coin)}
    found |= _places(coins, secret)
    return found if turned == m.NO_COIN else found | {"revealed": m.COIN_NAMES[turned]}


@lru_cache(REMEMBERED)
def _army(heroes: int, thrud: int, ylud: int, cards: tuple[int, ...]) -> JsonMapping:
    """Return army and heroes."""
    columns = column_words(cards, thrud, ylud)
    found: JsonObject = {"army": {name: " ".join(words) for name, words in columns.items() if words}}
    found["heroes"] = " ".join(hero_names(heroes))
    if has(heroes, m.THRUD):
        found["thrud"] = _stand(thrud)
    if has(heroes, m.YLUD):
        found["ylud"] = _stand(ylud)
    return found


def _stand(place: int) -> str:
    return {m.IN_HAND: "hand", m.COMMAND: "command"}.get(place) or m.CLASS_NAMES[place]


def _coin_on(coins: Coins, tavern: int) -> int:
    return coins.coin[coins.place.index(m.TAVERN_1 + tavern)] if m.TAVERN_1 + tavern in coins.place else m.NO_COIN


def _coin_changes(coins: Coins) -> JsonObject:
    """Return which coins left and which came, which is public even if the coins themselves are secret (N4.5)."""
    basic = ["0", "2", "3", "4", "5"]
    held = [m.COIN_NAMES[coin] for coin in coins.coin]
    return {"coins_out": [c for c in basic if c not in held], "coins_in": [c for c in held if c not in basic]}


def _places(coins: Coins, secret: bool) -> JsonObject:
    """Return the known places of coins: on the taverns, in the pouch, in hand, and face down but known to all."""
    if all(place == m.HAND for place in coins.place):
        return {}
    at: dict[int, list[str]] = {place: [] for place in range(m.UNKNOWN + 1)}
    known: dict[str, str] = {}
    for coin, place, is_known in zip(*coins, strict=True):
        name = m.COIN_NAMES[coin]
        at[place].append(name)
        if is_known:
            known[m.PLACE_NAMES[place]] = f"{known.get(m.PLACE_NAMES[place], '')} {name}".strip()
    hidden = len(at[m.UNKNOWN])
    bid = [at[m.TAVERN_1 + t][0] if at[m.TAVERN_1 + t] else "?" if hidden else "-" for t in range(m.TAVERNS)]
    found: JsonObject = {"bid": " ".join(bid)}
    pouch = at[m.POUCH] + ["?"] * (hidden - bid.count("?"))
    if pouch:
        found["pouch"] = " ".join(pouch)
    if at[m.HAND] and not secret:
        found["hand"] = " ".join(at[m.HAND])
    if known:
        found["known"] = known
    return found
