"""What a viewer is sent: one function makes it, and nothing else of a table is told to anybody.

It is made as JSON at once, of pieces that are kept as long as they hold: what all who see the same see, and the lines of the log.
"""

import json
import math
from typing import Any, NamedTuple

from dvergar.core.errors import DvergarError
from dvergar.games import Score, View
from dvergar.locale import catalogue
from dvergar.locale.telling import Teller, teller_for
from dvergar.table.log import Numbered, written
from dvergar.table.seating import Chair
from dvergar.table.table import Table

Message = dict[str, Any]


class Told(NamedTuple):
    """What a viewer is sent, as JSON. `moving` is what changes although nothing new is told: clock, since and log."""

    number: int
    steady: str
    moving: str

    def text(self, kind: str) -> str:
        """The whole message, with its type."""
        return f'{{"type":{written(kind)},{self.steady},{self.moving}}}'


class Seen(NamedTuple):
    """What a viewer sees of the position, as JSON: the view with scores and what is asked, and the seat's own decision."""

    common: str
    decision: str = "null"


NOTHING = Seen('"view":null,"scores":null,"asked":null')
"""What there is to see before the game."""


def message(table: Table, viewer: int | None, since: int = 0, language: str = "en", now: float | None = None) -> Message:
    """What a viewer is told, as a dict."""
    told_now = told(table, viewer, since, language, now)
    found: Message = json.loads(f"{{{told_now.steady},{told_now.moving}}}")
    return found


def told(table: Table, viewer: int | None, since: int = 0, language: str = "en", now: float | None = None) -> Told:
    """All that a seat, or a spectator (None), may know of the table, with the lines of its log after the number `since`.

    Of a pending bid its own seat learns the words, all others that it is in. When the game is over everybody learns everything.
    Without `now` nothing is said that depends on the time.
    """
    chair = None if viewer is None else table.chair(viewer)
    tell, over = _teller(table, language), table.phase == "over"
    number, seen = table.log.last(viewer, over=over), _seen(table, viewer)
    changing = {
        "phase": table.phase,
        "seat": viewer,
        "number": number,
        "chairs": [_chair(table, one, tell) for one in table.chairs],
        "bid": _own_bid(table, viewer),
        "undone": table.log.undone(viewer, over=over),
        "may": {"undo": _may_undo(table, chair, now), "hand_over": _may_hand_over(table, chair, now)},
        "result": _result(table) if over else None,
    }
    decision = "null" if chair is None or chair.mind else seen.decision
    steady = f'{written(changing)[1:-1]},{_fixed(table, tell)},{seen.common},"decision":{decision}'
    lines = ",".join([_line(table, line, tell) for line in table.log.since(viewer, since, over=over)])
    clock = _seconds_left(table, now)
    return Told(number, steady, f'"clock":{"null" if clock is None else clock},"since":{since},"log":[{lines}]')


def _teller(table: Table, language: str) -> Teller:
    """The table's teller in a language, with the names of the chairs; who has none goes by the seat's colour."""
    words = catalogue(language)
    if words.language not in table.tellers:
        names = [chair.name or words.say(f"seat-{chair.seat + 1}") for chair in table.chairs]
        table.tellers[words.language] = teller_for(table.game, words, names)
    return table.tellers[words.language]


def _fixed(table: Table, tell: Teller) -> str:
    """What never changes at the table."""
    language = tell.words.language
    if language not in table.fixed:
        opponents = [*tell.seats[table.game.players :]]
        fixed = {"game": table.game.name, "options": table.game.options, "opponents": opponents, "commitment": table.commitment}
        table.fixed[language] = written(fixed)[1:-1]
    return table.fixed[language]


def _chair(table: Table, chair: Chair, tell: Teller) -> Message:
    """A chair as everybody sees it; `bid` tells whether a sealed bid is in, where one is asked."""
    course = table.course
    bid = None
    if course is not None and course.sealed and chair.seat in course.position.to_act:
        bid = chair.seat in course.bids
    present = chair.kind == "bot" or (chair.kind == "human" and chair.absent_since is None)
    name = tell.seat(chair.seat)
    return {"seat": chair.seat, "name": name, "kind": chair.kind, "mind": chair.mind, "present": present, "bid": bid}


def _seen(table: Table, viewer: int | None) -> Seen:
    """What the viewer sees of the position, worked out once for each moment; bids change nothing of it."""
    course = table.course
    if course is None:
        return NOTHING
    if table.shown_at != course.moment:
        table.shown_at = course.moment
        table.shown.clear()
        table.seen.clear()
    if viewer not in table.seen:
        table.seen[viewer] = _look(table, viewer)
    found: Seen = table.seen[viewer]
    return found


def _look(table: Table, viewer: int | None) -> Seen:
    """The viewer's view, or the whole position where all is open, with scores; who sees the same is told the same."""
    position, rules = table.begun().position, table.game.rules
    view = position.view(viewer)
    seen = position if position.over or table.settings.analysis else view
    key = (seen.to_bytes(), viewer if rules.describes_apart(table.game.options) else None)
    if key not in table.shown:
        asked = None if position.over else {"kind": rules.asked(view.fields)[0], "seats": [*position.to_act]}
        shown = {"view": seen.to_dict(), "scores": [_score(score) for score in seen.scores()], "asked": asked}
        table.shown[key] = written(shown)[1:-1]
    if viewer not in position.to_act:
        return Seen(table.shown[key])
    return Seen(table.shown[key], written({"id": table.decision_id(), **_decision(view)}))


def _decision(view: View) -> Message:
    """What the view's seat is asked, worked out from the view that is there already."""
    decision = view.decision()
    decision._view = view
    return decision.to_dict()


def _score(score: Score) -> Message:
    return {"seat": score.seat, "total": score.total, "place": score.place, "parts": score.parts}


def _own_bid(table: Table, viewer: int | None) -> str | None:
    """The words of the viewer's own pending bid."""
    if table.course is None or viewer is None or viewer not in table.course.bids:
        return None
    return table.course.bids[viewer].words


def _line(table: Table, line: Numbered, tell: Teller) -> str:
    """A line of the log; `late` if it was secret while the game ran."""
    late = ',"late":true' if line.late else ""
    return f'{{"number":{line.number},{table.log.written(line.place, tell)}{late}}}'


def _seconds_left(table: Table, now: float | None) -> int | None:
    """The time that the asked people have left."""
    expires = table.expires()
    return None if expires is None or now is None else max(0, math.ceil(expires - now))


def _may_undo(table: Table, chair: Chair | None, now: float | None) -> bool:
    if chair is None or table.course is None or now is None:
        return False
    try:
        return table.steps_back(chair.seat, now) > 0
    except DvergarError:
        return False


def _may_hand_over(table: Table, chair: Chair | None, now: float | None) -> list[int]:
    return [] if chair is None or now is None else table.may_hand_over(chair.seat, now)


def _result(table: Table) -> Message:
    """The end: points, and what proves the deal."""
    dealer = table.begun().position.dealer
    scores = [_score(score) for score in table.begun().position.scores()]
    return {"scores": scores, "secret": dealer.secret.hex(), "nonces": [nonce.hex() for nonce in dealer.nonces]}
