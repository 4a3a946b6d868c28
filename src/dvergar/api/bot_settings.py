"""What a game says about its bots: how each level plays, and how positions are searched; and what holds where it says nothing."""

from typing import NamedTuple

from dvergar.core.constants import DECOUPLED

TREES = 4
"""Always so many grow, whatever the number of threads."""


class Level(NamedTuple):
    """How a level plays a game."""

    family: str
    """The bot that plays: by heuristic or by search."""
    simulations: int = 0
    """How many it may run for a decision, if it searches."""
    slips: int = 0
    """In how many of a hundred decisions it plays at random."""
    elo: int = 0
    """How strong it is with two players: Elo above play at random, as `dvergar ladder` measured it."""


class SearchStyle(NamedTuple):
    """How a game is searched."""

    horizon: int
    """A simulation is judged so many turns or rounds after the one under way."""
    heat: int
    """How far behind a worth by rule of thumb is, of which e times less is thought."""
    explore: float
    """How much is tried that looks worse."""
    doubt: float = 0.0
    """How much worse than the mean a choice is taken to be that was not tried."""
    jitter: float = 1.0
    """How far chance changes what is thought of a choice at first, so that no two trees are alike."""
    mixing: int = DECOUPLED
    """Decisions in secret: by decoupled UCT, where the most tried choice is taken (DECOUPLED) or one drawn by tries (DRAWN), or
    from the mean mixture of regret matching (REGRETS)."""
    tremble: float = 0.2
    """With regret matching, how often chance alone decides."""
    trees: int = TREES


LEVELS = {
    "guest": Level("search", 8, slips=60),
    "apprentice": Level("search", 16, slips=25),
    "journeyman": Level("search", 50),
    "master": Level("search", 200),
    "elder": Level("search", 1000),
    "king": Level("search", 4000),
}
"""The levels of a game that does not say how they play. Nobody has measured them, so they have no Elo."""


def search_style(players: int) -> SearchStyle:
    """How a game is searched that does not say it: for want of a rule of thumb all choices look equal at first."""
    del players
    return SearchStyle(horizon=0, heat=1, explore=0.7)
