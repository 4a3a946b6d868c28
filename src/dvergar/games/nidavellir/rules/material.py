"""The material of Nidavellir as tables (chapters 1 and 12 of the rules). To add a card, add a row.

The compiler turns every number and every table of numbers in this file into a C constant.
"""

SEATS = 5
COINS = 5
TAVERNS = 3
CLASSES = 5

# Classes (N1.1), in the order of their evaluation (N9.1).
WARRIOR, HUNTER, MINER, BLACKSMITH, EXPLORER = range(CLASSES)
NEUTRAL = 5
CLASS_NAMES = ("warrior", "hunter", "miner", "blacksmith", "explorer")

# Dwarf cards (N1.2): class, points (None for a rank without points), copies in each age, extra copies with five players.
DWARFS: tuple[tuple[int, int | None, int, int], ...] = (
    (WARRIOR, 3, 1, 0),
    (WARRIOR, 4, 1, 0),
    (WARRIOR, 5, 1, 0),
    (WARRIOR, 6, 2, 0),
    (WARRIOR, 7, 1, 0),
    (WARRIOR, 8, 1, 0),
    (WARRIOR, 9, 1, 0),
    (WARRIOR, 10, 0, 1),
    (HUNTER, None, 6, 2),
    (MINER, 0, 2, 1),
    (MINER, 1, 2, 1),
    (MINER, 2, 2, 0),
    (BLACKSMITH, None, 8, 2),
    (EXPLORER, 5, 1, 0),
    (EXPLORER, 6, 1, 0),
    (EXPLORER, 7, 1, 0),
    (EXPLORER, 8, 1, 0),
    (EXPLORER, 9, 1, 0),
    (EXPLORER, 10, 1, 0),
    (EXPLORER, 11, 1, 0),
    (EXPLORER, 12, 0, 1),
)

# Royal Offerings (N1.3): +X, then copies in Age 1 and Age 2, then extra copies in each with five players.
OFFERINGS = ((3, (1, 0), (1, 0)), (5, (0, 2), (0, 1)))

# Heroes (N8.20): name, class, ranks, points of all its ranks together, points at the end of the game.
HEROES = (
    ("tarah", WARRIOR, 1, 14, 0),
    ("kraal", WARRIOR, 2, 7, 0),
    ("aral", HUNTER, 2, 0, 0),
    ("dagda", HUNTER, 3, 0, 0),
    ("lokdur", MINER, 1, 3, 0),
    ("zoral", MINER, 3, 1, 0),
    ("aegur", BLACKSMITH, 2, 0, 0),
    ("bonfur", BLACKSMITH, 3, 0, 0),
    ("idunn", EXPLORER, 1, 7, 0),
    ("hourya", EXPLORER, 1, 20, 0),
    ("astrid", NEUTRAL, 0, 0, 0),
    ("dwerg_aesir", NEUTRAL, 0, 0, 0),
    ("dwerg_bergelmir", NEUTRAL, 0, 0, 0),
    ("dwerg_jungir", NEUTRAL, 0, 0, 0),
    ("dwerg_sigmir", NEUTRAL, 0, 0, 0),
    ("dwerg_ymir", NEUTRAL, 0, 0, 0),
    ("skaa", NEUTRAL, 0, 0, 17),
    ("grid", NEUTRAL, 0, 0, 7),
    ("uline", NEUTRAL, 0, 0, 9),
    ("thrud", NEUTRAL, 1, 0, 13),
    ("ylud", NEUTRAL, 1, 0, 0),
)
HERO_NAMES = tuple(row[0] for row in HEROES)
DAGDA, BONFUR, IDUNN, HOURYA, ASTRID = (HERO_NAMES.index(n) for n in ("dagda", "bonfur", "idunn", "hourya", "astrid"))
DWERG, GRID, ULINE, THRUD, YLUD = (HERO_NAMES.index(n) for n in ("dwerg_aesir", "grid", "uline", "thrud", "ylud"))
HERO_END_POINTS = tuple(row[4] for row in HEROES)
BROTHERS = 5
DWERG_POINTS = (0, 13, 40, 81, 108, 135)
DWERG_BITS = 31 << DWERG
ALL_HEROES = (1 << len(HEROES)) - 1
HARD_HEROES = 1 << THRUD | 1 << YLUD | 1 << ULINE  # left out of a first game (N2.3)
CONDITIONED = 1 << DAGDA | 1 << BONFUR | 1 << HOURYA  # may not always be taken (N8.4, N8.5)
GRID_PLUS = 7
KINGS_HAND_PLUS = 5
HOURYA_NEEDS = 5
IDUNN_PER_RANK = 2
GEM_SIX = 6
GEM_SIX_POINTS = 3
PIONEER_CARDS = 3
YLUD_POINTS = (7, 0, 1, 0, 11)  # by column (N8.19)

