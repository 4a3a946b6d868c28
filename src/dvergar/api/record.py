"""Records: whole games as data, replayed and verified through the API."""

import operator
from collections.abc import Mapping
from typing import Self

from dvergar.api.errors import BadOption, BadPosition, BadRecord, DvergarError, IllegalAction, shown
from dvergar.api.plain_data import json_in
from dvergar.api.play import Game, Position, game, plain
from dvergar.core.json_data import Json, JsonMapping, JsonObject, readable

__all__ = ["Record"]


class Record:
    """A game as data: options, rules version, start, seed or commitment and nonces, actions in words, result.

    >>> import random
    >>> position = game("nidavellir", players=2).start(seed=5)
    >>> rng = random.Random(1)
    >>> while not position.over:
    ...     seat = position.to_act[0]
    ...     position.step(seat, rng.choice(position.legal(seat)))
    >>> record = position.record()
    >>> record.verify().scores() == position.scores()
    True
    >>> Record.load(record.to_json()).replay().to_bytes() == position.to_bytes()
    True
    """

    FORMAT = "dvergar-record"
    LONGEST = 100_000
    FIELDS = ("format", "game", "rules", "options", "start", "secret", "commitment", "nonces", "actions", "result")

    def __init__(self, data: JsonObject) -> None:
        self.data = data

    @classmethod
    def of(cls, position: Position) -> Self:
        """Return the record of a position's game so far."""
        rules = position.game.rules
        return cls(
            {
                "format": cls.FORMAT,
                "game": rules.name,
                "rules": rules.version,
                "options": dict(position.game.options),
                "start": position.start,
                "secret": position.dealer.secret.hex(),
                "commitment": position.dealer.commitment,
                "nonces": [nonce.hex() for nonce in position.dealer.nonces],
                "actions": _actions(position),
                "result": _result(position),
            }
        )

    @classmethod
    def load(cls, source: str | bytes | JsonMapping) -> Self:
        """Read a record from its JSON; anything else is refused with a clear error."""
        try:
            data = plain(source) if isinstance(source, Mapping) else json_in(source)
        except (TypeError, ValueError, RecursionError) as error:
            raise BadRecord("record-json") from error
        if not isinstance(data, Mapping) or data.get("format") != cls.FORMAT:
            raise BadRecord("record-format")
        for name in data:
            if name not in cls.FIELDS:
                raise BadRecord("record-field", field=shown(name))
        actions = data.get("actions")
        if not isinstance(actions, list) or len(actions) > cls.LONGEST:
            raise BadRecord("record-actions")
        for number, action in enumerate(actions, start=1):
            if not isinstance(action, list) or len(action) != 2 or not isinstance(action[1], str):
                raise BadRecord("record-action", action=number)
        return cls({"result": None, **data})

    def to_json(self) -> str:
        """Return the record as JSON, one action per line."""
        return readable(self.data) + "\n"

    @property
    def actions(self) -> list[tuple[int, str]]:
        """The actions, each with its seat and words."""
        return [(action[0], action[1]) for action in self.data["actions"]]

    def first(self) -> Position:
        """Return the position before the first action."""
        rules = self.data.get("rules")
        table = self._game()
        if rules != table.rules.version:
            raise BadRecord("record-version", version=shown(rules), known=table.rules.version)
        secret = self.data.get("secret")
        if not isinstance(secret, str):
            raise BadRecord("record-secret")
        start = self.data.get("start")
        try:
            if start is not None:
                return table.load(start, secret)
            return table.start(secret, _listed(self.data.get("nonces", [])))
        except BadPosition as error:
            raise BadRecord("record-start", reason=error) from error
        except BadOption as error:
            raise BadRecord("record-seed", reason=error) from error

    def replay(self, to: int | None = None) -> Position:
        """Return the position after all actions, or after the first `to`; an error names the action that breaks a rule."""
        position = self.first()
        for number, action in enumerate(self.data["actions"][:to], start=1):
            try:
                position.play(action[0], action[1])
            except IllegalAction as error:
                raise BadRecord("record-illegal", action=number, rule=error.rule, reason=error) from error
            except DvergarError as error:
                raise BadRecord("record-illegal", action=number, reason=error) from error
        return position

    def verify(self) -> Position:
        """Check the commitment, every action, the order of bids and the result; return the last position."""
        position = self.replay()
        if self.data.get("commitment") != position.dealer.commitment:
            raise BadRecord("record-commitment")
        if plain(self.data["actions"]) != _actions(position):
            raise BadRecord("record-order")
        if plain(self.data.get("result")) != _result(position):
            raise BadRecord("record-result")
        return position

    def _game(self) -> Game:
        options = self.data.get("options")
        if not isinstance(options, Mapping):
            raise BadRecord("record-options")
        try:
            return game(str(self.data.get("game")), **{str(key): value for key, value in options.items()})
        except BadOption as error:
            raise BadRecord("record-seed", reason=error) from error


def _actions(position: Position) -> list[list[Json]]:
    """Return the history in words, replayed from the start, with sealed actions sorted by seat once all are in."""
    core, dealer = position._origin.clone(), position.dealer.clone()
    dealer.dealt = position._dealt
    rules = position.game.rules
    found: list[list[Json]] = []
    sealed: list[list[Json]] = []
    core.resume()
    for seat, code in position._history:
        while core.needs_shuffle():
            core.shuffle(*dealer.next_key())
        fields = rules.fields.like(core)
        group = sealed if core.is_sealed() else found
        group.append([seat, rules.notation.words_of(fields, seat, code)])
        core.step(seat, code)
        if not core.is_sealed():
            found += sorted(sealed, key=operator.itemgetter(0))
            sealed = []
    return found


def _listed(value: Json) -> list[str]:
    if not isinstance(value, list):
        raise BadOption("error-nonce", nonce=shown(value))
    return value


def _result(position: Position) -> list[JsonObject] | None:
    """Return the final points of every seat, or None while the game is running."""
    if not position.over:
        return None
    return [score.to_dict() for score in position.scores()]
