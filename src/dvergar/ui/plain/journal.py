"""The log of a table: what happened, and why the bots chose their actions.

A bot's reasons and failures can reveal what only its seat knows, such as where its coins lie. They stay closed until everybody
may see as much as the seat did; those that rest on something revealed to the seat alone stay closed until the game is over.
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
"""How many of the best actions are listed."""
UNBROKEN = "\N{NO-BREAK SPACE}"


@dataclass(slots=True)
class Aside(ABC):
    """A note on a bot's choice that may give away what only its seat knows."""

    seat: int
    confided: bool  # whether it rests on something revealed to this seat alone
    closed: bool = field(default=True, init=False)

    @abstractmethod
    def lines(self, narrator: Narrator) -> list[str]:
        """Return the note in words."""


@dataclass(slots=True)
class Reason(Aside):
    """Why a seat chose its action."""

    thought: Thought

    def lines(self, narrator: Narrator) -> list[str]:
        """Return the choice, and the best actions with their values."""
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
    """A bot's failure, and the action played for it."""

    report: Report

    def lines(self, narrator: Narrator) -> list[str]:
        """Return the report, and the last lines that the bot wrote to stderr."""
        return [f"  ! {self.report.text(narrator.words.language)}", *(f"  !   {line}" for line in self.report.lines)]


def _kept(text: str) -> str:
    """Return a text that wrapping leaves on one line."""
    return text.replace(" ", UNBROKEN)


class Journal:
    """Events and notes on the bots' choices, in order."""

    def __init__(self) -> None:
        self.entries: list[Event | Aside] = []
        self._confided: set[int] = set()

    @property
    def has_reasons(self) -> bool:
        """Whether any bot had reasons."""
        return any(isinstance(entry, Reason) for entry in self.entries)

    def hear(self, events: Iterable[Event]) -> None:
        """Record events."""
        for event in events:
            self.entries.append(event)
            if event.to is not None:
                self._confided.add(event.to)

    def note(self, seat: int, thought: Thought, reports: Sequence[Report] = ()) -> None:
        """Record why a bot chose and what went wrong. A bot that values no action, or had no choice, leaves no reason."""
        confided = seat in self._confided
        self.entries += [Trouble(seat, confided, report) for report in reports]
        if len(thought.worths) > 1:
            self.entries.append(Reason(seat, confided, thought))
        self._confided.discard(seat)

    def disclose(self, position: Position, *, to_all: bool = False) -> list[Aside]:
        """Open and return the notes that no longer give anything away; `to_all` opens all of them, as at the end of the game."""
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
        """Return the notes that nobody may read yet."""
        return [entry for entry in self.entries if isinstance(entry, Aside) and entry.closed]

    def lines(self, seat: int | None, narrator: Narrator) -> Iterator[str]:
        """Yield everything that a seat may read; None means a spectator."""
        for entry in self.entries:
            if isinstance(entry, Aside):
                if not entry.closed:
                    yield from entry.lines(narrator)
            elif entry.known_to(seat):
                yield f"{narrator.event(entry)} ({entry.rule})"
