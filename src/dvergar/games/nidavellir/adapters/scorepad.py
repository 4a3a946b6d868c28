"""Converts between the text in the cells of Nidavellir's score pad and what a seat holds.

>>> column_of("warrior", "4/28"), column_of("hunter", "2 Aral"), column_of("explorer", "/34")
({'ranks': 4, 'points': 28}, '- - aral', {'points': 34})
>>> column_text("hunter", "- - aral"), column_text("warrior", {"ranks": 4, "points": 28})
('2 aral', '4/28')
"""

import re
from collections.abc import Mapping

from dvergar.core.json_data import Json, JsonMapping, JsonObject
from dvergar.games.nidavellir.rules import material as m

ROWS = m.PART_NAMES
OPPONENTS: tuple[str, ...] = ()
GEM = "gem"
BLANK = "-"
MOST = 99
_POINTLESS = {m.CLASS_NAMES[kind] for kind, points, _, _ in m.DWARFS if points is None}
"""The classes whose dwarfs are ranks without points; in their rows a number counts cards."""
_COUNTED = re.compile(r"(\d{0,2})/(\d{1,3})")

DEMO: JsonObject = {
    "seats": [
        {
            "army": {
                "warrior": {"ranks": 5, "points": 28},
                "hunter": {"ranks": 4},
                "miner": {"ranks": 5, "points": 4},
                "blacksmith": {"ranks": 3},
                "explorer": {"ranks": 4, "points": 34},
            },
            "heroes": "skaa",
            "coins": "3s 5 9 12 24",
        },
        {
            "army": {
                "warrior": {"ranks": 4, "points": 31},
                "hunter": {"ranks": 5},
                "miner": {"ranks": 4, "points": 6},
                "blacksmith": {"ranks": 4},
                "explorer": {"ranks": 5, "points": 41},
            },
            "heroes": "dwerg_aesir",
            "coins": "0 5 8 11 14",
        },
        {
            "army": {
                "warrior": {"ranks": 2, "points": 14},
                "hunter": {"ranks": 6},
                "miner": {"ranks": 5, "points": 1},
                "blacksmith": {"ranks": 6},
                "explorer": {"ranks": 3, "points": 22},
            },
            "heroes": "dwerg_jungir dwerg_ymir",
            "coins": "0 3 5 12 13",
        },
    ]
}
"""A filled-in pad for trying it out; its first column is the rulebook's example of 204 points (X1)."""


def example_of(part: str) -> str:
    """Return the key of the message that shows what can be typed into a cell of this row."""
    return f"score-example-{part}"


def held_in(cells: Mapping[str, str]) -> JsonObject:
    """Return what a seat holds from the texts of its rows."""
    coins = cells.get("coins", "").lower().split()
    return {
        "army": {name: column_of(name, cells[name]) for name in m.CLASS_NAMES if cells.get(name, "").strip()},
        "heroes": " ".join(cells.get("heroes", "").lower().split()),
        "coins": " ".join(coin for coin in coins if coin != GEM),
        "gem": m.GEM_SIX if GEM in coins else 0,
    }


def cells_of(held: JsonMapping) -> dict[str, str]:
    """Return the texts of a seat's rows."""
    army = held.get("army", {})
    cells = {name: column_text(name, army[name]) for name in m.CLASS_NAMES if name in army}
    gem = [GEM] if held.get("gem") == m.GEM_SIX else []
    return cells | {"heroes": _joined(held.get("heroes", "")), "coins": " ".join([_joined(held.get("coins", "")), *gem]).strip()}


def column_of(name: str, text: str) -> Json:
    """Read a column: cards, or `ranks/points`, where the ranks may be missing."""
    words = text.lower().split()
    if counted := _COUNTED.fullmatch("".join(words)):
        ranks = {"ranks": int(counted[1])} if counted[1] else {}
        return {**ranks, "points": int(counted[2])}
    if name not in _POINTLESS:
        return " ".join(words)
    if len(words) == 1 and words[0].isdecimal():
        return {"ranks": min(int(words[0]), MOST)}
    return " ".join(card for word in words for card in _blanks(word))


def column_text(name: str, column: Json) -> str:
    """Return the text of a column."""
    if isinstance(column, Mapping):
        ranks, points = column.get("ranks"), column.get("points", 0)
        return str(ranks) if name in _POINTLESS and ranks is not None else f"{'' if ranks is None else ranks}/{points}"
    if isinstance(column, int):
        return str(column)
    words = _joined(column).split()
    blanks, others = words.count(BLANK), [word for word in words if word != BLANK]
    return " ".join([*([str(blanks)] if blanks else []), *others])


def _blanks(word: str) -> list[str]:
    """Return this many cards without points, or the one card named."""
    return [BLANK] * min(int(word), MOST) if word.isdecimal() else [word]


def _joined(words: Json) -> str:
    return words if isinstance(words, str) else " ".join(map(str, words))
