"""The history of a table: its game step by step, each step as its viewer saw it at the time.

A step is what was played at one moment: an action, or all bids of a turn together. Step 0 is the start. Undone actions are not
part of it. While the game runs, viewers see of the past only what they saw then; when it is over, or at an analysis table,
everyone may look from any seat, or with everything open, sealed bids included.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from dvergar.api.play import Position, View
from dvergar.core.json_data import JsonObject
from dvergar.table.log import Numbered
from dvergar.table.moves import Played
from dvergar.table.plain_table import plain_table
from dvergar.table.refusals import Refused
from dvergar.table.table import Table

Eyes = int | str | None
"""The point of view: a seat's, a spectator's (None), or everything open."""
ALL = "all"
TAKEN_BACK = "table-undone"


class History:
    """The table's past as one viewer may know it; later events do not change it."""

    def __init__(self, table: Table, eyes: Eyes, language: str = "en") -> None:
        """Prepare the history; raises if there is none, or if this point of view is not allowed."""
        moves = table.begun()
        if eyes == ALL and not is_open(table):
            raise Refused("table-not-over")
        if isinstance(eyes, int):
            table.chair(eyes)
        self.eyes = eyes
        self.open = is_open(table)
        self._table = table
        self._narrator = table.narrator(language)
        self._position = moves.beginning()
        self._groups = [[*group] for _, group in groupby(moves.played, key=lambda played: played.moment)]
        steps = [number for number, group in enumerate(self._groups, start=1) for _ in group]
        self._lines = _lines_by_step(table, self._viewer, steps, late=eyes == ALL)
        self.moment = (moves.moment, len(table.log.lines))

    @property
    def total(self) -> int:
        """Return the number of steps, including the start."""
        return len(self._groups) + 1

    @property
    def _viewer(self) -> int | None:
        return self.eyes if isinstance(self.eyes, int) else None

    def steps(self, first: int, count: int, *, brief: bool = False) -> Iterator[JsonObject]:
        """Return some steps, computed one by one on demand; brief ones come without the view."""
        for number in range(min(first + count, self.total)):
            played: Sequence[Played] = self._groups[number - 1] if number else ()
            sealed = number > 0 and bool(self._position.core.is_sealed())
            for one in played:
                self._position.step(one.answer.seat, one.answer.code)
            if number >= first:
                yield self._step(number, [self._answer(one, sealed) for one in played], brief)

    def _answer(self, played: Played, sealed: bool) -> JsonObject:
        """Return a seat's answer and who gave it; for another player's sealed bid, only that it was made."""
        answer = played.answer
        told = not sealed or self.eyes in (ALL, answer.seat)
        return {"seat": answer.seat, "words": answer.words if told else None, "by": answer.by if told else None}

    def _step(self, number: int, answers: list[JsonObject], brief: bool) -> JsonObject:
        position = self._position
        seen: Position | View = position if self.eyes == ALL or position.over else position.view(self._viewer)
        found: JsonObject = {"number": number, "answers": answers, "scores": [score.to_dict() for score in seen.scores()]}
        if not brief:
            asked = None if position.over else {"kind": seen.asked[0], "seats": [*position.to_act]}
            is_open = self.eyes == ALL or position.over
            plain = plain_table(position, self._viewer, self._narrator, is_open=is_open)
            found |= {"view": seen.to_dict(), "facts": seen.facts(), "asked": asked, "plain": plain}
        found["log"] = [self._table.log.to_dict(line, self._narrator) for line in self._lines[number]]
        return found


def is_open(table: Table) -> bool:
    """Whether everyone may know the table's whole past."""
    return table.phase == "over" or table.settings.analysis


def _lines_by_step(table: Table, viewer: int | None, steps: Sequence[int], *, late: bool) -> list[list[Numbered]]:
    """Group the viewer's lines by step. Lines about the table belong to the step that they follow.

    `steps` has the step of every played action.
    """
    step_of, now = dict[int, int](), 0
    for place, line in enumerate(table.log.lines):
        if not line.undone and line.event.kind != TAKEN_BACK:
            now = steps[line.action] if line.action >= 0 else now
            step_of[place] = now
    found: list[list[Numbered]] = [[] for _ in range(max(steps, default=0) + 1)]
    for told in table.log.since(table.log.hidden(viewer), 0, over=late):
        if told.place in step_of:
            found[step_of[told.place]].append(told)
    return [sorted(lines, key=lambda line: line.place) for lines in found]
