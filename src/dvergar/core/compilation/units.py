"""The sources of a compiled unit, and the hash that tells whether a build is up to date with them."""

import hashlib
import importlib
import os.path
from typing import NamedTuple

PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Unit(NamedTuple):
    """A compiled module: its constants, and the sources that are joined into it, in order."""

    package: str
    constants: tuple[str, ...]
    sources: tuple[str, ...]

    @property
    def module(self) -> str:
        """The name of the compiled module that an installation builds."""
        return f"{self.package}._compiled"

    @property
    def checked(self) -> str:
        """The name of the compiled module that checks every index, division and overflow; built for tests."""
        return f"{self.package}._checked"

    def path(self, name: str) -> str:
        """Return the path of a source."""
        package, *rest = name.split(".")
        folder = PACKAGE if package == "dvergar" else importlib.import_module(package).__path__[0]
        return os.path.join(folder, *rest) + ".py"

    def source(self, name: str) -> bytes:
        """Return the text of a source."""
        with open(self.path(name), "rb") as file:
            return file.read()

    def source_hash(self) -> str:
        """Return the SHA-256 of everything the unit is made from."""
        digest = hashlib.sha256()
        for name in (*self.constants, *self.sources, *COMPILER):
            digest.update(self.source(name))
        return digest.hexdigest()


COMPILER = (*(f"dvergar.core.compilation.{name}" for name in ("compiler", "imports", "names", "subset")), "dvergar.core.fields")
"""The modules that determine how sources are translated."""
CORE_CONSTANTS = ("dvergar.core.constants",)
CORE_SOURCES = tuple(
    f"dvergar.core.{name}"
    for name in ("bits", "rng", "board", "search.tree", "search.selection", "search.search", "search.solver")
)
GAME_CONSTANTS = ("rules.material", "rules.events", "rules.rule_ids", "bot.heuristic_weights", "bot.win_chance_weights")


def unit_of(package: str, *, rules: tuple[str, ...], bot: tuple[str, ...], constants: tuple[str, ...] = GAME_CONSTANTS) -> Unit:
    """Return the unit of a game: its constants, its rules chapter by chapter, its bot, and the engine that joins them.

    A game with fewer modules of constants names those it has.

    >>> unit_of("rowing", rules=("state", "flow"), bot=(), constants=("rules.material",)).sources[-3:]
    ('rowing.rules.state', 'rowing.rules.flow', 'rowing.engine')
    """
    chapters = [f"rules.{name}" for name in rules] + [f"bot.{name}" for name in bot]
    named_constants = tuple(f"{package}.{name}" for name in constants)
    sources = tuple(f"{package}.{name}" for name in (*chapters, "engine"))
    return Unit(package, CORE_CONSTANTS + named_constants, CORE_SOURCES + sources)
