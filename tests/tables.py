"""Every playable table: each game with each number of players, and with each value of each option."""

import random
from collections.abc import Iterator

from _pytest.mark.structures import ParameterSet

import dvergar
from dvergar.api.errors import BadOption
from dvergar.api.play import Game, Position
from dvergar.api.registry import offer_of
from tests.runs import thorough


def every_count() -> list[Game]:
    """Return each game with each number of players."""
    return [dvergar.game(name, players=players) for name in dvergar.known_games() for players in offer_of(name).players]


def every_table() -> list[Game]:
    """Return these tables and, for two players, every non-default value of every option."""
    return [*every_count(), *(table for name in dvergar.known_games() for table in _unusual(name))]


def quick_tables() -> list[Game | ParameterSet]:
    """Return every table as parameters; the quick run leaves out the slowest, most of which resemble others."""
    alike = [dvergar.game("nidavellir", players=4), dvergar.game("dwarf", players=4), dvergar.game("dwarf", players=5)]
    dear = [table.options for table in alike]
    return [thorough(table) if table.options in dear else table for table in every_table()]


def _unusual(name: str) -> Iterator[Game]:
    usual = dvergar.game(name, players=2).options
    for option in offer_of(name).settings:
        for value in option.values:
            if value != usual[option.name]:
                try:
                    yield dvergar.game(name, **{"players": 2, option.name: value})
                except BadOption:  # automated opponents are for one player
                    yield dvergar.game(name, **{option.name: value})


def named(table: Game) -> str:
    """Return the name of a table in the list of tests."""
    return " ".join([table.name, *(f"{name}={value}" for name, value in table.options.items())])


def walk(table: Game, seed: int) -> Iterator[Position]:
    """Yield a random game before every decision. The same seed gives the same game."""
    rng, position = random.Random(seed), table.start(seed=seed)
    while not position.over:
        yield position
        seat = rng.choice(position.to_act)
        position.step(seat, rng.choice(position.legal(seat)))
