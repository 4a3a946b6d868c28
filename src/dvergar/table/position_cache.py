"""What there is to see of the position at one moment, as plain data; bids change nothing of it.

What everybody sees is built once. A seat that sees more is given dicts of its own around the shared ones. Nobody may change any
of them.
"""

from collections.abc import Set
from typing import NamedTuple

from dvergar.api.play import Position, View
from dvergar.core.json_data import JsonObject

Data = JsonObject


class Seen(NamedTuple):
    """What a viewer sees of the position: the view with scores and what is asked, and the seat's own decision."""

    view: Data | None = None
    scores: list[Data] | None = None
    facts: Data | None = None
    asked: Data | None = None
    decision: Data | None = None


NOTHING = Seen()
"""What there is to see before the game."""


class PositionCache:
    """The position as it stands at a moment; where everything is open all see all of it.

    Once the `people` have seen it nothing but what they saw is kept.
    """

    def __init__(self, position: Position, moment: int, decision_id: str, people: Set[int], *, is_open: bool) -> None:
        self.moment = moment
        self._position = position
        self._decision_id = decision_id
        self._people = people
        self._to_act = position.to_act
        self._open = is_open or position.over
        self._alike = self._open or position.game.rules.all_see_alike
        self._shown: Position | View | None = None
        self._seen: dict[int | None, Seen] = {}

    def of(self, viewer: int | None) -> Seen:
        """What a viewer sees."""
        seen = self._seen.get(viewer)
        if seen is None:
            shown = self._shown = self._shown or (self._position if self._open else self._position.view(None))
            common = self._seen[None] = self._seen.get(None) or _seen_by_all(shown)
            seen = self._seen[viewer] = common if viewer is None else self._look(viewer, shown, common)
            if self._people <= self._seen.keys():
                self._shown = None
        return seen

    def _look(self, viewer: int, shown: Position | View, common: Seen) -> Seen:
        """A seat is shown what everybody is, but for what it sees otherwise, and what it is asked."""
        view = common.view if self._alike else self._own_view(viewer, shown, common)
        decision = self._asked(self._view(viewer, shown)) if viewer in self._to_act else None
        return common._replace(view=view, decision=decision)

    def _view(self, viewer: int, shown: Position | View) -> View:
        """What a seat is asked about; where that is open to all nobody needs to look again."""
        if isinstance(shown, View) and self._position.game.rules.asks_openly(shown.fields):
            return shown.seen_by(viewer)
        return self._position.view(viewer)

    def _own_view(self, viewer: int, shown: Position | View, common: Seen) -> Data:
        """What a seat sees of a position that it sees otherwise than everybody: mostly itself alone."""
        position, shared = self._position, common.view
        own = position.game.rules.describe_own(position.core, shown.fields, viewer)
        if own is None or shared is None:
            return position.view(viewer).to_dict()
        seats = shared["seats"]
        return {**shared, "seats": [*seats[:viewer], own, *seats[viewer + 1 :]]}

    def _asked(self, view: View) -> Data:
        """What the view's seat is asked."""
        decision = view.decision()
        return {"id": self._decision_id, **decision.to_dict(), "details": decision.details}


def _seen_by_all(shown: Position | View) -> Seen:
    """What everybody sees of a position."""
    asked = None if shown.over else {"kind": shown.asked[0], "seats": shown.to_act}
    return Seen(shown.to_dict(), [score.to_dict() for score in shown.scores()], shown.facts(), asked)
