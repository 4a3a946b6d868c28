"""Chapter 12: the options, and the editions that preset them."""

from typing import TYPE_CHECKING

from dvergar.api.errors import BadOption, shown
from dvergar.api.options import Offer, Option, completed, is_number_in, one_of
from dvergar.core.json_data import JsonMapping, JsonObject
from dvergar.games.nidavellir.rules import material as m

if TYPE_CHECKING:
    from dvergar.games.nidavellir.engine import Engine

PLAYERS = range(2, 6)
OPTIONS = (
    Option("gems", ("high", "low"), "N2.1"),
    Option("take_back", ("value", "coin", "order"), "N7.4"),
    Option("special_smith", ("dwarf", "distinction"), "N8.4"),
    Option("pioneer_discard", ("open", "unseen"), "N9.7"),
    Option("coins", ("public", "secret"), "N4.5"),
    Option("first_game", (False, True), "N2.3"),
)
EDITIONS: dict[str, JsonObject] = {
    "fr": {"gems": "high", "take_back": "value", "special_smith": "dwarf", "pioneer_discard": "open", "coins": "public"},
    "en": {"gems": "high", "take_back": "coin", "special_smith": "dwarf", "pioneer_discard": "open", "coins": "public"},
    "de": {"gems": "low", "take_back": "order", "special_smith": "distinction", "pioneer_discard": "unseen", "coins": "secret"},
}
DEFAULT_EDITION = "fr"
OFFER = Offer(OPTIONS, PLAYERS, EDITIONS)


def complete(given: JsonMapping) -> JsonObject:
    """Return all options: those given, and the rest as the edition presets them (N12.1).

    >>> complete({"players": 2, "edition": "de"})["take_back"]
    'order'
    """
    players = given.get("players")
    if not is_number_in(players, PLAYERS):
        raise BadOption("error-players", given=shown(players), least=PLAYERS.start, most=PLAYERS.stop - 1)
    edition = one_of("edition", given.get("edition", DEFAULT_EDITION), EDITIONS)
    return completed(given, OPTIONS, EDITIONS[edition], {"players": players, "edition": edition})


def start_engine(engine: "Engine", options: JsonMapping) -> None:
    """Lay out a new game."""
    engine.start(
        options["players"],
        int(options["gems"] == "low"),
        int(options["first_game"]),
        m.TAKE_BACK_NAMES.index(options["take_back"]),
        int(options["special_smith"] == "dwarf"),
        int(options["pioneer_discard"] == "unseen"),
    )
