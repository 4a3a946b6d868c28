"""Plays many random games: how fast they run, how they end, which rules they touch.

A game depends on the seed and its number alone, so results are the same in every build and for any number of processes.
A dealer supplies the shuffles, as at a table, so that every game can be written as a record.
"""

import hashlib
import operator
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from dvergar.api.play import Game, Position, game
from dvergar.core.board import Board
from dvergar.core.dealing import Dealer
from dvergar.core.json_data import JsonObject
from dvergar.core.rng import Rng
from dvergar.lab.deals import secret_of
from dvergar.lab.fan_out import chunks, fan_out
from dvergar.lab.statistics import wilson

CHUNK = 250
MASK = (1 << 64) - 1


@dataclass(slots=True)
class Tally:
    """The results of some games; tallies of parts add up to the tally of the whole."""

    seats: int
    part_count: int
    games: int = 0
    decisions: int = 0
    checksum: int = 0
    parts: list[list[int]] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.parts = self.parts or [[0] * self.part_count for _ in range(self.seats)]
        self.totals = self.totals or [0] * self.seats
        self.wins = self.wins or [0.0] * self.seats

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.checksum = (self.checksum + other.checksum) & MASK
        for seat in range(self.seats):
            self.parts[seat] = [*map(operator.add, self.parts[seat], other.parts[seat])]
            self.totals[seat] += other.totals[seat]
            self.wins[seat] += other.wins[seat]
        self.counts.update(other.counts)
        self.rules.update(other.rules)

    def end(self, table: Game, core: Board, number: int, decisions: int) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += decisions
        digest = hashlib.blake2b(core.to_bytes(), digest_size=8, key=number.to_bytes(8, "big")).digest()
        self.checksum = (self.checksum + int.from_bytes(digest, "big")) & MASK
        winners = [seat for seat in range(self.seats) if core.place_of(seat) == 1]
        for seat in range(self.seats):
            self.parts[seat] = [*map(operator.add, self.parts[seat], core.score_parts(seat))]
            self.totals[seat] += core.points_of(seat)
            self.wins[seat] += (seat in winners) / len(winners)
        self.counts.update(table.rules.tally(core))


def empty_tally(table: Game) -> Tally:
    """Return a tally of no games."""
    return Tally(table.seats, len(table.rules.part_names))


def play_chunk(name: str, options: JsonObject, seed: int, numbers: range) -> Tally:
    """Play games in the core: only shuffles and the end are handled here."""
    table = game(name, **options)
    tally = empty_tally(table)
    for number in numbers:
        core, dealer = table.rules.start(options), Dealer(secret_of("simulate", seed, number))
        decisions = 0
        while not core.is_over():
            if core.needs_shuffle():
                core.shuffle(*dealer.next_key())
            decisions += core.play_randomly(*choice_key(seed, number, dealer.dealt))
        tally.end(table, core, number, decisions)
    return tally


def choice_key(seed: int, number: int, stage: int) -> tuple[int, int]:
    """Return the key of the random choices between two shuffles."""
    return (seed * 0x9E3779B97F4A7C15 + number) & MASK, stage


def tell_chunk(name: str, options: JsonObject, seed: int, folder: str | None, numbers: range) -> Tally:
    """Play the same games through the API, one decision at a time, to count events and write records."""
    table = game(name, **options)
    tally = empty_tally(table)
    for number in numbers:
        position = Position(table, table.rules.start(options), Dealer(secret_of("simulate", seed, number)))
        tally.rules.update(event.rule for event in position.opening)
        stage, decisions = -1, 0
        while not position.over:
            if stage != position.dealer.dealt:
                stage = position.dealer.dealt
                stream = Rng(*choice_key(seed, number, stage))
            seat = position.to_act[0]
            codes = position.legal(seat)
            tally.rules.update(event.rule for event in position.play(seat, codes[stream.roll(len(codes))]))
            decisions += 1
        tally.end(table, position.core, number, decisions)
        if folder:
            Path(folder, f"{name}-{seed}-{number:06d}.json").write_text(position.record().to_json(), encoding="utf-8")
    return tally


@dataclass(frozen=True, slots=True)
class Result:
    """A tally and how long it took."""

    table: Game
    seed: int
    tally: Tally
    seconds: float

    def to_dict(self) -> JsonObject:
        """Return the result as JSON data; everything except the time is reproducible."""
        tally, games = self.tally, max(1, self.tally.games)
        return {
            "game": self.table.name,
            "rules": self.table.rules.version,
            "options": self.table.options,
            "seed": self.seed,
            "games": tally.games,
            "decisions": tally.decisions,
            "decisions_per_game": round(tally.decisions / games, 3),
            "games_per_second": round(tally.games / self.seconds, 1),
            "decisions_per_second": round(tally.decisions / self.seconds, 1),
            "seats": [self._seat(seat) for seat in range(tally.seats)],
            "counts": {name: round(count / games, 4) for name, count in sorted(tally.counts.items())},
            **({"rules_touched": dict(sorted(tally.rules.items()))} if tally.rules else {}),
            "checksum": f"{tally.checksum:016x}",
        }

    def _seat(self, seat: int) -> JsonObject:
        """Summarise a seat's results: means, and its share of the wins with a 95 % interval."""
        tally, games = self.tally, max(1, self.tally.games)
        share = tally.wins[seat] / games
        return {
            "mean": round(tally.totals[seat] / games, 3),
            "win_share": round(share, 5),
            "win_interval": [round(end, 5) for end in wilson(share, tally.games)],
            "parts": {
                name: round(points / games, 3)
                for name, points in zip(self.table.rules.part_names, tally.parts[seat], strict=True)
            },
        }


def simulate(
    table: Game,
    games: int,
    seed: int,
    *,
    processes: int | None = None,
    coverage: bool = False,
    records: Path | None = None,
    progress: Callable[[int], object] = lambda _: None,
) -> Result:
    """Play many random games; `progress` is called with newly finished games."""
    if records:
        records.mkdir(parents=True, exist_ok=True)
    if coverage or records:
        play = partial(tell_chunk, table.name, table.options, seed, str(records) if records else None)
    else:
        play = partial(play_chunk, table.name, table.options, seed)
    tally = empty_tally(table)
    began = time.perf_counter()
    for part in fan_out(play, chunks(games, CHUNK), processes):
        tally.add(part)
        progress(part.games)
    return Result(table, seed, tally, max(time.perf_counter() - began, 1e-9))
