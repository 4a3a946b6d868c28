"""Plays bots against each other: the same deals for all, every seat for each, with confidence intervals.

A deal depends on the seed and its number alone, and so does every answer of a reproducible bot: the result is the same for any
number of processes. Bots get views, never the position.
"""

import hashlib
import itertools
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from typing import NamedTuple

from dvergar import __version__
from dvergar.api.play import Game, Position, game
from dvergar.bots.base import UNBOUND, Bot, Budget, Report
from dvergar.bots.registry import make_bot
from dvergar.core.board import Board
from dvergar.core.dealing import Dealer
from dvergar.core.json_data import JsonObject
from dvergar.lab.deals import secret_of
from dvergar.lab.fan_out import chunks, fan_out
from dvergar.lab.statistics import wilson

GAMES_IN_CHUNK = 40
SHARES = 60
"""Parts that a win is counted in, so that two to five winners share it in whole numbers."""
HALVES = 2
"""Halves per comparison of two bots: both for the better one, or one each."""

Seating = tuple[int, ...]
"""Which bot sits where: its index among the bots, for each seat."""


def seatings(bots: int, players: int) -> list[Seating]:
    """List the seatings for one deal: every rotation, so that each bot plays every seat.

    With fewer bots than players they fill the seats in turn; with more, every group of them plays.

    >>> seatings(2, 2), seatings(2, 3)
    ([(0, 1), (1, 0)], [(0, 1, 0), (1, 0, 0), (0, 0, 1)])
    >>> seatings(2, 1), seatings(3, 2)
    ([(0,), (1,)], [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)])
    """
    filled = tuple(seat % bots for seat in range(players))
    groups = [*itertools.combinations(range(bots), players)] if bots > players else [filled]
    return [*dict.fromkeys(group[turn:] + group[:turn] for group in groups for turn in range(players))]


