"""The score sheet: how each of the seven parts came about, as it would be written on a pad; from a finished game, or from what
seats hold at the end, by cards or by ranks and points, with what is impossible in it.
"""

from collections.abc import Iterator
from heapq import nlargest
from typing import Any

from dvergar.api.protocol import Finding, Plain
from dvergar.core.bits import count_of, has
from dvergar.games.nidavellir.notation.checks import findings
from dvergar.games.nidavellir.notation.holdings import Holding, read_holdings
from dvergar.games.nidavellir.rules.coins import highest_coin
from dvergar.games.nidavellir.rules.material import (
    AGE_KINDS,
    ASTRID,
    BLACKSMITH,
    CARD_CLASS,
    CARD_POINTS,
    CARD_RANKS,
    CLASS_NAMES,
    CLASSES,
    COIN_NAMES,
    COIN_VALUE,
    COINS,
    COPIES,
    DWERG_BITS,
    DWERG_POINTS,
    EXPLORER,
    GEM_SIX,
    GEM_SIX_POINTS,
    HERO_CARD,
    HERO_END_POINTS,
    HERO_NAMES,
    HEROES,
    IDUNN,
    IDUNN_PER_RANK,
    MINER,
    SEATS,
    SMITH,
    WARRIOR,
    YLUD,
    YLUD_POINTS,
)
from dvergar.games.nidavellir.rules.rule_ids import rule_id
from dvergar.games.nidavellir.rules.score import class_points, has_most_warriors, part_rule
from dvergar.games.nidavellir.rules.state import State


def sheet_of(s: State) -> list[dict[str, Any]]:
    """One column of the pad for each seat. It tells all coins, which may be secret while the game runs (N4.5)."""
    return [_seat(s, seat) for seat in range(s.players)]


def _seat(s: State, seat: int) -> dict[str, Any]:
    coins = sorted((s.coin[seat][slot] for slot in range(COINS)), key=lambda coin: -COIN_VALUE[coin])
    return {
        "ranks": dict(zip(CLASS_NAMES, s.ranks[seat], strict=True)),
        "points": dict(zip(CLASS_NAMES, s.points[seat], strict=True)),
        "warrior_coin": highest_coin(s, seat) if has_most_warriors(s, seat) else 0,
        "idunn": IDUNN_PER_RANK * s.ranks[seat][EXPLORER] if has(s.heroes[seat], IDUNN) else 0,
        "heroes": hero_figures(s.heroes[seat], highest_coin(s, seat)),
        "coins": " ".join(COIN_NAMES[coin] for coin in coins),
        "gem": GEM_SIX_POINTS if s.gem[seat] == GEM_SIX else 0,
    }


def hero_figures(owned: int, highest: int) -> dict[str, int]:
    """The heroes that bring something by themselves; the brothers count together, Astrid is the highest coin."""
    found = dict[str, int]()
    if brothers := count_of(owned & DWERG_BITS):
        found["dwerg"] = DWERG_POINTS[brothers]
    if has(owned, ASTRID):
        found["astrid"] = highest
    return found | {
        name: HERO_END_POINTS[hero] for hero, name in enumerate(HERO_NAMES) if has(owned, hero) and HERO_END_POINTS[hero]
    }


ELSEWHERE = ("finding-counted", "finding-thrud-covered")
"""What keeps a game from going on, but is no fault of a score."""
ZERO_MISSING = "finding-coin-zero"
"""Where coins are missing anyway, this says nothing more."""


def sheets_of(data: Any, players: int) -> list[dict[str, Any]]:
    """For each seat how its score comes about, as `sheet` tells it of a finished game."""
    seats = read_holdings(data, players)
    most = max(column_of(held, WARRIOR)[0] for held in seats)
    return [_sheet(held, most) for held in seats]


def parts_of(sheet: Plain) -> list[int]:
    """The seven parts of a score from its sheet (N10.3)."""
    ranks, points = sheet["ranks"], sheet["points"]
    classes = [class_points(kind, points[name], ranks[name]) for kind, name in enumerate(CLASS_NAMES)]
    classes[WARRIOR] += sheet["warrior_coin"]
    classes[EXPLORER] += sheet["idunn"]
    return [*classes, sum(sheet["heroes"].values()), sum(map(_value, sheet["coins"].split())) + sheet["gem"]]


def column_of(held: Holding, column: int) -> tuple[int, int]:
    """Ranks and points of a written column; Thrud counts for no class score (N8.9)."""
    if column in held.counted:
        return held.counted[column]
    ylud_points = YLUD_POINTS[column]
    points = sum(ylud_points if card == HERO_CARD + YLUD else CARD_POINTS[card] for card in held.columns[column])
    return sum(CARD_RANKS[card] for card in held.columns[column]), points


