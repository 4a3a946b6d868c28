"""The score sheet: the working behind each of the seven parts, as on a pad. It is made from a finished game, or from what seats
hold at the end, as cards or as ranks and points; then it also finds what is impossible.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import nlargest
from typing import NamedTuple

from dvergar.api.values import Finding, ranked
from dvergar.core.bits import count_of, has
from dvergar.core.json_data import Json, JsonMapping, JsonObject
from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.notation.checks import card_stock, findings
from dvergar.games.nidavellir.notation.holdings import Holding, read_holdings
from dvergar.games.nidavellir.options import start_engine
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import points_of
from dvergar.games.nidavellir.rules.coins import highest_coin
from dvergar.games.nidavellir.rules.rule_ids import RULE_IDS
from dvergar.games.nidavellir.rules.score import class_points, hero_points, part_rule, score_part
from dvergar.games.nidavellir.rules.state import State

BROTHERS_NAME = "dwerg"
"""The Dwerg brothers, who are scored together."""


class Ended(NamedTuple):
    """The end of a game: a position, and each seat's coins, of which a score pad may hold more or fewer than a position can."""

    position: State
    coins: list[list[int]]


def ended(s: State) -> Ended:
    """Return the end that a position has reached."""
    return Ended(s, [s.coin[seat][: m.COINS] for seat in range(s.players)])


def ended_with(s: Engine, data: Json, options: JsonMapping) -> Ended:
    """Return an end with the given holdings, set up in `s`; nothing else of a position counts for the score (N10.3).

    `s` is interpreted: its numbers may exceed the fields of a compiled position.
    """
    start_engine(s, options)
    holdings = read_holdings(data, s.players)
    for seat, held in enumerate(holdings):
        for column in range(m.CLASSES):
            s.ranks[seat][column], s.points[seat][column] = column_of(held, column)
        s.heroes[seat] = _heroes(held)
        s.coin[seat] = (_highest_first(held.coins) + [m.ZERO] * m.COINS)[: m.COINS]
        s.gem[seat] = held.gem
    return Ended(s, [held.coins for held in holdings])


def parts_of(end: Ended, seat: int) -> list[int]:
    """Return the seven parts of a seat's score; coins that do not fit in a position count by their values (N10.3)."""
    s, coins = end.position, _highest_first(end.coins[seat])
    parts = [score_part(s, seat, part) for part in range(m.PARTS)]
    parts[m.COINS_PART] += _sum_of(coins[m.COINS :])
    return parts


def sheet_of(end: Ended) -> list[JsonObject]:
    """Return one column of the pad per seat. It lists all coins, which may be secret during the game (N4.5)."""
    return [_seat(end, seat) for seat in range(end.position.players)]


def _seat(end: Ended, seat: int) -> JsonObject:
    s, coins = end.position, _highest_first(end.coins[seat])
    sheet = {
        "ranks": dict(zip(m.CLASS_NAMES, s.ranks[seat], strict=True)),
        "points": dict(zip(m.CLASS_NAMES, s.points[seat], strict=True)),
        "warrior_coin": _added(s, seat, m.WARRIOR),
        "idunn": _added(s, seat, m.EXPLORER),
        "heroes": _hero_figures(s.heroes[seat], highest_coin(s, seat)),
        "coins": " ".join(m.COIN_NAMES[coin] for coin in coins),
        "gem": parts_of(end, seat)[m.COINS_PART] - _sum_of(coins),
    }
    return sheet | {"terms": {part: list(_terms(sheet, part, s.heroes[seat])) for part in m.PART_NAMES}}


def _added(s: State, seat: int, column: int) -> int:
    return added(column, s.ranks[seat][column], s.points[seat][column], score_part(s, seat, column))


def added(column: int, ranks: int, points: int, total: int) -> int:
    """Return what a coin or a hero adds to a column's own points (N10.1)."""
    return total - class_points(column, points, ranks)


