"""What can be asked about each game: its rules, and the things that the catalogue explains."""

from collections.abc import Mapping
from typing import NamedTuple

from dvergar.api.registry import known_games, rules_of


class Topics(NamedTuple):
    """The topics of one game."""

    rules: tuple[str, ...]
    names: Mapping[str, str]
    """Keys of the catalogue, each with the word that is typed for it in every language."""
    rules_of: Mapping[str, tuple[str, ...]]
    """The rules that are told with a topic, by its key."""


def all_topics() -> dict[str, Topics]:
    """The topics of every game that can be played."""
    return {name: rules_of(name).adapters.help_topics() for name in known_games()}
