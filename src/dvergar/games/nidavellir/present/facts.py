"""Facts that follow from a position, so that no page has to work them out: ranks, lines, the distance to the next hero."""

from functools import lru_cache

from dvergar.core.bits import count_of, has
from dvergar.core.json_data import JsonMapping, JsonObject
from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.present.score_sheet import added, ended, parts_of, sheet_of, won_by
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.coins import brings_trade
from dvergar.games.nidavellir.rules.gems import tied_with
from dvergar.games.nidavellir.rules.state import State

FIGURES = 5
"""The number of figures for each column."""
REMEMBERED = 1 << 10
"""The number of armies kept: most stay the same after an action."""


def facts_of(core: Engine, s: State) -> JsonObject:
    """Return the facts of a position or view, all of them public. `core` is the same position in the build in use."""
    found: JsonObject = {
        "turns": m.TURNS[s.players],
        "tie_order": sorted(range(s.players), key=lambda seat: -s.gem[seat]),  # with equal coins the higher gem goes first (N4.3)
        "leads": dict(zip(m.CLASS_NAMES, core.majorities(), strict=True)),
        "seats": [_seat(*army) for army in core.armies()],
    }
    if m.TAKING <= s.stage <= m.CLOSING:
        found["laid"] = ["" if coin == m.NO_COIN else m.COIN_NAMES[coin] for coin in s.laid[: s.players]]
        found["trades"] = [seat for seat in s.order[: s.players] if brings_trade(s.laid[seat])]
        found["ties"] = ties(core, s)
    if s.awaiting == m.TAKE:
        found["brings"] = brings(core, s)
    if s.awaiting == m.OVER:
        end = ended(s)
        found["sheet"] = sheet_of(end)
        found["won"] = won_by([parts_of(end, seat) for seat in range(s.players)])
    return found


@lru_cache(REMEMBERED)
def _seat(heroes: int, most_warriors: int, *figures: int) -> JsonMapping:
    """Return the figures of an army, as the engine counts them."""
    ranks, most, columns = {}, [], {}
    for column, name in enumerate(m.CLASS_NAMES):
        count, is_most, counted, points, total = figures[column * FIGURES : (column + 1) * FIGURES]
        ranks[name] = count
        if count and is_most:
            most.append(name)
        # how the points are made up: ranks that count, points on cards, what a coin or hero adds (N10.1)
        columns[name] = {"ranks": counted, "sum": points, "adds": added(column, counted, points, total), "points": total}
    missing = {name: heroes + 1 - count for name, count in ranks.items() if count <= heroes}
    return {
        "ranks": ranks,
        "lines": min(ranks.values()),
        "heroes": heroes,
        "missing": missing,
        "to_hero": sum(missing.values()),
        "most": most,
        "most_warriors": bool(most_warriors),
        "columns": columns,
    }


def ties(core: Engine, s: State) -> list[JsonObject]:
    """Return the seats tied at this tavern in play order, with their gems before and after the swap (N6.1, N6.2)."""
    values = [m.COIN_VALUE[coin] for coin in s.laid[: s.players] if coin != m.NO_COIN]
    if len({*values}) == len(values):
        return []
    swapped = core.clone().swap()
    found, done = [], 0
    for seat in s.order[: s.players]:
        group = tied_with(s, seat)
        if not has(done, seat) and count_of(group) > 1:
            seats = [other for other in s.order[: s.players] if has(group, other)]
            gems, after = ([having[other] for other in seats] for having in (s.gem, swapped))
            found.append({"value": m.COIN_VALUE[s.laid[seat]], "seats": seats, "gems": gems, "after": after})
        done |= group
    return found


def brings(core: Engine, s: State) -> dict[str, JsonObject]:
    """Return each dwarf's column for the acting seat if it takes that card: ranks and points."""
    found = {}
    for card in sorted({*s.offer[s.tavern]}):
        if card != m.NO_CARD and not m.CARD_PLUS[card]:
            column = m.CARD_CLASS[card]
            ranks, points = core.clone().column_with(card)
            found[m.CARD_WORDS[card]] = {"column": m.CLASS_NAMES[column], "ranks": ranks, "points": points}
    return found
