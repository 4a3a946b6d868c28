"""Fits the weights of a game's simple rules (its heuristic) by self-play.

    python -m dvergar.lab.fit nidavellir --rounds 40 --games 480 --seed 1 [--players 2,3] [--from guessed] [--write]

The current weights play all seats but one, a candidate plays the last; every deal is played from every seat. In a round, pairs
of candidates are drawn symmetrically around a centre, and all play the same deals. The centre moves towards the better ones.
Then it challenges the current weights on fresh deals, and replaces them if its share of the duel is above one half by Wilson's
bound. Games run in the core. The same seed gives the same fit with any number of processes. Nothing here knows a game.
`--players 2,3,solo=andvettr` also fits for a game of one player with this option: there both play the same deals, each alone.
"""

import argparse
import ast
import os
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Self

from dvergar.api.play import Game, game
from dvergar.api.protocol import HeuristicWeights
from dvergar.api.registry import rules_of
from dvergar.core.board import Adviser
from dvergar.lab.fan_out import fan_out
from dvergar.lab.statistics import wilson

PAIRS = 8
"""Pairs of candidates in a round."""
BREADTH = 0.35
"""How far candidates deviate in the first round, relative to the weight."""
NARROW = 0.25
"""The part of that deviation left in the last round."""
SMALL = 8
"""Smaller weights deviate as if they were this large."""
STRAY = 8
"""Challenges that may fail in a row before the centre returns to the current weights."""
WIDEST = 32_000

Weights = tuple[int, ...]


class Duel(NamedTuple):
    """What a candidate won, and what each of its opponents won on average, in games."""

    won: float = 0.0
    lost: float = 0.0
    games: int = 0

    def plus(self, other: Self) -> "Duel":
        """Add two results."""
        return Duel(self.won + other.won, self.lost + other.lost, self.games + other.games)

    @property
    def share(self) -> float:
        """Return the candidate's share of what it and one opponent won: one half between equals, for any number of players."""
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Return Wilson's interval of the share; exact for two players, conservative for more."""
        return wilson(self.share, round(self.won + self.lost))


class Bout(NamedTuple):
    """Some deals of one game: a candidate against the current weights."""

    name: str
    table: str
    candidate: Weights
    reigning: Weights
    key: int
    deals: int


def table_of(name: str, words: str) -> Game:
    """Return a game with this number of players ("3"), or with an option ("solo=andvettr")."""
    option, _, value = words.partition("=")
    return game(name, **({option: value} if value else {"players": int(words)}))


def fight(bout: Bout) -> Duel:
    """Play the deals, each from every seat; a game of one player once by each."""
    table = table_of(bout.name, bout.table)
    ours, theirs = table.rules.heuristic(), table.rules.heuristic()
    ours.set_weights(bout.candidate)
    theirs.set_weights(bout.reigning)
    duel = Duel()
    for deal in range(bout.deals):
        if table.players == 1:
            won, lost = (won_by(table, [mind, None], 0, bout.key, deal) for mind in (ours, theirs))
            duel = duel.plus(Duel(won, lost, 1))
        else:
            for seat in range(table.players):
                won = won_by(table, [ours if other == seat else theirs for other in range(table.players)], seat, bout.key, deal)
                duel = duel.plus(Duel(won, (1 - won) / (table.players - 1), 1))
    return duel


def won_by(table: Game, bots: Sequence[Adviser | None], seat: int, key: int, deal: int) -> float:
    """Return what a seat wins in a game: 1, 0, or its share."""
    core = table.rules.start(table.options)
    core.play_heuristics(bots, key, deal)
    first = [core.place_of(other) == 1 for other in range(table.seats)]
    return float(first[seat] / sum(first))


