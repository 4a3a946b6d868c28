"""One complete catalogue in three languages: the same messages and arguments, every message used and every used one present."""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dvergar
from dvergar.api.narrator import narrator_for
from dvergar.api.option_texts import option_key, value_key
from dvergar.api.registry import offer_of
from dvergar.bots.base import TROUBLES
from dvergar.bots.registry import known_bots
from dvergar.games.nidavellir.rules.material import CLASS_NAMES
from dvergar.i18n import LANGUAGES, catalogue, preferred, text_folders
from dvergar.ui.kit.topics import all_topics
from tests.places import ROOT

GAMES = dvergar.known_games()
NOT_ASKED = {"running", "shuffle", "over"}
"""What a position can wait for besides a seat's decision."""
SOURCES = Path(dvergar.__file__).parent
PAGE = ROOT / "frontend" / "src"
FILES = sorted(f"{path.parent.parent.relative_to(SOURCES)}/*/{path.name}" for path in SOURCES.rglob("en/*.ftl"))
"""All text files, with a star in place of the language."""
FILES_IN_SENTENCES = [name for name in FILES if not name.endswith("cards.ftl")]


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def text_of(language: str, name: str) -> str:
    return (SOURCES / name.replace("*", language)).read_text(encoding="utf-8")


def messages(language: str, name: str) -> dict[str, Any]:
    """Return every message and attribute of a file with its arguments."""
    found: dict[str, Any] = {}
    for entry in FluentParser().parse(text_of(language, name)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            for key, pattern in [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]:
                assert key not in found, f"{language}/{name}: {key} twice"
                variables = Variables()
                variables.visit(pattern)
                found[key] = variables.names
    return found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str, name: str) -> None:
    found, expected = messages(language, name), messages("en", name)
    assert found.keys() == expected.keys()
    # A signed number comes with its count, which only a language that has a plural there needs.
    assert all(found[key] ^ expected[key] <= ({"count"} if "signed" in expected[key] else set()) for key in expected)


def test_there_are_no_other_files() -> None:
    for language in LANGUAGES:
        found = [path.relative_to(SOURCES) for folder in text_folders(language) for path in folder.iterdir()]
        assert sorted(f"{path.parent.parent}/*/{path.name}" for path in found) == FILES


def test_no_message_is_defined_twice() -> None:
    keys = [key for name in FILES for key in messages("en", name)]
    assert sorted(set(keys)) == sorted(keys)


def known_keys() -> set[str]:
    """Return all messages."""
    return {key for name in FILES for key in messages("en", name) if "." not in key}


def used_keys() -> set[str]:
    """Return the keys that the sources name in full."""
    pattern = re.compile(
        r'"((?:error|illegal|closed|position|finding|record|cli|play|table|score|parser|simulate|arena|server|store|nidavellir|dwarf)-[a-z0-9_-]+)"'
    )
    return {key for path in SOURCES.rglob("*.py") for key in pattern.findall(path.read_text(encoding="utf-8"))}


# Keys that are composed at run time, by their prefix; the tests below say which of them must exist.
COMPOSED = (
    "rule-", "chapter-", "class-", "hero-", "tavern-", "distinction-", "term-", "card-", "game-", "seat-", "place-", "counted-",
    "event-", "ask-", "effect-", "action-", "option-", "cli-option-", "cli-build-", "score-part-", "score-example-",
    "dwarf-event-", "dwarf-ask-", "dwarf-effect-", "dwarf-action-", "dwarf-card-", "dwarf-term-", "dwarf-attack-",
    "special-", "opponent-", "goods-", "good-", "bot-", "check-",
)  # fmt: skip
COMPOSED_WHOLE = {
    "cli-play", "cli-score", "cli-replay", "cli-verify", "cli-simulate", "cli-arena", "cli-ladder", "cli-serve", "cli-rules",
    "cli-check", "cli-repair",
    "dwarf-play-actions", "illegal-sell", "illegal-order",
}  # fmt: skip


