"""What a game hands to the seam: its options, words, explanations, positions as dicts and scores. One subclass per game.

`core` stands for an engine of either build; `fields` for its interpreted form, whose fields Python code may read.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

Plain = Mapping[str, Any]
"""Data as JSON has it."""


class Option(NamedTuple):
    """An option of a game: its values, and the rule that it switches."""

    name: str
    values: tuple[Any, ...]
    rule: str


class Event(NamedTuple):
    """Something that happened. `to` is the one seat that may know it, or None for all.

    `args` are plain values; `kinds` says what each is (card, coin, column, seat …), so that one printer serves all events.
    """

    kind: str
    seat: int | None
    args: dict[str, Any]
    rule: str
    to: int | None = None
    kinds: Mapping[str, str] = {}

    def known_to(self, seat: int | None) -> bool:
        """Whether the seat, or a spectator (None), may know it."""
        return self.to is None or self.to == seat

    def to_dict(self) -> dict[str, Any]:
        """As JSON has it."""
        return {"kind": self.kind, "seat": self.seat, "rule": self.rule, **self.args}


class Choice(NamedTuple):
    """A legal action: its canonical words, its code, and what it does at once."""

    words: str
    code: int
    effects: dict[str, Any]


class Closed(NamedTuple):
    """A visible choice that is not open now: its words, the rule that closes it, and the reason in the catalogue."""

    words: str
    rule: str
    key: str
    args: Mapping[str, Any] = {}


class Score(NamedTuple):
    """A seat's points with their parts; `rules` names the rule of each part, `place` is shared by equal totals."""

    seat: int
    total: int
    parts: dict[str, int]
    rules: dict[str, str]
    place: int


class Finding(NamedTuple):
    """Something odd in a position that was written by hand; an impossible one keeps a game from starting there.

    `rule` is empty where the dict could not even be read.
    """

    field: str
    key: str
    rule: str
    impossible: bool
    args: Mapping[str, Any] = {}

    def text(self, language: str = "en") -> str:
        """The finding in a user's language."""
        from dvergar.locale import catalogue

        words = catalogue(language)
        reason = words.say(self.key, **self.args) + (f" ({self.rule})" if self.rule else "")
        return words.say("labelled", label=self.field, text=reason)


class GameRules(ABC):
    """One game, without any position of it."""

    name: str
    version: str
    """The version of the rules: it changes when the same record would be played differently."""

    engine: Any
    """The engine class of the build in use."""

    @property
    @abstractmethod
    def fields(self) -> Any:
        """The interpreted engine class."""

    rule_ids: tuple[str, ...]

    silent_rules: dict[str, str]
    """The rules that no event carries, each with the reason."""

    part_names: tuple[str, ...]
    """The parts of a score, in the order in which the engine counts them."""

    @abstractmethod
    def options(self, given: Plain) -> dict[str, Any]:
        """All options, checked and completed; raises BadOption."""

    @abstractmethod
    def start(self, options: Plain) -> Any:
        """An engine laid out for these options; it waits for its first shuffle."""

    @abstractmethod
    def parse(self, fields: Any, seat: int, words: str) -> int:
        """The code that the words mean for the seat now; raises IllegalAction or UnknownWords."""

    @abstractmethod
    def words(self, fields: Any, seat: int, code: int) -> str:
        """The canonical words of a legal code."""

    @abstractmethod
    def asked(self, fields: Any) -> tuple[str, str]:
        """The kind of the decision that is asked, and its rule."""

    @abstractmethod
    def choices(self, fields: Any, seat: int, codes: Iterable[int]) -> list[Choice]:
        """The legal actions with what they do at once."""

    @abstractmethod
    def closed(self, fields: Any, seat: int) -> list[Closed]:
        """The visible choices that are not open, with reasons."""

    @abstractmethod
    def refuse(self, fields: Any, seat: int, code: int) -> Exception:
        """Why the seat may not play a code of the asked decision."""

    @abstractmethod
    def event(self, row: list[int]) -> Event:
        """An event of the engine's log."""

    def seats(self, options: Plain) -> int:
        """How many seats have a score; the players, unless automated opponents sit there too."""
        return int(options["players"])

    @abstractmethod
    def is_sealed(self, core: Any) -> bool:
        """Whether the asked decision is made by several seats in secret, so that its actions enter the record together."""

    @abstractmethod
    def scores(self, fields: Any) -> list[Score]:
        """The points of every seat as if the game ended now."""

    @abstractmethod
    def tally(self, core: Any) -> list[str]:
        """What is worth counting at a game's end, such as the heroes that were taken."""

    @abstractmethod
    def describe(self, fields: Any, options: Plain, viewer: int | None) -> dict[str, Any]:
        """The position as a dict; blanks are «?». With a viewer, what that viewer is shown."""

    @abstractmethod
    def read(self, data: Plain, options: Plain, key: tuple[int, int]) -> Any:
        """The engine for a dict; what the dict leaves open is filled in, by chance where it is chance. Raises BadPosition."""

    @abstractmethod
    def read_view(self, data: Plain, options: Plain, viewer: int) -> Any:
        """The blanked engine for a dict that `describe` made for a viewer; -1 is a spectator."""

    @abstractmethod
    def check(self, data: Plain, options: Plain) -> list[Finding]:
        """Everything odd or impossible in a dict."""

    @abstractmethod
    def score_of(self, data: Plain, options: Plain) -> list[Score]:
        """The points for what players hold, valid or not."""


def places(totals: list[int]) -> list[int]:
    """The places of equal or different totals: the best is 1, equal totals share theirs.

    >>> places([70, 90, 70, 10])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > total for other in totals) for total in totals]
