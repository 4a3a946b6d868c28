"""The built-in games. Each has its own folder, which owns everything that knows its name.

Another package adds a game through the entry point group `dvergar.games`, which is read only for names not listed here and
for lists of all games.
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
    """Return the compiled units of the built-in games."""
    return tuple(import_module(f"{__name__}.{name}.unit").UNIT for name in BUILT_IN)


def __getattr__(name: str) -> Any:
    """Return a name that has moved to `dvergar.api`."""
    from dvergar.deprecated import attribute

    return attribute("games", name)
