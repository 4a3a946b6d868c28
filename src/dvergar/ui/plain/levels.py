"""The levels of the bots as lines of text: what each does, and its measured strength."""

from collections.abc import Iterable, Iterator
from textwrap import fill

from dvergar.api.registry import levels_of
from dvergar.bots.base import LEVEL_NAMES
from dvergar.i18n import Catalogue

LINE = 79
INDENT, NAME = " " * 2, 12


def level_lines(words: Catalogue, games: Iterable[str]) -> Iterator[str]:
    """Yield a heading, then every level by its name on the command line, with its Elo in the games where it was measured."""
    measured = [game for game in games if any(level.elo for level in levels_of(game).values())]
    yield words.say("cli-levels", games=" / ".join(words.say(f"game-{game}") for game in measured))
    for level in LEVEL_NAMES:
        figures = " / ".join(f"{levels_of(game)[level].elo:>4}" for game in measured)
        said = f"{level:<{NAME}}{figures}  {words.say(f'start-bot-{level}.text')}"
        yield fill(said, LINE, initial_indent=INDENT, subsequent_indent=INDENT + " " * (NAME + len(figures) + 2))
