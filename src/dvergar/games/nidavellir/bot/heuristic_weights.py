"""The weights of the rule of thumb: how much it thinks of what is still to come. What lies on the table needs none.

Amounts are hundredths of a point, ranks and cards hundredths of one, shares and chances per cent.
"""

_ROWS = (  # name and guess; what it says
    ("grow_hunter", 17),  # ranks of a class that each card still to be taken brings
    ("grow_miner", 17),
    ("grow_blacksmith", 22),
    ("grow_explorer", 19),
    ("grow_ore", 17),  # points of the Miners that each card still to be taken brings
    ("fade", 5),  # how much less, in tenths, for each rank that is there: who has many takes others
    ("majority", 220),  # how firmly a lead in Warriors holds, by half ranks and cards still to be taken
    ("swing", 50),  # what keeping the Warriors' majority from others adds to its worth
    ("top_far", 70),  # what the highest coin lacks where it counts again, for each turn still to come
    ("coin_power", 8),  # what a coin brings in bids and trades, for each of its points and each turn still to come
    ("hero", 2200),  # a hero of another seat
    ("hero_share", 90),  # the part of the best hero on display that a line to come is worth
    ("line_need", 230),  # cards that a missing rank of a line costs
    ("scarce", 50),  # how far it costs more when few of its class are to come
    ("line_later", 80),  # what each further line is worth against the one before
    ("kings_hand", 700),  # the five distinctions
    ("hunting_master", 500),
    ("crown_jeweler", 450),
    ("armorer", 1000),
    ("pioneer", 1100),
    ("judged_lead", 220),  # how firmly a lead holds until the end of Age 1, as `majority`
    ("deny", 40),  # what a point for the others costs
    ("bids_lowest", 100),  # how often others bid their lowest coin, the second lowest and so on, against each other
    ("bids_second", 100),
    ("bids_middle", 100),
    ("bids_fourth", 100),
    ("bids_highest", 100),
    ("uline", 150),  # her freedom, for each turn still to come
    ("thrud", 20),  # her moves, for each card still to be taken
    ("dwerg_first", 60),  # the hope for more brothers with the first one, for each turn still to come
    ("dwerg_second", 120),  # the same with the second one
)
WORTH_UNIT, WORTH_NAME = 100, "points"  # what people are told: worths are hundredths of a point
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
