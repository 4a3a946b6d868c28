"""Finds the rules of a game by its name."""

from functools import cache
from importlib import import_module

from dvergar.api.bot_settings import Level
from dvergar.api.errors import BadOption, shown
from dvergar.api.options import Offer
from dvergar.api.protocol import GameRules
from dvergar.core.board import Board
from dvergar.games import BUILT_IN

ENTRY_POINTS = "dvergar.games"
"""The group in which another package names its game, as `module:class`."""


def known_games() -> tuple[str, ...]:
    """The names of the built-in games; the first is the default."""
    return tuple(BUILT_IN)


def rules_of(name: str) -> GameRules[Board]:
    """The rules of a game, loaded once."""
    if not isinstance(name, str):
        raise BadOption("error-game", game=shown(name), games=", ".join(BUILT_IN))
    return _loaded(name)


@cache
def _loaded(name: str) -> GameRules[Board]:
    module, _, made = _place_of(name).partition(":")
    rules: GameRules[Board] = getattr(import_module(module), made)()
    return rules


def _place_of(name: str) -> str:
    """Where the rules of a game are: in this package, or in one that is installed beside it."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    from importlib.metadata import entry_points

    for found in entry_points(group=ENTRY_POINTS, name=name):
        return found.value
    raise BadOption("error-game", game=shown(name), games=", ".join(BUILT_IN))


def offer_of(name: str) -> Offer:
    """What can be chosen when a game is set up; its core is not loaded."""
    return rules_of(name).options.OFFER


def levels_of(name: str) -> dict[str, Level]:
    """How the bot of each level plays a game; its core is not loaded."""
    return rules_of(name).bot_settings.LEVELS
