"""Numbers of the core that every compiled unit shares."""

ONE = 1 << 0
MASK64 = (1 << 64) - 1
MASK32 = (1 << 32) - 1
PCG_STEP = 6364136223846793005

WIDE = ("ONE", "MASK64", "MASK32", "PCG_STEP")
"""Those that are 64 bits wide in C."""

CHANCE, NO_ONE = -1, -2  # who moves, where no seat does

LOG_ROWS = 96
LOG_ROW = 8
