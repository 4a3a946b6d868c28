"""The API: all that plays, shows, stores or studies a game uses these classes and nothing behind them.

A game is data plus decisions. A position changes only through `play`; a view is a position with blanks; a record is the
options, the seed and the list of actions.

>>> position = game("nidavellir", players=2).start(seed=1)
>>> position.to_act
(0, 1)
>>> [event.kind for event in position.play(0, "bid 5 4 3")]
['sealed']
>>> position.play(0, "bid 5 4 3")
Traceback (most recent call last):
    ...
dvergar.api.errors.WrongSeat: Seat 0 has nothing to decide now.

Seat 1 sees the five coins of seat 0 after that bid, but not where they lie (N13.3).

>>> position.view(1).to_dict()["seats"][0]["bid"]
'? ? ?'
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dvergar.api.errors import BadOption, BadPosition, DvergarError, GameOver, UnknownWords, WrongSeat, WrongType, shown
from dvergar.api.event import Event, EventList
from dvergar.api.protocol import GameRules
from dvergar.api.registry import rules_of
from dvergar.api.values import Choice, Closed, Finding, Score
from dvergar.core.board import Board
from dvergar.core.dealing import Dealer, nonce_of, secret_of
from dvergar.core.json_data import Json, JsonMapping, JsonObject

__all__ = [
    "Choice", "Closed", "Decision", "Event", "EventList", "Finding", "Game", "Position", "Score", "View", "game",
]  # fmt: skip

if TYPE_CHECKING:
    import random

    from dvergar.api.record import Record

LIMIT = 1 << 31


def game(name: str, /, **options: Json) -> "Game":
    """Return a game with these options; the edition supplies the others.

    >>> game("nidavellir", players=4, edition="en", take_back="value").options["gems"]
    'high'
    >>> game("nidavellir", players=9)
    Traceback (most recent call last):
        ...
    dvergar.core.errors.BadOption: Nidavellir is for 2 to 5 players, not 9.
    """
    rules = rules_of(name)
    return Game(rules, rules.options.complete(options))


class Game:
    """A game with fixed options."""

    def __init__(self, rules: GameRules[Board], options: JsonObject) -> None:
        self.rules = rules
        self.options = options

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.rules.name

    @property
    def players(self) -> int:
        """The number of players, who take the seats from 0 on."""
        return int(self.options["players"])

    @property
    def seats(self) -> int:
        """The number of seats with a score: those of the players, then that of an automated opponent."""
        return self.rules.seats(self.options)

    def start(self, seed: int | str | None = None, nonces: Sequence[str] = ()) -> "Position":
        """Start a game from a seed (a number or 64 hex digits) or from a fresh secret. Nonces are hex, one per seat."""
        dealer = Dealer(secret_of(seed), self._nonces(nonces))
        return Position(self, self.rules.start(self.options), dealer)

    def load(self, data: JsonMapping, seed: int | str = 0) -> "Position":
        """Load a position from a dict. Missing parts take their defaults, or are drawn at random from `seed`.

        >>> table = game("nidavellir", players=2)
        >>> position = table.load({"taverns": {"goblin": ["explorer 11", "hunter", "miner 2"]},
        ...                        "seats": [{"bid": "5 4 3"}, {"bid": "0 2 3"}]})
        >>> [choice.words for choice in position.decision().choices]
        ['take hunter', 'take miner 2', 'take explorer 11']
        """
        start = _plain_position(data)
        dealer = Dealer(secret_of(seed))
        fields = self.rules.notation.read_position(start, self.options, dealer.next_key())
        return Position(self, self.rules.built(fields), dealer, start=start)

    def check(self, data: JsonMapping) -> list[Finding]:
        """Return everything odd or impossible in a position given as a dict; refuse nothing."""
        try:
            return self.rules.notation.check_position(_plain_position(data), self.options)
        except BadPosition as error:
            return [Finding(error.field, error.key, "", True, dict(error.details))]

    def score(self, data: JsonMapping) -> list[Score]:
        """Score what players hold, as given in a position's `seats`, whether or not it is possible.

        >>> table = game("nidavellir", players=2)
        >>> [score.total for score in table.score({"seats": [{"army": {"hunter": 4}}]})]
        [30, 14]
        """
        return self.rules.scores_with(self.rules.score_sheets.held_figures(_plain_position(data), self.options))

    def sheet(self, data: JsonMapping) -> Json:
        """Return the working behind the score of what players hold, which a score pad shows beside each figure.

        >>> game("nidavellir", players=2).sheet({"seats": [{"army": {"warrior": "5 9"}}]})[0]["warrior_coin"]
        5
        """
        return self.rules.score_sheets.held_sheet(_plain_position(data), self.options)

    def doubts(self, data: JsonMapping) -> list[Finding]:
        """Return everything odd or impossible in what players hold at the end; it is scored all the same.

        >>> [finding.key for finding in game("nidavellir", players=2).doubts({"seats": [{"coins": "0 2 3 4"}]})]
        ['finding-coin-count']
        """
        found: list[Finding] = []
        for finding in self.rules.score_sheets.doubts(_plain_position(data), self.options):
            if finding not in found:
                found.append(finding)
        return found

    def view(self, data: JsonMapping, seat: int | None) -> "View":
        """Restore a view from its dict, so that a bot can work without access to the position."""
        number = self._seat(seat)
        fields = self.rules.notation.read_view(_plain_position(data), self.options, number)
        return View(self, number, self.rules.built(fields))

    def imagine(self, view: "View", rng: "random.Random") -> "Position":
        """Draw a full position that fits the view; every distinct way to fill its blanks is equally likely."""
        core = view.core.clone()
        core.imagine(rng.getrandbits(64), rng.getrandbits(64))
        dealer = Dealer(rng.randbytes(32), dealt=1)  # as `load` does, so that the record of the imagined game replays
        imagined = Position(self, core, dealer)
        imagined.start = imagined.to_dict()
        return imagined

    def _nonces(self, nonces: Sequence[str]) -> list[bytes]:
        if not isinstance(nonces, list | tuple):
            raise BadOption("error-nonce", nonce=shown(nonces))
        if nonces and len(nonces) != self.players:
            raise BadOption("error-nonces", count=len(nonces), players=self.players)
        return [nonce_of(nonce) for nonce in nonces]

    def _seat(self, seat: int | None) -> int:
        """Return the engine's number of a seat: -1 for a spectator."""
        if seat is None:
            return -1
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise WrongType("error-seat-type", given=type(seat).__name__)
        if not 0 <= seat < self.players:
            raise WrongSeat("error-no-seat", seat=shown(seat), last=self.players - 1)
        return seat


