"""A whole game as plain text: what is asked, numbered choices with what they do, closed choices with reasons, the log.

Works at a terminal and through a pipe: every answer is one line, a number or an action in words.
"""

import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import TextIO

from dvergar.bots.random import RandomBot
from dvergar.core.errors import DvergarError
from dvergar.games import Decision, Event, Position
from dvergar.locale import Catalogue
from dvergar.locale.telling import teller_for
from dvergar.terminal.explaining import explain
from dvergar.terminal.screens import WIDTH, screen_of

LONG_LIST = 32


class InputEnded(Exception):
    """There are no more lines to read."""


class PlayerLeft(Exception):
    """The player wants to stop here."""


class PlainTable:
    """A position, its seats, and a player's lines."""

    def __init__(
        self,
        position: Position,
        seats: Sequence[str],
        words: Catalogue,
        source: TextIO,
        out: TextIO,
        *,
        verbose: bool = False,
        bot_seed: int | None = None,
        keep: Callable[[Position, str], None] | None = None,
    ) -> None:
        self.position = position
        self.drivers = seats
        self.screen = screen_of(position.game.name)
        names = [self._name(words, number, driver) for number, driver in enumerate(seats)]
        self.tell = teller_for(position.game, words, names)
        self.source = source
        self.out = out
        self.verbose = verbose
        self.keep = keep
        self.bot = RandomBot(bot_seed)
        self.log: list[tuple[Event, int | None]] = []
        self.humans = [number for number, driver in enumerate(seats) if driver == "me"]

    @staticmethod
    def _name(words: Catalogue, number: int, driver: str) -> str:
        name = words.say(f"seat-{number + 1}")
        return words.say(f"seat-{'you' if driver == 'me' else driver}", name=name)

    def run(self) -> None:
        """Play to the end. Raises PlayerLeft or InputEnded where it is not reached."""
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
            if seat in self.humans:
                self.ask(decision)
            else:
                self.hear(self.position.play(seat, self.bot.choose(decision)))
        self.finish()

    def finish(self) -> None:
        """The last table and the score with its parts."""
        scores = self.position.scores()
        self.show_table()
        self.write("")
        self.lines(self.screen.score_lines(scores, self.tell, "score-title"))
        winners = [self.tell.seat(score.seat) for score in scores if score.place == 1]
        self.write("")
        self.write(self.tell.say("score-winner" if len(winners) == 1 else "score-winners", names=", ".join(winners)))
        self.lines(self.screen.last_words(self.position.game, scores, self.tell))

    def ask(self, decision: Decision) -> None:
        """Ask a person until a legal answer comes."""
        seat = decision.seat
        secret = len(self.humans) > 1 and decision.kind in self.screen.secret
        if secret and self.source.isatty():
            self.write(self.tell.say("play-pass-device", seat=self.tell.seat(seat)))
            self.read("")
        self.write("")
        self.write(f"{self.tell.question(decision)} ({decision.rule})")
        if len(decision.codes) <= LONG_LIST:
            self.show_choices(decision)
        else:
            self.write(f"  {self.tell.say('play-list-hint', count=len(decision.codes))}")
        self.show_closed(decision)
        while not self.answer(seat, decision, self.read(self.tell.say("play-prompt", seat=self.tell.seat(seat)) + " ")):
            pass
        if secret and self.out.isatty():
            self.write("\n" * 60)

    def answer(self, seat: int, decision: Decision, line: str) -> bool:
        """Whether the line was a legal action, now played."""
        action: str | int = line
        if line.isdecimal():
            if not 1 <= int(line[:9]) <= len(decision.codes):
                self.write(self.tell.say("play-no-number", number=line[:20], count=len(decision.codes)))
                return False
            action = decision.codes[int(line) - 1]
        try:
            if not line or self.command(seat, decision, line):
                return False
            events = self.position.play(seat, action)
        except DvergarError as error:
            self.write(self.tell.error(error))
            return False
        self.hear(events)
        return True

    def command(self, seat: int, decision: Decision, line: str) -> bool:
        """Carry out what is no action of the game."""
        word, _, rest = line.partition(" ")
        if word in ("help", "?"):
            self.write(self.tell.help())
        elif word == "list":
            self.show_choices(decision)
        elif word == "table":
            self.show_table(seat)
        elif word == "score":
            self.lines(self.screen.score_lines(self.position.view(seat).scores(), self.tell, "score-now"))
        elif word == "log":
            told = [f"{self.tell.event(event)} ({event.rule})" for event, to in self.log if to in (None, seat)]
            self.lines(told or [self.tell.say("play-log-empty")])
        elif word == "rules":
            self.lines(explain(rest, self.tell.words))
        elif word == "save" and rest and self.keep:
            self.keep(self.position, rest.strip())
        elif word == "quit":
            raise PlayerLeft
        else:
            return False
        return True

    def hear(self, events: Iterable[Event]) -> None:
        """Tell what happened, as far as the people at this table may know it."""
        for event in events:
            self.log.append((event, event.to))
            if (self.verbose or event.kind not in self.screen.minor) and (event.to is None or self.humans == [event.to]):
                self.write(f"  {self.tell.event(event)}")

    def show_table(self, seat: int | None = None) -> None:
        """The table as the seat sees it; without one, as the only person here, or as a spectator."""
        if seat is None and len(self.humans) == 1:
            seat = self.humans[0]
        self.write("")
        self.lines(self.screen.table_lines(self.position.view(seat), self.tell))

    def show_choices(self, decision: Decision) -> None:
        """Numbered choices: canonical words, then what they are and do."""
        width = max(len(choice.words) for choice in decision.choices)
        for number, choice in enumerate(decision.choices, start=1):
            effects = self.tell.effects(choice)
            label = self.tell.action(choice, decision.kind)
            told = self.tell.labelled(label, effects) if effects and label else label or effects
            self.lines(hanging(f"  {number:>2}  {choice.words:<{width}}  ", told))

    def show_closed(self, decision: Decision) -> None:
        """Closed choices with the rule that closes each; those with the same reason together."""
        reasons: dict[str, list[str]] = {}
        for closed in decision.closed:
            reasons.setdefault(self.tell.closed(closed), []).append(closed.words)
        if reasons:
            self.write(f"  {self.tell.say('play-closed')}")
        for reason, closed_words in reasons.items():
            self.lines(hanging("      ", self.tell.labelled(", ".join(closed_words), reason)))

    def read(self, prompt: str) -> str:
        """The next line; prompts and echoes so that a piped game reads like a played one."""
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


def hanging(label: str, text: str) -> list[str]:
    """A text beside its label, in as many lines as it needs.

    >>> hanging("  1  pass  ", "")
    ['  1  pass']
    """
    lines = textwrap.wrap(text, WIDTH, initial_indent=label, subsequent_indent=" " * len(label), break_on_hyphens=False)
    return lines or [label.rstrip()]
