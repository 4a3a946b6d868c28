"""The clock: every decision of a person has the same time limit; when it runs out, a bot decides."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dvergar.table.seats import Chair

CLOCK_MIND = "thumb"
"""The bot that decides when time has run out."""


class Owed(NamedTuple):
    """A seat for which the bot `mind` must decide now, because it plays the seat or because time ran out (`by`)."""

    seat: int
    decision: str
    mind: str
    by: str


def on_the_clock(owing: Sequence[int], chairs: Sequence[Chair]) -> list[int]:
    """Return the seats of people among those that have not yet decided."""
    return [seat for seat in owing if chairs[seat].played_by_human]


def thinkers(owing: Sequence[int], chairs: Sequence[Chair], deadline: float | None, now: float) -> Iterator[tuple[int, str, str]]:
    """Yield the seats for which a bot must decide now: seat, bot, and why."""
    for seat in owing:
        if chairs[seat].mind:
            yield seat, chairs[seat].mind, "bot"
        elif deadline is not None and now >= deadline:
            yield seat, CLOCK_MIND, "clock"
