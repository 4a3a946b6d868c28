"""Several people at one device: a curtain falls before secrets, and nothing of a seat stays on the screen."""

import dvergar
from dvergar.games.nidavellir.adapters.terminal.bid import Bid
from dvergar.ui.terminal.curtain import CurtainScreen
from dvergar.ui.terminal.panels import PanelScreen
from tests.ui.piloting import running
from tests.ui.terminal.driving import NARROW, Keyboard, Player, awaited, flat, table_app, text_of


@awaited
async def test_before_each_bid_the_curtain_is_down_and_hides_what_the_last_one_bid() -> None:
    app = table_app(dvergar.game("nidavellir", players=3, edition="de").start(seed=4), ["me", "me", "thumb"])
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: isinstance(app.screen, CurtainScreen))
        assert "Pass the device to Blue" in flat(app)
        await pilot.press("enter")
        await player.until(lambda: player.asked)
        await pilot.press("5", "4", "1", "enter")
        await player.until(lambda: isinstance(app.screen, CurtainScreen))
        shown = flat(app)
        assert "Pass the device to Red" in shown
        assert "(5)" not in shown
        assert not any(sign in shown for sign in ("bid 5", "Goblin", "pouch"))
        below = player.table.scene
        assert below
        assert below.me is None, "what is drawn behind the curtain is what everybody may know"
        assert below.decision is None
        assert below.snapshot["bid"] is None
        await pilot.press("l", "s", "v", "question_mark")
        assert isinstance(app.screen, CurtainScreen)
        await pilot.press("enter")
        await player.until(lambda: player.asked)
        assert player.table.session.active.seat == 1
        bid = player.table.selection.draft
        assert isinstance(bid, Bid)
        assert bid.laid == [None, None, None]
        assert "→Goblin" not in text_of(app)
        await player.table.session.place.close()


@awaited
async def test_a_panel_that_is_open_closes_before_the_curtain_falls() -> None:
    app = table_app(dvergar.game("nidavellir", players=2).start(seed=4), ["me", "me"])
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: isinstance(app.screen, CurtainScreen))
        await pilot.press("enter")
        await player.until(lambda: player.asked)
        await pilot.press("s")
        await player.until(lambda: isinstance(app.screen, PanelScreen))
        table = player.table
        assert table.scene
        decision = table.scene.decision
        await table.session.active.act(decision["id"], decision["choices"][0]["words"])
        await player.until(lambda: isinstance(app.screen, CurtainScreen))
        assert len(app.screen_stack) == 3
        await table.session.place.close()


@awaited
async def test_a_sealed_bid_can_be_changed_while_others_think() -> None:
    app = table_app(dvergar.game("nidavellir", players=2).start(seed=4), ["me", "me"])
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        for coins in ("543", "123"):
            await player.until(lambda: isinstance(app.screen, CurtainScreen))
            await pilot.press("enter")
            await player.until(lambda: player.asked)
            await pilot.press(*coins[:2])
            await pilot.press("escape", coins[1], coins[2])
            assert "Seal the bid" in flat(app)
            await pilot.press("enter")
        await player.until(lambda: player.table.scene is not None and player.table.scene.asked != "bid")
        await player.table.session.place.close()


@awaited
async def test_in_dwarf_nothing_is_secret_and_no_curtain_falls() -> None:
    app = table_app(dvergar.game("dwarf", players=2).start(seed=4), ["me", "me"])
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        seats = []
        for _ in range(4):
            await player.until(lambda: player.asked)
            assert not isinstance(app.screen, CurtainScreen)
            seats.append(player.table.session.active.seat)
            await player.decide()
        assert set(seats) == {0, 1}
        await player.table.session.place.close()
