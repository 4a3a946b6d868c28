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
    """The options of a game: `options.py`."""

    @property
    def OFFER(self) -> "Offer":  # noqa: N802
        """The options, the numbers of players and the editions on offer."""

    def complete(self, given: JsonMapping, /) -> JsonObject:
        """Check the options and fill in the missing ones; raises BadOption."""

    def start_engine(self, engine: E_contra, options: JsonMapping, /) -> None:
        """Lay out a new game; the engine then waits for its first shuffle."""


class Notation(Protocol[E]):
    """Positions and actions as people write them: `notation/`."""

    def code_of(self, fields: E, seat: int, text: str, /) -> int:
        """Return the code that the words mean for the seat now; raises IllegalAction or UnknownWords."""

    def words_of(self, fields: E, seat: int, code: int, /) -> str:
        """Return the canonical words of a legal code."""

    def describe(self, fields: E, options: JsonMapping, viewer: int | None, /) -> JsonObject:
        """Return the position as a dict, `seats` last, with “?” for blanks; with a viewer, only what that viewer may see."""

    def read_position(self, data: Json, options: JsonMapping, key: tuple[int, int], /) -> E:
        """Return the position given as a dict, filling in what is missing, at random where chance decides. Raises BadPosition."""

    def read_view(self, data: Json, options: JsonMapping, viewer: int, /) -> E:
        """Restore the view from a dict of `describe`; viewer -1 is a spectator."""

    def check_position(self, data: Json, options: JsonMapping, /) -> list[Finding]:
        """Return everything odd or impossible in a dict."""


class Presentation(Protocol[E_contra]):
    """The presentation of positions to people: `present/`."""

    def asked(self, fields: E_contra, /) -> tuple[str, str]:
        """Return the kind of the current decision, and its rule."""

    def choices_of(self, core: E_contra, fields: E_contra, seat: int, codes: Sequence[int], /) -> list[Choice]:
        """Return the legal actions with their immediate effects; `core` and `fields` are the same position."""

    def details_of(self, core: E_contra, fields: E_contra, seat: int, codes: Iterable[int], /) -> JsonObject:
        """Return further effects of the legal actions, by their words, for interfaces that show them; may be empty."""

    def closed_of(self, fields: E_contra, seat: int, /) -> list[Closed]:
        """Return the visible choices that are closed, with reasons."""

    def refusal(self, fields: E_contra, seat: int, code: int, /) -> Exception:
        """Return the reason why the seat may not play a code of the current decision."""

    def facts_of(self, core: E_contra, fields: E_contra, /) -> JsonObject:
        """Return what follows from a position or view, so that no page has to work it out."""

    def traits_of(self, core: E_contra, fields: E_contra, seat: int, choices: Iterable[Choice], /) -> "dict[str, list[Trait]]":
        """Return the arguments for and against each of the choices, by their words."""


class ScoreSheets(Protocol):
    """The working behind the score of what players hold: `present/score_sheet.py`. Everything is counted, possible or not."""

    def held_figures(self, data: Json, options: JsonMapping, /) -> Iterable[Sequence[int]]:
        """Return every seat's points, its place and the parts of its points."""

    def held_sheet(self, data: Json, options: JsonMapping, /) -> Json:
        """Return the notes beside each figure, in the form of the game's facts at the end."""

    def doubts(self, data: Json, options: JsonMapping, /) -> Iterator[Finding]:
        """Yield everything odd or impossible in what players hold at the end of a game."""


class BotSettings(Protocol):
    """The settings of a game's bots: `bot/settings.py`."""

    @property
    def LEVELS(self) -> "dict[str, Level]":  # noqa: N802
        """The bot of each level, from weakest to strongest."""

    def search_style(self, players: int, /) -> "SearchStyle":
        """Return how positions are searched with this number of players."""


