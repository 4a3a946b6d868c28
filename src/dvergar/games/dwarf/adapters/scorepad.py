"""Converts between the text in the cells of Dwarf's score pad, a number for each good, and what a seat holds."""

from collections.abc import Mapping

from dvergar.api.errors import BadPosition, shown
from dvergar.core.json_data import JsonMapping, JsonObject
from dvergar.games.dwarf.rules import material as m

ROWS = m.PART_NAMES
OPPONENTS = m.OPPONENT_NAMES
"""The opponents of solo play; the first is nobody."""
DEMO: JsonObject = {
    "seats": [
        {"iron": 1, "steel": 8, "gold": 9, "items": 4, "glory": 7},
        {"iron": 5, "steel": 14, "gold": 9, "items": 2, "glory": 7},
        {"iron": 2, "steel": 6, "gold": 5, "items": 3, "glory": 4},
    ]
}
"""A filled-in pad for trying it out."""


def example_of(part: str) -> str:
    """Return the key of the message that shows what can be typed into a cell: a number in every row."""
    del part
    return "score-example-goods"


def held_in(cells: Mapping[str, str]) -> JsonObject:
    """Return what a seat holds from the texts of its rows."""
    return {good: _number(cells.get(good, ""), good) for good in ROWS}


def cells_of(held: JsonMapping) -> dict[str, str]:
    """Return the texts of a seat's rows."""
    return {good: str(held[good]) if held.get(good) else "" for good in ROWS}


def _number(text: str, where: str) -> int:
    if text.strip() and not text.strip().isdecimal():
        raise BadPosition(where, "score-no-number", given=shown(text))
    return int(text.strip()[:6] or 0)
