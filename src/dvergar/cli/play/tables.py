"""Opens a table for a player who starts directly with a game, through the same requests as the page."""

import http.client
import json
from collections.abc import Sequence
from dataclasses import dataclass

from dvergar.api.errors import DvergarError
from dvergar.api.play import Game
from dvergar.bots.base import PROGRAM
from dvergar.bots.seats import ME, OPPONENT
from dvergar.core.json_data import JsonObject
from dvergar.core.system_errors import system_error

PATIENCE = 20.0


class NotOpened(DvergarError):
    """The server did not open the table."""

    default = "play-not-opened"


@dataclass(frozen=True)
class Wanted:
    """A requested table: the game, the seats, and the programs among them by name."""

    game: Game
    seats: Sequence[str]
    programs: dict[str, str]

    @property
    def people(self) -> list[int]:
        """Return the seats of the people at this device."""
        return [place for place, seat in enumerate(self.seats) if seat == ME]


def wanted_table(game: Game, named: Sequence[str]) -> Wanted:
    """Return the table with the named seats, or with one person and bots."""
    seats = named or [ME, *[OPPONENT] * (game.players - 1)]
    programs = dict.fromkeys(seat for seat in seats if seat.startswith(PROGRAM))
    names = {program: f"program-{number}" for number, program in enumerate(programs, 1)}
    return Wanted(game, [names.get(seat, seat) for seat in seats], {name: program for program, name in names.items()})


def open_table(port: int, wanted: Wanted, language: str) -> str:
    """Open the table on the local server and return its id."""
    chairs = [{"kind": "human"} if seat == ME else {"kind": "bot", "mind": seat} for seat in wanted.seats]
    body = {"game": wanted.game.name, "options": wanted.game.options, "chairs": chairs}
    return str(posted(port, f"/api/tables?lang={language}", body)["table"])


def posted(port: int, path: str, body: JsonObject) -> JsonObject:
    """Send a request that must succeed and return the answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = connection.getresponse()
        told: JsonObject = json.loads(answer.read())
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise NotOpened(reason=system_error(error)) from error
    finally:
        connection.close()
    if answer.status >= 300:
        raise NotOpened(reason=str(told.get("error", {}).get("text", answer.status)))
    return told
