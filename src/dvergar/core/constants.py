"""Constants of the core, shared by every compiled unit."""

import math

ONE = 1 << 0
MASK64 = (1 << 64) - 1
MASK32 = (1 << 32) - 1
PCG_STEP = 6364136223846793005

# For counting bits in parallel.
PAIRS_OF_BITS = 0x5555555555555555
NIBBLES_OF_BITS = 0x3333333333333333
BYTES_OF_BITS = 0x0F0F0F0F0F0F0F0F
BYTE_SUM = 0x0101010101010101

TWO_TO_32 = 1 << 32

WIDE = ("ONE", "TWO_TO_32", "MASK64", "MASK32", "PCG_STEP", "PAIRS_OF_BITS", "NIBBLES_OF_BITS", "BYTES_OF_BITS", "BYTE_SUM")
"""The constants that are 64 bits wide in C."""

CHANCE, NO_ONE = -1, -2  # instead of a seat to move

MOST_SEATS = 5

MENU = 129  # most choices of a decision, and one spare entry

LOG_ROWS = 160
LOG_ROW = 8

# Search: the capacity of a tree. A full tree is searched without growing further.
NODES = 1 << 14
SLOTS = 2 * NODES  # of the hash table that finds a node by its key
EDGES = 1 << 17  # for the choices of all nodes together
DECOUPLED, REGRETS, DRAWN = range(3)  # how secret decisions are made
DEPTH = 160  # most decisions of a simulation that are recorded
SAME_AS_OTHER = -(1 << 30)  # the value of a choice that is equivalent to another one

# exp(-step / STEPS_OF_E) for each step, in millionths.
STEPS_OF_E = 256
FADED = tuple(max(1, round(1_000_000 * math.exp(-step / STEPS_OF_E))) for step in range(14 * STEPS_OF_E))
MOST_FADED = len(FADED) - 1
MOST_BEHIND = 1 << 22

# Win chances: traits of a seat, whose weights are fitted by `python -m dvergar.lab.estimate`.
MOST_TRAITS = 20
NAT = 1 << 16  # the difference of two estimates that stands for e times the odds

# Solving: the results for a seat, in half wins; the deepest line of decisions, and the number of positions remembered.
UNSOLVED, NO_WIN, HALF_WIN, WHOLE_WIN = range(-1, 3)
LAYERS = 64
KNOWN = 1 << 16
CODES_OF_ALL = 512  # more than any game has
