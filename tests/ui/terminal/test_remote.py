"""Tables on a real server by their link: joining, a whole game, a lost connection, watching."""

import asyncio
import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from dvergar.api.errors import BadOption
from dvergar.i18n import catalogue
from dvergar.ui.terminal import held_seats, remote_table
from dvergar.ui.terminal.app import TableApp
from dvergar.ui.terminal.curtain import CurtainScreen
from dvergar.ui.terminal.lobby import LobbyScreen
from dvergar.ui.terminal.remote_table import Link, RemoteTable, ServerApi
from dvergar.ui.terminal.table_screen import TableScreen
from tests import chance
from tests.server.clients import Caller, Seated, Serving, alone
from tests.ui.piloting import running
from tests.ui.terminal.driving import NARROW, Keyboard, Mouse, Player, flat, until


@pytest.fixture(autouse=True)
def seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Set the file with this device's seats, and make its nonces the same in every run."""
    path = tmp_path / "seats.json"
    monkeypatch.setattr(remote_table, "os", SimpleNamespace(urandom=chance.draw))
    monkeypatch.setattr(held_seats, "kept_at", lambda: path)
    return path


def link_of(serving: Serving, table: str) -> str:
    return f"{serving.http}/table/{table}"


async def app_at(serving: Serving, table: str, lang: str = "en") -> TableApp:
    words = catalogue(lang)
    return TableApp(await RemoteTable.at(ServerApi(Link.of(link_of(serving, table)), words)), words)


async def opened(serving: Serving, game: str, chairs: list[str], **options: object) -> str:
    """Open a table that waits for people, and return its id."""
    async with Caller(serving) as caller:
        wanted = [{"kind": "human"} if seat == "me" else {"kind": "bot", "mind": seat} for seat in chairs]
        answer = await caller.post("/api/tables", {"game": game, "options": options, "chairs": wanted})
        return str(answer["table"])


def at_table(app: TableApp) -> bool:
    return any(isinstance(screen, TableScreen) and screen.scene for screen in app.screen_stack)


@pytest.mark.parametrize(
    ("game", "players", "hand"),
    [
        pytest.param("nidavellir", 2, Keyboard(), id="nidavellir"),
        pytest.param("dwarf", 3, Mouse(), id="dwarf", marks=pytest.mark.thorough),
    ],
)
def test_a_whole_game_by_its_link(serving: Serving, seats: Path, game: str, players: int, hand: Keyboard | Mouse) -> None:
    async def test() -> None:
        table = await opened(serving, game, ["me", *["thumb"] * (players - 1)], players=players)
        app = await app_at(serving, table)
        async with running(app, NARROW) as pilot:
            await until(app, lambda: isinstance(app.screen, LobbyScreen) and "Free" in flat(app))
            await pilot.click("Input")
            await pilot.press(*"Ada", "enter")
            await until(app, lambda: "Start the game" in flat(app))
            await pilot.press("enter")
            await until(app, lambda: at_table(app))
            player = Player(app, pilot, hand)
            await player.play()
            assert "Final score" in flat(app)
            await app.action_leave()
        assert os.stat(seats).st_mode & 0o077 == 0
        async with Caller(serving) as caller:
            record = await Seated(caller, table, {}, "").record()
        assert record["result"]

    asyncio.run(alone(test()))


def test_a_returning_player_has_the_same_seat_and_a_lost_connection_is_restored(tmp_path: Path) -> None:
    async def test(serving: Serving) -> None:
        table = await opened(serving, "dwarf", ["me", "thumb"], players=2)
        api = ServerApi(Link.of(link_of(serving, table)), catalogue("fr"))
        await (await RemoteTable.at(api)).sit({0: "Ada"})
        app = await app_at(serving, table, "fr")
        async with running(app, NARROW) as pilot:
            await until(app, lambda: isinstance(app.screen, LobbyScreen) and "Commencer" in flat(app))
            await pilot.press("enter")
            await until(app, lambda: at_table(app))
            player = Player(app, pilot, Keyboard())
            await player.until(lambda: player.asked)
            assert player.table.session.active.seat == 0
            serving.kill()
            await until(app, lambda: not player.table.session.place.live)
            await until(app, lambda: catalogue("fr").say("web-connection-lost")[:30] in flat(app))
            serving.start()
            await until(app, lambda: player.table.session.place.live)
            await player.decide()
            await app.action_leave()

    with Serving(tmp_path) as serving:
        asyncio.run(alone(test(serving)))


