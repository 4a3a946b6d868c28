"""What a game provides: typed Protocols for its parts, and `GameRules`, which each game subclasses in its `game.py`.

A part is a module or package of the game's folder. It is imported when it is first used, and mypy checks it against its Protocol.
`core` stands for a position in the build in use, `fields` for its interpreted form, which Python code can read.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from dvergar.api.errors import BadOption
from dvergar.api.values import Choice, Closed, Finding, Score
from dvergar.core.board import Adviser, Board
from dvergar.core.compilation.loader import Build, load_build
from dvergar.core.constants import LAYERS
from dvergar.core.json_data import Json, JsonMapping, JsonObject

if TYPE_CHECKING:
    from dvergar.api.bot_settings import Level, SearchStyle
    from dvergar.api.event import Event
    from dvergar.api.narrator import Narrator
    from dvergar.api.options import Offer
    from dvergar.api.reasons import Trait
    from dvergar.core.compilation.units import Unit
    from dvergar.core.search.search import Search
    from dvergar.core.search.solver import Solver
    from dvergar.scorepad.entering import PadForm
    from dvergar.server.model_base import WireModels
    from dvergar.ui.kit.board import Board as TerminalBoard
    from dvergar.ui.kit.page_items import Item
    from dvergar.ui.kit.plain_screen import PlainScreen
    from dvergar.ui.kit.topics import Topics

E = TypeVar("E", bound=Board)
"""The interpreted engine of a game; the compiled one has the same methods."""
E_contra = TypeVar("E_contra", bound=Board, contravariant=True)


class GameOptions(Protocol[E_contra]):
    """What can be chosen when a game is set up: `options.py`."""

    @property
    def OFFER(self) -> "Offer":  # noqa: N802
        """The options, the numbers of players and the editions."""

    def complete(self, given: JsonMapping, /) -> JsonObject:
        """All options, checked and completed; raises BadOption."""

    def start_engine(self, engine: E_contra, options: JsonMapping, /) -> None:
        """Lay a new game out; the engine then waits for its first shuffle."""


class Notation(Protocol[E]):
    """Positions and actions as people write them: `notation/`."""

    def code_of(self, fields: E, seat: int, text: str, /) -> int:
        """The code that the words mean for the seat now; raises IllegalAction or UnknownWords."""

    def words_of(self, fields: E, seat: int, code: int, /) -> str:
        """The canonical words of a legal code."""

    def describe(self, fields: E, options: JsonMapping, viewer: int | None, /) -> JsonObject:
        """The position as a dict, its `seats` last; blanks are «?». With a viewer, what that viewer is shown."""

    def read_position(self, data: Json, options: JsonMapping, key: tuple[int, int], /) -> E:
        """The position that a dict describes; what it leaves open is filled in, chance at random. Raises BadPosition."""

    def read_view(self, data: Json, options: JsonMapping, viewer: int, /) -> E:
        """The view that a dict of `describe` shows; viewer -1 is a spectator."""

    def check_position(self, data: Json, options: JsonMapping, /) -> list[Finding]:
        """Everything odd or impossible in a dict."""


class Presentation(Protocol[E_contra]):
    """What people are shown of a position: `present/`."""

    def asked(self, fields: E_contra, /) -> tuple[str, str]:
        """The kind of the decision that is asked, and its rule."""

    def choices_of(self, core: E_contra, fields: E_contra, seat: int, codes: Sequence[int], /) -> list[Choice]:
        """The legal actions with what they do at once; `core` and `fields` are the same position."""

    def details_of(self, core: E_contra, fields: E_contra, seat: int, codes: Iterable[int], /) -> JsonObject:
        """What the legal actions change in more detail, by their words, for those who show it beside each; may be empty."""

    def closed_of(self, fields: E_contra, seat: int, /) -> list[Closed]:
        """The visible choices that are not open, with reasons."""

    def refusal(self, fields: E_contra, seat: int, code: int, /) -> Exception:
        """Why the seat may not play a code of the asked decision."""

    def facts_of(self, core: E_contra, fields: E_contra, /) -> JsonObject:
        """What follows from a position or view and is seen at a glance, so that no page works it out by itself."""

    def traits_of(self, core: E_contra, fields: E_contra, seat: int, choices: Iterable[Choice], /) -> "dict[str, list[Trait]]":
        """What speaks for each of the choices or against it, by their words."""


class ScoreSheets(Protocol):
    """How the points for what players hold come about: `present/score_sheet.py`. What they hold is counted, valid or not."""

    def held_figures(self, data: Json, options: JsonMapping, /) -> Iterable[Sequence[int]]:
        """Every seat's points, its place and the parts of its points."""

    def held_sheet(self, data: Json, options: JsonMapping, /) -> Json:
        """What is written beside each figure, as the game's facts have it at the end."""

    def doubts(self, data: Json, options: JsonMapping, /) -> Iterator[Finding]:
        """Everything odd or impossible in what players hold at the end of a game."""


