"""The random generator (PCG32), which expands a 128-bit key into a shuffle or into a bot's random choices."""

from dvergar.core.constants import MASK32, MASK64, ONE, PCG_STEP
from dvergar.core.fields import u64, wraps


class Rng:
    """A stream of random numbers from a 128-bit key.

    >>> stream = Rng(0, 42)
    >>> [stream.roll(6) for _ in range(8)]
    [0, 0, 5, 1, 3, 0, 5, 5]
    """

    state: u64
    step: u64

    def __init__(self, high: u64, low: u64) -> None:
        rewind(self, high, low)

    def roll(self, sides: int) -> int:
        """Return a number from 0 up to but not including `sides`, each equally likely."""
        return below(self, sides)


@wraps
def rewind(r: Rng, high: u64, low: u64) -> None:
    """Restart the stream from a key."""
    r.state = 0
    r.step = (low << 1 | 1) & MASK64
    next32(r)
    r.state = (r.state + high) & MASK64
    next32(r)


@wraps
def next32(r: Rng) -> u64:
    """Return the next 32 random bits."""
    old = r.state
    r.state = (old * PCG_STEP + r.step) & MASK64
    mixed = ((old >> 18 ^ old) >> 27) & MASK32
    turn = old >> 59
    return (mixed >> turn | mixed << ((32 - turn) & 31)) & MASK32


def below(r: Rng, n: int) -> int:
    """Return a number from 0 up to but not including `n`, without bias."""
    wide = ONE * n
    floor = ((ONE << 32) - wide) % wide
    drawn = next32(r)
    while drawn < floor:
        drawn = next32(r)
    return drawn % wide
