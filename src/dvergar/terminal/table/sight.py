"""What a viewer has before the eyes, with the words for it: everything that is drawn is drawn from this."""

import json
from functools import lru_cache
from typing import Any

from dvergar.games import game
from dvergar.locale import Catalogue, catalogue
from dvergar.locale.telling import Teller, teller_for
from dvergar.terminal.table.eyes import Line, State


class Sight:
    """A state, the log so far, and a teller who knows the names of the seats."""

    def __init__(self, told: State, lines: list[Line], words: Catalogue) -> None:
        self.told = told
        self.lines = lines
        self.words = words
        self.me: int | None = told["seat"]
        self.view: Any = told["view"] or {}
        self.facts: Any = told["facts"] or {}
        self.decision: Any = told["decision"]
        self.game: str = told["game"]
        names = tuple(chair["name"] for chair in told["chairs"])
        self.tell: Teller = _teller(self.game, json.dumps(told["options"], sort_keys=True), names, words.language)

    def say(self, key: str, /, **args: Any) -> str:
        """A message of the catalogue."""
        return self.words.say(key, **args)

    def name(self, seat: int) -> str:
        """A seat's name, or that of the automated opponent."""
        return self.tell.seat(seat)

    def who(self, seat: int) -> str:
        """A seat's name; who looks is «you»."""
        return self.say("nid-you") if seat == self.me else self.name(seat)

    def listed(self, seats: list[int]) -> str:
        """Names with commas between and «and» before the last."""
        return listed([self.name(seat) for seat in seats], self.words)

    @property
    def seats(self) -> range:
        """All that have a score: the players, then an automated opponent."""
        return range(len(self.told["chairs"]) + len(self.told["opponents"]))

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
        return int(self.told["scores"][seat]["total"])


def listed(names: list[str], words: Catalogue) -> str:
    """Names as a sentence lists them.

    >>> listed(["Red", "Green", "Blue"], catalogue("en"))
    'Red, Green and Blue'
    """
    return words.say("nid-list", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)


@lru_cache(64)
def _teller(name: str, options: str, names: tuple[str, ...], language: str) -> Teller:
    return teller_for(game(name, **json.loads(options)), catalogue(language), names)
