"""What viewers see of the position at one moment; bids do not change it.

What everybody sees is built and encoded once. A seat that sees more of its own cards gets its own dict around the shared parts.
"""

from collections.abc import Set
from typing import NamedTuple

from dvergar.api.encoder import Encoded
from dvergar.api.play import Position, View
from dvergar.core.json_data import JsonObject

Data = JsonObject


class Seen(NamedTuple):
    """What a viewer sees of the position: the view with scores and decisions, and the decision of the viewer's own seat."""

    view: Encoded | None = None
    scores: Encoded | None = None
    facts: Encoded | None = None
    asked: Encoded | None = None
    decision: Encoded | None = None


NOTHING = Seen()
"""What there is to see before the game starts."""


class PositionCache:
    """The position at one moment, per viewer; if everything is open, everyone sees all of it.

    Once all `people` have seen it, only the encoded views are kept.
    """

    def __init__(self, position: Position, moment: int, decision_id: str, people: Set[int], *, is_open: bool) -> None:
        self.moment = moment
        self._position = position
        self._decision_id = decision_id
        self._people = people
        self._to_act = position.to_act
        self._open = is_open or position.over
        self._alike = self._open or position.game.rules.all_see_alike
        self._common: SharedView | None = None
        self._seen: dict[int | None, Seen] = {}

    def of(self, viewer: int | None) -> Seen:
        """Return what a viewer sees."""
        seen = self._seen.get(viewer)
        if seen is None:
            common = self._common = self._common or SharedView(self._position if self._open else self._position.view(None))
            self._seen[None] = common.seen
            seen = self._seen[viewer] = common.seen if viewer is None else self._look(viewer, common)
            if self._people <= self._seen.keys():
                self._common = None
        return seen

    def _look(self, viewer: int, common: "SharedView") -> Seen:
        """Build a seat's view: the shared one, except for what this seat sees differently and its own decision."""
        view = common.seen.view if self._alike else Encoded.of(self._own_view(viewer, common))
        decision = Encoded.of(self._asked(self._view(viewer, common.shown))) if viewer in self._to_act else None
        return Seen(view, common.seen.scores, common.seen.facts, common.seen.asked, decision)

    def _view(self, viewer: int, shown: Position | View) -> View:
        """Return the view for a seat's decision; where everything is open, the shared view is enough."""
        if isinstance(shown, View) and self._position.game.rules.asks_openly(shown.fields):
            return shown.seen_by(viewer)
        return self._position.view(viewer)

    def _own_view(self, viewer: int, common: "SharedView") -> Data:
        """Return the view of a seat that sees the position differently from the others, mostly its own part."""
        position, seats = self._position, common.view["seats"]
        own = position.game.rules.describe_own(position.core, common.shown.fields, viewer)
        if own is None:
            return position.view(viewer).to_dict()
        return {**common.view, "seats": [*seats[:viewer], own, *seats[viewer + 1 :]]}

    def _asked(self, view: View) -> Data:
        """Return the decision of the view's seat."""
        decision = view.decision()
        return {"id": self._decision_id, **decision.to_dict(), "details": decision.details}


class SharedView:
    """What everyone sees of a position, as plain data and encoded."""

    def __init__(self, shown: Position | View) -> None:
        asked = None if shown.over else {"kind": shown.asked[0], "seats": shown.to_act}
        scores = [score.to_dict() for score in shown.scores()]
        self.shown = shown
        self.view = shown.to_dict()
        self.seen = Seen(*map(Encoded.of, (self.view, scores, shown.facts(), asked)))
