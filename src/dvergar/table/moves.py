"""The moves of a game: what was played, by whom, and the sealed bids that are still pending."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from dvergar.api.errors import BadRecord
from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.table.log import Log
from dvergar.table.seats import Chair


class Answer(NamedTuple):
    """A seat's answer to a decision; `by` says who gave it."""

    seat: int
    code: int
    words: str
    by: str


class Played(NamedTuple):
    """A played answer: the time and moment of its decision, and whether it revealed anything to anyone."""

    answer: Answer
    asked: float
    moment: int
    reveals: bool


class Moves:
    """A position with the moves that led to it. Sealed bids stay outside the position until all are in, so no view can hold one.

    A moment is a number that grows with every played action, with every reveal of bids, and with every undo. `asked` is when the
    current decision was first asked.
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
        """Whether several seats are deciding in secret."""
        return not self.position.over and bool(self.position.core.is_sealed())

    @property
    def owing(self) -> list[int]:
        """Return the seats that have not yet answered."""
        return [seat for seat in self.position.to_act if seat not in self.bids]

    def beginning(self) -> Position:
        """Return a fresh copy of the position before the first action."""
        return self._first()

    def answer(self, seat: int, action: str | int, by: str) -> Answer:
        """Parse words or a code into an answer; raises what `play` would raise."""
        return Answer(seat, *self.position.code_and_words(seat, action), by)

    def has_no_choice(self, seat: int) -> bool:
        """Whether the seat has only one choice and everyone knows it.

        A seat that just received private information must always decide: a skipped decision would give the information away.
        """
        return seat not in self.confided and bool(self.position.core.has_one_choice(seat))

    def take(self, answer: Answer, at: float) -> None:
        """Play an answer. A sealed one replaces the seat's earlier one; the last one plays them all in seat order."""
        if not self.sealed:
            self._play([answer], at)
            return
        self.bids[answer.seat] = answer
        if not self.owing:
            bids, self.bids = sorted(self.bids.values()), {}
            self._play(bids, at)

    def has_bots_bid(self, seat: int) -> bool:
        """Whether a pending bid was made by the bot that plays the seat."""
        return seat in self.bids and self.bids[seat].by == "bot"

    def drop_bid(self, seat: int) -> None:
        """Drop a pending bid, so that the seat owes one again."""
        if self.bids.pop(seat, None) is None:
            raise BadRecord("table-entry", field="afresh")

    def _play(self, answers: Sequence[Answer], at: float) -> None:
        """Play the answers of one moment, and log what happened with each."""
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
        """Return to the position before the last `count` answers; its decision keeps the time when it was first asked."""
        stays = self.played[: len(self.played) - count]
        self.asked = self.played[len(stays)].asked
        self.played, self.bids = stays, {}
        self.position = self._first()
        for played in stays:
            self.position.step(played.answer.seat, played.answer.code)
        self.moment += 1
        self.confided = set()


def _told_alone(events: Iterable[Event]) -> set[int]:
    """Return the seats that received private information."""
    return {event.to for event in events if event.to is not None}
