"""Ranks a score among those of simulated games (`python -m dvergar.lab.score_table --renew`)."""

import json
from bisect import bisect_left
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from dvergar.api.play import Game
from dvergar.core.json_data import JsonObject

FILE = Path(__file__).parent / "scores.json"


class Standing(NamedTuple):
    """Where a score ranks: the percentage of simulated scores below it (one decimal), their number, and their median."""

    lower: float
    middle: int
    scores: int


def kind_of(table: Game) -> str:
    """Return which games a score is compared with: the same number of players, or the same automated opponent."""
    solo = table.options.get("solo", "none")
    return f"{table.name} {solo if solo != 'none' else table.players}"


def standing(table: Game, total: int) -> Standing:
    """Return where a total ranks among simulated scores.

    >>> import dvergar
    >>> nidavellir = dvergar.game("nidavellir", players=3)
    >>> standing(nidavellir, 0).lower, standing(nidavellir, 999).lower
    (0.0, 100.0)
    """
    row = _table()[kind_of(table)]
    sums = list(accumulate(row["counts"]))
    scores, place = sums[-1], total - row["lowest"]
    lower = 0 if place <= 0 else sums[min(place, len(sums)) - 1]
    return Standing(round(100 * lower / scores, 1), row["lowest"] + bisect_left(sums, scores / 2), scores)


@cache
def _table() -> JsonObject:
    found: JsonObject = json.loads(FILE.read_text(encoding="utf-8"))["totals"]
    return found
