"""Dvergar: Nidavellir complete, as an engine to play, to settle rules questions and to research.

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

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dvergar.games import Decision, Game, Position, View, game, known_games
    from dvergar.records import Record

__version__ = "0.1.0"
__all__ = ["Decision", "Game", "Position", "Record", "View", "__version__", "game", "known_games"]


def __getattr__(name: str) -> Any:
    """Load the seam when it is first used: the version alone costs nothing."""
    if name in __all__:
        import importlib

        return getattr(importlib.import_module("dvergar.records" if name == "Record" else "dvergar.games"), name)
    raise AttributeError(name)
