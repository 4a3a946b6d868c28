"""What a viewer is sent: one class makes it, and nothing else of a table is told to anybody.

It is made as JSON at once, of pieces that are kept as long as they hold: what there is to see until the next move, the lines
of the log for good, the rest until anything changes at the table.
"""

import json
import math
from typing import Any, NamedTuple

from dvergar.api.pieces import JSON, written
from dvergar.table.log_lines import LineText
from dvergar.table.position_cache import NOTHING, PositionCache, score_told
from dvergar.table.seats import Chair
from dvergar.table.table import Table

Message = dict[str, Any]


class Snapshot(NamedTuple):
    """What a viewer is sent, as JSON. `moving` is what changes although nothing new is told: clock, since and log."""

    number: int
    steady: str
    moving: str

    def text(self, kind: str) -> str:
        """The whole message, with its type."""
        return f'{{"type":"{kind}",{self.steady},{self.moving}}}'


def message(table: Table, viewer: int | None, since: int = 0, language: str = "en", now: float | None = None) -> Message:
    """What a viewer is told, as a dict."""
    told_now = snapshot_of(table, viewer, since, language, now)
    found: Message = json.loads(f"{{{told_now.steady},{told_now.moving}}}")
    return found


def snapshot_of(table: Table, viewer: int | None, since: int = 0, language: str = "en", now: float | None = None) -> Snapshot:
    """What a viewer is told now."""
    return SnapshotBuilder(table, now).to(viewer, since, language)


class SnapshotBuilder:
    """What a table tells as it stands, to all who look: it is made anew after every change of the table.

    Without `now` nothing is said that depends on the time.
    """

    def __init__(self, table: Table, now: float | None) -> None:
        self._table = table
        self._phase = table.phase
        self._over = self._phase == "over"
        self._undoers = [] if now is None else table.undoers(now)
        self._absent = [] if now is None else table.long_absent(now)
        self._sight = _sight(table)
        self._clock = _seconds_left(table, now)
        self._common: dict[str, str] = {}
        self._lines: dict[tuple[str, int, tuple[int, ...]], str] = {}
        self._told: dict[tuple[int | None, int, str], Snapshot] = {}

    def to(self, viewer: int | None, since: int, language: str) -> Snapshot:
        """All that a seat, or a spectator (None), may know of the table, with the lines of its log after the number `since`.

        Of a pending bid its own seat learns the words, all others that it is in. When the game is over everybody learns
        everything.
        """
        key = (viewer, since, language)
        if key not in self._told:
            self._told[key] = self._made(viewer, since, self._table.voice(language))
        return self._told[key]

    def _made(self, viewer: int | None, since: int, voice: LineText) -> Snapshot:
        table, log = self._table, self._table.log
        chair = None if viewer is None else table.chair(viewer)
        seen, hidden = self._sight.of(viewer) if self._sight else NOTHING, log.hidden(viewer)
        number = log.last(hidden, over=self._over)
        steady = (
            f'"phase":"{self._phase}","seat":{"null" if viewer is None else viewer},"number":{number},'
            f'"bid":{_own_bid(table, viewer)},"undone":{_numbers(log.undone(hidden, over=self._over))},"may":{self._may(chair)},'
            f'"rematch":{_rematch(table, chair)},{self._told_to_all(voice)},{seen.common},'
            f'"decision":{"null" if chair is None or chair.mind else seen.decision}'
        )
        return Snapshot(number, steady, f'"clock":{self._clock},"since":{since},"log":[{self._log(hidden, since, voice)}]')

    def _told_to_all(self, voice: LineText) -> str:
        """The chairs, the end, and what never changes, as everybody sees them."""
        language = voice.narrator.words.language
        if language not in self._common:
            table = self._table
            bids = _bids(table)
            chairs = written([JSON.one(_chair, _sitting(chair, voice, bids, self._phase)) for chair in table.chairs])
            result = written(_result(table)) if self._over else "null"
            self._common[language] = f'"chairs":{chairs},"result":{result},{voice.fixed}'
        return self._common[language]

    def _may(self, chair: Chair | None) -> str:
        """What the seat may do besides deciding."""
        if chair is None or not chair.played_by_human:
            return '{"undo":false,"hand_over":[]}'
        others = [seat for seat in self._absent if seat != chair.seat] if self._absent else self._absent
        return f'{{"undo":{"true" if chair.seat in self._undoers else "false"},"hand_over":{_numbers(others)}}}'

    def _log(self, hidden: tuple[int, ...], since: int, voice: LineText) -> str:
        """The lines after a number; who may know the same reads the same."""
        key = (voice.narrator.words.language, since, hidden)
        lines = self._lines.get(key)
        if lines is None:
            lines = self._lines[key] = self._table.log.lines_as_json(hidden, since, voice, over=self._over)
        return lines


def _bids(table: Table) -> dict[int, bool]:
    """Whether the sealed bids that are asked are in, by seat."""
    moves = table.moves
    if moves is None or not moves.sealed:
        return {}
    return {seat: seat in moves.bids for seat in moves.position.to_act}


def _sitting(chair: Chair, voice: LineText, bids: dict[int, bool], phase: str) -> tuple[Any, ...]:
    """What is told of a chair; its bid only where one is asked."""
    seat, kind = chair.seat, chair.kind
    present = kind == "bot" or (kind == "human" and chair.absent_since is None)
    return seat, voice.narrator.seat(seat), kind, chair.mind, present, bids.get(seat), chair.offered and phase == "running"


def _chair(seat: int, name: str, kind: str, mind: str, present: bool, bid: bool | None, offered: bool) -> Message:
    """A chair as everybody sees it."""
    return {"seat": seat, "name": name, "kind": kind, "mind": mind, "present": present, "bid": bid, "offered": offered}


def _sight(table: Table) -> PositionCache | None:
    """The position as it stands, once there is one."""
    moves = table.moves
    if moves is None:
        return None
    if table.sight is None or table.sight.moment != moves.moment:
        people = {chair.seat for chair in table.chairs if chair.kind == "human"}
        table.sight = PositionCache(moves.position, moves.moment, table.decision_id(), people, is_open=table.settings.analysis)
    return table.sight


def _rematch(table: Table, chair: Chair | None) -> str:
    """Where the next game is, for those who sit here."""
    return written(table.next_table) if chair and table.next_table else "null"


def _numbers(numbers: list[int]) -> str:
    return written(numbers) if numbers else "[]"


def _own_bid(table: Table, viewer: int | None) -> str:
    """The words of the viewer's own pending bid."""
    if table.moves is None or viewer is None or viewer not in table.moves.bids:
        return "null"
    return written(table.moves.bids[viewer].words)


def _seconds_left(table: Table, now: float | None) -> str:
    """The time that the asked people have left."""
    expires = table.expires()
    return "null" if expires is None or now is None else str(max(0, math.ceil(expires - now)))


def _result(table: Table) -> Message:
    """The end: points, and what proves the deal."""
    dealer = table.begun().position.dealer
    scores = [score_told(score) for score in table.begun().position.scores()]
    return {"scores": scores, "secret": dealer.secret.hex(), "nonces": [nonce.hex() for nonce in dealer.nonces]}
