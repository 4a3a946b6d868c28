"""A table on the screen, redrawn after every snapshot and every choice."""

from time import monotonic

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from dvergar.i18n import Catalogue
from dvergar.ui.kit.board import WIDE, Board, Selection, board_of
from dvergar.ui.kit.paint import NOTHING, ends, page, ruled, styled
from dvergar.ui.kit.scene import Scene
from dvergar.ui.terminal.clickable import ClickScreen
from dvergar.ui.terminal.curtain import CurtainScreen
from dvergar.ui.terminal.dock import Dock
from dvergar.ui.terminal.keys import AFTER, ALWAYS, AWAY, CHOOSING, DRAFTING, STOOD_IN, Key, key_row
from dvergar.ui.terminal.log_text import last_line, log_tail
from dvergar.ui.terminal.session import Session
from dvergar.ui.terminal.viewer_client import TableClient
from dvergar.ui.terminal.widgets import Part

SIDE = 42
FRAME = 3
"""Rows besides the table and the dock: top, keys, and the line between."""


class DrawnTable(ClickScreen[None]):
    """The screen of a table; `TableScreen` adds what people can do."""

    def __init__(self, place: TableClient, words: Catalogue) -> None:
        super().__init__()
        self.session = Session(place)
        self.words = words
        self.selection = Selection()
        self.scene: Scene | None = None
        self.board: Board | None = None
        self.over = False
        self._moment = ""
        self._deadline = 0.0
        self._waiting = False

    def compose(self) -> ComposeResult:
        """Compose top, table with dock, side panel and keys."""
        yield Part(id="top")
        yield Static(self.words.say("web-connection-lost"), id="banner")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Part(id="main")
                yield Part(id="news")
                yield Dock()
            with Vertical(id="side"):
                with VerticalScroll(id="upper", can_focus=False):
                    yield Part(id="beside")
                yield Part(id="log")
        yield Part(id="keys")

    def on_mount(self) -> None:
        """Start watching the table."""
        self.session.place.changed = self.update_view
        self.session.place.said = lambda text: self.notify(text, severity="warning")
        self.session.place.broke = self._broke
        self.set_interval(1, self._tick)
        self.run_worker(self.session.place.open())

    def _broke(self, error: BaseException) -> None:
        """End the program after an internal error, with its traceback."""

        async def fail() -> None:
            raise error

        self.run_worker(fail())

    def on_resize(self) -> None:
        """Redraw for the new size."""
        self.set_class(self.size.width >= WIDE, "-wide")
        self.draw()

    def update_view(self) -> None:
        """Handle a new snapshot; if several sockets bring it, wait until all have."""
        if not self.is_mounted or self._waiting:
            return
        if self.session.place.together:
            self._waiting = True
            self.set_timer(self.session.place.together, self._take_in)
        else:
            self._take_in()

    def _take_in(self) -> None:
        """Follow the new snapshot, and redraw."""
        self._waiting = False
        self.session.follow()
        self._look()
        self._draw_curtain()
        has_ended = bool(self.scene and self.scene.snapshot["phase"] == "over" and not self.over)
        self.over = self.over or has_ended
        self.draw()
        if has_ended:
            self.ended()

    def ended(self) -> None:
        """Handle the end of the game."""

    def fresh(self) -> None:
        """Handle a new decision."""
        self.selection.picked = self.selection.hinted = ""
        self.dock.trouble = self.dock.aside = ""

    @property
    def dock(self) -> Dock:
        """Return the dock."""
        return self.query_one(Dock)

    def _look(self) -> None:
        shown = self.session.shown
        if shown.refused:
            self.notify(shown.refused, severity="error", timeout=30)
        if shown.snapshot is None or shown.snapshot["view"] is None:
            return
        self.scene = Scene(shown.snapshot, shown.lines, self.words)
        if self.board is None:
            self.board = board_of(self.scene.game)
            self.selection.draft = self.board.draft()
        clock = shown.snapshot["clock"]
        self._deadline = monotonic() + clock if clock is not None else 0.0
        moment = f"{shown.seat} {self.scene.decision['id']}" if self.scene.decision else ""
        if moment != self._moment:
            self._moment = moment
            self.fresh()
        if draft := self.selection.drafting(self.scene):
            draft.begin(self.scene)

    def draw(self) -> None:
        """Redraw everything."""
        scene, board = self.scene, self.board
        self.query_one("#banner").set_class(not self.session.place.live, "-on")
        if scene is None or board is None:
            return
        width, height = self.size
        wide = width >= WIDE
        inner = width - SIDE - 1 if wide else width
        self._draw_top(scene, board, width)
        main = board.main(scene, self.selection, inner, height, wide=wide)
        self._put("main", page(main))
        rows = height - len(main) - (FRAME if wide else FRAME + 1)
        self.dock.show(scene, board, self.selection, inner, rows)
        self._put("keys", key_row(self._keys(scene), self.words, width))
        if wide:
            self._put("beside", page(board.side(scene, self.selection, SIDE - 4)))
            self.call_after_refresh(self._draw_log)
        else:
            self._put("news", last_line(scene, width) if scene.decision else NOTHING)

    def _draw_top(self, scene: Scene, board: Board, width: int) -> None:
        """Draw the game, its moment, the time left, and everybody's points."""
        title = Content.assemble(styled(f" {scene.say('game-' + scene.game)}  ", "bold $lamp"), board.where(scene))
        left = max(0, round(self._deadline - monotonic())) if self._deadline else 0
        time = scene.say("start-clock-left", time=scene.say("start-clock-seconds", count=left)) if left else ""
        clock = styled(f"  {time}  ", "bold $lamp") if time else NOTHING
        self._put("top", ends(title, Content.assemble(clock, board.standing(scene), " "), width))

    def _tick(self) -> None:
        """Update the clock every second."""
        if self._deadline and self.scene and self.board:
            self._draw_top(self.scene, self.board, self.size.width)

    def _put(self, place: str, content: Content) -> None:
        self.query_one(f"#{place}", Part).show(content)

    def _draw_log(self) -> None:
        """Draw as many of the last lines of the log as fit below the side panel."""
        rows = self.query_one("#log").size.height - 1
        if self.scene and rows > 0:
            head = ruled(styled(self.words.say("web-log"), "bold"), SIDE - 4)
            self._put("log", page([head, *log_tail(self.scene, SIDE - 4, rows)]))

    def _keys(self, scene: Scene) -> tuple[Key, ...]:
        first = DRAFTING if self.selection.drafting(scene) else CHOOSING if scene.decision else ()
        chair = None if scene.me is None else scene.snapshot["chairs"][scene.me]
        if chair and chair["kind"] == "human" and chair["mind"]:
            first = STOOD_IN
        elif scene.snapshot["may"]["hand_over"]:
            first = (*first, *AWAY)
        return (*first, *(AFTER if self.over else ()), *ALWAYS)

    def _draw_curtain(self) -> None:
        """Close everything that shows a seat when the device is passed on."""
        hanging, following = self.app.screen, self.session.curtain
        if isinstance(hanging, CurtainScreen):
            if following and hanging.seat == following.seat:
                return
            self.app.pop_screen()
        if following is None or following.seat is None or self.scene is None or self.board is None:
            return
        while self.app.screen is not self:
            self.app.pop_screen()
        name, moment = self.scene.name(following.seat), self.board.where(self.scene)
        self.app.push_screen(CurtainScreen(following.seat, name, moment, self.words, self._passed))

    def _passed(self) -> None:
        """Go on once the next person has the device."""
        if self.session.curtain:
            self.session.open(self.session.curtain)
        self._take_in()