def test_a_person_without_a_seat_watches(serving: Serving) -> None:
    async def test() -> None:
        async with Caller(serving) as caller:
            seated = await (await caller.table("nidavellir", ["me", "thumb"])).begin()
            app = await app_at(serving, seated.name)
            async with running(app, NARROW):
                await until(app, lambda: at_table(app))
                await until(app, lambda: "You are watching." in flat(app))
                await app.action_leave()

    asyncio.run(alone(test()))


def test_a_name_is_needed_and_a_taken_one_is_refused_in_words(serving: Serving) -> None:
    async def test() -> None:
        table = await opened(serving, "nidavellir", ["me", "me"], players=2)
        await (await RemoteTable.at(ServerApi(Link.of(link_of(serving, table)), catalogue("en")))).sit({0: "Ada"})
        held_seats.kept_at().unlink()
        app = await app_at(serving, table)
        async with running(app, NARROW) as pilot:
            await until(app, lambda: isinstance(app.screen, LobbyScreen) and "Free" in flat(app))
            await pilot.click("Input")
            await pilot.press("enter")
            assert "Enter your name first" in flat(app)
            await pilot.press(*"Ada", "enter")
            await until(app, lambda: "already has that name" in flat(app))
            await app.action_leave()

    asyncio.run(alone(test()))


@pytest.mark.parametrize("text", ["", "table/abc", "ftp://host/table/abcdefghijklmnopqrstuv", "http://host/table/short"])
def test_an_invalid_link_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        Link.of(text)


def test_bots_take_the_free_chairs_and_time_is_shown(serving: Serving) -> None:
    async def test() -> None:
        async with Caller(serving) as caller:
            chairs = [{"kind": "human"}] * 3
            answer = await caller.post(
                "/api/tables", {"game": "dwarf", "options": {"players": 3}, "chairs": chairs, "clock": 3600}
            )
        app = await app_at(serving, answer["table"])
        async with running(app, NARROW) as pilot:
            await until(app, lambda: isinstance(app.screen, LobbyScreen) and "Free" in flat(app))
            await pilot.click("Input")
            await pilot.press(*"Ada", "enter")
            await until(app, lambda: "F2" in flat(app))
            await pilot.press("f2")
            await until(app, lambda: "Start the game" in flat(app))
            await pilot.press("enter")
            await until(app, lambda: at_table(app))
            player = Player(app, pilot, Keyboard())
            await player.until(lambda: player.asked)
            assert "seconds left" in flat(app)
            await app.action_leave()

    asyncio.run(alone(test()))


def test_a_player_replaced_by_a_bot_takes_the_seat_back(serving: Serving) -> None:
    async def test() -> None:
        async with Caller(serving) as caller:
            seated = await (await caller.table("dwarf", ["me", "me"])).begin()
            await caller.post(f"/api/tables/{seated.name}/leave", {}, token=seated.tokens[0])
            held_seats.remember(Link.of(link_of(serving, seated.name)).key, {0: seated.tokens[0]})
            app = await app_at(serving, seated.name)
            async with running(app, NARROW) as pilot:
                await until(app, lambda: at_table(app))
                await pilot.pause()
                assert "Take the seat back" in flat(app)
                await pilot.press("b")
                await until(app, lambda: "Take the seat back" not in flat(app))
                await app.action_leave()

    asyncio.run(alone(test()))


@pytest.mark.parametrize(("game", "falls"), [("nidavellir", True), ("dwarf", False)])
def test_two_people_at_one_device_have_a_curtain_before_secrets(serving: Serving, game: str, falls: bool) -> None:
    async def test() -> None:
        table = await opened(serving, game, ["me", "me"], players=2)
        app = await app_at(serving, table)
        async with running(app, NARROW) as pilot:
            await until(app, lambda: isinstance(app.screen, LobbyScreen) and "Free" in flat(app))
            await pilot.click("Input")
            await pilot.press(*"Ada", "enter", *"Bo", "enter")  # also while the socket of Ada's seat is connecting
            await until(app, lambda: "Start the game" in flat(app))
            await pilot.press("enter")
            await until(app, lambda: at_table(app))
            player = Player(app, pilot, Keyboard())
            curtains, seats = 0, set[int | None]()
            for _ in range(3):
                await player.until(lambda: player.asked or isinstance(app.screen, CurtainScreen))
                if isinstance(app.screen, CurtainScreen):
                    curtains += 1
                    await pilot.press("enter")
                await player.until(lambda: player.asked)
                seats.add(player.table.session.active.seat)
                await player.decide()
            assert seats == {0, 1}
            assert (curtains > 0) == falls
            await app.action_leave()

    asyncio.run(alone(test()))
