"""Fits how a search evaluates positions: how much each trait of a seat counts for its chance to win.

    python -m dvergar.lab.estimate nidavellir --games 20000 --seed 1 [--tables 2,3,4,5] [--gain 0.005] [--write]

Data: games between heuristic bots, with an occasional random choice so that uneven positions come up too. At the start of every
turn or round the traits of all seats are recorded, and at the end of the game who won what. For every table and every phase the
weights are fitted by softmax regression: e to the power of the weighted traits, normalised over the seats, predicts each seat's
share of the win (Newton's method, with a small penalty on moving away from the guess). Every tenth game is held out: weights
that predict these games no better than the guess are rejected. The same seed gives the same fit with any number of processes.
Needs numpy (`pip install "dvergar[fit]"`). Nothing here knows a game.
"""

import argparse
import ast
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from dvergar.api.play import Game
from dvergar.api.registry import rules_of
from dvergar.core.constants import CHANCE, NAT, NO_ONE
from dvergar.core.rng import Rng
from dvergar.lab.fan_out import chunks, fan_out
from dvergar.lab.fit import table_of

LUCK = 12
"""One choice in this many is random."""
PENALTY = 30.0
"""Strength of the penalty, as the number of positions that outweigh it."""
STEPS = 30
SMALLEST = 1e-5
"""Smaller steps change nothing that matters."""
APART = 10
"""One game in this many is held out."""
FEWEST = 400
"""A phase with fewer positions keeps the guess."""
GAIN = 0.005
"""Weights must predict the held-out games better than the guess by more than this; with many games 0 will do."""
CHUNK = 250


Weights = list[list[list[float]]]
"""By table and phase, for each trait."""


class Sample(NamedTuple):
    """A position: its table and phase, the traits of every seat, and what each won in the end."""

    table: int
    phase: int
    traits: list[list[int]]
    won: list[float]
    apart: bool


class Task(NamedTuple):
    """Some games of one table."""

    name: str
    table: str
    seed: int
    numbers: range


def samples_of(task: Task) -> list[Sample]:
    """Return the positions of these games."""
    table = table_of(task.name, task.table)
    found: list[Sample] = []
    for number in task.numbers:
        found += _played(table, Rng(task.seed, number), apart=number % APART == 0)
    return found


def _played(table: Game, luck: Rng, *, apart: bool) -> Iterator[Sample]:
    """Play one game and return its positions."""
    core, thumb = table.rules.start(table.options), table.rules.heuristic()
    seats, noted, begun = range(table.seats), [], 0
    while (seat := core.first_to_act()) != NO_ONE:
        if seat == CHANCE:
            core.shuffle(_word(luck), _word(luck))
            continue
        if core.turns_begun() != begun:
            begun = core.turns_begun()
            table_row, phase = core.phase()
            noted.append((table_row, phase, [core.traits(thumb, other) for other in seats]))
        codes = core.legal(seat)
        drawn = luck.roll(LUCK) == 0
        core.step(seat, codes[luck.roll(len(codes))] if drawn else thumb.choose(core, seat, _word(luck), _word(luck)))
    first = [core.place_of(other) == 1 for other in seats]
    won = [one / sum(first) for one in first]
    return (Sample(row, phase, traits, won, apart) for row, phase, traits in noted)


def fitted(traits: Any, won: Any, start: Any) -> Any:
    """Fit the weights that make the outcomes most likely; the array of traits has the axes position, seat, trait."""
    import numpy as np

    scale = traits.reshape(-1, traits.shape[2]).std(axis=0) + 1e-9
    scaled, weights = traits / scale, start * scale
    for _ in range(STEPS):
        shares = _shares(scaled, weights)
        slope = np.einsum("psk,ps->k", scaled, won - shares) - PENALTY * (weights - start * scale)
        centred = scaled - np.einsum("psk,ps->pk", scaled, shares)[:, None, :]
        curve = np.einsum("psk,psl,ps->kl", centred, centred, shares) + PENALTY * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        before = surprise(scaled, won, weights)
        while surprise(scaled, won, weights + step) > before and np.abs(step).max() > SMALLEST:
            step /= 2
        weights = weights + step
        if np.abs(step).max() <= SMALLEST:
            break
    return weights / scale


