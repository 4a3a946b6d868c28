"""An artificial language: each text of the page is that of the language in which it is longest, with the longest word.

What fits on the page in this language fits in every language, so that one visit sees whether any of them is cut off.
"""

from collections.abc import Iterable
from functools import cache
from urllib.parse import urlsplit

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Route

from dvergar.i18n import LANGUAGES
from dvergar.ui.web import STATIC
from tests.ui.web.browsing import Guest

SPOKEN = "de"
"""The language with the longest words, for texts from the server."""
NUMBER = 2
"""The usual number of characters of an argument."""


def speak_longest(guest: Guest) -> Guest:
    """Replace the German texts of the page by these from now on."""
    guest.page.route(f"**/static/{SPOKEN}*.ftl", _answer)
    return guest


def _answer(route: Route) -> None:
    name = urlsplit(route.request.url).path.removeprefix(f"/static/{SPOKEN}").removesuffix(".ftl")
    route.fulfill(body=longest_texts(name), content_type="text/plain; charset=utf-8")


@cache
def longest_texts(name: str) -> str:
    """Return a catalogue of the page with the longest text for every message and every attribute."""
    spoken = {language: _messages(language, name) for language in LANGUAGES}
    made = ast.Resource()
    for key in spoken["en"]:
        same = [spoken[language][key] for language in LANGUAGES]
        value = longest(one.value for one in same if one.value) if same[0].value else None
        attributes = [
            ast.Attribute(attribute.id, longest(_attribute(one, attribute.id.name) for one in same))
            for attribute in same[0].attributes
        ]
        made.body.append(ast.Message(ast.Identifier(key), value, attributes))
    return FluentSerializer().serialize(made)


def _messages(language: str, name: str) -> dict[str, ast.Message]:
    text = (STATIC / f"{language}{name}.ftl").read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def _attribute(message: ast.Message, name: str) -> ast.Pattern:
    return next(one.value for one in message.attributes if one.id.name == name)


def longest(patterns: Iterable[ast.Pattern]) -> ast.Pattern:
    """Return the longest of these texts, with its longest word replaced by a longer one of the others, if there is one."""
    same = list(patterns)
    chosen: ast.Pattern = max(same, key=lambda pattern: sum(map(len, _parts(pattern)))).clone()
    word = max((_longest_word(part) for pattern in same for part in _parts(pattern)), key=len)
    texts = [element for element in chosen.elements if isinstance(element, ast.TextElement)]
    longest_text = max(texts, key=lambda text: len(_longest_word(text.value)), default=None)
    if longest_text and len(own := _longest_word(longest_text.value)) < len(word):
        longest_text.value = longest_text.value.replace(own, word, 1)
    return chosen


def _longest_word(text: str) -> str:
    return max(text.split(), key=len, default="")


def _parts(pattern: ast.Pattern) -> list[str]:
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts += max((_parts(variant.value) for variant in element.expression.variants), key=lambda one: sum(map(len, one)))
        else:
            parts.append("0" * NUMBER)
    return parts
