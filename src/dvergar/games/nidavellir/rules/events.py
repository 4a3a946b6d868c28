"""Every event of a game, as numbers for the rules and as words for everyone else.

An event's arguments each have a kind (card, coin, column, hero, place, seat, tavern, number), so one printer serves all events.
"""

(
    DEALT, SHUFFLED, AGE_BEGAN, TURN_BEGAN, FILLED, SEALED, REVEALED, LAID, ORDERED, TIED,
    TOOK, PUT, LIFTED, STOOD, DISCARDED, OFFERED, TRANSFORMED, TRADED, COIN_GONE, COIN_MISSING, COIN_BARRED, COIN_HAS_TO,
    DUE, CHAINED, RECRUITED, NONE_FREE, PICKED_UP, WAITS,
    SWAPPED, KEPT_GEM, LEFT_OUT, LEFT_OVER, COINS_BACK, AGE_ENDED, STAYED, MOVED_OUT,
    JUDGED, AWARDED, NOBODY, HUNTED, CROWNED, LOOKED, KEPT, TOP_DISCARDED, TOP_UNSEEN, LEFT_ARMY,
    SCORED, BONUS, WON, ORDER_STANDS, COUNTED,
) = range(51)  # fmt: skip

# By number: name, and the arguments with their kinds; `filled` has a tavern in the place of the seat.
EVENTS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    ("dealt", (("gem", "number"),)),
    ("shuffled", (("age", "number"), ("cards", "number"))),
    ("age-began", (("age", "number"), ("turns", "number"))),
    ("turn-began", (("age", "number"), ("turn", "number"))),
    ("filled", (("card1", "card"), ("card2", "card"), ("card3", "card"), ("card4", "card"), ("card5", "card"))),
    ("sealed", ()),
    ("revealed", (("tavern", "tavern"), ("coin", "coin"))),
    ("laid", (("tavern", "tavern"), ("coin", "coin"))),
    ("ordered", (("tavern", "tavern"), ("place", "number"))),
    ("tied", (("coin", "coin"), ("gem", "number"))),
    ("took", (("card", "card"), ("tavern", "tavern"))),
    ("put", (("card", "card"), ("column", "column"))),
    ("lifted", (("column", "column"),)),
    ("stood", (("column", "column"),)),
    ("discarded", (("card", "card"), ("column", "column"))),
    ("offered", (("card", "card"),)),
    ("transformed", (("place", "place"), ("old", "coin"), ("new", "coin"))),
    ("traded", (("high", "coin"), ("low", "coin"), ("new", "coin"))),
    ("coin-gone", (("coin", "coin"),)),
    ("coin-missing", (("wanted", "number"), ("new", "coin"))),
    ("coin-barred", (("coin", "coin"), ("new", "coin"))),
    ("coin-has-to", (("coin", "coin"),)),
    ("due", (("lines", "number"), ("heroes", "number"))),
    ("chained", (("lines", "number"), ("heroes", "number"))),
    ("recruited", (("hero", "hero"),)),
    ("none-free", ()),
    ("picked-up", (("coins", "number"),)),
    ("waits", ()),
    ("swapped", (("other", "seat"), ("gem", "number"), ("given", "number"))),
    ("kept-gem", (("gem", "number"),)),
    ("left-out", (("gem", "number"),)),
    ("left-over", (("card", "card"), ("tavern", "tavern"))),
    ("coins-back", ()),
    ("age-ended", (("age", "number"),)),
    ("stayed", (("column", "column"),)),
    ("moved-out", (("column", "column"),)),
    ("judged", (("column", "column"), ("ranks", "number"))),
    ("awarded", (("column", "column"), ("ranks", "number"))),
    ("nobody", (("column", "column"), ("ranks", "number"))),
    ("hunted", ()),
    ("crowned", (("old", "number"),)),
    ("looked", (("card1", "card"), ("card2", "card"), ("card3", "card"))),
    ("kept", (("card", "card"),)),
    ("top-discarded", (("card", "card"),)),
    ("top-unseen", ()),
    ("left-army", (("column", "column"),)),
    ("scored", (("total", "number"),)),
    ("bonus", (("ranks", "number"), ("coin", "number"))),
    ("won", (("total", "number"),)),
    ("order-stands", (("tavern", "tavern"),)),
    ("counted", (("part", "part"), ("points", "number"))),
)
PRIVATE = (LOOKED,)  # known only to its own seat
# These reveal something hidden, or may: no action before them can be taken back.
REVEALING = (
    DEALT, SHUFFLED, FILLED, REVEALED, LAID, TRANSFORMED, TRADED, COIN_HAS_TO, LOOKED, KEPT, TOP_DISCARDED, TOP_UNSEEN, SCORED,
)  # fmt: skip
