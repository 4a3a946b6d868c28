"""Items that the page explains: each has a name, a text, a drawing and existing rules, and none is missing."""

import re

import pytest

from dvergar.i18n import LANGUAGES, catalogue
from dvergar.ui.kit.page_items import groups
from dvergar.ui.kit.topics import all_topics
from dvergar.ui.web import STATIC

SYMBOLS = STATIC / "symbols.svg"
UNDRAWN = {"hero-dwerg", "dwarf-term-item", "dwarf-term-glory", "term-gem"}
"""Topics that are explained with another item: five brothers instead of all, a good instead of its term."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_topics())
def test_every_item_has_its_name_text_and_rules(game: str, language: str) -> None:
    words, rules = catalogue(language), all_topics()[game].rules
    for group in groups(game):
        assert words.has(group.name)
        for thing in group.items:
            assert words.say(thing.name)
            assert words.say(thing.text)
            assert thing.rules
            assert set(thing.rules) <= set(rules)


@pytest.mark.parametrize("game", all_topics())
def test_every_item_has_a_drawing(game: str) -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', SYMBOLS.read_text(encoding="utf-8")))
    assert {thing.art for group in groups(game) for thing in group.items} <= drawn


@pytest.mark.parametrize("game", all_topics())
def test_no_item_is_listed_twice_and_every_topic_is_explained(game: str) -> None:
    things = [thing for group in groups(game) for thing in group.items]
    assert len({thing.words for thing in things}) == len(things)
    assert set(all_topics()[game].names) - {thing.name for thing in things} <= UNDRAWN
