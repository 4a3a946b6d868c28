"""Positions as dicts: written in full for views and saves, read from as little as a person cares to write.

{"tavern": "goblin", "taverns": {"goblin": ["explorer 11", "hunter", "miner 2"]},
 "seats": [{"bid": "5 0 3", "army": {"warrior": "3 5 kraal", "hunter": "- - thrud"}, "heroes": "skaa dwerg"}]}
"""

from collections.abc import Mapping
from typing import Any

from dvergar.core.bits import has
from dvergar.nidavellir.state import State
from dvergar.nidavellir.tables import (
    ASK_NAMES,
    BIDDING,
    BLANK,
    CARD_WORDS,
    CLASS_NAMES,
    CLASSES,
    CLOSING,
    COIN_NAMES,
    COINS,
    COMMAND,
    HAND,
    HERO_NAMES,
    IN_HAND,
    NO_CARD,
    NO_COIN,
    NOWHERE,
    ORDERING,
    OVER,
    PLACE_NAMES,
    POUCH,
    SHUFFLE,
    STAGE_NAMES,
    TAKING,
    TAVERN_1,
    TAVERN_NAMES,
    TAVERNS,
    THRUD,
    UNKNOWN,
    VALUES,
    YLUD,
)
from dvergar.nidavellir.words import column_words

REMEMBERED = 8192
"""So many seats are remembered as dicts."""


def revealed(s: State) -> int:
    """How many taverns of this turn have been revealed."""
    return s.tavern + 1 if ORDERING <= s.stage <= CLOSING else min(s.tavern, TAVERNS)


def describe(s: State, options: Mapping[str, Any], viewer: int | None) -> dict[str, Any]:
    """The position as a dict. `viewer` is the seat that reads it (-1 a spectator), None for the full position."""
    found: dict[str, Any] = {"age": s.age, "turn": s.turn, "stage": STAGE_NAMES[s.stage], "awaiting": ASK_NAMES[s.awaiting]}
    if ASK_NAMES.index("bid") < s.awaiting < SHUFFLE:
        found["actor"] = s.actor
    if BIDDING < s.stage <= CLOSING:
        found["tavern"] = TAVERN_NAMES[s.tavern]
    if TAKING <= s.stage <= CLOSING:
        found |= {"order": s.order[: s.players], "played": s.at}
    for name in ("plus", "discards_due", "check_due", "judged"):
        if getattr(s, name):
            found[name] = getattr(s, name)
    found["taverns"] = {
        name: [_card(card) for card in s.offer[tavern] if card != NO_CARD] for tavern, name in enumerate(TAVERN_NAMES)
    }
    found["deck"] = _deck(s)
    if s.unseen != NO_CARD:
        found["unseen"] = _card(s.unseen)
    found["discards"] = [CARD_WORDS[card] for card, count in enumerate(s.discards) for _ in range(count)]
    found["treasury"] = {str(value): s.treasury[value] for value in range(VALUES) if s.treasury[value]}
    found["hall"] = [HERO_NAMES[hero] for hero in range(len(HERO_NAMES)) if s.hall >> hero & 1]
    found["distinctions"] = {CLASS_NAMES[c]: s.distinction[c] - 1 for c in range(CLASSES) if s.distinction[c]}
    secret = options["coins"] == "secret" and viewer is not None and s.awaiting != OVER
    found["seats"] = [_seat(s, seat, secret and seat != viewer) for seat in range(s.players)]
    return found


def _card(card: int) -> str:
    return "?" if card == BLANK else CARD_WORDS[card]


def _deck(s: State) -> int | list[str]:
    """The cards from the top; only their number where none is known."""
    cards = s.deck[s.deck_top : s.deck_end]
    return len(cards) if all(card == BLANK for card in cards) else [_card(card) for card in cards]


_seats: dict[tuple[Any, ...], dict[str, Any]] = {}