# A card is a number: 0 none, dwarfs, offerings, the special Blacksmith (N1.5), then the heroes.
NO_CARD = 0
BLANK = -1  # a card that the viewer may not know
DWARF_KINDS = len(DWARFS)
OFFERING_3 = DWARF_KINDS + 1
OFFERING_5 = DWARF_KINDS + 2
SMITH = DWARF_KINDS + 3
HERO_CARD = SMITH + 1  # the card of hero h is HERO_CARD + h
CARDS = HERO_CARD + len(HEROES)
AGE_KINDS = SMITH  # cards below this one are in the decks
_NONE = (NEUTRAL, 0, 0)
_CARD_ROWS = (
    _NONE,
    *((kind, 1, points or 0) for kind, points, _, _ in DWARFS),
    _NONE,
    _NONE,
    (BLACKSMITH, 2, 0),
    *((kind, ranks, points) for _, kind, ranks, points, _ in HEROES),
)
CARD_CLASS = tuple(row[0] for row in _CARD_ROWS)
CARD_RANKS = tuple(row[1] for row in _CARD_ROWS)
CARD_POINTS = tuple(row[2] for row in _CARD_ROWS)
CARD_WORDS = (  # the words for a card in notation
    "-",
    *(CLASS_NAMES[kind] + ("" if points is None else f" {points}") for kind, points, _, _ in DWARFS),
    *(f"offering {plus}" for plus, _, _ in OFFERINGS),
    "smith",
    *HERO_NAMES,
)
CARD_PLUS = tuple({OFFERING_3: 3, OFFERING_5: 5}.get(card, 0) for card in range(CARDS))


def _copies(age: int, five: bool) -> tuple[int, ...]:
    dwarfs = [base + five * added for _, _, base, added in DWARFS]
    offerings = [base[age] + five * added[age] for _, base, added in OFFERINGS]
    return (0, *dwarfs, *offerings)


COPIES = tuple(_copies(age, five) for five in (False, True) for age in (0, 1))  # COPIES[2 * five players + age - 1][card]
CLASS_COPIES = tuple(  # dwarf cards of each class in both ages, by whether five play
    tuple(
        sum(COPIES[first][card] + COPIES[first + 1][card] for card in range(1, AGE_KINDS) if CARD_CLASS[card] == kind)
        for kind in range(CLASSES)
    )
    for first in (0, 2)
)
DECK = max(sum(row) for row in COPIES)
ARMY = 36  # 24 taverns, Pioneer, special Blacksmith, and at most 10 heroes placed in a column

