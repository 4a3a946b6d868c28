"""Nidavellir as the API knows it."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from dvergar.api.event import Event
from dvergar.api.pieces import Make
from dvergar.api.protocol import GameRules, Score, places
from dvergar.games.nidavellir.rules.events import EVENTS, FILLED, PRIVATE
from dvergar.games.nidavellir.rules.material import (
    BID,
    CARD_WORDS,
    CLASS_NAMES,
    COIN_NAMES,
    HERO_NAMES,
    KEEP,
    PART_NAMES,
    PLACE_NAMES,
    SEATS,
    TAKE,
    TAVERN_NAMES,
)
from dvergar.games.nidavellir.rules.rule_ids import RULES, SILENT, rule_id
from dvergar.games.nidavellir.unit import UNIT

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
    unit = UNIT
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

    def details(self, core: Any, fields: Any, seat: int, codes: Iterable[int]) -> dict[str, Any]:
        details: dict[str, Any] = self._file("present.choice_details").details_of(core, fields, seat, codes)
        return details

    def describe_own(self, core: Any, fields: Any, viewer: int, make: Make) -> Any:
        if fields.awaiting == KEEP and fields.actor == viewer:
            return None
        return self._file("notation.write").with_own_coins(fields, viewer, core.coins_of(viewer), make)

    def asks_openly(self, fields: Any) -> bool:
        return fields.awaiting in (BID, TAKE)

    def is_last_secret(self, core: Any) -> bool:
        return bool(core.is_sealed()) and core.phase() == [2, 0]

    @property
    def narrator(self) -> Any:
        from dvergar.games.nidavellir.present.narrator import NidavellirNarrator

        return NidavellirNarrator

    @property
    def part_rules(self) -> dict[str, str]:
        return _part_rules()

    def figures(self, core: Any) -> list[tuple[int, ...]]:
        return _ranked([core.score_parts(seat) for seat in range(core.seat_count())])

    def tally(self, core: Any) -> list[str]:
        taken = 0
        for seat in range(SEATS):
            taken |= core.heroes_of(seat)
        return [f"hero {HERO_NAMES[hero]}" for hero in range(len(HERO_NAMES)) if taken >> hero & 1]

    def score_of(self, data: Mapping[str, Any], options: Mapping[str, Any]) -> list[Score]:
        sheets = self._file("present.score_sheet")
        end = sheets.ended_with(self.fields(), data, options)
        return self.scores_with(_ranked([sheets.parts_of(end, seat) for seat in range(options["players"])]))

    def sheet_of(self, data: Mapping[str, Any], options: Mapping[str, Any]) -> list[dict[str, Any]]:
        sheets = self._file("present.score_sheet")
        sheet: list[dict[str, Any]] = sheets.sheet_of(sheets.ended_with(self.fields(), data, options))
        return sheet


@cache
def _part_rules() -> dict[str, str]:
    """The rule by which each part of a score is counted."""
    from dvergar.games.nidavellir.rules.score import part_rule

    return {name: rule_id(part_rule(part)) for part, name in enumerate(PART_NAMES)}


def _ranked(parts: list[list[int]]) -> list[tuple[int, ...]]:
    """Every seat's points and place before their parts."""
    totals = [sum(row) for row in parts]
    return [(total, place, *row) for total, place, row in zip(totals, places(totals), parts, strict=True)]
