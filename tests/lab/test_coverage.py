"""Every rule occurs: in random games of all kinds, or in a stored position; rules without events have a reason."""

import random
from collections import Counter
from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadOption
from dvergar.api.play import Game
from dvergar.api.registry import offer_of
from dvergar.lab.simulate import simulate
from tests.games.nidavellir.rules.test_heroes import STUCK, THE_OTHERS

SPENT_ON_4 = {"workers": [{"at": 4, "spent": True}, 5]}
POOR_ROW = {"4": ["iron seam", "forge axe a"], "5": ["iron seam", "alloy steel b"], "6": ["iron seam", "forge crown a"]}

# Positions for what hardly ever occurs at random: game, options, position, actions.
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
    (  # D4.8: a monster comes up under a spent worker
        "dwarf",
        {"players": 2},
        {"stage": "defend", "mine": {"4": ["iron seam", "dragon b"]}, "seats": [SPENT_ON_4, {"workers": [1, 2]}]},
        (),
    ),
    (  # D8.8: his whole row is useless to a poor Andvettr fadir
        "dwarf",
        {"solo": "andvettr-fadir"},
        {"drawn": "8 gold seam a", "mine": {**POOR_ROW, "8": ["iron seam", "gold seam a"]}},
        (),
    ),
    (  # D8.10: Get Help comes up under his worker
        "dwarf",
        {"solo": "eldhusfifl"},
        {"mine": {"5": ["get help a", "iron seam"]}, "piles": {"1": ["collapse the shafts"]}, "seats": [{}, {"workers": [5]}]},
        ("0 special 1",),
    ),
)  # fmt: skip


def touched_by_positions(game: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for name, options, position, actions in STORED:
        if name == game:
            table = dvergar.game(game, **options).load(position)
            found.update(event.rule for event in table.opening)
            for action in actions:
                seat, words = action.split(maxsplit=1)
                found.update(event.rule for event in table.play(int(seat), words))
    return found


def random_table(game: str, rng: random.Random) -> Game:
    """Return a table with any number of players and any valid options."""
    offer = offer_of(game)
    while True:
        options = {option.name: rng.choice(option.values) for option in offer.settings}
        try:
            return dvergar.game(game, players=rng.choice(offer.players), **options)
        except BadOption:
            continue


@pytest.mark.parametrize(
    ("game", "rule"), [("nidavellir", "N8.3"), ("nidavellir", "N7.4"), ("dwarf", "D4.8"), ("dwarf", "D8.8"), ("dwarf", "D8.10")]
)
def test_rare_cases_have_stored_positions(game: str, rule: str) -> None:
    assert touched_by_positions(game)[rule]


@pytest.mark.parametrize("game", dvergar.known_games())
def test_every_rule_occurs_or_has_a_reason_why_no_event_cites_it(game: str) -> None:
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
