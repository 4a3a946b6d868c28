"""What a viewer has before the eyes, with the words for it: everything that is drawn is drawn from this."""

import json
from functools import lru_cache

from dvergar.api.narrator import Narrator, narrator_for
from dvergar.api.play import game
from dvergar.core.json_data import Json, JsonObject
from dvergar.i18n import Catalogue, catalogue

State = JsonObject
"""What a viewer is sent (docs/develop/protocol.md, «A state»)."""
Line = JsonObject
"""A line of the log."""


class Scene:
    """A state, the log so far, and a narrator who knows the names of the seats."""

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
        """A message of the catalogue."""
        return self.words.say(key, **args)

    def name(self, seat: int) -> str:
        """A seat's name, or that of the automated opponent."""
        return self.narrator.seat(seat)

    def who(self, seat: int) -> str:
        """A seat's name; who looks is «you»."""
        return self.say("nid-you") if seat == self.me else self.name(seat)

    def listed(self, seats: list[int]) -> str:
        """Names with commas between and «and» before the last."""
        return listed([self.name(seat) for seat in seats], self.words)

    @property
    def seats(self) -> range:
        """All that have a score: the players, then an automated opponent."""
        return range(len(self.snapshot["chairs"]) + len(self.snapshot["opponents"]))

    @property
    def others(self) -> list[int]:
        """Everybody but who looks."""
        return [seat for seat in self.seats if seat != self.me]

    @property
    def asked(self) -> str:
        """What the viewer is asked; empty if nothing."""
        return str(self.decision["kind"]) if self.decision else ""

    def total(self, seat: int) -> int:
        """A seat's points, or led categories, now."""
        return int(self.snapshot["scores"][seat]["total"])


def listed(names: list[str], words: Catalogue) -> str:
    """Names as a sentence lists them.

    >>> listed(["Red", "Green", "Blue"], catalogue("en"))
    'Red, Green and Blue'
    """
    return words.listed(names)


@lru_cache(64)
def _narrator(name: str, options: str, names: tuple[str, ...], language: str) -> Narrator:
    return narrator_for(game(name, **json.loads(options)), catalogue(language), names)
