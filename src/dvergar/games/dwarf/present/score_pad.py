"""A score pad: what the seats own at the end of a game, and what no game ends with."""

from collections.abc import Iterator
from typing import Any

from dvergar.api.protocol import Finding, Plain
from dvergar.games.dwarf.notation.read import read_goods
from dvergar.games.dwarf.options import start_engine
from dvergar.games.dwarf.rules.material import ANDVETTR, HIM, ITEMS, MASTERPIECES, OPPONENT_NAMES, WORKERS


def ended(fields: Any, data: Any, options: Plain) -> Any:
    """A position in which the seats own what is written; nothing else of it counts for the score (D7.1)."""
    s = fields()
    start_engine(s, options)
    for seat, goods in enumerate(read_goods(data, s.players)):
        s.goods[seat] = goods
    return s


def doubts(data: Any, options: Plain) -> Iterator[Finding]:
    """More items than the last round can bring: with four of them a game is over before the next (D6.9)."""
    solo = OPPONENT_NAMES.index(options["solo"])
    for seat, goods in enumerate(read_goods(data, max(2, options["players"]))):
        forges = 2 if solo >= ANDVETTR and seat == HIM else 1  # twice in a row (D8.6)
        most = MASTERPIECES - 1 + forges * WORKERS
        if goods[ITEMS] > most:
            yield Finding(f"seats[{seat}].items", "finding-items-many", "D6.9", False, {"most": most})
