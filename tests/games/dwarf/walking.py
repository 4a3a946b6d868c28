"""Random games, decision by decision, for properties that must hold everywhere."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import dvergar
from dvergar.api.event import Event
from dvergar.api.play import Game, Position

EVERY_OPTION = {
    "mountain": ("mixed", "a_over_b"),
    "decline": (False, True),
    "special_backs": ("duplex", "same_order"),
    "muster_locations": ("free", "occupied"),
    "opponent_row": ("useful", "free"),
    "opponent_help": ("once", "always"),
}
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"solo": "eldhusfifl"},
    {"solo": "andvettr"},
    {"solo": "andvettr-fadir"},
)
EAGERNESS = (0.0, 0.06, 0.4)
"""How often a game prefers a Special Action; each game uses one of these."""


def random_options(rng: random.Random) -> dict[str, Any]:
    """Return any number of players or any opponent, with any options."""
    return {**rng.choice(TABLES), **{name: rng.choice(values) for name, values in EVERY_OPTION.items()}}


def first_position(table: Game, rng: random.Random) -> Position:
    """Return a new game, or one in which everybody starts rich, so that sales, orders and declined exchanges are not rare."""
    if rng.random() < 0.6:
        return table.start(rng.getrandbits(32))
    most = {"iron": 7, "steel": 5, "gold": 5, "items": 3, "glory": 8}
    seats = [{name: rng.randint(0, top) for name, top in most.items()} for _ in range(table.seats)]
    return table.load({"stage": "mining", "seats": seats}, rng.getrandbits(32))


def story(seed: int, **options: Any) -> Iterator[tuple[Position, Sequence[Event]]]:
    """Yield a random game before every decision and at its end, with the events since. The same seed gives the same game."""
    rng = random.Random(seed)
    chosen = random_options(rng)
    if options.keys() & {"players", "solo"}:
        chosen = {name: value for name, value in chosen.items() if name in EVERY_OPTION}
    position = first_position(dvergar.game("dwarf", **(chosen | options)), rng)
    eager = rng.choice(EAGERNESS)
    events: Sequence[Event] = position.opening
    while not position.over:
        yield position, events
        seat = rng.choice(position.to_act)
        codes = position.legal(seat)
        special = [code for code in codes if position.words(seat, code).startswith("special")] if rng.random() < eager else []
        events = position.play(seat, rng.choice(special or codes))
    yield position, events


def walk(seed: int, **options: Any) -> Iterator[Position]:
    """Yield the same game without its events."""
    for position, _ in story(seed, **options):
        yield position


def finished(seed: int, **options: Any) -> Position:
    """Return the end of a random game."""
    *_, last = walk(seed, **options)
    return last
