"""The options of a game (D1.5, D2.3, D2.5, D5.1, D6.7, chapter 8)."""

from typing import TYPE_CHECKING

from dvergar.api.errors import BadOption, shown
from dvergar.api.options import Offer, Option, completed, is_number_in
from dvergar.core.json_data import JsonMapping, JsonObject
from dvergar.games.dwarf.rules import material as m

if TYPE_CHECKING:
    from dvergar.games.dwarf.engine import Engine

PLAYERS = range(1, 6)
OPTIONS = (
    Option("solo", m.OPPONENT_NAMES, "D8.1", alone=True),
    Option("mountain", ("mixed", "a_over_b"), "D2.3"),
    Option("decline", (False, True), "D6.7"),
    Option("special_backs", m.BACK_NAMES, "D1.5"),
    Option("muster_locations", m.MUSTER_NAMES, "D5.1"),
    Option("opponent_row", m.ROW_NAMES, "D8.4", alone=True),
    Option("opponent_help", m.HELP_NAMES, "D8.4", alone=True),
)
SWITCHES = {
    m.MAY_DECLINE: "decline",
    m.MUSTER_OCCUPIES: "muster_locations",
    m.ANY_IN_ROW: "opponent_row",
    m.HELP_ALWAYS: "opponent_help",
}
"""The options that switch a rule on with their second value."""
VALUES = {option.name: option.values for option in OPTIONS}
OFFER = Offer(OPTIONS, PLAYERS)


def complete(given: JsonMapping) -> JsonObject:
    """Return all options: those given, and the defaults. An opponent implies a single player, and the other way round.

    >>> complete({"solo": "andvettr"})["players"], complete({"players": 1})["solo"]
    (1, 'eldhusfifl')
    """
    nobody = m.OPPONENT_NAMES[m.NOBODY]
    players = given.get("players", 1 if given.get("solo", nobody) != nobody else None)
    if not is_number_in(players, PLAYERS):
        raise BadOption("error-dwarf-players", given=shown(players))
    preset = {"solo": m.OPPONENT_NAMES[m.ELDHUSFIFL]} if players == 1 else {}
    options = completed(given, OPTIONS, preset, {"players": players})
    if (options["solo"] == nobody) != (players > 1):
        raise BadOption("error-solo-players")
    return options


def start_engine(engine: "Engine", options: JsonMapping) -> None:
    """Lay out a new game."""
    engine.start(
        options["players"],
        m.OPPONENT_NAMES.index(options["solo"]),
        int(options["mountain"] == "a_over_b"),
        sum(1 << place for place, name in SWITCHES.items() if options[name] == VALUES[name][1]),
        m.BACK_NAMES.index(options["special_backs"]),
    )
