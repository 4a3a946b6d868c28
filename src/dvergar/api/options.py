"""Completes the options of a game with the preset of the edition, then with the default: the first value of each."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from dvergar.api.errors import BadOption, shown
from dvergar.core.json_data import Json, JsonMapping, JsonObject


class Option(NamedTuple):
    """An option of a game: its values (the default first), the rule that it changes, and whether it matters only in solo."""

    name: str
    values: tuple[str | bool, ...]
    rule: str
    alone: bool = False


class Offer(NamedTuple):
    """The options that a game offers; an edition presets some of them."""

    options: tuple[Option, ...]
    players: range
    editions: Mapping[str, JsonMapping] = {}

    @property
    def settings(self) -> tuple[Option, ...]:
        """All options, with the edition as one of them."""
        return (Option("edition", tuple(self.editions), ""), *self.options) if self.editions else self.options

    @property
    def sizes(self) -> list[JsonObject]:
        """The options of every table size: each number of players, then solo play against each automated opponent."""
        alone = [solo for option in self.options if option.name == "solo" for solo in option.values if solo != "none"]
        people = [{"players": players} for players in self.players if players > 1]
        return [*people, *({"players": 1, "solo": solo} for solo in alone)]


def completed(given: JsonMapping, options: Iterable[Option], preset: JsonMapping, settled: JsonMapping) -> JsonObject:
    """Return all options of a game; the game has already handled those in `settled`. Refuses unknown names and values.

    >>> completed({"players": 2}, [Option("gems", ("high", "low"), "N2.1")], {}, {"players": 2})
    {'players': 2, 'gems': 'high'}
    """
    result = dict(settled)
    for option in options:
        value = given.get(option.name, preset.get(option.name, option.values[0]))
        result[option.name] = one_of(option.name, value, option.values)
    unknown = set(given) - set(result)
    if unknown:
        raise BadOption("error-option", option=", ".join(sorted(map(shown, unknown))), options=", ".join(result))
    return result


def one_of(name: str, value: Json, values: Iterable[str | bool]) -> Json:
    """Return the value if the option allows it; refuse it otherwise."""
    if not any(value is known or (isinstance(value, str) and value == known) for known in values):
        names = tuple(str(known).lower() for known in values)
        raise BadOption("error-option-value", option=name, given=shown(value), values=names)
    return value


def is_number_in(value: object, numbers: range) -> bool:
    """Whether a value is an integer in a range; a bool is not."""
    return isinstance(value, int) and not isinstance(value, bool) and value in numbers
