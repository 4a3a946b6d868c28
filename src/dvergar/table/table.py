"""A table: chairs around a position. It is what comes of its entries, so it can be built again from them at any time.

Every method that changes the table checks first and returns the new entries; a refused one raises and changes nothing.

>>> import dvergar
>>> table, entries = Table.open(dvergar.game("dwarf", players=2), [Chair(0), Chair(1, "", "bot", "thumb")], Settings(), 0.0)
>>> [entry.kind for entry in table.sit(0, "Ada", "a1b2", 1.0) + table.begin(2.0)]
['sat', 'began']
>>> table.phase, len(table.commitment)
('running', 64)
>>> table.act(0, "of another moment", "worker 4", "player", 3.0)
Traceback (most recent call last):
    ...
dvergar.table.refusals.Refused: This decision is no longer asked.
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
    """What `Table.open` takes for the next game of the same people: each sits one chair further on."""

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
        """A new table with its first entry. From a record or from a position the game goes on where that stands."""
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

    # What everybody may ask

    def owed(self, now: float) -> list[Owed]:
        """The seats for which a bot has to think now."""
        if self.moves is None or self.moves.position.over:
            return []
        deadline = self.expires()
        if deadline is None and not any(chair.mind for chair in self.chairs):
            return []
        decision = self.decision_id()
        return [Owed(seat, decision, mind, by) for seat, mind, by in thinkers(self.moves.owing, self.chairs, deadline, now)]

    def expires(self) -> float | None:
        """When time runs out for the people who owe a decision; None without a clock, or if no person owes one."""
        if self.settings.clock is None or self.settings.analysis or self.moves is None:
            return None
        return self.moves.asked + self.settings.clock if on_the_clock(self.moves.owing, self.chairs) else None

    def record(self) -> Record:
        """The record of what stands, when the game is over: it holds the secret. At an analysis table it is always open."""
        if self.phase != "over" and not self.settings.analysis:
            raise Refused("table-not-over")
        return self.begun().position.record()

    def rematch(self, now: float) -> Rematch:
        """The next game, with a fresh secret: everybody one chair on, people's chairs kept for them until they sit down."""
        if self.phase != "over":
            raise Refused("table-not-over")
        return Rematch(self.game, rotated(self.chairs), self.settings, now)

    # Before the game

    def sit(self, seat: int, name: str, nonce: str, now: float) -> list[Entry]:
        """A person takes a free chair and gives a nonce for the deal."""
        self._expect_open()
        if self.chair(seat).kind != "open":
            raise Refused("table-taken")
        nonce_of(nonce)
        return self._enter(Sat(now, seat, name, nonce))

    def stand(self, seat: int, now: float) -> list[Entry]:
        """A chair becomes free again."""
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
        """A seat decides. A sealed bid is kept and can be changed until all are in; then all are played at once (N4.2)."""
        moves, chair = self._running(), self.chair(seat)
        if decision != self.decision_id():
            raise Refused("table-stale-decision")
        if seat not in moves.position.to_act:
            raise WrongSeat("error-seat", seat=seat)
        self._expect_driver(moves, chair, by, now)
        return [self._answered(moves, moves.answer(seat, action, by), now), *self._go_on(now)]

    def asked_view(self, seat: int, decision: str) -> View:
        """What a person sees who owes a decision, for who thinks along; raises why there is none to think about."""
        moves = self._running()
        if decision != self.decision_id():
            raise Refused("table-stale-decision")
        if seat not in moves.position.to_act:
            raise WrongSeat("error-seat", seat=seat)
        if not self.chair(seat).played_by_human:
            raise Refused("table-stand-in-plays")
        return moves.position.view(seat)

    def undo(self, seat: int, now: float) -> list[Entry]:
        """Take back a seat's last action with all that bots and the table did since, if nobody learned anything by it."""
        return self._enter(Undone(now, seat, self.steps_back(seat, now)))

    def steps_back(self, seat: int, now: float) -> int:
        """How many actions an undo of the seat takes back; raises why it is not possible.

        A decision that was taken back is on the clock since it was first asked: nobody wins time by it.
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
        """The seats that may take their last action back now."""
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
        """A person gives a seat to a bot: the own one at once, another's after a long absence, a free chair before the game."""
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
        """The people's seats that any other person may give to a bot now."""
        if self.phase == "over":
            return []
        return [chair.seat for chair in self.chairs if chair.played_by_human and chair.is_long_absent(now)]

    def take_back(self, seat: int, now: float) -> list[Entry]:
        """A person takes the own seat back from the bot that stands in."""
        if self.phase == "over":
            raise GameOver
        if not self.chair(seat).has_stand_in:
            raise Refused("table-no-stand-in")
        return self._enter(Driven(now, seat, ""))

    def offer(self, by: int, seat: int, now: float) -> list[Entry]:
        """A person offers a bot's chair in the running game to whoever comes; the bot plays until then."""
        chair = self._bots_chair(by, seat)
        return [] if chair.offered else self._enter(Offered(now, seat, on=True))

    def withdraw(self, by: int, seat: int, now: float) -> list[Entry]:
        """A person takes the offer of a bot's chair back."""
        chair = self._bots_chair(by, seat)
        return self._enter(Offered(now, seat, on=False)) if chair.offered else []

    def take_over(self, seat: int, name: str, now: float) -> list[Entry]:
        """Somebody new takes a bot's chair that is offered."""
        self._running()
        if not self.chair(seat).offered:
            raise Refused("table-not-offered")
        return self._enter(TakenOver(now, seat, name))

    def came(self, seat: int, now: float) -> None:  # noqa: ARG002
        """The seat's player is there."""
        self.chair(seat).absent_since = None

    def went(self, seat: int, now: float) -> None:
        """The seat's player is away from now on."""
        if self.chair(seat).kind == "human":
            self.chair(seat).absent_since = now

    # How that is done

    def _enter(self, entry: Entry) -> list[Entry]:
        """Apply a new entry."""
        self._apply(entry)
        return [entry]

    def _go_on(self, now: float) -> list[Entry]:
        """Make the decisions that have one choice, as long as there are any."""
        moves, made = self.begun(), list[Entry]()
        while self.settings.autoplay:
            seat = next((seat for seat in moves.owing if moves.has_no_choice(seat)), None)
            if seat is None:
                break
            answer = moves.answer(seat, moves.position.legal(seat)[0], "table")
            made.append(self._answered(moves, answer, now))
        return made

    def _answered(self, moves: Moves, answer: Answer, now: float) -> Entry:
        """Take an answer that was checked; its entry."""
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

    def _bots_chair(self, by: int, seat: int) -> Chair:
        """A bot's chair in the running game, if the person in another chair has a say in it."""
        self._running()
        chair = self.chair(seat)
        if not self.chair(by).played_by_human:
            raise Refused("table-no-say")
        if chair.kind != "bot":
            raise Refused("table-not-bots")
        return chair

    def _expect_driver(self, moves: Moves, chair: Chair, by: str, now: float) -> None:
        """A person decides unless a bot stands in; a bot decides once, where it drives the seat or where time ran out."""
        if by == "player":
            if not chair.played_by_human:
                raise Refused("table-stand-in-plays")
        elif chair.seat in moves.bids:
            raise Refused("table-stale-decision")
        elif not any(owed.seat == chair.seat and owed.by == by for owed in self.owed(now)):
            raise Refused("table-player-plays")


def _taken_up(record: Record, game: Game, seated: Sequence[Chair]) -> tuple[Json, str, list[list[Json]]]:
    """Start, secret and actions of a record that can be replayed; the chairs get its nonces."""
    position = record.replay()
    if position.game.name != game.name or position.game.options != game.options:
        raise BadRecord("record-options")
    for chair, nonce in zip(seated, position.dealer.nonces, strict=False):
        chair.nonce = nonce.hex()
    return position.start, position.dealer.secret.hex(), [list(action) for action in record.actions]