class HeuristicWeights(Protocol):
    """The weights of the heuristic: `bot/heuristic_weights.py`."""

    __file__: str | None

    @property
    def WORTH_UNIT(self) -> int:  # noqa: N802
        """The number of units of value per unit that people are shown."""

    @property
    def WORTH_NAME(self) -> str:  # noqa: N802
        """The unit in which people are shown a value: points or chance."""

    @property
    def WEIGHT_NAMES(self) -> tuple[str, ...]:  # noqa: N802
        """The names of the weights."""

    @property
    def WEIGHTS_GUESSED(self) -> tuple[int, ...]:  # noqa: N802
        """The starting point of the fit."""

    @property
    def WEIGHTS_FITTED(self) -> tuple[int, ...]:  # noqa: N802
        """The result of the fit."""


class WinChanceWeights(Protocol):
    """The traits that decide the chance to win, and their weights by table and phase: `bot/win_chance_weights.py`."""

    __file__: str | None

    @property
    def TRAIT_NAMES(self) -> tuple[str, ...]:  # noqa: N802
        """The names of the traits."""

    @property
    def GUESSED(self) -> tuple[tuple[tuple[int, ...], ...], ...]:  # noqa: N802
        """The starting point of the fit."""

    @property
    def ESTIMATES(self) -> tuple[tuple[tuple[int, ...], ...], ...]:  # noqa: N802
        """The result of the fit."""


class Adapters(Protocol):
    """The parts of a game that the server and the user interfaces need: `adapters/`. Each function imports its part if called."""

    def plain_screen(self) -> "PlainScreen":
        """Return what draws the table as lines of text."""

    def terminal_board(self) -> "TerminalBoard":
        """Return the widget of the table in the terminal."""

    def help_topics(self) -> "Topics":
        """Return the topics on which the game has help."""

    def explained_items(self) -> "dict[str, tuple[Item, ...]]":
        """Return the items that the page explains, in groups."""

    def drawing_tables(self) -> JsonObject:
        """Return the material that the page needs to draw the game; empty if it shows the game as text."""

    def scorepad_form(self) -> "PadForm | None":
        """Return the form of the game's score pad; None if it has none."""

    def wire_models(self) -> "WireModels | None":
        """Return the models of what the server sends of this game; None if the page needs no types for it."""


