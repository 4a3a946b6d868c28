"""The text catalogue: English, French and German (Fluent). All user-visible text comes from here.

Shared texts are in this package, one folder per language; a game's own texts are in its `texts` folder. Texts of a game from
another package are registered when the game is found (`register_texts`).
"""

import os
import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de")
FOLDER = Path(__file__).parent
GAMES = FOLDER.parent / "games"
SHORT = 1000
"""Smaller numbers need no group separator, so they look the same in all languages."""
_ENTRY = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=.*\n(?:(?![a-zA-Z#]).*\n)*", re.MULTILINE)
"""A message: from the line that begins with its name up to the next name or comment."""
_NAMED = re.compile(r"\{ *([a-zA-Z][a-zA-Z0-9_-]*)(?:\.[a-zA-Z0-9_-]+)? *\}")
"""A reference to another message."""


_registered: list[Path] = []
"""The `texts` folders of games from other packages."""


def text_folders(language: str) -> list[Path]:
    """List this package's folders with the texts of a language: the shared ones, then those of each game."""
    return [FOLDER / language, *sorted(GAMES.glob(f"*/texts/{language}"))]


def registered_folders(language: str) -> list[Path]:
    """List the folders with a language's texts from games of other packages."""
    return [folder / language for folder in _registered]


def register_texts(folder: Path) -> None:
    """Add the `texts` folder of a game from another package: one folder per language. It cannot change existing messages."""
    if folder not in _registered:
        _registered.append(folder)
        for language, made in _catalogues.items():
            made.add(folder / language)


class Catalogue:
    """The messages of one language. Each message is parsed on first use: parsing all of them would delay the start.

    >>> catalogue("fr").say("class-warrior")
    'Guerrier'
    >>> catalogue("de").say("class-warrior.plural")
    'Krieger'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts: dict[str, str] = {}
        for folder in (*text_folders(language), *registered_folders(language)):
            self.add(folder)
        self._messages: dict[str, ast.Message] = {}
        self._simple: dict[str, tuple[Part, ...] | None] = {}

    def add(self, folder: Path) -> None:
        """Read the messages of a folder; existing ones stay."""
        for path in sorted(folder.glob("*.ftl")):
            text = path.read_text(encoding="utf-8") + "\n"
            self._texts = {found[1]: found[0] for found in _ENTRY.finditer(text)} | self._texts

    def names(self) -> frozenset[str]:
        """List the names of all messages."""
        return frozenset(self._texts)

    def has(self, key: str) -> bool:
        """Whether a message, or an attribute of one (`hero-thrud.text`), exists."""
        return self._pattern(key) is not None

    def say(self, key: str, /, **args: object) -> str:
        """Return the message with its arguments filled in. A missing message is a programming error."""
        if key not in self._simple:
            self._simple[key] = simple(self._expected(key))
        parts = self._simple[key]
        told = None if parts is None else filled(parts, args)
        return self._formatted(key, args) if told is None else told

    def listed(self, names: Iterable[str], link: Literal["and", "or"] = "and") -> str:
        """List names in a row, as the language writes it.

        >>> catalogue("de").listed(["Thrud", "Grid", "Ylud"])
        'Thrud, Grid und Ylud'
        >>> catalogue("en").listed(["Thrud", "Grid", "Ylud"], "or")
        'Thrud, Grid or Ylud'
        """
        *first, last = [*names] or [""]
        return self.say("list-or" if link == "or" else "list-and", names=", ".join(first), last=last) if first else last

    def number(self, value: float, decimals: int = 0) -> str:
        """Format a number with the given decimals, as the language writes it.

        >>> catalogue("de").number(1234.5, 1), catalogue("en").number(-3, 2)
        ('1.234,5', '−3.00')
        """
        from babel.numbers import format_decimal

        return format_decimal(value, f"#,##0.{'0' * decimals}", self.language).replace("-", "\N{MINUS SIGN}")

    def percent(self, share: float, decimals: int = 1) -> str:
        """Format a share (0 to 1) as a percentage, as the language writes it.

        >>> catalogue("en").percent(0.123), catalogue("de").percent(0.123).replace(chr(160), " ")
        ('12.3%', '12,3 %')
        """
        from babel.numbers import format_percent

        format_of_language = "#,##0.{}%" if self.language == "en" else "#,##0.{}\N{NO-BREAK SPACE}%"
        return format_percent(share, format_of_language.format("0" * decimals), self.language)

    def _expected(self, key: str) -> ast.Pattern:
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"{self.language}: no message {key}")
        return pattern

    def _formatted(self, key: str, args: dict[str, object]) -> str:
        """Format the message with Fluent."""
        self._expected(key)
        name, _, attribute = key.partition(".")
        self._hand_over(name)
        message = self._bundle.get_message(name)
        pattern: Any = message.attributes[attribute] if attribute else message.value
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _pattern(self, key: str) -> ast.Pattern | None:
        name, _, attribute = key.partition(".")
        if name not in self._texts:
            return None
        message = self._message(name)
        if not attribute:
            return message.value
        return next((one.value for one in message.attributes if one.id.name == attribute), None)

    def _message(self, name: str) -> ast.Message:
        if name not in self._messages:
            entry = FluentParser(with_spans=False).parse_entry(self._texts[name])
            if not isinstance(entry, ast.Message):
                raise ValueError(f"{self.language}: {name} cannot be read")
            self._messages[name] = entry
        return self._messages[name]

    @cached_property
    def _bundle(self) -> "FluentBundle":
        """Return the Fluent bundle, needed for messages with variants or references."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _hand_over(self, name: str) -> None:
        """Add a message to Fluent, after those that it references."""
        if self._bundle.has_message(name):
            return
        for other in _NAMED.findall(self._texts[name]):
            self._hand_over(other)
        self._bundle.add_resource(ast.Resource([self._message(name)]))


class Part(NamedTuple):
    """A piece of a simple message: text, or the name of an argument."""

    text: str
    argument: str


def simple(pattern: Any) -> tuple[Part, ...] | None:
    """Return the pieces of a message made only of text and arguments; Fluent takes much longer to format it."""
    parts = []
    for element in getattr(pattern, "elements", None) or [pattern]:
        if isinstance(element, ast.TextElement):
            parts.append(Part(element.value, ""))
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            parts.append(Part("", element.expression.id.name))
        else:
            return None
    return tuple(parts)


def filled(parts: tuple[Part, ...], args: dict[str, object]) -> str | None:
    """Format a simple message; None if an argument is neither text nor a short number."""
    told = []
    for text, name in parts:
        value = args.get(name) if name else text
        if type(value) is int and 0 <= value < SHORT:
            value = str(value)
        elif type(value) is not str:
            return None
        told.append(value)
    return "".join(told)


_catalogues: dict[str, Catalogue] = {}


def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language; English for an unknown one."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    if spoken not in _catalogues:
        _catalogues[spoken] = Catalogue(spoken)
    return _catalogues[spoken]


def preferred() -> str:
    """Return the user's language, from DVERGAR_LANG or the system; English if it is not supported."""
    for name in ("DVERGAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
        if language:
            break
    return LANGUAGES[0]
