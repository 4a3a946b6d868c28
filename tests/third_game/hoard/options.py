"""The options of the game: number of players, and what happens to the lamp (H1.1, H3.4)."""

from typing import TYPE_CHECKING

from dvergar.api.errors import BadOption, shown
from dvergar.api.options import Offer, Option, completed, is_number_in
from dvergar.core.json_data import JsonMapping, JsonObject
from hoard.rules.material import LAMP_NAMES, SEATS

if TYPE_CHECKING:
    from hoard.engine import Engine

PLAYERS = range(2, SEATS + 1)
OPTIONS = (Option("lamp", LAMP_NAMES, "H3.4"),)
OFFER = Offer(OPTIONS, PLAYERS)


def complete(given: JsonMapping) -> JsonObject:
    """Complete and check the options."""
    players = given.get("players")
    if not is_number_in(players, PLAYERS):
        raise BadOption("error-hoard-players", given=shown(players))
    return completed(given, OPTIONS, {}, {"players": players})


def start_engine(engine: "Engine", options: JsonMapping) -> None:
    """Set up a new game."""
    engine.start(options["players"], LAMP_NAMES.index(options["lamp"]))
