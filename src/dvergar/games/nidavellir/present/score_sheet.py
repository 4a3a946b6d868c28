"""The score sheet: how each of the seven parts came about, as it would be written on a pad. Only when all is open, at the end."""

from typing import Any

from dvergar.core.bits import count_of, has
from dvergar.games.nidavellir.rules.coins import highest_coin
from dvergar.games.nidavellir.rules.material import (
    ASTRID,
    CLASS_NAMES,
    COIN_NAMES,
    COIN_VALUE,
    COINS,
    DWERG_BITS,
    DWERG_POINTS,
    EXPLORER,
    GEM_SIX,
    GEM_SIX_POINTS,
    HERO_END_POINTS,
    HERO_NAMES,
    IDUNN,
    IDUNN_PER_RANK,
)
from dvergar.games.nidavellir.rules.score import has_most_warriors
from dvergar.games.nidavellir.rules.state import State


def sheet_of(s: State) -> list[dict[str, Any]]:
    """One column of the pad for each seat. It tells all coins, which may be secret while the game runs (N4.5)."""
    return [_seat(s, seat) for seat in range(s.players)]


def _seat(s: State, seat: int) -> dict[str, Any]:
    coins = sorted((s.coin[seat][slot] for slot in range(COINS)), key=lambda coin: -COIN_VALUE[coin])
    return {
        "ranks": dict(zip(CLASS_NAMES, s.ranks[seat], strict=True)),
        "points": dict(zip(CLASS_NAMES, s.points[seat], strict=True)),
        "warrior_coin": highest_coin(s, seat) if has_most_warriors(s, seat) else 0,
        "idunn": IDUNN_PER_RANK * s.ranks[seat][EXPLORER] if has(s.heroes[seat], IDUNN) else 0,
        "heroes": hero_figures(s.heroes[seat], highest_coin(s, seat)),
        "coins": " ".join(COIN_NAMES[coin] for coin in coins),
        "gem": GEM_SIX_POINTS if s.gem[seat] == GEM_SIX else 0,
    }


def hero_figures(owned: int, highest: int) -> dict[str, int]:
    """The heroes that bring something by themselves; the brothers count together, Astrid is the highest coin."""
    found = dict[str, int]()
    if brothers := count_of(owned & DWERG_BITS):
        found["dwerg"] = DWERG_POINTS[brothers]
    if has(owned, ASTRID):
        found["astrid"] = highest
    return found | {
        name: HERO_END_POINTS[hero] for hero, name in enumerate(HERO_NAMES) if has(owned, hero) and HERO_END_POINTS[hero]
    }
