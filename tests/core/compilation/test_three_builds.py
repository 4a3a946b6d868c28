"""Three builds of one source, proven equal: interpreted, compiled, and compiled with every check."""

import subprocess
import sys

import pytest

import dvergar
from tests.core.compilation.checked_core import require_checked_core
from tests.places import ROOT
from tests.runs import first_quick

GAMES = 2000
CHUNK = 250


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False, cwd=ROOT)


@pytest.mark.parametrize("first", first_quick(range(0, GAMES, CHUNK)))
@pytest.mark.parametrize("game", dvergar.known_games())
def test_two_thousand_games_are_equal_after_every_action_in_all_builds(game: str, first: int) -> None:
    require_checked_core()
    done = run("-m", "tests.core.compilation.compare_builds", game, str(first), str(CHUNK))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert int(done.stdout) > CHUNK * 60


THUMBS = {
    "nidavellir": (120, 1.0, 60),
    "dwarf": (64, 0.05, 1),
}  # number of games, part of the decisions that is compared, minimum number of decisions per game


@pytest.mark.parametrize("chunk", first_quick(range(8)))
@pytest.mark.parametrize("game", dvergar.known_games())
def test_the_heuristic_finds_the_same_values_and_choices_in_all_builds(game: str, chunk: int) -> None:
    require_checked_core()
    games, part, least = THUMBS[game]
    done = run("-m", "tests.core.compilation.compare_heuristics", game, str(chunk * games // 8), str(games // 8), str(part))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert int(done.stdout) > least * games // 8


SEARCHED = 8


@pytest.mark.parametrize("chunk", first_quick(range(SEARCHED)))
@pytest.mark.parametrize("game", dvergar.known_games())
def test_search_trees_are_equal_in_all_builds(game: str, chunk: int) -> None:
    require_checked_core()
    done = run("-m", "tests.core.compilation.compare_searches", game, str(chunk), "1")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert int(done.stdout) >= 1


SOLVED = 24


@pytest.mark.parametrize("chunk", first_quick(range(2)))
def test_endgames_are_solved_alike_in_all_builds(chunk: int) -> None:
    require_checked_core()
    done = run("-m", "tests.core.compilation.compare_solvers", str(chunk * SOLVED // 2), str(SOLVED // 2))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert int(done.stdout) > SOLVED // 4


DAMAGED = """
import sys
from tests.core.compilation.compare_builds import builds_of, every_table
import importlib
game, damage = sys.argv[1:]
table, (plain, _, checked) = every_table(game)[0], builds_of(game)
s = plain()
importlib.import_module(f"dvergar.games.{game}.options").start_engine(s, table.options)
s.shuffle(1, 2)
exec(damage)
engine = checked()
engine.from_bytes(s.to_bytes())
engine.blank(-1)
engine.imagine(1, 2)
print("nothing noticed")
"""
DAMAGE = {"nidavellir": "s.army_size[0] = 120", "dwarf": "s.height[0] = 120"}


@pytest.mark.parametrize("game", dvergar.known_games())
def test_the_checked_core_notices_an_index_out_of_bounds(game: str) -> None:
    require_checked_core()
    done = run("-c", DAMAGED, game, DAMAGE[game])
    assert done.returncode != 0
    assert "nothing noticed" not in done.stdout
    assert "out of bounds" in done.stderr
