"""The table itself: playing, taking back, the next game, and what opens over it."""

from collections.abc import Coroutine
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from dvergar.terminal.table.choosing import ChoosingTable
from dvergar.terminal.table.eyes import Eyes, NotDone
from dvergar.terminal.table.hinting import HintScreen
from dvergar.terminal.table.paint import NOTHING, Lines
from dvergar.terminal.table.panels import PanelScreen, Write, rule_panel
from dvergar.terminal.table.prompts import choice_of
from dvergar.terminal.table.reading import log_lines, rules_lines, thing_lines, things_lines
from dvergar.terminal.table.sheets import score_lines
from dvergar.terminal.table.sight import Sight

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
    "m": "mine",
    "n": "rematch",
    "b": "bot",
    "h": "hint",
}


class TableScreen(ChoosingTable):
    """A table where one plays."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, action, show=False) for key, action in _KEYS.items()]
    _busy = False

    # Doing

    def action_play(self) -> None:
        """Play what is picked; a closed choice opens its rule."""
        sight = self.sight
        if sight is None or not sight.decision or self._busy:
            return
        if sight.asked == "bid":
            words = self.hands.bid.words(sight)
            if words and words != sight.told["bid"]:
                self._do(self.session.active.act(sight.decision["id"], words))
        elif choice_of(sight, self.hands.picked):
            self._do(self.session.active.act(sight.decision["id"], self.hands.picked))
        else:
            closed = [option for option in self.options() if option.words == self.hands.picked]
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
        """The next game."""
        if self.over and not self._busy:
            self._do(self._rematch())

    def action_bot(self) -> None:
        """Take the own seat back from a bot, or let one play for who has been away for long."""
        sight = self.sight
        if sight is None or sight.me is None or self._busy:
            return
        if sight.told["chairs"][sight.me]["mind"]:
            self._do(self.session.place.take_back(sight.me))
        elif away := sight.told["may"]["hand_over"]:
            self._do(self.session.place.let_bot(sight.me, away[0]))

    def action_hint(self) -> None:
        """Ask what a strong mind would do; it thinks for a moment, and one can go on meanwhile."""
        sight = self.sight
        if sight and sight.decision and not self.session.curtain and not self.dock.aside:
            self.dock.trouble, self.dock.aside = "", self.words.say("hint-thinking")
            self.draw()
            self.run_worker(self._hint(self.session.active, sight))

    async def _hint(self, eyes: Eyes, sight: Sight) -> None:
        """Show the hint, if what it is about is still asked of who looks."""
        moment, found, refused = self._moment, None, ""
        try:
            found = await eyes.hint(sight.decision["id"])
        except NotDone as error:
            refused = error.text
        if moment != self._moment or self.session.curtain:
            return
        self.dock.trouble, self.dock.aside = refused, ""
        if found:
            self.hands.hinted = found["words"]
            self.app.push_screen(HintScreen(found, sight, self._take_hint))
        self.draw()

    def _take_hint(self, words: str) -> None:
        """Pick what a hint named, or lay its coins."""
        if self.sight and self.sight.asked == "bid":
            self.hands.bid.lay(self.sight, words)
            self.draw()
        else:
            self.action_pick(words)

    def fresh(self) -> None:
        """Another decision is asked: a hint for the last one goes away."""
        super().fresh()
        if isinstance(self.app.screen, HintScreen):
            self.app.pop_screen()

    async def _rematch(self) -> None:
        place = await self.session.place.rematch()
        await self.session.place.close()
        self.app.switch_screen(TableScreen(place, self.words))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        self._busy = True
        self.dock.trouble = ""
        self.run_worker(self._doing(work))

    async def _doing(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except NotDone as error:
            self._refuse(error.text)
        finally:
            self._busy = False

    def _refuse(self, text: str) -> None:
        self.dock.trouble = text
        self.draw()

    # Reading

    def ended(self) -> None:
        """The final sheet opens by itself."""
        self.action_scores()

    def _open(self, title: str, write: Write, **settings: Any) -> None:
        if not self.session.curtain:
            self.app.push_screen(PanelScreen(title, write, self.words, **settings))

    def action_log(self) -> None:
        """Everything that happened."""
        if sight := self.sight:
            self._open(self.words.say("panel-lines"), lambda width: log_lines(sight, width), at_end=True, key="l")

    def action_scores(self) -> None:
        """Points now, or the final sheet."""
        if sight := self.sight:
            title = self.words.say("score-title" if self.over else "score-now")
            self._open(title, lambda width: score_lines(sight, width), key="s")

    def action_everything(self) -> None:
        """All that lies open on the table."""
        sight, board = self.sight, self.board
        if sight and board:
            title = self.words.say("terminal-whole-table")
            self._open(title, lambda width: board.everything(sight, self.hands, width), key="v")

    def action_rules(self) -> None:
        """All rules, with a search."""
        if sight := self.sight:
            game, words = sight.game, self.words
            title = words.say("rules-of", game=words.say(f"game-{game}"))

            def search(width: int, text: str) -> Lines:
                return rules_lines(game, words, width, text)

            self._open(title, lambda width: search(width, ""), search=search)

    def action_rule(self, rule: str) -> None:
        """One rule."""
        if not self.session.curtain:
            self.app.push_screen(rule_panel(rule, self.words))

    def action_help(self) -> None:
        """What is picked, the keys, and everything that can be explained."""
        if sight := self.sight:
            self._open(self.words.say("panel-help"), lambda width: self._help(sight, width), key="?")

    def _help(self, sight: Sight, width: int) -> Lines:
        picked = next((option.thing for option in self.options() if option.words == self.hands.picked), "")
        told = thing_lines(sight.game, picked, self.words, width) if picked else []
        keys = Content(self.words.say("terminal-help")).wrap(width)
        return [*told, *([NOTHING] if told else []), *keys, *things_lines(sight.game, self.words, width)]
