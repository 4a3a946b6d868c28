"""Explains a rule, a card or a word of the game from the catalogue."""

import textwrap
from collections.abc import Iterator

from dvergar.core.errors import UnknownWords
from dvergar.locale import Catalogue
from dvergar.nidavellir.rules import RULES
from dvergar.nidavellir.tables import CLASS_NAMES, HERO_NAMES, TAVERN_NAMES

WIDTH = 78
TERMS = (
    "player", "bravery", "rank", "line", "gem", "pouch", "treasure", "command-zone", "army", "evaluation", "trade", "transform",
    "age",
)  # fmt: skip
RULES_OF_TOPIC = {
    "dagda": ("N8.4",),
    "bonfur": ("N8.4",),
    "hourya": ("N8.5",),
    "thrud": ("N8.8", "N8.9", "N8.10"),
    "uline": ("N8.12", "N8.13", "N8.14", "N8.15"),
    "ylud": ("N8.16", "N8.17", "N8.18", "N8.19"),
}


def explain(topic: str, words: Catalogue) -> Iterator[str]:
    """The lines that explain a topic; without one, the titles of all rules."""
    topic = topic.strip()
    if not topic:
        yield from contents(words)
        return
    rule = topic.upper()
    if rule in RULES:
        yield from rule_lines(rule, words)
        return
    key = find_key(topic, words)
    if key is None:
        raise UnknownWords("cli-rules-unknown", topic=topic[:60])
    yield words.say(key)
    if words.has(f"{key}.text"):
        yield from wrapped(words.say(f"{key}.text"))
    for rule in RULES_OF_TOPIC.get(key.rpartition("-")[2], ()):
        yield ""
        yield from rule_lines(rule, words)


def contents(words: Catalogue) -> Iterator[str]:
    """All rules by chapter, a line each."""
    chapter = ""
    for rule in RULES:
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


def find_key(topic: str, words: Catalogue) -> str | None:
    """The key whose English word or name in the reader's language is the topic, or begins with it."""
    wanted = topic.casefold()
    keys = [f"hero-{name}" for name in ("dwerg", *HERO_NAMES)]
    keys += [f"{group}-{name}" for group in ("class", "distinction") for name in CLASS_NAMES]
    keys += [f"tavern-{number}" for number in range(1, 4)] + ["card-offering", "card-smith"] + [f"term-{name}" for name in TERMS]
    words_of_taverns = dict(zip((f"tavern-{n}" for n in range(1, 4)), TAVERN_NAMES, strict=True))
    for fits in (str.__eq__, str.startswith, lambda name, topic: topic in name):
        for key in keys:
            names = [words_of_taverns.get(key, key.partition("-")[2]), words.say(key)]
            names += [words.say(f"{key}.{form}") for form in ("short", "plural") if words.has(f"{key}.{form}")]
            if any(fits(name.casefold(), wanted) for name in names):
                return key
    return None
