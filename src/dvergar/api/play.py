"""The API: everything that plays, shows, stores or studies a game speaks to these classes and to nothing behind them.

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
dvergar.api.errors.WrongSeat: Seat 0 owes no decision now.

What seat 1 sees of seat 0 after that bid: its five coins, not where they lie (N13.3).

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
    """A game with its options; those not given are as the edition has them.

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
        """The game's name."""
        return self.rules.name

    @property
    def players(self) -> int:
        """How many players there are: seats 0 and up."""
        return int(self.options["players"])

    @property
    def seats(self) -> int:
        """How many seats have a score: the players', then that of an automated opponent."""
        return self.rules.seats(self.options)

    def start(self, seed: int | str | None = None, nonces: Sequence[str] = ()) -> "Position":
        """A new game: from a seed (a number or 64 hex digits), or from a fresh secret. Nonces are hex, one for each seat."""
        dealer = Dealer(secret_of(seed), self._nonces(nonces))
        return Position(self, self.rules.start(self.options), dealer)

    def load(self, data: JsonMapping, seed: int | str = 0) -> "Position":
        """A position written as a dict. What it leaves open takes its default, or is left to chance, which `seed` decides.

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
        """Everything odd or impossible in a position written as a dict; nothing is refused."""
        try:
            return self.rules.notation.check_position(_plain_position(data), self.options)
        except BadPosition as error:
            return [Finding(error.field, error.key, "", True, dict(error.details))]

    def score(self, data: JsonMapping) -> list[Score]:
        """The points for what players hold, as written in a position's `seats`, valid or not.

        >>> table = game("nidavellir", players=2)
        >>> [score.total for score in table.score({"seats": [{"army": {"hunter": 4}}]})]
        [30, 14]
        """
        return self.rules.scores_with(self.rules.score_sheets.held_figures(_plain_position(data), self.options))

    def sheet(self, data: JsonMapping) -> Json:
        """How the points for what players hold come about: what a score pad says beside each figure.

        >>> game("nidavellir", players=2).sheet({"seats": [{"army": {"warrior": "5 9"}}]})[0]["warrior_coin"]
        5
        """
        return self.rules.score_sheets.held_sheet(_plain_position(data), self.options)

    def doubts(self, data: JsonMapping) -> list[Finding]:
        """Everything odd or impossible in what players hold at the end; the score counts all the same.

        >>> [finding.key for finding in game("nidavellir", players=2).doubts({"seats": [{"coins": "0 2 3 4"}]})]
        ['finding-coin-count']
        """
        found: list[Finding] = []
        for finding in self.rules.score_sheets.doubts(_plain_position(data), self.options):
            if finding not in found:
                found.append(finding)
        return found

    def view(self, data: JsonMapping, seat: int | None) -> "View":
        """A view again from the dict that it gave: a bot can work where the position never was."""
        number = self._seat(seat)
        fields = self.rules.notation.read_view(_plain_position(data), self.options, number)
        return View(self, number, self.rules.built(fields))

    def imagine(self, view: "View", rng: "random.Random") -> "Position":
        """A full position that fits the view: every distinct way to fill its blanks is equally likely."""
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
        """The seat's number in the engine: -1 is a spectator."""
        if seat is None:
            return -1
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise WrongType("error-seat-type", given=type(seat).__name__)
        if not 0 <= seat < self.players:
            raise WrongSeat("error-no-seat", seat=shown(seat), last=self.players - 1)
        return seat


class _Shown:
    """What positions and views have in common: both can be read."""

    game: Game
    core: Board
    _fields: Board | None = None

    @property
    def fields(self) -> Board:
        """The interpreted form of the position, for reading only."""
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
        """The kind of the decision that is asked, and its rule."""
        return self.game.rules.presentation.asked(self.fields)

    def scores(self) -> list[Score]:
        """The points of every seat with their parts, as if the game ended now."""
        return self.game.rules.scores(self.core)

    def facts(self) -> JsonObject:
        """What follows from the position and is seen at a glance: lines, monsters about to strike …

        Positions share parts of their facts: change none.
        """
        return self.game.rules.presentation.facts_of(self.core, self.fields)

    def to_bytes(self) -> bytes:
        """The position as bytes, equal in every build."""
        return bytes(self.core.to_bytes())


class View(_Shown):
    """A position with what the seat may not know blanked out. `seat` is -1 for a spectator."""

    def __init__(self, game: Game, seat: int, core: Board) -> None:
        self.game = game
        self.seat = seat
        self.core = core

    def seen_by(self, seat: int) -> "View":
        """The same view for another seat, in a game in which all see alike."""
        other = View(self.game, seat, self.core)
        other._fields = self._fields
        return other

    def to_dict(self) -> JsonObject:
        """What the seat sees, as a dict; «?» is unknown."""
        return self.game.rules.notation.describe(self.fields, self.game.options, self.seat)

    def to_json(self) -> str:
        """The same as JSON."""
        import json

        return json.dumps(self.to_dict(), separators=(",", ":"))

    def decision(self) -> "Decision":
        """The decision that the view's seat owes."""
        return Decision(self.game, self.seat, self.core, self)


