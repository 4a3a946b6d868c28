"""The ladder: plays the levels of a game against each other and rates them, in Elo above random play.

Two players: a deal is played by pairs of levels from both seats. Neighbours, hard to tell apart, meet in every deal, the others
only in some; fast levels play more deals, which costs little time. More players, and half as many deals: a random group of
levels plays every deal in every rotation. The result depends on the seed alone, whatever the number of processes.
"""

import itertools
import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from dvergar.api.play import game
from dvergar.api.registry import offer_of
from dvergar.bots.base import LEVEL_NAMES
from dvergar.bots.levels import level_of
from dvergar.bots.registry import known_bots
from dvergar.core.json_data import JsonObject
from dvergar.lab.arena import HALVES, SHARES, Match, Seating, Standing, Tally, empty_tally, play_game
from dvergar.lab.elo import Meetings, bootstrap, elo, interval, together
from dvergar.lab.fan_out import fan_out

RANDOM = "random"
"""The bot that is rated 0."""
SAMPLES = 400
"""How often the ratings are recomputed from resampled deals."""
EVERY = (1, 1, 2, 4)
"""By distance on the ladder: two levels meet in every deal, in every second, or in every fourth."""


QUICK, SOON, FEW = 16, 4, 200
"""The factors by which two levels without search, or with few simulations, play more deals, and the limit for “few”."""


class Rung(NamedTuple):
    """One level on the ladder."""

    level: str
    elo: float
    low: float
    high: float
    games: int
    win_share: float
    cpu_per_move: float


class Standings(NamedTuple):
    """The results of the levels with one number of players, or alone against an automated opponent."""

    options: JsonObject
    games: int
    seconds: float
    rungs: tuple[Rung, ...]
    gaps: tuple[tuple[float, float, float], ...]
    """From each rung to the next: the Elo difference and its interval."""
    shares: dict[tuple[int, int], tuple[float, int]]
    """How often one ranked above the other, and in how many games they met."""


class Plan(NamedTuple):
    """Which games are played: by which bots, with which deals and which seed. The first bot is rated 0."""

    game: str
    options: JsonObject
    deals: int
    seed: int
    bots: tuple[str, ...] = (RANDOM, *LEVEL_NAMES)

    @property
    def players(self) -> int:
        """Return the number of players."""
        return int(self.options["players"])

    @property
    def match(self) -> Match:
        """Return the match that the games belong to."""
        return Match(self.game, game(self.game, **self.options).options, self.bots, self.seed)

    @property
    def all_deals(self) -> int:
        """Return the number of deals, including those that only the fastest bots play."""
        return self.deals * QUICK if self.players == 2 else self.deals

    @property
    def games(self) -> int:
        """Return the number of games."""
        return sum(len([*self.seatings(deal)]) for deal in range(self.all_deals))

    def seatings(self, deal: int) -> Iterator[Seating]:
        """Yield the seatings of a deal: pairs (distant ones only sometimes), or a random group; each plays every seat."""
        for group in self._groups(deal):
            for turn in range(self.players):
                yield group[turn:] + group[:turn]

    def _groups(self, deal: int) -> Iterator[Seating]:
        bots = range(len(self.bots))
        if self.players == 1:
            yield from ((bot,) for bot in bots)
        elif self.players > 2:
            yield tuple(random.Random(f"{self.seed} {deal}").sample(bots, self.players))
        else:
            playing = [bot for bot in bots if deal < self.deals * times_of(self.game, self.bots[bot])]
            for one, other in itertools.combinations(playing, 2):
                if not (deal + one) % EVERY[min(other - one, len(EVERY) - 1)]:
                    yield one, other


def times_of(name: str, bot: str) -> int:
    """Return how many times as many deals a pair plays; faster bots play more."""
    if bot in LEVEL_NAMES:
        simulations = level_of(name, bot).simulations
        return (SOON if simulations else QUICK) if simulations <= FEW else 1
    return QUICK if bot in known_bots() else 1


def plans(name: str, deals: int, seed: int) -> list[Plan]:
    """Return the games of a whole ladder: for every number of players, and alone against each automated opponent."""
    return [Plan(name, options, _deals(deals, options["players"]), seed) for options in offer_of(name).sizes]


def _deals(deals: int, players: int) -> int:
    """Return the number of deals: four times as many alone, where each is one short game; half as many with more players."""
    return 4 * deals if players == 1 else deals if players == 2 else (deals + 1) // 2


def play_deal(plan: Plan, deal: int) -> Tally:
    """Play all games of one deal."""
    match = plan.match
    table, tally = match.table, empty_tally(match)
    for turn, seating in enumerate(plan.seatings(deal)):
        play_game(match, table, deal, seating, tally, turn)
    return tally


def climb(plan: Plan, processes: int | None = None, progress: Callable[[int], object] = lambda _: None) -> Standings:
    """Play all deals and rate the levels; `progress` is called with newly finished games."""
    began = time.perf_counter()
    deals = []
    for tally in fan_out(partial(play_deal, plan), range(plan.all_deals), processes):
        deals.append(tally)
        progress(tally.games)
    return standings_of(plan, deals, time.perf_counter() - began)


def standings_of(plan: Plan, deals: Sequence[Tally], seconds: float) -> Standings:
    """Return the ratings of all bots and of each step of the ladder, with their intervals."""
    whole = empty_tally(plan.match)
    for tally in deals:
        whole.add(tally)
    count = len(whole.standings)
    halves: list[Meetings] = [tally.halves for tally in deals]
    ratings = elo(together(halves), count)
    drawn = bootstrap(halves, count, SAMPLES, plan.seed)
    rungs = [
        rung(bot, ratings[place], interval([each[place] for each in drawn]), whole.standings[place])
        for place, bot in enumerate(plan.bots)
    ]
    gaps = [
        (ratings[upper] - ratings[lower], *interval([each[upper] - each[lower] for each in drawn]))
        for lower, upper in itertools.pairwise(range(len(plan.bots)))
    ]
    shares = {pair: (whole.halves[pair] / HALVES / met, whole.shared[pair]) for pair, met in whole.meetings.items()}
    return Standings(plan.options, whole.games, seconds, tuple(rungs), tuple(gaps), shares)


def rung(level: str, rating: float, ends: tuple[float, float], standing: Standing) -> Rung:
    """Return a level with its measurements."""
    seats = max(1, standing.seats)
    return Rung(level, rating, *ends, standing.games, standing.wins / SHARES / seats, standing.cpu / max(1, standing.moves))
