"""The log of a table: what happened, and why the bots chose what they chose.

A bot's reasons and troubles can tell what only its seat knows, such as where its coins lie. They stay closed until everybody
is shown as much as the seat, and those that rest on something told to the seat alone until the game is over.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from dvergar.api.event import Event
from dvergar.api.narrator import Narrator
from dvergar.api.play import Position
from dvergar.bots.base import Report, Thought
from dvergar.ui.kit.plain_screen import hanging

BEST = 4
"""So many of the best actions are told."""
UNBROKEN = "\N{NO-BREAK SPACE}"


@dataclass(slots=True)
class Aside(ABC):
    """Something about a bot's choice that may give away what only its seat knows."""

    seat: int
    confided: bool  # it rests on something told to this seat alone
    closed: bool = field(default=True, init=False)

    @abstractmethod
    def lines(self, narrator: Narrator) -> list[str]:
        """It in words."""


@dataclass(slots=True)
class Reason(Aside):
    """Why a seat chose what it chose."""

    thought: Thought

    def lines(self, narrator: Narrator) -> list[str]:
        """What was chosen, and the best actions with their worths."""
        worths = self.thought.worths
        best = sorted(worths, key=lambda words: (-worths[words], words != self.thought.words))[:BEST]
        weighed = " · ".join(_kept(narrator.labelled(words, narrator.words.number(worths[words], 2))) for words in best)
        unit = self.thought.unit or "other"
        told = narrator.say(
            "play-reason", seat=narrator.seat(self.seat), action=_kept(self.thought.words), worths=weighed, unit=unit
        )
        return [line.replace(UNBROKEN, " ") for line in hanging("    ", told)]


@dataclass(slots=True)
class Trouble(Aside):
    """What went wrong with a bot, and what was played for it."""

    report: Report

    def lines(self, narrator: Narrator) -> list[str]:
        """The report, and what the bot complained about last."""
        return [f"  ! {self.report.text(narrator.words.language)}", *(f"  !   {line}" for line in self.report.lines)]


def _kept(text: str) -> str:
    """A text that stays in one line."""
    return text.replace(" ", UNBROKEN)


class Journal:
    """Events, and asides about the choices of bots, in order."""

    def __init__(self) -> None:
        self.entries: list[Event | Aside] = []
        self._confided: set[int] = set()

    @property
    def has_reasons(self) -> bool:
        """Whether any bot had reasons."""
        return any(isinstance(entry, Reason) for entry in self.entries)

    def hear(self, events: Iterable[Event]) -> None:
        """Note what happened."""
        for event in events:
            self.entries.append(event)
            if event.to is not None:
                self._confided.add(event.to)

    def note(self, seat: int, thought: Thought, reports: Sequence[Report] = ()) -> None:
        """Note why a bot chose, and what went wrong. One that has no opinion, or no choice, leaves no reason to read."""
        confided = seat in self._confided
        self.entries += [Trouble(seat, confided, report) for report in reports]
        if len(thought.worths) > 1:
            self.entries.append(Reason(seat, confided, thought))
        self._confided.discard(seat)

    def disclose(self, position: Position, *, to_all: bool = False) -> list[Aside]:
        """Open the asides that tell nothing hidden any more; `to_all` opens them all, as the end of the game does."""
        waiting = self.closed()
        if not waiting:
            return []
        if to_all or position.over:
            opened = waiting
        else:
            shown = position.view(None).to_dict()
            seats = {seat for seat in {entry.seat for entry in waiting} if position.view(seat).to_dict() == shown}
            opened = [entry for entry in waiting if entry.seat in seats and not entry.confided]
        for entry in opened:
            entry.closed = False
        return opened

    def closed(self) -> list[Aside]:
        """The asides that nobody may read yet."""
        return [entry for entry in self.entries if isinstance(entry, Aside) and entry.closed]

    def lines(self, seat: int | None, narrator: Narrator) -> Iterator[str]:
        """All that a seat may read; None is a spectator."""
        for entry in self.entries:
            if isinstance(entry, Aside):
                if not entry.closed:
                    yield from entry.lines(narrator)
            elif entry.known_to(seat):
                yield f"{narrator.event(entry)} ({entry.rule})"
