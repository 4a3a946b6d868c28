"""A score pad as data: who played and what they hold. Read and written as JSON, the same in every interface.

>>> pad = read_pad({"seats": [{"name": "Blue", "coins": "0 2 3 4 5"}, {}]}, "nidavellir")
>>> pad.names, pad.game.players
(['Blue', ''], 2)
"""

import datetime
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from dvergar.api.errors import BadPosition, shown
from dvergar.api.plain_data import table_in
from dvergar.api.play import Game, game
from dvergar.core.json_data import Json, JsonObject

FIELDS = ("game", "options", "date", "seats", "format", "id", "saved")
FORMAT = "dvergar-score"
LONGEST_NAME = 40


@dataclass(frozen=True)
class Pad:
    """A game with the names of its seats and what each holds, as the game's positions write it."""

    game: Game
    names: list[str]
    seats: list[JsonObject]
    date: datetime.date

    @property
    def position(self) -> JsonObject:
        """Return the position that the game scores."""
        return {"seats": self.seats}

    def to_dict(self) -> JsonObject:
        """Return the pad as JSON data for `read_pad`."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "options": self.game.options,
            "date": self.date.isoformat(),
            "seats": [{"name": name, **seat} for name, seat in zip(self.names, self.seats, strict=True)],
        }


def read_pad(data: Json, name: str | None = None) -> Pad:
    """Read a pad from plain data; `name` is the game, if the data do not say. Raises BadPosition or BadOption."""
    table = table_in(data, "", FIELDS)
    played = table.get("game", name)
    if name is not None and played != name:
        raise BadPosition("game", "score-other-game", given=shown(played), game=name)
    if table.get("format", FORMAT) != FORMAT:
        raise BadPosition("format", "score-format", given=shown(table["format"]))
    seats = table.get("seats", [])
    if not isinstance(seats, list) or not all(isinstance(seat, Mapping) for seat in seats) or not seats:
        raise BadPosition("seats", "score-seats")
    chosen = _table_for(played, table.get("options", {}), len(seats))
    if len(seats) != chosen.seats:
        raise BadPosition("seats", "score-seat-count", seats=chosen.seats, given=len(seats))
    names = [_name(seat.get("name", ""), f"seats[{i}].name") for i, seat in enumerate(seats)]
    held = [{key: value for key, value in seat.items() if key != "name"} for seat in seats]
    chosen.score({"seats": held})  # refuse what cannot be added up
    return Pad(chosen, names, [_one_form(seat) for seat in held], _date(table.get("date")))


def _one_form(seat: JsonObject) -> JsonObject:
    """Normalise what a seat holds: words as one text, columns as words or counts."""
    plain = {name: _text(value) for name, value in seat.items()}
    if "army" in plain:
        plain["army"] = {name: _text(column) for name, column in plain["army"].items()}
        for name, column in plain["army"].items():
            if isinstance(column, int):
                plain["army"][name] = " ".join(["-"] * column)
    return plain


def _text(value: Json) -> Json:
    return " ".join(map(str, value)) if isinstance(value, list) else value


def _table_for(name: Json, options: Json, seats: int) -> Game:
    """Return the game of a pad, with one player per column unless the options say it is a solo game."""
    if not isinstance(options, Mapping):
        raise BadPosition("options", "position-table")
    alone = options.get("solo", "none") != "none"
    players = {"players": 1 if alone else seats}
    return game(name, **(players | dict(options)))


def _name(value: Json, where: str) -> str:
    """Normalise a name: single spaces, no invisible characters."""
    if not isinstance(value, str) or len(value) > LONGEST_NAME:
        raise BadPosition(where, "score-name", most=LONGEST_NAME)
    plain = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in unicodedata.normalize("NFKC", value))
    return " ".join(plain.split())


def _date(value: Json) -> datetime.date:
    """Return the date of the game; today if none is given."""
    if value is None:
        return datetime.date.today()
    try:
        return datetime.date.fromisoformat(value)
    except (TypeError, ValueError) as error:
        raise BadPosition("date", "score-date", given=shown(value)) from error
