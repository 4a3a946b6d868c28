"""Every kind of decision from a written position: the question, effects of choices, reasons of closed ones, playing it, undo."""

from collections.abc import Iterator, Sequence

import pytest
from _pytest.mark import ParameterSet

from dvergar.i18n import LANGUAGES
from dvergar.ui.kit.board import board_of
from dvergar.ui.kit.prompts import choice_of
from dvergar.ui.terminal.local_table import LocalTable
from dvergar.ui.terminal.panels import PanelScreen
from tests.ui.piloting import running
from tests.ui.terminal.driving import (
    NARROW,
    WIDE,
    Keyboard,
    Mouse,
    Player,
    asked_text,
    awaited,
    flat,
    lines_of,
    table_app,
)
from tests.ui.web.scenes import DWARF, NIDAVELLIR, Scene

SCENES = (*NIDAVELLIR, *DWARF)
CHOICES = [scene for scene in SCENES if scene.kind != "bid"]


def named(value: object) -> str:
    return f"{value.game}-{value.name}" if isinstance(value, Scene) else str(value)


def spread(scenes: list[Scene], languages: Sequence[str]) -> Iterator[ParameterSet]:
    """Yield every scene in every language; the quick run has each scene in one of them, in turn."""
    for place, scene in enumerate(scenes):
        for number, language in enumerate(languages):
            marks = () if place % len(languages) == number else (pytest.mark.thorough,)
            yield pytest.param(scene, language, id=f"{named(scene)}-{language}", marks=marks)


def seats_of(scene: Scene) -> list[str]:
    return ["me", *["thumb"] * (scene.position().game.players - 1)]


def squeezed(text: str) -> str:
    """Return a text without spaces: lines may break anywhere between words."""
    return "".join(text.split())


@pytest.mark.parametrize(
    "scene",
    [pytest.param(scene, marks=pytest.mark.thorough if place % 3 else ()) for place, scene in enumerate(CHOICES)],
    ids=named,
)
@awaited
async def test_each_choice_shows_its_effects_and_a_closed_one_its_reason(scene: Scene) -> None:
    app = table_app(scene.position(), seats_of(scene))
    async with running(app, WIDE) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        sight, asking = player.table.scene, board_of(scene.game).asking
        assert sight
        assert asking.title(sight) in asked_text(app)
        for option in player.table.options():
            player.table.action_pick(option.words)
            await pilot.pause()
            shown = squeezed(asked_text(app))
            assert squeezed(option.label) in shown
            assert squeezed(option.does) in shown
            choice = choice_of(sight, option.words)
            if choice:
                assert squeezed(asking.go(sight, choice)) in shown
                assert squeezed(asking.says(sight, choice)) in shown
            else:
                assert option.rule in option.does
        await player.table.session.place.close()


@pytest.mark.parametrize(
    "hand", [pytest.param(Keyboard(), id="keyboard"), pytest.param(Mouse(), id="mouse", marks=pytest.mark.thorough)]
)
@pytest.mark.parametrize("scene", SCENES, ids=named)
@awaited
async def test_a_decision_is_made(scene: Scene, hand: Keyboard | Mouse) -> None:
    app = table_app(scene.position(), seats_of(scene))
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, hand)
        await player.until(lambda: player.asked)
        place = player.table.session.place
        assert isinstance(place, LocalTable)
        before = len(place.table.begun().played)
        await player.decide()
        assert player.kinds == {scene.kind}
        played = place.table.begun().played[before:]
        assert played[0].answer.seat == 0
        assert played[0].answer.by == "player"
        await place.close()


@pytest.mark.parametrize(("scene", "language"), list(spread(CHOICES, LANGUAGES)))
@awaited
async def test_questions_and_consequences_are_complete_in_every_language(scene: Scene, language: str) -> None:
    app = table_app(scene.position(), seats_of(scene), language)
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        sight, asking = player.table.scene, board_of(scene.game).asking
        assert sight
        assert squeezed(asking.title(sight)) in squeezed(asked_text(app))
        assert squeezed(asking.note(sight)) in squeezed(asked_text(app))
        for choice in sight.decision["choices"]:
            player.table.action_pick(choice["words"])
            await pilot.pause()
            assert squeezed(asking.says(sight, choice)) in squeezed(asked_text(app)), choice["words"]
            assert asking.go(sight, choice) in asked_text(app)
        assert max(map(len, lines_of(app))) <= NARROW[0]
        await player.table.session.place.close()


@awaited
async def test_a_closed_choice_opens_its_rule() -> None:
    scene = next(scene for scene in NIDAVELLIR if scene.name == "hero")
    app = table_app(scene.position(), seats_of(scene))
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        await pilot.press("up", "enter")
        await player.until(lambda: isinstance(app.screen, PanelScreen))
        assert "N8.5" in flat(app)
        assert "Hourya" in flat(app)
        await pilot.press("escape")
        assert player.asked
        await player.table.session.place.close()


@awaited
async def test_help_explains_what_is_picked() -> None:
    scene = next(scene for scene in NIDAVELLIR if scene.name == "hero")
    app = table_app(scene.position(), seats_of(scene))
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        await pilot.press("4", "question_mark")
        await player.until(lambda: isinstance(app.screen, PanelScreen))
        assert "Dagda the Explosive" in flat(app)
        assert "N8.4" in flat(app)
        await player.table.session.place.close()


@awaited
async def test_a_choice_can_be_undone() -> None:
    scene = next(scene for scene in NIDAVELLIR if scene.name == "hero")
    app = table_app(scene.position(), seats_of(scene))
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        await pilot.press("4", "enter")
        await player.until(lambda: player.asked and player.table.scene is not None and player.table.scene.asked == "discard")
        await pilot.press("u")
        await player.until(lambda: player.table.scene is not None and player.table.scene.asked == "hero")
        assert "takes back" in flat(app)
        await player.table.session.place.close()