class BotSettings(Protocol):
    """How the bots play a game: `bot/settings.py`."""

    @property
    def LEVELS(self) -> "dict[str, Level]":  # noqa: N802
        """How the bot of each level plays, weakest first."""

    def search_style(self, players: int, /) -> "SearchStyle":
        """How positions are searched with this number of players."""


class HeuristicWeights(Protocol):
    """The weights of the rule of thumb: `bot/heuristic_weights.py`."""

    __file__: str | None

    @property
    def WORTH_UNIT(self) -> int:  # noqa: N802
        """How many units of a worth make one of the unit that people are shown."""

    @property
    def WORTH_NAME(self) -> str:  # noqa: N802
        """What a worth is called: points or chance."""

    @property
    def WEIGHT_NAMES(self) -> tuple[str, ...]:  # noqa: N802
        """The names of the weights."""

    @property
    def WEIGHTS_GUESSED(self) -> tuple[int, ...]:  # noqa: N802
        """Where the fit begins."""

    @property
    def WEIGHTS_FITTED(self) -> tuple[int, ...]:  # noqa: N802
        """What the fit came to."""


class WinChanceWeights(Protocol):
    """What counts for the chance to win, and how much: `bot/win_chance_weights.py`. Weights are by table, phase and trait."""

    __file__: str | None

    @property
    def TRAIT_NAMES(self) -> tuple[str, ...]:  # noqa: N802
        """What counts."""

    @property
    def GUESSED(self) -> tuple[tuple[tuple[int, ...], ...], ...]:  # noqa: N802
        """Where the fit begins."""

    @property
    def ESTIMATES(self) -> tuple[tuple[tuple[int, ...], ...], ...]:  # noqa: N802
        """What the fit came to."""


class Adapters(Protocol):
    """What the server and the user interfaces need of a game: `adapters/`. Each function imports its part when it is called."""

    def plain_screen(self) -> "PlainScreen":
        """The table as lines of text."""

    def terminal_board(self) -> "TerminalBoard":
        """The table in the terminal."""

    def help_topics(self) -> "Topics":
        """What can be asked about the game."""

    def explained_items(self) -> "dict[str, tuple[Item, ...]]":
        """What the page explains, in groups."""

    def drawing_tables(self) -> JsonObject:
        """What the page needs of the material for drawing it; nothing for a game that it shows as text."""

    def scorepad_form(self) -> "PadForm | None":
        """How the score pad is filled in for this game; None if it has none."""

    def wire_models(self) -> "WireModels | None":
        """What the server sends of this game, as models; None if the page needs no types for it."""