def doubts(data: Any, options: Plain) -> Iterator[Finding]:
    """What is impossible or odd at the end of a game; nothing of it keeps from adding up."""
    holdings = read_holdings(data, options["players"])
    short = [f"seats[{i}].coins" for i, held in enumerate(holdings) if len(held.coins) < COINS]
    for finding in findings(data, options):
        if finding.key not in ELSEWHERE and not (finding.key == ZERO_MISSING and finding.field in short):
            yield finding
    yield from _rank_doubts(holdings, options["players"])
    for i, held in enumerate(holdings):
        yield from _point_doubts(held, i, options["players"])
        yield from _hero_doubts(held, i)


def _sheet(held: Holding, most_warriors: int) -> dict[str, Any]:
    columns = [column_of(held, column) for column in range(CLASSES)]
    highest = max((COIN_VALUE[coin] for coin in held.coins), default=0)
    owned = _heroes(held)
    return {
        "ranks": {name: ranks for name, (ranks, _) in zip(CLASS_NAMES, columns, strict=True)},
        "points": {name: points for name, (_, points) in zip(CLASS_NAMES, columns, strict=True)},
        "warrior_coin": highest if columns[WARRIOR][0] == most_warriors > 0 else 0,
        "idunn": IDUNN_PER_RANK * columns[EXPLORER][0] if owned >> IDUNN & 1 else 0,
        "heroes": hero_figures(owned, highest),
        "coins": " ".join(COIN_NAMES[coin] for coin in sorted(held.coins, key=lambda coin: -COIN_VALUE[coin])),
        "gem": GEM_SIX_POINTS if held.gem == GEM_SIX else 0,
    }


def _heroes(held: Holding) -> int:
    """The owned heroes as bits; a brother without a name is the first that is left."""
    owned = sum(1 << hero for hero in set(held.heroes))
    free = [hero for hero in range(len(HERO_NAMES)) if DWERG_BITS >> hero & 1 and not owned >> hero & 1]
    return owned | sum(1 << hero for hero in free[: held.dwergs])


def _value(coin: str) -> int:
    return int(COIN_VALUE[COIN_NAMES.index(coin)])


def _rank_doubts(holdings: list[Holding], players: int) -> Iterator[Finding]:
    """All seats together have more ranks of a class than there are (N1.2)."""
    for column, name in enumerate(CLASS_NAMES):
        most = sum(CARD_RANKS[card] for card in _cards_of(column, players))
        counted = [i for i, held in enumerate(holdings) if column in held.counted]
        if counted and sum(column_of(held, column)[0] for held in holdings) > most:
            for i in counted:
                yield Finding(f"seats[{i}].army.{name}", "finding-ranks-many", "N1.2", True, {"most": most})


def _point_doubts(held: Holding, seat: int, players: int) -> Iterator[Finding]:
    """More points than so many ranks can have (N1.2), and points that are worth nothing yet because their ranks are missing."""
    for column, (ranks, points) in held.counted.items():
        where = f"seats[{seat}].army.{CLASS_NAMES[column]}"
        if column in held.unranked:
            if points and (column in (WARRIOR, MINER) or (column == EXPLORER and IDUNN in held.heroes)):
                yield Finding(where, "finding-ranks-missing", rule_id(part_rule(column)), True, {})
            continue
        most = sum(nlargest(ranks, (_points_in(card, column) for card in _cards_of(column, players))))
        if points > most:
            yield Finding(where, "finding-points-many", "N1.2", True, {"ranks": ranks, "most": most})


def _hero_doubts(held: Holding, seat: int) -> Iterator[Finding]:
    """Every complete line brought a hero (N8.1), and Ylud ends in a column (N8.18); ranks and points show neither."""
    if held.counted:
        return
    lines = min(column_of(held, column)[0] for column in range(CLASSES))
    if lines > len(held.heroes) + held.dwergs:
        yield Finding(f"seats[{seat}].heroes", "finding-hero-due", "N8.1", False, {"lines": lines})
    if YLUD in held.heroes and held.ylud not in range(CLASSES):
        yield Finding(f"seats[{seat}].heroes", "finding-ylud-stands", "N8.18", False, {})


def _cards_of(column: int, players: int) -> list[int]:
    """All cards that can lie in a column, each as often as it is there."""
    first = 2 if players == SEATS else 0
    cards = [card for age in (first, first + 1) for card in range(AGE_KINDS) for _ in range(COPIES[age][card])]
    heroes = [HERO_CARD + hero for hero in range(len(HEROES))]
    special = [SMITH] if column == BLACKSMITH else []
    return [card for card in [*cards, *heroes] if CARD_CLASS[card] == column] + special + [HERO_CARD + YLUD]


def _points_in(card: int, column: int) -> int:
    return YLUD_POINTS[column] if card == HERO_CARD + YLUD else CARD_POINTS[card]