class Match(NamedTuple):
    """Everything that the games depend on."""

    game: str
    options: JsonObject
    bots: tuple[str, ...]
    seed: int
    budget: Budget = UNBOUND

    @property
    def table(self) -> Game:
        """Return the game with its options."""
        return game(self.game, **self.options)

    @property
    def seatings(self) -> list[Seating]:
        """Return the seatings for one deal."""
        return seatings(len(self.bots), self.options["players"])

    def deals_for(self, games: int) -> int:
        """Return how many deals it takes for every bot to play the given number of games."""
        each = sum(0 in seating for seating in self.seatings)
        return -(-games // each)

    def secret(self, deal: int) -> bytes:
        """Return the secret of a deal."""
        return secret_of("arena", self.seed, deal)

    def mind(self, bot: int, deal: int) -> Bot:
        """Create a bot for one game, with its own seed."""
        digest = hashlib.sha256(f"dvergar arena {self.seed} {deal} bot {bot}".encode()).digest()
        return make_bot(self.bots[bot], int.from_bytes(digest[:8], "big"))

    def names(self) -> list[str]:
        """Return the bots' names; equal names are numbered."""
        seen: Counter[str] = Counter()
        found = []
        for bot in self.bots:
            seen[bot] += 1
            found.append(bot if seen[bot] == 1 else f"{bot} ({seen[bot]})")
        return found


@dataclass(slots=True)
class Standing:
    """A bot's results, summed over its seats."""

    games: int = 0
    seats: int = 0  # more than the games if it had several seats
    wins: int = 0  # in parts of SHARES
    points: int = 0
    places: int = 0
    margin: int = 0
    moves: int = 0
    cpu: float = 0.0

    def add(self, other: "Standing") -> None:
        """Add another bot's results."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


@dataclass(slots=True)
class Tally:
    """The results of some games. Automated opponents come after the bots."""

    standings: list[Standing]
    games: int = 0
    halves: Counter[tuple[int, int]] = field(default_factory=Counter)  # wins of the first over the second
    meetings: Counter[tuple[int, int]] = field(default_factory=Counter)
    shared: Counter[tuple[int, int]] = field(default_factory=Counter)  # games in which both played
    troubles: Counter[tuple[int, str]] = field(default_factory=Counter)
    examples: dict[tuple[int, str], tuple[int, Report]] = field(default_factory=dict)  # with the number of the game

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        for mine, theirs in zip(self.standings, other.standings, strict=True):
            mine.add(theirs)
        self.halves.update(other.halves)
        self.meetings.update(other.meetings)
        self.shared.update(other.shared)
        self.troubles.update(other.troubles)
        for trouble, (number, report) in other.examples.items():
            if trouble not in self.examples or number < self.examples[trouble][0]:
                self.examples[trouble] = number, report

    def end(self, core: Board, sitting: Seating) -> None:
        """Count a finished game; `sitting` says which bot played which seat."""
        self.games += 1
        seats = range(len(sitting))
        points, places = [core.points_of(seat) for seat in seats], [core.place_of(seat) for seat in seats]
        for seat, bot in enumerate(sitting):
            standing = self.standings[bot]
            standing.games += bot not in sitting[:seat]
            standing.seats += 1
            standing.wins += SHARES // places.count(1) if places[seat] == 1 else 0
            standing.points += points[seat]
            standing.places += places[seat]
            standing.margin += points[seat] - max(points[:seat] + points[seat + 1 :])
        for one, other in itertools.permutations(seats, 2):
            pair = sitting[one], sitting[other]
            if pair[0] != pair[1]:
                self.meetings[pair] += 1
                self.halves[pair] += (places[one] <= places[other]) + (places[one] < places[other])
        self.shared.update(itertools.permutations(dict.fromkeys(sitting), 2))

    def hear(self, bot: int, number: int, reports: Sequence[Report]) -> None:
        """Count a bot's failure in a game."""
        for report in reports:
            self.troubles[bot, report.kind] += 1
            self.examples.setdefault((bot, report.kind), (number, report))


def empty_tally(match: Match) -> Tally:
    """Return a tally of no games."""
    table = match.table
    return Tally([Standing() for _ in range(len(match.bots) + table.seats - table.players)])


def play_deals(match: Match, deals: range) -> Tally:
    """Some deals, each in every seating."""
    table, tally, sittings = match.table, empty_tally(match), match.seatings
    for deal in deals:
        for turn, seating in enumerate(sittings):
            play_game(match, table, deal, seating, tally, deal * len(sittings) + turn)
    return tally


def play_game(match: Match, table: Game, deal: int, seating: Seating, tally: Tally, number: int) -> None:
    """Play one game with a new bot for each seat, closed afterwards."""
    bots = [match.mind(bot, deal) for bot in seating]
    try:
        position = Position(table, table.rules.start(match.options), Dealer(match.secret(deal)))
        decide(position, bots, match.budget, [tally.standings[bot] for bot in seating])
    finally:
        for seated in bots:
            seated.close()
    automated = range(len(match.bots), len(tally.standings))
    tally.end(position.core, (*seating, *automated))
    for bot, seated in zip(seating, bots, strict=True):
        tally.standings[bot].cpu += seated.outside
        tally.hear(bot, number, seated.reports)


def decide(position: Position, bots: Sequence[Bot], budget: Budget, standings: Sequence[Standing]) -> None:
    """Play to the end; a bot gets only the view of its seat. CPU time is measured while it thinks."""
    clock = time.process_time
    while not position.over:
        seat = position.to_act[0]
        view = position.view(seat)
        decision = view.decision()
        began = clock()
        code = bots[seat].choose(view, decision, budget)
        standings[seat].cpu += clock() - began
        standings[seat].moves += 1
        position.step(seat, code)


@dataclass(frozen=True, slots=True)
class Result:
    """A tally with the settings that produced it."""

    match: Match
    deals: int
    tally: Tally
    seconds: float
    command: str = ""

    def to_dict(self) -> JsonObject:
        """Return the result as JSON data; everything except the times is reproducible, if the bots are."""
        match, table = self.match, self.match.table
        return {
            "command": self.command,
            "version": __version__,
            "build": table.rules.build.name,
            "game": table.name,
            "rules": table.rules.version,
            "options": table.options,
            "bots": list(match.bots),
            "budget": match.budget._asdict(),
            "seed": match.seed,
            "deals": self.deals,
            "games": self.tally.games,
            "fair_share": round(1 / table.seats, 5),
            "seconds": round(self.seconds, 3),
            "results": [self._bot(bot, name) for bot, name in enumerate(self.everybody())],
            "head_to_head": [self.pair(*pair) for pair in self.pairs()],
            "troubles": [self._trouble(*trouble) for trouble in sorted(self.tally.troubles)],
        }

    def everybody(self) -> list[str]:
        """Return the names of the bots, then of the automated opponents."""
        names = self.match.names()
        return names + ["automated"] * (len(self.tally.standings) - len(names))

    def _bot(self, bot: int, name: str) -> JsonObject:
        standing = self.tally.standings[bot]
        seats = max(1, standing.seats)
        share = standing.wins / SHARES / seats
        return {
            "bot": name,
            "games": standing.games,
            "seats": standing.seats,
            "win_share": round(share, 5),
            "win_interval": [round(end, 5) for end in wilson(share, standing.seats)],
            "mean_score": round(standing.points / seats, 3),
            "mean_rank": round(standing.places / seats, 3),
            "mean_margin": round(standing.margin / seats, 3),
            "moves": standing.moves,
            "cpu_per_move": round(standing.cpu / max(1, standing.moves), 9),
        }

    def pairs(self) -> list[tuple[int, int]]:
        """List the pairs that played against each other, each once."""
        return [(one, other) for one, other in sorted(self.tally.meetings) if one < other]

    def pair(self, one: int, other: int) -> JsonObject:
        """Return how often one ranked above the other; a tie counts half. Several meetings in a game count as one."""
        names, games = self.everybody(), self.tally.shared[one, other]
        share = self.tally.halves[one, other] / HALVES / self.tally.meetings[one, other]
        interval = [round(end, 5) for end in wilson(share, games)]
        return {"bot": names[one], "other": names[other], "games": games, "share": round(share, 5), "interval": interval}

    def _trouble(self, bot: int, kind: str) -> JsonObject:
        number, report = self.tally.examples[bot, kind]
        example = {"game": number, "text": report.text(), "lines": list(report.lines)}
        return {"bot": self.everybody()[bot], "kind": kind, "count": self.tally.troubles[bot, kind], "first": example}


def arena(
    match: Match,
    games: int,
    *,
    processes: int | None = None,
    progress: Callable[[int], object] = lambda _: None,
    command: str = "",
) -> Result:
    """Let bots play whole deals until each has played at least `games` games; `progress` is called with newly finished games."""
    deals, tally = match.deals_for(games), empty_tally(match)
    began = time.perf_counter()
    parts = chunks(deals, max(1, GAMES_IN_CHUNK // len(match.seatings)))
    for part in fan_out(partial(play_deals, match), parts, processes):
        tally.add(part)
        progress(part.games)
    return Result(match, deals, tally, max(time.perf_counter() - began, 1e-9), command)
