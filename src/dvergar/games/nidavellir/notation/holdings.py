"""Reads what seats hold. Wrong words are refused; impossible holdings are left to `checks`."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dvergar.api.errors import BadPosition, shown
from dvergar.api.plain_data import LONGEST_LIST, name_in, number_in, table_in, words_in
from dvergar.core.json_data import Json, JsonMapping
from dvergar.games.nidavellir.notation.actions import CARD_BY_WORDS, COIN_BY_NAME, hero_of
from dvergar.games.nidavellir.rules import material as m


@dataclass
class Holding:
    """A seat's holding as written: read correctly, but perhaps impossible."""

    columns: list[list[int]] = field(default_factory=lambda: [[] for _ in range(m.CLASSES)])
    counted: dict[int, tuple[int, int]] = field(default_factory=dict)
    unranked: set[int] = field(default_factory=set)
    heroes: list[int] = field(default_factory=list)
    dwergs: int = 0
    covered: bool = False
    thrud: int = m.NOWHERE
    ylud: int = m.NOWHERE
    coins: list[int] = field(default_factory=list)
    gem: int = 0
    bid: list[str] = field(default_factory=list)
    pouch: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    known: dict[str, list[str]] = field(default_factory=dict)
    revealed: int = m.NO_COIN


def coin_in(word: str, where: str) -> int:
    """Return a coin by its name."""
    if word not in COIN_BY_NAME:
        raise BadPosition(where, "position-coin", given=word[:40])
    return COIN_BY_NAME[word]


def cards_in(value: Json, where: str) -> list[int]:
    """Return cards of the decks, each given as one text; “?” is a random card."""
    if not isinstance(value, list) or len(value) > LONGEST_LIST:
        raise BadPosition(where, "position-list")
    cards = []
    for item in value:
        card = (
            m.BLANK
            if item == "?"
            else CARD_BY_WORDS.get(" ".join(item.lower().split()), m.NO_CARD)
            if isinstance(item, str)
            else m.NO_CARD
        )
        if card == m.NO_CARD or card > m.SMITH:
            raise BadPosition(where, "position-card", given=shown(item))
        cards.append(card)
    return cards


MOST_RANKS = 99
MOST_POINTS = 999
SEAT_FIELDS = (
    "gem", "coins", "coins_out", "coins_in", "bid", "pouch", "hand", "known", "revealed", "army", "heroes", "thrud", "ylud",
)  # fmt: skip


def read_holding(data: Json, where: str) -> Holding:
    """Read a seat's holding; wrong words are refused, impossible holdings are not."""
    seat = table_in(data, where, SEAT_FIELDS)
    held = Holding()
    read_army(held, table_in(seat.get("army", {}), f"{where}.army", m.CLASS_NAMES), f"{where}.army")
    read_heroes(held, seat, where)
    read_coins(held, seat, where)
    gem = seat.get("gem", 0)
    if not isinstance(gem, int) or isinstance(gem, bool) or not 0 <= gem <= m.GEM_SIX:
        raise BadPosition(f"{where}.gem", "position-number", given=shown(gem), least=1, most=m.GEM_SIX)
    held.gem = gem
    return held


def read_army(held: Holding, army: JsonMapping, where: str) -> None:
    """Read columns from bottom to top: points, `-` for a rank without points, `smith`, or a hero's name.

    A number stands for that many cards without points. An object with ranks and points is enough for scoring; for Explorers
    without Idunn the points alone are enough.
    """
    for column, name in enumerate(m.CLASS_NAMES):
        value = army.get(name, [])
        here = f"{where}.{name}"
        if isinstance(value, Mapping):
            counts = table_in(value, here, ("ranks", "points"))
            held.counted[column] = (_count(counts, "ranks", MOST_RANKS, here), _count(counts, "points", MOST_POINTS, here))
            if "ranks" not in counts:
                held.unranked.add(column)
            continue
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= m.ARMY:
            value = ["-"] * value
        words = words_in(value, here)
        held.covered |= "thrud" in words[:-1]
        for word in words:
            read_column_word(held, column, word, here)


def _count(counts: JsonMapping, name: str, most: int, where: str) -> int:
    """Read a number of a counted column, naming its whole path in an error."""
    try:
        return number_in(counts, name, 0, 0, most)
    except BadPosition as error:
        raise BadPosition(f"{where}.{name}", error.key, **error.details) from error