def _seat(s: State, seat: int, secret: bool) -> dict[str, Any]:
    """A seat as a dict. It is worked out once, however many look at it and as long as nothing of it changes."""
    thrud, ylud = (place if has(s.heroes[seat], hero) else NOWHERE for hero, place in ((THRUD, s.thrud), (YLUD, s.ylud)))
    coins = (*s.coin[seat], *s.place[seat], *s.shown[seat], s.laid[seat], s.tavern, s.stage)
    key = (secret, s.gem[seat], s.heroes[seat], thrud, ylud, coins, *s.army[seat][: s.army_size[seat]])
    if key not in _seats:
        if len(_seats) >= REMEMBERED:
            _seats.clear()
        _seats[key] = _described(s, seat, secret)
    return {name: value.copy() if isinstance(value, dict | list) else value for name, value in _seats[key].items()}


def _described(s: State, seat: int, secret: bool) -> dict[str, Any]:
    found: dict[str, Any] = {"gem": s.gem[seat]}
    found |= _coin_changes(s, seat) if secret else {"coins": " ".join(COIN_NAMES[coin] for coin in s.coin[seat])}
    found |= _places(s, seat, secret)
    if TAVERN_1 <= s.tavern + 1 < POUCH and s.laid[seat] not in (NO_COIN, _coin_on(s, seat, s.tavern)):
        found["revealed"] = COIN_NAMES[s.laid[seat]]
    found["army"] = {name: " ".join(cards) for name, cards in column_words(s, seat).items() if cards}
    found["heroes"] = " ".join(HERO_NAMES[hero] for hero in range(len(HERO_NAMES)) if s.heroes[seat] >> hero & 1)
    if has(s.heroes[seat], THRUD):
        found["thrud"] = _stand(s.thrud)
    if has(s.heroes[seat], YLUD):
        found["ylud"] = _stand(s.ylud)
    return found


def _stand(place: int) -> str:
    return {IN_HAND: "hand", COMMAND: "command"}.get(place) or CLASS_NAMES[place]


def _coin_on(s: State, seat: int, tavern: int) -> int:
    for slot in range(COINS):
        if s.place[seat][slot] == TAVERN_1 + tavern:
            return s.coin[seat][slot]
    return NO_COIN


def _coin_changes(s: State, seat: int) -> dict[str, Any]:
    """With secret coins the holdings are not printed, but the open history of changes is: what left and what came (N4.5)."""
    basic = ["0", "2", "3", "4", "5"]
    held = [COIN_NAMES[coin] for coin in s.coin[seat]]
    return {"coins_out": [c for c in basic if c not in held], "coins_in": [c for c in held if c not in basic]}


def _places(s: State, seat: int, secret: bool) -> dict[str, Any]:
    """Which coin lies where, as far as it is known: on the taverns, in the pouch, and what lies face down but known."""
    if all(place == HAND for place in s.place[seat]):
        return {}
    at: dict[int, list[str]] = {place: [] for place in range(UNKNOWN + 1)}
    known: dict[str, str] = {}
    for slot in range(COINS):
        place, name = s.place[seat][slot], COIN_NAMES[s.coin[seat][slot]]
        at[place].append(name)
        if s.shown[seat][slot] and place > revealed(s):
            known[PLACE_NAMES[place]] = f"{known.get(PLACE_NAMES[place], '')} {name}".strip()
    hidden = len(at[UNKNOWN])
    bid = [at[TAVERN_1 + t][0] if at[TAVERN_1 + t] else "?" if hidden else "-" for t in range(TAVERNS)]
    found: dict[str, Any] = {"bid": " ".join(bid)}
    pouch = at[POUCH] + ["?"] * (hidden - bid.count("?"))
    if pouch:
        found["pouch"] = " ".join(pouch)
    if at[HAND] and not secret:
        found["hand"] = " ".join(at[HAND])
    if known:
        found["known"] = known
    return found
