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
"""The group in which another package names its game, as `module:class`."""


def built_in_games() -> tuple[str, ...]:
    """The names of the games that come with this package; the first is the default."""
    return tuple(BUILT_IN)


def known_games() -> tuple[str, ...]:
    """The names of all games that can be played: the built-in ones, then those that other packages bring."""
    return (*BUILT_IN, *_installed())


def rules_of(name: str) -> GameRules[Board]:
    """The rules of a game, loaded once."""
    if not isinstance(name, str):
        raise BadOption("error-game", game=shown(name), games=", ".join(known_games()))
    return _loaded(name)


@cache
def _loaded(name: str) -> GameRules[Board]:
    module, _, made = _place_of(name).partition(":")
    rules: GameRules[Board] = getattr(import_module(module), made)()
    return rules


def _place_of(name: str) -> str:
    """Where the rules of a game are: in this package, or in one that is installed beside it."""
    place = BUILT_IN.get(name) or _installed().get(name)
    if place is None:
        raise BadOption("error-game", game=shown(name), games=", ".join(known_games()))
    return place


@cache
def _installed() -> dict[str, str]:
    """Where the rules of the games are that other packages bring, by name. They are looked for once, and their texts added.

    No built-in game is replaced.
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
    """The folder of the package that holds a game, which is not loaded; None if it is not there."""
    spec = find_spec(place.partition(":")[0].rpartition(".")[0])
    return Path(spec.origin).parent if spec and spec.origin else None


def offer_of(name: str) -> Offer:
    """What can be chosen when a game is set up; its core is not loaded."""
    return rules_of(name).options.OFFER


def has_score_pad(name: str) -> bool:
    """Whether a game has a score pad."""
    return rules_of(name).adapters.scorepad_form() is not None


def levels_of(name: str) -> dict[str, Level]:
    """How the bot of each level plays a game; its core is not loaded."""
    return rules_of(name).bot_settings.LEVELS
