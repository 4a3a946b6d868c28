"""A bot sees a view and a decision and nothing else, answers with a legal action, and answers the same anywhere."""

import json
import os
import pickle
import random
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.api.errors import BadOption, BadPosition, BadRecord, IllegalAction
from dvergar.api.play import Game, Position, View
from dvergar.bots.base import UNBOUND, Bot, Budget, Report, Thought
from dvergar.bots.registry import known_bots, make_bot
from dvergar.i18n import LANGUAGES, catalogue
from tests.tables import every_count, every_table, named, walk

COUNTS = every_count()
TABLES = every_table()
SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=8)


def thought_of(seated: Bot, view: View) -> Thought:
    return seated.think(view, view.decision(), UNBOUND)


def permuted(position: Position, seat: int, rng: random.Random) -> Position:
    """Return another position that looks the same to the seat: hidden information is dealt anew."""
    return position.game.imagine(position.view(seat), rng)


@pytest.mark.parametrize("name", known_bots())
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_bot_plays_every_game_to_the_end_with_legal_actions_and_values_for_each(name: str, table: Game) -> None:
    seated, position = make_bot(name, 7), table.start(seed=3)
    while not position.over:
        view = position.view(position.to_act[0])
        decision = view.decision()
        thought = thought_of(seated, view)
        assert thought.code in decision.codes
        assert thought.words == decision.words[decision.codes.index(thought.code)]
        assert seated.choose(view, decision, UNBOUND) == thought.code
        if thought.worths:
            assert [*thought.worths] == decision.words
            assert thought.worths[thought.words] == max(thought.worths.values())
        position.play(view.seat, thought.words)
    seated.stop()
    seated.close()
    assert seated.reports == []


@pytest.mark.parametrize("name", known_bots())
@pytest.mark.parametrize("game", dvergar.known_games())
@FEW
@given(seed=SEEDS)
def test_a_bot_answers_the_same_whatever_is_hidden(name: str, game: str, seed: int) -> None:
    rng = random.Random(seed)
    table, seated, changed = rng.choice([table for table in TABLES if table.name == game]), make_bot(name, seed), 0
    for number, position in enumerate(walk(table, seed)):
        if number % 5:
            continue
        seat = rng.choice(position.to_act)
        other = permuted(position, seat, rng)
        changed += other.to_bytes() != position.to_bytes()
        assert thought_of(seated, other.view(seat)) == thought_of(seated, position.view(seat))
        assert thought_of(make_bot(name, seed), other.view(seat)) == thought_of(seated, position.view(seat))
    assert changed > 0


@pytest.mark.parametrize("name", known_bots())
@pytest.mark.parametrize("table", COUNTS, ids=named)
def test_a_bot_answers_the_same_from_the_views_dict(name: str, table: Game) -> None:
    for position in walk(table, 5):
        view = position.view(position.to_act[0])
        again = table.view(json.loads(view.to_json()), view.seat)
        assert thought_of(make_bot(name, 1), again) == thought_of(make_bot(name, 1), view)


ELSEWHERE = """
import json, sys, dvergar
from dvergar.bots.base import UNBOUND
from dvergar.bots.registry import make_bot
for line in sys.stdin:
    name, game, options, seat, data = json.loads(line)
    view = dvergar.game(game, **options).view(data, seat)
    print(json.dumps(make_bot(name, 9).think(view, view.decision(), UNBOUND)))
"""


@pytest.mark.parametrize("build", ["", "interpreted"])
def test_a_bot_answers_the_same_in_every_process_and_build(build: str) -> None:
    questions, answers = [], []
    for table in COUNTS:
        for name in known_bots():
            for position in walk(table, 2):
                view = position.view(position.to_act[0])
                if random.Random(view.to_bytes()).random() < 0.04:
                    questions.append(json.dumps([name, table.name, table.options, view.seat, view.to_dict()]))
                    answers.append(json.dumps(thought_of(make_bot(name, 9), view)))
    environment = {**os.environ, "DVERGAR_CORE": build}
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input="\n".join(questions),
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    assert done.stdout.splitlines() == answers


def test_random_draws_every_action_equally_often_and_differently_for_every_seed_and_seat() -> None:
    position = dvergar.game("nidavellir", players=2).start(seed=1)
    views = [position.view(0), position.view(1)]
    assert views[0].to_bytes() == views[1].to_bytes()
    drawn = [[thought_of(make_bot("random", seed), view).code for seed in range(3000)] for view in views]
    assert drawn[0] != drawn[1]
    counts = Counter(drawn[0])
    assert len(counts) == len(views[0].decision().codes) == 60
    assert sum((count - 50) ** 2 / 50 for count in counts.values()) < 59 + 6 * (2 * 59) ** 0.5


@pytest.mark.parametrize("game", dvergar.known_games())
def test_the_heuristic_comes_from_the_build_in_use_and_every_weight_has_a_name(game: str) -> None:
    rules = dvergar.game(game, players=2).rules
    assert type(rules.heuristic()) is rules.build.heuristic
    assert {made.__module__ for made in (rules.build.engine, rules.build.heuristic)} == {
        rules.unit.module
    } or rules.build.is_interpreted
    weights = rules.weights
    assert len(weights.WEIGHT_NAMES) == len(weights.WEIGHTS_FITTED) == len(weights.WEIGHTS_GUESSED)


def test_an_unknown_bot_is_refused() -> None:
    for name in ("oracle", "", "me", "RandomBot", "exec:", "exec:'", "exec:/nowhere/at/all", "x" * 999):
        with pytest.raises(BadOption):
            make_bot(name)
    with pytest.raises(BadOption, match="random, thumb, search or exec:PROGRAM"):
        make_bot("oracle")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_at_the_table(language: str) -> None:
    for name in known_bots():
        assert make_bot(name).name == name
        assert "Blue" in catalogue(language).say(f"seat-{name}", name="Blue")


def test_a_budget_is_unlimited_by_default() -> None:
    assert Budget() == UNBOUND == (None, None)
    assert Budget(simulations=100).seconds is None


def test_reports_and_errors_can_be_sent_to_another_process() -> None:
    errors = [
        IllegalAction("N4.1", "illegal-coin-not-there", coin=5),
        BadPosition("seats", "position-table"),
        BadRecord("record-action", action=4, rule="N4.1"),
        BadOption("error-mind", mind="x", minds="y"),
    ]
    for error in errors:
        report = Report("illegal", "mybot", "bid 0 2 3", {"answer": "bid 9 9 9"}, error)
        again = pickle.loads(pickle.dumps(report))
        assert type(again.reason) is type(error)
        for language in LANGUAGES:
            assert again.text(language) == report.text(language)
            assert error.text(language) in report.text(language)
        assert vars(again.reason) == vars(error)
