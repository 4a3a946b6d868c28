"""The source files of Hoard's compiled core."""

from dvergar.core.compilation.units import unit_of

CONSTANTS = ("rules.material", "rules.events", "rules.rule_ids")
UNIT = unit_of("hoard", rules=("state", "bidding", "score", "flow", "hidden", "choices"), bot=(), constants=CONSTANTS)
