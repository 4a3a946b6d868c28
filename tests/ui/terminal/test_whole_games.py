"""Whole games at the table in the terminal, by keys and by mouse, against bots and together on one device."""

from typing import Any

import pytest

import dvergar
from dvergar.api.play import Position
from dvergar.api.record import Record
from dvergar.ui.terminal.local_table import LocalTable
from dvergar.ui.terminal.panels import PanelScreen
from tests.ui.piloting import Size, running
from tests.ui.terminal.driving import NARROW, WIDE, Hand, Keyboard, Mouse, Player, awaited, table_app, text_of
from tests.ui.web.page_states import played as finished


async def played(position: Position, seats: list[str], hand: Hand, size: Size, lang: str = "en") -> Player:
    """Play a game to its end; the final sheet is open."""
    kept: list[Record] = []
    app = table_app(position, seats, lang, keep=lambda now: kept.append(now.record()))
    async with running(app, size) as pilot:
        player = Player(app, pilot, hand)
        await player.play()
        place = player.table.session.place
        assert isinstance(place, LocalTable)
        assert place.position.over
        assert kept[-1].verify().over
        sheet = text_of(app)
        for score in place.position.scores():
            assert str(score.total) in sheet
        await place.close()
    return player


GAMES = [
    pytest.param("nidavellir", {"players": 5}, ["thumb", "me", "random", "thumb", "random"], Mouse(), NARROW),
    pytest.param("dwarf", {"solo": "andvettr", "decline": True}, ["me"], Keyboard(), NARROW),
    *(
        pytest.param(*settings, marks=pytest.mark.thorough)
        for settings in (
            ("nidavellir", {"players": 2}, ["me", "thumb"], Keyboard(), NARROW),
            ("nidavellir", {"players": 2, "edition": "de"}, ["me", "me"], Mouse(), WIDE),
            ("dwarf", {"players": 3}, ["me", "thumb", "me"], Mouse(), WIDE),
            ("dwarf", {"players": 4}, ["me", "thumb", "random", "thumb"], Keyboard(), NARROW),
        )
    ),
]


def named(value: object) -> str:
    return type(value).__name__ if isinstance(value, Keyboard | Mouse) else "".join(sign for sign in str(value) if sign.isalnum())


@pytest.mark.parametrize(("game", "options", "seats", "hand", "size"), GAMES, ids=named)
@awaited
async def test_a_game_is_played_to_its_end_and_its_record_is_valid(
    game: str, options: dict[str, Any], seats: list[str], hand: Hand, size: Size
) -> None:
    player = await played(dvergar.game(game, **options).start(seed=5), seats, hand, size)
    assert player.decided > 10
    assert player.kinds >= ({"bid", "take"} if game == "nidavellir" else {"act", "second"})


@awaited
async def test_a_game_of_bots_can_be_watched_to_the_end() -> None:
    app = table_app(dvergar.game("nidavellir", players=2).start(seed=2), ["thumb", "random"])
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.play()
        assert player.decided == 0
        assert "Final score" in text_of(app)


@awaited
async def test_the_next_game_starts_with_everybody_one_seat_on() -> None:
    app = table_app(finished("dwarf", 3, players=2).record().replay(), ["me", "random"])
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: isinstance(app.screen, PanelScreen))
        await pilot.press("escape", "n")
        await player.until(lambda: player.table.scene is not None and not player.table.over)
        await player.until(lambda: player.asked)
        assert player.table.scene
        assert player.table.scene.me == 1
        await player.table.session.place.close()
