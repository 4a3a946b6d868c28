"""The random generator is PCG32: it matches the reference's published outputs, and is evenly distributed."""

from collections import Counter

from dvergar.core.rng import Rng, next32


def test_stream_is_pcg32() -> None:
    stream = Rng(42, 54)
    assert [next32(stream) for _ in range(6)] == [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


def test_rolls_are_even() -> None:
    stream = Rng(1, 2)
    counts = Counter(stream.roll(7) for _ in range(70_000))
    assert sorted(counts) == list(range(7))
    assert all(abs(count - 10_000) < 500 for count in counts.values())
