"""Dwarf as the API knows it."""

from collections.abc import Iterable, Mapping
from typing import Any

from dvergar.api.event import Event
from dvergar.api.protocol import GameRules, Score
from dvergar.games.dwarf.rules.events import ATTACKED, COMMISSIONED, DEFENDED, EARNED_RENOWN, EVENTS, FORGED, MINED, PAID, SOLD
from dvergar.games.dwarf.rules.material import (
    ACTION_NAMES,
    CARD_COUNT,
    CARD_KIND,
    CARD_WORDS,
    EXCHANGES,
    GOOD_NAMES,
    KNOCKERS,
    MASTERPIECES,
    MEEPLE_NAMES,
    PART_NAMES,
    SIDHE,
    VERDICT_NAMES,
)
from dvergar.games.dwarf.rules.rule_ids import RULES, SILENT, rule_id
from dvergar.games.dwarf.unit import UNIT

_VALUES: dict[str, Any] = {
    "card": lambda number: CARD_WORDS[number],
    "location": lambda number: number + 1,
    "pile": lambda number: number + 1,
    "action": lambda number: ACTION_NAMES[number],
    "good": lambda number: GOOD_NAMES[number],
    "meeple": lambda number: MEEPLE_NAMES[number],
    "verdict": lambda number: VERDICT_NAMES[number],
    "number": int,
}
PART_RULES = dict(zip(PART_NAMES, ("D7.1", "D7.1", "D7.1", "D7.2", "D7.2"), strict=True))


class Dwarf(GameRules):
    """The game of workers in a shifting mine, for two to five, or for one against an automated opponent."""

    name = "dwarf"
    version = "1"
    unit = UNIT
    all_see_alike = True
    rule_ids = RULES
    part_names = PART_NAMES
    silent_rules = SILENT

    def seats(self, options: Mapping[str, Any]) -> int:
        return max(2, int(options["players"]))

    def event(self, row: list[int]) -> Event:
        kind, rule, seat, *numbers = row
        name, arguments = EVENTS[kind]
        if kind == ATTACKED:
            return _attack(seat, rule_id(rule), numbers)
        args: dict[str, Any] = {label: _VALUES[what](number) for (label, what), number in zip(arguments, numbers, strict=False)}
        kinds = dict(arguments)
        gains = _gains(kind, numbers)
        if gains is not None:
            for label in ("iron", "steel", "gold", "glory"):
                args.pop(label, None)
                kinds.pop(label, None)
            args["gains"] = gains
            kinds["gains"] = "gains"
        return Event(name, None if seat < 0 else seat, args, rule_id(rule), None, kinds)

    @property
    def narrator(self) -> Any:
        from dvergar.games.dwarf.present.narrator import DwarfNarrator

        return DwarfNarrator

    @property
    def part_rules(self) -> dict[str, str]:
        return PART_RULES

    def figures(self, core: Any) -> list[tuple[int, ...]]:
        return [(core.points_of(seat), core.place_of(seat), *core.score_parts(seat)) for seat in range(core.seat_count())]

    def tally(self, core: Any) -> list[str]:
        items, used = PART_NAMES.index("items"), core.actions_used()
        done = any(core.score_parts(seat)[items] >= MASTERPIECES for seat in range(core.seat_count()))
        end = "glory" if core.won_by_glory() else "items" if done else "mountain"
        return [f"end {end}", *(f"special {name}" for action, name in enumerate(ACTION_NAMES) if used >> action & 1)]

    def score_of(self, data: Mapping[str, Any], options: Mapping[str, Any]) -> list[Score]:
        return self.scores(self._file("present.score_sheet").ended(self.fields, data, options))

    def sheet_of(self, data: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
        sheet: dict[str, Any] = self._file("present.score_sheet").sheet_of(
            self._file("present.score_sheet").ended(self.fields, data, options)
        )
        return sheet


def _named(changes: Iterable[int]) -> dict[str, int]:
    """Changes of goods by name, without those that are none."""
    return {name: change for name, change in zip(GOOD_NAMES, changes, strict=False) if change}


def _gains(kind: int, numbers: list[int]) -> dict[str, int] | None:
    """What an event gives its seat and takes from it; None for those that change nothing."""
    if kind in (MINED, FORGED):
        return _named(EXCHANGES[CARD_KIND[numbers[1]]])
    if kind == DEFENDED:
        return {"glory": 1}
    if kind == PAID:
        return _named((0, 0, 0, 0, -numbers[1]))
    if kind == EARNED_RENOWN:
        return {"glory": numbers[0]}
    if kind == SOLD:
        return _named((*numbers[:3], -1))
    if kind == COMMISSIONED:
        return _named((*(-number for number in numbers[:3]), 1))
    return None


def _attack(where: int, rule: str, losses: list[int]) -> Event:
    """An attack: its location and card in one number, and what each seat loses (D6.2)."""
    location, card = divmod(where, CARD_COUNT)
    kind = CARD_KIND[card]
    good = "iron" if kind == KNOCKERS else "gold"
    told = [{good: -lost, **({"iron": lost} if kind == SIDHE else {})} if lost else {} for lost in losses if lost >= 0]
    args = {"location": location + 1, "card": CARD_WORDS[card], "losses": told}
    return Event("attacked", None, args, rule, None, {"location": "location", "card": "card", "losses": "losses"})
