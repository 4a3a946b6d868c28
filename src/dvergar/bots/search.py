"""The search bot: it simulates many games from what its seat sees, and takes the action that does best.

The search itself runs in the core without the interpreter's lock (`core/search/`). Several trees grow independently, each with a
fixed part of the simulations and its own random numbers, and are added up in a fixed order: the answer for a budget in
simulations is the same for any number of threads.
"""

import threading
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from dvergar.api.bot_settings import SearchStyle
from dvergar.api.errors import BadOption, shown
from dvergar.api.play import Decision, Game, View
from dvergar.api.protocol import GameRules
from dvergar.bots.base import Bot, Budget, Thought
from dvergar.bots.endgame import CLOSE, Bids, TooHard, found_by, reckoned
from dvergar.bots.search_result import SearchResult, merged
from dvergar.core.board import Board
from dvergar.core.constants import DECOUPLED, REGRETS
from dvergar.core.rng import Rng

if TYPE_CHECKING:
    from dvergar.core.search.search import Search
    from dvergar.core.search.solver import Solver

SIMULATIONS = 1000
"""Simulations per decision if the name and the budget set none."""
MOST_SIMULATIONS = 1_000_000
NODES = 800
"""Positions that the exact solver may visit for each simulation of the budget."""
SLICE = 32
"""Simulations of a tree between two looks at the clock; an interpreted core makes only one, since each takes long."""


