"""How far an action can be taken back: to the last revealed information, and never past another person's decision."""

from collections.abc import Sequence

from dvergar.api.errors import GameOver
from dvergar.table.moves import Moves
from dvergar.table.refusals import Refused
from dvergar.table.seats import Chair


def steps_back(moves: Moves, chairs: Sequence[Chair], seat: int) -> int:
    """How many actions are taken back so that the seat's own last one is undone, or why that is not possible.

    What bots and the table did since is taken back with it. A pending bid counts as a decision of the person who plays that
    seat, whoever made it: an answer that told more would give away who did.
    """
    if moves.position.over:
        raise GameOver
    if any(other != seat and chairs[other].played_by_human for other in moves.bids):
        raise Refused("table-undo-others")
    for count, played in enumerate(reversed(moves.played), start=1):
        if played.reveals:
            raise Refused("table-undo-revealed")
        if played.answer.by == "player":
            if played.answer.seat == seat:
                return count
            raise Refused("table-undo-others")
    raise Refused("table-undo-nothing")


def undoer(moves: Moves) -> int | None:
    """The only seat, if any, whose last action could be taken back: nobody decided since, and nobody learned anything."""
    for played in reversed(moves.played):
        if played.reveals:
            return None
        if played.answer.by == "player":
            return played.answer.seat
    return None


def free_steps_back(moves: Moves) -> int:
    """The same where everything can be taken back: the last action that somebody chose, with the bids of its moment."""
    places = [place for place, played in enumerate(moves.played) if played.answer.by != "table"]
    if not places:
        raise Refused("table-undo-nothing")
    chosen = moves.played[places[-1]]
    return sum(played.moment >= chosen.moment for played in moves.played)
