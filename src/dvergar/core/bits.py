"""Sets of small integers, stored as bits."""

from dvergar.core.constants import BYTE_SUM, BYTES_OF_BITS, MASK64, NIBBLES_OF_BITS, ONE, PAIRS_OF_BITS
from dvergar.core.fields import u64, wraps


def bit(number: int) -> u64:
    """Return the set that holds only `number`."""
    return ONE << number


def has(bits: u64, number: int) -> bool:
    """Whether `number` is in the set."""
    return bits >> number & 1 != 0


@wraps
def count_of(bits: u64) -> int:
    """Return the size of the set."""
    bits -= bits >> 1 & PAIRS_OF_BITS
    bits = (bits & NIBBLES_OF_BITS) + (bits >> 2 & NIBBLES_OF_BITS)
    bits = bits + (bits >> 4) & BYTES_OF_BITS
    return (bits * BYTE_SUM & MASK64) >> 56


def nth_of(bits: u64, n: int) -> int:
    """Return the number at index `n` in rising order, or -1 if the set is too small."""
    while n > 0 and bits:
        bits &= bits - 1
        n -= 1
    if not bits:
        return -1
    number = 0
    while not bits & 255:
        bits >>= 8
        number += 8
    while not bits & 1:
        bits >>= 1
        number += 1
    return number


def lowest(bits: u64) -> u64:
    """Return the set with only its lowest number."""
    return bits & ~(bits - 1) if bits else bits
