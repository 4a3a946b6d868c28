"""The final sheet: who leads what and why, how a tie is broken, why the game ended, what would have won it (chapter 7); and the
same for what seats own on a score pad.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from dvergar.api.protocol import Finding, Plain, figures_of
from dvergar.core.json_data import Json, JsonMapping, JsonObject
from dvergar.games.dwarf.engine import Engine
from dvergar.games.dwarf.notation.read import read_goods
from dvergar.games.dwarf.options import start_engine
from dvergar.games.dwarf.rules.material import (
    ANDVETTR,
    CATEGORIES,
    GOOD_NAMES,
    HIM,
    ITEMS,
    MASTERPIECES,
    OPPONENT_NAMES,
    PART_GOODS,
    TIE_BREAKS,
    WORKERS,
)
from dvergar.games.dwarf.rules.score import has_renown, leader, led, most_of, standing
from dvergar.games.dwarf.rules.state import State


def sheet_of(s: State) -> dict[str, Any]:
    """Everything that the final sheet says besides the goods themselves."""
    winners, ties = _won(s)
    return {
        "end": _end(s),
        "categories": [_category(s, good) for good in PART_GOODS[:CATEGORIES]],
        "led": [led(s, seat) for seat in range(s.players)],
        "ties": ties,
        "winners": winners,
        "decided": "renown" if has_renown(s, HIM) else ties[-1]["by"] if ties else "leads",
        "missing": [{} if winners == [seat] else _missing(s, seat) for seat in range(s.players)],
    }


def _end(s: State) -> str:
    """Why the game is over: his renown, four items, or an empty Mountain (D8.7, D6.9, D3.2)."""
    if has_renown(s, HIM):
        return "renown"
    return "items" if most_of(s, ITEMS) >= MASTERPIECES else "mountain"


def _category(s: State, good: int) -> dict[str, Any]:
    """Who has most, and whether one alone leads; -1 where nobody does (D7.1)."""
    top = [seat for seat in range(s.players) if s.goods[seat][good] == most_of(s, good)]
    return {"good": GOOD_NAMES[good], "leader": leader(s, good), "top": top}


def _won(s: State) -> tuple[list[int], list[dict[str, Any]]]:
    """The winners, and each comparison that was needed among those who lead most categories (D7.2, D8.7)."""
    if has_renown(s, HIM):
        return [HIM], []
    best = max(led(s, seat) for seat in range(s.players))
    left, ties = [seat for seat in range(s.players) if led(s, seat) == best], []
    for good in TIE_BREAKS:
        if len(left) > 1:
            among, most = left, max(s.goods[seat][good] for seat in left)
            left = [seat for seat in among if s.goods[seat][good] == most]
            ties.append({"by": GOOD_NAMES[good], "among": among, "left": left})
    return left, ties


def _missing(s: State, seat: int) -> dict[str, int]:
    """Of each good how much more would have made the seat the only winner, all else being equal; left out where none would."""
    found = {}
    for good in PART_GOODS:
        amounts = range(1, most_of(s, good) - s.goods[seat][good] + 2)
        number = bisect_left(amounts, True, key=partial(_wins_with, s, seat, good))
        if number < len(amounts):
            found[GOOD_NAMES[good]] = amounts[number]
    return found


def _wins_with(s: State, seat: int, good: int, more: int) -> bool:
    """Whether the seat alone would win with so much more of a good."""
    after = s.clone()
    after.goods[seat][good] += more
    return all(standing(after, seat) > standing(after, other) for other in range(s.players) if other != seat)


def ended(data: Json, options: JsonMapping) -> Engine:
    """A position in which the seats own what is written; nothing else of it counts for the score (D7.1)."""
    s = Engine()
    start_engine(s, options)
    for seat, goods in enumerate(read_goods(data, s.players)):
        s.goods[seat] = goods
    return s


def held_figures(data: Json, options: JsonMapping) -> list[Sequence[int]]:
    """Every seat's points, place and parts for what the seats own."""
    return figures_of(ended(data, options))


def held_sheet(data: Json, options: JsonMapping) -> JsonObject:
    """The final sheet for what the seats own."""
    return sheet_of(ended(data, options))


def doubts(data: Any, options: Plain) -> Iterator[Finding]:
    """More items than the last round can bring: with four of them a game is over before the next (D6.9)."""
    solo = OPPONENT_NAMES.index(options["solo"])
    for seat, goods in enumerate(read_goods(data, max(2, options["players"]))):
        forges = 2 if solo >= ANDVETTR and seat == HIM else 1  # twice in a row (D8.6)
        most = MASTERPIECES - 1 + forges * WORKERS
        if goods[ITEMS] > most:
            yield Finding(f"seats[{seat}].items", "finding-items-many", "D6.9", False, {"most": most})
