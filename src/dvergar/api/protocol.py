"""What a game provides to the API: its options, words, explanations, positions as dicts and scores. One subclass per game.

`core` stands for an engine of either build; `fields` for its interpreted form, whose fields Python code may read.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from typing import Any, NamedTuple

from dvergar.api.bot_settings import SearchStyle
from dvergar.api.event import Event
from dvergar.api.reasons import Trait
from dvergar.core.compilation.loader import engine_of, interpreted_engine, is_interpreted
from dvergar.core.compilation.units import Unit
from dvergar.core.constants import LAYERS

Plain = Mapping[str, Any]
"""Data as JSON has it."""


class Choice(NamedTuple):
    """A legal action: its canonical words, its code, and what it does at once."""

    words: str
    code: int
    effects: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """As JSON has it."""
        return {"words": self.words, "code": self.code, **self.effects}


class Closed(NamedTuple):
    """A visible choice that is not open now: its words, the rule that closes it, and the reason in the catalogue."""

    words: str
    rule: str
    key: str
    args: Mapping[str, Any] = {}

    def to_dict(self) -> dict[str, Any]:
        """As JSON has it."""
        return {"words": self.words, "rule": self.rule, "reason": self.key, "args": dict(self.args)}


class Score(NamedTuple):
    """A seat's points with their parts; `rules` names the rule of each part, `place` is shared by equal totals."""

    seat: int
    total: int
    parts: dict[str, int]
    rules: dict[str, str]
    place: int

    def to_dict(self) -> dict[str, Any]:
        """As JSON has it; the rules of the parts are the same for all."""
        return {"seat": self.seat, "total": self.total, "place": self.place, "parts": self.parts}


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
        from dvergar.i18n import catalogue

        words = catalogue(language)
        reason = words.say(self.key, **self.args) + (f" ({self.rule})" if self.rule else "")
        return words.say("labelled", label=self.field, text=reason)


@cache
def _module(name: str) -> Any:
    """A module; `import_module` looks it up at every call."""
    return import_module(name)


