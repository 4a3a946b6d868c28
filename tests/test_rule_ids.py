"""Every rule of the catalogue is proven by at least one test, and tests name only rules that exist."""

import ast
from pathlib import Path

from dvergar.nidavellir.rules import RULES
from dvergar.nidavellir.tables import HERO_NAMES

FOLDER = Path(__file__).parent


def marked() -> dict[str, list[str]]:
    """The rules named by `pytest.mark.rule` and `rare`, each with the places that name it."""
    found: dict[str, list[str]] = {}
    for path in sorted(FOLDER.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    for rule in _rules(decorator):
                        found.setdefault(rule, []).append(f"{path.name}:{node.name}")
    return found


def _rules(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    name = ast.unparse(decorator.func)
    if name not in ("pytest.mark.rule", "rare"):
        return []
    return [argument.value for argument in decorator.args if isinstance(argument, ast.Constant) and isinstance(argument.value, str)]


def test_every_rule_has_a_test() -> None:
    proven = {rule.split()[0] for rule in marked()}
    assert [rule for rule in RULES if rule not in proven] == []


def test_tests_name_only_rules_that_exist() -> None:
    names = (*HERO_NAMES, "dwerg")
    for rule, places in marked().items():
        number, *rest = rule.split()
        assert number in RULES, f"{rule} in {places}"
        assert all(word in names for word in rest), f"{rule} in {places}"


def test_every_hero_has_a_test() -> None:
    heroes = {rule.split()[1] for rule in marked() if rule.startswith("N8.20 ")}
    wanted = {name for name in HERO_NAMES if not name.startswith("dwerg")} | {"dwerg"}
    assert wanted - heroes == set()
