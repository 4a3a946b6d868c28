"""Confidence intervals for shares counted over many games."""

import math

Z95 = 1.959963984540054
"""The number of standard deviations that hold 95 % of a normal distribution."""


def wilson(share: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Return Wilson's interval of a share; a shared win counts as a fraction.

    >>> [round(end, 4) for end in wilson(0.3, 10)]
    [0.1078, 0.6032]
    >>> wilson(0.0, 0)
    (0.0, 1.0)
    """
    if games < 1:
        return 0.0, 1.0
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle, scale = share + z * z / (2 * games), 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
