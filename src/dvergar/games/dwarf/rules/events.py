"""Every event of a game, as numbers for the rules and as words for everyone else.

An event's arguments each have a kind (card, location, action, number …), so that one printer serves all. What an event gives
or takes (`gains`) follows from its arguments; `game.py` adds it.
"""

(
    START_PLAYER, PILE_DEALT, SHUFFLED, ROUND_BEGAN, DREW, THIRD_CARD, MOUNTAIN_EMPTY,
    PLACED, LEFT_OUT, SKIPPED, LOST_HELPER,
    PAID, TOOK_SPECIAL, EARNED_RENOWN, NO_EFFECT, MUSTERED, RETURNED, SOLD, RECALLED, COMMISSIONED, COLLAPSED, MIXED,
    RESOLVED_EARLY, LANDED, CLAIMED, DEFENDED, HELD_OFF, KEPT_AWAY, ATTACKED, MINES_CLOSED,
    SORTED, MINED, FORGED, TOO_POOR, DECLINED, DECLINED_SPECIAL, MARKER_PASSED, WORKERS_HOME, FOUR_ITEMS,
    AIMS, LEADS, NOBODY_LEADS, TIE_BROKEN, SCORED, WON, WON_BY_GLORY,
) = range(46)  # fmt: skip

# By number: name, and the arguments with their kinds; `attacked` has location and card instead of a seat, then the losses.
EVENTS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    ("start-player", ()),
    ("pile-dealt", (("pile", "pile"), ("action", "action"))),
    ("shuffled", (("mountain", "number"), ("cards", "number"))),
    ("round-began", (("round", "number"),)),
    ("drew", (("card", "card"), ("location", "location"))),
    ("third-card", (("location", "location"),)),
    ("mountain-empty", (("mountain", "number"),)),
    ("placed", (("worker", "number"), ("location", "location"), ("card", "card"))),
    ("left-out", (("worker", "number"),)),
    ("skipped", ()),
    ("lost-helper", (("worker", "number"),)),
    ("paid", (("workers", "number"), ("glory", "number"))),
    ("took-special", (("action", "action"), ("pile", "pile"))),
    ("renown", (("glory", "number"),)),
    ("no-effect", (("action", "action"),)),
    ("mustered", ()),
    ("returned", (("card", "card"), ("location", "location"))),
    ("sold", (("iron", "number"), ("steel", "number"), ("gold", "number"))),
    ("recalled", (("card", "card"), ("location", "location"))),
    ("commissioned", (("iron", "number"), ("steel", "number"), ("gold", "number"))),
    ("collapsed", (("location", "location"), ("card", "card"), ("under", "card"))),
    ("mixed", (("location", "location"), ("card", "card"))),
    ("early", (("worker", "number"), ("location", "location"), ("card", "card"))),
    ("landed", (("card", "card"), ("location", "location"))),
    ("claimed", (("location", "location"),)),
    ("defended", (("location", "location"), ("card", "card"))),
    ("held-off", (("location", "location"), ("card", "card"))),
    ("kept-away", (("location", "location"), ("card", "card"))),
    ("attacked", ()),
    ("mines-closed", ()),
    ("sorted", (("location", "location"),)),
    ("mined", (("location", "location"), ("card", "card"))),
    ("forged", (("location", "location"), ("card", "card"))),
    ("too-poor", (("location", "location"), ("card", "card"))),
    ("declined", (("location", "location"), ("card", "card"))),
    ("declined-special", (("action", "action"),)),
    ("marker-passed", ()),
    ("workers-home", ()),
    ("four-items", (("items", "number"),)),
    ("aims", (("card", "card"), ("meeple", "meeple"), ("location", "location"), ("verdict", "verdict"))),
    ("leads", (("category", "good"), ("amount", "number"))),
    ("nobody-leads", (("category", "good"), ("amount", "number"))),
    ("tie-broken", (("by", "good"),)),
    ("scored", (("leads", "number"),)),
    ("won", (("leads", "number"),)),
    ("won-by-glory", (("glory", "number"),)),
)
# These reveal something hidden, or may: no action before them can be taken back.
REVEALING = (START_PLAYER, PILE_DEALT, SHUFFLED, DREW, TOOK_SPECIAL, RETURNED, MIXED, SCORED, WON_BY_GLORY)
