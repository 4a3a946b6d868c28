"""A game's settings for its bots: how each level plays and how positions are searched, with defaults."""

from typing import NamedTuple

from dvergar.core.constants import DECOUPLED

TREES = 4
"""The number of trees a search grows, whatever the number of threads."""


class Level(NamedTuple):
    """The bot of a level: its kind, its strength, and its deliberate mistakes."""

    family: str
    """The kind of bot: heuristic or search."""
    simulations: int = 0
    """The number of simulations per decision, for a bot that searches."""
    slips: int = 0
    """The percentage of decisions in which it plays at random."""
    elo: int = 0
    """Strength with two players: Elo above random play, as measured by `dvergar ladder`."""


class SearchStyle(NamedTuple):
    """The parameters of the search of a game."""

    horizon: int
    """A simulation is judged this many turns or rounds after the current one."""
    heat: int
    """The difference between two values of the heuristic that makes one prior 1/e of the other."""
    explore: float
    """The weight of exploration: the higher, the more often choices are tried that look worse."""
    doubt: float = 0.0
    """The assumed distance of an untried choice's value below the mean."""
    jitter: float = 1.0
    """The amount of random noise in the priors, so that no two trees are alike."""
    mixing: int = DECOUPLED
    """The method for secret decisions: decoupled UCT, which takes the most tried choice (DECOUPLED) or draws one weighted by the
    tries (DRAWN), or regret matching, which plays the average strategy (REGRETS)."""
    tremble: float = 0.2
    """With regret matching, the probability of drawing a choice from the priors instead."""
    trees: int = TREES


LEVELS = {
    "guest": Level("search", 8, slips=60),
    "apprentice": Level("search", 16, slips=25),
    "journeyman": Level("search", 50),
    "master": Level("search", 200),
    "elder": Level("search", 1000),
    "king": Level("search", 4000),
}
"""The default levels, for a game that defines none. They have not been measured, so they have no Elo."""


def search_style(players: int) -> SearchStyle:
    """Return the default search style, for a game without a heuristic: all priors are equal."""
    del players
    return SearchStyle(horizon=0, heat=1, explore=0.7)
