"""The weights of the heuristic, and the constants of its chances."""

import math

_ROWS = (  # name and initial guess
    ("help", 120),  # policy: Get Help's value as a share of the second and third best free location, in per cent
    ("spite", 50),  # policy: share of the others' losses in an attack that offsets one's own loss, in per cent
    ("raid", 80),  # policy: value of a Mine card while Orc Raiders are unguarded, in per cent
    ("iron", 40),  # value of an iron towards steel, in hundredths of a steel …
    ("iron_enough", 5),  # … up to this many …
    ("iron_more", 8),  # … and above
    ("iron_fame", 2),  # value of an iron towards glory, in hundredths of a glory
    ("steel_stuff", 1),  # value of a steel towards items, in hundredths of an item
    ("gold_stuff", 3),  # of a gold
    ("forge_ready", 30),  # of an available Forge that can be paid
    ("steel_spread", 40),  # difference in steel that makes one seat e times likelier to lead; at the end …
    ("steel_drift", 20),  # … and the increase for each round left
    ("gold_spread", 50),
    ("gold_drift", 45),
    ("item_spread", 45),
    ("item_drift", 6),
    ("glory_spread", 50),
    ("glory_drift", 13),
    ("steel_tie", 10),  # weight of a tie: relative to the second best seat, divided by the rounds left
    ("gold_tie", 7),
    ("item_tie", 8),
    ("haste", 45),  # rounds until the leader in items gets another one, in tenths
    ("renown", 18),  # glory that Andvettr gains in a round, in hundredths …
    ("renown_monster", 8),  # … and for each monster in the mine
    ("renown_spread", 700),  # uncertainty of this estimate
    ("special", 1000),  # cost of a Special Action besides its price, in hundred-thousandths of a win
)
WORTH_UNIT, WORTH_NAME = 1000, "chance"  # people see per cent; values are chances to win
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
CERTAIN = 100_000  # a certain win; values are chances to win
FULL = 10_000  # a probability of 1 in products
DEAR = 30_000  # limit on values of cards, so that they fit into their field
MOST_TIED = 20 * FULL  # a certain tie
STRONG = 32_000  # limit on strengths
FADE_STEPS = 32
FADING = tuple(max(1, round(FULL * math.exp(-step / FADE_STEPS))) for step in range(290))  # exp(-step / FADE_STEPS)
FADES = len(FADING)
FAME = 3  # the fourth row of chances, after the three categories: who wins by glory
AMOK_TRIES = 4  # shuffles tried for Run Amok
CERTAINTY = 9  # weight, in tenths, of a predicted end of the game; the rest allows for mistakes of the players
THOUGHTFUL = 3  # with more seats, one's own second worker also follows the policy
