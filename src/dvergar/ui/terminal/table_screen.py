"""The table screen: playing, undo, rematch, and the panels over it."""

from collections.abc import Coroutine
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from dvergar.ui.kit.paint import NOTHING, Lines
from dvergar.ui.kit.prompts import choice_of
from dvergar.ui.kit.scene import Scene
from dvergar.ui.terminal.hint_panel import HintScreen
from dvergar.ui.terminal.log_text import log_lines, rules_lines, thing_lines, things_lines
from dvergar.ui.terminal.panels import PanelScreen, Write, rule_panel
from dvergar.ui.terminal.score_sheets import score_lines
from dvergar.ui.terminal.selection import ChoosingTable
from dvergar.ui.terminal.viewer_client import NotDone, ViewerClient

_KEYS = {
    "up,k": "up",
    "down,j": "down",
    "left": "left",
    "right": "right",
    "enter": "play",
    "escape,backspace": "back",
    "u": "undo",
    "l": "log",
    "s": "scores",
    "v": "everything",
    "r": "rules",
    "question_mark,f1": "help",
    "m": "page",
    "n": "rematch",
    "b": "bot",
    "h": "hint",
}


class TableScreen(ChoosingTable):
    """A table at which people play."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, action, show=False) for key, action in _KEYS.items()]
    _busy = False

    # Actions

    def action_play(self) -> None:
        """Play what is picked; a closed choice opens its rule."""
        scene = self.scene
        if scene is None or not scene.decision or self._busy:
            return
        if draft := self.selection.drafting(scene):
            words = draft.words(scene)
            if words and words != scene.snapshot["bid"]:
                self._do(self.session.active.act(scene.decision["id"], words))
        elif choice_of(scene, self.selection.picked):
            self._do(self.session.active.act(scene.decision["id"], self.selection.picked))
        else:
            closed = [option for option in self.options() if option.words == self.selection.picked]
            if closed:
                self.action_rule(closed[0].rule)

    def action_undo(self) -> None:
        """Take the last action back."""
        undoer = self.session.undoer()
        if undoer is None:
            self._refuse(self.words.say("table-undo-nothing"))
        elif not self._busy:
            self._do(undoer.undo())

    def action_rematch(self) -> None:
        """Start the next game."""
        if self.over and not self._busy:
            self._do(self._rematch())

    def action_bot(self) -> None:
        """Take one's own seat back from a bot, or let a bot play for a person who has been away for long."""
        scene = self.scene
        if scene is None or scene.me is None or self._busy:
            return
        if scene.snapshot["chairs"][scene.me]["mind"]:
            self._do(self.session.place.take_back(scene.me))
        elif away := scene.snapshot["may"]["hand_over"]:
            self._do(self.session.place.let_bot(scene.me, away[0]))

    def action_hint(self) -> None:
        """Ask what a strong bot would do. While it thinks, the player can go on."""
        scene = self.scene
        if scene and scene.decision and not self.session.curtain and not self.dock.aside:
            self.dock.trouble, self.dock.aside = "", self.words.say("hint-thinking")
            self.draw()
            self.run_worker(self._hint(self.session.active, scene))

    async def _hint(self, viewer: ViewerClient, scene: Scene) -> None:
        """Show the hint, if the viewer still has the decision that it is about."""
        moment, found, refused = self._moment, None, ""
        try:
            found = await viewer.hint(scene.decision["id"])
        except NotDone as error:
            refused = error.text
        if moment != self._moment or self.session.curtain:
            return
        self.dock.trouble, self.dock.aside = refused, ""
        if found:
            self.selection.hinted = found["words"]
            self.app.push_screen(HintScreen(found, scene, self._take_hint))
        self.draw()

    def _take_hint(self, words: str) -> None:
        """Pick what a hint named, or fill in the draft."""
        draft = self.selection.drafting(self.scene)
        if self.scene and draft:
            draft.fill(self.scene, words)
            self.draw()
        else:
            self.action_pick(words)

    def fresh(self) -> None:
        """Reset for a new decision; a hint for the last one disappears."""
        super().fresh()
        if isinstance(self.app.screen, HintScreen):
            self.app.pop_screen()

    async def _rematch(self) -> None:
        place = await self.session.place.rematch()
        await self.session.place.close()
        self.app.switch_screen(TableScreen(place, self.words))

    def _do(self, work: Coroutine[object, None, None]) -> None:
        self._busy = True
        self.dock.trouble = ""
        self.run_worker(self._doing(work))

    async def _doing(self, work: Coroutine[object, None, None]) -> None:
        try:
            await work
        except NotDone as error:
            self._refuse(error.text)
        finally:
            self._busy = False

    def _refuse(self, text: str) -> None:
        self.dock.trouble = text
        self.draw()

    # Panels

    def ended(self) -> None:
        """Open the final sheet."""
        self.action_scores()

    def _open(self, title: str, write: Write, **settings: Any) -> None:
        if not self.session.curtain:
            self.app.push_screen(PanelScreen(title, write, self.words, **settings))

    def action_log(self) -> None:
        """Show everything that happened."""
        if scene := self.scene:
            self._open(self.words.say("panel-lines"), lambda width: log_lines(scene, width), at_end=True, key="l")

    def action_scores(self) -> None:
        """Show the current points, or the final sheet."""
        if scene := self.scene:
            title = self.words.say("score-title" if self.over else "score-now")
            self._open(title, lambda width: score_lines(scene, width), key="s")

    def action_everything(self) -> None:
        """Show everything that is public."""
        scene, board = self.scene, self.board
        if scene and board:
            title = self.words.say("terminal-whole-table")
            self._open(title, lambda width: board.everything(scene, self.selection, width), key="v")

    def action_rules(self) -> None:
        """Show all rules, with a search field."""
        if scene := self.scene:
            game, words = scene.game, self.words
            title = words.say("rules-of", game=words.say(f"game-{game}"))

            def search(width: int, text: str) -> Lines:
                return rules_lines(game, words, width, text)

            self._open(title, lambda width: search(width, ""), search=search)

    def action_rule(self, rule: str) -> None:
        """Show one rule."""
        if not self.session.curtain:
            self.app.push_screen(rule_panel(rule, self.words))

    def action_help(self) -> None:
        """Explain the current choice, the keys, and everything that can be looked up."""
        if scene := self.scene:
            self._open(self.words.say("panel-help"), lambda width: self._help(scene, width), key="?")

    def _help(self, scene: Scene, width: int) -> Lines:
        picked = next((option.thing for option in self.options() if option.words == self.selection.picked), "")
        told = thing_lines(scene.game, picked, self.words, width) if picked else []
        keys = Content(self.words.say("terminal-help")).wrap(width)
        return [*told, *([NOTHING] if told else []), *keys, *things_lines(scene.game, self.words, width)]
