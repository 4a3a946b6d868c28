"""How far an action can be taken back: to the last revealed information, and never past another person's decision."""

from collections.abc import Sequence

from dvergar.core.errors import GameOver
from dvergar.table.course import Course
from dvergar.table.refusals import Refused
from dvergar.table.seating import Chair


def steps_back(course: Course, chairs: Sequence[Chair], seat: int) -> int:
    """How many actions are taken back so that the seat's own last one is undone, or why that is not possible.

    What bots and the table did since is taken back with it. A pending bid counts as a decision of the person who plays that
    seat, whoever made it: an answer that told more would give away who did.
    """
    if course.position.over:
        raise GameOver
    if any(other != seat and chairs[other].played_by_human for other in course.bids):
        raise Refused("table-undo-others")
    for count, played in enumerate(reversed(course.played), start=1):
        if played.reveals:
            raise Refused("table-undo-revealed")
        if played.answer.by == "player":
            if played.answer.seat == seat:
                return count
            raise Refused("table-undo-others")
    raise Refused("table-undo-nothing")


def undoer(course: Course) -> int | None:
    """The only seat, if any, whose last action could be taken back: nobody decided since, and nobody learned anything."""
    for played in reversed(course.played):
        if played.reveals:
            return None
        if played.answer.by == "player":
            return played.answer.seat
    return None


def free_steps_back(course: Course) -> int:
    """The same where everything can be taken back: the last action that somebody chose, with the bids of its moment."""
    places = [place for place, played in enumerate(course.played) if played.answer.by != "table"]
    if not places:
        raise Refused("table-undo-nothing")
    chosen = course.played[places[-1]]
    return sum(played.moment >= chosen.moment for played in course.played)
