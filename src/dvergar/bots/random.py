"""The bot that plays at random: every legal action is equally likely."""

from dvergar.api.play import Decision, View
from dvergar.bots.base import Bot, Budget, Thought
from dvergar.core.rng import Rng


class RandomBot(Bot):
    """Picks an action at random and has no reasons."""

    name = "random"

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        """Return a random legal action."""
        code = self.choose(view, decision, budget)
        return Thought(code, view.game.rules.notation.words_of(view.fields, view.seat, code), {})

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:  # noqa: ARG002
        """Return only the code."""
        return decision.codes[Rng(*self.chances(view)).roll(len(decision.codes))]

    def mixture(self, view: View, decision: Decision, budget: Budget) -> dict[int, float]:  # noqa: ARG002
        """Return the same probability for all codes."""
        return dict.fromkeys(decision.codes, 1 / len(decision.codes))