class GameRules(ABC):
    """One game, without any position of it. The files of a game have the same names for the same jobs, so most is said here.

    A game's own: what its events say, its scores, and what is worth counting.
    """

    name: str
    version: str
    """The version of the rules: it changes when the same record would be played differently."""

    unit: Unit
    """What the game's core is built from."""

    engine: Any
    """The engine class of the build in use."""

    rule_ids: tuple[str, ...]

    silent_rules: dict[str, str]
    """The rules that no event carries, each with the reason."""

    all_see_alike = False
    """Whether every viewer is shown the same of a position."""

    part_names: tuple[str, ...]
    """The parts of a score, in the order in which the engine counts them."""

    @property
    @abstractmethod
    def part_rules(self) -> dict[str, str]:
        """The rule by which each part is counted."""

    def __init__(self) -> None:
        self.engine = engine_of(self.unit)
        self._files: dict[str, Any] = {}

    @cached_property
    def fields(self) -> Any:
        """The interpreted engine class."""
        return interpreted_engine(self.unit)

    @property
    def heuristic(self) -> Any:
        """The rule of thumb of the build in use, as a class; it decides for engines of that build."""
        return _module(self.engine.__module__).Heuristic

    @property
    @abstractmethod
    def narrator(self) -> Any:
        """The class that puts this game into words."""

    def search_style(self, players: int) -> SearchStyle:
        """How positions are searched with so many players."""
        style: SearchStyle = self._file("bot.settings").search_style(players)
        return style

    @property
    def win_chance_weights(self) -> Any:
        """The weights by which a search judges a position, with their names."""
        return self._file("bot.win_chance_weights")

    def search(self) -> Any:
        """A tree that searches positions of the build in use, with room to think in of its own."""
        made = self._driver("search").Search
        return made(self.engine(), self.engine(), self.engine(), self.heuristic())

    def solver(self) -> Any:
        """What solves the rest of a game between two, in the build in use, with room to think in of its own."""
        made = self._driver("solver")
        ledger, layer = made.Ledger(), made.Layer(self.engine())
        for _ in range(LAYERS):
            layer = made.Solver(self.engine(), layer, ledger)
        layer.clear()
        return layer

    def _driver(self, name: str) -> Any:
        """The module of the build in use that has what drives positions."""
        return _module(f"dvergar.core.search.{name}" if is_interpreted(self.engine) else self.engine.__module__)

    @property
    def weights(self) -> Any:
        """The weights of the rule of thumb, with their names."""
        return self._file("bot.heuristic_weights")

    def options(self, given: Plain) -> dict[str, Any]:
        """All options, checked and completed; raises BadOption."""
        completed: dict[str, Any] = self._file("options").complete(given)
        return completed

    def seats(self, options: Plain) -> int:
        """How many seats have a score; the players, unless automated opponents sit there too."""
        return int(options["players"])

    def start(self, options: Plain) -> Any:
        """An engine laid out for these options; it waits for its first shuffle."""
        engine = self.engine()
        self._file("options").start_engine(engine, options)
        return engine

    def parse(self, fields: Any, seat: int, words: str) -> int:
        """The code that the words mean for the seat now; raises IllegalAction or UnknownWords."""
        code: int = self._file("notation.actions").code_of(fields, seat, words)
        return code

    def words(self, fields: Any, seat: int, code: int) -> str:
        """The canonical words of a legal code."""
        words: str = self._file("notation.actions").words_of(fields, seat, code)
        return words

    def asked(self, fields: Any) -> tuple[str, str]:
        """The kind of the decision that is asked, and its rule."""
        asked: tuple[str, str] = self._file("present.choice_effects").asked(fields)
        return asked

    def choices(self, core: Any, fields: Any, seat: int, codes: Sequence[int]) -> list[Choice]:
        """The legal actions with what they do at once; `core` and `fields` are the same position."""
        choices: list[Choice] = self._file("present.choice_effects").choices_of(core, fields, seat, codes)
        return choices

    def details(self, core: Any, fields: Any, seat: int, codes: Iterable[int]) -> dict[str, Any]:  # noqa: ARG002
        """What the legal actions change in more detail, by their words, for those who show it beside each."""
        return {}

    def traits(self, core: Any, fields: Any, seat: int, choices: Iterable[Choice]) -> dict[str, list[Trait]]:
        """What speaks for each of the choices or against it, by their words."""
        traits: dict[str, list[Trait]] = self._file("present.reasons").traits_of(core, fields, seat, choices)
        return traits

    def closed(self, fields: Any, seat: int) -> list[Closed]:
        """The visible choices that are not open, with reasons."""
        closed: list[Closed] = self._file("present.choice_effects").closed_of(fields, seat)
        return closed

    def refuse(self, fields: Any, seat: int, code: int) -> Exception:
        """Why the seat may not play a code of the asked decision."""
        refusal: Exception = self._file("present.choice_effects").refusal(fields, seat, code)
        return refusal

    def describe(self, fields: Any, options: Plain, viewer: int | None) -> dict[str, Any]:
        """The position as a dict; blanks are «?». With a viewer, what that viewer is shown."""
        described: dict[str, Any] = self._file("notation.write").describe(fields, options, viewer)
        return described

    def facts(self, core: Any, fields: Any) -> dict[str, Any]:
        """What follows from a position or view and is seen at a glance, so that no page works it out by itself."""
        facts: dict[str, Any] = self._file("present.facts").facts_of(core, fields)
        return facts

    def describe_own(self, core: Any, fields: Any, viewer: int) -> dict[str, Any] | None:  # noqa: ARG002
        """What `describe` tells a seat of itself, if nothing else in its view is told otherwise than to everybody; else None.

        `fields` are what everybody sees; of `core`, which has no blanks, only what is the seat's own may be looked at.
        """
        return None

    def asks_openly(self, fields: Any) -> bool:  # noqa: ARG002
        """Whether all that is told of the asked decision follows from what everybody sees."""
        return self.all_see_alike

    def read(self, data: Plain, options: Plain, key: tuple[int, int]) -> Any:
        """The engine for a dict; what the dict leaves open is filled in, by chance where it is chance. Raises BadPosition."""
        return self._built(self._file("notation.read").read(data, options, key))

    def read_view(self, data: Plain, options: Plain, viewer: int) -> Any:
        """The blanked engine for a dict that `describe` made for a viewer; -1 is a spectator."""
        return self._built(self._file("notation.read").read_view(data, options, viewer))

    def check(self, data: Plain, options: Plain) -> list[Finding]:
        """Everything odd or impossible in a dict."""
        findings: list[Finding] = self._file("notation.read").check(data, options)
        return findings

    def is_sealed(self, core: Any) -> bool:
        """Whether the asked decision is made by several seats in secret, so that its actions enter the record together."""
        return bool(core.is_sealed())

    def is_last_secret(self, core: Any) -> bool:  # noqa: ARG002
        """Whether two decide in secret for the last time, and nothing after it is hidden or left to chance."""
        return False

    def reveals(self, event: Event) -> bool:
        """Whether something hidden becomes known with the event, to one seat or to all: nothing before it is taken back."""
        return event.to is not None or event.kind in self.revealing

    @cached_property
    def revealing(self) -> frozenset[str]:
        """The kinds of events with which something hidden becomes known."""
        events = self._file("rules.events")
        return frozenset(events.EVENTS[kind][0] for kind in events.REVEALING)

    @abstractmethod
    def event(self, row: list[int]) -> Event:
        """An event of the engine's log."""

    def scores(self, core: Any) -> list[Score]:
        """The points of every seat as if the game ended now."""
        return self.scores_with(self.figures(core))

    def scores_with(self, figures: Iterable[Sequence[int]]) -> list[Score]:
        """The scores with these figures."""
        return [
            Score(seat, total, dict(zip(self.part_names, parts, strict=True)), self.part_rules, place)
            for seat, (total, place, *parts) in enumerate(figures)
        ]

    @abstractmethod
    def figures(self, core: Any) -> list[tuple[int, ...]]:
        """Every seat's points, its place and the parts of its points."""

    @abstractmethod
    def score_of(self, data: Plain, options: Plain) -> list[Score]:
        """The points for what players hold, valid or not."""

    @abstractmethod
    def sheet_of(self, data: Plain, options: Plain) -> Any:
        """How the points for what players hold come about, as the game's facts tell it at the end."""

    def doubts(self, data: Plain, options: Plain) -> list[Finding]:
        """Everything odd or impossible in what players hold at the end of a game."""
        found: list[Finding] = []
        for finding in self._file("present.score_sheet").doubts(data, options):
            if finding not in found:
                found.append(finding)
        return found

    @abstractmethod
    def tally(self, core: Any) -> list[str]:
        """What is worth counting at a game's end, such as the heroes that were taken."""

    def _file(self, name: str) -> Any:
        """One of the game's files; each is imported when it is first needed."""
        if name not in self._files:
            self._files[name] = _module(f"{self.unit.package}.{name}")
        return self._files[name]

    def _built(self, fields: Any) -> Any:
        """The engine of the build in use for its interpreted form."""
        engine = self.engine()
        engine.from_bytes(fields.to_bytes())
        return engine


def places(totals: list[int]) -> list[int]:
    """The places of equal or different totals: the best is 1, equal totals share theirs.

    >>> places([70, 90, 70, 10])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > total for other in totals) for total in totals]
