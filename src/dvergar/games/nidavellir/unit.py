"""The sources of Nidavellir's compiled core."""

from dvergar.core.compilation.units import unit_of

UNIT = unit_of(
    "dvergar.games.nidavellir",
    rules=("state", "coins", "armies", "gems", "heroes", "taverns", "evaluation", "score", "flow", "hidden", "choices"),
    bot=("army_value", "change_value", "tavern_value", "win_chance", "heuristic"),
)
