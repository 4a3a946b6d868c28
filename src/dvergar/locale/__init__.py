"""The text catalogue: English, French and German, one folder each (Fluent). Everything that speaks speaks from here."""

import os
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de")
FOLDER = Path(__file__).parent


class Catalogue:
    """The messages of one language.

    >>> catalogue("fr").say("class-warrior")
    'Guerrier'
    >>> catalogue("de").say("class-warrior.plural")
    'Krieger'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute of one (`hero-thrud.text`)."""
        return self._pattern(key) is not None

    def say(self, key: str, /, **args: Any) -> str:
        """The message with its arguments filled in. A missing message is a fault in the program, not in what it was told."""
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"{self.language}: no message {key}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; an unknown one speaks English."""
    return Catalogue(language if language in LANGUAGES else LANGUAGES[0])


def preferred() -> str:
    """The user's language, from DVERGAR_LANG or from what the system says; English where it is none of ours."""
    for name in ("DVERGAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
        if language:
            break
    return LANGUAGES[0]
