"""How far an action can be undone: back to the last revealed information, and never past another person's decision."""

from collections.abc import Sequence

from dvergar.api.errors import GameOver
from dvergar.table.moves import Moves
from dvergar.table.refusals import Refused
from dvergar.table.seats import Chair


def steps_back(moves: Moves, chairs: Sequence[Chair], seat: int) -> int:
    """Return how many actions to take back to undo the seat's own last one; raises if that is not possible.

    Later actions of bots and the table are undone with it. A pending bid counts as a decision of the seat's person, whoever made
    it: any other answer would give away who did.
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
    """Return the only seat, if any, that could undo its last action: nobody decided since, and it revealed nothing."""
    for played in reversed(moves.played):
        if played.reveals:
            return None
        if played.answer.by == "player":
            return played.answer.seat
    return None


def free_steps_back(moves: Moves) -> int:
    """Return how many actions to take back if everything may be undone: the last choice, with the bids of its moment."""
    places = [place for place, played in enumerate(moves.played) if played.answer.by != "table"]
    if not places:
        raise Refused("table-undo-nothing")
    chosen = moves.played[places[-1]]
    return sum(played.moment >= chosen.moment for played in moves.played)
