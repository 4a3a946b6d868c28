"""The base of all bots: a bot gets a view and the decision that its seat owes, and answers with an action. It sees nothing else.

The same seed and the same view give the same answer, in any process and after any number of other questions.
"""

import hashlib
from abc import ABC, abstractmethod
from typing import NamedTuple

from dvergar.api.errors import DvergarError
from dvergar.api.play import Decision, View
from dvergar.core.json_data import JsonObject

PROGRAM = "exec:"
"""Prefix of the name of a bot that is an external program."""
LEVEL_NAMES = ("guest", "apprentice", "journeyman", "master", "elder", "king")
"""The levels, from the weakest to the strongest."""


class Budget(NamedTuple):
    """How long a bot may think about one decision. None means unlimited; a bot that does not search needs no budget."""

    simulations: int | None = None
    seconds: float | None = None


UNBOUND = Budget()


class Thought(NamedTuple):
    """A bot's decision: the code, its words, and its value for each legal action in words, if it has any.

    `unit` is the unit of the worths: "points", "chance" (to win, in per cent), or empty. For a bot that searches, `tries` counts
    how often it tried each action; one that it never tried has no worth.
    """

    code: int
    words: str
    worths: dict[str, float]
    unit: str = ""
    tries: dict[str, int] = {}  # noqa: RUF012


class Report(NamedTuple):
    """A decision that a bot could not answer: what went wrong, what was played instead, and the last lines that the bot wrote to
    stderr.

    `kind` is one of TROUBLES; `reason` says why an answer was refused.
    """

    kind: str
    bot: str
    played: str
    details: JsonObject
    reason: DvergarError | None = None
    lines: tuple[str, ...] = ()

    def text(self, language: str = "en") -> str:
        """Return the report in the user's language."""
        said = {"bot": self.bot, "played": self.played, "reason": self.reason or "", **self.details}
        return DvergarError(f"bot-{self.kind}", **said).text(language)


TROUBLES = ("no-start", "crashed", "silent", "stopped", "illegal", "gone")
"""It could not be started; crashed; did not answer in time; was stopped; answered with an illegal action; is out of the game."""


class Bot(ABC):
    """A bot. `reports` lists its failures, `outside` is the CPU time that its other processes used."""

    name: str

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.reports: list[Report] = []
        self.outside = 0.0

    @abstractmethod
    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        """Return what the view's seat plays, with reasons."""

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        """Return the code that `think` would choose, without reasons."""
        return self.think(view, decision, budget).code

    def mixture(self, view: View, decision: Decision, budget: Budget) -> dict[int, float]:
        """Return the probability of each code; a bot that does not randomise has only one."""
        return {self.choose(view, decision, budget): 1.0}

    def stop(self) -> None:  # noqa: B027
        """Ask the bot to answer soon; may be called from another thread. Bots that answer at once ignore it."""

    def close(self) -> None:  # noqa: B027
        """Release resources after the game."""

    def chances(self, view: View) -> tuple[int, int]:
        """Return the 128-bit key of the bot's random choices, which depends on its seed and on what its seat sees."""
        digest = hashlib.blake2b(view.core.to_bytes(), digest_size=16, key=self._key(view.seat)).digest()
        return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big")

    def _key(self, seat: int) -> bytes:
        """Include the seat in the key, so that two seats with equal views do not make the same random choices."""
        return hashlib.sha256(f"{self.seed} {seat}".encode()).digest()
