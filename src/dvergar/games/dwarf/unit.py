"""The sources of Dwarf's compiled core."""

from dvergar.core.compilation.units import unit_of

UNIT = unit_of(
    "dvergar.games.dwarf",
    rules=(
        *("state", "goods", "mining", "workers", "solo", "specials", "resolution", "score", "flow", "hidden", "choices"),
        "consequences",
    ),
    bot=("lead_chance", "playout_policy", "win_chance", "heuristic"),
)
