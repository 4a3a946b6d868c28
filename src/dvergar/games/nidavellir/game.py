"""Nidavellir as an implementation of `GameRules`."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

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
from dvergar.core.json_data import JsonMapping
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.events import EVENTS, FILLED, PRIVATE, REVEALING
from dvergar.games.nidavellir.rules.rule_ids import RULE_IDS, RULES, SILENT
from dvergar.games.nidavellir.unit import UNIT

if TYPE_CHECKING:
    from dvergar.api.narrator import Narrator
    from dvergar.core.board import Adviser
    from dvergar.games.nidavellir.engine import Engine

_NAMES: dict[str, Callable[[int], str | int]] = {
    "card": m.CARD_WORDS.__getitem__,
    "coin": m.COIN_NAMES.__getitem__,
    "column": m.CLASS_NAMES.__getitem__,
    "hero": m.HERO_NAMES.__getitem__,
    "part": m.PART_NAMES.__getitem__,
    "place": m.PLACE_NAMES.__getitem__,
    "tavern": m.TAVERN_NAMES.__getitem__,
    "seat": int,
    "number": int,
}


class Nidavellir(GameRules["Engine"]):
    """The game of coins, taverns and armies, for two to five players."""

    name = "nidavellir"
    version = "1"
    unit = UNIT
    rule_ids = RULES
    silent_rules = SILENT
    revealing = frozenset(EVENTS[kind][0] for kind in REVEALING)

    def sources(self) -> "tuple[type[Engine], type[Adviser]]":
        from dvergar.games.nidavellir.bot.heuristic import Heuristic
        from dvergar.games.nidavellir.engine import Engine

        return Engine, Heuristic

    @cached_property
    def options(self) -> "GameOptions[Engine]":
        from dvergar.games.nidavellir import options

        return options

    @cached_property
    def notation(self) -> "Notation[Engine]":
        from dvergar.games.nidavellir import notation

        return notation

    @cached_property
    def presentation(self) -> "Presentation[Engine]":
        from dvergar.games.nidavellir import present

        return present

    @cached_property
    def score_sheets(self) -> ScoreSheets:
        from dvergar.games.nidavellir.present import score_sheet

        return score_sheet

    @cached_property
    def narrator(self) -> "type[Narrator]":
        from dvergar.games.nidavellir.present.narrator import NidavellirNarrator

        return NidavellirNarrator

    @cached_property
    def bot_settings(self) -> BotSettings:
        from dvergar.games.nidavellir.bot import settings

        return settings

    @cached_property
    def weights(self) -> HeuristicWeights:
        from dvergar.games.nidavellir.bot import heuristic_weights

        return heuristic_weights

    @cached_property
    def win_chance_weights(self) -> WinChanceWeights:
        from dvergar.games.nidavellir.bot import win_chance_weights

        return win_chance_weights

    @cached_property
    def adapters(self) -> Adapters:
        from dvergar.games.nidavellir import adapters

        return adapters

    @cached_property
    def part_rules(self) -> dict[str, str]:
        from dvergar.games.nidavellir.rules.score import part_rule

        return {name: RULE_IDS[part_rule(part)] for part, name in enumerate(m.PART_NAMES)}

    def event(self, row: Sequence[int]) -> Event:
        kind, rule, seat, *numbers = row
        name, arguments = EVENTS[kind]
        if kind == FILLED:
            filled = {"tavern": m.TAVERN_NAMES[seat], "cards": [m.CARD_WORDS[card] for card in numbers if card]}
            return Event(name, None, filled, RULE_IDS[rule], None, {"tavern": "tavern", "cards": "cards"})
        args = {label: _NAMES[what](number) for (label, what), number in zip(arguments, numbers, strict=False)}
        return Event(name, None if seat < 0 else seat, args, RULE_IDS[rule], seat if kind in PRIVATE else None, dict(arguments))

    def tally(self, core: "Engine") -> list[str]:
        taken = 0
        for seat in range(m.SEATS):
            taken |= core.heroes_of(seat)
        return [f"hero {m.HERO_NAMES[hero]}" for hero in range(len(m.HERO_NAMES)) if taken >> hero & 1]

    def is_last_secret(self, core: "Engine") -> bool:
        return core.is_sealed() and core.phase() == [2, 0]

    def describe_own(self, core: "Engine", fields: "Engine", viewer: int) -> JsonMapping | None:
        if fields.awaiting == m.KEEP and fields.actor == viewer:
            return None
        return self._with_own_coins(fields, viewer, core.coins_of(viewer))

    @cached_property
    def _with_own_coins(self) -> "Callable[[Engine, int, tuple[tuple[int, ...], ...]], JsonMapping]":
        from dvergar.games.nidavellir.notation.write import with_own_coins

        return with_own_coins

    def asks_openly(self, fields: "Engine") -> bool:
        return fields.awaiting in (m.BID, m.TAKE)
