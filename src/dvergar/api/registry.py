"""Finds the rules of a game by its name."""

import warnings
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from dvergar.api.bot_settings import Level
from dvergar.api.errors import BadOption, shown
from dvergar.api.options import Offer
from dvergar.api.protocol import GameRules
from dvergar.core.board import Board
from dvergar.games import BUILT_IN
from dvergar.i18n import register_texts

ENTRY_POINTS = "dvergar.games"
"""The entry-point group in which another package registers its game, as `module:class`."""


def built_in_games() -> tuple[str, ...]:
    """Return the names of the games that come with this package, the default first."""
    return tuple(BUILT_IN)


def known_games() -> tuple[str, ...]:
    """Return the names of all playable games: the built-in ones, then those of other packages."""
    return (*BUILT_IN, *_installed())


def rules_of(name: str) -> GameRules[Board]:
    """Return the rules of a game, loading them once."""
    if not isinstance(name, str):
        raise BadOption("error-game", game=shown(name), games=", ".join(known_games()))
    return _loaded(name)


@cache
def _loaded(name: str) -> GameRules[Board]:
    module, _, made = _place_of(name).partition(":")
    rules: GameRules[Board] = getattr(import_module(module), made)()
    return rules


def _place_of(name: str) -> str:
    """Return where the rules of a game are, in this package or in another that is installed."""
    place = BUILT_IN.get(name) or _installed().get(name)
    if place is None:
        raise BadOption("error-game", game=shown(name), games=", ".join(known_games()))
    return place


@cache
def _installed() -> dict[str, str]:
    """Return where other packages keep the rules of their games, by name, and register their texts.

    They cannot replace a built-in game.
    """
    from importlib.metadata import entry_points

    found = {}
    for entry in sorted(entry_points(group=ENTRY_POINTS)):
        folder = _package_folder(entry.value)
        if folder is None:
            warnings.warn(f"the game {entry.name} is left out: its package {entry.value} is not there", stacklevel=2)
        elif entry.name not in BUILT_IN:
            found[entry.name] = entry.value
            register_texts(folder / "texts")
    return found


def _package_folder(place: str) -> Path | None:
    """Return the folder of the package of a game without importing it; None if there is no such package."""
    spec = find_spec(place.partition(":")[0].rpartition(".")[0])
    return Path(spec.origin).parent if spec and spec.origin else None


def offer_of(name: str) -> Offer:
    """Return the options that a game offers, without loading its core."""
    return rules_of(name).options.OFFER


def has_score_pad(name: str) -> bool:
    """Whether a game has a score pad."""
    return rules_of(name).adapters.scorepad_form() is not None


def levels_of(name: str) -> dict[str, Level]:
    """Return how the bot of each level plays a game, without loading its core."""
    return rules_of(name).bot_settings.LEVELS
