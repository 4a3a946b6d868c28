"""Everything that can happen in a game, as numbers for the rules and as words for everybody else."""

SHUFFLED, LAMP_GIVEN, OFFERED, SEALED, REVEALED, TIED, LAMP_PASSED, TOOK, LEFT, WON = range(10)

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
    ("left", (("treasure", "treasure"),)),
    ("won", (("total", "number"),)),
)
REVEALING = (SHUFFLED, OFFERED, REVEALED)  # with these something hidden becomes known: nothing before them is taken back