def _hero_figures(owned: int, highest: int) -> dict[str, int]:
    """Return the points of heroes that score on their own; the brothers are one entry."""
    groups = {BROTHERS_NAME: owned & m.DWERG_BITS}
    groups |= {name: owned & 1 << hero for hero, name in enumerate(m.HERO_NAMES) if not has(m.DWERG_BITS, hero)}
    figures = {name: hero_points(heroes, highest) for name, heroes in groups.items()}
    return {name: points for name, points in figures.items() if points}


def _terms(sheet: JsonMapping, part: str, heroes: int) -> Iterator[JsonObject]:
    """Yield the terms of a part's figure, each a message with its arguments."""
    if part == "heroes":
        yield from _hero_terms(sheet["heroes"], count_of(heroes & m.DWERG_BITS))
    elif part == "coins":
        yield from _coin_terms(sheet["coins"].split(), sheet["gem"])
    else:
        yield from _class_terms(sheet, part)


def _class_terms(sheet: JsonMapping, part: str) -> Iterator[JsonObject]:
    ranks, points = sheet["ranks"][part], sheet["points"][part]
    if part == "hunter":
        yield _term("nid-sheet-square", ranks=ranks)
    elif part == "miner":
        yield _term("nid-sheet-product", points=points, ranks=ranks)
    elif part == "warrior" and sheet["warrior_coin"]:
        yield _term("nid-sheet-warrior-coin", points=points, coin=sheet["warrior_coin"])
    elif part == "explorer" and sheet["idunn"]:
        yield _term("nid-sheet-idunn", points=points, idunn=sheet["idunn"])
    elif ranks:
        yield _term("nid-sheet-ranks", count=ranks)


def _hero_terms(figures: Mapping[str, int], brothers: int) -> Iterator[JsonObject]:
    if not figures:
        yield _term("nid-sheet-none")
    for name, points in figures.items():
        if name == BROTHERS_NAME:
            yield _term("nid-sheet-brothers", count=brothers, points=points)
        else:
            yield _term("nid-sheet-hero", hero=name, points=points)


def _coin_terms(coins: list[str], gem: int) -> Iterator[JsonObject]:
    """Yield the coins by value; it does not matter which 3 or 5 it is."""
    if coins:
        yield _term("nid-sheet-coins", coins=" ".join(str(m.COIN_VALUE[m.COIN_NAMES.index(coin)]) for coin in coins))
    if gem:
        yield _term("nid-sheet-gem", points=gem)
    if not coins and not gem:
        yield _term("nid-sheet-none")


def _term(key: str, **args: int | str) -> JsonObject:
    return {"key": key, "args": args}


def won_by(parts: Sequence[Sequence[int]]) -> JsonObject:
    """Return the winners and their lead, the two best seats, and the part in which the first gained most (N10.4).

    >>> won_by([[10, 0, 0, 0, 0, 5, 20], [11, 0, 0, 0, 0, 0, 20]])
    {'winners': [0], 'lead': 4, 'best': [0, 1], 'part': 'heroes'}
    """
    totals = [sum(row) for row in parts]
    first, second = sorted(range(len(totals)), key=lambda seat: -totals[seat])[:2]
    leads = [mine - theirs for mine, theirs in zip(parts[first], parts[second], strict=True)]
    return {
        "winners": [seat for seat, total in enumerate(totals) if total == totals[first]],
        "lead": totals[first] - totals[second],
        "best": [first, second],
        "part": m.PART_NAMES[leads.index(max(leads))] if totals[first] > totals[second] else "",
    }


ELSEWHERE = ("finding-counted", "finding-thrud-covered")
"""Findings that keep a game from going on but do not affect a score."""
ZERO_MISSING = "finding-coin-zero"
"""A finding that adds nothing if coins are missing anyway."""


def column_of(held: Holding, column: int) -> tuple[int, int]:
    """Return ranks and points of a given column; Thrud counts for no class (N8.9)."""
    if column in held.counted:
        return held.counted[column]
    cards = held.columns[column]
    return sum(m.CARD_RANKS[card] for card in cards), sum(points_of(card, column) for card in cards)


def held_figures(data: Json, options: JsonMapping) -> list[Sequence[int]]:
    """Return every seat's points, place and parts for what the seats hold."""
    end = ended_with(Engine(), data, options)
    return ranked([parts_of(end, seat) for seat in range(end.position.players)])