class _Shown:
    """The part that positions and views share: reading."""

    game: Game
    core: Board
    _fields: Board | None = None

    @property
    def fields(self) -> Board:
        """The interpreted form of the position; do not modify it."""
        if self._fields is None:
            self._fields = self.game.rules.fields.like(self.core)
        return self._fields

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return tuple(self.core.to_act())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.core.is_over())

    @property
    def asked(self) -> tuple[str, str]:
        """Return the kind of the current decision, and its rule."""
        return self.game.rules.presentation.asked(self.fields)

    def scores(self) -> list[Score]:
        """Return every seat's points and their parts, as if the game ended now."""
        return self.game.rules.scores(self.core)

    def facts(self) -> JsonObject:
        """Return what follows from the position: lines, monsters about to strike …

        Positions may share parts of their facts, so do not change them.
        """
        return self.game.rules.presentation.facts_of(self.core, self.fields)

    def to_bytes(self) -> bytes:
        """The position as bytes, equal in every build."""
        return bytes(self.core.to_bytes())


class View(_Shown):
    """A position as a seat sees it, with everything it may not know blanked out. `seat` is -1 for a spectator."""

    def __init__(self, game: Game, seat: int, core: Board) -> None:
        self.game = game
        self.seat = seat
        self.core = core

    def seen_by(self, seat: int) -> "View":
        """Return the same view for another seat, in a game without hidden information."""
        other = View(self.game, seat, self.core)
        other._fields = self._fields
        return other

    def to_dict(self) -> JsonObject:
        """Return what the seat sees as a dict, with “?” for what it does not know."""
        return self.game.rules.notation.describe(self.fields, self.game.options, self.seat)

    def to_json(self) -> str:
        """Return what the seat sees as JSON."""
        import json

        return json.dumps(self.to_dict(), separators=(",", ":"))

    def decision(self) -> "Decision":
        """Return the decision that the view's seat owes."""
        return Decision(self.game, self.seat, self.core, self)


