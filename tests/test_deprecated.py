"""Documented names that have moved work for one more release, and name their replacement."""

import importlib
import subprocess
import sys
import warnings

import pytest

import dvergar
from dvergar.deprecated import MODULES, NAMES

DOCUMENTED = [
    ("dvergar.bots.minds", "Budget"), ("dvergar.bots.minds", "Mind"), ("dvergar.bots.minds", "mind"),
    ("dvergar.bots.stdio", "question_for"), ("dvergar.core.errors", "IllegalAction"), ("dvergar.core.errors", "BadPosition"),
    ("dvergar.core.errors", "WrongSeat"), ("dvergar.core.joining", "join"), ("dvergar.core.units", "UNITS"),
    ("dvergar.core.units", "NIDAVELLIR"), ("dvergar.games", "Position"), ("dvergar.games", "game"), ("dvergar.records", "Record"),
    ("dvergar.locale", "catalogue"), ("dvergar.scorepad.tallying", "tally"), ("dvergar.server.settings", "Settings"),
    ("dvergar.server.settings", "limit_names"), ("dvergar.table.telling", "Telling"), ("dvergar.nidavellir.engine", "Engine"),
    ("dvergar.dwarf.engine", "Engine"),
]  # fmt: skip


@pytest.mark.parametrize(("module", "name"), DOCUMENTED)
def test_a_documented_name_works_and_names_its_replacement(module: str, name: str) -> None:
    code = f"import warnings; warnings.simplefilter('error'); from {module} import {name}"
    refused = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "DeprecationWarning: dvergar." in refused.stderr, refused.stderr
    assert " is now dvergar." in refused.stderr
    subprocess.run([sys.executable, "-c", f"from {module} import {name}; assert {name}"], check=True)


@pytest.mark.parametrize("old", sorted({*MODULES, *(name.rpartition(".")[0] for name in NAMES)}))
def test_every_moved_name_exists(old: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        module = importlib.import_module(f"dvergar.{old}")
        names = [name.rpartition(".")[2] for name in NAMES if name.rpartition(".")[0] == old]
        assert all(getattr(module, name) is not None for name in names)
        with pytest.raises(AttributeError):
            _ = module.nobody_has_heard_of_this
        if old in MODULES:
            assert importlib.import_module(f"dvergar.{MODULES[old]}")


def test_both_names_are_the_same_class() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        assert importlib.import_module("dvergar.records").Record is dvergar.Record
        assert importlib.import_module("dvergar.games").Position is dvergar.Position
        assert importlib.import_module("dvergar.core.errors").IllegalAction is dvergar.IllegalAction


def test_a_command_that_has_moved_still_runs() -> None:
    done = subprocess.run([sys.executable, "-m", "dvergar.lab.scores", "--help"], capture_output=True, text=True, check=True)
    assert "--renew" in done.stdout


def test_a_module_that_never_existed_is_not_found() -> None:
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("dvergar.nowhere")
