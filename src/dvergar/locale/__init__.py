"""The text catalogue: English, French and German, one folder each (Fluent). Everything that speaks speaks from here."""

import os
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "fr", "de")
FOLDER = Path(__file__).parent
SHORT = 1000
"""Smaller numbers are written alike in all languages."""


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
        self._simple: dict[str, tuple[Part, ...] | None] = {}

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute of one (`hero-thrud.text`)."""
        return self._pattern(key) is not None

    def say(self, key: str, /, **args: Any) -> str:
        """The message with its arguments filled in. A missing message is a fault in the program, not in what it was told."""
        if key not in self._simple:
            self._simple[key] = simple(self._expected(key))
        parts = self._simple[key]
        told = None if parts is None else filled(parts, args)
        return self._formatted(key, args) if told is None else told

    def _expected(self, key: str) -> Any:
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"{self.language}: no message {key}")
        return pattern

    def _formatted(self, key: str, args: dict[str, Any]) -> str:
        """The message as Fluent puts it together."""
        pattern = self._expected(key)
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


class Part(NamedTuple):
    """A piece of a simple message: a text, or the name of an argument."""

    text: str
    argument: str


def simple(pattern: Any) -> tuple[Part, ...] | None:
    """The pieces of a message that has nothing but texts and arguments; Fluent takes much longer to put it together."""
    parts = []
    for element in getattr(pattern, "elements", None) or [pattern]:
        if isinstance(element, ast.TextElement):
            parts.append(Part(element.value, ""))
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            parts.append(Part("", element.expression.id.name))
        else:
            return None
    return tuple(parts)


def filled(parts: tuple[Part, ...], args: dict[str, Any]) -> str | None:
    """A simple message with its arguments; None if one of them is neither a text nor a short number."""
    told = []
    for text, name in parts:
        value = args.get(name) if name else text
        if type(value) is int and 0 <= value < SHORT:
            value = str(value)
        elif type(value) is not str:
            return None
        told.append(value)
    return "".join(told)


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