class Decision:
    """A decision that a seat owes: its kind, its rule, the legal actions and the closed choices, all from the seat's view alone.

    It is a snapshot of the position when it was asked, and works out each part when it is first read.
    """

    __slots__ = ("_choices", "_core", "_view", "codes", "game", "seat")

    def __init__(self, game: Game, seat: int, core: Board, view: View | None = None) -> None:
        self.game = game
        self.seat = seat
        self.codes: list[int] = core.legal(seat)
        self._core = core
        self._view = view
        self._choices: list[Choice] | None = None

    @property
    def view(self) -> View:
        """The seat's view of the position."""
        if self._view is None:
            self._core.blank(self.seat)
            self._view = View(self.game, self.seat, self._core)
        return self._view

    @property
    def kind(self) -> str:
        """The kind of the decision: bid, take, hero …"""
        return self.view.asked[0]

    @property
    def rule(self) -> str:
        """The rule that calls for the decision."""
        return self.view.asked[1]

    @property
    def choices(self) -> list[Choice]:
        """The legal actions, each with its immediate effects."""
        if self._choices is None:
            view = self.view
            self._choices = self.game.rules.presentation.choices_of(view.core, view.fields, self.seat, self.codes)
        return self._choices

    @property
    def words(self) -> list[str]:
        """The words of the legal actions."""
        notation, fields = self.game.rules.notation, self.view.fields
        return [notation.words_of(fields, self.seat, code) for code in self.codes]

    @property
    def closed(self) -> list[Closed]:
        """The visible choices that are closed, each with its rule."""
        return self.game.rules.presentation.closed_of(self.view.fields, self.seat)

    @property
    def details(self) -> JsonObject:
        """Further effects of the legal actions, by their words."""
        view = self.view
        return self.game.rules.presentation.details_of(view.core, view.fields, self.seat, self.codes)

    def to_dict(self) -> JsonObject:
        """Return the decision as a JSON object."""
        kind, rule = self.view.asked
        choices, closed = [choice.to_dict() for choice in self.choices], [choice.to_dict() for choice in self.closed]
        return {"seat": self.seat, "kind": kind, "rule": rule, "choices": choices, "closed": closed}


