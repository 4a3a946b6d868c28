"""Two board games about dwarves, Nidavellir and Dwarf: start a game, play it, and see what each seat may know.

>>> import dvergar
>>> game = dvergar.game("nidavellir", players=3, edition="fr")
>>> position = game.start(seed=7)
>>> position.to_act
(0, 1, 2)
>>> decision = position.decision(0)
>>> decision.kind, decision.rule, len(decision.choices)
('bid', 'N4.1', 60)
>>> for seat in position.to_act:
...     events = position.play(seat, "bid 5 0 3")
>>> position.decision().kind
'take'
"""

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

    from dvergar.api.errors import (
        BadOption,
        BadPosition,
        BadRecord,
        DvergarError,
        GameOver,
        IllegalAction,
        StaleCore,
        UnknownWords,
        WrongSeat,
        WrongType,
    )
    from dvergar.api.event import Event
    from dvergar.api.play import Decision, Game, Position, View, game
    from dvergar.api.record import Record
    from dvergar.api.registry import known_games

__version__ = "0.1.0"
__all__ = [
    "BadOption", "BadPosition", "BadRecord", "Decision", "DvergarError", "Event", "Game", "GameOver", "IllegalAction", "Position",
    "Record", "StaleCore", "UnknownWords", "View", "WrongSeat", "WrongType", "__version__", "game", "known_games",
]  # fmt: skip

_PLACES = {"Event": "event", "Record": "record", "known_games": "registry"}
_PLACES |= dict.fromkeys(("Decision", "Game", "Position", "View", "game"), "play")


def __getattr__(name: str) -> Any:
    """Load the API when it is first used: the version alone costs nothing."""
    if name in __all__:
        import importlib

        return getattr(importlib.import_module(f"dvergar.api.{_PLACES.get(name, 'errors')}"), name)
    raise AttributeError(name)


class _MovedModules:
    """Finds modules by the names that they had before; asked only for what is nowhere else."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> "ModuleSpec | None":
        """How such a module is imported."""
        del path, target
        if not name.startswith("dvergar."):
            return None
        from dvergar.deprecated import spec_of

        return spec_of(name)


sys.meta_path.append(_MovedModules)