class Decision:
    """What a seat has to decide: its kind, the rule, the legal actions and the closed choices, from its view alone.

    It is a picture of its moment, and it works out only what is asked of it.
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
        """What the seat may know."""
        if self._view is None:
            self._core.blank(self.seat)
            self._view = View(self.game, self.seat, self._core)
        return self._view

    @property
    def kind(self) -> str:
        """What is asked: bid, take, hero …"""
        return self.view.asked[0]

    @property
    def rule(self) -> str:
        """The rule that asks it."""
        return self.view.asked[1]

    @property
    def choices(self) -> list[Choice]:
        """The legal actions, each with what it does at once."""
        if self._choices is None:
            view = self.view
            self._choices = self.game.rules.presentation.choices_of(view.core, view.fields, self.seat, self.codes)
        return self._choices

    @property
    def words(self) -> list[str]:
        """The legal actions in words alone."""
        notation, fields = self.game.rules.notation, self.view.fields
        return [notation.words_of(fields, self.seat, code) for code in self.codes]

    @property
    def closed(self) -> list[Closed]:
        """The visible choices that are closed, each with the rule that closes it."""
        return self.game.rules.presentation.closed_of(self.view.fields, self.seat)

    @property
    def details(self) -> JsonObject:
        """What the legal actions change in more detail, by their words."""
        view = self.view
        return self.game.rules.presentation.details_of(view.core, view.fields, self.seat, self.codes)

    def to_dict(self) -> JsonObject:
        """As JSON has it."""
        kind, rule = self.view.asked
        choices, closed = [choice.to_dict() for choice in self.choices], [choice.to_dict() for choice in self.closed]
        return {"seat": self.seat, "kind": kind, "rule": rule, "choices": choices, "closed": closed}


class Position(_Shown):
    """A running game. It changes through `play` and `step` alone; the dealer answers its shuffles.

    A clone shares the dealer's secret and so the future; a fair planner works on `game.imagine(view, rng)`.
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
        """The decision that a seat owes; without a seat that of the first one."""
        core = self.core
        number: int = core.first_to_act() if seat is None else self.game._seat(seat)
        if number < 0 or (seat is not None and number not in core.to_act()):
            self._expect_running()
            raise WrongSeat("error-seat", seat=number)
        return Decision(self.game, number, core.clone())

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        number = self.game._seat(seat)
        core = self.core.clone()
        core.blank(number)
        return View(self.game, number, core)

    def play(self, seat: int, action: str | int) -> EventList:
        """Play an action, in words or as a code; returns all that happened. A refused action changes nothing."""
        code = action if type(action) is int and type(seat) is int else self.code(seat, action)
        try:
            self.core.step(seat, code)
        except (ValueError, OverflowError, TypeError):
            raise self._refusal(seat, code) from None
        self._history.append((seat, code))
        return self._new_events()

    def step(self, seat: int, code: int) -> None:
        """Play a code without telling what happened: the fast way."""
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
        """The code of an action that the seat may play now; raises why it may not."""
        return self._meant(seat, action)[0]

    def code_and_words(self, seat: int, action: str | int) -> tuple[int, str]:
        """The same with its canonical words."""
        code, fields = self._meant(seat, action)
        return code, self.game.rules.notation.words_of(fields, seat, code)

    def legal(self, seat: int) -> list[int]:
        """The codes of a seat's legal actions; empty if it owes no decision."""
        if isinstance(seat, int) and not isinstance(seat, bool) and not 0 <= seat < self.game.players:
            return []
        return list(self.core.legal(self.game._seat(seat)))

    def words(self, seat: int, code: int) -> str:
        """The canonical words of a legal code."""
        return self.code_and_words(seat, code)[1]

    def clone(self) -> "Position":
        """An independent copy with the same future shuffles."""
        twin = Position.__new__(Position)
        twin.game, twin.start, twin.opening = self.game, self.start, self.opening
        twin.core, twin.dealer = self.core.clone(), self.dealer.clone()
        twin.core.record(1)
        twin._history, twin._origin, twin._dealt = list(self._history), self._origin, self._dealt
        return twin

    def to_dict(self) -> JsonObject:
        """The whole position as a dict that `game.load` takes."""
        return self.game.rules.notation.describe(self.fields, self.game.options, None)

    def record(self) -> "Record":
        """The game so far. Bids that are not yet revealed are not in it; revealed ones stand in seat order."""
        from dvergar.api.record import Record

        return Record.of(self)

    def _expect_running(self) -> None:
        if self.over:
            raise GameOver

    def _meant(self, seat: int, action: str | int) -> tuple[int, Board]:
        """The code of an action that the seat may play now, or the reason why it may not; and what the seat sees."""
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
        """Why the engine did not take these numbers."""
        try:
            self.code(seat, code)
        except DvergarError as error:
            return error
        return UnknownWords("error-code", code=shown(code))

    def _may(self, seat: int, code: int) -> bool:
        """Whether the engine takes these numbers now."""
        return -LIMIT <= seat < LIMIT and -LIMIT <= code < LIMIT and bool(self.core.allows(seat, code))

    def _shuffle(self) -> None:
        """Answer the shuffles that are asked."""
        while self.core.needs_shuffle():
            self.core.shuffle(*self.dealer.next_key())

    def _new_events(self) -> EventList:
        """Answer the shuffles that are asked; what happened since the last call."""
        core = self.core
        self._fields = None
        if core.needs_shuffle():
            self._shuffle()
        return EventList(self.game.rules.event, core.take_log_bytes())


def plain(value: Json) -> Json:
    """Tuples as lists, as JSON has them."""
    import json

    return json.loads(json.dumps(value, default=_mapping))


def _mapping(value: object) -> JsonObject:
    """Other kinds of tables than dicts; everything else is no JSON."""
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(type(value).__name__)


def _plain_position(data: Json) -> JsonObject:
    """A copy of a position's dict, as JSON has it: later changes of the caller's data do not reach it."""
    if not isinstance(data, Mapping):
        raise BadPosition("position", "position-table")
    try:
        copied: JsonObject = plain(dict(data))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadPosition("position", "position-json") from error
    return copied
