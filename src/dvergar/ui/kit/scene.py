"""A viewer's current view of the table together with the words for it; everything on screen is drawn from a scene."""

import json
from functools import lru_cache

from dvergar.api.narrator import Narrator, narrator_for
from dvergar.api.play import game
from dvergar.core.json_data import Json, JsonObject
from dvergar.i18n import Catalogue, catalogue

State = JsonObject
"""A snapshot as sent to a viewer (docs/develop/protocol.md, «A state»)."""
Line = JsonObject
"""A line of the log."""


class Scene:
    """A snapshot, the log so far, and a narrator with the names of the seats."""

    def __init__(self, told: State, lines: list[Line], words: Catalogue) -> None:
        self.snapshot = told
        self.lines = lines
        self.words = words
        self.me: int | None = told["seat"]
        self.view: JsonObject = told["view"] or {}
        self.facts: JsonObject = told["facts"] or {}
        self.decision: Json = told["decision"]
        self.game: str = told["game"]
        names = tuple(chair["name"] for chair in told["chairs"])
        self.narrator: Narrator = _narrator(self.game, json.dumps(told["options"], sort_keys=True), names, words.language)

    def say(self, key: str, /, **args: object) -> str:
        """Return a message of the catalogue."""
        return self.words.say(key, **args)

    def name(self, seat: int) -> str:
        """Return a seat's name, or that of the automated opponent."""
        return self.narrator.seat(seat)

    def who(self, seat: int) -> str:
        """Return a seat's name, or “you” for the viewer's own seat."""
        return self.say("nid-you") if seat == self.me else self.name(seat)

    def listed(self, seats: list[int]) -> str:
        """Join the names of seats with commas, and “and” before the last."""
        return listed([self.name(seat) for seat in seats], self.words)

    @property
    def seats(self) -> range:
        """Return all seats with a score: the players, then the automated opponent if there is one."""
        return range(len(self.snapshot["chairs"]) + len(self.snapshot["opponents"]))

    @property
    def others(self) -> list[int]:
        """Return all seats except the viewer's."""
        return [seat for seat in self.seats if seat != self.me]

    @property
    def asked(self) -> str:
        """Return the kind of the viewer's current decision; empty if there is none."""
        return str(self.decision["kind"]) if self.decision else ""

    def total(self, seat: int) -> int:
        """Return a seat's current points, or led categories."""
        return int(self.snapshot["scores"][seat]["total"])


def listed(names: list[str], words: Catalogue) -> str:
    """Join names as in a sentence.

    >>> listed(["Red", "Green", "Blue"], catalogue("en"))
    'Red, Green and Blue'
    """
    return words.listed(names)


@lru_cache(64)
def _narrator(name: str, options: str, names: tuple[str, ...], language: str) -> Narrator:
    return narrator_for(game(name, **json.loads(options)), catalogue(language), names)
