"""Every rule of the catalogues is proven by at least one test, and tests name only rules that exist."""

from collections import defaultdict
from pathlib import Path

import pytest

import dvergar
from dvergar.games.nidavellir.rules.material import HERO_NAMES
from tests.places import TESTS

GAMES = dvergar.known_games()
EXAMPLES = [f"X{number}" for number in range(1, 19)]  # of Nidavellir

Marked = dict[str, list[str]]
"""The rules that tests are marked with, each with its tests."""


@pytest.fixture(scope="module")
def quick(request: pytest.FixtureRequest) -> list[pytest.Item]:
    """Return all tests of the quick run."""
    config = request.config
    chosen = config.getoption("keyword") or config.getoption("markexpr")
    if chosen or TESTS not in [Path(argument).resolve() for argument in config.args]:
        pytest.skip("ONLY SOME TESTS WERE ASKED FOR: whether every rule has one is not known")
    return [item for item in request.session.items if not item.get_closest_marker("thorough")]


@pytest.fixture(scope="module")
def rules(quick: list[pytest.Item]) -> Marked:
    found = defaultdict(list)
    for item in quick:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                found[rule].append(item.nodeid)
    return found


def rules_of(game: str) -> tuple[str, ...]:
    return dvergar.game(game, players=2).rules.rule_ids


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str, rules: Marked) -> None:
    proven = {rule.split()[0] for rule in rules}
    assert [rule for rule in rules_of(game) if rule not in proven] == []


def test_no_two_games_share_a_rule_id() -> None:
    every = [rule for game in GAMES for rule in rules_of(game)]
    assert len(set(every)) == len(every)


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_of_a_game_name_its_own_rules(game: str, rules: Marked) -> None:
    others = [rule for other in GAMES if other != game for rule in rules_of(other)]
    strays = {
        rule for rule, tests in rules.items() if rule.split()[0] in others for test in tests if f"tests/games/{game}/" in test
    }
    assert strays == set()


def test_every_worked_example_is_a_test(quick: list[pytest.Item], rules: Marked) -> None:
    named = {example for example in EXAMPLES for item in quick if item.name.startswith(f"test_{example.lower()}_")}
    assert [example for example in EXAMPLES if example not in named and example not in rules] == []


def test_tests_name_only_rules_that_exist(rules: Marked) -> None:
    every = [rule for game in GAMES for rule in rules_of(game)]
    for rule, tests in rules.items():
        number, *rest = rule.split()
        assert number in every or number in EXAMPLES, f"{rule} in {tests}"
        assert all(word in (*HERO_NAMES, "dwerg") for word in rest), f"{rule} in {tests}"


def test_every_hero_has_a_test(rules: Marked) -> None:
    heroes = {rule.split()[1] for rule in rules if rule.startswith("N8.20 ")}
    assert set(HERO_NAMES) - heroes == set()