def read_column_word(held: Holding, column: int, word: str, where: str) -> None:
    """Read one card of a column; Thrud stands on top and is not one of the cards."""
    hero = hero_of(word)
    if word == "thrud":
        held.thrud = column
        held.heroes.append(m.THRUD)
    elif hero is not None:
        held.heroes.append(hero)
        held.columns[column].append(m.HERO_CARD + hero)
        if hero == m.YLUD:
            held.ylud = column
    elif word == "smith":
        held.columns[column].append(m.SMITH)
    else:
        name = m.CLASS_NAMES[column]
        card = CARD_BY_WORDS.get(name if word == "-" else f"{name} {word}", m.NO_CARD)
        if card == m.NO_CARD:
            raise BadPosition(where, "position-card", given=word[:40])
        held.columns[column].append(card)


def read_heroes(held: Holding, seat: JsonMapping, where: str) -> None:
    """Read heroes by name: those in the command zone, optionally those in columns too; `dwerg` is any brother."""
    in_columns = list(held.heroes)
    for word in words_in(seat.get("heroes", ""), f"{where}.heroes"):
        hero = hero_of(word)
        if hero is None:
            raise BadPosition(f"{where}.heroes", "position-hero", given=word[:40])
        if word == "dwerg":
            held.dwergs += 1
        elif hero in in_columns:
            in_columns.remove(hero)
        else:
            held.heroes.append(hero)
    places = (*m.CLASS_NAMES, "hand", "command")
    for name, hero in (("thrud", m.THRUD), ("ylud", m.YLUD)):
        if hero in held.heroes:
            stand = getattr(held, name)
            given = name_in(seat, name, places[stand] if stand >= 0 else "command", places)
            if given != stand and (stand >= 0 or given < m.CLASSES):
                raise BadPosition(f"{where}.{name}", "position-stand", column=places[given])
            setattr(held, name, given)


def read_coins(held: Holding, seat: JsonMapping, where: str) -> None:
    """Read coins and their places: `bid` names the coins on the three taverns, the others are in the pouch."""
    held.bid = words_in(seat.get("bid", ""), f"{where}.bid")
    held.pouch = words_in(seat.get("pouch", ""), f"{where}.pouch")
    held.hand = words_in(seat.get("hand", ""), f"{where}.hand")
    if len(held.bid) not in (0, m.TAVERNS):
        raise BadPosition(f"{where}.bid", "position-bid")
    for word in (*held.bid, *held.pouch):
        if word not in ("-", "?"):
            coin_in(word, f"{where}.bid")
    if held.pouch and not held.bid:
        raise BadPosition(f"{where}.pouch", "position-bid")
    known = table_in(seat.get("known", {}), f"{where}.known", m.PLACE_NAMES[m.TAVERN_1 : m.UNKNOWN])
    held.known = {place: words_in(coins, f"{where}.known") for place, coins in known.items()}
    if "revealed" in seat:
        held.revealed = coin_in(str(seat["revealed"]), f"{where}.revealed")
    held.coins = sorted(coin_in(name, f"{where}.coins") for name in coin_names(held, seat, where))


def coin_names(held: Holding, seat: JsonMapping, where: str) -> list[str]:
    """Return the names of the five coins: from the changes, from the list, from the bid and pouch, or the basic coins."""
    if "coins_out" in seat or "coins_in" in seat:
        out = words_in(seat.get("coins_out", []), f"{where}.coins_out")
        return [coin for coin in BASIC_COINS if coin not in out] + words_in(seat.get("coins_in", []), f"{where}.coins_in")
    if "coins" in seat:
        return words_in(seat["coins"], f"{where}.coins")
    laid = [word for word in (*held.bid, *held.pouch) if word not in ("-", "?")]
    return laid if len(laid) == m.COINS else [*BASIC_COINS]


BASIC_COINS = ("0", "2", "3", "4", "5")


POSITION_FIELDS = (
    "age", "turn", "stage", "awaiting", "actor", "tavern", "order", "played", "plus", "discards_due", "check_due", "judged",
    "taverns", "deck", "unseen", "discards", "treasury", "hall", "distinctions", "seats",
)  # fmt: skip


def read_holdings(data: Json, players: int) -> list[Holding]:
    """Read all seats' holdings; seats not given hold what everyone starts with."""
    table = table_in(data, "", POSITION_FIELDS)
    seats = table.get("seats", [])
    if not isinstance(seats, list) or len(seats) > players:
        raise BadPosition("seats", "position-seats", players=players)
    return [read_holding(seats[i] if i < len(seats) else {}, f"seats[{i}]") for i in range(players)]
