"""Which sources make up a compiled unit, and the hash that tells whether it was built from them as they are now."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Unit:
    """A compiled module: the constants it knows and the sources that are joined in it, in order."""

    package: str
    constants: tuple[str, ...]
    sources: tuple[str, ...]

    @property
    def module(self) -> str:
        """The compiled module that an installation builds."""
        return f"{self.package}._compiled"

    @property
    def checked(self) -> str:
        """The compiled module that checks every index, division and overflow; built for tests."""
        return f"{self.package}._checked"

    def path(self, name: str) -> Path:
        """Where a source lies."""
        return PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")

    def source_hash(self) -> str:
        """A fingerprint of all that the unit is made from."""
        digest = hashlib.sha256()
        for name in (*self.constants, *self.sources, "dvergar.core.joining", "dvergar.core.fields"):
            digest.update(self.path(name).read_bytes())
        return digest.hexdigest()


CORE_CONSTANTS = ("dvergar.core.constants",)
CORE_SOURCES = ("dvergar.core.bits", "dvergar.core.stream", "dvergar.core.board")

NIDAVELLIR = Unit(
    package="dvergar.nidavellir",
    constants=(*CORE_CONSTANTS, *(f"dvergar.nidavellir.{name}" for name in ("tables", "events", "rules"))),
    sources=(
        *CORE_SOURCES,
        *(
            f"dvergar.nidavellir.{name}"
            for name in (
                "state", "coins", "armies", "gems", "heroes", "taverns",
                "evaluation", "score", "flow", "view", "choices", "engine",
            )
        ),
    ),
)  # fmt: skip

UNITS = (NIDAVELLIR,)
