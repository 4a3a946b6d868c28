"""Three builds of the one source, proven equal: interpreted, compiled, and compiled with every check."""

import subprocess
import sys

import pytest

from tests.core.checked_core import ROOT, require_checked_core

GAMES = 2000
CHUNK = 250


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False, cwd=ROOT)


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_two_thousand_games_are_equal_after_every_action_in_all_builds(first: int) -> None:
    require_checked_core()
    done = run("-m", "tests.core.compare_builds", str(first), str(CHUNK))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert int(done.stdout) > CHUNK * 60


DAMAGED = """
from dvergar.nidavellir._checked import Engine
from dvergar.core.fields import fields_of, layout_of
from dvergar.nidavellir.engine import Engine as Plain
plain = Plain()
plain.start(2, 0, 0, 0, 1, 0)
plain.shuffle(1, 2)
plain.army_size[0] = 120
engine = Engine()
engine.from_bytes(plain.to_bytes())
engine.blank(-1)
engine.imagine(1, 2)
print("nothing noticed")
"""


def test_the_checked_core_notices_an_index_out_of_bounds() -> None:
    require_checked_core()
    done = run("-c", DAMAGED)
    assert done.returncode != 0
    assert "nothing noticed" not in done.stdout
    assert "out of bounds" in done.stderr
