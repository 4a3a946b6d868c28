"""Numbers of the core that every compiled unit shares."""

ONE = 1 << 0
MASK64 = (1 << 64) - 1
MASK32 = (1 << 32) - 1
PCG_STEP = 6364136223846793005

# For counting bits side by side.
PAIRS_OF_BITS = 0x5555555555555555
NIBBLES_OF_BITS = 0x3333333333333333
BYTES_OF_BITS = 0x0F0F0F0F0F0F0F0F
BYTE_SUM = 0x0101010101010101

WIDE = ("ONE", "MASK64", "MASK32", "PCG_STEP", "PAIRS_OF_BITS", "NIBBLES_OF_BITS", "BYTES_OF_BITS", "BYTE_SUM")
"""Those that are 64 bits wide in C."""

CHANCE, NO_ONE = -1, -2  # who moves, where no seat does

MENU = 129  # most choices of a decision, and one more place

LOG_ROWS = 160
LOG_ROW = 8
