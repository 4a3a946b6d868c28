"""Every rule happens: in random games of all kinds, or in a stored position; those that no event can carry have a reason."""

import random
from collections import Counter
from typing import Any

import pytest

import dvergar
from dvergar.core.errors import BadOption
from dvergar.games import Game
from dvergar.lab.simulate import simulate
from dvergar.terminal.choosing import offer_of
from tests.nidavellir.test_heroes import STUCK, THE_OTHERS

# Positions for what hardly ever happens by chance: game, options, position, actions.
STORED: tuple[tuple[str, dict[str, Any], dict[str, Any], tuple[str, ...]], ...] = (
    (  # N8.3: a hero is due, but only Dagda and Bonfur are left and neither may be taken
        "nidavellir",
        {"players": 2, "first_game": True},
        {
            "taverns": {"goblin": ["blacksmith"]},
            "seats": [{"bid": "5 4 3", "army": STUCK}, {"bid": "4 3 2", **THE_OTHERS}],
        },
        ("0 take blacksmith",),
    ),
    (  # N7.4: the 25 with nothing above it drops
        "nidavellir",
        {"players": 2},
        {"age": 2, "taverns": {"goblin": ["offering 5"]}, "seats": [{"bid": "25 4 3", "coins": "0 2 3 4 25"}, {"bid": "0 4 3"}]},
        ("0 take offering 5", "0 transform goblin 25"),
    ),
)  # fmt: skip


def touched_by_positions(game: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for name, options, position, actions in STORED:
        if name == game:
            table = dvergar.game(game, **options).load(position)
            for action in actions:
                seat, words = action.split(maxsplit=1)
                found.update(event.rule for event in table.play(int(seat), words))
    return found


def random_table(game: str, rng: random.Random) -> Game:
    """Any number of players with any options that go together."""
    offer = offer_of(game)
    while True:
        options = {option.name: rng.choice(option.values) for option in offer.options}
        try:
            return dvergar.game(game, players=rng.choice(offer.players), **options)
        except BadOption:
            continue


@pytest.mark.parametrize("game", dvergar.known_games())
def test_every_rule_happens_or_has_a_reason_why_no_event_tells_it(game: str) -> None:
    rng = random.Random(1)
    found = touched_by_positions(game)
    for seed in range(40):
        table = random_table(game, rng)
        found.update(simulate(table, 12, seed, processes=1, coverage=True).tally.rules)
    known, silent = table.rules.rule_ids, table.rules.silent_rules
    assert [rule for rule in known if not found[rule] and rule not in silent] == []
    assert [rule for rule in silent if found[rule]] == []
    assert all(silent.values())
    assert set(found) <= set(known)
