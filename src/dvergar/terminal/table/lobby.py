"""A table on a server before its game: who sits where, taking a seat, beginning."""

from collections.abc import Coroutine
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from dvergar.locale import Catalogue
from dvergar.terminal.table.clicking import ClickScreen
from dvergar.terminal.table.eyes import NotDone, State
from dvergar.terminal.table.paint import LIT, Lines, clickable, mark, page, styled
from dvergar.terminal.table.remote import RemoteTable
from dvergar.terminal.table.screen import TableScreen


class LobbyScreen(ClickScreen[None]):
    """Waits until the game begins."""

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
        self._trouble = ""
        self._going = False

    def compose(self) -> ComposeResult:
        """Chairs, a name, what to do."""
        with Vertical(id="curtain"):
            yield Static(id="chairs")
            yield Input(placeholder=self.words.say("start-name"), max_length=24)
            yield Static(id="then")

    def on_mount(self) -> None:
        """Begin to look."""
        self._watch(self.place)

    def _watch(self, place: RemoteTable) -> None:
        self.place = place
        place.changed = self.told
        self.run_worker(place.open())

    @property
    def state(self) -> State | None:
        """What is known of the table."""
        return self.place.eyes[0].told

    def told(self) -> None:
        """Draw, or go to the table once the game runs."""
        state = self.state
        refused = self.place.eyes[0].refused
        if refused:
            self._trouble = refused
        if state and state["phase"] != "open" and (self.place.seats or not _free(state)):
            self.action_watch()
        elif self.is_mounted:
            self._draw()

    def _draw(self) -> None:
        state, say = self.state, self.words.say
        lines: Lines = []
        if state:
            game = say(f"game-{state['game']}")
            lines = [styled(say("start-lobby-title", game=game), "bold $lamp"), Content("")]
            lines += [self._chair(chair) for chair in state["chairs"]]
        self.query_one("#chairs", Static).update(page(lines))
        mine, free = bool(self.place.seats), _free(state) if state else []
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

    def _chair(self, chair: dict[str, Any]) -> Content:
        say, seat = self.words.say, chair["seat"]
        is_free = chair["kind"] == "open" or chair["offered"]
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

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Sit down on the first free chair."""
        del event
        state = self.state
        if state and (free := _free(state)):
            self.action_sit(free[0])

    def on_key(self, event: events.Key) -> None:
        """Enter begins where no name is asked for."""
        if event.key == "enter" and not self.query_one(Input).display:
            self.action_begin()

    def action_sit(self, seat: int) -> None:
        """Take a chair."""
        name = self.query_one(Input).value.strip()
        if not name:
            self._trouble = self.words.say("start-missing-own")
            self._draw()
            return
        self.run_worker(self._sit(seat, name))

    async def _sit(self, seat: int, name: str) -> None:
        before = self.place
        try:
            place = await before.sit({seat: name})
        except NotDone as error:
            self._trouble = error.text
            self._draw()
            return
        self._trouble = ""
        self.query_one(Input).value = ""
        before.changed = lambda: None
        await before.close()
        self._watch(place)

    def action_begin(self) -> None:
        """Begin the game."""
        if self.place.seats and self.state and self.state["phase"] == "open":
            self.run_worker(self._try(self.place.begin()))

    def action_bots(self) -> None:
        """Let bots take the free chairs."""
        if self.place.seats and self.state and self.state["phase"] == "open":
            self.run_worker(self._try(self._seat_bots(_free(self.state))))

    async def _seat_bots(self, free: list[int]) -> None:
        for seat in free:
            await self.place.let_bot(min(self.place.seats), seat)

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except NotDone as error:
            self._trouble = error.text
            self._draw()

    def action_watch(self) -> None:
        """Go to the table."""
        if self._going or not self.state or self.state["phase"] == "open":
            return
        self._going = True
        self.run_worker(self._go())

    async def _go(self) -> None:
        """A fresh place for the table's own screen, with the same seats."""
        self.place.changed = lambda: None
        await self.place.close()
        self.app.switch_screen(TableScreen(RemoteTable(self.place.desk, self.place.seats), self.words))


def _free(state: State) -> list[int]:
    """The chairs that whoever comes may take."""
    return [chair["seat"] for chair in state["chairs"] if chair["kind"] == "open" or chair["offered"]]
