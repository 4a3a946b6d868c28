"""How a game's pad is filled in: its rows, and what is typed into their cells."""

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
        """Automated opponents that one can play alone against; the first is nobody. Empty if there are none."""

    @property
    def DEMO(self) -> JsonObject:  # noqa: N802
        """A filled pad to try it out."""

    def example_of(self, part: str) -> str:
        """The message that shows what can be typed into a cell of this row."""

    def held_in(self, cells: Mapping[str, str]) -> JsonObject:
        """What a seat holds by the texts of its rows."""

    def cells_of(self, held: JsonMapping) -> dict[str, str]:
        """The texts of a seat's rows."""


def form_of(game: str) -> PadForm:
    """How the pad of a game is filled in."""
    form = rules_of(game).adapters.scorepad_form()
    if form is None:
        raise BadOption("error-no-score-pad", game=game)
    return form
