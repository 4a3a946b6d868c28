"""The games. Each lives in a folder of its own and owns everything that knows its name.

Another package adds a game by the entry point group `dvergar.games`; it is asked for names that are not listed here, and for
lists of all games.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dvergar.core.compilation.units import Unit

BUILT_IN = {
    "nidavellir": "dvergar.games.nidavellir.game:Nidavellir",
    "dwarf": "dvergar.games.dwarf.game:Dwarf",
}
"""Where the rules of each built-in game are, as `module:class`. The first game is the default."""


def units() -> "tuple[Unit, ...]":
    """The compiled units of the built-in games."""
    return tuple(import_module(f"{__name__}.{name}.unit").UNIT for name in BUILT_IN)


def __getattr__(name: str) -> Any:
    """The API has moved to `dvergar.api`."""
    from dvergar.deprecated import attribute

    return attribute("games", name)
