"""One catalogue, three languages, complete: the same messages, the same arguments, every message used and every use there."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dvergar
from dvergar.locale import FOLDER, LANGUAGES, catalogue, preferred
from dvergar.nidavellir.events import EVENTS
from dvergar.nidavellir.rules import RULES
from dvergar.nidavellir.tables import ASK_NAMES, CLASS_NAMES, HERO_NAMES

SOURCES = Path(dvergar.__file__).parent
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, name: str) -> dict[str, Any]:
    """Every message and attribute of a file with the arguments that it takes."""
    found: dict[str, Any] = {}
    for entry in FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8")).body:
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
    assert messages(language, name) == messages("en", name)


def test_there_are_no_other_files() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (FOLDER / language).glob("*")) == FILES


def used_keys() -> set[str]:
    """Keys that the sources name in full."""
    pattern = re.compile(r'"((?:error|illegal|closed|position|finding|record|cli|play|table|score|parser)-[a-z_-]+)"')
    return {key for path in SOURCES.rglob("*.py") for key in pattern.findall(path.read_text(encoding="utf-8"))}


# Keys that are put together when they are used: how they begin, and why that is right.
COMPOSED = (
    "rule-", "chapter-", "class-", "hero-", "tavern-", "distinction-", "term-", "card-",
    "event-", "ask-", "effect-", "action-", "cli-option-", "cli-build-", "score-part-", "seat-", "place-",
)  # fmt: skip


def test_every_message_that_is_used_is_there_and_every_message_is_used() -> None:
    known = set()
    for name in FILES:
        known |= {key for key in messages("en", name) if "." not in key}
    used = used_keys()
    assert {key for key in used if key not in known and not key.endswith("-")} == set()
    commands = {"cli-play", "cli-replay", "cli-verify", "cli-simulate", "cli-rules"}
    unused = {key for key in known - used - commands if not key.startswith(COMPOSED)}
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    assert {key for key in unused if f'"{key}"' not in text and f"'{key}'" not in text} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_event_decision_and_card_has_its_text(language: str) -> None:
    words = catalogue(language)
    for rule in RULES:
        assert words.say(f"rule-{rule.replace('.', '-')}")
        assert words.say(f"rule-{rule.replace('.', '-')}.title")
    for name, arguments in EVENTS:
        args = {label: 1 for label, _ in arguments} | {"seat": "Red", "distinction": "", "cards": "", "tavern": ""}
        assert words.say(f"event-{name}", **args)
    for kind in ASK_NAMES[1:-2]:
        assert words.has(f"ask-{kind}")
    for hero in HERO_NAMES:
        assert words.has(f"hero-{hero}")
    for name in CLASS_NAMES:
        assert words.has(f"class-{name}.plural")
        assert words.has(f"distinction-{name}.text")


def test_french_and_german_are_no_copies() -> None:
    for name in ("interface.ftl", "errors.ftl", "nidavellir-rules.ftl"):
        english = (FOLDER / "en" / name).read_text(encoding="utf-8").splitlines()
        for language in ("fr", "de"):
            lines = (FOLDER / language / name).read_text(encoding="utf-8").splitlines()
            same = [line for line in lines if line in english and "=" in line]
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


def test_a_missing_message_or_argument_is_a_fault() -> None:
    with pytest.raises(KeyError):
        catalogue("en").say("no-such-message")
    with pytest.raises(ValueError, match="event-sealed"):
        catalogue("en").say("event-sealed")
