"""What the page explains: every item of a game with its name, its drawing and the related rules.

An item is identified by words (`hero thrud`, `coin 0`, `location forge axe`), the same in every language. Its text is the
attribute `.text` of its name's message, unless it has a message of its own.
"""

from typing import NamedTuple

from dvergar.api.registry import rules_of


class Item(NamedTuple):
    """An item: its words, the message of its name, its drawing among the symbols, its rules, the message of its text."""

    words: str
    name: str
    art: str
    rules: tuple[str, ...]
    text: str


class Group(NamedTuple):
    """Items that are listed together; `name` is a message."""

    name: str
    items: tuple[Item, ...]


def groups(game: str) -> list[Group]:
    """Return all items of a game, by group."""
    found: dict[str, tuple[Item, ...]] = rules_of(game).adapters.explained_items()
    return [Group(f"things-{name}", items) for name, items in found.items()]


def item(words: str, name: str, art: str, *rules: str, text: str = "") -> Item:
    """Create an item; its text is that of its name unless one is given."""
    return Item(words, name, art, rules, text or f"{name}.text")
