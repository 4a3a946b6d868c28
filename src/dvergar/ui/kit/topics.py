"""What players can look up about each game: its rules, and the items that the catalogue explains."""

from collections.abc import Mapping
from typing import NamedTuple

from dvergar.api.registry import known_games, rules_of


class Topics(NamedTuple):
    """The topics of one game."""

    rules: tuple[str, ...]
    names: Mapping[str, str]
    """Catalogue keys, each with the English word that can be typed for it in any language."""
    rules_of: Mapping[str, tuple[str, ...]]
    """The rules shown with a topic, by its key."""


def all_topics() -> dict[str, Topics]:
    """Return the topics of every available game."""
    return {name: rules_of(name).adapters.help_topics() for name in known_games()}
