"""The heuristic bot: it values every legal action by formulas of the game and takes the best.

The formulas and their weights are the game's own (`bot/heuristic.py` and `bot/heuristic_weights.py`); they run in its core.
"""

from dvergar.api.play import Decision, View
from dvergar.api.protocol import GameRules
from dvergar.bots.base import Bot, Budget, Thought
from dvergar.core.board import Adviser, Board


class HeuristicBot(Bot):
    """Takes the action with the highest value; ties are broken at random. Its reasons are the values.

    In a game without a heuristic it plays at random.
    """

    name = "thumb"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._heuristics: dict[str, Adviser] = {}

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        """Return the best action, and the value of each, in points or as a chance to win."""
        rules, code, words = view.game.rules, self.choose(view, decision, budget), decision.words
        if not rules.has_heuristic:
            return Thought(code, words[decision.codes.index(code)], {})
        weighed = self._thumb(rules).worths(view.core, view.seat)
        worths = {action: worth / rules.weights.WORTH_UNIT for action, worth in zip(words, weighed, strict=True)}
        return Thought(code, words[decision.codes.index(code)], worths, rules.weights.WORTH_NAME)

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:  # noqa: ARG002
        """Return only the code."""
        return self._thumb(view.game.rules).choose(view.core, view.seat, *self.chances(view))

    def _thumb(self, rules: GameRules[Board]) -> Adviser:
        """Return the game's heuristic with its fitted weights."""
        if rules.name not in self._heuristics:
            self._heuristics[rules.name] = rules.heuristic()
        return self._heuristics[rules.name]
