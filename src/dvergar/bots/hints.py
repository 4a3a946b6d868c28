"""Hints: the choice of a strong bot with its chance to win, the next best, and reasons in the engine's own figures.

Like every bot, it gets the view of a seat and nothing else.

>>> import dvergar
>>> view = dvergar.game("nidavellir", players=2).start(seed=1).view(0)
>>> hint = hint_for(view, Budget(simulations=200))
>>> hint.words in view.decision().words, hint.simulations
(True, 200)
>>> hint_for(view, Budget(simulations=200)) == hint
True
"""

from typing import NamedTuple

from dvergar.api.play import Decision, View
from dvergar.api.reasons import Reason, reasons_for
from dvergar.bots.base import Budget, Thought
from dvergar.bots.search import SearchBot
from dvergar.core.json_data import JsonObject

BUDGET = Budget(simulations=4000, seconds=1.0)
"""The budget for a hint, in every interface."""
CLOSE = 1.0
"""Chances that differ by less than this many per cent count as equal."""


class Hint(NamedTuple):
    """What a strong bot would do. Chances to win are in per cent, None if nothing could be compared.

    `close` means that the next best is as good as the choice, `interpreted` that an interpreted core ran fewer simulations.
    """

    words: str
    chance: int | None
    following: str | None
    following_chance: int | None
    close: bool
    reasons: tuple[Reason, ...]
    simulations: int
    interpreted: bool

    def to_dict(self) -> JsonObject:
        """Return the hint as JSON data."""
        return {**self._asdict(), "reasons": [reason._asdict() for reason in self.reasons]}


def hint_for(view: View, budget: Budget = BUDGET) -> Hint:
    """Return the hint for the decision that the view's seat owes. The same view and simulations give the same hint."""
    decision = view.decision()
    thought = SearchBot().think(view, decision, budget)
    following = _following(thought)
    return Hint(
        thought.words,
        _percent(thought, thought.words),
        following,
        _percent(thought, following),
        following is not None and thought.worths[thought.words] - thought.worths[following] < CLOSE,
        tuple(_reasons(view, decision, thought.words, following)),
        sum(thought.tries.values()),
        view.game.rules.build.is_interpreted,
    )


def _following(thought: Thought) -> str | None:
    """Return the next best action: among the others, the one tried most often."""
    others = [words for words in thought.tries if words != thought.words]
    return max(others, key=lambda words: (thought.tries[words], thought.worths[words]), default=None)


def _percent(thought: Thought, words: str | None) -> int | None:
    """Return the chance of an action in whole per cent. Simulations prove nothing, so it is never 0 or 100."""
    return None if words not in thought.worths else min(99, max(1, round(thought.worths[words])))


def _reasons(view: View, decision: Decision, best: str, following: str | None) -> list[Reason]:
    """Return the reasons for the best choice, in the game's own figures."""
    traits = view.game.rules.presentation.traits_of(view.core, view.fields, view.seat, decision.choices)
    others = [told for words, told in traits.items() if words != best]
    return reasons_for(traits[best], None if following is None else traits[following], others)