class SearchBot(Bot):
    """Takes the action that was tried most often, because it did best. Its reasons are chances to win, in per cent."""

    def __init__(
        self, seed: int = 0, simulations: int = SIMULATIONS, *, threads: int = 1, style: SearchStyle | None = None
    ) -> None:
        super().__init__(seed)
        self.name = f"search:{simulations}"
        self.simulations = simulations
        self.threads = threads
        self._style = style
        self._trees: dict[str, list[Search]] = {}
        self._solvers: dict[str, Solver] = {}
        self._stopped = False
        self._slice = SLICE
        self.searching = False
        """Whether a search is running that can be stopped."""

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        """Return the best action and, for each that was tried, its chance to win and how often it was tried."""
        found = self.search(view, decision, budget)
        code = self._chosen(view, decision, found)
        words = dict(zip(decision.codes, decision.words, strict=True))
        tried = [row for row in found.rows if row.tries]
        return Thought(
            code,
            words[code],
            {words[row.code]: round(100 * row.chance, 3) for row in tried},
            "chance",
            {words[row.code]: row.tries for row in tried},
        )

    def choose(self, view: View, decision: Decision, budget: Budget) -> int:
        """Return only the code."""
        return self._chosen(view, decision, self.search(view, decision, budget))

    def mixture(self, view: View, decision: Decision, budget: Budget) -> dict[int, float]:
        """Return the weights from which it draws, or only the code."""
        found = self.search(view, decision, budget)
        return (found.mixed and found.parts()) or {self._chosen(view, decision, found): 1.0}

    def stop(self) -> None:
        """Answer with what has been found so far."""
        self._stopped = True
        for trees in self._trees.values():
            for tree in trees:
                tree.stop()
        for solver in self._solvers.values():
            solver.stop()

    def style(self, game: Game) -> SearchStyle:
        """Return how the game is searched."""
        return self._style or game.rules.bot_settings.search_style(game.players)

    def search(self, view: View, decision: Decision, budget: Budget) -> SearchResult:
        """Return what the search found about the legal actions; nothing if there is no choice, or no time at all."""
        if len(decision.codes) == 1:
            return SearchResult()
        self._stopped = False
        self._slice = 1 if view.game.rules.build.is_interpreted else SLICE
        simulations = self.simulations if budget.simulations is None else budget.simulations
        if budget.seconds is not None and budget.seconds <= 0:
            return SearchResult()
        until = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self.searching = True
        try:
            return self._reckoned(view, simulations, budget.seconds) or self._simulated(view, simulations, until)
        finally:
            self.searching = False

    def _reckoned(self, view: View, simulations: int, seconds: float | None) -> SearchResult | None:
        """Solve the last bids of a two-player game exactly; this may take half of a time limit.

        Return None if the position is not of this kind, is too hard, or is lost: then the opponent's possible mistakes matter,
        and simulations judge those better.
        """
        rules = view.game.rules
        if not rules.is_last_secret(view.core) or (seconds is not None and rules.build.is_interpreted):
            return None
        root = view.core.clone()
        root.open_secrets(*self.chances(view))
        until = None if seconds is None else time.perf_counter() + seconds / 2
        bids = Bids(root, rules, self.solver(rules), NODES * simulations, until)
        try:
            result = reckoned(bids)
        except TooHard:
            return None
        return SearchResult(found_by(bids, result, view.seat), mixed=True) if result.values[view.seat] > CLOSE else None

    def _simulated(self, view: View, simulations: int, until: float | None) -> SearchResult:
        """Run a number of simulations, or as many as there is time for."""
        trees, style = self._planted(view), self.style(view.game)
        parts = [simulations // len(trees) + (number < simulations % len(trees)) for number in range(len(trees))]
        self._grow([*zip(trees, parts, strict=True)], until)
        mixing = style.mixing if view.core.is_sealed() else DECOUPLED
        return SearchResult(merged(trees, mixed=mixing == REGRETS), mixed=mixing != DECOUPLED)

    def _planted(self, view: View) -> "list[Search]":
        """Return the trees of the game, reset for a view."""
        rules = view.game.rules
        style = self.style(view.game)
        if rules.name not in self._trees:
            self._trees[rules.name] = [rules.search() for _ in range(style.trees)]
        trees = self._trees[rules.name]
        stream = Rng(*self.chances(view))
        for tree in trees:
            tree.tune(style.horizon, style.heat, style.mixing, style.explore, style.doubt, style.jitter, style.tremble)
            tree.plant(view.core, view.seat, _word(stream), _word(stream))
        return trees

    def solver(self, rules: GameRules[Board]) -> "Solver":
        """Return the solver of the game."""
        if rules.name not in self._solvers:
            self._solvers[rules.name] = rules.solver()
        return self._solvers[rules.name]

    def _grow(self, shares: "Sequence[tuple[Search, int]]", until: float | None) -> None:
        """Grow all trees, on the requested number of threads."""
        threads = min(self.threads, len(shares))
        helpers = [
            threading.Thread(target=self._grow_some, args=(shares[number::threads], until)) for number in range(1, threads)
        ]
        for helper in helpers:
            helper.start()
        self._grow_some(shares[::threads], until)
        for helper in helpers:
            helper.join()

    def _grow_some(self, shares: "Sequence[tuple[Search, int]]", until: float | None) -> None:
        """Grow some trees: one after the other, or in turns if time is short; each always grows a little."""
        if until is None:
            for tree, part in shares:
                if not self._stopped:
                    tree.grow(part)
            return
        grown = 0
        while grown < shares[0][1] and not self._stopped and (not grown or time.perf_counter() < until):
            for tree, part in shares:
                tree.grow(max(0, min(self._slice, part - grown)))
            grown += self._slice

    def _chosen(self, view: View, decision: Decision, found: SearchResult) -> int:
        """Return the best action, or one drawn from a mixed strategy; if nothing was found, the heuristic decides."""
        if len(decision.codes) == 1:
            return decision.codes[0]
        if not any(row.weight for row in found.rows):
            return view.game.rules.heuristic().choose(view.core, view.seat, *self.chances(view))
        return found.code_at(Rng(*self.chances(view)).roll(1 << 30) / (1 << 30))


def named(name: str, seed: int) -> SearchBot:
    """Create the bot for `search` or `search:SIMULATIONS`."""
    _, colon, count = name.partition(":")
    if not colon:
        return SearchBot(seed)
    if not count.isdecimal() or not 0 < int(count) <= MOST_SIMULATIONS:
        raise BadOption("error-simulations", given=shown(count), most=MOST_SIMULATIONS)
    return SearchBot(seed, int(count))


def _word(stream: Rng) -> int:
    """Return 64 random bits."""
    return stream.roll(1 << 16) << 48 | stream.roll(1 << 16) << 32 | stream.roll(1 << 16) << 16 | stream.roll(1 << 16)
