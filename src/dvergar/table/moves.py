"""The course of a game: what was played, by whom, and the sealed bids that wait for the others."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.table.log import Log
from dvergar.table.seats import Chair


class Answer(NamedTuple):
    """What a seat answers to a decision; `by` is who answered for it."""

    seat: int
    code: int
    words: str
    by: str


class Played(NamedTuple):
    """A played answer: when its decision was asked and at which moment, and whether anybody learned something by it."""

    answer: Answer
    asked: float
    moment: int
    reveals: bool


class Moves:
    """A position with what led to it. Sealed bids stay outside the position until all are in, so no view can hold one.

    A moment is a number that grows with every played action, with a reveal of bids as one, and with every undo. `asked` is
    when the decision of this moment was asked.
    """

    def __init__(self, first: Callable[[], Position], asked: float, log: Log, chairs: Sequence[Chair]) -> None:
        self._first = first
        self._log = log
        self._chairs = chairs
        self.position = first()
        self.played: list[Played] = []
        self.bids: dict[int, Answer] = {}
        self.asked = asked
        self.moment = 0
        opening = self.position.opening
        log.hear(zip(opening.rows, opening, strict=True), -1)
        self.confided = _told_alone(opening)

    @property
    def sealed(self) -> bool:
        """Whether several seats decide in secret now."""
        return not self.position.over and bool(self.position.core.is_sealed())

    @property
    def owing(self) -> list[int]:
        """The seats that have not yet answered."""
        return [seat for seat in self.position.to_act if seat not in self.bids]

    def beginning(self) -> Position:
        """The position before the first action, one of its own for who asks."""
        return self._first()

    def answer(self, seat: int, action: str | int, by: str) -> Answer:
        """The answer that these words or this code are; raises what `play` would raise."""
        return Answer(seat, *self.position.code_and_words(seat, action), by)

    def has_no_choice(self, seat: int) -> bool:
        """Whether the seat has one choice and everybody knows it.

        Who was just told something that others may not know is asked in any case: that there was no choice would tell it.
        """
        return seat not in self.confided and bool(self.position.core.has_one_choice(seat))

    def take(self, answer: Answer, at: float) -> None:
        """Play an answer. A sealed one is kept in place of an earlier one, and the last one plays them all in seat order."""
        if not self.sealed:
            self._play([answer], at)
            return
        self.bids[answer.seat] = answer
        if not self.owing:
            bids, self.bids = sorted(self.bids.values()), {}
            self._play(bids, at)

    def _play(self, answers: Sequence[Answer], at: float) -> None:
        """Play answers that belong to one moment, and let the log hear what happened with each."""
        for answer in answers:
            dealt, action = self.position.dealer.dealt, len(self.played)
            events = self.position.play(answer.seat, answer.code)
            if answer.by == "clock":
                self._log.note("table-clock", self._chairs[answer.seat], action=action)
            self._log.hear(zip(events.rows, events, strict=True), action)
            reveals = self.position.dealer.dealt != dealt or any(map(self.position.game.rules.reveals, events))
            self.played.append(Played(answer, self.asked, self.moment, reveals))
            self.confided = _told_alone(events)
        self.moment += 1
        self.asked = at

    def take_back(self, count: int) -> None:
        """The position before the last `count` answers; its decision is asked since it was first asked."""
        stays = self.played[: len(self.played) - count]
        self.asked = self.played[len(stays)].asked
        self.played, self.bids = stays, {}
        self.position = self._first()
        for played in stays:
            self.position.step(played.answer.seat, played.answer.code)
        self.moment += 1
        self.confided = set()


def _told_alone(events: Iterable[Event]) -> set[int]:
    """The seats that were told something that others may not know."""
    return {event.to for event in events if event.to is not None}
