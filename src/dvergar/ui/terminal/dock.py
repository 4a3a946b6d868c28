"""The dock: the question, what each choice does, why one is closed, and the one button that plays."""

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Region

from dvergar.ui.kit.board import Board, Draft, Selection
from dvergar.ui.kit.paint import LIT, Lines, clickable, ends, page, styled, wrapped
from dvergar.ui.kit.prompts import Option, Prompt, choice_of, prompt_of
from dvergar.ui.kit.scene import Scene
from dvergar.ui.terminal.log_text import log_lines
from dvergar.ui.terminal.widgets import Part

LABEL = 30
"""Maximum width of a choice's label if its effects are shown beside it."""


class Dock(Vertical):
    """Shows a decision. The screen holds what is picked."""

    def __init__(self) -> None:
        super().__init__(id="dock")
        self.prompt: Prompt | None = None
        self.trouble = ""
        """Why the last request failed."""
        self.aside = ""
        """What is going on beside the decision."""

    def compose(self) -> ComposeResult:
        """Compose the question, the consequences and the choices."""
        yield Part(id="ask")
        yield Part(id="says")
        with VerticalScroll(id="choices", can_focus=False):
            yield Part(id="list")

    def show(self, scene: Scene, board: Board, selection: Selection, width: int, rows: int) -> None:
        """Draw the current decision in the given number of rows."""
        self.set_class(bool(scene.decision), "-asked")
        self.prompt = None
        if not scene.decision:
            self._show_waiting(scene, board, width)
        elif draft := selection.drafting(scene):
            self._show_draft(scene, draft, width, rows)
        else:
            self.prompt = prompt_of(scene, board.asking)
            self._show_choices(scene, board, selection, width, self.prompt)

    def _put(self, ask: Content, says: str, lines: Lines) -> None:
        self.query_one("#ask", Part).show(ask)
        text = styled(self.trouble, "bold $bad") if self.trouble else styled(self.aside or says)
        self.query_one("#says", Part).show(text)
        self.query_one("#list", Part).show(page(lines))

    def _show_waiting(self, scene: Scene, board: Board, width: int) -> None:
        title = scene.say("terminal-over") if scene.snapshot["phase"] == "over" else board.asking.wait(scene)
        watching = scene.say("nid-watching") if scene.me is None else ""
        self._put(styled(title, "bold"), watching, log_lines(scene, width - 1, 6))

    def _show_draft(self, scene: Scene, draft: Draft, width: int, rows: int) -> None:
        words = draft.words(scene)
        title = Content.assemble(styled(draft.title(scene), "bold $lamp"), styled(f"  {scene.decision['rule']}", "$ink2"))
        ask = ends(title, _button(draft.button(scene), alive=words not in ("", scene.snapshot["bid"])), width)
        note = draft.note(scene)
        ready = wrapped(styled(draft.others(scene), "$ink2"), width)
        room = rows - 1 - len(wrapped(note, width)) - len(ready)
        self._put(ask, note, [*draft.lines(scene, room), *ready])

    def _show_choices(self, scene: Scene, board: Board, selection: Selection, width: int, prompt: Prompt) -> None:
        chosen = choice_of(scene, selection.picked)
        button = (
            _button(board.asking.go(scene, chosen), alive=True) if chosen else _button(scene.say("terminal-pick"), alive=False)
        )
        ask = ends(Content.assemble(styled(prompt.title, "bold $lamp"), styled(f"  {prompt.rule}", "$ink2")), button, width)
        lines: Lines = []
        at = 0
        for number, option in enumerate(prompt.options, start=1):
            if option.words == selection.picked:
                at = len(lines)
            sign = "▸" if option.words == selection.picked else "✦" if option.words == selection.hinted else " "
            lines += _option_lines(option, number_of(board, option, number), width - 1, sign)
        self._put(ask, board.asking.says(scene, chosen) if chosen else prompt.note, lines)
        self.call_after_refresh(self._reveal, at)

    def _reveal(self, line: int) -> None:
        """Scroll to what is picked."""
        if scrolls := self.query("#choices"):
            scrolls.first(VerticalScroll).scroll_to_region(Region(0, max(0, line - 1), 1, 4), animate=False, force=True)


def number_of(board: Board, option: Option, place: int) -> str:
    """Return the number that selects a choice: the board's own, or its place in the list; closed choices have none."""
    if not option.is_open:
        return "✕"
    own = board.number_of(option.words)
    return str(place) if own is None else own


def _option_lines(option: Option, number: str, width: int, sign: str) -> Lines:
    """Draw a choice with its effects, or why it is closed; ▸ is picked, ✦ was named by a hint."""
    head = f"{sign}{number:>2} "
    label = f"{option.label:<{LABEL}}" if len(option.label) <= LABEL else f"{option.label}  "
    style = "$ink2" if not option.is_open else "bold"
    text = Content.assemble(styled(label, style), styled(f" {option.does}", "$ink2 italic" if not option.is_open else ""))
    parts = [part.rstrip() for part in text.wrap(max(20, width - len(head)))]
    lines = [
        Content.assemble(styled(head if row == 0 else " " * len(head), "bold $lamp"), part) for row, part in enumerate(parts)
    ]
    if sign == "▸":
        lines = [line.truncate(width, pad=True).stylize(LIT) for line in lines]
    return [clickable(line, f"screen.click({option.words!r})") for line in lines]


def _button(text: str, *, alive: bool) -> Content:
    """Draw the button, or what is missing if nothing can be played yet."""
    if not alive:
        return styled(f" {text} ", "$ink2")
    return clickable(styled(f" {text} ⏎ ", LIT), "screen.play")