class GameRules(ABC, Generic[E]):
    """One game, without any position of it."""

    name: str
    version: str
    """The version of the rules: it changes when the same record would be played differently."""

    unit: "Unit"
    """What the game's core is built from."""

    all_see_alike = False
    """Whether every viewer sees the same of a position."""

    # --- its parts ---

    @abstractmethod
    def sources(self) -> tuple[type[E], type[Adviser]]:
        """The engine and the rule of thumb as they are written, not compiled."""

    @property
    @abstractmethod
    def options(self) -> GameOptions[E]:
        """What can be chosen when a game is set up."""

    @property
    @abstractmethod
    def notation(self) -> Notation[E]:
        """Positions and actions as people write them."""

    @property
    @abstractmethod
    def presentation(self) -> Presentation[E]:
        """What people are shown of a position."""

    @property
    def score_sheets(self) -> ScoreSheets:
        """How the points for what players hold come about; a game without a score pad need not say."""
        raise BadOption("error-no-score-pad", game=self.name)

    @property
    @abstractmethod
    def narrator(self) -> "type[Narrator]":
        """The class that puts this game into words."""

    @property
    def bot_settings(self) -> BotSettings:
        """How the bots play; by default every level searches games to their end."""
        from dvergar.api import bot_settings

        return bot_settings

    @property
    def has_heuristic(self) -> bool:
        """Whether the game brings a rule of thumb of its own."""
        return self.sources()[1] is not Adviser

    @property
    def weights(self) -> HeuristicWeights:
        """The weights of the rule of thumb, if the game has one."""
        raise BadOption("error-no-weights", game=self.name)

    @property
    def win_chance_weights(self) -> WinChanceWeights:
        """The weights by which a search judges a position, if the game has them."""
        raise BadOption("error-no-weights", game=self.name)

    @property
    @abstractmethod
    def adapters(self) -> Adapters:
        """What the server and the user interfaces need."""

    @cached_property
    def is_shown_as_text(self) -> bool:
        """Whether the page shows the game as lines of text, since it brings nothing to draw."""
        return not self.adapters.drawing_tables()

    # --- facts about it ---

    @property
    @abstractmethod
    def rule_ids(self) -> tuple[str, ...]:
        """All its rules."""

    @property
    @abstractmethod
    def silent_rules(self) -> Mapping[str, str]:
        """The rules that no event carries, each with the reason."""

    @property
    @abstractmethod
    def part_rules(self) -> dict[str, str]:
        """The parts of a score, in the order in which the engine counts them, each with the rule by which it is counted."""

    @cached_property
    def part_names(self) -> tuple[str, ...]:
        """The parts of a score."""
        return tuple(self.part_rules)

    @property
    @abstractmethod
    def revealing(self) -> frozenset[str]:
        """The kinds of events with which something hidden becomes known."""

    def seats(self, options: JsonMapping) -> int:
        """How many seats have a score; the players, unless automated opponents sit there too."""
        return int(options["players"])

    # --- what runs it ---

    @cached_property
    def build(self) -> Build[E]:
        """The build of the core in use."""
        return load_build(self.unit, self.sources)

    @cached_property
    def fields(self) -> type[E]:
        """The interpreted engine, whose fields Python code reads."""
        return self.sources()[0]

    def start(self, options: JsonMapping) -> E:
        """An engine laid out for these options; it waits for its first shuffle."""
        engine = self.build.engine()
        self.options.start_engine(engine, options)
        return engine

    def built(self, fields: E) -> E:
        """The position in the build in use."""
        engine = self.build.engine()
        engine.from_bytes(fields.to_bytes())
        return engine

    def heuristic(self) -> Adviser:
        """A rule of thumb with its fitted weights; it decides for positions of the build in use."""
        return self.build.heuristic()

    def search(self) -> "Search":
        """A search tree for positions of the build in use, with memory of its own."""
        build = self.build
        return build.search(build.engine(), build.engine(), build.engine(), build.heuristic())

    def solver(self) -> "Solver":
        """A solver of the rest of a game between two, in the build in use, with memory of its own."""
        build = self.build
        ledger = build.ledger()
        solver = build.solver(build.engine(), build.layer(build.engine()), ledger)
        for _ in range(LAYERS - 1):
            solver = build.solver(build.engine(), solver, ledger)
        solver.clear()
        return solver

    # --- what its positions say ---

    @abstractmethod
    def event(self, row: Sequence[int]) -> "Event":
        """The event of a row of the engine's log."""

    def reveals(self, event: "Event") -> bool:
        """Whether something hidden becomes known with the event, to one seat or to all: nothing before it is taken back."""
        return event.to is not None or event.kind in self.revealing

    def scores(self, core: E) -> list[Score]:
        """The points of every seat as if the game ended now."""
        return self.scores_with(figures_of(core))

    def scores_with(self, figures: Iterable[Sequence[int]]) -> list[Score]:
        """The scores with these figures."""
        rules = self.part_rules
        return [
            Score(seat, total, dict(zip(rules, parts, strict=True)), rules, place)
            for seat, (total, place, *parts) in enumerate(figures)
        ]

    def tally(self, core: E) -> list[str]:  # noqa: ARG002
        """What is worth counting at a game's end, such as the heroes that were taken."""
        return []

    def is_last_secret(self, core: E) -> bool:  # noqa: ARG002
        """Whether two decide in secret for the last time, and nothing after it is hidden or left to chance."""
        return False

    # --- only for speed: what viewers are shown alike is worked out once ---

    def describe_own(self, core: E, fields: E, viewer: int) -> JsonMapping | None:  # noqa: ARG002
        """A seat's own entry of `describe`, if that is all in which its view differs from the spectator's; else None.

        `fields` are what everybody sees; of `core`, which has no blanks, only what is the seat's own may be looked at.
        """
        return None

    def asks_openly(self, fields: E) -> bool:  # noqa: ARG002
        """Whether the asked decision can be described from what everybody sees."""
        return self.all_see_alike


def figures_of(core: Board) -> list[Sequence[int]]:
    """Every seat's points as if the game ended now, its place and the parts of its points."""
    return [(core.points_of(seat), core.place_of(seat), *core.score_parts(seat)) for seat in range(core.seat_count())]
