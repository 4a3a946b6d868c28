"""Plays short scenes through the public API, for any game: actions in words, their events, rules switched off."""

import importlib
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import dvergar
from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.core.compilation.loader import interpreted_build
from dvergar.core.compilation.units import Unit
from dvergar.games import units

many_games = pytest.mark.skipif(
    dvergar.game(dvergar.known_games()[0], players=2).rules.build.is_interpreted,
    reason="INTERPRETED CORE: so many games would take too long",
)


def play(position: Position, *lines: str) -> list[Event]:
    """Play lines such as "0 take hunter"; returns all events."""
    events: list[Event] = []
    for line in lines:
        seat, words = line.split(maxsplit=1)
        events += position.play(int(seat), words)
    return events


def asked(position: Position) -> tuple[int, str]:
    """Return the first seat to act and its decision: (0, "take"); (-1, "over") at the end."""
    if position.over:
        return -1, "over"
    return position.to_act[0], position.decision().kind


def words(position: Position) -> list[str]:
    """Return the legal actions of the first seat to act."""
    return position.decision().words


def reasons(position: Position) -> dict[str, str]:
    """Return the closed choices with the rule that closes each."""
    return {closed.words: closed.rule for closed in position.decision().closed}


def seat(position: Position, number: int) -> dict[str, Any]:
    """Return what a seat holds, from the position's dict."""
    return dict(position.to_dict()["seats"][number])


def kinds(events: Sequence[Event]) -> list[str]:
    """Return the kinds of events, in order."""
    return [event.kind for event in events]


def rare_in(game: str, *rules: str, off: dict[str, Callable[..., Any]]) -> Callable[[Callable[[], None]], Callable[..., None]]:
    """Mark a rare interaction: the test runs twice, as it is and with rule functions switched off, when it must fail.

    `off` names functions of the game's rules ("armies.lift_thrud") or verbs of its engine ("engine.rank"), with their
    replacements.
    """

    def wrap(test: Callable[[], None]) -> Callable[..., None]:
        @pytest.mark.rule(*rules)
        @pytest.mark.parametrize("switched", ["on", "off"])
        def both(switched: str, monkeypatch: pytest.MonkeyPatch) -> None:
            if switched == "on":
                test()
                return
            switch_off(game, monkeypatch, off)
            with pytest.raises(Exception) as failed:  # noqa: PT011
                test()
            assert not isinstance(failed.value, RecursionError | TypeError | NameError), "the stand-in itself is broken"

        both.__name__ = test.__name__
        both.__doc__ = test.__doc__
        both.__module__ = test.__module__
        return both

    return wrap


def switch_off(game: str, monkeypatch: pytest.MonkeyPatch, off: dict[str, Callable[..., Any]]) -> None:
    """Replace rule functions wherever they are called, in the interpreted build."""
    unit = unit_of_game(game)
    rules = dvergar.game(game, players=2).rules
    monkeypatch.setattr(rules, "build", interpreted_build(*rules.sources()))
    others = ("present.choice_effects", "notation.write", "notation.read")
    modules = [importlib.import_module(name) for name in (*unit.sources, *(f"{unit.package}.{name}" for name in others))]
    for name, stand_in in off.items():
        module, function = name.rsplit(".", 1)
        if module == "engine":
            monkeypatch.setattr(rules.build.engine, function, stand_in)
            continue
        original = getattr(importlib.import_module(f"{unit.package}.rules.{module}"), function)
        users = [user for user in modules if getattr(user, function, None) is original]
        assert users, f"nobody calls {name}"
        for user in users:
            monkeypatch.setattr(user, function, stand_in)


def unit_of_game(game: str) -> Unit:
    """Return the unit of a game's compiled core."""
    return next(unit for unit in units() if unit.package == f"dvergar.games.{game}")
