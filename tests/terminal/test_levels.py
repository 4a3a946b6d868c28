"""The levels in the terminal: what each does and how strong it is stands in the help of `play`."""

import pytest

from dvergar.bots.levels import LEVELS
from dvergar.bots.minds import LEVEL_NAMES
from dvergar.locale import LANGUAGES, catalogue
from tests.terminal.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_play_tells_how_strong_every_level_is_in_words_and_figures(language: str, run: Run) -> None:
    said = " ".join(run("--lang", language, "play", "--help").out.split())
    for level in LEVEL_NAMES:
        figures = " / ".join(str(LEVELS[game][level].elo) for game in ("nidavellir", "dwarf"))
        assert f"{level} {figures} {catalogue(language).say(f'start-bot-{level}.text')}" in said
