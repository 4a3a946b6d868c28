"""Finished random games, and the pads that their players would fill in."""

import random
from collections.abc import Iterator
from typing import Any

import dvergar
from dvergar.api.play import Position
from dvergar.games.nidavellir.rules.material import CLASS_NAMES

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("nidavellir", {"players": players, "edition": edition}) for players in range(2, 6) for edition in ("fr", "en", "de")),
    ("nidavellir", {"players": 3, "first_game": True}),
    *(("dwarf", {"players": players}) for players in range(2, 6)),
    *(("dwarf", {"solo": opponent}) for opponent in ("eldhusfifl", "andvettr", "andvettr-fadir")),
)


def finished(game: str, seed: int, **options: Any) -> Position:
    """Return a game played at random to its end."""
    position, rng = dvergar.game(game, **options).start(seed=seed), random.Random(seed)
    while not position.over:
        seat = position.to_act[0]
        position.step(seat, rng.choice(position.legal(seat)))
    return position


def games(count: int) -> Iterator[Position]:
    """Yield finished games, all tables in turn."""
    for number in range(count):
        game, options = TABLES[number % len(TABLES)]
        yield finished(game, number, **options)


def pad_of(position: Position) -> dict[str, Any]:
    """Return the pad of a finished game by cards, as JSON; names are those of the seats."""
    seats = [held(position, seat) for seat in position.to_dict()["seats"]]
    options = {name: value for name, value in position.game.options.items() if name in ("first_game", "solo")}
    return {"game": position.game.name, "options": options, "seats": seats}


def held(position: Position, seat: dict[str, Any]) -> dict[str, Any]:
    """Return what a seat holds, without what does not count at the end."""
    if position.game.name == "dwarf":
        return {good: seat[good] for good in ("iron", "steel", "gold", "items", "glory")}
    return {name: seat[name] for name in ("army", "heroes", "coins", "gem")}


def counted(position: Position) -> dict[str, Any]:
    """Return the same pad of Nidavellir with ranks and points instead of cards, as people may type them."""
    pad = pad_of(position)
    for seat, facts in zip(pad["seats"], position.facts()["sheet"], strict=True):
        ranks, points = facts["ranks"], facts["points"]
        seat["army"] = {name: {"ranks": ranks[name], "points": points[name]} for name in CLASS_NAMES}
    return pad
