"""Explains a rule, a card or a word of a game from the catalogue."""

import textwrap
import unicodedata
from collections.abc import Iterator

from dvergar.api.errors import UnknownWords
from dvergar.i18n import Catalogue
from dvergar.ui.kit.plain_screen import heading
from dvergar.ui.kit.topics import Topics, all_topics

WIDTH = 78
FORMS = ("short", "plural")
"""Other forms of a name, as attributes of its message."""


def explain(topic: str, words: Catalogue) -> Iterator[str]:
    """The lines that explain a topic; without one, the titles of all rules."""
    topic = topic.strip()
    if not topic:
        yield from contents(words)
        return
    rule = topic.upper()
    if any(rule in topics.rules for topics in all_topics().values()):
        yield from rule_lines(rule, words)
        return
    found = find(topic, words)
    if found is None:
        raise UnknownWords("cli-rules-unknown", topic=topic[:60])
    key, rules = found
    yield words.say(key)
    if words.has(f"{key}.text"):
        yield from wrapped(words.say(f"{key}.text"))
    for rule in rules:
        yield ""
        yield from rule_lines(rule, words)


def contents(words: Catalogue) -> Iterator[str]:
    """All rules of all games by chapter, a line each."""
    for number, (name, topics) in enumerate(all_topics().items()):
        if number:
            yield ""
        yield heading(words.say(f"game-{name}"))
        yield from chapters(topics, words)


def chapters(topics: Topics, words: Catalogue) -> Iterator[str]:
    """The rules of one game by chapter."""
    chapter = ""
    for rule in topics.rules:
        if rule.partition(".")[0] != chapter:
            chapter = rule.partition(".")[0]
            yield ""
            yield f"{chapter}  {words.say(f'chapter-{chapter}')}"
        yield f"  {rule:<6} {words.say(rule_key(rule) + '.title')}"


def rule_key(rule: str) -> str:
    """The catalogue's key of a rule."""
    return f"rule-{rule.replace('.', '-')}"


def rule_lines(rule: str, words: Catalogue) -> Iterator[str]:
    """A rule with its title."""
    yield f"{rule}  {words.say(rule_key(rule) + '.title')}"
    yield from wrapped(words.say(rule_key(rule)))


def wrapped(text: str) -> list[str]:
    """Text as lines of a readable width."""
    return textwrap.wrap(" ".join(text.split("\n")), WIDTH, initial_indent="  ", subsequent_indent="  ")


def find(topic: str, words: Catalogue) -> tuple[str, tuple[str, ...]] | None:
    """The key of a topic by its English word or its name in the reader's language, and the rules told with it.

    A whole name comes before the beginning of one, and that before a part of one.
    """
    wanted = folded(topic)
    for fits in (str.__eq__, str.startswith, str.__contains__):
        for topics in all_topics().values():
            for key, word in topics.names.items():
                if any(fits(folded(name), wanted) for name in (word, *names_of(key, words))):
                    return key, topics.rules_of.get(key, ())
    return None


def names_of(key: str, words: Catalogue) -> list[str]:
    """What the reader's language calls it."""
    return [words.say(key), *(words.say(f"{key}.{form}") for form in FORMS if words.has(f"{key}.{form}"))]


def folded(name: str) -> str:
    """A name without accents, in small letters.

    >>> folded("Andvéttr faðir")
    'andvettr fadir'
    """
    plain = unicodedata.normalize("NFKD", name.casefold().replace("ð", "d").replace("-", " "))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
