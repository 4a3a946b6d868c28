"""The values that a game returns: choices, closed choices, scores and findings."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple

from dvergar.core.json_data import JsonMapping, JsonObject


class Choice(NamedTuple):
    """A legal action: its canonical words, its code, and its immediate effects, which choices may share: do not change them."""

    words: str
    code: int
    effects: JsonObject

    def to_dict(self) -> JsonObject:
        """Return the choice as a JSON object."""
        return {"words": self.words, "code": self.code, **self.effects}


class Closed(NamedTuple):
    """A visible choice that is closed now: its words, the rule that closes it, and the message that gives the reason."""

    words: str
    rule: str
    key: str
    args: JsonMapping = MappingProxyType({})

    def to_dict(self) -> JsonObject:
        """Return the closed choice as a JSON object."""
        return {"words": self.words, "rule": self.rule, "reason": self.key, "args": dict(self.args)}


class Score(NamedTuple):
    """A seat's points with their parts; `rules` names the rule of each part, `place` is shared by equal totals."""

    seat: int
    total: int
    parts: dict[str, int]
    rules: dict[str, str]
    place: int

    def to_dict(self) -> JsonObject:
        """Return the score as a JSON object, without the rules."""
        return {"seat": self.seat, "total": self.total, "place": self.place, "parts": self.parts}


class Finding(NamedTuple):
    """Something odd in a position written by hand; if it is impossible, no game can start from there.

    `rule` is empty if the dict could not be read.
    """

    field: str
    key: str
    rule: str
    impossible: bool
    args: JsonMapping = MappingProxyType({})

    def text(self, language: str = "en") -> str:
        """Return the finding in a user's language."""
        from dvergar.i18n import catalogue

        words = catalogue(language)
        reason = words.say(self.key, **self.args) + (f" ({self.rule})" if self.rule else "")
        return words.say("labelled", label=self.field, text=reason)


def ranked(parts: Sequence[Sequence[int]]) -> list[Sequence[int]]:
    """Prepend points and place to the parts of every seat, in a game where most points win.

    >>> ranked([[40, 3], [41, 5]])
    [(43, 2, 40, 3), (46, 1, 41, 5)]
    """
    totals = [sum(row) for row in parts]
    return [(total, place, *row) for total, place, row in zip(totals, places(totals), parts, strict=True)]


def places(totals: Sequence[int]) -> list[int]:
    """Return the places for the totals: the best is 1, and equal totals share a place.

    >>> places([70, 90, 70, 10])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > total for other in totals) for total in totals]
