"""The help of `play` shows what each level does and how strong it is."""

import pytest

from dvergar.api.registry import levels_of
from dvergar.bots.base import LEVEL_NAMES
from dvergar.i18n import LANGUAGES, catalogue
from tests.ui.plain.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_play_shows_the_strength_of_every_level_in_words_and_figures(language: str, run: Run) -> None:
    said = " ".join(run("--lang", language, "play", "--help").out.split())
    for level in LEVEL_NAMES:
        figures = " / ".join(str(levels_of(game)[level].elo) for game in ("nidavellir", "dwarf"))
        assert f"{level} {figures} {catalogue(language).say(f'start-bot-{level}.text')}" in said
