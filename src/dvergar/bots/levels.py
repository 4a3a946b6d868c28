"""How strong a bot shall be: levels, from one that a child beats to the strongest, with the same names in all games.

A level is a way to play, a budget and how often it slips; this table alone says which. `dvergar ladder` measures how far apart
the levels are.

>>> import dvergar
>>> view = dvergar.game("nidavellir", players=2).start(seed=1).view(0)
>>> Levelled("journeyman", seed=5).think(view, view.decision(), Budget()).unit
'points'
"""

from collections.abc import Sequence
from typing import NamedTuple

from dvergar.bots.minds import Budget, Mind, Thought, mind
from dvergar.core.builds import is_interpreted
from dvergar.core.stream import Stream
from dvergar.games import Decision, Game, View

HUNDRED = 100
SECONDS = 1.0
"""Where time counts no level thinks longer about a decision; where the core is interpreted, the upper ones are weaker for it."""


class Level(NamedTuple):
    """How a level plays a game."""

    family: str
    """A way to play: one of the minds."""
    simulations: int = 0
    """How many it may run for a decision, if it searches."""
    slips: int = 0
    """In how many of a hundred decisions it takes just anything."""
    elo: int = 0
    """How strong it is with two players: Elo above play at random, as `dvergar ladder` measured it."""


LEVELS: dict[str, dict[str, Level]] = {
    "nidavellir": {
        "guest": Level("thumb", slips=60, elo=470),
        "apprentice": Level("thumb", slips=20, elo=1048),
        "journeyman": Level("thumb", elo=1368),
        "master": Level("search", 12, elo=1570),
        "elder": Level("search", 120, elo=1811),
        "king": Level("search", 3000, elo=1995),
    },
    "dwarf": {
        "guest": Level("thumb", slips=75, elo=279),
        "apprentice": Level("thumb", slips=40, elo=662),
        "journeyman": Level("thumb", slips=18, elo=937),
        "master": Level("thumb", slips=5, elo=1123),
        "elder": Level("search", 100, elo=1331),
        "king": Level("search", 4000, elo=1462),
    },
}


def level_of(game: str, name: str) -> Level:
    """How the level of a name plays a game."""
    return LEVELS[game][name]


def weaker_here(table: Game) -> list[str]:
    """The levels that have too little time for their simulations where the core is interpreted."""
    levels = LEVELS[table.name]
    return [name for name in levels if levels[name].simulations] if is_interpreted(table.rules.engine) else []


def weaker_at(table: Game, seats: Sequence[Mind | None]) -> list[str]:
    """Those of them that sit at a table, each once."""
    names = {seated.name for seated in seats if seated}
    return [name for name in weaker_here(table) if name in names]


def patience(table: Game, budget: Budget) -> Budget:
    """The budget at a table where somebody waits: on an interpreted core time counts."""
    if budget.seconds is None and is_interpreted(table.rules.engine):
        return budget._replace(seconds=SECONDS)
    return budget


class Levelled(Mind):
    """A mind of a level: it plays as the level's family does, with its budget, and slips as often as it does."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self._minds: dict[str, Mind] = {}

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        """What the level plays; a slip has no reasons."""
        code = self._slip(view, decision)
        if code is None:
            return self._mind(view).think(view, decision, self._budget(view, budget))
        return Thought(code, decision.words[decision.codes.index(code)], {})

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        """The code alone."""
        code = self._slip(view, decision)
        return self._mind(view).choose(view, decision, self._budget(view, budget)) if code is None else code

    def mixture(self, view: View, decision: Decision, budget: Budget) -> dict[int, float]:
        """How likely it plays each code, if it does not slip here."""
        code = self._slip(view, decision)
        return self._mind(view).mixture(view, decision, self._budget(view, budget)) if code is None else {code: 1.0}

    def stop(self) -> None:
        """Answer soon."""
        for seated in self._minds.values():
            seated.stop()

    def _slip(self, view: View, decision: Decision) -> int | None:
        """Just anything, if it slips here."""
        chances = Stream(*self.chances(view))
        slips = chances.roll(HUNDRED) < level_of(view.game.name, self.name).slips
        return decision.codes[chances.roll(len(decision.codes))] if slips else None

    def _mind(self, view: View) -> Mind:
        """Who plays for the level in a game."""
        family = level_of(view.game.name, self.name).family
        if family not in self._minds:
            self._minds[family] = mind(family, self.seed)
        return self._minds[family]

    def _budget(self, view: View, budget: Budget) -> Budget:
        """The level's own simulations. Where time counts, it takes no longer than a level may; otherwise it repeats exactly."""
        seconds = None if budget.seconds is None else min(SECONDS, budget.seconds)
        return Budget(level_of(view.game.name, self.name).simulations or None, seconds)