class GameRules(ABC, Generic[E]):
    """The rules of one game, independent of any position."""

    name: str
    version: str
    """The version of the rules; it changes when the same record would be played differently."""

    unit: "Unit"
    """The sources of the game's compiled core."""

    all_see_alike = False
    """Whether all viewers of a position see the same."""

    # --- parts of the game ---

    @abstractmethod
    def sources(self) -> tuple[type[E], type[Adviser]]:
        """Return the engine and the heuristic of the sources, not compiled."""

    @property
    @abstractmethod
    def options(self) -> GameOptions[E]:
        """The options of the game."""

    @property
    @abstractmethod
    def notation(self) -> Notation[E]:
        """The notation of positions and actions."""

    @property
    @abstractmethod
    def presentation(self) -> Presentation[E]:
        """The presentation of positions to people."""

    @property
    def score_sheets(self) -> ScoreSheets:
        """The scoring of what players hold; only a game with a score pad needs it."""
        raise BadOption("error-no-score-pad", game=self.name)

    @property
    @abstractmethod
    def narrator(self) -> "type[Narrator]":
        """The class that words this game's messages."""

    @property
    def bot_settings(self) -> BotSettings:
        """The settings of the game's bots; by default every level searches games to their end."""
        from dvergar.api import bot_settings

        return bot_settings

    @property
    def has_heuristic(self) -> bool:
        """Whether the game has a heuristic of its own."""
        return self.sources()[1] is not Adviser

    @property
    def weights(self) -> HeuristicWeights:
        """The weights of the heuristic, if the game has one."""
        raise BadOption("error-no-weights", game=self.name)

    @property
    def win_chance_weights(self) -> WinChanceWeights:
        """The weights with which a search judges a position, if the game has them."""
        raise BadOption("error-no-weights", game=self.name)

    @property
    @abstractmethod
    def adapters(self) -> Adapters:
        """The parts for the server and the user interfaces."""

    @cached_property
    def is_shown_as_text(self) -> bool:
        """Whether the page shows the game as lines of text because the game provides no drawing."""
        return not self.adapters.drawing_tables()

    # --- facts about the game ---

    @property
    @abstractmethod
    def rule_ids(self) -> tuple[str, ...]:
        """The ids of all its rules."""

    @property
    @abstractmethod
    def silent_rules(self) -> Mapping[str, str]:
        """The rules that no event cites, each with the reason."""

    @property
    @abstractmethod
    def part_rules(self) -> dict[str, str]:
        """The parts of a score, in the order in which the engine counts them, each with its rule."""

    @cached_property
    def part_names(self) -> tuple[str, ...]:
        """The names of the parts of a score."""
        return tuple(self.part_rules)

    @property
    @abstractmethod
    def revealing(self) -> frozenset[str]:
        """The kinds of events that reveal something hidden."""

    def seats(self, options: JsonMapping) -> int:
        """Return how many seats have a score: the players, and automated opponents if there are any."""
        return int(options["players"])

    # --- running the game ---

    @cached_property
    def build(self) -> Build[E]:
        """The build of the core in use."""
        return load_build(self.unit, self.sources)

    @cached_property
    def fields(self) -> type[E]:
        """The interpreted engine, whose fields Python code can read."""
        return self.sources()[0]

    def start(self, options: JsonMapping) -> E:
        """Return an engine set up for these options, waiting for its first shuffle."""
        engine = self.build.engine()
        self.options.start_engine(engine, options)
        return engine

    def built(self, fields: E) -> E:
        """Return the position in the build in use."""
        engine = self.build.engine()
        engine.from_bytes(fields.to_bytes())
        return engine

    def heuristic(self) -> Adviser:
        """Return the heuristic with its fitted weights, for positions of the build in use."""
        return self.build.heuristic()

    def search(self) -> "Search":
        """Return a new search tree for positions of the build in use."""
        build = self.build
        return build.search(build.engine(), build.engine(), build.engine(), build.heuristic())

    def solver(self) -> "Solver":
        """Return a new solver of two-player endgames, for positions of the build in use."""
        build = self.build
        ledger = build.ledger()
        solver = build.solver(build.engine(), build.layer(build.engine()), ledger)
        for _ in range(LAYERS - 1):
            solver = build.solver(build.engine(), solver, ledger)
        solver.clear()
        return solver

    # --- reading positions and events ---

    @abstractmethod
    def event(self, row: Sequence[int]) -> "Event":
        """Return the event of a row of the engine's log."""

    def reveals(self, event: "Event") -> bool:
        """Whether the event reveals something hidden to a seat or to all, so that no action before it can be taken back."""
        return event.to is not None or event.kind in self.revealing

    def scores(self, core: E) -> list[Score]:
        """Return the points of every seat, as if the game ended now."""
        return self.scores_with(figures_of(core))

    def scores_with(self, figures: Iterable[Sequence[int]]) -> list[Score]:
        """Build the scores from these figures."""
        rules = self.part_rules
        return [
            Score(seat, total, dict(zip(rules, parts, strict=True)), rules, place)
            for seat, (total, place, *parts) in enumerate(figures)
        ]

    def tally(self, core: E) -> list[str]:  # noqa: ARG002
        """Return things worth counting at the end of a game, such as the heroes taken."""
        return []

    def is_last_secret(self, core: E) -> bool:  # noqa: ARG002
        """Whether two seats are about to decide in secret for the last time, with nothing hidden or random after it."""
        return False

    # --- for speed only: share between viewers what is the same for them ---

    def describe_own(self, core: E, fields: E, viewer: int) -> JsonMapping | None:  # noqa: ARG002
        """Return a seat's own entry of `describe` if its view differs from a spectator's in nothing else; otherwise None.

        `fields` is the spectator's view; `core` has no blanks, so read only what belongs to the seat from it.
        """
        return None

    def asks_openly(self, fields: E) -> bool:  # noqa: ARG002
        """Whether the current decision can be described from a spectator's view."""
        return self.all_see_alike


def figures_of(core: Board) -> list[Sequence[int]]:
    """Return every seat's points as if the game ended now, its place and the parts of its points."""
    return [(core.points_of(seat), core.place_of(seat), *core.score_parts(seat)) for seat in range(core.seat_count())]
