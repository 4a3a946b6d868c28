"""Finds a bot by its name.

>>> import dvergar
>>> from dvergar.bots.base import UNBOUND
>>> view = dvergar.game("nidavellir", players=2).start(seed=1).view(0)
>>> thought = make_bot("random", seed=5).think(view, view.decision(), UNBOUND)
>>> thought.words
'bid 4 2 3'
>>> make_bot("random", seed=5).think(view, view.decision(), UNBOUND) == thought
True
>>> make_bot("oracle")  # doctest: +ELLIPSIS
Traceback (most recent call last):
    ...
dvergar.core.errors.BadOption: There is no bot “oracle”. Bots are guest, apprentice, ..., search or exec:PROGRAM.
"""

import importlib

from dvergar.api.errors import BadOption, shown
from dvergar.bots.base import LEVEL_NAMES, PROGRAM, Bot

SEARCH = "search"
"""The name of the search bot; a colon and the number of simulations may follow."""
_BOTS = {"random": ("dvergar.bots.random", "RandomBot"), "thumb": ("dvergar.bots.heuristic", "HeuristicBot")}


def known_bots() -> tuple[str, ...]:
    """List the built-in kinds of bots that need no budget."""
    return tuple(_BOTS)


def all_names() -> tuple[str, ...]:
    """List the names of all built-in bots: levels first, then kinds."""
    return (*LEVEL_NAMES, *_BOTS, SEARCH)


def is_bot(name: str) -> bool:
    """Whether a name is that of a built-in bot or of a program."""
    return name in (*LEVEL_NAMES, *_BOTS) or name.startswith(PROGRAM) or is_search(name)


def is_search(name: str) -> bool:
    """Whether a name is that of the search bot."""
    return name.partition(":")[0] == SEARCH


def make_bot(name: str, seed: int = 0) -> Bot:
    """Create a bot by name: a built-in one, `search:SIMULATIONS`, or `exec:` and a program's command (docs/research/bots.md)."""
    if name.startswith(PROGRAM):
        from dvergar.bots.programs import ProgramBot

        return ProgramBot(name, seed)
    if is_search(name):
        from dvergar.bots.search import named

        return named(name, seed)
    if name in LEVEL_NAMES:
        from dvergar.bots.levels import LevelBot

        return LevelBot(name, seed)
    if name not in _BOTS:
        raise BadOption("error-mind", mind=shown(name), minds=", ".join(all_names()))
    module, made = _BOTS[name]
    found: Bot = getattr(importlib.import_module(module), made)(seed)
    return found
