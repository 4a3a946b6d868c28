"""What a viewer is sent: one class builds it, and no other part of a table is ever sent.

It is built from plain data that viewers share: the encoded position until the next move, the chairs until anything changes at
the table. `encode` turns it into a message.
"""

import json
import math
from typing import NamedTuple

from dvergar.api.encoder import Encoded, encode
from dvergar.api.narrator import Narrator
from dvergar.core.json_data import JsonObject
from dvergar.table.plain_table import plain_table
from dvergar.table.position_cache import NOTHING, PositionCache
from dvergar.table.seats import Chair
from dvergar.table.table import Table

Message = JsonObject


class Content(NamedTuple):
    """What a viewer may know of a table; while it stays the same, there is nothing to send."""

    phase: str
    seat: int | None
    number: int
    bid: str | None
    undone: list[int]
    may: Message
    rematch: str | None
    chairs: list[Message]
    result: Message | None
    game: str
    options: Message
    pace: float | None
    opponents: list[str]
    commitment: str
    view: Encoded | None
    scores: Encoded | None
    facts: Encoded | None
    asked: Encoded | None
    decision: Encoded | None
    plain: Message | None


class Snapshot(NamedTuple):
    """A message for a viewer: the content, the seconds on the clock, and the lines of the log after the number `since`."""

    content: Content
    clock: int | None
    since: int
    log: list[Message]

    def text(self, kind: str = "") -> str:
        """Encode the message with this kind or, without a kind, as the answer to a request."""
        named = {"type": kind} if kind else {}
        return encode({**named, **self.content._asdict(), "clock": self.clock, "since": self.since, "log": self.log})

    def to_dict(self) -> Message:
        """Return the message as a separate dict."""
        found: Message = json.loads(self.text())
        return found


def message(table: Table, viewer: int | None, since: int = 0, language: str = "en", now: float | None = None) -> Message:
    """Return a viewer's message as a separate dict."""
    return snapshot_of(table, viewer, since, language, now).to_dict()


def snapshot_of(table: Table, viewer: int | None, since: int = 0, language: str = "en", now: float | None = None) -> Snapshot:
    """Return what a viewer is sent now."""
    return SnapshotBuilder(table, now).to(viewer, since, language)


