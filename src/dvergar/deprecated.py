"""Names and modules that have moved. The old ones work for one release, with a warning that names the new place."""

import importlib
import warnings
from importlib.abc import InspectLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from typing import Any

MODULES = {
    "bots.minds": "bots.base",
    "bots.stdio": "bots.programs",
    "core.builds": "core.compilation.loader",
    "core.game": "api.protocol",
    "core.joining": "core.compilation.compiler",
    "core.options": "api.options",
    "core.stream": "core.rng",
    "core.units": "core.compilation.units",
    "dwarf": "games.dwarf",
    "dwarf.engine": "games.dwarf.engine",
    "dwarf.game": "games.dwarf.game",
    "dwarf.options": "games.dwarf.options",
    "dwarf.tables": "games.dwarf.rules.material",
    "dwarf.words": "games.dwarf.notation.actions",
    "lab.scores": "lab.score_table",
    "locale": "i18n",
    "locale.telling": "api.narrator",
    "nidavellir": "games.nidavellir",
    "nidavellir.engine": "games.nidavellir.engine",
    "nidavellir.game": "games.nidavellir.game",
    "nidavellir.options": "games.nidavellir.options",
    "nidavellir.tables": "games.nidavellir.rules.material",
    "nidavellir.words": "games.nidavellir.notation.actions",
    "records": "api.record",
    "scorepad.tallying": "scorepad.tally",
    "server.running": "server.operations.running",
    "server.settings": "server.operations.settings",
    "table.telling": "table.snapshot",
    "web": "ui.web",
}
"""Where each module is now."""
PACKAGES = {"dwarf", "locale", "nidavellir", "web"}
NAMES = {
    "bots.minds.LEVEL_NAMES": "bots.base.LEVEL_NAMES",
    "bots.minds.Mind": "bots.base.Bot",
    "bots.minds.all_names": "bots.registry.all_names",
    "bots.minds.is_bot": "bots.registry.is_bot",
    "bots.minds.known_minds": "bots.registry.known_bots",
    "bots.minds.mind": "bots.registry.make_bot",
    "core.errors.BadPosition": "api.errors.BadPosition",
    "core.errors.BadRecord": "api.errors.BadRecord",
    "core.errors.GameOver": "api.errors.GameOver",
    "core.errors.IllegalAction": "api.errors.IllegalAction",
    "core.errors.UnknownWords": "api.errors.UnknownWords",
    "core.errors.WrongSeat": "api.errors.WrongSeat",
    "core.errors.WrongType": "api.errors.WrongType",
    "core.game.Event": "api.event.Event",
    "core.game.Option": "api.options.Option",
    "core.stream.Stream": "core.rng.Rng",
    "core.units.DWARF": "games.dwarf.unit.UNIT",
    "core.units.NIDAVELLIR": "games.nidavellir.unit.UNIT",
    "games.Choice": "api.values.Choice",
    "games.Closed": "api.values.Closed",
    "games.Decision": "api.play.Decision",
    "games.Event": "api.event.Event",
    "games.Finding": "api.values.Finding",
    "games.Game": "api.play.Game",
    "games.Position": "api.play.Position",
    "games.Score": "api.values.Score",
    "games.Told": "api.play.EventList",
    "games.View": "api.play.View",
    "games.game": "api.play.game",
    "games.known_games": "api.registry.known_games",
    "locale.telling.Teller": "api.narrator.Narrator",
    "locale.telling.teller_for": "api.narrator.narrator_for",
    "table.telling.Telling": "table.snapshot.SnapshotBuilder",
    "table.telling.Told": "table.snapshot.Snapshot",
}
"""Names that have moved to another module than the rest of theirs, or are called otherwise now."""

SHIM = """
from dvergar.deprecated import attribute, warn
warn({old!r}, {new!r})
def __getattr__(name):
    return attribute({old!r}, name)
if __name__ == "__main__":
    import runpy
    runpy.run_module("dvergar.{new}", run_name="__main__", alter_sys=True)
"""


def warn(old: str, new: str) -> None:
    """Say where something is now."""
    warnings.warn(
        f"dvergar.{old} is now dvergar.{new}; the old name goes with the next release", DeprecationWarning, stacklevel=3
    )


def attribute(module: str, name: str) -> Any:
    """What a name of an old module stands for now."""
    old = f"{module}.{name}"
    if old == "core.units.UNITS":
        return importlib.import_module("dvergar.games").units()
    if old in NAMES:
        place, _, new = NAMES[old].rpartition(".")
        if module not in MODULES:
            warn(old, NAMES[old])
        return getattr(importlib.import_module(f"dvergar.{place}"), new)
    if module not in MODULES or name.startswith("__"):
        raise AttributeError(f"module 'dvergar.{module}' has no attribute {name!r}")
    return getattr(importlib.import_module(f"dvergar.{MODULES[module]}"), name)


def spec_of(name: str) -> ModuleSpec | None:
    """How a module that has moved is imported by its old name."""
    old = name.removeprefix("dvergar.")
    return spec_from_loader(name, _Shim(), is_package=old in PACKAGES) if old in MODULES else None


class _Shim(InspectLoader):
    """Makes a module that hands out what is elsewhere now."""

    def get_source(self, fullname: str) -> str:
        old = fullname.removeprefix("dvergar.")
        return SHIM.format(old=old, new=MODULES[old])

    def is_package(self, fullname: str) -> bool:
        return fullname.removeprefix("dvergar.") in PACKAGES
