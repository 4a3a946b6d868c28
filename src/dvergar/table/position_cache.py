"""What there is to see of the position at one moment, as JSON; bids change nothing of it. What all see is worked out once."""

from collections.abc import Set
from typing import Any, NamedTuple

from dvergar.api.pieces import JSON, written
from dvergar.api.play import Position, View
from dvergar.api.protocol import GameRules, Score


class Seen(NamedTuple):
    """What a viewer sees of the position, as JSON: the view with scores and what is asked, and the seat's own decision."""

    common: str
    decision: str = "null"


NOTHING = Seen('"view":null,"scores":null,"facts":null,"asked":null')
"""What there is to see before the game."""


class SharedView:
    """What everybody sees of a position, and its JSON."""

    def __init__(self, shown: Position | View) -> None:
        described, rules = shown.to_dict(JSON), shown.game.rules
        scores = [JSON.one(points_told, (rules, seat, *figures)) for seat, figures in enumerate(rules.figures(shown.core))]
        asked = None if shown.over else {"kind": rules.asked(shown.fields)[0], "seats": shown.to_act}
        self.view = shown if isinstance(shown, View) else None
        self.fields = shown.fields
        self._rest = written({"scores": scores, "facts": shown.facts(JSON), "asked": asked})[1:-1]
        self._seats = [written(seat) for seat in described.pop("seats")]
        self._board = written(described)[:-1]
        self.text = self._with(self._seats)

    def text_with(self, seat: int, own: str) -> str:
        """What a seat is told that sees itself so, and everything else as everybody does."""
        return self.text if own == self._seats[seat] else self._with([*self._seats[:seat], own, *self._seats[seat + 1 :]])

    def text_of(self, described: dict[str, Any]) -> str:
        """What a seat is told whose whole view is described so."""
        return f'"view":{written(described)},{self._rest}'

    def _with(self, seats: list[str]) -> str:
        """The seats are the last of what is described, in every game."""
        return f'"view":{self._board},"seats":[{",".join(seats)}]}},{self._rest}'


class PositionCache:
    """The position as it stands at a moment; where everything is open all see all of it.

    Once the `people` have seen it nothing but texts is kept.
    """

    def __init__(self, position: Position, moment: int, decision: str, people: Set[int], *, is_open: bool) -> None:
        self.moment = moment
        self._position = position
        self._decision = decision
        self._people = people
        self._to_act = position.to_act
        self._open = is_open or position.over
        self._alike = self._open or position.game.rules.all_see_alike
        self._common: SharedView | None = None
        self._seen: dict[int | None, Seen] = {}

    def of(self, viewer: int | None) -> Seen:
        """What a viewer sees."""
        seen = self._seen.get(viewer)
        if seen is None:
            self._common = self._common or SharedView(self._position if self._open else self._position.view(None))
            self._seen[None] = Seen(self._common.text)
            seen = self._seen[viewer] = self._look(viewer, self._common)
            if self._people <= self._seen.keys():
                self._common = None
        return seen

    def _look(self, viewer: int | None, common: SharedView) -> Seen:
        """A seat is shown what everybody is, but for what it sees otherwise, and what it is asked."""
        if viewer is None:
            return self._seen[None]
        decision = self._asked(self._view(viewer, common)) if viewer in self._to_act else "null"
        return Seen(common.text if self._alike else self._own_text(viewer, common), decision)

    def _view(self, viewer: int, common: SharedView) -> View:
        """What a seat is asked about; where that is open to all nobody needs to look again."""
        if common.view and self._position.game.rules.asks_openly(common.fields):
            return common.view.seen_by(viewer)
        return self._position.view(viewer)

    def _own_text(self, viewer: int, common: SharedView) -> str:
        """What a seat is told of a position that it sees otherwise than everybody."""
        position, rules = self._position, self._position.game.rules
        own = rules.describe_own(position.core, common.fields, viewer, JSON)
        return common.text_of(position.view(viewer).to_dict(JSON)) if own is None else common.text_with(viewer, written(own))

    def _asked(self, view: View) -> str:
        """What the view's seat is asked."""
        decision = view.decision()
        details = view.game.rules.details(view.core, view.fields, decision.seat, decision.codes)
        return written({"id": self._decision, **decision.told(), "details": details})


def score_told(score: Score) -> dict[str, Any]:
    """A seat's points as they are told."""
    return {"seat": score.seat, "total": score.total, "place": score.place, "parts": score.parts}


def points_told(rules: GameRules, seat: int, total: int, place: int, *parts: int) -> dict[str, Any]:
    """The same from its figures."""
    return {"seat": seat, "total": total, "place": place, "parts": dict(zip(rules.part_names, parts, strict=True))}
