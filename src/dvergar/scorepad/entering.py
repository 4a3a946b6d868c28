"""A game's score pad form: its rows, and how the texts typed into their cells are read."""

from collections.abc import Mapping
from typing import Protocol

from dvergar.api.errors import BadOption
from dvergar.api.registry import rules_of
from dvergar.core.json_data import JsonMapping, JsonObject


class PadForm(Protocol):
    """A game's own part of the score pad."""

    @property
    def ROWS(self) -> tuple[str, ...]:  # noqa: N802
        """The rows of a pad."""

    @property
    def OPPONENTS(self) -> tuple[str, ...]:  # noqa: N802
        """Automated opponents for solo games; the first entry means none. Empty if the game has no solo mode."""

    @property
    def DEMO(self) -> JsonObject:  # noqa: N802
        """An example pad."""

    def example_of(self, part: str) -> str:
        """Return the message that shows what can be typed into a cell of this row."""

    def held_in(self, cells: Mapping[str, str]) -> JsonObject:
        """Parse a seat's rows into what it holds."""

    def cells_of(self, held: JsonMapping) -> dict[str, str]:
        """Return the texts of a seat's rows."""


def form_of(game: str) -> PadForm:
    """Return the score pad form of a game."""
    form = rules_of(game).adapters.scorepad_form()
    if form is None:
        raise BadOption("error-no-score-pad", game=game)
    return form
