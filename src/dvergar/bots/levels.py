"""Levels of bots, from one that a child can beat to the strongest, with the same names in all games.

A level is a method, a budget and a rate of mistakes, all defined by the game's table of levels. `dvergar ladder` measures how far
apart they are.

>>> import dvergar
>>> view = dvergar.game("nidavellir", players=2).start(seed=1).view(0)
>>> LevelBot("journeyman", seed=5).think(view, view.decision(), Budget()).unit
'points'
"""

from collections.abc import Callable, Sequence

from dvergar.api.bot_settings import Level
from dvergar.api.play import Decision, Game, View
from dvergar.api.registry import levels_of
from dvergar.bots.base import Bot, Budget, Thought
from dvergar.bots.heuristic import HeuristicBot
from dvergar.bots.search import SearchBot
from dvergar.core.rng import Rng

HUNDRED = 100
SECONDS = 1.0
"""The most seconds a level thinks about a decision if time is limited. On an interpreted core this weakens the upper levels."""

FAMILIES: dict[str, Callable[[int], Bot]] = {"thumb": HeuristicBot, "search": SearchBot}
"""The methods by which levels play."""


def level_of(game: str, name: str) -> Level:
    """Return how a level plays a game."""
    return levels_of(game)[name]


def weaker_here(table: Game) -> list[str]:
    """List the levels that have too little time for their simulations on an interpreted core."""
    levels = levels_of(table.name)
    return [name for name in levels if levels[name].simulations] if table.rules.build.is_interpreted else []


def weaker_at(table: Game, seats: Sequence[Bot | None]) -> list[str]:
    """List those of these levels that sit at a table, each once."""
    names = {seated.name for seated in seats if seated}
    return [name for name in weaker_here(table) if name in names]


def patience(table: Game, budget: Budget) -> Budget:
    """Return the budget at a table where people wait: on an interpreted core, time is limited."""
    if budget.seconds is None and table.rules.build.is_interpreted:
        return budget._replace(seconds=SECONDS)
    return budget


class LevelBot(Bot):
    """A bot of a level: it plays with the level's method and budget, and makes mistakes as often as the level does."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self._bots: dict[str, Bot] = {}

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        """Return what the level plays; a deliberate mistake has no reasons."""
        code = self._slip(view, decision)
        if code is None:
            return self._player(view).think(view, decision, self._budget(view, budget))
        return Thought(code, decision.words[decision.codes.index(code)], {})

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        """Return only the code."""
        code = self._slip(view, decision)
        return self._player(view).choose(view, decision, self._budget(view, budget)) if code is None else code

    def mixture(self, view: View, decision: Decision, budget: Budget) -> dict[int, float]:
        """Return the probability of each code, if it makes no mistake here."""
        code = self._slip(view, decision)
        return self._player(view).mixture(view, decision, self._budget(view, budget)) if code is None else {code: 1.0}

    def stop(self) -> None:
        """Ask the bot to answer soon."""
        for seated in self._bots.values():
            seated.stop()

    def _slip(self, view: View, decision: Decision) -> int | None:
        """Return a random action if the bot makes a mistake here."""
        chances = Rng(*self.chances(view))
        slips = chances.roll(HUNDRED) < level_of(view.game.name, self.name).slips
        return decision.codes[chances.roll(len(decision.codes))] if slips else None

    def _player(self, view: View) -> Bot:
        """Return the bot that plays for the level in a game."""
        family = level_of(view.game.name, self.name).family
        if family not in self._bots:
            self._bots[family] = FAMILIES[family](self.seed)
        return self._bots[family]

    def _budget(self, view: View, budget: Budget) -> Budget:
        """Return the level's simulations. Where time is limited, at most a level's time; otherwise its choice is reproducible."""
        seconds = None if budget.seconds is None else min(SECONDS, budget.seconds)
        return Budget(level_of(view.game.name, self.name).simulations or None, seconds)