def held_sheet(data: Json, options: JsonMapping) -> list[JsonObject]:
    """Return the columns of the pad for what the seats hold."""
    return sheet_of(ended_with(Engine(), data, options))


def doubts(data: Json, options: JsonMapping) -> Iterator[Finding]:
    """Yield what is impossible or odd at the end of a game; it is scored all the same."""
    holdings = read_holdings(data, options["players"])
    short = [f"seats[{i}].coins" for i, held in enumerate(holdings) if len(held.coins) < m.COINS]
    for finding in findings(data, options):
        if finding.key not in ELSEWHERE and not (finding.key == ZERO_MISSING and finding.field in short):
            yield finding
    yield from _rank_doubts(holdings, options["players"])
    for i, held in enumerate(holdings):
        yield from _point_doubts(held, i, options["players"])
        yield from _hero_doubts(held, i)


def _heroes(held: Holding) -> int:
    """Return the owned heroes as bits; a brother without a name is the first one free."""
    owned = sum(1 << hero for hero in set(held.heroes))
    free = [hero for hero in range(len(m.HERO_NAMES)) if m.DWERG_BITS >> hero & 1 and not owned >> hero & 1]
    return owned | sum(1 << hero for hero in free[: held.dwergs])


def _highest_first(coins: Iterable[int]) -> list[int]:
    return sorted(coins, key=lambda coin: -m.COIN_VALUE[coin])


def _sum_of(coins: Iterable[int]) -> int:
    return sum(m.COIN_VALUE[coin] for coin in coins)


def _rank_doubts(holdings: list[Holding], players: int) -> Iterator[Finding]:
    """Yield findings if the seats together have more ranks of a class than exist (N1.2)."""
    for column, name in enumerate(m.CLASS_NAMES):
        most = sum(m.CARD_RANKS[card] for card in _cards_of(column, players))
        counted = [i for i, held in enumerate(holdings) if column in held.counted]
        if counted and sum(column_of(held, column)[0] for held in holdings) > most:
            for i in counted:
                yield Finding(f"seats[{i}].army.{name}", "finding-ranks-many", "N1.2", True, {"most": most})


def _point_doubts(held: Holding, seat: int, players: int) -> Iterator[Finding]:
    """Yield findings on points too high for their ranks (N1.2), or without the ranks needed to score them."""
    for column, (ranks, points) in held.counted.items():
        where = f"seats[{seat}].army.{m.CLASS_NAMES[column]}"
        if column in held.unranked:
            if points and (column in (m.WARRIOR, m.MINER) or (column == m.EXPLORER and m.IDUNN in held.heroes)):
                yield Finding(where, "finding-ranks-missing", RULE_IDS[part_rule(column)], True, {})
            continue
        most = sum(nlargest(ranks, (points_of(card, column) for card in _cards_of(column, players))))
        if points > most:
            yield Finding(where, "finding-points-many", "N1.2", True, {"ranks": ranks, "most": most})


def _hero_doubts(held: Holding, seat: int) -> Iterator[Finding]:
    """Yield findings on lines without a hero (N8.1) and Ylud outside the columns (N8.18), if cards are given."""
    if held.counted:
        return
    lines = min(column_of(held, column)[0] for column in range(m.CLASSES))
    if lines > len(held.heroes) + held.dwergs:
        yield Finding(f"seats[{seat}].heroes", "finding-hero-due", "N8.1", False, {"lines": lines})
    if m.YLUD in held.heroes and held.ylud not in range(m.CLASSES):
        yield Finding(f"seats[{seat}].heroes", "finding-ylud-stands", "N8.18", False, {})


def _cards_of(column: int, players: int) -> list[int]:
    """Return all cards that can lie in a column, with all copies."""
    cards = card_stock(players).elements()
    heroes = [m.HERO_CARD + hero for hero in range(len(m.HEROES))]
    special = [m.SMITH] if column == m.BLACKSMITH else []
    return [card for card in [*cards, *heroes] if m.CARD_CLASS[card] == column] + special + [m.HERO_CARD + m.YLUD]
