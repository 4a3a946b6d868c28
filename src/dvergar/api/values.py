"""What a game answers with: choices, closed choices, scores and findings."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple

from dvergar.core.json_data import JsonMapping, JsonObject


class Choice(NamedTuple):
    """A legal action: its canonical words, its code, and what it does at once. Choices may share their effects: change none."""

    words: str
    code: int
    effects: JsonObject

    def to_dict(self) -> JsonObject:
        """As JSON has it."""
        return {"words": self.words, "code": self.code, **self.effects}


class Closed(NamedTuple):
    """A visible choice that is not open now: its words, the rule that closes it, and the reason in the catalogue."""

    words: str
    rule: str
    key: str
    args: JsonMapping = MappingProxyType({})

    def to_dict(self) -> JsonObject:
        """As JSON has it."""
        return {"words": self.words, "rule": self.rule, "reason": self.key, "args": dict(self.args)}


class Score(NamedTuple):
    """A seat's points with their parts; `rules` names the rule of each part, `place` is shared by equal totals."""

    seat: int
    total: int
    parts: dict[str, int]
    rules: dict[str, str]
    place: int

    def to_dict(self) -> JsonObject:
        """As JSON has it, without the rules."""
        return {"seat": self.seat, "total": self.total, "place": self.place, "parts": self.parts}


class Finding(NamedTuple):
    """Something odd in a position that was written by hand; an impossible one keeps a game from starting there.

    `rule` is empty where the dict could not even be read.
    """

    field: str
    key: str
    rule: str
    impossible: bool
    args: JsonMapping = MappingProxyType({})

    def text(self, language: str = "en") -> str:
        """The finding in a user's language."""
        from dvergar.i18n import catalogue

        words = catalogue(language)
        reason = words.say(self.key, **self.args) + (f" ({self.rule})" if self.rule else "")
        return words.say("labelled", label=self.field, text=reason)


def ranked(parts: Sequence[Sequence[int]]) -> list[Sequence[int]]:
    """The figures of a game in which most points win: every seat's points and place before its parts.

    >>> ranked([[40, 3], [41, 5]])
    [(43, 2, 40, 3), (46, 1, 41, 5)]
    """
    totals = [sum(row) for row in parts]
    return [(total, place, *row) for total, place, row in zip(totals, places(totals), parts, strict=True)]


def places(totals: Sequence[int]) -> list[int]:
    """The places of equal or different totals: the best is 1, equal totals share theirs.

    >>> places([70, 90, 70, 10])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > total for other in totals) for total in totals]
