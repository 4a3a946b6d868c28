"""The dock: what is asked, what each choice does, why one is closed, and the one button that plays."""

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Region

from dvergar.terminal.table.bidding import bid_go, bid_note, bid_ready, bid_title
from dvergar.terminal.table.boards import Board, Hands
from dvergar.terminal.table.draw_hand import hand
from dvergar.terminal.table.paint import LIT, Lines, clickable, ends, page, styled, wrapped
from dvergar.terminal.table.part import Part
from dvergar.terminal.table.prompts import Option, Prompt, choice_of, prompt_of
from dvergar.terminal.table.reading import log_lines
from dvergar.terminal.table.sight import Sight

PLACES = ("worker", "turn", "join", "first")
"""Choices that go by the number of their location."""
LABEL = 30
"""So wide is the label of a choice at most, where there is room for what it does beside it."""


class Dock(Vertical):
    """Shows a decision. What is picked is held by the screen."""

    def __init__(self) -> None:
        super().__init__(id="dock")
        self.prompt: Prompt | None = None
        self.trouble = ""
        """Why the last thing was not done."""
        self.aside = ""
        """What is under way beside the decision."""

    def compose(self) -> ComposeResult:
        """The question, what follows, the choices."""
        yield Part(id="ask")
        yield Part(id="says")
        with VerticalScroll(id="choices", can_focus=False):
            yield Part(id="list")

    def show(self, sight: Sight, board: Board, hands: Hands, width: int, rows: int) -> None:
        """Draw what is asked now, in so many rows."""
        self.set_class(bool(sight.decision), "-asked")
        self.prompt = None
        if not sight.decision:
            self._show_waiting(sight, board, width)
        elif sight.asked == "bid":
            self._show_bid(sight, hands, width, rows)
        else:
            self.prompt = prompt_of(sight, board.asking)
            self._show_choices(sight, board, hands, width, self.prompt)

    def _put(self, ask: Content, says: str, lines: Lines) -> None:
        self.query_one("#ask", Part).show(ask)
        text = styled(self.trouble, "bold $bad") if self.trouble else styled(self.aside or says)
        self.query_one("#says", Part).show(text)
        self.query_one("#list", Part).show(page(lines))

    def _show_waiting(self, sight: Sight, board: Board, width: int) -> None:
        title = sight.say("terminal-over") if sight.told["phase"] == "over" else board.asking.wait(sight)
        watching = sight.say("nid-watching") if sight.me is None else ""
        self._put(styled(title, "bold"), watching, log_lines(sight, width - 1, 6))

    def _show_bid(self, sight: Sight, hands: Hands, width: int, rows: int) -> None:
        bid = hands.bid
        done = bid.wanting > 0 or bid.words(sight) == sight.told["bid"]
        title = Content.assemble(styled(bid_title(sight, bid), "bold $lamp"), styled(f"  {sight.decision['rule']}", "$ink2"))
        ask = ends(title, _button(bid_go(sight, bid), alive=not done), width)
        note = bid_note(sight, bid)
        ready = wrapped(styled(bid_ready(sight), "$ink2"), width)
        room = rows - 1 - len(wrapped(note, width)) - len(ready)
        self._put(ask, note, [*hand(sight, bid, room), *ready])

    def _show_choices(self, sight: Sight, board: Board, hands: Hands, width: int, prompt: Prompt) -> None:
        chosen = choice_of(sight, hands.picked)
        button = (
            _button(board.asking.go(sight, chosen), alive=True) if chosen else _button(sight.say("terminal-pick"), alive=False)
        )
        ask = ends(Content.assemble(styled(prompt.title, "bold $lamp"), styled(f"  {prompt.rule}", "$ink2")), button, width)
        lines: Lines = []
        at = 0
        for number, option in enumerate(prompt.options, start=1):
            if option.words == hands.picked:
                at = len(lines)
            sign = "▸" if option.words == hands.picked else "✦" if option.words == hands.hinted else " "
            lines += _option_lines(option, number, width - 1, sign)
        self._put(ask, board.asking.says(sight, chosen) if chosen else prompt.note, lines)
        self.call_after_refresh(self._reveal, at)

    def _reveal(self, line: int) -> None:
        """What is picked is seen."""
        if scrolls := self.query("#choices"):
            scrolls.first(VerticalScroll).scroll_to_region(Region(0, max(0, line - 1), 1, 4), animate=False, force=True)


def number_of(option: Option, place: int) -> str:
    """By which number a choice goes: its location, or its place in the list; closed ones and those beside have none."""
    verb, _, rest = option.words.partition(" ")
    if not option.is_open:
        return "✕"
    if verb in PLACES:
        return rest
    return "" if verb in ("special", "pass") else str(place)


def _option_lines(option: Option, place: int, width: int, sign: str) -> Lines:
    """A choice with what it does, or why it is closed; ▸ is picked, ✦ was named by a hint."""
    head = f"{sign}{number_of(option, place):>2} "
    label = f"{option.label:<{LABEL}}" if len(option.label) <= LABEL else f"{option.label}  "
    style = "$ink2" if not option.is_open else "bold"
    text = Content.assemble(styled(label, style), styled(f" {option.does}", "$ink2 italic" if not option.is_open else ""))
    parts = [part.rstrip() for part in text.wrap(max(20, width - len(head)))]
    lines = [
        Content.assemble(styled(head if number == 0 else " " * len(head), "bold $lamp"), part)
        for number, part in enumerate(parts)
    ]
    if sign == "▸":
        lines = [line.truncate(width, pad=True).stylize(LIT) for line in lines]
    return [clickable(line, f"screen.click({option.words!r})") for line in lines]


def _button(text: str, *, alive: bool) -> Content:
    """The button; what is missing where nothing can be played yet."""
    if not alive:
        return styled(f" {text} ", "$ink2")
    return clickable(styled(f" {text} ⏎ ", LIT), "screen.play")
