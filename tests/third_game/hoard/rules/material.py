"""The contents of the box as tables, and every other constant of the rules (chapter 1)."""

SEATS = 4
COINS = 8  # coins 1 to 8 of each seat (H1.1)
TREASURES = 14  # worth 1 to 14 points (H1.2)
OFFER = 2  # treasures on offer in a round (H2.1)
ROUNDS = 6
ALL_COINS = ((1 << COINS) - 1) << 1  # as bits: coin 1 is bit 1
ALL_TREASURES = ((1 << TREASURES) - 1) << 1

NOTHING = 0  # no treasure, no bid
UNKNOWN = 15  # a bid or a treasure that the viewer may not know

# What a position waits for
RUNNING, BID, TAKE, REST, SHUFFLE, OVER = range(6)
ASK_NAMES = ("running", "bid", "take", "rest", "shuffle", "over")

# The stages of a round.
SETUP, OFFERING, COMPARING, SHARING, CLEARING = range(5)

# The first code of each decision: a bid by its coin, a treasure by its place on offer
_SIZES = (0, COINS, OFFER, 2, 0, 0)
FIRST_CODE = tuple(sum(_SIZES[:ask]) for ask in range(len(_SIZES)))
CODES = sum(_SIZES)
TAKE_IT, LEAVE_IT = range(2)  # choices for the remaining treasure (H3.2)

# Values of the option `lamp` (H3.4).
PASSES, STAYS = range(2)
LAMP_NAMES = ("passes", "stays")

# The parts of a score (H4.2, H4.3).
TREASURE_PART, COIN_PART, PARTS = range(3)
PART_NAMES = ("treasures", "coins")
