"""A hint is a strong choice with its chance and true reasons, from what its seat sees, and always the same."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

import dvergar
from dvergar.api.narrator import narrator_for
from dvergar.api.play import Game, Position, View
from dvergar.api.reasons import LEAST, MOST, Reason, Trait, reasons_for
from dvergar.bots.base import UNBOUND, Budget
from dvergar.bots.hints import BUDGET, CLOSE, Hint, hint_for
from dvergar.bots.search import SearchBot
from dvergar.i18n import LANGUAGES, catalogue
from dvergar.ui.kit.hint_text import said_hint
from tests.runs import thorough
from tests.tables import every_table, named, quick_tables, walk
from tests.ui.web.scenes import DWARF, NIDAVELLIR, Scene

TABLES = every_table()
BRIEF = Budget(simulations=60)
SCENES = [pytest.param(scene, id=f"{scene.game}-{scene.name}") for scene in (*NIDAVELLIR, *DWARF)]


def positions_of(table: Game, seed: int, every: int) -> Iterator[Position]:
    """Yield some positions of a random game."""
    for number, position in enumerate(walk(table, seed)):
        if number % every == 0:
            yield position


def in_words(hint: Hint, view: View, language: str = "en") -> str:
    """Return the whole text of a hint."""
    decision, tell = view.decision(), narrator_for(view.game, catalogue(language))
    said = said_hint(tell, decision.kind, decision.choices, json.loads(json.dumps(hint.to_dict())))
    return " ".join((said.choice, said.following, *said.reasons, said.note))


@pytest.mark.parametrize("table", quick_tables(), ids=named)
def test_a_hint_is_the_choice_of_the_search_with_its_chances(table: Game) -> None:
    for position in positions_of(table, 4, 11):
        view = position.view(position.to_act[0])
        hint, thought = hint_for(view, BRIEF), SearchBot().think(view, view.decision(), BRIEF)
        assert hint.words == thought.words
        assert hint.simulations == sum(thought.tries.values())
        if hint.following is None:
            continue
        assert hint.chance is not None
        assert abs(hint.chance - thought.worths[hint.words]) <= 1
        assert hint.following != hint.words
        assert thought.tries[hint.following] == max(n for words, n in thought.tries.items() if words != hint.words)
        assert hint.close == (thought.worths[hint.words] - thought.worths[hint.following] < CLOSE)
        assert len(hint.reasons) <= MOST


@pytest.mark.parametrize("step", [18, thorough(9)])
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_hint_is_the_same_whatever_is_hidden(table: Game, step: int) -> None:
    rng, changed = random.Random(3), 0
    for position in positions_of(table, 5, step):
        seat = rng.choice(position.to_act)
        other = table.imagine(position.view(seat), rng)
        changed += other.to_bytes() != position.to_bytes()
        hints = [json.dumps(hint_for(one.view(seat), BRIEF).to_dict()) for one in (position, other)]
        assert hints[0] == hints[1]
    assert changed > 0


@pytest.mark.parametrize("table", TABLES[::3], ids=named)
def test_the_same_view_and_simulations_give_the_same_hint_even_from_the_views_dict(table: Game) -> None:
    for position in positions_of(table, 6, 17):
        view = position.view(position.to_act[0])
        again = table.view(json.loads(view.to_json()), view.seat)
        assert hint_for(again, BRIEF) == hint_for(view, BRIEF) == hint_for(view, BRIEF)


@pytest.mark.parametrize("scene", SCENES)
def test_every_kind_of_decision_has_a_hint_in_three_languages(scene: Scene) -> None:
    view = scene.position().view(0)
    hint = hint_for(view, BRIEF)
    for language in LANGUAGES:
        said = in_words(hint, view, language)
        assert f"{hint.chance}" in said
        assert "hint-" not in said


@pytest.mark.parametrize("table", quick_tables(), ids=named)
def test_every_reason_has_a_text(table: Game) -> None:
    tell = {language: narrator_for(table, catalogue(language)) for language in LANGUAGES}
    for position in positions_of(table, 8, 7):
        view = position.view(position.to_act[0])
        traits = table.rules.presentation.traits_of(view.core, view.fields, view.seat, view.decision().choices)
        assert [*traits] == view.decision().words
        for trait in (trait for told in traits.values() for trait in told):
            json.dumps(trait.args)
            for key in filter(None, (trait.key, trait.otherwise)):
                assert all(len(teller.named(key, trait.args)) > 5 for teller in tell.values())


def trait(weight: float, name: str = "points") -> Trait:
    return Trait(name, weight, f"for {name}", {"points": weight}, f"against {name}" if weight < 0 else "")


def test_only_advantages_of_the_choice_are_reasons() -> None:
    assert reasons_for([trait(9)], [trait(4)], []) == [Reason("for points", {"points": 9})]
    assert reasons_for([trait(4)], [trait(9)], [[trait(0)]]) == []
    assert reasons_for([], [trait(-3)], []) == [Reason("against points", {"points": -3})]
    assert reasons_for([trait(-3)], [], []) == []
    assert reasons_for([trait(2)], [trait(2 - LEAST)], []) == []
    assert reasons_for([trait(2)], [trait(2)], [[trait(2)], []]) == [Reason("for points", {"points": 2})], "the others have less"
    assert reasons_for([trait(2)], None, [[trait(2)]]) == []
    best = [trait(1, "a"), trait(5, "b"), trait(3, "c")]
    assert [reason.key for reason in reasons_for(best, [], [])] == ["for b", "for c"], "the strongest first"


@pytest.mark.parametrize("game", dvergar.known_games())
def test_a_reason_with_a_figure_is_true_of_the_choice(game: str) -> None:
    heard = set()
    for seed in range(4):
        for position in positions_of(dvergar.game(game, players=3), seed, 4):
            view = position.view(position.to_act[0])
            hint = hint_for(view, BRIEF)
            effects = {choice.words: choice.effects for choice in view.decision().choices}
            best = effects[hint.words]
            for reason in hint.reasons:
                heard.add(reason.key)
                if reason.key == "hint-points" and "gets" not in best:
                    assert best["points"] == reason.args["points"]
                if reason.key == "hint-line":
                    assert best["hero"]
                if reason.key == "hint-gains":
                    assert reason.args["gains"] == best.get("together", best.get("gains"))
                if reason.key == "hint-short":
                    assert hint.following
                    assert effects[hint.following]["short"] == reason.args["goods"]
    assert len(heard) > 4


def test_a_hint_says_so_if_there_is_only_one_choice() -> None:
    positions = walk(dvergar.game("nidavellir", players=3), 1)
    views = (position.view(position.to_act[0]) for position in positions)
    view = next(view for view in views if len(view.decision().codes) == 1)
    hint = hint_for(view, BRIEF)
    assert (hint.words, hint.chance, hint.following, hint.reasons) == (view.decision().words[0], None, None, ())
    assert "no other choice" in in_words(hint, view)


def test_without_a_reason_the_chance_is_the_reason() -> None:
    view = NIDAVELLIR[0].position().view(0)
    silent = hint_for(view, BRIEF)._replace(reasons=())
    assert "wins most often" in in_words(silent, view)


def test_a_hint_has_a_budget_with_a_cap_in_time() -> None:
    assert BUDGET.simulations
    assert BUDGET.seconds
    assert UNBOUND != BUDGET


ELSEWHERE = """
import json, sys, dvergar
from dvergar.bots.hints import hint_for
from dvergar.bots.base import Budget
game, options, seat, data = json.load(sys.stdin)
view = dvergar.game(game, **options).view(data, seat)
print(json.dumps(hint_for(view, Budget(simulations=12)).to_dict()))
"""


@pytest.mark.parametrize("game", dvergar.known_games())
def test_the_interpreted_core_gives_the_same_hint_and_says_that_it_is_interpreted(game: str) -> None:
    table = dvergar.game(game, players=2)
    position = table.start(seed=4)
    view = position.view(position.to_act[0])
    question = json.dumps([game, table.options, view.seat, view.to_dict()])
    environment = {**os.environ, "DVERGAR_CORE": "interpreted"}
    command = [sys.executable, "-c", ELSEWHERE]
    done = subprocess.run(command, input=question, capture_output=True, text=True, check=True, env=environment)
    there, here = json.loads(done.stdout), hint_for(view, Budget(simulations=12))
    assert there == {**here.to_dict(), "interpreted": True}
    assert "interpreted" in in_words(here._replace(interpreted=True), view)
