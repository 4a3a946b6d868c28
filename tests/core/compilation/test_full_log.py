"""A full log of events never loses one silently: reading it raises an error, in every build."""

import importlib
import random
import subprocess
import sys
from typing import Any

import pytest

import dvergar
from dvergar.core.board import Board, note
from dvergar.core.constants import LOG_ROWS
from tests.core.compilation.checked_core import require_checked_core
from tests.core.compilation.compare_builds import every_table
from tests.core.compilation.test_builds import compiled_only
from tests.places import ROOT
from tests.playing import unit_of_game

BUILDS = ["interpreted", pytest.param("compiled", marks=compiled_only)]


def engine_of(game: str, build: str) -> Any:
    """Return an engine that records a game, at its first decision."""
    unit = unit_of_game(game)
    module = {"interpreted": unit.sources[-1], "compiled": unit.module, "checked": unit.checked}[build]
    engine = importlib.import_module(module).Engine()
    importlib.import_module(f"{unit.package}.options").start_engine(engine, every_table(game)[0].options)
    engine.record(1)
    return engine


def play_on(engine: Any, actions: int, rng: random.Random) -> None:
    """Play random actions, with shuffles in between."""
    while actions and not engine.is_over():
        if engine.needs_shuffle():
            engine.shuffle(rng.getrandbits(64), rng.getrandbits(64))
        else:
            seat = rng.choice(engine.to_act())
            engine.step(seat, rng.choice(engine.legal(seat)))
            actions -= 1


def actions_until_full(game: str, build: str) -> tuple[int, list[list[int]]]:
    """Return how many actions the log can hold, and their log rows."""
    engine, rng, actions = engine_of(game, build), random.Random(1), 0
    rows: list[list[int]] = []
    while True:
        play_on(engine, 1, rng)
        new = engine.take_log()
        if len(rows) + len(new) > LOG_ROWS:
            return actions, rows
        rows += new
        actions += 1


def check_full_log(game: str, build: str) -> None:
    actions, rows = actions_until_full(game, build)
    assert actions > 3
    engine = engine_of(game, build)
    play_on(engine, actions, random.Random(1))
    assert engine.take_log() == rows
    for take in ("take_log", "take_log_bytes"):
        engine = engine_of(game, build)
        play_on(engine, actions + 1, random.Random(1))
        with pytest.raises(OverflowError, match=f"more than {LOG_ROWS} events"):
            getattr(engine, take)()
        assert engine.take_log() == []
        engine = engine_of(game, build)
        engine.play_out(1, 2)
        with pytest.raises(OverflowError, match="lost"):
            getattr(engine, take)()
        engine.record(1)
        assert engine.take_log_bytes() == b""


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("game", dvergar.known_games())
def test_a_log_that_could_not_hold_every_event_is_an_error(game: str, build: str) -> None:
    check_full_log(game, build)


@pytest.mark.parametrize("game", dvergar.known_games())
def test_nothing_is_written_beyond_a_full_log(game: str) -> None:
    require_checked_core()
    code = f"from tests.core.compilation.test_full_log import check_full_log; check_full_log({game!r}, 'checked')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("game", dvergar.known_games())
def test_switching_the_log_on_clears_the_overflow(game: str) -> None:
    engine = engine_of(game, "interpreted")
    engine.play_out(1, 2)
    engine.record(1)
    assert engine.take_log() == []


def test_the_last_row_of_the_log_can_be_used() -> None:
    board = Board()
    board.record(1)
    for number in range(LOG_ROWS):
        note(board, number, 0, 0, 0, 0, 0, 0, 0)
    assert [row[0] for row in board.take_log()] == list(range(LOG_ROWS))
    for number in range(LOG_ROWS + 1):
        note(board, number, 0, 0, 0, 0, 0, 0, 0)
    with pytest.raises(OverflowError):
        board.take_log()
