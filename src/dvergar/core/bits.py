"""Sets of small numbers as bits."""

from dvergar.core.constants import ONE
from dvergar.core.fields import u64


def bit(number: int) -> u64:
    """The set that holds `number` alone."""
    return ONE << number


def has(bits: u64, number: int) -> bool:
    """Whether `number` is in the set."""
    return bits >> number & 1 != 0


def count_of(bits: u64) -> int:
    """How many numbers the set holds."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def nth_of(bits: u64, n: int) -> int:
    """The number at place `n`, counted from 0 upwards; -1 if the set is smaller."""
    number = 0
    while bits:
        if bits & 1:
            if n == 0:
                return number
            n -= 1
        bits >>= 1
        number += 1
    return -1


def lowest(bits: u64) -> u64:
    """The set reduced to its lowest number."""
    return bits & ~(bits - 1) if bits else bits
