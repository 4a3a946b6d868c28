"""The state of a table, changed only by applying entries, whether they are new or loaded."""

import hashlib
from collections.abc import Iterable
from typing import Self

from dvergar.api.errors import BadOption, BadRecord, DvergarError, WrongSeat, shown
from dvergar.api.narrator import Narrator, narrator_for
from dvergar.api.play import Game, Position, game
from dvergar.core.dealing import Dealer, secret_of
from dvergar.i18n import LANGUAGES, catalogue
from dvergar.table.entries import Acted, Began, Bid, Driven, Entry, Offered, Opened, Sat, Stood, TakenOver, Undone
from dvergar.table.log import Log
from dvergar.table.moves import Moves
from dvergar.table.position_cache import PositionCache
from dvergar.table.refusals import Refused
from dvergar.table.seats import Chair
from dvergar.table.settings import Settings


class TableState:
    """Chairs, settings, log, and the moves once the game has begun. Only entries change it."""

    def __init__(self, opened: Opened) -> None:
        self.game = _game_of(opened)
        self.settings = Settings.of(opened.settings)
        self.chairs = [Chair.of(seat, data) for seat, data in enumerate(opened.chairs)]
        if len(self.chairs) != self.game.players:
            raise BadRecord("table-entry", field="chairs")
        for chair in self.chairs:
            chair.absent_since = opened.at if chair.kind == "human" else None
        self.log = Log(self.game.rules, open_to_all=self.settings.analysis)
        self.moves: Moves | None = None
        self.commitment = Dealer(secret_of(opened.secret)).commitment
        if not all(isinstance(action, list) and len(action) == 2 for action in opened.actions or []):
            raise BadRecord("record-actions")
        self._narrators: dict[str, Narrator] = {}
        self.sight: PositionCache | None = None
        self.next_table = ""
        """The table of the rematch, once it is opened. Like presence, it is not stored in entries."""
        self._opened = opened
        self._named, self._name = -2, ""

    @classmethod
    def again(cls, entries: Iterable[Entry]) -> Self:
        """Rebuild a table from its entries.

        Presence is not stored in entries: people count as absent since they sat down. Report presence with `came` and `went`.
        """
        table: Self | None = None
        for number, entry in enumerate(entries, start=1):
            try:
                if table is None:
                    table = cls._first_entry(entry)
                else:
                    table._apply(entry)
            except BadRecord:
                raise
            except DvergarError as error:
                raise BadRecord("table-entry-broken", number=number, reason=error) from error
        if table is None:
            raise BadRecord("table-entry", field="opened")
        return table

    @classmethod
    def _first_entry(cls, entry: Entry) -> Self:
        if not isinstance(entry, Opened):
            raise BadRecord("table-entry", field=entry.kind)
        return cls(entry)

    @property
    def phase(self) -> str:
        """Return the phase: open before the game, then running, then over."""
        if self.moves is None:
            return "open"
        return "over" if self.moves.position.core.is_over() else "running"

    @property
    def position(self) -> Position | None:
        """Return the position without pending bids; None before the game begins."""
        return self.moves.position if self.moves else None

    def chair(self, seat: int) -> Chair:
        """Return the chair of a seat."""
        if type(seat) is not int or not 0 <= seat < len(self.chairs):
            raise WrongSeat("error-no-seat", seat=shown(seat), last=len(self.chairs) - 1)
        return self.chairs[seat]

    def decision_id(self) -> str:
        """Return the id of this moment, the same for all seats. Bids do not change it; every move and every undo does."""
        moment = self.moves.moment if self.moves else -1
        if moment != self._named:
            self._named, self._name = moment, hashlib.sha256(f"{self.commitment} {moment}".encode()).hexdigest()[:16]
        return self._name

    def narrator(self, language: str) -> Narrator:
        """Return the table's narrator in a language, with the names of the chairs; nameless seats go by their colour."""
        if language not in self._narrators:
            words = catalogue(language)
            names = [chair.name or words.say(f"seat-{chair.seat + 1}") for chair in self.chairs]
            self._narrators[language] = narrator_for(self.game, words, names)
        return self._narrators[language]

    def begun(self) -> Moves:
        """Return the moves of the game; raises before it begins."""
        if self.moves is None:
            raise Refused("table-not-begun")
        return self.moves

    def _apply(self, entry: Entry) -> None:
        """Apply an entry."""
        match entry:
            case Sat():
                self._seat(Chair(entry.seat, entry.name, "human", "", entry.nonce, entry.at))
                self.log.note("table-sat", self.chair(entry.seat))
            case Stood():
                self.log.note("table-stood", self.chair(entry.seat))
                self._seat(Chair(entry.seat))
            case Began():
                self._begin(entry)
            case Acted() | Bid():
                moves = self.begun()
                if moves.sealed != isinstance(entry, Bid):
                    raise BadRecord("table-entry", field=entry.kind)
                moves.take(moves.answer(entry.seat, entry.words, entry.by), entry.at)
            case Undone():
                self._take_back(entry)
            case Driven():
                self._drive(entry)
            case Offered():
                self._offer(entry)
            case TakenOver():
                self._take_over(entry)
            case _:
                raise BadRecord("table-entry", field=entry.kind)

    def _seat(self, chair: Chair) -> None:
        """Replace a chair."""
        if self.moves is not None:
            raise Refused("table-begun")
        self.chair(chair.seat)
        self.chairs[chair.seat] = chair
        self._narrators.clear()

    def _begin(self, entry: Began) -> None:
        """Deal, and replay what was already played."""
        self.log.note("table-began")
        moves = self.moves = Moves(self._first_position, entry.at, self.log, self.chairs)
        for seat, words in self._opened.actions or []:
            by = "table" if self.settings.autoplay and moves.has_no_choice(seat) else "player"
            moves.take(moves.answer(seat, words, by), entry.at)

    def _first_position(self) -> Position:
        """Return the position before the first action. A record dealt without nonces has none on its chairs."""
        if self._opened.start is not None:
            return self.game.load(self._opened.start, self._opened.secret)
        nonces = [chair.nonce for chair in self.chairs if "nonce" in self._opened.chairs[chair.seat]]
        return self.game.start(self._opened.secret, nonces)

    def _take_back(self, entry: Undone) -> None:
        """Undo actions; they stay in the log, marked as undone."""
        moves = self.begun()
        if not 1 <= entry.count <= len(moves.played):
            raise BadRecord("table-entry", field="count")
        moves.take_back(entry.count)
        self.log.take_back(len(moves.played))
        self.log.note("table-undone", self.chair(entry.seat), count=entry.count)

    def _drive(self, entry: Driven) -> None:
        """Give a free chair or a person's seat to a bot, or give the seat back."""
        chair = self.chair(entry.seat)
        if chair.kind == "bot" or (chair.kind == "open" and not entry.mind):
            raise BadRecord("table-entry", field="mind")
        if chair.kind == "open":
            self._seat(Chair(entry.seat, "", "bot", entry.mind))
            self.log.note("table-bot", self.chair(entry.seat), mind=entry.mind)
            return
        if entry.afresh:
            self.begun().drop_bid(entry.seat)
        chair.mind = entry.mind
        if entry.mind:
            self.log.note("table-stand-in", chair, mind=entry.mind)
        else:
            self.log.note("table-back", chair)

    def _offer(self, entry: Offered) -> None:
        """Offer a bot's chair to new players, or withdraw the offer."""
        self.begun()
        chair = self.chair(entry.seat)
        if chair.kind != "bot":
            raise BadRecord("table-entry", field="seat")
        chair.offered = entry.on
        self.log.note("table-offered" if entry.on else "table-offer-over", chair)

    def _take_over(self, entry: TakenOver) -> None:
        """Put a person in a bot's place. Earlier log lines keep the earlier name."""
        chair = self.chair(entry.seat)
        if not chair.offered:
            raise BadRecord("table-entry", field="seat")
        if entry.afresh:
            self.begun().drop_bid(entry.seat)
        for language in LANGUAGES:
            self.log.put_into_words(self.narrator(language))
        mind = chair.mind
        chair.name, chair.kind, chair.mind, chair.offered, chair.absent_since = entry.name, "human", "", False, entry.at
        self._narrators.clear()
        self.log.note("table-taken-over", chair, mind=mind)


def _game_of(opened: Opened) -> Game:
    """Return the table's game; refuse one with another version of the rules."""
    try:
        found = game(opened.game, **opened.options)
    except BadOption as error:
        raise BadRecord("record-seed", reason=error) from error
    if found.rules.version != opened.rules:
        raise BadRecord("record-version", version=shown(opened.rules), known=found.rules.version)
    return found
