"""A table on a server before its game: who sits where, taking a seat, starting."""

import asyncio
from collections.abc import Coroutine
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from dvergar.core.json_data import JsonObject
from dvergar.i18n import Catalogue
from dvergar.ui.kit.paint import LIT, Lines, clickable, mark, page, styled
from dvergar.ui.kit.scene import State
from dvergar.ui.terminal.clickable import ClickScreen
from dvergar.ui.terminal.remote_table import RemoteTable
from dvergar.ui.terminal.table_screen import TableScreen
from dvergar.ui.terminal.viewer_client import NotDone


class LobbyScreen(ClickScreen[None]):
    """Waits until the game starts."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+b,f5", "begin", show=False),
        Binding("ctrl+w", "watch", show=False),
        Binding("f2", "bots", show=False),
        Binding("escape,ctrl+c", "app.leave", show=False),
    ]

    def __init__(self, place: RemoteTable, words: Catalogue) -> None:
        super().__init__()
        self.place = place
        self.words = words
        self.state: State | None = None
        self._trouble = ""
        self._going = False
        self._sitting = asyncio.Lock()

    def compose(self) -> ComposeResult:
        """Compose the seats, a field for a name, and what to do."""
        with Vertical(id="curtain"):
            yield Static(id="chairs")
            yield Input(placeholder=self.words.say("start-name"), max_length=24)
            yield Static(id="then")

    def on_mount(self) -> None:
        """Start watching the table."""
        self._watch(self.place)

    def _watch(self, place: RemoteTable) -> None:
        self.place = place
        place.changed = self.update_view
        self.run_worker(place.open())

    def update_view(self) -> None:
        """Redraw, or go to the table once the game runs. While reconnecting, what was known stays on screen."""
        viewer = self.place.viewers[0]
        self.state = viewer.snapshot or self.state
        if viewer.refused:
            self._trouble = viewer.refused
        if self.state and self.state["phase"] != "open" and (self.place.seats or not self._free()):
            self.action_watch()
        elif self.query("#chairs"):
            self._draw()

    def _draw(self) -> None:
        state, say = self.state, self.words.say
        lines: Lines = []
        if state:
            game = say(f"game-{state['game']}")
            lines = [styled(say("start-lobby-title", game=game), "bold $lamp"), Content("")]
            lines += [self._chair(chair) for chair in state["chairs"]]
        self.query_one("#chairs", Static).update(page(lines))
        mine, free = bool(self.place.seats), self._free()
        self.query_one(Input).display = bool(free)
        told = [styled(self._trouble, "bold $bad")] if self._trouble else []
        if free:
            told.append(styled(say("terminal-sit"), "$ink2"))
            if mine:
                told.append(clickable(styled(f"F2: {say('start-let-bot')}", "$ink2"), "screen.bots"))
        elif mine:
            told.append(clickable(styled(f" {say('start-begin')} ⏎ ", LIT), "screen.begin"))
        told.append(clickable(styled(say("terminal-watch"), "$ink2"), "screen.watch"))
        self.query_one("#then", Static).update(page(told))

    def _chair(self, chair: JsonObject) -> Content:
        say, seat = self.words.say, chair["seat"]
        is_free = seat in self._free()
        if seat in self.place.seats:
            what = say("nid-you")
        elif chair["kind"] == "bot":
            what = say("start-chair-bot", bot=chair["mind"])
        else:
            what = say("start-free-seat" if is_free else "start-here" if chair["present"] else "start-away")
        row = Content.assemble(
            styled(f" {seat + 1} ", LIT if is_free else "$ink2"),
            " ",
            mark(seat),
            f" {chair['name']}  ",
            styled(what, "$ink2"),
        )
        return clickable(row, f"screen.sit({seat})") if is_free else row

    def _free(self) -> list[int]:
        """Return the seats that a newcomer may take."""
        chairs = self.state["chairs"] if self.state else []
        free = [chair["seat"] for chair in chairs if chair["kind"] == "open" or chair["offered"]]
        return [seat for seat in free if seat not in self.place.seats]

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the first free seat."""
        del event
        self.action_sit()

    def on_key(self, event: events.Key) -> None:
        """Start the game on Enter if no name is asked for."""
        if event.key == "enter" and not self.query_one(Input).display:
            self.action_begin()

    def action_sit(self, seat: int | None = None) -> None:
        """Take a seat, by default the first free one. The next name may be typed before this request is done."""
        asked = self.query_one(Input)
        name = asked.value.strip()
        if not name:
            self._trouble = self.words.say("start-missing-own")
            self._draw()
            return
        asked.value = ""
        self.run_worker(self._sit(seat, name))

    async def _sit(self, seat: int | None, name: str) -> None:
        async with self._sitting:
            free = self._free()
            if not free:
                return
            before = self.place
            try:
                place = await before.sit({free[0] if seat is None else seat: name})
            except NotDone as error:
                self._trouble = error.text
                self.query_one(Input).value = self.query_one(Input).value or name
                self._draw()
                return
            self._trouble = ""
            before.changed = lambda: None
            self._watch(place)
            self._draw()
            await before.close()

    def action_begin(self) -> None:
        """Start the game, also while the socket of a seat just taken is still connecting."""
        if self.place.seats and self.state and self.state["phase"] == "open":
            self.run_worker(self._try(self.place.begin()))

    def action_bots(self) -> None:
        """Give the free seats to bots."""
        if self.place.seats and self.state and self.state["phase"] == "open":
            self.run_worker(self._try(self._seat_bots(self._free())))

    async def _seat_bots(self, free: list[int]) -> None:
        for seat in free:
            await self.place.let_bot(min(self.place.seats), seat)

    async def _try(self, work: Coroutine[object, None, None]) -> None:
        try:
            await work
        except NotDone as error:
            self._trouble = error.text
            self._draw()

    def action_watch(self) -> None:
        """Go to the table as a spectator."""
        if self._going or not self.state or self.state["phase"] == "open":
            return
        self._going = True
        self.run_worker(self._go())

    async def _go(self) -> None:
        """Replace the table client with a new one for the table's own screen, with the same seats."""
        self.place.changed = lambda: None
        await self.place.close()
        self.app.switch_screen(TableScreen(RemoteTable(self.place.api, self.place.seats), self.words))
