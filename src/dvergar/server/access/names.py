"""Player names: normalised once, treated as plain text everywhere.

>>> tidy("  Ann  Bo ", 24), tidy("Ａｎｎ", 24)
('Ann Bo', 'Ann')
>>> tidy("Ann\u202egnp", 24)
Traceback (most recent call last):
    ...
dvergar.core.errors.BadOption: A name cannot contain invisible or text-direction characters.
"""

import unicodedata

from dvergar.api.errors import BadOption

LONGEST_GIVEN = 4
"""A name may be given this many times too long and is then refused; anything longer is not even read."""
MARKS = 3
"""The most accents on one letter."""
_NEVER = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5\u2800\u180b\u180c\u180d\u180f")
"""Characters that count as letters or marks but show nothing."""
_LOOK_ALIKE = str.maketrans(
    "АВЕКМНОРСТУХЅІЈԚԜҺЗаеорсухѕіјԛԝһԁкӏѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορυχϲɑɡıɩ",
    "ABEKMHOPCTYXSIJQWH3aeopcyxsijqwhdklvABEZHIKMNOPTYXayikvopuxcagii",
)
"""Cyrillic, Greek and phonetic letters, and the Latin ones they can be mistaken for."""
_SAME_STROKES = str.maketrans("I|1O0", "llloo")
_PICTURE_MARKS = dict.fromkeys((0xFE0E, 0xFE0F))
"""Marks that only choose between a coloured and a plain drawing of a character."""


def tidy(name: str, length: int) -> str:
    """Return the name in normal form (NFKC, single spaces); raises if it is not allowed."""
    if len(name) > LONGEST_GIVEN * length:
        raise BadOption("server-name-long", length=length)
    plain = unicodedata.normalize("NFKC", name.translate(_PICTURE_MARKS))
    if any(unicodedata.category(sign) in _NEVER or sign in _BLANK_LETTERS for sign in plain):
        raise BadOption("server-name-signs")
    if any(0xFE00 <= ord(sign) <= 0xFE0F or 0xE0100 <= ord(sign) <= 0xE01EF for sign in plain):
        raise BadOption("server-name-signs")
    tidied = " ".join(plain.split())
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in tidied):
        raise BadOption("server-name-empty")
    if len(tidied) > length:
        raise BadOption("server-name-long", length=length)
    if _marks_in_a_row(tidied) > MARKS:
        raise BadOption("server-name-signs")
    return tidied


def alike(one: str, other: str) -> bool:
    """Whether two names could be mistaken for each other: they differ only in case, or in letters that look the same.

    >>> alike("Anna", "\u0410nn\u0430"), alike("Ian", "lan"), alike("Anna", "\u0410\u043d\u043d\u0430"), alike("Zoe", "Zo\u00eb")
    (True, True, False, False)
    """
    return _plain_letters(one) == _plain_letters(other) or _strokes(one) == _strokes(other)


def _plain_letters(name: str) -> str:
    """Return the name in lowercase, with Latin letters in place of Cyrillic and Greek ones that look the same."""
    return unicodedata.normalize("NFD", name).translate(_LOOK_ALIKE).casefold()


def _strokes(name: str) -> str:
    """Return the plain letters of a name in which a capital i, a small L and a one are the same, and an O and a zero."""
    return unicodedata.normalize("NFD", name).translate(_LOOK_ALIKE).translate(_SAME_STROKES).casefold()


def _marks_in_a_row(name: str) -> int:
    most = marks = 0
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        most = max(most, marks)
    return most
