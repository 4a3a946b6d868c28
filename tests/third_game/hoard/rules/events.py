"""Everything that can happen in a game, as numbers for the rules and as words for everybody else."""

SHUFFLED, LAMP_GIVEN, OFFERED, SEALED, REVEALED, TIED, LAMP_PASSED, TOOK, TOOK_REST, LEFT_REST, WON = range(11)

# By number: name, and its arguments with their kinds.
EVENTS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    ("shuffled", (("count", "number"),)),
    ("lamp-given", ()),
    ("offered", (("round", "number"), ("first", "treasure"), ("second", "treasure"))),
    ("sealed", ()),
    ("revealed", (("coin", "number"),)),
    ("tied", (("coin", "number"), ("other", "seat"))),
    ("lamp-passed", ()),
    ("took", (("treasure", "treasure"),)),
    ("took-rest", (("treasure", "treasure"),)),
    ("left-rest", (("treasure", "treasure"), ("coin", "number"))),
    ("won", (("total", "number"),)),
)
REVEALING = (SHUFFLED, OFFERED, REVEALED)  # events that reveal hidden information: nothing before them is undone
