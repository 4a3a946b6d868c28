"""The main screens match the stored ones; after an intended change run python -m tests.ui.terminal.snapshots."""

import asyncio

import pytest

from dvergar.ui.terminal.themes import DARK, LIGHT, themes
from tests.ui.piloting import running
from tests.ui.terminal.driving import NARROW, Keyboard, Player, awaited, lines_of, table_app
from tests.ui.terminal.snapshots import FOLDER, Picture, pictures
from tests.ui.web.page_states import played

PICTURES = list(pictures())


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.path.stem)
def test_a_screen_matches_the_stored_one(picture: Picture) -> None:
    assert asyncio.run(picture.taken()) == picture.path.read_text(encoding="utf-8").splitlines()


def test_no_other_screen_is_stored() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {picture.path.name for picture in PICTURES}


@pytest.mark.parametrize("name", [LIGHT, DARK])
def test_texts_have_enough_contrast(name: str) -> None:
    colours = next(theme for theme in themes() if theme.name == name).variables
    inks = [key for key in colours if key in ("ink", "ink2", "lamp", "good", "bad") or key.endswith("-ink")]
    inks += [key for key in colours if key.startswith(("seat-", "coin-"))]
    for ink in inks:
        assert contrast(colours[ink], colours["ground"]) >= 4.5, ink
    assert contrast(colours["on-lamp"], colours["lamp"]) >= 4.5
    assert contrast(colours["ink"], colours["lamp-soft"]) >= 4.5
    for kind in ("warrior", "hunter", "miner", "blacksmith", "explorer"):
        assert contrast(colours[f"on-{kind}"], colours[kind]) >= 4.5, kind


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours by WCAG."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("size", [(50, 16), (100, 30), (110, 26), (200, 60)], ids=str)
@pytest.mark.parametrize("game", ["nidavellir", "dwarf"])
@awaited
async def test_every_size_is_filled_and_resizes_are_followed(game: str, size: tuple[int, int]) -> None:
    app = table_app(played(game, 11, 60, players=5).record().replay(), ["me", *["thumb"] * 4])
    async with running(app, size) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        for width, height in (size, NARROW, size):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            rows = lines_of(app)
            assert len(rows) == height
            assert max(map(len, rows)) <= width
            assert rows[-1].strip()
        await player.table.session.place.close()
