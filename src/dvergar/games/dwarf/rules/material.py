"""The material of Dwarf as tables (chapters 1 and 2 of the rules). To add a card, add a row.

The compiler turns every number and every table of numbers in this file into a C constant.
"""

SEATS = 5
WORKERS = 4
REGULAR = 2  # the first two workers; the third and fourth are helpers (D1.1)
LOCATIONS = 9  # in one mine
ALL_LOCATIONS = 18  # in two mines
SIDE = 3  # locations per row and column
STACK = 7  # most cards on a location: one from the start, five of the Mountain, one special back (D10.1)
PILES = 3  # in one copy
ALL_PILES = 6
PILE = 3

# Goods: resources first (D1.6).
IRON, STEEL, GOLD, ITEMS, GLORY = range(5)
GOODS = 5
RESOURCES = 3
MOST_GOODS = 9999  # goods are unlimited (D1.6), but no game comes near this number, or near so many rounds
MOST_ROUNDS = 99
GOOD_NAMES = ("iron", "steel", "gold", "items", "glory")

# Kinds of cards (D1.3), in the order Mine, Forge, Defend, Get Help.
(
    IRON_SEAM, GOLD_SEAM, ALLOY,
    AXE, CROWN, DAGGER, MACE, ARMOUR, DIADEM, HELM, SWORD,
    DRAGON, GREAT_DRAGON, KNOCKERS, ORC_RAIDERS, SIDHE,
    GET_HELP,
) = range(17)  # fmt: skip
KIND_NAMES = (
    "iron seam", "gold seam", "alloy steel",
    "forge axe", "forge crown", "forge dagger", "forge mace", "forge armour", "forge diadem", "forge helm", "forge sword",
    "dragon", "great dragon", "knockers", "orc raiders", "sidhe",
    "get help",
)  # fmt: skip
KINDS = len(KIND_NAMES)

