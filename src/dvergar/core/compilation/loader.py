"""Chooses the build of a game's core: the one that DVERGAR_CORE names, or else the compiled one if it exists."""

import importlib
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from dvergar.core.compilation.units import Unit
from dvergar.core.errors import StaleCore

if TYPE_CHECKING:
    from dvergar.core.board import Adviser, Board
    from dvergar.core.search.search import Search
    from dvergar.core.search.solver import Layer, Ledger, Solver

E = TypeVar("E", bound="Board")

CHOICE = "DVERGAR_CORE"
COMPILED, CHECKED, INTERPRETED = "compiled", "checked", "interpreted"


class Build(NamedTuple, Generic[E]):
    """The classes of one build of a core. Positions, heuristics and searches work together only within a build."""

    name: str
    engine: type[E]
    heuristic: "type[Adviser]"
    search: "type[Search]"
    ledger: "type[Ledger]"
    layer: "type[Layer]"
    solver: "type[Solver]"

    @property
    def is_interpreted(self) -> bool:
        """Whether this is the interpreted build, in which everything works but takes some hundred times as long."""
        return self.name == INTERPRETED


def load_build(unit: Unit, interpreted: "Callable[[], tuple[type[E], type[Adviser]]]") -> Build[E]:
    """Return the build to use; `interpreted` imports the engine and the heuristic of the sources.

    An outdated compiled core is an error, never used silently.
    """
    wanted = os.environ.get(CHOICE, "")
    if wanted == INTERPRETED:
        return interpreted_build(*interpreted())
    try:
        return compiled_build(unit, CHECKED if wanted == CHECKED else COMPILED)
    except ImportError:
        if wanted:
            raise
        return interpreted_build(*interpreted())


def compiled_build(unit: Unit, name: str = COMPILED) -> Build[E]:
    """Return a build that was compiled at installation; raises ImportError if there is none."""
    core = importlib.import_module(unit.checked if name == CHECKED else unit.module)
    if unit.source_hash() != core.SOURCE_HASH:
        raise StaleCore("error-stale-core", package=unit.package)
    heuristic = getattr(core, "Heuristic", core.Adviser)
    return Build(name, core.Engine, heuristic, core.Search, core.Ledger, core.Layer, core.Solver)


def interpreted_build(engine: type[E], heuristic: "type[Adviser]") -> Build[E]:
    """Return the build that runs the sources themselves."""
    from dvergar.core.search.search import Search
    from dvergar.core.search.solver import Layer, Ledger, Solver

    return Build(INTERPRETED, engine, heuristic, Search, Ledger, Layer, Solver)
