"""Explains a rule, a chapter, a card or a word of a game from the catalogue."""

import difflib
import re
import textwrap
import unicodedata
from collections.abc import Collection, Iterator

from dvergar.api.errors import UnknownWords
from dvergar.i18n import Catalogue
from dvergar.ui.kit.plain_screen import heading
from dvergar.ui.kit.topics import Topics, all_topics

WIDTH = 78
FORMS = ("short", "plural")
"""Other forms of a name, as attributes of its message."""
IN_FULL = 3
"""Up to this many rules that mention a word are printed in full; of more, only the titles."""
CLOSE = 0.7
"""The similarity, from 0 to 1, that a suggestion needs."""
SUGGESTIONS = 3
_ENDINGS = re.compile(r"(?<=\w{3})(?:es|en|er|ing|s|x|e|n)$")


def explain(topic: str, words: Catalogue) -> Iterator[str]:
    """Yield the lines that explain a topic; without one, the titles of all rules."""
    topic = topic.strip()
    if not topic:
        yield from contents(words)
        return
    rule = topic.upper()
    rules = [rule for topics in all_topics().values() for rule in topics.rules]
    if rule in rules:
        yield from rule_lines(rule, words)
    elif any(chapter_of(one) == rule for one in rules):
        yield from listed(words, {one for one in rules if chapter_of(one) == rule})
    else:
        yield from _by_word(topic, words)


def _by_word(topic: str, words: Catalogue) -> Iterator[str]:
    """Yield the item with this name, and the rules that mention the word."""
    found = find(topic, words)
    mentions = mentioning(topic, words)
    if found is None and not mentions:
        names = close_names(topic, words)
        if names:
            raise UnknownWords("cli-rules-close", topic=topic[:60], names=words.listed(names, "or"))
        raise UnknownWords("cli-rules-unknown", topic=topic[:60])
    told: tuple[str, ...] = ()
    if found is not None:
        key, told = found
        yield words.say(key)
        if words.has(f"{key}.text"):
            yield from wrapped(words.say(f"{key}.text"))
    if not told and len(mentions) > IN_FULL:
        if found is not None:
            yield ""
        yield from listed(words, mentions)
        return
    for number, rule in enumerate(told or mentions):
        if number or found is not None:
            yield ""
        yield from rule_lines(rule, words)


def contents(words: Catalogue) -> Iterator[str]:
    """Yield all rules of all games by chapter, one line each."""
    yield from listed(words, {rule for topics in all_topics().values() for rule in topics.rules})


def listed(words: Catalogue, rules: Collection[str]) -> Iterator[str]:
    """Yield the titles of these rules by game and chapter."""
    games = {name: topics for name, topics in all_topics().items() if not set(rules).isdisjoint(topics.rules)}
    for number, (name, topics) in enumerate(games.items()):
        if number:
            yield ""
        yield heading(words.say(f"game-{name}"))
        yield from chapters(topics, words, rules)


def chapters(topics: Topics, words: Catalogue, rules: Collection[str]) -> Iterator[str]:
    """Yield these rules of one game by chapter."""
    chapter = ""
    for rule in topics.rules:
        if rule not in rules:
            continue
        if chapter_of(rule) != chapter:
            chapter = chapter_of(rule)
            yield ""
            yield f"{chapter}  {words.say(f'chapter-{chapter}')}"
        yield f"  {rule:<6} {words.say(rule_key(rule) + '.title')}"


def chapter_of(rule: str) -> str:
    """Return the chapter of a rule: `N8` for `N8.4`."""
    return rule.partition(".")[0]


def rule_key(rule: str) -> str:
    """Return the catalogue key of a rule."""
    return f"rule-{rule.replace('.', '-')}"


def rule_lines(rule: str, words: Catalogue) -> Iterator[str]:
    """Yield a rule with its title."""
    yield f"{rule}  {words.say(rule_key(rule) + '.title')}"
    yield from wrapped(words.say(rule_key(rule)))


def wrapped(text: str) -> list[str]:
    """Wrap text to a readable width."""
    return textwrap.wrap(" ".join(text.split("\n")), WIDTH, initial_indent="  ", subsequent_indent="  ")


def find(topic: str, words: Catalogue) -> tuple[str, tuple[str, ...]] | None:
    """Return the key of a topic by its English word or its name in the user's language, and the related rules.

    A whole name comes first. The beginning of a word is enough if only one name has it.
    """
    wanted = folded(topic)
    begun: dict[str, tuple[str, ...]] = {}
    for topics in all_topics().values():
        for key, word in topics.names.items():
            names = [folded(name) for name in (word, *names_of(key, words))]
            if wanted in names:
                return key, topics.rules_of.get(key, ())
            if any(f" {name}".find(f" {wanted}") >= 0 for name in names):
                begun[key] = topics.rules_of.get(key, ())
    return next(iter(begun.items())) if len(begun) == 1 else None


def mentioning(topic: str, words: Catalogue) -> list[str]:
    """Return the rules that mention every word: at the start of a word, else without its ending, else inside a longer word."""
    texts = rule_texts(words)
    begins = [rf"\b{re.escape(word)}" for word in folded(topic).split()]
    stems = [rf"\b{re.escape(_ENDINGS.sub('', word))}" for word in folded(topic).split()]
    inside = [re.escape(word) for word in folded(topic).split() if len(word) > IN_FULL]
    for patterns in (begins, stems, inside):
        found = [rule for rule, text in texts.items() if patterns and all(re.search(one, text) for one in patterns)]
        if found:
            return found
    return []


def rule_texts(words: Catalogue) -> dict[str, str]:
    """Return the searchable text of every rule: title, text, chapter, and everyday words for that chapter."""
    return {
        rule: folded(" ".join((words.say(f"{rule_key(rule)}.title"), words.say(rule_key(rule)), *_chapter_words(rule, words))))
        for topics in all_topics().values()
        for rule in topics.rules
    }


def _chapter_words(rule: str, words: Catalogue) -> list[str]:
    key = f"chapter-{chapter_of(rule)}"
    return [words.say(name) for name in (key, f"{key}.words") if words.has(name)]


def close_names(topic: str, words: Catalogue) -> list[str]:
    """Return names, rule ids and words of titles that are spelled similarly, in the user's language."""
    known: dict[str, str] = {}
    for topics in all_topics().values():
        for key, word in topics.names.items():
            for name in names_of(key, words):
                known.setdefault(folded(name), name)
            known.setdefault(folded(word), words.say(key))
        for rule in topics.rules:
            title = words.say(f"{rule_key(rule)}.title")
            for name in (rule, *re.findall(r"\w{4,}", " ".join((title, *_chapter_words(rule, words))))):
                known.setdefault(folded(name), name)
    close = difflib.get_close_matches(folded(topic), known, SUGGESTIONS, CLOSE)
    return list(dict.fromkeys(known[name] for name in close))


def names_of(key: str, words: Catalogue) -> list[str]:
    """Return the names of an item in the user's language."""
    return [words.say(key), *(words.say(f"{key}.{form}") for form in FORMS if words.has(f"{key}.{form}"))]


def folded(name: str) -> str:
    """Return a name in lower case without accents, with the apostrophe that keyboards have.

    >>> folded("Andvéttr faðir"), folded("The King’s Hand")
    ('andvettr fadir', "the king's hand")
    """
    plain = unicodedata.normalize("NFKD", name.casefold().replace("ð", "d").replace("-", " ").replace("’", "'"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
