"""Nidavellir as the seam knows it."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from dvergar.core.game import Event, GameRules, Score, places
from dvergar.core.units import NIDAVELLIR
from dvergar.nidavellir.events import EVENTS, FILLED, PRIVATE
from dvergar.nidavellir.rules import RULES, SILENT, rule_id
from dvergar.nidavellir.tables import (
    CARD_POINTS,
    CARD_RANKS,
    CARD_WORDS,
    CLASS_NAMES,
    CLASSES,
    COIN_NAMES,
    COIN_VALUE,
    DWERG_BITS,
    EXPLORER,
    GEM_SIX,
    GEM_SIX_POINTS,
    HERO_CARD,
    HERO_NAMES,
    IDUNN,
    PART_NAMES,
    PLACE_NAMES,
    SEATS,
    TAVERN_NAMES,
    WARRIOR,
    YLUD,
    YLUD_POINTS,
)

if TYPE_CHECKING:
    from dvergar.nidavellir.holdings import Holding


_VALUES: dict[str, Any] = {
    "card": lambda number: CARD_WORDS[number],
    "coin": lambda number: COIN_NAMES[number],
    "column": lambda number: CLASS_NAMES[number],
    "hero": lambda number: HERO_NAMES[number],
    "part": lambda number: PART_NAMES[number],
    "place": lambda number: PLACE_NAMES[number],
    "tavern": lambda number: TAVERN_NAMES[number],
    "seat": int,
    "number": int,
}


class Nidavellir(GameRules):
    """The game of coins, taverns and armies, for two to five."""

    name = "nidavellir"
    version = "1"
    unit = NIDAVELLIR
    rule_ids = RULES
    part_names = PART_NAMES
    silent_rules = SILENT

    def event(self, row: list[int]) -> Event:
        kind, rule, seat, *numbers = row
        name, arguments = EVENTS[kind]
        args = {label: _VALUES[what](number) for (label, what), number in zip(arguments, numbers, strict=False)}
        kinds = dict(arguments)
        if kind == FILLED:
            args = {"tavern": TAVERN_NAMES[seat], "cards": [CARD_WORDS[card] for card in numbers if card]}
            kinds = {"tavern": "tavern", "cards": "cards"}
            seat = -1
        return Event(name, None if seat < 0 else seat, args, rule_id(rule), seat if kind in PRIVATE else None, kinds)

    def describes_apart(self, options: Mapping[str, Any]) -> bool:
        return bool(options["coins"] == "secret")

    def scores(self, core: Any) -> list[Score]:
        return _ranked([core.score_parts(seat) for seat in range(core.seat_count())])

    def tally(self, core: Any) -> list[str]:
        taken = 0
        for seat in range(SEATS):
            taken |= core.heroes_of(seat)
        return [f"hero {HERO_NAMES[hero]}" for hero in range(len(HERO_NAMES)) if taken >> hero & 1]

    def score_of(self, data: Mapping[str, Any], options: Mapping[str, Any]) -> list[Score]:
        from dvergar.nidavellir.holdings import read_holdings

        seats = read_holdings(data, options["players"])
        most = max(_column(held, WARRIOR)[0] for held in seats)
        return _ranked([_parts(held, most) for held in seats])


@cache
def _part_rules() -> dict[str, str]:
    """The rule by which each part of a score is counted."""
    from dvergar.nidavellir.score import part_rule

    return {name: rule_id(part_rule(part)) for part, name in enumerate(PART_NAMES)}


def _ranked(parts: list[list[int]]) -> list[Score]:
    totals, rules = [sum(row) for row in parts], _part_rules()
    return [
        Score(seat, totals[seat], dict(zip(PART_NAMES, row, strict=True)), rules, place)
        for seat, (row, place) in enumerate(zip(parts, places(totals), strict=True))
    ]


def _column(held: "Holding", column: int) -> tuple[int, int]:
    """Ranks and points of a written column; Thrud counts for no class score (N8.9)."""
    if column in held.counted:
        return held.counted[column]
    ylud_points = YLUD_POINTS[column]
    points = sum(ylud_points if card == HERO_CARD + YLUD else CARD_POINTS[card] for card in held.columns[column])
    return sum(CARD_RANKS[card] for card in held.columns[column]), points


def _parts(held: "Holding", most_warriors: int) -> list[int]:
    """The seven parts for a written holding, with the formulas of the game."""
    from dvergar.nidavellir.score import class_points, explorer_points, hero_points

    highest = max((COIN_VALUE[coin] for coin in held.coins), default=0)
    heroes = sum(1 << hero for hero in set(held.heroes))
    free = [hero for hero in range(len(HERO_NAMES)) if DWERG_BITS >> hero & 1 and not heroes >> hero & 1]
    for hero in free[: held.dwergs]:
        heroes |= 1 << hero
    parts = []
    for column in range(CLASSES):
        ranks, points = _column(held, column)
        value = class_points(column, points, ranks)
        if column == EXPLORER:
            value = explorer_points(points, ranks, bool(heroes >> IDUNN & 1))
        if column == WARRIOR and ranks == most_warriors > 0:
            value += highest
        parts.append(value)
    coins = sum(COIN_VALUE[coin] for coin in held.coins) + (GEM_SIX_POINTS if held.gem == GEM_SIX else 0)
    return [*parts, hero_points(heroes, highest), coins]
