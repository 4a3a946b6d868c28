"""The score pad screen: used by keys alone, with the engine's totals; corrections, impossible entries, history, three
languages.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key, Paste
from textual.pilot import Pilot
from textual.widgets import DataTable, Input, Static

from dvergar.api.play import Position
from dvergar.api.registry import known_games
from dvergar.i18n import LANGUAGES, catalogue
from dvergar.scorepad.entering import form_of
from dvergar.scorepad.history import Book
from dvergar.scorepad.pads import read_pad
from dvergar.ui.terminal.scorepad.app import ScoreApp
from dvergar.ui.terminal.scorepad.cells import Entry, Total
from tests.scorepad.finished import finished, pad_of
from tests.ui.piloting import running

SIZES = ((80, 24), (140, 40))
QUICK = (("nidavellir", "de"), ("dwarf", "fr"))
"""Where the quick run checks that everything fits."""
Story = Callable[[ScoreApp, Pilot[None]], Awaitable[None]]


def tell(story: Story, folder: Path, game: str = "nidavellir", language: str = "en", size: tuple[int, int] = SIZES[0]) -> None:
    """Run a story on its own screen."""

    async def run() -> None:
        app = ScoreApp(game, Book(folder), catalogue(language))
        async with running(app, size) as pilot:
            await pilot.pause()
            await story(app, pilot)

    asyncio.run(run())


def totals(app: ScoreApp) -> list[str]:
    return [str(total.render()).split()[0] for total in app.query(Total)]


def news(app: ScoreApp) -> str:
    return str(app.query_one("#news", Static).render())


async def typed(pilot: Pilot[None], *texts: str) -> None:
    """Type texts, each followed by Enter."""
    for text in texts:
        await pilot.press(*("space" if sign == " " else sign for sign in text), "enter")
    await pilot.pause()


async def pasted(app: ScoreApp, pilot: Pilot[None], *texts: str) -> None:
    """Paste whole texts into cells, each followed by Enter."""
    for text in texts:
        assert app.focused
        app.focused.post_message(Paste(text))
        await pilot.press("enter")


async def players(app: ScoreApp, pilot: Pilot[None], wanted: int) -> None:
    """Add or remove columns until there are this many."""
    while len(app.columns) != wanted:
        await pilot.press("f2" if len(app.columns) < wanted else "f3")
        await pilot.pause()


def texts_of(position: Position, seat: dict[str, Any]) -> list[str]:
    form = form_of(position.game.name)
    cells = form.cells_of(seat)
    return [cells.get(part, "") for part in form.ROWS]


@pytest.mark.rule("X1")
@pytest.mark.parametrize("size", [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.thorough)], ids=["80x24", "140x40"])
def test_the_example_of_204_points_is_typed(size: tuple[int, int], tmp_path: Path) -> None:
    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        await typed(pilot, "Ann", "5/28", "4", "5/4", "3", "/34", "skaa", "3s 5 9 12 24")
        assert totals(app)[0] == "204"
        assert "28 + coin 24" in str(app.query_one("#warrior-0 .how", Static).render()) or size[0] == 80
        assert app.focused is list(app.query(Entry))[1], "the next column begins with its name"

    tell(story, tmp_path, size=size)


@pytest.mark.parametrize(
    ("game", "seed", "number"),
    [
        pytest.param("nidavellir", 1, 2, marks=pytest.mark.thorough),
        pytest.param("nidavellir", 2, 5, marks=pytest.mark.thorough),
        ("dwarf", 3, 3),
    ],
)
def test_a_random_game_by_its_cards_has_the_engines_totals(game: str, seed: int, number: int, tmp_path: Path) -> None:
    position = finished(game, seed, players=number)

    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        await players(app, pilot, number)
        for seat in pad_of(position)["seats"]:
            await pasted(app, pilot, "", *texts_of(position, seat))
        assert totals(app) == [str(score.total) for score in position.scores()]
        assert not app.query(".odd")

    tell(story, tmp_path, game=game, size=SIZES[1])


def test_fast_typing_goes_into_the_right_cells(tmp_path: Path) -> None:
    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        for sign in "Ann\r5/28\r4\r5/4\r":
            app.post_message(Key("enter", sign) if sign == "\r" else Key(sign, sign))
        await pilot.pause()
        await pilot.pause()
        assert app.columns[0] == {"name": "Ann", "warrior": "5/28", "hunter": "4", "miner": "5/4"}

    tell(story, tmp_path)


def test_impossible_entries_are_pointed_out_and_corrected(tmp_path: Path) -> None:
    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        await typed(pilot, "", "4/99", "2")
        assert totals(app)[0] == str(99 + 4)
        assert "odd" in app.query_one("#warrior-0").classes
        assert "4 ranks have at most" in news(app)
        await pilot.press("up", "up", "backspace", "backspace", "2", "9")
        await pilot.pause()
        assert "odd" not in app.query_one("#warrior-0").classes
        assert totals(app)[0] == str(29 + 4)

    tell(story, tmp_path)


def test_an_unreadable_entry_is_reported_and_the_figures_stay(tmp_path: Path) -> None:
    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        await typed(pilot, "", "", "", "", "", "/34")
        await pilot.press("x")
        await pilot.pause()
        assert totals(app)[0] == "34"
        assert "seats[0].heroes" in news(app)

    tell(story, tmp_path)


def test_a_sheet_is_saved_corrected_and_opened_again_after_a_restart(tmp_path: Path) -> None:
    async def keeping(app: ScoreApp, pilot: Pilot[None]) -> None:
        await pilot.press("f5")
        await pilot.pause()
        await pilot.press("ctrl+s")
        await typed(pilot, "Ann")
        await pilot.press("ctrl+s")
        await pilot.pause()

    async def opening(app: ScoreApp, pilot: Pilot[None]) -> None:
        await pilot.press("f4")
        await pilot.pause()
        assert app.screen.query_one(DataTable).row_count == 1
        await pilot.press("enter")
        await pilot.pause()
        assert totals(app) == ["204", "190", "183"]
        assert app.query(Input).first().value == "Ann"
        await pilot.press("f4", "delete")
        await pilot.pause()
        assert app.screen.query_one(DataTable).row_count == 0

    tell(keeping, tmp_path)
    assert len(Book(tmp_path).pads()[0]) == 1
    tell(opening, tmp_path)
    assert Book(tmp_path).pads() == ([], 0)


def test_columns_are_added_and_removed_and_a_new_sheet_keeps_the_names(tmp_path: Path) -> None:
    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        await typed(pilot, "Ann", "5/28")
        await players(app, pilot, 5)
        await pilot.press("f2")
        assert len(app.columns) == 5
        await players(app, pilot, 2)
        await pilot.press("f3", "f6")
        await pilot.pause()
        assert len(app.columns) == 2
        assert totals(app) == ["0", "0"]

    tell(story, tmp_path)


def test_a_name_is_text_whatever_it_looks_like(tmp_path: Path) -> None:
    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        await pasted(app, pilot, "[red]Ann[/nothing]")
        assert "[red]Ann[/nothing]: 0" in news(app)
        await pilot.press("ctrl+s", "f4")
        await pilot.pause()
        assert "[red]Ann[/nothing]" in str(app.screen.query_one(DataTable).get_row_at(0)[1])

    tell(story, tmp_path)


def test_an_automated_opponent_is_chosen_and_saved(tmp_path: Path) -> None:
    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        await pilot.press("f7", "f7")
        await pilot.pause()
        await pasted(app, pilot, "Ann", "9", "9", "3", "0", "0", "", "0", "0", "0", "12")
        assert "Andvéttr wins by renown (D8.7)" in news(app)
        await pilot.press("ctrl+s", "f6", "f4", "enter")
        await pilot.pause()
        assert app.solo == "andvettr"

    tell(story, tmp_path, game="dwarf")
    assert Book(tmp_path).pads()[0][0].pad.game.options["solo"] == "andvettr"


def test_an_unsaved_sheet_is_not_lost_by_one_key(tmp_path: Path) -> None:
    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        await pasted(app, pilot, "", "5/28")
        for key in ("f6", "x"):
            await pilot.press(key)
        await pilot.press("backspace", "f5")
        await pilot.pause()
        assert app.columns[0]["warrior"] == "5/28"
        await pilot.press("f5")
        await pilot.pause()
        assert totals(app)[0] == "204"

    tell(story, tmp_path)


def test_other_options_of_a_game_are_preserved(tmp_path: Path) -> None:
    book = Book(tmp_path)
    book.keep(read_pad({"seats": [{"heroes": "skaa"}, {}], "options": {"first_game": True}}, "nidavellir"))

    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        await pilot.press("f4", "enter")
        await pilot.pause()
        await pilot.press("ctrl+s")
        await pilot.pause()

    tell(story, tmp_path)
    (kept,), _ = book.pads()
    assert kept.pad.game.options["first_game"] is True


def test_the_rule_of_a_row_opens_beside_it(tmp_path: Path) -> None:
    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        await pilot.press("down", "down", "f1")
        await pilot.pause()
        assert "N10.2" in str(app.screen.query_one(Static).render())
        await pilot.press("escape")
        await pilot.pause()
        assert app.focused is not None

    tell(story, tmp_path)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=() if (game, language) in QUICK else pytest.mark.thorough)
        for game in known_games()
        for language in LANGUAGES
    ],
)
def test_everything_fits_a_small_screen_in_every_language(game: str, language: str, tmp_path: Path) -> None:
    async def story(app: ScoreApp, pilot: Pilot[None]) -> None:
        await pilot.press("f5")
        await pilot.pause()
        words = catalogue(language)
        assert words.say("score-pad-title") in str(app.query_one("#title", Static).render())
        for total in app.query(Total):
            assert total.region.bottom <= app.query_one("#hint").region.y
        assert app.query_one("#news").region.height >= 3

    tell(story, tmp_path, game=game, language=language)
