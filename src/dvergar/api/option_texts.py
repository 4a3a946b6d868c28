"""What the options of a game and their values are called in a reader's language."""

from collections.abc import Iterator

from dvergar.api.play import Game
from dvergar.api.registry import offer_of, rules_of
from dvergar.core.json_data import Json
from dvergar.i18n import Catalogue

SAID_BY_TITLE = ("players", "edition", "solo")
"""What the title of a table says itself; the other options follow from it unless somebody chose otherwise."""


def option_key(game: str, option: str) -> str:
    """The key of an option's name; that of a value adds the value, and its attribute `note` is a sentence about it.

    >>> option_key("dwarf", "special_backs")
    'option-dwarf-special-backs'
    """
    return f"option-{game}-{option}".replace("_", "-")


def value_key(game: str, option: str, value: Json) -> str:
    """The key of a value's name.

    >>> value_key("dwarf", "decline", True)
    'option-dwarf-decline-true'
    """
    return f"{option_key(game, option)}-{value}".replace("_", "-").lower()


def option_name(game: str, option: str, words: Catalogue) -> str:
    """An option's name, or its word where a game of another package has no name for it."""
    key = option_key(game, option)
    return words.say(key) if words.has(key) else option


def value_name(game: str, option: str, value: Json, words: Catalogue) -> str:
    """A value's name, or its word where a game of another package has no name for it."""
    key = value_key(game, option, value)
    return words.say(key) if words.has(key) else str(value).lower()


def chosen_options(table: Game, words: Catalogue) -> Iterator[str]:
    """The options of a table that are not as the edition or the box has them: “Exchanges: May be declined”."""
    usual = rules_of(table.name).options.complete({name: table.options[name] for name in SAID_BY_TITLE if name in table.options})
    for option in offer_of(table.name).settings:
        value = table.options[option.name]
        if value != usual[option.name]:
            said = value_name(table.name, option.name, value, words)
            yield words.say("option-chosen", option=option_name(table.name, option.name, words), value=said)
