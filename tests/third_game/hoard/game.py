"""Hoard's entry point for the API."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from dvergar.api.event import Event
from dvergar.api.protocol import Adapters, GameOptions, GameRules, Notation, Presentation
from hoard.rules.events import EVENTS, REVEALING
from hoard.rules.material import PART_NAMES
from hoard.rules.rule_ids import RULE_IDS, RULES, SILENT
from hoard.unit import UNIT

if TYPE_CHECKING:
    from dvergar.api.narrator import Narrator
    from dvergar.core.board import Adviser
    from hoard.engine import Engine


class Hoard(GameRules["Engine"]):
    """The game of sealed bids for treasures, for two to four players."""

    name = "hoard"
    version = "1"
    unit = UNIT
    rule_ids = RULES
    silent_rules = SILENT
    part_rules: ClassVar[dict[str, str]] = dict(zip(PART_NAMES, ("H4.2", "H4.3"), strict=True))
    revealing = frozenset(EVENTS[kind][0] for kind in REVEALING)

    def sources(self) -> "tuple[type[Engine], type[Adviser]]":
        from dvergar.core.board import Adviser
        from hoard.engine import Engine

        return Engine, Adviser

    @cached_property
    def options(self) -> "GameOptions[Engine]":
        from hoard import options

        return options

    @cached_property
    def notation(self) -> "Notation[Engine]":
        from hoard import notation

        return notation

    @cached_property
    def presentation(self) -> "Presentation[Engine]":
        from hoard import present

        return present

    @cached_property
    def narrator(self) -> "type[Narrator]":
        from hoard.present.narrator import HoardNarrator

        return HoardNarrator

    @cached_property
    def adapters(self) -> Adapters:
        from hoard.adapters import HoardAdapters

        return HoardAdapters()

    def event(self, row: Sequence[int]) -> Event:
        kind, rule, seat, *numbers = row
        name, arguments = EVENTS[kind]
        args = {label: number for (label, _), number in zip(arguments, numbers, strict=False)}
        return Event(name, None if seat < 0 else seat, args, RULE_IDS[rule], None, dict(arguments))
