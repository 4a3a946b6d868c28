"""Random games, decision by decision, for properties that must hold everywhere."""

import random
from collections.abc import Iterator
from typing import Any

import dvergar
from dvergar.api.play import Position

EVERY_OPTION = {
    "gems": ("high", "low"),
    "take_back": ("value", "coin", "order"),
    "special_smith": ("dwarf", "distinction"),
    "pioneer_discard": ("open", "unseen"),
    "coins": ("public", "secret"),
    "first_game": (False, True),
}


def random_options(rng: random.Random) -> dict[str, Any]:
    """Return any number of players with any options."""
    return {"players": rng.randint(2, 5), **{name: rng.choice(values) for name, values in EVERY_OPTION.items()}}


def walk(seed: int, **options: Any) -> Iterator[Position]:
    """Yield a random game before every decision and at its end. The same seed gives the same game."""
    rng = random.Random(seed)
    chosen = random_options(rng) | options
    position = dvergar.game("nidavellir", **chosen).start(seed)
    while not position.over:
        yield position
        seat = rng.choice(position.to_act)
        position.play(seat, rng.choice(position.legal(seat)))
    yield position


def finished(seed: int, **options: Any) -> Position:
    """Return the end of a random game."""
    *_, last = walk(seed, **options)
    return last