def _shares(traits: Any, weights: Any) -> Any:
    """Return every seat's predicted share of the win."""
    import numpy as np

    high = traits @ weights
    high = np.exp(high - high.max(axis=1, keepdims=True))
    return high / high.sum(axis=1, keepdims=True)


def surprise(traits: Any, won: Any, weights: Any) -> float:
    """Return how badly the weights predict the outcomes; lower is better."""
    import numpy as np

    return float(-(won * np.log(_shares(traits, weights) + 1e-12)).sum(axis=1).mean())


def fit_all(samples: Sequence[Sample], guessed: Weights, kept: Weights, report: Any, gain: float = GAIN) -> Weights:
    """Fit new weights for every table and phase of the samples; keep the guess where they are no better."""
    found = [[list(row) for row in table] for table in kept]
    for table, phase in sorted({(sample.table, sample.phase) for sample in samples}):
        rows = [sample for sample in samples if (sample.table, sample.phase) == (table, phase)]
        known = [row for row in rows if not row.apart]
        unseen = [row for row in rows if row.apart]
        found[table][phase] = list(guessed[table][phase])
        if len(known) < FEWEST:
            continue
        new, before, after = _fit(known, unseen, guessed[table][phase])
        if after < before - gain:
            found[table][phase] = new
        report(table, phase, len(known), len(unseen), before, after)
    return found


def _fit(known: Sequence[Sample], unseen: Sequence[Sample], guess: Sequence[float]) -> tuple[list[float], float, float]:
    """Fit weights to the training games; also return how badly the guess and they predict the held-out games."""
    import numpy as np

    def arrays(rows: Sequence[Sample]) -> tuple[Any, Any]:
        traits, won = (np.array([getattr(row, what) for row in rows], float) for what in ("traits", "won"))
        return traits[:, :, : len(guess)], won

    start = np.array(guess)
    new = fitted(*arrays(known), start)
    traits, won = arrays(unseen)
    return list(new), surprise(traits, won, start), surprise(traits, won, new)


def write(path: Path, weights: Sequence[Sequence[Sequence[float]]]) -> None:
    """Replace the weights in a file of estimates."""
    text = path.read_text(encoding="utf-8")
    place = next(
        node for node in ast.parse(text).body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "ESTIMATES"
    )
    lines = text.splitlines()
    rows = ["ESTIMATES = ("]
    for table in weights:
        rows += ["    (", *(f"        ({', '.join(str(round(weight * NAT)) for weight in phase)})," for phase in table), "    ),"]
    lines[place.lineno - 1 : place.end_lineno] = [*rows, ")  # fmt: skip"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _word(luck: Rng) -> int:
    return luck.roll(1 << 30) << 30 | luck.roll(1 << 30)


def _told(table: int, phase: int, known: int, unseen: int, before: float, after: float) -> None:
    print(f"table {table}, phase {phase}: {known} positions; surprise in {unseen} others {before:.4f} -> {after:.4f}", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m dvergar.lab.estimate", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000, help="games at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", default="2,3,4,5", help="numbers of players and options, as 2,3,solo=andvettr")
    parser.add_argument("--gain", type=float, default=GAIN, help="how much less surprising the games kept apart must be")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--write", action="store_true", help="put the result into the game's win_chance_weights.py; then install again"
    )
    given = parser.parse_args(arguments)
    tasks = [
        Task(given.game, table, given.seed, numbers)
        for table in given.tables.split(",")
        for numbers in chunks(given.games, CHUNK)
    ]
    samples = [sample for part in fan_out(samples_of, tasks, given.processes) for sample in part]
    file = rules_of(given.game).win_chance_weights
    guessed, kept = (
        [[[weight / NAT for weight in phase] for phase in table] for table in rows] for rows in (file.GUESSED, file.ESTIMATES)
    )
    found = fit_all(samples, guessed, kept, _told, given.gain)
    if given.write:
        write(Path(str(file.__file__)), found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
