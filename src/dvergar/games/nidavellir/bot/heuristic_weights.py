"""The weights of the heuristic, which value what is still to come; what is on the table needs no weights.

Amounts are in hundredths of a point, ranks and cards in hundredths of one, shares and chances in per cent.
"""

_ROWS = (  # name and initial guess
    ("grow_hunter", 17),  # ranks of a class expected from each card still to be taken
    ("grow_miner", 17),
    ("grow_blacksmith", 22),
    ("grow_explorer", 19),
    ("grow_ore", 17),  # Miner points expected from each card still to be taken
    ("fade", 5),  # reduction of these, in tenths, for each rank already there, since seats with many ranks take other cards
    ("majority", 220),  # how safe a lead in Warriors is, by half ranks and cards still to be taken
    ("swing", 50),  # added to the value of the majority in Warriors, for denying it to others
    ("top_far", 70),  # discount on the highest coin where it counts again, for each turn left
    ("coin_power", 8),  # value of a coin in bids and trades, for each of its points and each turn left
    ("hero", 2200),  # a hero for another seat
    ("hero_share", 90),  # value of a future line, as a share of the best hero on display
    ("line_need", 230),  # cards that a missing rank of a line costs
    ("scarce", 50),  # how much the cost rises when few cards of the class are left
    ("line_later", 80),  # value of each further line, relative to the one before
    ("kings_hand", 700),  # the five distinctions
    ("hunting_master", 500),
    ("crown_jeweler", 450),
    ("armorer", 1000),
    ("pioneer", 1100),
    ("judged_lead", 220),  # how safe a lead is until the end of Age 1, like `majority`
    ("deny", 40),  # cost of a point for the others
    ("bids_lowest", 100),  # how often others bid their lowest coin, the second lowest and so on, relative to each other
    ("bids_second", 100),
    ("bids_middle", 100),
    ("bids_fourth", 100),
    ("bids_highest", 100),
    ("uline", 150),  # her freedom, for each turn left
    ("thrud", 20),  # her moves, for each card still to be taken
    ("dwerg_first", 60),  # value of the chance of more brothers after the first, for each turn left
    ("dwerg_second", 120),  # after the second
)
WORTH_UNIT, WORTH_NAME = 100, "points"  # people see points; values are in hundredths of a point
WEIGHT_NAMES = tuple(name for name, _ in _ROWS)
WEIGHTS_GUESSED = tuple(guess for _, guess in _ROWS)
WEIGHTS = len(_ROWS)
(
    GROW_HUNTER, GROW_MINER, GROW_BLACKSMITH, GROW_EXPLORER, GROW_ORE, FADE,
    MAJORITY, SWING, TOP_FAR, COIN_POWER,
    HERO_WORTH, HERO_SHARE, LINE_NEED, SCARCE, LINE_LATER,
    KINGS_HAND, HUNTING_MASTER, CROWN_JEWELER, ARMORER, PIONEER, JUDGED_LEAD,
    DENY, BIDS_LOWEST, BIDS_SECOND, BIDS_MIDDLE, BIDS_FOURTH, BIDS_HIGHEST,
    ULINE_FREE, THRUD_MOVES, DWERG_FIRST, DWERG_SECOND,
) = range(WEIGHTS)  # fmt: skip

WEIGHTS_FITTED = (
    20, 14, 13, 11, 22, 6, 114, 6, 85, 19,
    2342, 113, 158, 72, 110, 897, 484, 34, 1882, 2095,
    66, 79, 41, 48, 134, 103, 144, -17, 18, 72,
    14,
)  # fmt: skip
