"""«What would you do?» at the table in the terminal: by key, in words, picked but not played, gone with its decision."""

import asyncio

import pytest

import dvergar
from dvergar.bots.hints import hint_for
from dvergar.i18n import LANGUAGES
from dvergar.ui.terminal.curtain import CurtainScreen
from dvergar.ui.terminal.hint_panel import HintScreen
from dvergar.ui.terminal.local_table import LocalViewer
from dvergar.ui.terminal.table_screen import TableScreen
from dvergar.ui.terminal.viewer_client import Hint, ViewerClient
from tests.server.clients import Caller, Serving
from tests.ui.piloting import Size, running
from tests.ui.terminal.driving import NARROW, WIDE, Keyboard, Player, awaited, flat, spots, table_app, until
from tests.ui.terminal.test_remote import app_at, seats
from tests.ui.web.scenes import DWARF, NIDAVELLIR, Scene

__all__ = ["seats"]
QUICK = ("bid", "take", "hero", "act", "second")
SCENES = [
    pytest.param(scene, id=f"{scene.game}-{scene.name}", marks=() if scene.name in QUICK else pytest.mark.thorough)
    for scene in (*NIDAVELLIR, *DWARF)
]


async def shown(player: Player) -> None:
    await player.until(lambda: isinstance(player.app.screen, HintScreen))


@pytest.mark.parametrize("scene", SCENES)
@awaited
async def test_at_every_decision_h_shows_a_hint_and_enter_picks_it_without_playing(scene: Scene) -> None:
    position = scene.position()
    app = table_app(position, ["me", *["thumb"] * (position.game.players - 1)])
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        before = player.table.scene
        assert before
        await pilot.press("h")
        await shown(player)
        assert "% to win" in flat(app)
        hinted = player.table.selection.hinted
        await pilot.press("enter")
        await player.until(lambda: isinstance(app.screen, TableScreen))
        hands, sight = player.table.selection, player.table.scene
        assert sight
        draft = hands.drafting(sight)
        assert (draft.words(sight) if draft else hands.picked) == hinted
        assert sight.decision == before.decision, "nothing is played"
        assert hinted in {choice["words"] for choice in sight.decision["choices"]}
        await player.table.session.place.close()


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["80x24", "140x40"])
@pytest.mark.parametrize("language", LANGUAGES)
@awaited
async def test_the_whole_hint_is_on_the_screen_in_every_language(language: str, size: Size) -> None:
    scene = next(one for one in NIDAVELLIR if one.name == "hero")
    app = table_app(scene.position(), ["me", "thumb"], language)
    async with running(app, size) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        assert "screen.hint" in spots(app), "the row of keys shows it"
        await pilot.click(offset=spots(app)["screen.hint"])
        await shown(player)
        told, sight = flat(app), player.table.scene
        assert sight
        for reason in hint_for(scene.position().view(0)).reasons:
            assert " ".join(sight.narrator.named(reason.key, reason.args).split()) in told.replace("│", " ").replace("  ", " ")
        await pilot.press("escape")
        await player.until(lambda: isinstance(app.screen, TableScreen))
        assert player.table.selection.picked == ""
        assert "✦" in flat(app) or size == NARROW, "the list marks what was named"
        await pilot.press("question_mark")
        await player.until(lambda: not isinstance(app.screen, TableScreen))
        assert " h " in flat(app), "the help names the key"
        await player.table.session.place.close()


@awaited
async def test_a_hint_that_comes_too_late_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    ready, found_out = asyncio.Event(), asyncio.Event()
    at_once = LocalViewer.hint

    async def slow(viewer: ViewerClient, decision: str) -> Hint:
        assert isinstance(viewer, LocalViewer)
        found = await at_once(viewer, decision)
        found_out.set()
        await ready.wait()
        return found

    monkeypatch.setattr(LocalViewer, "hint", slow)
    app = table_app(dvergar.game("dwarf", players=2).start(seed=4), ["me", "thumb"])
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        await pilot.press("h")
        await player.until(lambda: "Thinking …" in flat(app))
        await player.decide()
        await player.until(lambda: player.asked)
        await player.until(found_out.is_set)
        ready.set()
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert player.table.selection.hinted == ""
        assert "Thinking …" not in flat(app)
        await player.table.session.place.close()


@awaited
async def test_on_a_shared_device_a_hint_disappears_before_the_curtain_falls() -> None:
    app = table_app(dvergar.game("nidavellir", players=2).start(seed=4), ["me", "me"])
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: isinstance(app.screen, CurtainScreen))
        await pilot.press("h")
        assert isinstance(app.screen, CurtainScreen), "behind the curtain nobody asks"
        await pilot.press("enter")
        await player.until(lambda: player.asked)
        await pilot.press("h")
        await shown(player)
        table = player.table
        assert table.scene
        decision = table.scene.decision
        await table.session.active.act(decision["id"], decision["choices"][0]["words"])
        await player.until(lambda: isinstance(app.screen, CurtainScreen))
        assert "% to win" not in flat(app)
        assert table.selection.hinted == ""
        assert not any(isinstance(screen, HintScreen) for screen in app.screen_stack)
        await pilot.press("enter")
        await player.until(lambda: player.asked)
        assert "% to win" not in flat(app)
        await table.session.place.close()


def test_at_a_table_on_a_server_the_same_key_asks_the_server(serving: Serving) -> None:
    async def test() -> None:
        from dvergar.ui.terminal.held_seats import remember

        async with Caller(serving) as caller:
            table = await (await caller.table("dwarf", ["me"], options={"solo": "andvettr"})).begin()
        remember(f"{serving.http}/table/{table.name}", table.tokens)
        app = await app_at(serving, table.name)
        async with running(app, NARROW) as pilot:
            player = Player(app, pilot, Keyboard())
            await until(app, lambda: any(isinstance(one, TableScreen) for one in app.screen_stack) and player.asked)
            await pilot.press("h")
            await until(app, lambda: isinstance(app.screen, HintScreen))
            await until(app, lambda: "% to win" in flat(app))
            await player.table.session.place.close()

    asyncio.run(test())
