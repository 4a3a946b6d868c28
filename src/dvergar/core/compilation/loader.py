"""Which build of the rules runs: compiled where it was built, interpreted otherwise, or the one that DVERGAR_CORE names."""

import importlib
import os
from typing import Any

from dvergar.core.compilation.units import Unit
from dvergar.core.errors import StaleCore

CHOICE = "DVERGAR_CORE"
INTERPRETED = "interpreted"


def engine_of(unit: Unit) -> Any:
    """The engine class of a unit. A compiled core that does not fit its sources is an error, never used silently."""
    wanted = os.environ.get(CHOICE, "")
    if wanted == INTERPRETED:
        return interpreted_engine(unit)
    try:
        compiled = importlib.import_module(unit.checked if wanted == "checked" else unit.module)
    except ImportError:
        if wanted:
            raise
        return interpreted_engine(unit)
    if unit.source_hash() != compiled.SOURCE_HASH:
        raise StaleCore
    return compiled.Engine


def interpreted_engine(unit: Unit) -> Any:
    """The engine class of the sources as they stand."""
    return importlib.import_module(unit.sources[-1]).Engine


def build_of(engine: Any) -> str:
    """The name of the build that an engine class belongs to."""
    return {"_compiled": "compiled", "_checked": "checked"}.get(engine.__module__.rpartition(".")[2], INTERPRETED)


def is_interpreted(engine: type) -> bool:
    """Whether an engine runs without a compiled core: everything works, and takes some hundred times as long."""
    return build_of(engine) == INTERPRETED
