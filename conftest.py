"""Which tests run, how many side by side, and the examples that hypothesis draws.

`pytest` is the quick run: it leaves out what is marked `thorough`. `pytest --thorough` runs everything,
`pytest --thorough -m thorough` only what the quick run leaves out, `pytest --shuffle 7` runs them in another order.
"""

import os
import random
import sys

import pytest
from hypothesis import HealthCheck, settings

# The tests start hundreds of processes; without bytecode each of them would compile the package again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# No example fails for being slow: a machine that tests may be busy. `--hypothesis-profile=random` looks for new examples.
ANY_SPEED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("repeatable", ANY_SPEED, derandomize=True)
settings.register_profile("random", ANY_SPEED, derandomize=False, print_blob=True)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--thorough` and `--shuffle`."""
    parser.addoption("--thorough", action="store_true", help="also run the tests that are marked thorough")
    parser.addoption("--shuffle", metavar="SEED", help="run the files, and the tests of each file, in another order")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle if asked to; leave out thorough tests unless they are asked for, by the option or by name."""
    if (seed := config.getoption("--shuffle")) is not None:
        rng = random.Random(seed)
        files = {path: rng.random() for path in dict.fromkeys(item.path for item in items)}
        rng.shuffle(items)
        items.sort(key=lambda item: files[item.path])
    if config.getoption("--thorough") or any("::" in argument for argument in config.args):
        return
    left_out = [item for item in items if item.get_closest_marker("thorough")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]


def pytest_xdist_auto_num_workers() -> int:
    """Two workers per core: tests of pages, servers and terminals wait as much as they compute."""
    return 2 * (os.cpu_count() or 1)