# Coins (N1.6, N1.9): a coin is a number, sorted by value, then basic before special and treasury.
COIN_NAMES = ("0", "2", "3", "3s", "4", "5", "5t", *(str(value) for value in range(6, 26)))
COIN_VALUE = (0, 2, 3, 3, 4, 5, 5, *range(6, 26))
ZERO = COIN_NAMES.index("0")
SPECIAL_3 = COIN_NAMES.index("3s")
BASIC_5 = COIN_NAMES.index("5")
TREASURY_5 = COIN_NAMES.index("5t")
NO_COIN = -1
BASIC_COINS = tuple(COIN_NAMES.index(name) for name in ("0", "2", "3", "4", "5"))
TOP_VALUE = 25
VALUES = TOP_VALUE + 1
NO_VALUE = -1
TREASURY_COIN = tuple(TREASURY_5 + value - 5 if value >= 5 else NO_COIN for value in range(VALUES))
_MANY = {5: 2, 6: 2, 7: 3, 8: 2, 9: 3, 10: 2, 11: 3, 12: 2, 13: 2, 14: 2}
TREASURY = tuple(_MANY.get(value, 1 if value >= 15 else 0) for value in range(VALUES))
LEFT_IN_BOX = (7, 9, 11)  # two of each, with two or three players
BOXED = len(LEFT_IN_BOX)

# Where a coin lies.
HAND, TAVERN_1, TAVERN_2, TAVERN_3, POUCH, UNKNOWN = range(6)
PLACE_NAMES = ("hand", "goblin", "dragon", "horse", "pouch", "?")
TAVERN_NAMES = PLACE_NAMES[TAVERN_1:POUCH]

# Where Thrud or Ylud is: a column from 0 to 4, or one of these.
NOWHERE, IN_HAND, COMMAND = -1, 5, 6

# The decision that a position waits for (N5.5).
RUNNING, BID, LAY, TAKE, TRANSFORM, HERO, DISCARD, PLACE_THRUD, PLACE_YLUD, TRADE, DROP, KEEP, SHUFFLE, OVER = range(14)
ASK_NAMES = (
    "running", "bid", "lay", "take", "transform", "hero", "discard",
    "thrud", "ylud", "trade", "drop", "keep", "shuffle", "over",
)  # fmt: skip

# The stages of a game.
(
    SETUP, FILLING, BIDDING, REVEAL, ORDERING, TAKING, TRADING, PASSING, CLOSING,
    AGE_END, YLUD_COMES, JUDGING, LAST_MOVES, END,
) = range(14)  # fmt: skip
STAGE_NAMES = (
    "setup", "filling", "bidding", "reveal", "ordering", "taking", "trading",
    "passing", "closing", "age end", "ylud", "judging", "last moves", "end",
)  # fmt: skip

# The choices of each decision, and their first code: a code means the same choice in every position.
BID_SLOTS = tuple((a, b, c) for a in range(COINS) for b in range(COINS) for c in range(COINS) if len({a, b, c}) == TAVERNS)
BIDS = len(BID_SLOTS)
PAIRS = tuple((a, b) for a in range(5) for b in range(a + 1, 5))
BID_POUCH = tuple(  # the pair of slots left in the pouch, by bid
    next(pair for pair, slots in enumerate(PAIRS) if not set(slots) & set(bid)) for bid in BID_SLOTS
)
STAY = 5
SINGLES = len(PAIRS)  # discards: first the pairs of columns, then the single columns
_SIZES = (
    0,
    len(BID_SLOTS),
    COINS,
    AGE_KINDS,
    COINS,
    len(HEROES),
    len(PAIRS) + CLASSES,
    CLASSES,
    CLASSES + 1,
    len(PAIRS),
    2,
    AGE_KINDS,
    0,
    0,
)
FIRST_CODE = tuple(sum(_SIZES[:ask]) for ask in range(len(_SIZES)))
CODES = sum(_SIZES)
ALL_BIDS = tuple(range(FIRST_CODE[BID], FIRST_CODE[BID] + BIDS))
OBJECTS = ("ALL_BIDS",)  # passed to Python as they are, not as C constants

# Turns of an age (N3.1), by number of players.
TURNS = (0, 0, 4, 4, 3, 3)
FIELD_OF_TWO = 3  # cards in a tavern with two players (N3.3)

# Values of the option take_back (N7.4).
BY_VALUE, BY_COIN, BY_ORDER = range(3)
TAKE_BACK_NAMES = ("value", "coin", "order")

# Parts of a score (N10.3).
NEUTRAL_PART, COINS_PART, PARTS = 5, 6, 7
PART_NAMES = (*CLASS_NAMES, "heroes", "coins")