# What a card of a Mine or Forge kind gives and costs: iron, steel, gold, items, glory (D1.3).
EXCHANGES = (
    (3, 0, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (-3, 2, 0, 0, 0),
    (0, -2, 0, 1, 0),
    (0, 0, -3, 1, 0),
    (-1, -2, 0, 1, 0),
    (0, -2, -1, 1, 0),
    (0, -2, -1, 1, 0),
    (-1, -1, -1, 1, 0),
    (0, -1, -2, 1, 0),
    (0, -3, 0, 1, 0),
)

# Cards (D1.2): kind, deck, location, locations of the black and the white meeple (D1.4). Special backs have no black meeple.
START, DECK_A, DECK_B, SPECIAL = range(4)
DECK_LETTERS = ("", "a", "b", "s")
CARDS = (
    (IRON_SEAM, START, 1, 5, 2),
    (IRON_SEAM, START, 2, 8, 7),
    (IRON_SEAM, START, 3, 4, 1),
    (IRON_SEAM, START, 4, 1, 3),
    (IRON_SEAM, START, 5, 3, 6),
    (IRON_SEAM, START, 6, 7, 8),
    (GOLD_SEAM, START, 7, 2, 9),
    (IRON_SEAM, START, 8, 9, 5),
    (GOLD_SEAM, START, 9, 6, 4),
    (ALLOY, DECK_A, 1, 6, 5),
    (ORC_RAIDERS, DECK_A, 2, 7, 6),
    (SWORD, DECK_B, 3, 5, 7),
    (GREAT_DRAGON, DECK_A, 4, 1, 2),
    (KNOCKERS, DECK_B, 5, 2, 3),
    (ALLOY, DECK_B, 6, 9, 8),
    (MACE, DECK_A, 7, 8, 1),
    (GOLD_SEAM, DECK_A, 8, 4, 9),
    (IRON_SEAM, DECK_A, 9, 3, 4),
    (ALLOY, DECK_B, 1, 8, 6),
    (ORC_RAIDERS, DECK_B, 2, 5, 9),
    (ALLOY, DECK_A, 3, 9, 7),
    (DRAGON, DECK_B, 4, 3, 2),
    (ALLOY, DECK_B, 5, 2, 3),
    (GET_HELP, DECK_B, 6, 1, 5),
    (DIADEM, DECK_B, 7, 4, 8),
    (HELM, DECK_B, 8, 7, 4),
    (DRAGON, DECK_B, 9, 6, 1),
    (GOLD_SEAM, DECK_A, 1, 2, 5),
    (ALLOY, DECK_A, 2, 5, 8),
    (ORC_RAIDERS, DECK_A, 3, 7, 1),
    (AXE, DECK_A, 4, 6, 9),
    (GET_HELP, DECK_A, 5, 4, 7),
    (CROWN, DECK_A, 6, 9, 3),
    (IRON_SEAM, DECK_B, 7, 1, 2),
    (DRAGON, DECK_A, 8, 3, 6),
    (IRON_SEAM, DECK_B, 9, 8, 5),
    (SIDHE, DECK_A, 1, 4, 3),
    (SIDHE, DECK_A, 2, 6, 9),
    (GET_HELP, DECK_B, 3, 2, 1),
    (GOLD_SEAM, DECK_B, 4, 1, 2),
    (GOLD_SEAM, DECK_A, 5, 8, 7),
    (KNOCKERS, DECK_A, 6, 9, 8),
    (KNOCKERS, DECK_A, 7, 3, 1),
    (ALLOY, DECK_B, 8, 5, 2),
    (DAGGER, DECK_A, 9, 7, 3),
    (GOLD_SEAM, DECK_B, 1, 9, 3),
    (SIDHE, DECK_B, 2, 8, 9),
    (GREAT_DRAGON, DECK_B, 3, 2, 8),
    (ORC_RAIDERS, DECK_A, 4, 5, 1),
    (GOLD_SEAM, DECK_B, 5, 1, 7),
    (ARMOUR, DECK_B, 6, 3, 2),
    (GET_HELP, DECK_A, 7, 4, 6),
    (KNOCKERS, DECK_B, 8, 7, 4),
    (ALLOY, DECK_A, 9, 6, 5),
    (IRON_SEAM, SPECIAL, 1, 1, 5),
    (IRON_SEAM, SPECIAL, 2, 2, 9),
    (IRON_SEAM, SPECIAL, 3, 3, 1),
    (IRON_SEAM, SPECIAL, 4, 4, 2),
    (IRON_SEAM, SPECIAL, 5, 5, 8),
    (IRON_SEAM, SPECIAL, 6, 6, 3),
    (GOLD_SEAM, SPECIAL, 7, 7, 6),
    (IRON_SEAM, SPECIAL, 8, 8, 4),
    (GOLD_SEAM, SPECIAL, 9, 9, 7),
)
NO_CARD = 0
FIRST_SPECIAL = 55
CARD_COUNT = 64  # including the empty number 0
BLANK = 64
MOUNTAIN = 54  # most cards in a Mountain: all but one of each location
FRESH_MOUNTAIN = 45
CARD_KIND = (0, *(card[0] for card in CARDS))
CARD_DECK = (0, *(card[1] for card in CARDS))
CARD_LOCATION = (0, *(card[2] - 1 for card in CARDS))
CARD_BLACK = (0, *(card[3] - 1 for card in CARDS))
CARD_WHITE = (0, *(card[4] - 1 for card in CARDS))
CARD_WORDS = ("", *(f"{KIND_NAMES[card[0]]} {DECK_LETTERS[card[1]]}".strip() for card in CARDS))
START_CARD = 1  # the starting card of location 0; those of the others follow

# Special Actions (chapter 5), and their backs (D1.5): by option special_backs, by card from FIRST_SPECIAL on.
MUSTER, COUNCIL, SELL_ITEM, PAST_GLORIES, SPECIAL_ORDER, TURN_BACK, APPRENTICE, COLLAPSE, RUN_AMOK = range(9)
SPECIALS = 9
ACTION_NAMES = (
    "muster an army", "hold a council", "sell an item", "past glories", "special order",
    "turn back", "apprentice", "collapse the shafts", "run amok",
)  # fmt: skip
BACK_NAMES = ("duplex", "same_order")
FRONTS = (
    (SELL_ITEM, COUNCIL, MUSTER, TURN_BACK, SPECIAL_ORDER, PAST_GLORIES, RUN_AMOK, COLLAPSE, APPRENTICE),
    (MUSTER, COUNCIL, SELL_ITEM, PAST_GLORIES, SPECIAL_ORDER, TURN_BACK, APPRENTICE, COLLAPSE, RUN_AMOK),
)  # fmt: skip
GLORY_PRICE = 4  # instead of one worker (D4.2)

# Ways to take any 5 resources (D5.3), and to pay 5 with one of each (D5.5): iron, steel, gold.
ANY = 5
MIXES = tuple((iron, steel, ANY - iron - steel) for iron in range(ANY, -1, -1) for steel in range(ANY - iron, -1, -1))
MIX_COUNT = len(MIXES)
ORDERS = tuple(mix for mix in MIXES if min(mix) > 0)
ORDER_COUNT = len(ORDERS)

# Where a worker is: on a location from 0 to 17, or one of these.
HOME, ON_PILE = -1, 18

# Options that switch a rule on, by their place in the bits of `State.switches`; without a bit the first of the two names holds.
MAY_DECLINE, MUSTER_OCCUPIES, ANY_IN_ROW, HELP_ALWAYS = range(4)
MUSTER_NAMES = ("free", "occupied")  # mustered locations, for helpers (D5.1)
ROW_NAMES = ("useful", "free")  # what Andvettr looks for in a row (D8.4)
HELP_NAMES = ("once", "always")  # when his second worker takes Get Help (D8.4)

# The automated opponents (chapter 8).
NOBODY, ELDHUSFIFL, ANDVETTR, FADIR = range(4)
OPPONENT_NAMES = ("none", "eldhusfifl", "andvettr", "andvettr-fadir")
ME, HIM = 0, 1  # the seats of a solo game
RENOWN = 12  # the opponent's glory that wins (D8.7)
MOST_SPECIALS = 3  # of the player's against Andvettr and his father (D8.7)
MASTERPIECES = 4  # items that end the game (D6.9)

# The opponent's reasons: why he considers a location, and what he finds there.
(
    BY_BLACK, BY_WHITE, BY_FIRST_FREE, BY_HELP, BY_ROW, BY_MINE, BY_NONE, BY_BACK, BY_COLUMN, BY_ONE_EACH, BY_REST,
) = range(11)  # fmt: skip
MEEPLE_NAMES = ("black", "white", "first-free", "help", "row", "mine", "none", "back", "column", "one-each", "rest")
IS_FREE, IS_OCCUPIED, IS_USELESS = range(3)
VERDICT_NAMES = ("free", "occupied", "useless")

# The decision that a position waits for.
RUNNING, ACT, SECOND, HELPER, SELL, RECALL, ORDER, TURN, JOIN, SORT, EXCHANGE, SHUFFLE, OVER = range(13)
ASK_NAMES = (
    "running", "act", "second", "helper", "sell", "recall", "order", "turn", "join", "sort", "exchange", "shuffle", "over",
)  # fmt: skip

# The stages of a round (chapters 3 to 6).
SETUP, MINING, FIRST_PASS, ANSWER, SECOND_PASS, HELPING, DEFENDING, MINES, FORGES, GOING_HOME, END = range(11)
STAGE_NAMES = ("setup", "mining", "first", "answer", "second", "help", "defend", "mine", "forge", "home", "end")

# The steps of the current Special Action (D4.2).
NO_SPECIAL, EFFECT, EARLY, LANDING = range(4)
FIRST_MOUNTAIN, SECOND_MOUNTAIN, ALL_STACKS = 1, 2, 4  # what to shuffle, as bits
STEP_NAMES = ("none", "effect", "early", "landing")

# The choices of each decision, and their first code: a code means the same choice in every position.
FIRST_PILE = ALL_LOCATIONS  # act: locations, piles, piles with glory
FIRST_GLORY_PILE = FIRST_PILE + ALL_PILES
STAY_OUT = ALL_LOCATIONS  # second, helper: locations, then leaving the worker out
DEPTHS = STACK - 1  # recall: by location, depth below the top
DECLINE_SALE = MIX_COUNT
DECLINE_ORDER = ORDER_COUNT
TAKE_IT, LEAVE_IT = 0, 1

# The consequences of a choice, in rows of numbers: what it gets, what attacks meanwhile, the result; the last is for a card.
GETS, STRUCK, COMES = range(3)
OUTLOOK = 3
SIGHT = GOODS + 2 * ALL_LOCATIONS  # the longest row: changes of goods, then location, card, location, card …
AS_IT_SEEMS, SPOILED_BY_ORCS, SPOILED_BY_LOSSES, PAID_LATER = range(4)

_SIZES = (
    0,
    ALL_LOCATIONS + 2 * ALL_PILES,
    ALL_LOCATIONS + 1,
    ALL_LOCATIONS + 1,
    MIX_COUNT + 1,
    ALL_LOCATIONS * DEPTHS,
    ORDER_COUNT + 1,
    ALL_LOCATIONS,
    ALL_LOCATIONS,
    ALL_LOCATIONS,
    2,
    0,
    0,
)
FIRST_CODE = (*(sum(_SIZES[:ask]) for ask in range(len(_SIZES))), sum(_SIZES))
CODES = sum(_SIZES)

# Parts of a score: the three categories (D7.1), then the tie-breakers (D7.2).
CATEGORIES = 3
SCORE_PARTS = 5
PART_GOODS = (STEEL, GOLD, ITEMS, GLORY, IRON)
PART_NAMES = ("steel", "gold", "items", "glory", "iron")
TIE_BREAKS = (GLORY, IRON, ITEMS)
