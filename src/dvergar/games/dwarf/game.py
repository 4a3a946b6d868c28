"""Dwarf as an implementation of `GameRules`."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from dvergar.api.event import Event
from dvergar.api.protocol import (
    Adapters,
    BotSettings,
    GameOptions,
    GameRules,
    HeuristicWeights,
    Notation,
    Presentation,
    ScoreSheets,
    WinChanceWeights,
)
from dvergar.core.json_data import JsonMapping, JsonObject
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import (
    ATTACKED,
    COMMISSIONED,
    DEFENDED,
    EARNED_RENOWN,
    EVENTS,
    FORGED,
    MINED,
    PAID,
    REVEALING,
    SOLD,
)
from dvergar.games.dwarf.rules.rule_ids import RULE_IDS, RULES, SILENT
from dvergar.games.dwarf.unit import UNIT

if TYPE_CHECKING:
    from dvergar.api.narrator import Narrator
    from dvergar.core.board import Adviser
    from dvergar.games.dwarf.engine import Engine

_NAMES: dict[str, Callable[[int], str | int]] = {
    "card": m.CARD_WORDS.__getitem__,
    "location": lambda number: number + 1,
    "pile": lambda number: number + 1,
    "action": m.ACTION_NAMES.__getitem__,
    "good": m.GOOD_NAMES.__getitem__,
    "meeple": m.MEEPLE_NAMES.__getitem__,
    "verdict": m.VERDICT_NAMES.__getitem__,
    "number": int,
}


class Dwarf(GameRules["Engine"]):
    """The game of workers in a shifting mine, for two to five players, or for one against an automated opponent."""

    name = "dwarf"
    version = "1"
    unit = UNIT
    all_see_alike = True
    rule_ids = RULES
    silent_rules = SILENT
    part_rules: ClassVar[dict[str, str]] = dict(zip(m.PART_NAMES, ("D7.1", "D7.1", "D7.1", "D7.2", "D7.2"), strict=True))
    revealing = frozenset(EVENTS[kind][0] for kind in REVEALING)

    def sources(self) -> "tuple[type[Engine], type[Adviser]]":
        from dvergar.games.dwarf.bot.heuristic import Heuristic
        from dvergar.games.dwarf.engine import Engine

        return Engine, Heuristic

    @cached_property
    def options(self) -> "GameOptions[Engine]":
        from dvergar.games.dwarf import options

        return options

    @cached_property
    def notation(self) -> "Notation[Engine]":
        from dvergar.games.dwarf import notation

        return notation

    @cached_property
    def presentation(self) -> "Presentation[Engine]":
        from dvergar.games.dwarf import present

        return present

    @cached_property
    def score_sheets(self) -> ScoreSheets:
        from dvergar.games.dwarf.present import score_sheet

        return score_sheet

    @cached_property
    def narrator(self) -> "type[Narrator]":
        from dvergar.games.dwarf.present.narrator import DwarfNarrator

        return DwarfNarrator

    @cached_property
    def bot_settings(self) -> BotSettings:
        from dvergar.games.dwarf.bot import settings

        return settings

    @cached_property
    def weights(self) -> HeuristicWeights:
        from dvergar.games.dwarf.bot import heuristic_weights

        return heuristic_weights

    @cached_property
    def win_chance_weights(self) -> WinChanceWeights:
        from dvergar.games.dwarf.bot import win_chance_weights

        return win_chance_weights

    @cached_property
    def adapters(self) -> Adapters:
        from dvergar.games.dwarf import adapters

        return adapters

    def seats(self, options: JsonMapping) -> int:
        return max(2, int(options["players"]))

    def event(self, row: Sequence[int]) -> Event:
        kind, rule, seat, *numbers = row
        name, arguments = EVENTS[kind]
        if kind == ATTACKED:
            return _attack(seat, RULE_IDS[rule], numbers)
        args: JsonObject = {label: _NAMES[what](number) for (label, what), number in zip(arguments, numbers, strict=False)}
        kinds = dict(arguments)
        gains = _gains(kind, numbers)
        if gains is not None:
            for label in ("iron", "steel", "gold", "glory"):
                args.pop(label, None)
                kinds.pop(label, None)
            args["gains"] = gains
            kinds["gains"] = "gains"
        return Event(name, None if seat < 0 else seat, args, RULE_IDS[rule], None, kinds)

    def tally(self, core: "Engine") -> list[str]:
        items, used = m.PART_NAMES.index("items"), core.actions_used()
        done = any(core.score_parts(seat)[items] >= m.MASTERPIECES for seat in range(core.seat_count()))
        end = "glory" if core.won_by_glory() else "items" if done else "mountain"
        return [f"end {end}", *(f"special {name}" for action, name in enumerate(m.ACTION_NAMES) if used >> action & 1)]


def _named(changes: Iterable[int]) -> dict[str, int]:
    """Return the changes of goods by name, without zeros."""
    return {name: change for name, change in zip(m.GOOD_NAMES, changes, strict=False) if change}


def _gains(kind: int, numbers: list[int]) -> dict[str, int] | None:
    """Return what an event gives its seat or takes from it; None for events that change nothing."""
    if kind in (MINED, FORGED):
        return _named(m.EXCHANGES[m.CARD_KIND[numbers[1]]])
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
    """Return an attack as an event, from its location and card in one number and the losses of each seat (D6.2)."""
    location, card = divmod(where, m.CARD_COUNT)
    kind = m.CARD_KIND[card]
    good = "iron" if kind == m.KNOCKERS else "gold"
    changes = [{good: -lost, **({"iron": lost} if kind == m.SIDHE else {})} if lost else {} for lost in losses if lost >= 0]
    args = {"location": location + 1, "card": m.CARD_WORDS[card], "losses": changes}
    return Event("attacked", None, args, rule, None, {"location": "location", "card": "card", "losses": "losses"})
