"""A table: chairs around a position. Its entries define it completely, so it can be rebuilt from them at any time.

Every method that changes the table checks first and returns the new entries; a refused change raises and changes nothing.

>>> import dvergar
>>> table, entries = Table.open(dvergar.game("dwarf", players=2), [Chair(0), Chair(1, "", "bot", "thumb")], Settings(), 0.0)
>>> [entry.kind for entry in table.sit(0, "Ada", "a1b2", 1.0) + table.begin(2.0)]
['sat', 'began']
>>> table.phase, len(table.commitment)
('running', 64)
>>> table.act(0, "of another moment", "worker 4", "player", 3.0)
Traceback (most recent call last):
    ...
dvergar.table.refusals.Refused: This decision is no longer open.
"""

from collections.abc import Sequence
from typing import NamedTuple, Self

from dvergar.api.errors import BadRecord, DvergarError, GameOver, WrongSeat
from dvergar.api.play import Game, View, plain
from dvergar.api.record import Record
from dvergar.core.dealing import nonce_of, secret_of
from dvergar.core.json_data import Json, JsonMapping
from dvergar.table.clock import Owed, on_the_clock, thinkers
from dvergar.table.entries import Acted, Began, Bid, Driven, Entry, Offered, Opened, Sat, Stood, TakenOver, Undone
from dvergar.table.moves import Answer, Moves
from dvergar.table.refusals import Refused
from dvergar.table.seats import Chair, copied, rotated
from dvergar.table.settings import Settings
from dvergar.table.state import TableState
from dvergar.table.undo import free_steps_back, steps_back, undoer


class Rematch(NamedTuple):
    """What `Table.open` needs for the next game of the same people, each moved one chair on."""

    game: Game
    chairs: list[Chair]
    settings: Settings
    now: float


