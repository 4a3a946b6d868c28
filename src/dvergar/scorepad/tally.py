"""Adds up a pad: points part by part with their rules and explanations, ranking, findings. The game does the counting."""

import re
from collections.abc import Iterable

from dvergar.api.narrator import Narrator, colours, narrator_for
from dvergar.api.values import Finding, Score
from dvergar.core.json_data import Json, JsonObject
from dvergar.i18n import Catalogue
from dvergar.scorepad.comparison import standing
from dvergar.scorepad.pads import Pad

_WHERE = re.compile(r"seats\[(\d+)\](?:\.(?:army\.)?(\w+))?")
_COLUMN_OF = {"gem": "coins", "thrud": "heroes", "ylud": "heroes"}
"""On a pad these parts belong to another column."""


def tally(pad: Pad, words: Catalogue) -> JsonObject:
    """Return the whole sheet in the reader's language, as JSON data."""
    scores, sheet = pad.game.score(pad.position), pad.game.sheet(pad.position)
    tell = narrator_for(pad.game, words, seat_names(pad, words))
    return {
        "game": pad.game.name,
        "options": pad.game.options,
        "date": pad.date.isoformat(),
        "total": words.say(tell.total),
        "seats": [_seat(pad, score, scores, sheet, tell) for score in scores],
        "findings": [told for finding in pad.game.doubts(pad.position) if not _is_early(told := _finding(finding, tell), pad)],
        "decided": [{"text": text, "rule": rule} for text, rule in tell.decided(scores, sheet)],
    }


def results(pad: Pad, words: Catalogue) -> list[JsonObject]:
    """Return only names, totals and ranks, which is fast enough for a whole history."""
    scores, tell = pad.game.score(pad.position), narrator_for(pad.game, words, seat_names(pad, words))
    return [_result(score, scores, tell) for score in scores]


def points(pad: Pad, words: Catalogue) -> list[tuple[JsonObject, dict[str, int]]]:
    """Return for each column what `results` returns, and the points of its parts."""
    scores, tell = pad.game.score(pad.position), narrator_for(pad.game, words, seat_names(pad, words))
    return [(_result(score, scores, tell), dict(score.parts)) for score in scores]


def seat_names(pad: Pad, words: Catalogue) -> list[str]:
    """Return the names to show: unnamed seats go by their colour, an automated opponent by its own name."""
    given = zip(pad.names, colours(words), strict=False)
    return [name or colour for name, colour in given][: pad.game.players]


def _result(score: Score, scores: Iterable[Score], tell: Narrator) -> JsonObject:
    shared = sum(other.place == score.place for other in scores) > 1
    return {"name": tell.seat(score.seat), "total": score.total, "place": score.place, "shared": shared}


def _seat(pad: Pad, score: Score, scores: Iterable[Score], sheet: Json, tell: Narrator) -> JsonObject:
    found = standing(pad.game, score.total)
    return {
        **_result(score, scores, tell),
        "parts": [
            {
                "part": part,
                "name": tell.part(part),
                "points": points,
                "rule": score.rules[part],
                "how": tell.figure(part, score.seat, sheet),
            }
            for part, points in score.parts.items()
        ],
        "special": {"lower": found.lower, "middle": found.middle, "scores": found.scores},
    }


def _is_early(finding: JsonObject, pad: Pad) -> bool:
    """Whether a finding concerns a column that is still empty."""
    seat = finding["seat"]
    return seat is not None and bool(pad.seats[seat]) and not any(pad.seats[seat].values())


def _finding(finding: Finding, tell: Narrator) -> JsonObject:
    """Return a finding with the cell of the pad it concerns, if any."""
    where = _WHERE.fullmatch(finding.field)
    name = where[2] if where else None
    return {
        "seat": int(where[1]) if where else None,
        "part": _COLUMN_OF.get(name, name) if name else None,
        "rule": finding.rule,
        "impossible": finding.impossible,
        "text": tell.named(finding.key, finding.args),
    }
