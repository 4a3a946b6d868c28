"""Measures bids: what a bot's last bid loses to the best reply, in two-player games that are solved exactly.

    python -m dvergar.lab.yardstick --positions 100 --seed 1 [--level king] [--played-by thumb] [--processes 2]

Seeded games of Nidavellir for two are played up to the last bids. For every pair of bids the rest of the game is solved (both
then see all bids and play their best), which gives a matrix of up to 60 by 60 shares of the win, and the value of the game. A
bot's bidding strategy is the average of its bids over many seeds; its loss is what the best reply takes from the value. A
position counts with the mean over the seats that owe a bid; intervals come from resampling the positions. The same seed gives the
same result with any number of processes.
"""

import argparse
import os
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import dvergar
from dvergar.api.play import Position
from dvergar.api.registry import built_in_games
from dvergar.bots.base import LEVEL_NAMES, UNBOUND
from dvergar.bots.endgame import Bids
from dvergar.bots.matrix_game import Matrix, best_column, best_row, solved
from dvergar.bots.registry import make_bot
from dvergar.lab.elo import interval
from dvergar.lab.fan_out import fan_out

COMPARED = ("journeyman", "random")
"""The bots that are measured beside the level."""
NODES = 2_000_000_000
"""Limit on nodes per matrix; a harder position is an error."""
SAMPLES = 2000
"""How often the positions are resampled for an interval."""
EDGE = 1e-6
"""A value this near to a sure win or loss counts as one."""
PERCENT = 100


class Task(NamedTuple):
    """A position to measure: its number, the bot that plays up to it, the bots that are measured, and the number of seeds."""

    seed: int
    number: int
    played_by: str
    bots: tuple[str, ...]
    seeds: int


class Measured(NamedTuple):
    """A measured position: its value for seat 0, the error bound of the solution, and the loss of each bot."""

    number: int
    value: float
    gap: float
    losses: dict[str, float]

    @property
    def open(self) -> bool:
        """Whether the outcome is still open if both seats bid their best."""
        return EDGE < self.value < 1 - EDGE


def last_bids(seed: int, number: int, played_by: str) -> Position:
    """Play a two-player game up to the last bids."""
    table = dvergar.game(built_in_games()[0], players=2)
    position, bots = table.start(seed=_seed(seed, number)), [make_bot(played_by, number) for _ in range(2)]
    while not table.rules.is_last_secret(position.core):
        seat = position.to_act[0]
        view = position.view(seat)
        position.step(seat, bots[seat].choose(view, view.decision(), UNBOUND))
    return position


def matrix_of(position: Position, nodes: int = NODES) -> Matrix:
    """Return what seat 0 wins with every pair of bids; raises TooHard."""
    rules = position.game.rules
    bids = Bids(position.core, rules, rules.solver(), nodes)
    return [[bids.share(row, column) for column in bids.columns] for row in bids.rows]


def way_to_bid(position: Position, seat: int, bot: str, seeds: int) -> list[float]:
    """Return how often a bot makes each bid of a seat that owes one, averaged over its seeds."""
    view = position.view(seat)
    decision = view.decision()
    parts = dict.fromkeys(decision.codes, 0.0)
    for seed in range(seeds):
        seated = make_bot(bot, seed)
        for code, part in seated.mixture(view, decision, UNBOUND).items():
            parts[code] += part / seeds
    return [*parts.values()]


def loss(matrix: Matrix, value: float, seat: int, way: Sequence[float]) -> float:
    """Return what the best reply to a bidding strategy takes from the value of the game."""
    return value - best_column(matrix, way) if seat == 0 else best_row(matrix, way) - value


def measured(task: Task) -> Measured:
    """Measure one position, with the losses of all bots."""
    position = last_bids(task.seed, task.number, task.played_by)
    matrix = matrix_of(position)
    best = solved(matrix)
    losses = {bot: _mean([_lost(task, position, matrix, best.value, seat, bot) for seat in position.to_act]) for bot in task.bots}
    return Measured(task.number, best.value, best_row(matrix, best.columns) - best_column(matrix, best.rows), losses)


def _lost(task: Task, position: Position, matrix: Matrix, value: float, seat: int, bot: str) -> float:
    """Return what a bot loses at a seat; zero, without asking it, if there is nothing to lose."""
    if (value if seat == 0 else 1 - value) < EDGE:
        return 0.0
    return loss(matrix, value, seat, way_to_bid(position, seat, bot, task.seeds))


def mean_loss(losses: Sequence[float], seed: int) -> tuple[float, tuple[float, float]]:
    """Return the mean and its 95 % interval."""
    draw = random.Random(seed)
    return _mean(losses), interval([_mean(draw.choices(losses, k=len(losses))) for _ in range(SAMPLES)])


def report(found: Sequence[Measured], bots: Iterable[str], seed: int) -> Iterator[str]:
    """Yield the lines of the report."""
    left_open = [row for row in found if row.open]
    yield f"positions: {len(found)}, of which the best bids leave open {len(left_open)}"
    yield f"largest gap of a solution: {max(row.gap for row in found):.1e}"
    for bot in bots:
        mean, (low, high) = mean_loss([row.losses[bot] for row in found], seed)
        line = f"{bot}: loses {PERCENT * mean:.2f} % of win share [{PERCENT * low:.2f}, {PERCENT * high:.2f}]"
        among = f", {PERCENT * _mean([row.losses[bot] for row in left_open]):.2f} % where it is open" if left_open else ""
        yield line + among


def _row(row: Measured) -> str:
    losses = ", ".join(f"{bot} {PERCENT * lost:.1f}" for bot, lost in row.losses.items())
    return f"position {row.number}: value {row.value:.3f}, losses in % {losses}"


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _seed(seed: int, number: int) -> int:
    """Return a seed for every game of every measurement."""
    return random.Random(f"yardstick {seed} {number}").getrandbits(31)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m dvergar.lab.yardstick", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default=LEVEL_NAMES[-1], help="the bot whose bids are measured")
    parser.add_argument("--played-by", default="thumb", help="the bot that plays up to the last bids")
    parser.add_argument("--seeds", type=int, default=16, help="the number of seeds over which a bot's bids are sampled")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    bots = tuple(dict.fromkeys((given.level, *COMPARED)))
    tasks = [Task(given.seed, number, given.played_by, bots, given.seeds) for number in range(given.positions)]
    found = []
    for row in fan_out(measured, tasks, given.processes):
        found.append(row)
        print(_row(row), file=sys.stderr, flush=True)
    for line in report(found, bots, given.seed):
        print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