class Arena:
    """Plays bouts on several processes; the result does not depend on their number."""

    def __init__(self, name: str, tables: Sequence[str], games: int, seed: int, processes: int) -> None:
        self.name = name
        self.tables = tables
        self.deals = {words: max(1, games // len(tables) // table_of(name, words).players) for words in tables}
        self._keys = random.Random(seed)
        self._processes = processes

    def duels(self, candidates: Sequence[Weights], reigning: Weights, times: int = 1) -> list[Duel]:
        """Play every candidate against the current weights on the same fresh deals."""
        keys = [(table, self._keys.getrandbits(64)) for _ in range(times) for table in self.tables]
        bouts = [
            Bout(self.name, table, candidate, reigning, key, self.deals[table]) for candidate in candidates for table, key in keys
        ]
        results = [*fan_out(fight, bouts, self._processes)]
        duels = []
        for first in range(0, len(results), len(keys)):
            duel = Duel()
            for part in results[first : first + len(keys)]:
                duel = duel.plus(part)
            duels.append(duel)
        return duels


class Round(NamedTuple):
    """The result of a round."""

    number: int
    challenge: Duel
    crowned: bool
    reigning: Weights


def fit(arena: Arena, start: Weights, rounds: int, seed: int, breadth: float = BREADTH) -> Iterator[Round]:
    """Yield the rounds one after another; the last one has the final weights."""
    rng = random.Random(seed)
    reigning = start
    middle = [float(weight) for weight in start]
    sizes = [max(SMALL, abs(weight)) for weight in start]
    strayed = 0
    for number in range(rounds):
        reach = breadth * NARROW ** (number / max(1, rounds - 1))
        steps = [[rng.gauss(0, reach * size) for size in sizes] for _ in range(PAIRS)]
        middle = moved(arena, middle, steps, reigning)
        challenger = rounded(middle)
        challenge = arena.duels([challenger], reigning, times=PAIRS)[0]
        crowned = challenge.interval[0] > 0.5
        strayed = 0 if crowned else strayed + 1
        if crowned:
            reigning = challenger
        elif strayed == STRAY:
            middle, strayed = [float(weight) for weight in reigning], 0
        yield Round(number + 1, challenge, crowned, reigning)


def moved(arena: Arena, middle: list[float], steps: list[list[float]], reigning: Weights) -> list[float]:
    """Move the centre along every step by how much better one end did than the other."""
    ends = [rounded([m + sign * d for m, d in zip(middle, step, strict=True)]) for step in steps for sign in (1, -1)]
    shares = [duel.share for duel in arena.duels(ends, reigning)]
    leads = [shares[2 * pair] - shares[2 * pair + 1] for pair in range(len(steps))]
    largest = max(map(abs, leads)) or 1.0
    for lead, step in zip(leads, steps, strict=True):
        middle = [m + lead / largest * d * 2 / len(steps) for m, d in zip(middle, step, strict=True)]
    return middle


def rounded(weights: Sequence[float]) -> Weights:
    """Round weights to integers that fit their field."""
    return tuple(max(-WIDEST, min(WIDEST, round(weight))) for weight in weights)


def weights_of(name: str) -> HeuristicWeights:
    """Return a game's file of weights."""
    return rules_of(name).weights


def write(path: Path, weights: Weights) -> None:
    """Replace the weights in a file with the fitted ones."""
    text = path.read_text(encoding="utf-8")
    place = next(
        node for node in ast.parse(text).body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "WEIGHTS_FITTED"
    )
    lines = text.splitlines()
    rows = [", ".join(map(str, weights[first : first + 10])) for first in range(0, len(weights), 10)]
    lines[place.lineno - 1 : place.end_lineno] = ["WEIGHTS_FITTED = (", *(f"    {row}," for row in rows), ")  # fmt: skip"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def report(found: Round, seconds: float) -> str:
    """Describe a round in one line."""
    low, high = found.challenge.interval
    share = f"{found.challenge.share:.4f} [{low:.4f}, {high:.4f}] of {found.challenge.games} games"
    return f"round {found.number}: {share}, {'crowned' if found.crowned else 'beaten off'}, {seconds:.0f} s"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m dvergar.lab.fit", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=480, help="games of each candidate in a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="2", help="numbers of players and options, as 2,3,solo=andvettr")
    parser.add_argument("--from", dest="start", choices=("guessed", "fitted"), default="guessed")
    parser.add_argument("--breadth", type=float, default=BREADTH, help="how far candidates deviate in the first round")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="put the result into the game's weights.py; then install again")
    given = parser.parse_args(arguments)
    file = weights_of(given.game)
    start: Weights = file.WEIGHTS_GUESSED if given.start == "guessed" else file.WEIGHTS_FITTED
    reigning, began = start, time.perf_counter()
    arena = Arena(given.game, given.players.split(","), given.games, given.seed, given.processes)
    for found in fit(arena, start, given.rounds, given.seed, given.breadth):
        reigning = found.reigning
        print(report(found, time.perf_counter() - began), flush=True)
    final = arena.duels([reigning], start, times=4 * PAIRS)[0]
    low, high = final.interval
    print(f"against the start: {final.share:.4f} [{low:.4f}, {high:.4f}] of {final.games} games")
    for name, before, after in zip(file.WEIGHT_NAMES, start, reigning, strict=True):
        print(f"  {name:20}{before:7}{after:7}")
    print(reigning)
    if given.write:
        write(Path(str(file.__file__)), reigning)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
