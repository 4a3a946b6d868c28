"""Every rule happens: in random games of all kinds, or in a stored position; those that no event can carry have a reason."""

import random
from collections import Counter
from typing import Any

import dvergar
from dvergar.lab.simulate import simulate
from dvergar.nidavellir.rules import RULES, SILENT
from tests.nidavellir.test_heroes import STUCK, THE_OTHERS
from tests.nidavellir.walking import random_options

# Positions for what hardly ever happens by chance: options, position, actions.
STORED: tuple[tuple[dict[str, Any], dict[str, Any], tuple[str, ...]], ...] = (
    (  # N8.3: a hero is due, but only Dagda and Bonfur are left and neither may be taken
        {"players": 2, "first_game": True},
        {
            "taverns": {"goblin": ["blacksmith"]},
            "seats": [{"bid": "5 4 3", "army": STUCK}, {"bid": "4 3 2", **THE_OTHERS}],
        },
        ("0 take blacksmith",),
    ),
    (  # N7.4: the 25 with nothing above it drops
        {"players": 2},
        {"age": 2, "taverns": {"goblin": ["offering 5"]}, "seats": [{"bid": "25 4 3", "coins": "0 2 3 4 25"}, {"bid": "0 4 3"}]},
        ("0 take offering 5", "0 transform goblin 25"),
    ),
)  # fmt: skip


def touched_by_positions() -> Counter[str]:
    found: Counter[str] = Counter()
    for options, position, actions in STORED:
        table = dvergar.game("nidavellir", **options).load(position)
        for action in actions:
            seat, words = action.split(maxsplit=1)
            found.update(event.rule for event in table.play(int(seat), words))
    return found


def test_every_rule_happens_or_has_a_reason_why_no_event_tells_it() -> None:
    rng = random.Random(1)
    found = touched_by_positions()
    for seed in range(40):
        table = dvergar.game("nidavellir", **random_options(rng))
        found.update(simulate(table, 12, seed, processes=1, coverage=True).tally.rules)
    assert [rule for rule in RULES if not found[rule] and rule not in SILENT] == []
    assert [rule for rule in SILENT if found[rule]] == []
    assert all(SILENT.values())
    assert set(found) <= set(RULES)
