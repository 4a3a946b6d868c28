"""Makes inputs from drawn numbers: words, positions and records that are nearly right, and complete junk.

Each game's words and positions come from a module of its own (such as `fuzz/nidavellir.py`); everything here serves all games.
"""

import importlib
import json
import random
from functools import cache, cached_property
from typing import Any

from fuzz.drawing import NUMBERS, Draw, junk, nearly, nested

from dvergar.api.play import Game, Position
from dvergar.api.registry import known_games

__all__ = [
    "GAMES", "NUMBERS", "Draw", "Sample", "action", "damaged", "junk", "material", "nearly", "nested", "option_names", "options",
    "pool", "record", "tables",
]  # fmt: skip

GAMES = known_games()
KEPT = 9  # keeps every ninth position of a game, and all with a rare decision


def material(game: str) -> Any:
    """Return the module for the inputs of a game."""
    return importlib.import_module(f"fuzz.{game}")


def offered(game: str) -> Any:
    """Return the options module of a game."""
    return importlib.import_module(f"dvergar.games.{game}.options")


def action(draw: Draw, game: str) -> str:
    """Return words that are nearly an action."""
    words = [draw.pick(material(game).ACTION_WORDS) for _ in range(1 + draw.number(0, 4))]
    return draw.pick((" ", "  ", "\t", "\u00a0", "\n")).join(words)


def damaged(draw: Draw, game: str, data: Any) -> Any:
    """Return a copy of a real position or view with a few changes: fields replaced, dropped or moved, or values put anywhere."""
    made = json.loads(json.dumps(data))
    for _ in range(1 + draw.number(0, 3)):
        damage(draw, game, made)
    return made


def damage(draw: Draw, game: str, made: dict[str, Any]) -> None:
    """Make one change in a position."""
    seats, own = made.get("seats"), material(game)
    kind = draw.number(0, 6)
    if kind < 2:
        name = draw.pick(own.POSITION_FIELDS)
        made[name] = nearly(draw, lambda: own.value(draw, name))
    elif kind == 2:
        made.pop(draw.pick(sorted(made) or [""]), None)
    elif kind == 3 or not isinstance(seats, list) or not seats:
        place(draw, game, made)
    else:
        one = draw.pick(seats)
        if not isinstance(one, dict):
            return
        name = draw.pick(own.SEAT_FIELDS)
        if kind == 4:
            one[name] = nearly(draw, lambda: own.seat_value(draw, name))
        elif kind == 5:
            one.pop(draw.pick(sorted(one) or [""]), None)
        else:
            other = draw.pick(seats)
            if isinstance(other, dict) and name in other:
                one[name] = other[name]


def place(draw: Draw, game: str, made: Any) -> None:
    """Put something somewhere inside: walk down at random, then replace, drop, double or swap."""
    here = made
    for _ in range(draw.number(0, 4)):
        inner = [item for item in (here.values() if isinstance(here, dict) else here) if isinstance(item, dict | list) and item]
        if not inner:
            break
        here = draw.pick(inner)
    keys = list(here) if isinstance(here, dict) else list(range(len(here)))
    if not keys:
        return
    key, other = draw.pick(keys), draw.pick(keys)
    kind = draw.number(0, 4)
    if kind == 0:
        here[key], here[other] = here[other], here[key]
    elif kind == 1:
        here[key] = junk(draw)
    elif kind == 2:
        del here[key]
    elif kind == 3 and isinstance(here, list):
        here.insert(key, here[other])
    else:
        here[key] = material(game).part(draw)


def record(draw: Draw, game: str, data: dict[str, Any]) -> Any:
    """Return a copy of a real record with a few changes."""
    made = json.loads(json.dumps(data))
    for _ in range(1 + draw.number(0, 2)):
        kind = draw.number(0, 6)
        actions = made.get("actions")
        if kind == 0:
            made[draw.pick((*made, "colour"))] = junk(draw)
        elif kind == 1:
            made.pop(draw.pick(list(made)), None)
        elif kind == 2 and isinstance(made.get("options"), dict):
            made["options"][draw.pick((*option_names(game), "players", "name", ""))] = option(draw, game)
        elif kind == 3:
            sample = draw.pick(pool(game))
            own = material(game)
            made["start"] = own.written(draw, sample.game) if draw.once_in(2) else damaged(draw, game, sample.written)
        elif kind == 4 and isinstance(actions, list) and actions:
            at = draw.number(0, len(actions) - 1)
            actions[at] = draw.pick(([draw.number(-1, 5), action(draw, game)], junk(draw), [junk(draw)] * 2))
        elif kind == 5 and isinstance(actions, list) and actions:
            at, to = draw.number(0, len(actions) - 1), draw.number(0, len(actions) - 1)
            actions.insert(to, actions.pop(at) if draw.once_in(2) else actions[at])
        elif draw.once_in(4):
            made["game"] = draw.pick(GAMES)
        else:
            place(draw, game, made)
    return made


def option_names(game: str) -> tuple[str, ...]:
    """Return the names of a game's options."""
    editions = ("edition",) if hasattr(offered(game), "EDITIONS") else ()
    return (*editions, *(option.name for option in offered(game).OPTIONS))


def option(draw: Draw, game: str) -> Any:
    """Return a value for an option."""
    known = [value for option in offered(game).OPTIONS for value in option.values]
    return nearly(draw, lambda: draw.pick([*getattr(offered(game), "EDITIONS", ()), *known, *offered(game).PLAYERS]), 4)


def options(draw: Draw, game: str) -> dict[str, Any]:
    """Return options for a game, usually valid ones."""
    names = [draw.pick(option_names(game)) for _ in range(draw.number(0, 4))]
    if draw.once_in(4):
        names.append(draw.pick(("players", "magic", "", "rules", "self")))
    players = offered(game).PLAYERS
    return {"players": draw.number(players[0], players[-1]), **{name: option(draw, game) for name in names}}


class Sample:
    """A real position in all its forms."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.game: Game = position.game

    @cached_property
    def written(self) -> dict[str, Any]:
        """Return the position as a dict."""
        return self.position.to_dict()

    @cached_property
    def views(self) -> list[tuple[int | None, dict[str, Any]]]:
        """Return what a spectator and each seat see of the position."""
        return [(seat, self.position.view(seat).to_dict()) for seat in (None, *range(self.game.players))]

    @cached_property
    def record(self) -> dict[str, Any]:
        """Return the record of the game so far."""
        return dict(json.loads(self.position.record().to_json()))


@cache
def pool(game: str) -> list[Sample]:
    """Return positions of seeded games with all numbers of players and all options, the same every time."""
    found: list[Sample] = []
    for seed, position in enumerate(material(game).starts()):
        rng = random.Random(seed)
        number = 0
        while not position.over:
            if number % KEPT == seed % KEPT or position.asked[0] not in material(game).COMMON:
                found.append(Sample(position.clone()))
            number += 1
            asked = rng.choice(position.to_act)
            position.step(asked, rng.choice(position.legal(asked)))
        found.append(Sample(position))
    return found


@cache
def tables(game: str) -> list[Game]:
    """Return games of each kind."""
    found: list[Game] = material(game).tables()
    return found
