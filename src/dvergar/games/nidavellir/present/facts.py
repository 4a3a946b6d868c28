"""What a person at the table sees at a glance and a page must not work out by itself: ranks, lines, how far the next hero is."""

from typing import Any

from dvergar.core.bits import count_of, has
from dvergar.games.nidavellir.present.score_sheet import sheet_of
from dvergar.games.nidavellir.rules.coins import brings_trade
from dvergar.games.nidavellir.rules.gems import tied_with
from dvergar.games.nidavellir.rules.material import (
    CARD_CLASS,
    CARD_PLUS,
    CARD_WORDS,
    CLASS_NAMES,
    CLOSING,
    COIN_NAMES,
    COIN_VALUE,
    NO_CARD,
    NO_COIN,
    OVER,
    TAKE,
    TAKING,
    TURNS,
)
from dvergar.games.nidavellir.rules.state import State

ADDED = ("warrior", "explorer")
"""The classes whose sum a coin or a hero can add to."""
FIGURES = 5
"""So many numbers tell of a column."""


def facts_of(core: Any, s: State) -> dict[str, Any]:
    """The facts of a position or a view, all of them open to everybody. `core` is an engine of either build for the same."""
    found: dict[str, Any] = {
        "turns": TURNS[s.players],
        "tie_order": sorted(range(s.players), key=lambda seat: -s.gem[seat]),  # among equal coins the higher gem (N4.3)
        "leads": dict(zip(CLASS_NAMES, core.majorities(), strict=True)),
        "seats": [_seat(*army) for army in core.armies()],
    }
    if TAKING <= s.stage <= CLOSING:
        found["laid"] = ["" if coin == NO_COIN else COIN_NAMES[coin] for coin in s.laid[: s.players]]
        found["trades"] = [seat for seat in s.order[: s.players] if brings_trade(s.laid[seat])]
        found["ties"] = ties(core, s)
    if s.awaiting == TAKE:
        found["brings"] = brings(core, s)
    if s.awaiting == OVER:
        found["sheet"] = sheet_of(s)
    return found


def _seat(heroes: int, most_warriors: bool, *figures: int) -> dict[str, Any]:
    """An army in figures, as the engine counts them."""
    ranks, most, columns = {}, [], {}
    for column, name in enumerate(CLASS_NAMES):
        count, is_most, counted, points, total = figures[column * FIGURES : (column + 1) * FIGURES]
        ranks[name] = count
        if count and is_most:
            most.append(name)
        # how its points come: ranks that count for them, the sum on its cards, what a coin or a hero adds (N10.1)
        columns[name] = {"ranks": counted, "sum": points, "adds": total - points if name in ADDED else 0, "points": total}
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


def ties(core: Any, s: State) -> list[dict[str, Any]]:
    """The seats tied at this tavern in play order, with their gems as they are and as they will be (N6.1, N6.2)."""
    values = [COIN_VALUE[coin] for coin in s.laid[: s.players] if coin != NO_COIN]
    if len({*values}) == len(values):
        return []
    swapped = core.clone().swap()
    found, done = [], 0
    for seat in s.order[: s.players]:
        group = tied_with(s, seat)
        if not has(done, seat) and count_of(group) > 1:
            seats = [other for other in s.order[: s.players] if has(group, other)]
            gems, after = ([having[other] for other in seats] for having in (s.gem, swapped))
            found.append({"value": COIN_VALUE[s.laid[seat]], "seats": seats, "gems": gems, "after": after})
        done |= group
    return found


def brings(core: Any, s: State) -> dict[str, dict[str, Any]]:
    """What each dwarf in the tavern makes of its column for the seat that takes now: ranks and points afterwards."""
    found = {}
    for card in sorted({*s.offer[s.tavern]}):
        if card != NO_CARD and not CARD_PLUS[card]:
            column = CARD_CLASS[card]
            ranks, points = core.clone().column_with(card)
            found[CARD_WORDS[card]] = {"column": CLASS_NAMES[column], "ranks": ranks, "points": points}
    return found