def page_sources() -> str:
    """Return the sources of the page as one text."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(PAGE.rglob("*.ts*")))


def test_every_message_of_the_page_exists() -> None:
    known = {key for name in FILES for key in messages("en", name)}
    said = set(re.findall(r'\b(?:say|hasMessage)\(\s*"([^"]+)"', page_sources()))
    assert "web-undo" in said
    assert said - known == set()


def test_every_used_message_exists_and_every_message_is_used() -> None:
    known, used = known_keys(), used_keys()
    assert {key for key in used if key not in known and not key.endswith("-")} == set()
    page = page_sources()
    composed = tuple(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", page))
    on_page = {key for key in known if f'"{key}"' in page or key.startswith(composed)}
    unused = {key for key in known - used - COMPOSED_WHOLE - on_page if not key.startswith(COMPOSED)}
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    assert {key for key in unused if f'"{key}"' not in text and f"'{key}'" not in text} == set()


def beginning(prefix: str) -> set[str]:
    """Return the rest of every key with this prefix."""
    return {key.removeprefix(prefix) for key in known_keys() if key.startswith(prefix)}


def module(game: str, name: str) -> Any:
    return importlib.import_module(f"dvergar.games.{game}.{name}")


@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_every_decision_has_its_sentence_and_there_are_no_others(game: str) -> None:
    prefix = narrator_for(game, catalogue("en")).prefix
    assert beginning(f"{prefix}event-") == {name for name, _ in module(game, "rules.events").EVENTS}
    asked = set(module(game, "rules.material").ASK_NAMES) - NOT_ASKED
    assert beginning(f"{prefix}ask-") == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_topic_option_and_part_of_a_score_has_its_text(game: str, language: str) -> None:
    words, topics = catalogue(language), all_topics()[game]
    assert words.has(f"game-{game}")
    for rule in topics.rules:
        assert words.say(f"rule-{rule.replace('.', '-')}")
        assert words.say(f"rule-{rule.replace('.', '-')}.title")
        assert words.has(f"chapter-{rule.partition('.')[0]}")
    assert all(words.has(key) for key in topics.names)
    assert set(topics.rules_of) <= set(topics.names)
    assert {rule for rules in topics.rules_of.values() for rule in rules} <= set(topics.rules)
    assert all(words.has(f"cli-option-{option.name}") for option in offer_of(game).settings)
    assert all(narrator_for(game, words).part(part) for part in module(game, "rules.material").PART_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_value_has_a_name_and_a_sentence(game: str, language: str) -> None:
    words, settings = catalogue(language), offer_of(game).settings
    values = [value_key(game, option.name, value) for option in settings for value in option.values]
    assert all(words.say(option_key(game, option.name)) for option in settings)
    assert all(words.say(value) for value in values)
    assert all(words.say(f"{value}.note").endswith(".") for value in values)
    assert beginning(f"option-{game}-") == {
        key.removeprefix(f"option-{game}-") for key in [*values, *(option_key(game, option.name) for option in settings)]
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_speaks_of_an_option_by_its_word(language: str) -> None:
    words, names = (
        catalogue(language),
        {option.name for game in GAMES for option in offer_of(game).settings if "_" in option.name},
    )
    for key in (key for key in words.names() if key.startswith("rule-")):
        assert re.findall(r"\w+=\w+", words.say(key)) == [], key
        assert not names & set(re.findall(r"\w+", words.say(key))), key


def test_every_bot_failure_and_every_bot_has_its_text() -> None:
    assert beginning("bot-") == set(TROUBLES)
    assert beginning("seat-") == {*map(str, range(1, 6)), "you", "exec", "search", "level", *known_bots()}


def test_only_existing_options_and_chapters_are_explained() -> None:
    assert beginning("cli-option-") == {option.name for game in GAMES for option in offer_of(game).settings}
    assert beginning("chapter-") == {rule.partition(".")[0] for topics in all_topics().values() for rule in topics.rules}
    rules = {rule.replace(".", "-") for topics in all_topics().values() for rule in topics.rules}
    assert beginning("rule-") == rules


def test_every_card_and_every_term_can_be_looked_up() -> None:
    topics = {key for topics in all_topics().values() for key in topics.names}
    shown = ("class-", "hero-", "tavern-", "distinction-", "term-", "dwarf-card-", "special-", "opponent-", "dwarf-term-")
    assert {key for key in known_keys() if key.startswith(shown)} - topics == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_the_forms_that_sentences_need(language: str) -> None:
    words = catalogue(language)
    for name in CLASS_NAMES:
        assert words.has(f"class-{name}.plural")
        assert words.has(f"distinction-{name}.text")
    for key in known_keys():
        if key.startswith(("dwarf-card-", "special-", "opponent-", "dwarf-term-")):
            assert words.has(f"{key}.text")


def test_french_and_german_are_not_copies() -> None:
    for name in FILES_IN_SENTENCES:
        english = text_of("en", name).splitlines()
        for language in ("fr", "de"):
            lines = text_of(language, name).splitlines()
            same = [line for line in lines if line in english and "=" in line and not line.endswith("->")]
            assert len(same) < 16, same


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "de_DE.UTF-8"}, "de"), ({"DVERGAR_LANG": "fr", "LANG": "de_DE"}, "fr"), ({"LANG": "it_IT"}, "en"), ({}, "en")],
)
def test_the_language_follows_the_user(environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DVERGAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred() == language


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue("en").say("no-such-message")
    with pytest.raises(ValueError, match="event-sealed"):
        catalogue("en").say("event-sealed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_formatted_without_fluent_reads_the_same(language: str) -> None:
    words, simple = catalogue(language), 0
    for key, names in (row for name in FILES for row in messages(language, name).items()):
        for value in ("Red", "", 0, 7, 999, 1000, -3, 2.5):
            args: dict[str, object] = dict.fromkeys(names, value)
            assert words.say(key, **args) == words._formatted(key, args), key
        simple += words._simple[key] is not None
    assert simple > 300
