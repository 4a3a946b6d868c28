"""Numbers of the core that every compiled unit shares."""

import math

ONE = 1 << 0
MASK64 = (1 << 64) - 1
MASK32 = (1 << 32) - 1
PCG_STEP = 6364136223846793005

# For counting bits side by side.
PAIRS_OF_BITS = 0x5555555555555555
NIBBLES_OF_BITS = 0x3333333333333333
BYTES_OF_BITS = 0x0F0F0F0F0F0F0F0F
BYTE_SUM = 0x0101010101010101

TWO_TO_32 = 1 << 32

WIDE = ("ONE", "TWO_TO_32", "MASK64", "MASK32", "PCG_STEP", "PAIRS_OF_BITS", "NIBBLES_OF_BITS", "BYTES_OF_BITS", "BYTE_SUM")
"""Those that are 64 bits wide in C."""

CHANCE, NO_ONE = -1, -2  # who moves, where no seat does

MOST_SEATS = 5

MENU = 129  # most choices of a decision, and one more place

LOG_ROWS = 160
LOG_ROW = 8

# Search: the room of a tree. A tree that is full goes on without growing.
NODES = 1 << 14
SLOTS = 2 * NODES  # of the table that finds a node by its key
EDGES = 1 << 17  # choices of all nodes together
DECOUPLED, REGRETS, DRAWN = range(3)  # how secret decisions are made
DEPTH = 160  # most decisions of a simulation that are remembered
SAME_AS_OTHER = -(1 << 30)  # the opinion of a choice that is the same as another one

# What is left of a chance after so many steps: e to the power of minus step / STEPS_OF_E, in millionths.
STEPS_OF_E = 256
FADED = tuple(max(1, round(1_000_000 * math.exp(-step / STEPS_OF_E))) for step in range(14 * STEPS_OF_E))
MOST_FADED = len(FADED) - 1
MOST_BEHIND = 1 << 22

# Estimates: what is looked at of a seat (traits) and how much it counts (weights, fitted by `python -m dvergar.lab.estimate`).
MOST_TRAITS = 20
NAT = 1 << 16  # an estimate that is higher by so much means e times the chance

# Solving: what a seat wins, in halves; decisions in a row that can be looked at, and positions that are remembered.
UNSOLVED, NO_WIN, HALF_WIN, WHOLE_WIN = range(-1, 3)
LAYERS = 64
KNOWN = 1 << 16
CODES_OF_ALL = 512  # more than any game has
