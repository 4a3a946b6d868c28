"""Leaving saves the game; the command runs in a real terminal; a saved game continues at the table."""

import contextlib
import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time
from pathlib import Path

import pytest

import dvergar
from dvergar.api.record import Record
from dvergar.games.nidavellir.adapters.terminal.bid import Bid
from dvergar.ui.terminal import selection
from dvergar.ui.terminal.panels import PanelScreen
from dvergar.ui.terminal.themes import DARK, LIGHT
from tests.ui.piloting import running
from tests.ui.terminal.driving import NARROW, WIDE, Keyboard, Player, awaited, flat, table_app

PANELS = {
    "l": "Everything that happened",
    "s": "Score, if the game ended now",
    "v": "The whole table",
    "question_mark": "What is this?",
}


class Terminal:
    """A command in a terminal of 80 columns and 24 rows."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.seen = b""
        self.process, self._end = pty.fork()
        if self.process == 0:
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", DVERGAR_LANG="en", XDG_DATA_HOME=str(folder))
            os.execv(sys.executable, [sys.executable, "-m", "dvergar", *arguments])
        fcntl.ioctl(self._end, termios.TIOCSWINSZ, struct.pack("HHHH", NARROW[1], NARROW[0], 0, 0))

    def until(self, text: str, seconds: float = 120.0) -> None:
        """Read until a text was written."""
        deadline = time.monotonic() + seconds
        while text.encode() not in self.seen:
            assert time.monotonic() < deadline, self.seen[-2000:]
            if select.select([self._end], [], [], 1)[0]:
                self.seen += os.read(self._end, 65536)

    def press(self, keys: str) -> None:
        """Press keys; earlier output is forgotten."""
        self.seen = b""
        os.write(self._end, keys.encode())

    def status(self) -> int:
        """Return the exit status, after reading the last output: a full terminal would block the process."""
        with contextlib.suppress(OSError):  # Linux reports a closed other end this way
            while last := os.read(self._end, 65536):
                self.seen += last
        _, status = os.waitpid(self.process, 0)
        os.close(self._end)
        return os.waitstatus_to_exitcode(status)


def test_the_command_plays_in_a_terminal_and_saves_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "nidavellir", "--terminal", "--seats", "me,thumb", "--seed", "7")
    terminal.until("Bid: one coin")
    terminal.press("543")
    terminal.until("Seal the bid")
    terminal.press("\r")
    terminal.until("Take a card")
    terminal.press("q")
    terminal.until("dvergar play --resume")
    assert terminal.status() == 0
    kept = Record.load((tmp_path / "dvergar" / "last-game.json").read_bytes())
    assert kept.actions[0] == (0, "bid 5 4 3")
    assert kept.replay().to_act


def test_a_saved_game_continues_at_the_table(tmp_path: Path) -> None:
    position = dvergar.game("dwarf", players=2).start(seed=7)
    position.play(position.to_act[0], position.decision().words[0])
    path = tmp_path / "game.json"
    path.write_text(position.record().to_json())
    terminal = Terminal(tmp_path, "play", "--terminal", "--resume", str(path), "--seats", "me,me")
    terminal.until("Place your first worker")
    terminal.press("q")
    assert terminal.status() == 0


def test_an_invalid_link_gets_a_clear_line(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--join", "http://localhost/nothing")
    terminal.until("is not a link to a table")
    assert terminal.status() == 1


@awaited
async def test_every_decision_is_saved_and_leaving_ends_the_program() -> None:
    kept: list[int] = []
    app = table_app(
        dvergar.game("dwarf", players=2).start(seed=3), ["me", "thumb"], keep=lambda now: kept.append(len(now.record().actions))
    )
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        await player.decide()
        assert kept
        await pilot.press("q")
        await player.until(lambda: app._exit)


@awaited
async def test_panels_open_and_close_by_their_keys_and_the_theme_changes() -> None:
    app = table_app(dvergar.game("nidavellir", players=2).start(seed=3), ["me", "thumb"])
    async with running(app, NARROW) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        for key, text in PANELS.items():
            await pilot.press(key)
            await player.until(lambda: isinstance(app.screen, PanelScreen))
            assert text in flat(app)
            await pilot.press(key)
            await player.until(lambda: not isinstance(app.screen, PanelScreen))
        await pilot.press("r")
        await player.until(lambda: isinstance(app.screen, PanelScreen))
        await pilot.press(*"N8.4")
        await player.until(lambda: "N8.4" in flat(app) and "N1.1" not in flat(app))
        await pilot.press("escape")
        theme = app.theme
        await pilot.press("t")
        assert {theme, app.theme} == {LIGHT, DARK}
        await player.table.session.place.close()


@awaited
async def test_two_digits_in_a_row_are_one_number_and_later_ones_two(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 100.0
    monkeypatch.setattr(selection, "monotonic", lambda: clock)
    app = table_app(dvergar.game("dwarf", players=4).start(seed=3), ["me"] * 4)
    async with running(app, WIDE) as pilot:
        player = Player(app, pilot, Keyboard())
        await player.until(lambda: player.asked)
        for passed, key, picked in ((0, "3", 3), (0.8, "1", 1), (0.8, "2", 12), (2, "1", 1), (2, "4", 4)):
            clock += passed
            await pilot.press(key)
            assert player.table.selection.picked == f"worker {picked}"
        await player.table.session.place.close()


def test_coins_go_to_the_next_tavern_and_come_back() -> None:
    bid = Bid()
    bid.toggle(4)
    bid.toggle(0)
    assert bid.laid == [4, 0, None]
    bid.tap(0)
    bid.toggle(3)
    assert bid.laid == [3, 0, None]
    bid.toggle(0)
    assert (bid.laid, bid.at) == ([3, None, None], 1)
    bid.toggle(1)
    bid.toggle(2)
    assert bid.wanting == 0
    bid.toggle(0)
    assert bid.laid == [3, 1, 2], "where no tavern is free nothing happens"
    assert bid.back()
    assert bid.laid == [3, 1, None]


@awaited
async def test_a_crashed_program_is_reported_and_replaced() -> None:
    app = table_app(dvergar.game("dwarf", players=2).start(seed=3), ["exec:false", "me"])
    async with running(app, NARROW, notifications=True) as pilot:
        player = Player(app, pilot, Keyboard())
        while "gave no legal answer" not in flat(app):
            await player.until(lambda: player.asked or "gave no legal answer" in flat(app))
            if player.asked and "gave no legal answer" not in flat(app):
                await player.decide()
        await player.table.session.place.close()
