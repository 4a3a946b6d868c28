"""The bot that plays at random: every legal action is equally likely."""

import random

from dvergar.games import Decision


class RandomBot:
    """Chooses by its own generator, so that the same seed plays the same way."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, decision: Decision) -> int:
        """The code of an action."""
        return self._rng.choice(decision.codes)
