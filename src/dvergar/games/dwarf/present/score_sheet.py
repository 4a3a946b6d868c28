"""The final sheet, for a finished game or for what seats own on a score pad: who leads what and why, how a tie is broken, why the
game ended, and what would have won it (chapter 7).
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import partial

from dvergar.api.protocol import figures_of
from dvergar.api.values import Finding
from dvergar.core.json_data import Json, JsonMapping, JsonObject
from dvergar.games.dwarf.engine import Engine
from dvergar.games.dwarf.notation.read import read_goods
from dvergar.games.dwarf.options import start_engine
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.score import has_renown, leader, led, most_of, standing
from dvergar.games.dwarf.rules.state import State

END_RULES = {"renown": "D8.7", "items": "D6.9", "mountain": "D3.2"}


def sheet_of(s: State) -> JsonObject:
    """Return everything on the final sheet except the goods themselves."""
    winners, ties = _won(s)
    end = _end(s)
    decided = "renown" if has_renown(s, m.HIM) else ties[-1]["by"] if ties else "leads"
    return {
        "end": end,
        "end_rule": END_RULES[end],
        "end_seats": _top(s, m.ITEMS) if end == "items" else winners,
        "categories": [_category(s, good) for good in m.PART_GOODS[: m.CATEGORIES]],
        "led": [led(s, seat) for seat in range(s.players)],
        "ties": ties,
        "winners": winners,
        "decided": decided,
        "reason": _reason(s, winners, decided),
        "missing": [{} if winners == [seat] else _missing(s, seat) for seat in range(s.players)],
    }


def _end(s: State) -> str:
    """Return why the game is over: renown, four items, or an empty Mountain (D8.7, D6.9, D3.2)."""
    if has_renown(s, m.HIM):
        return "renown"
    return "items" if most_of(s, m.ITEMS) >= m.MASTERPIECES else "mountain"


def _category(s: State, good: int) -> JsonObject:
    """Return the seats with most of a good, the sole leader or -1, and a mark for each seat (D7.1)."""
    top, alone = _top(s, good), leader(s, good)
    marks = ["" if seat not in top else "most" if seat == alone else "equal" for seat in range(s.players)]
    return {"good": m.GOOD_NAMES[good], "leader": alone, "top": top, "marks": marks}


def _top(s: State, good: int) -> list[int]:
    """Return the seats with most of a good."""
    return [seat for seat in range(s.players) if s.goods[seat][good] == most_of(s, good)]


def _reason(s: State, winners: list[int], decided: str) -> JsonObject:
    """Return what decided the game, as a message with its arguments."""
    if decided == "renown":
        return {"key": "dwarf-final-by-renown", "args": {"glory": s.goods[m.HIM][m.GLORY]}}
    if decided == "leads":
        return {"key": "dwarf-final-by-leads", "args": {"led": led(s, winners[0])}}
    if len(winners) > 1:
        return {"key": "dwarf-final-by-nothing", "args": {}}
    return {"key": "dwarf-final-by-tie", "args": {"by": decided}}


def _won(s: State) -> tuple[list[int], list[JsonObject]]:
    """Return the winners, and each tie-breaker applied among those who lead most categories (D7.2, D8.7)."""
    if has_renown(s, m.HIM):
        return [m.HIM], []
    best = max(led(s, seat) for seat in range(s.players))
    left, ties = [seat for seat in range(s.players) if led(s, seat) == best], []
    for good in m.TIE_BREAKS:
        if len(left) > 1:
            among, most = left, max(s.goods[seat][good] for seat in left)
            left = [seat for seat in among if s.goods[seat][good] == most]
            ties.append({"by": m.GOOD_NAMES[good], "among": among, "left": left})
    return left, ties


def _missing(s: State, seat: int) -> dict[str, int]:
    """Return, for each good that could, how much more of it would have made the seat the only winner."""
    found = {}
    for good in m.PART_GOODS:
        amounts = range(1, most_of(s, good) - s.goods[seat][good] + 2)
        number = bisect_left(amounts, True, key=partial(_wins_with, s, seat, good))
        if number < len(amounts):
            found[m.GOOD_NAMES[good]] = amounts[number]
    return found


def _wins_with(s: State, seat: int, good: int, more: int) -> bool:
    """Whether the seat alone would win with this much more of a good."""
    after = s.clone()
    after.goods[seat][good] += more
    return all(standing(after, seat) > standing(after, other) for other in range(s.players) if other != seat)


def ended(data: Json, options: JsonMapping) -> Engine:
    """Return a position in which the seats own the given goods; nothing else counts for the score (D7.1)."""
    s = Engine()
    start_engine(s, options)
    for seat, goods in enumerate(read_goods(data, s.players)):
        s.goods[seat] = goods
    return s


def held_figures(data: Json, options: JsonMapping) -> list[Sequence[int]]:
    """Return every seat's points, place and parts for what the seats own."""
    return figures_of(ended(data, options))


def held_sheet(data: Json, options: JsonMapping) -> JsonObject:
    """Return the final sheet for what the seats own."""
    return sheet_of(ended(data, options))


def doubts(data: Json, options: JsonMapping) -> Iterator[Finding]:
    """Yield findings on more items than the last round can bring: with four of them the game ends (D6.9)."""
    solo = m.OPPONENT_NAMES.index(options["solo"])
    for seat, goods in enumerate(read_goods(data, max(2, options["players"]))):
        forges = 2 if solo >= m.ANDVETTR and seat == m.HIM else 1  # twice in a row (D8.6)
        most = m.MASTERPIECES - 1 + forges * m.WORKERS
        if goods[m.ITEMS] > most:
            yield Finding(f"seats[{seat}].items", "finding-items-many", "D6.9", False, {"most": most})
