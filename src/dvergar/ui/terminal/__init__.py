"""The Textual interface: both games, alone, several people on one device, against bots, or at a table on a server by its link."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dvergar.core.json_data import JsonMapping

if TYPE_CHECKING:
    from dvergar.api.play import Position
    from dvergar.bots.base import Budget


def run(
    language: str,
    *,
    game: str | None = None,
    options: JsonMapping | None = None,
    seats: Sequence[str] = (),
    seed: int | str | None = None,
    position: "Position | None" = None,
    link: str | None = None,
    budget: "Budget | None" = None,
    record: Path | None = None,
) -> int:
    """Play in the terminal until the player leaves; returns the exit status.

    With `link`, join a table on a server. Otherwise continue `position`, or start `game` with its `options`. `seats` are named
    as on the command line (`me`, `thumb`, `exec:…`); without any there is one person against bots. An unfinished game is saved
    to `record`, or where `dvergar play --resume` finds it.
    """
    from dvergar.api.registry import built_in_games
    from dvergar.ui.terminal.running import join, play

    if link is not None:
        return join(link, language)
    return play(language, game or built_in_games()[0], dict(options or {}), list(seats), seed, position, budget, record)