class Table(TableState):
    """People and bots at one game."""

    @classmethod
    def open(
        cls,
        game: Game,
        chairs: Sequence[Chair],
        settings: Settings,
        now: float,
        *,
        secret: bytes | None = None,
        record: Record | None = None,
        start: JsonMapping | None = None,
    ) -> tuple[Self, list[Entry]]:
        """Open a new table with its first entry. A record or a position is continued from where it stands."""
        seated = copied(chairs)
        if len(seated) != game.players:
            raise Refused("table-chairs", count=len(seated), players=game.players)
        text = secret_of(secret.hex() if secret is not None else None).hex()
        actions = None
        if record is not None:
            start, text, actions = _taken_up(record, game, seated)
        elif start is not None:
            start = game.load(start, text).start
        kept = [chair.to_dict() for chair in seated]
        if record is not None and not record.data.get("nonces"):
            for chair in kept:
                del chair["nonce"]
        options = dict(game.options)
        opened = Opened(now, game.name, game.rules.version, options, text, kept, settings.to_dict(), plain(start), actions)
        return cls(opened), [opened]

    # Queries

    def owed(self, now: float) -> list[Owed]:
        """List the seats for which a bot must decide now."""
        if self.moves is None or self.moves.position.over:
            return []
        deadline = self.expires()
        if deadline is None and not any(chair.mind for chair in self.chairs):
            return []
        decision = self.decision_id()
        return [Owed(seat, decision, mind, by) for seat, mind, by in thinkers(self.moves.owing, self.chairs, deadline, now)]

    def expires(self) -> float | None:
        """Return when time runs out for the people who owe a decision; None without a clock, or if no person owes one."""
        if self.settings.clock is None or self.settings.analysis or self.moves is None:
            return None
        return self.moves.asked + self.settings.clock if on_the_clock(self.moves.owing, self.chairs) else None

    def record(self) -> Record:
        """Return the record. It holds the secret, so only a finished game or an analysis table has one."""
        if self.phase != "over" and not self.settings.analysis:
            raise Refused("table-not-over")
        return self.begun().position.record()

    def rematch(self, now: float) -> Rematch:
        """Return the next game with a fresh secret: everyone one chair on, people's chairs reserved until they sit down."""
        if self.phase != "over":
            raise Refused("table-not-over")
        return Rematch(self.game, rotated(self.chairs), self.settings, now)

    # Before the game

    def sit(self, seat: int, name: str, nonce: str, now: float) -> list[Entry]:
        """Seat a person on a free chair, with a nonce for the deal."""
        self._expect_open()
        if self.chair(seat).kind != "open":
            raise Refused("table-taken")
        nonce_of(nonce)
        return self._enter(Sat(now, seat, name, nonce))

    def stand(self, seat: int, now: float) -> list[Entry]:
        """Free a chair."""
        self._expect_open()
        if self.chair(seat).kind == "open":
            raise Refused("table-not-taken")
        return self._enter(Stood(now, seat))

    def begin(self, now: float) -> list[Entry]:
        """Deal, once every chair is taken."""
        self._expect_open()
        if any(chair.kind == "open" for chair in self.chairs):
            raise Refused("table-chairs-free")
        return self._enter(Began(now)) + self._go_on(now)

    # While the game runs

    def act(self, seat: int, decision: str, action: str | int, by: str, now: float) -> list[Entry]:
        """Play a seat's decision. A sealed bid can be changed until all are in; then all are played at once (N4.2)."""
        moves, chair = self._running(), self.chair(seat)
        if decision != self.decision_id():
            raise Refused("table-stale-decision")
        if seat not in moves.position.to_act:
            raise WrongSeat("error-seat", seat=seat)
        self._expect_driver(moves, chair, by, now)
        return [self._answered(moves, moves.answer(seat, action, by), now), *self._go_on(now)]

    def asked_view(self, seat: int, decision: str) -> View:
        """Return the view of a person who owes a decision, for a hint; raises if there is none."""
        moves = self._running()
        if decision != self.decision_id():
            raise Refused("table-stale-decision")
        if seat not in moves.position.to_act:
            raise WrongSeat("error-seat", seat=seat)
        if not self.chair(seat).played_by_human:
            raise Refused("table-stand-in-plays")
        return moves.position.view(seat)

    def undo(self, seat: int, now: float) -> list[Entry]:
        """Undo a seat's last action together with all later ones of bots and the table, if it revealed nothing to anyone."""
        return self._enter(Undone(now, seat, self.steps_back(seat, now)))

    def steps_back(self, seat: int, now: float) -> int:
        """Return how many actions an undo of the seat takes back; raises if it is not possible.

        The clock of an undone decision runs from when it was first asked, so an undo gains no time.
        """
        moves = self.begun()
        if not self.chair(seat).played_by_human:
            raise Refused("table-stand-in-plays")
        if self.settings.analysis:
            return free_steps_back(moves)
        count = steps_back(moves, self.chairs, seat)
        if self.settings.clock is not None and now >= moves.played[-count].asked + self.settings.clock:
            raise Refused("table-undo-late")
        return count

    def undoers(self, now: float) -> list[int]:
        """List the seats that may undo their last action now."""
        if self.moves is None:
            return []
        last = None if self.settings.analysis else undoer(self.moves)
        asked = range(len(self.chairs)) if self.settings.analysis else () if last is None else (last,)
        return [seat for seat in asked if self._may_undo(seat, now)]

    def _may_undo(self, seat: int, now: float) -> bool:
        try:
            return self.steps_back(seat, now) > 0
        except DvergarError:
            return False

    def hand_over(self, by: int, seat: int, mind: str, now: float) -> list[Entry]:
        """Give a seat to a bot: one's own at once, another's after a long absence, a free one before the game."""
        if self.phase == "over":
            raise GameOver
        chair = self.chair(seat)
        if not self.chair(by).played_by_human:
            raise Refused("table-no-say")
        if chair.mind or not mind:
            raise Refused("table-has-bot")
        if chair.kind == "human" and by != seat and not chair.is_long_absent(now):
            raise Refused("table-not-absent")
        return self._enter(Driven(now, seat, mind))

    def long_absent(self, now: float) -> list[int]:
        """List the people's seats that any other person may give to a bot now."""
        if self.phase == "over":
            return []
        return [chair.seat for chair in self.chairs if chair.played_by_human and chair.is_long_absent(now)]

    def take_back(self, seat: int, now: float) -> list[Entry]:
        """Give a seat back to its player from the bot that stands in."""
        if self.phase == "over":
            raise GameOver
        if not self.chair(seat).has_stand_in:
            raise Refused("table-no-stand-in")
        return self._enter(Driven(now, seat, "", self._has_bots_bid(seat)))

    def offer(self, by: int, seat: int, now: float) -> list[Entry]:
        """Offer a bot's chair in the running game to new players; the bot plays until one comes."""
        chair = self._bots_chair(by, seat)
        return [] if chair.offered else self._enter(Offered(now, seat, on=True))

    def withdraw(self, by: int, seat: int, now: float) -> list[Entry]:
        """Withdraw the offer of a bot's chair."""
        chair = self._bots_chair(by, seat)
        return self._enter(Offered(now, seat, on=False)) if chair.offered else []

    def take_over(self, seat: int, name: str, now: float) -> list[Entry]:
        """Seat a new player on an offered chair."""
        self._running()
        if not self.chair(seat).offered:
            raise Refused("table-not-offered")
        return self._enter(TakenOver(now, seat, name, self._has_bots_bid(seat)))

    def came(self, seat: int, now: float) -> None:  # noqa: ARG002
        """Mark the seat's player as present."""
        self.chair(seat).absent_since = None

    def went(self, seat: int, now: float) -> None:
        """Mark the seat's player as absent from now on."""
        if self.chair(seat).kind == "human":
            self.chair(seat).absent_since = now

    # Internals

    def _enter(self, entry: Entry) -> list[Entry]:
        """Apply a new entry."""
        self._apply(entry)
        return [entry]

    def _go_on(self, now: float) -> list[Entry]:
        """Make decisions that have only one choice, as long as there are any."""
        moves, made = self.begun(), list[Entry]()
        while self.settings.autoplay:
            seat = next((seat for seat in moves.owing if moves.has_no_choice(seat)), None)
            if seat is None:
                break
            answer = moves.answer(seat, moves.position.legal(seat)[0], "table")
            made.append(self._answered(moves, answer, now))
        return made

    def _answered(self, moves: Moves, answer: Answer, now: float) -> Entry:
        """Play a checked answer and return its entry."""
        entry = (Bid if moves.sealed else Acted)(now, answer.seat, answer.words, answer.by)
        moves.take(answer, now)
        return entry

    def _expect_open(self) -> None:
        if self.moves is not None:
            raise Refused("table-begun")

    def _running(self) -> Moves:
        moves = self.begun()
        if moves.position.over:
            raise GameOver
        return moves

    def _has_bots_bid(self, seat: int) -> bool:
        """Whether a bot's sealed bid is pending for a seat."""
        return self.moves is not None and self.moves.has_bots_bid(seat)

    def _bots_chair(self, by: int, seat: int) -> Chair:
        """Return a bot's chair in the running game; raises if the person in another chair may not change it."""
        self._running()
        chair = self.chair(seat)
        if not self.chair(by).played_by_human:
            raise Refused("table-no-say")
        if chair.kind != "bot":
            raise Refused("table-not-bots")
        return chair

    def _expect_driver(self, moves: Moves, chair: Chair, by: str, now: float) -> None:
        """Check who decides: a person, unless a bot stands in; a bot, only if it plays the seat or time ran out."""
        if by == "player":
            if not chair.played_by_human:
                raise Refused("table-stand-in-plays")
        elif chair.seat in moves.bids:
            raise Refused("table-stale-decision")
        elif not any(owed.seat == chair.seat and owed.by == by for owed in self.owed(now)):
            raise Refused("table-player-plays")


def _taken_up(record: Record, game: Game, seated: Sequence[Chair]) -> tuple[Json, str, list[list[Json]]]:
    """Return start, secret and actions of a record that can be replayed; the chairs get its nonces."""
    position = record.replay()
    if position.game.name != game.name or position.game.options != game.options:
        raise BadRecord("record-options")
    for chair, nonce in zip(seated, position.dealer.nonces, strict=False):
        chair.nonce = nonce.hex()
    return position.start, position.dealer.secret.hex(), [list(action) for action in record.actions]
