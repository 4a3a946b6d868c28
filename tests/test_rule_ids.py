"""Every rule of the catalogue is proven by at least one test, and tests name only rules that exist."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

from dvergar.nidavellir.rules import RULES
from dvergar.nidavellir.tables import HERO_NAMES

FOLDER = Path(__file__).parent
EXAMPLES = [f"X{number}" for number in range(1, 19)]

COLLECT = """
import json, sys, pytest

class Marks:
    def pytest_collection_modifyitems(self, items):
        found = {}
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    found.setdefault(rule, []).append(item.name)
            found.setdefault("names", []).append(item.name)
        print("MARKS " + json.dumps(found))

pytest.main(["--collect-only", "-q", "-n0", sys.argv[1]], plugins=[Marks()])
"""


@cache
def marked() -> dict[str, list[str]]:
    """The rules that tests are marked with, each with the tests; `names` are all tests."""
    done = subprocess.run(
        [sys.executable, "-c", COLLECT, str(FOLDER)], capture_output=True, text=True, check=True, cwd=FOLDER.parent
    )
    found: dict[str, list[str]] = json.loads(next(line for line in done.stdout.splitlines() if line.startswith("MARKS "))[6:])
    return found


def rules() -> dict[str, list[str]]:
    return {rule: tests for rule, tests in marked().items() if rule != "names"}


def test_every_rule_has_a_test() -> None:
    proven = {rule.split()[0] for rule in rules()}
    assert [rule for rule in RULES if rule not in proven] == []


def test_every_worked_example_is_a_test() -> None:
    named = {example for example in EXAMPLES for name in marked()["names"] if name.startswith(f"test_{example.lower()}_")}
    assert [example for example in EXAMPLES if example not in named and example not in rules()] == []


def test_tests_name_only_rules_that_exist() -> None:
    for rule, tests in rules().items():
        number, *rest = rule.split()
        assert number in RULES or number in EXAMPLES, f"{rule} in {tests}"
        assert all(word in (*HERO_NAMES, "dwerg") for word in rest), f"{rule} in {tests}"


def test_every_hero_has_a_test() -> None:
    heroes = {rule.split()[1] for rule in rules() if rule.startswith("N8.20 ")}
    assert set(HERO_NAMES) - heroes == set()
