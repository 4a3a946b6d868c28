"""Measures both sides of a ratio in turn within one run, so that the machine's noise affects both."""

import time
from collections.abc import Callable
from dataclasses import dataclass

WINDOWS = 3
SECONDS = 0.7


@dataclass(frozen=True, slots=True)
class Ratio:
    """A measured ratio and the floor or ceiling that it must keep."""

    name: str
    ours: float
    theirs: float
    unit: str
    limit: float
    at_most: bool = False

    @property
    def ratio(self) -> float:
        """Ours divided by theirs."""
        return self.ours / self.theirs

    @property
    def kept(self) -> bool:
        """Whether the limit is kept."""
        return self.ratio <= self.limit if self.at_most else self.ratio >= self.limit


def rate(work: Callable[[], int]) -> float:
    """Return units of work per second of processor time in one window, which ignores what else the machine does."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        done += work()
    return done / spent


def rates(ours: Callable[[], int], theirs: Callable[[], int]) -> tuple[float, float]:
    """Return the best of several windows of each side, measured in turn."""
    ours()
    theirs()
    pairs = [(rate(ours), rate(theirs)) for _ in range(WINDOWS)]
    return max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)
