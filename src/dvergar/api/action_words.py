"""Splits the words of an action; each game interprets them itself."""

from collections.abc import Collection

from dvergar.api.errors import UnknownWords, WrongType

LONGEST = 200  # longest text of an action, in characters


def verb_and_rest(text: object, verbs: Collection[str]) -> tuple[str, list[str]]:
    """Return the verb, which must be one of the game's, and the words after it; capitals and extra spaces do not matter.

    >>> verb_and_rest("Take  explorer 11", ("take", "bid"))
    ('take', ['explorer', '11'])
    """
    if not isinstance(text, str):
        raise WrongType("error-words-type", given=type(text).__name__)
    words = text[: LONGEST + 1].lower().split()
    if len(text) > LONGEST or not words:
        raise UnknownWords("error-words", words=text[:40])
    if words[0] not in verbs:
        raise UnknownWords("error-words", words=text)
    return words[0], words[1:]
