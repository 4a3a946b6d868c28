"""Levels have the same names everywhere, each with its own method, budget and rate of mistakes."""

import random
import re
from itertools import pairwise

import pytest

import dvergar
from dvergar.api.bot_settings import Level
from dvergar.api.play import Decision, View
from dvergar.api.registry import levels_of
from dvergar.bots import levels
from dvergar.bots.base import LEVEL_NAMES, UNBOUND, Bot, Budget, Thought
from dvergar.bots.levels import LevelBot, patience, weaker_at, weaker_here
from dvergar.bots.registry import is_bot, make_bot
from tests.places import ROOT
from tests.tables import walk

GAMES = dvergar.known_games()


def asked(game: str, seed: int = 3, least: int = 3) -> list[View]:
    """Return views of seats that have a choice."""
    table = dvergar.game(game, players=2)
    views = [position.view(position.to_act[0]) for position in walk(table, seed)]
    return [view for view in views if len(view.decision().codes) >= least]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_levels_and_each_answers(game: str) -> None:
    assert tuple(levels_of(game)) == LEVEL_NAMES
    view = asked(game)[0]
    for name in LEVEL_NAMES:
        seated = make_bot(name, 5)
        assert is_bot(name)
        thought = seated.think(view, view.decision(), UNBOUND)
        assert thought.words in view.decision().words
        assert thought == make_bot(name, 5).think(view, view.decision(), UNBOUND)
        assert seated.choose(view, view.decision(), UNBOUND) == thought.code
        seated.stop()
        seated.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_level_makes_mistakes_as_often_as_its_table_says(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels_of(game), "guest", Level("thumb", slips=40))
    views = [view for seed in range(12) for view in asked(game, seed)]
    slipped = sum(not make_bot("guest", 7).think(view, view.decision(), UNBOUND).worths for view in views)
    assert len(views) > 400
    assert 0.33 < slipped / len(views) < 0.47
    monkeypatch.setitem(levels_of(game), "guest", Level("thumb"))
    assert all(make_bot("guest", 7).think(view, view.decision(), UNBOUND).worths for view in views[:40])


class Noting(Bot):
    """Remembers its budget."""

    name = "noting"
    budgets: list[Budget] = []  # noqa: RUF012

    def think(self, view: View, decision: Decision, budget: Budget) -> Thought:
        self.budgets.append(budget)
        return Thought(decision.codes[0], decision.words[0], {})


def test_a_level_has_its_own_simulations_and_under_a_time_limit_at_most_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.FAMILIES, "search", Noting)
    monkeypatch.setitem(levels_of("dwarf"), "king", Level("search", 77))
    view = asked("dwarf")[0]
    Noting.budgets.clear()
    for given in (UNBOUND, Budget(5, 10.0), Budget(None, 0.25)):
        LevelBot("king", 1).choose(view, view.decision(), given)
    assert Noting.budgets == [Budget(77, None), Budget(77, 1.0), Budget(77, 0.25)]


def test_levels_that_search_are_weaker_on_an_interpreted_core_and_have_a_clock_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seats = dvergar.game("dwarf", players=3), [None, make_bot("king"), make_bot("thumb")]
    searching = [name for name in LEVEL_NAMES if levels_of("dwarf")[name].simulations]
    assert "king" in searching
    monkeypatch.setattr(table.rules, "build", table.rules.build._replace(name="compiled"))
    assert (weaker_here(table), weaker_at(table, seats), patience(table, UNBOUND)) == ([], [], UNBOUND)
    monkeypatch.setattr(table.rules, "build", table.rules.build._replace(name="interpreted"))
    assert (weaker_here(table), weaker_at(table, seats)) == (searching, ["king"])
    assert patience(table, UNBOUND) == Budget(None, levels.SECONDS)
    assert patience(table, Budget(None, 3.0)) == Budget(None, 3.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_level_answers_the_same_whatever_is_hidden(game: str) -> None:
    rng = random.Random(1)
    table = dvergar.game(game, players=3)
    for number, position in enumerate(walk(table, 2)):
        if number % 9 == 0:
            seat = rng.choice(position.to_act)
            other = table.imagine(position.view(seat), rng)
            for name in ("guest", "master"):
                answers = [
                    make_bot(name, 4).think(each.view(seat), each.view(seat).decision(), UNBOUND) for each in (position, other)
                ]
                assert answers[0] == answers[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_clearly_stronger_than_the_one_below(game: str) -> None:
    ratings = [0, *(level.elo for level in levels_of(game).values())]
    assert all(upper - lower >= 80 for lower, upper in pairwise(ratings)), ratings


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_levels_has_the_elo_that_the_ladder_measured(game: str) -> None:
    page = (ROOT / "docs" / "measurements" / f"ladder-{game}.md").read_text(encoding="utf-8")
    two_players = page.partition("## Two players")[2].partition("\n## ")[0]
    for name, level in levels_of(game).items():
        assert re.search(rf"^\| {name} \|.*\| {level.elo} \|", two_players, re.MULTILINE), name
