"""A whole game as plain text: the question, numbered choices with their effects, closed choices with reasons, the log.

It works at a terminal and through a pipe: every answer is one line, a number or an action in words.
"""

import contextlib
from collections.abc import Callable, Iterable, Sequence
from typing import TextIO

from dvergar.api.errors import DvergarError
from dvergar.api.event import Event
from dvergar.api.narrator import narrator_for
from dvergar.api.play import Decision, Position
from dvergar.bots.base import LEVEL_NAMES, PROGRAM, UNBOUND, Bot, Budget
from dvergar.bots.programs import program_of
from dvergar.bots.registry import is_search
from dvergar.i18n import Catalogue
from dvergar.ui.kit.plain_screen import hanging, screen_of
from dvergar.ui.plain.journal import Journal, Trouble
from dvergar.ui.plain.topics import explain

LONG_LIST = 32


class InputEnded(Exception):
    """There are no more lines of input."""


class PlayerLeft(Exception):
    """The player wants to stop here."""


class PlainTable:
    """A position, its seats, and the players' input. A seat has a bot, or None for a person."""

    def __init__(
        self,
        position: Position,
        seats: Sequence[Bot | None],
        words: Catalogue,
        source: TextIO,
        out: TextIO,
        *,
        verbose: bool = False,
        budget: Budget = UNBOUND,
        keep: Callable[[Position, str], None] | None = None,
    ) -> None:
        self.position = position
        self.seats = seats
        self.screen = screen_of(position.game.name)
        names = [seat_name(words, number, seated) for number, seated in enumerate(seats)]
        self.narrator = narrator_for(position.game, words, names)
        self.source = source
        self.out = out
        self.verbose = verbose
        self.keep = keep
        self.budget = budget
        self.journal = Journal()
        self.humans = [number for number, seated in enumerate(seats) if seated is None]

    def run(self) -> None:
        """Play to the end; raises PlayerLeft or InputEnded if the player or the input stops earlier."""
        self.hear(self.position.opening)
        shown: object = None
        while not self.position.over:
            owing = self.position.to_act
            seat = next((seat for seat in owing if seat in self.humans), owing[0])
            decision = self.position.decision(seat)
            if seat in self.humans or not self.humans:
                moment = self.screen.moment(decision)
                if moment not in (None, shown):
                    self.show_table()
                    shown = moment
            seated = self.seats[seat]
            if seated is None:
                self.ask(decision)
            else:
                self.let_think(seat, seated)
        self.finish()

    def let_think(self, seat: int, seated: Bot) -> None:
        """Play a bot's turn: it gets the view of its seat, and its choice is played. Report failures as soon as that gives
        nothing away.
        """
        known, view = len(seated.reports), self.position.view(seat)
        thought = seated.think(view, view.decision(), self.budget)
        self.journal.note(seat, thought, seated.reports[known:])
        self.hear(self.position.play(seat, thought.code))
        if len(seated.reports) > known and any(aside.seat == seat for aside in self.journal.closed()):
            self.write(f"  ! {self.narrator.say('play-trouble', seat=self.narrator.seat(seat))}")

    def finish(self) -> None:
        """Show the final table and the score with its parts."""
        scores = self.position.scores()
        self.show_table()
        self.write("")
        self.lines(self.screen.score_lines(scores, self.narrator, "score-title"))
        winners = [self.narrator.seat(score.seat) for score in scores if score.place == 1]
        self.write("")
        self.write(
            self.narrator.say("score-winner" if len(winners) == 1 else "score-winners", names=self.narrator.words.listed(winners))
        )
        self.lines(self.screen.last_words(self.position.game, scores, self.narrator))
        if self.journal.has_reasons and not self.humans and not self.verbose:
            self.write(self.narrator.say("play-reasons-verbose"))

    def look_back(self) -> None:
        """After the game, let a person read the log with the bots' reasons as often as wanted."""
        if not self.humans or not self.journal.has_reasons:
            return
        self.write(self.narrator.say("play-reasons-log"))
        with contextlib.suppress(InputEnded):
            while self.read("> ") == "log":
                self.lines(self.journal.lines(self.reader, self.narrator))

    @property
    def reader(self) -> int | None:
        """Return the seat for which everything is written: the only person here, or None if there are several."""
        return self.humans[0] if len(self.humans) == 1 else None

    def ask(self, decision: Decision) -> None:
        """Ask a person until a legal answer comes."""
        seat = decision.seat
        secret = len(self.humans) > 1 and decision.kind in self.screen.secret
        if secret and self.source.isatty():
            self.write(self.narrator.say("play-pass-device", seat=self.narrator.seat(seat)))
            self.read("")
        self.write("")
        self.write(f"{self.narrator.question(decision)} ({decision.rule})")
        if len(decision.codes) <= LONG_LIST:
            self.show_choices(decision)
        else:
            self.write(f"  {self.narrator.say('play-list-hint', count=len(decision.codes))}")
        self.show_closed(decision)
        while not self.answer(seat, decision, self.read(self.narrator.say("play-prompt", seat=self.narrator.seat(seat)) + " ")):
            pass
        if secret and self.out.isatty():
            self.write("\n" * 60)

    def answer(self, seat: int, decision: Decision, line: str) -> bool:
        """Play a line as an action; returns whether it was a legal one."""
        action: str | int = line
        if line.isdecimal():
            if not 1 <= int(line[:9]) <= len(decision.codes):
                self.write(self.narrator.say("play-no-number", number=line[:20], count=len(decision.codes)))
                return False
            action = decision.codes[int(line) - 1]
        try:
            if not line or self.command(seat, decision, line):
                return False
            events = self.position.play(seat, action)
        except DvergarError as error:
            self.write(self.narrator.error(error))
            return False
        self.hear(events)
        return True

    def command(self, seat: int, decision: Decision, line: str) -> bool:
        """Carry out a command that is not an action of the game; returns whether it was one."""
        word, _, rest = line.partition(" ")
        if word in ("help", "?"):
            self.write(self.narrator.help())
        elif word == "list":
            self.show_choices(decision)
        elif word == "table":
            self.show_table(seat)
        elif word == "score":
            self.lines(self.screen.score_lines(self.position.view(seat).scores(), self.narrator, "score-now"))
        elif word == "hint" and not rest:
            self.show_hint(decision)
        elif word == "log":
            told = [*self.journal.lines(seat, self.narrator)]
            self.lines(told or [self.narrator.say("play-log-empty")])
        elif word == "rules":
            self.lines(explain(rest, self.narrator.words))
        elif word == "save" and rest and self.keep:
            self.keep(self.position, rest.strip())
        elif word == "quit":
            raise PlayerLeft
        else:
            return False
        return True

    def hear(self, events: Iterable[Event]) -> None:
        """Report events, as far as the people at this table may know them, and the bots' notes that may now be shown."""
        told = [*events]
        self.journal.hear(told)
        for event in told:
            if (self.verbose or event.kind not in self.screen.minor) and (event.to is None or self.humans == [event.to]):
                self.write(f"  {self.narrator.event(event)}")
        for aside in self.journal.disclose(self.position, to_all=not self.humans):
            if self.verbose or isinstance(aside, Trouble):
                self.lines(aside.lines(self.narrator))

    def show_table(self, seat: int | None = None) -> None:
        """Show the table as the seat sees it; without a seat, as the only person here sees it, or a spectator."""
        seat = self.reader if seat is None else seat
        self.write("")
        self.lines(self.screen.table_lines(self.position.view(seat), self.narrator))

    def show_choices(self, decision: Decision) -> None:
        """Show numbered choices: canonical words, then their names and effects."""
        width = max(len(choice.words) for choice in decision.choices)
        for number, choice in enumerate(decision.choices, start=1):
            effects = self.narrator.effects(choice)
            label = self.narrator.action(choice, decision.kind)
            told = self.narrator.labelled(label, effects) if effects and label else label or effects
            self.lines(hanging(f"  {number:>2}  {choice.words:<{width}}  ", told))

    def show_hint(self, decision: Decision) -> None:
        """Show what a strong bot would do with what the seat sees, and why."""
        from dvergar.bots.hints import hint_for
        from dvergar.ui.kit.hint_text import said_hint

        hint = hint_for(decision.view)
        said = said_hint(self.narrator, decision.kind, decision.choices, hint.to_dict())
        self.write(f"  {said.choice}  ({hint.words})")
        for line in (said.following, *said.reasons, said.note):
            if line:
                self.lines(hanging("    ", line))

    def show_closed(self, decision: Decision) -> None:
        """Show closed choices with the rule that closes each, grouped by reason."""
        reasons: dict[str, list[str]] = {}
        for closed in decision.closed:
            reasons.setdefault(self.narrator.closed(closed), []).append(closed.words)
        if reasons:
            self.write(f"  {self.narrator.say('play-closed')}")
        for reason, closed_words in reasons.items():
            self.lines(hanging("      ", self.narrator.labelled(", ".join(closed_words), reason)))

    def read(self, prompt: str) -> str:
        """Read the next line; write prompt and echo so that a piped game looks like one played at a terminal."""
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.write("")
            raise InputEnded
        if not self.source.isatty():
            self.write(line.strip()[:200])
        return line.strip()

    def lines(self, lines: Iterable[str]) -> None:
        """Write several lines."""
        for line in lines:
            self.write(line)

    def write(self, line: str) -> None:
        """Write a line."""
        self.out.write(f"{line}\n")


def seat_name(words: Catalogue, number: int, seated: Bot | None) -> str:
    """Return a seat's colour and who sits there."""
    name = words.say(f"seat-{number + 1}")
    if seated is None:
        return words.say("seat-you", name=name)
    if seated.name.startswith(PROGRAM):
        return words.say("seat-exec", name=name, program=program_of(seated.name))
    if is_search(seated.name):
        return words.say("seat-search", name=name)
    if seated.name in LEVEL_NAMES:
        return words.say("seat-level", name=name, level=words.say(f"start-bot-{seated.name}"))
    return words.say(f"seat-{seated.name}", name=name)
