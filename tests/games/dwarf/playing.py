"""Helpers for Dwarf positions."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import dvergar
from dvergar.api.event import Event
from dvergar.api.play import Position
from tests.playing import asked, kinds, play, rare_in, reasons, seat, words

__all__ = [
    "args_of",
    "asked",
    "goods",
    "kinds",
    "of",
    "play",
    "rare",
    "reasons",
    "rules",
    "scene",
    "seat",
    "solo",
    "top",
    "words",
]

rare = partial(rare_in, "dwarf")


def scene(*seats: dict[str, Any], players: int = 0, options: dict[str, Any] | None = None, **position: Any) -> Position:
    """Return a position: the seats from 0 on (missing ones own nothing), then other fields (mine, mountain, stage …)."""
    game = dvergar.game("dwarf", players=players or max(2, len(seats)), **(options or {}))
    return game.load({"seats": list(seats), **position})


def solo(opponent: str, *seats: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Position:
    """Return a position against an automated opponent: your seat, then the opponent's."""
    return dvergar.game("dwarf", solo=opponent, **(options or {})).load({"seats": list(seats), **position})


def goods(position: Position, number: int) -> dict[str, int]:
    """Return what a seat owns, without zeros: {"iron": 3}."""
    held = seat(position, number)
    return {name: held[name] for name in ("iron", "steel", "gold", "items", "glory") if held[name]}


def top(position: Position, location: int) -> str:
    """Return the top card of a location."""
    return str(position.to_dict()["mine"][str(location)][-1])


def of(events: Sequence[Event], kind: str) -> list[Event]:
    """Return the events of one kind."""
    return [event for event in events if event.kind == kind]


def args_of(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """Return seat and arguments of the events of one kind."""
    return [{"seat": event.seat, **event.args} for event in of(events, kind)]


def rules(events: Sequence[Event], kind: str) -> list[str]:
    """Return the rules of the events of one kind."""
    return [event.rule for event in of(events, kind)]