class SnapshotBuilder:
    """Builds the messages for all viewers of a table; each change of the table needs a new builder.

    Without `now` the messages leave out everything that depends on the time.
    """

    def __init__(self, table: Table, now: float | None) -> None:
        self._table = table
        self._phase = table.phase
        self._over = self._phase == "over"
        self._undoers = [] if now is None else table.undoers(now)
        self._absent = [] if now is None else table.long_absent(now)
        self._sight = _sight(table)
        self._clock = _seconds_left(table, now)
        self._result = _result(table) if self._over else None
        self._chairs: dict[str, list[Message]] = {}
        self._lines: dict[tuple[str, int, tuple[int, ...]], list[Message]] = {}
        self._built: dict[tuple[int | None, int, str], Snapshot] = {}

    def to(self, viewer: int | None, since: int, language: str) -> Snapshot:
        """Return everything a seat or a spectator (None) may know of the table, with the log lines after the number `since`.

        The words of a pending bid go only to its own seat; others learn that it is in. When the game is over everybody sees
        everything.
        """
        key = (viewer, since, language)
        if key not in self._built:
            self._built[key] = self._build(viewer, since, self._table.narrator(language))
        return self._built[key]

    def _build(self, viewer: int | None, since: int, narrator: Narrator) -> Snapshot:
        table, log = self._table, self._table.log
        chair = None if viewer is None else table.chair(viewer)
        seen, hidden = self._sight.of(viewer) if self._sight else NOTHING, log.hidden(viewer)
        content = Content(
            phase=self._phase,
            seat=viewer,
            number=log.last(hidden, over=self._over),
            bid=_own_bid(table, viewer),
            undone=log.undone(hidden, over=self._over),
            may=self._may(chair),
            rematch=table.next_table if chair and table.next_table else None,
            chairs=self._chairs_in(narrator),
            result=self._result,
            game=table.game.name,
            options=table.game.options,
            pace=table.settings.clock,
            opponents=[*narrator.seats[table.game.players :]],
            commitment=table.commitment,
            view=seen.view,
            scores=seen.scores,
            facts=seen.facts,
            asked=seen.asked,
            decision=None if chair is None or chair.mind else seen.decision,
            plain=self._plain(viewer, narrator),
        )
        return Snapshot(content, self._clock, since, self._log(hidden, since, narrator))

    def _plain(self, viewer: int | None, narrator: Narrator) -> Message | None:
        """Return the table as text, if the page does not draw the game."""
        moves = self._table.moves
        is_open = self._over or self._table.settings.analysis
        return plain_table(moves.position, viewer, narrator, is_open=is_open) if moves else None

    def _chairs_in(self, narrator: Narrator) -> list[Message]:
        """Return the chairs as everyone sees them, with names in a language."""
        language = narrator.words.language
        if language not in self._chairs:
            bids = _bids(self._table)
            self._chairs[language] = [self._chair(chair, narrator, bids) for chair in self._table.chairs]
        return self._chairs[language]

    def _chair(self, chair: Chair, narrator: Narrator, bids: dict[int, bool]) -> Message:
        """Return a chair as everyone sees it; `bid` only if the seat owes one."""
        return {
            "seat": chair.seat,
            "name": narrator.seat(chair.seat),
            "kind": chair.kind,
            "mind": chair.mind,
            "present": chair.kind == "bot" or (chair.kind == "human" and chair.absent_since is None),
            "bid": bids.get(chair.seat),
            "offered": chair.offered and self._phase == "running",
        }

    def _may(self, chair: Chair | None) -> Message:
        """Return what the seat may do besides deciding."""
        if chair is None or not chair.played_by_human:
            return {"undo": False, "hand_over": []}
        return {"undo": chair.seat in self._undoers, "hand_over": [seat for seat in self._absent if seat != chair.seat]}

    def _log(self, hidden: tuple[int, ...], since: int, narrator: Narrator) -> list[Message]:
        """Return the lines after a number; viewers with the same knowledge share them."""
        key = (narrator.words.language, since, hidden)
        lines = self._lines.get(key)
        if lines is None:
            log = self._table.log
            lines = self._lines[key] = [log.to_dict(line, narrator) for line in log.since(hidden, since, over=self._over)]
        return lines


def _bids(table: Table) -> dict[int, bool]:
    """Return, by seat, whether the requested sealed bids are in."""
    moves = table.moves
    if moves is None or not moves.sealed:
        return {}
    return {seat: seat in moves.bids for seat in moves.position.to_act}


def _sight(table: Table) -> PositionCache | None:
    """Return the current position, if the game has begun."""
    moves = table.moves
    if moves is None:
        return None
    if table.sight is None or table.sight.moment != moves.moment:
        people = {chair.seat for chair in table.chairs if chair.kind == "human"}
        table.sight = PositionCache(moves.position, moves.moment, table.decision_id(), people, is_open=table.settings.analysis)
    return table.sight


def _own_bid(table: Table, viewer: int | None) -> str | None:
    """Return the words of the viewer's own pending bid; a bot's stays hidden, even from the person it stands in for."""
    if table.moves is None or viewer is None or viewer not in table.moves.bids or table.moves.has_bots_bid(viewer):
        return None
    return table.moves.bids[viewer].words


def _seconds_left(table: Table, now: float | None) -> int | None:
    """Return the time left for the people who must decide."""
    expires = table.expires()
    return None if expires is None or now is None else max(0, math.ceil(expires - now))


def _result(table: Table) -> Message:
    """Return the final result: the points, and the proof of the deal."""
    dealer = table.begun().position.dealer
    scores = [score.to_dict() for score in table.begun().position.scores()]
    return {"scores": scores, "secret": dealer.secret.hex(), "nonces": [nonce.hex() for nonce in dealer.nonces]}
