"""The weights of the rule of thumb, and the scales that it reads chances from."""

import math

_ROWS = (  # name, guess: what it says
    ("help", 120),  # habit: how much of the second and third best free location counts for Get Help, in per cent
    ("spite", 50),  # habit: how much of what the others lose in an attack makes up for one's own loss, in per cent
    ("raid", 80),  # habit: what a Mine card counts while Orc Raiders are undefended, in per cent
    ("iron", 40),  # what an iron counts towards steel, in hundredths of a steel …
    ("iron_enough", 5),  # … up to so many …
    ("iron_more", 8),  # … and from there on
    ("iron_fame", 2),  # what an iron counts where glory decides, in hundredths of a glory
    ("steel_stuff", 1),  # what a steel counts towards items, in hundredths of an item
    ("gold_stuff", 3),  # the same for a gold
    ("forge_ready", 30),  # the same for a Forge that lies open and can be paid
    ("steel_spread", 40),  # how far apart in steel two seats are of whom one leads e times as often; at the end …
    ("steel_drift", 20),  # … and how much farther for every round that is still to come
    ("gold_spread", 50),
    ("gold_drift", 45),
    ("item_spread", 45),
    ("item_drift", 6),
    ("glory_spread", 50),
    ("glory_drift", 13),
    ("steel_tie", 10),  # how often nobody leads: against the second best seat, in times, divided by the rounds to come
    ("gold_tie", 7),
    ("item_tie", 8),
    ("haste", 45),  # rounds until the leader in items has another one, in tenths
    ("renown", 18),  # what Andvettr gains in glory in a round, in hundredths …
    ("renown_monster", 8),  # … and for every monster that lies open
    ("renown_spread", 700),  # how far that may be out
    ("special", 1000),  # what a Special Action costs besides its price, in hundred-thousandths of a win
)
WORTH_UNIT, WORTH_NAME = 1000, "chance"  # what people are told: worths are chances to win, in per cent
WEIGHT_NAMES = tuple(name for name, _ in _ROWS)
WEIGHTS_GUESSED = tuple(guess for _, guess in _ROWS)
WEIGHTS = len(_ROWS)
(
    W_HELP, W_SPITE, W_RAID,
    W_IRON, W_IRON_ENOUGH, W_IRON_MORE, W_IRON_FAME, W_STEEL_STUFF, W_GOLD_STUFF, W_FORGE_READY,
    W_SPREAD, _, _, _, _, _, _, _,
    W_TIE, _, _,
    W_HASTE, W_RENOWN, W_RENOWN_MONSTER, W_RENOWN_SPREAD, W_SPECIAL,
) = range(WEIGHTS)  # fmt: skip

WEIGHTS_FITTED = (
    168, 49, 51, 29, 6, 14, 5, 1, 1, 17,
    53, 21, 46, 59, 32, 7, 59, 17, 7, 4,
    9, 59, 30, 5, 774, 910,
)  # fmt: skip

# Evaluator.
CERTAIN = 100_000  # a win for sure: worths are chances to win
FULL = 10_000  # a chance of one while chances are multiplied
DEAR = 30_000  # worths of cards are cut off here, so that they fit into their field
MOST_TIED = 20 * FULL  # a tie for sure
STRONG = 32_000  # nobody is stronger in anything
FADE_STEPS = 32
FADING = tuple(max(1, round(FULL * math.exp(-step / FADE_STEPS))) for step in range(290))  # what is left after so many steps
FADES = len(FADING)
FAME = 3  # the fourth row of chances, after the three categories: who wins where glory decides
AMOK_TRIES = 4  # shuffles that Run Amok is judged by
CERTAINTY = 9  # parts out of ten that a foreseen end of the game counts; the rest is that people err
THOUGHTFUL = 3  # up to so many seats one's own second worker is thought through, not left to habit: with more it takes long