class Position(_Shown):
    """A running game. Only `play` and `step` change it; its dealer answers the shuffles.

    A clone shares the dealer's secret and so the future shuffles; a fair planner works on `game.imagine(view, rng)`.
    """

    def __init__(self, game: Game, core: Board, dealer: Dealer, start: JsonObject | None = None) -> None:
        self.game = game
        self.core = core
        self.dealer = dealer
        self.start = start
        self._history: list[tuple[int, int]] = []
        self._origin = core.clone()
        self._dealt = dealer.dealt
        core.record(1)
        core.resume()
        self.opening = self._new_events()

    def decision(self, seat: int | None = None) -> Decision:
        """Return the decision that a seat owes, by default the first seat that owes one."""
        core = self.core
        number: int = core.first_to_act() if seat is None else self.game._seat(seat)
        if number < 0 or (seat is not None and number not in core.to_act()):
            self._expect_running()
            raise WrongSeat("error-seat", seat=number)
        return Decision(self.game, number, core.clone())

    def view(self, seat: int | None) -> View:
        """Return what a seat may know; None is a spectator."""
        number = self.game._seat(seat)
        core = self.core.clone()
        core.blank(number)
        return View(self.game, number, core)

    def play(self, seat: int, action: str | int) -> EventList:
        """Play an action, given in words or as a code, and return its events. A refused action changes nothing."""
        code = action if type(action) is int and type(seat) is int else self.code(seat, action)
        try:
            self.core.step(seat, code)
        except (ValueError, OverflowError, TypeError):
            raise self._refusal(seat, code) from None
        self._history.append((seat, code))
        return self._new_events()

    def step(self, seat: int, code: int) -> None:
        """Play a code without recording events, which is faster."""
        if type(code) is not int or type(seat) is not int:
            raise self._refusal(seat, code)
        core = self.core
        try:
            core.step(seat, code)
        except (ValueError, OverflowError, TypeError):
            raise self._refusal(seat, code) from None
        self._history.append((seat, code))
        self._fields = None
        if core.needs_shuffle():
            self._shuffle()
        core.record(1)

    def code(self, seat: int, action: str | int) -> int:
        """Return the code of an action that the seat may play now; raise the reason if it may not."""
        return self._meant(seat, action)[0]

    def code_and_words(self, seat: int, action: str | int) -> tuple[int, str]:
        """Return the code of an action that the seat may play now, and its canonical words."""
        code, fields = self._meant(seat, action)
        return code, self.game.rules.notation.words_of(fields, seat, code)

    def legal(self, seat: int) -> list[int]:
        """Return the codes of a seat's legal actions; empty if it owes no decision."""
        if isinstance(seat, int) and not isinstance(seat, bool) and not 0 <= seat < self.game.players:
            return []
        return list(self.core.legal(self.game._seat(seat)))

    def words(self, seat: int, code: int) -> str:
        """Return the canonical words of a legal code."""
        return self.code_and_words(seat, code)[1]

    def clone(self) -> "Position":
        """Return an independent copy with the same future shuffles."""
        twin = Position.__new__(Position)
        twin.game, twin.start, twin.opening = self.game, self.start, self.opening
        twin.core, twin.dealer = self.core.clone(), self.dealer.clone()
        twin.core.record(1)
        twin._history, twin._origin, twin._dealt = list(self._history), self._origin, self._dealt
        return twin

    def to_dict(self) -> JsonObject:
        """Return the whole position as a dict that `game.load` accepts."""
        return self.game.rules.notation.describe(self.fields, self.game.options, None)

    def record(self) -> "Record":
        """Return the record of the game so far. Bids not yet revealed are left out; revealed ones stand in seat order."""
        from dvergar.api.record import Record

        return Record.of(self)

    def _expect_running(self) -> None:
        if self.over:
            raise GameOver

    def _meant(self, seat: int, action: str | int) -> tuple[int, Board]:
        """Return the code of an action and the position as the seat sees it; raise the reason if the action is not allowed."""
        self._expect_running()
        number = self.game._seat(seat)
        if seat is None or number not in self.to_act:
            raise WrongSeat("error-seat", seat=number)
        if isinstance(action, bool) or not isinstance(action, int | str):
            raise WrongType("error-words-type", given=type(action).__name__)
        rules, core = self.game.rules, self.core.clone()
        core.blank(number)
        fields = rules.fields.like(core)
        code = rules.notation.code_of(fields, number, action) if isinstance(action, str) else action
        if self._may(number, code):
            return code, fields
        if not isinstance(action, str):
            raise UnknownWords("error-code", code=shown(code))
        raise rules.presentation.refusal(fields, number, code)

    def _refusal(self, seat: int, code: int) -> DvergarError:
        """Return the reason why the engine refused these numbers."""
        try:
            self.code(seat, code)
        except DvergarError as error:
            return error
        return UnknownWords("error-code", code=shown(code))

    def _may(self, seat: int, code: int) -> bool:
        """Whether the engine accepts these numbers now."""
        return -LIMIT <= seat < LIMIT and -LIMIT <= code < LIMIT and bool(self.core.allows(seat, code))

    def _shuffle(self) -> None:
        """Answer all pending shuffles."""
        while self.core.needs_shuffle():
            self.core.shuffle(*self.dealer.next_key())

    def _new_events(self) -> EventList:
        """Answer all pending shuffles and return the events since the last call."""
        core = self.core
        self._fields = None
        if core.needs_shuffle():
            self._shuffle()
        return EventList(self.game.rules.event, core.take_log_bytes())


def plain(value: Json) -> Json:
    """Turn tuples into lists, as in JSON."""
    import json

    return json.loads(json.dumps(value, default=_mapping))


def _mapping(value: object) -> JsonObject:
    """Turn any mapping into a dict; nothing else can be encoded as JSON."""
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(type(value).__name__)


def _plain_position(data: Json) -> JsonObject:
    """Copy a position's dict as plain JSON data, so that later changes of the caller's data do not affect it."""
    if not isinstance(data, Mapping):
        raise BadPosition("position", "position-table")
    try:
        copied: JsonObject = plain(dict(data))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadPosition("position", "position-json") from error
    return copied
