"""Whole games by people, bots and stand-ins in any mix, with everything that can happen at a table, to the end."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dvergar.api.event import Event
from dvergar.api.play import Game
from dvergar.api.record import Record
from dvergar.i18n import LANGUAGES
from dvergar.table.entries import Bid, Undone
from dvergar.table.settings import Settings
from tests.table.sitting import Sitting, dumped, random_runs
from tests.tables import every_count, every_table, named

TABLES = every_table()
SEEDS = st.integers(0, 10**9)
SOME = settings(max_examples=12)


def replayed(record: Record) -> list[Event]:
    """Return all events of a recorded game."""
    position = record.first()
    events = [*position.opening]
    for seat, words in record.actions:
        events += position.play(seat, words)
    return events


@pytest.mark.parametrize("game", TABLES, ids=named)
def test_every_game_ends_and_its_record_proves_the_deal(game: Game) -> None:
    rng = random.Random(named(game))
    *_, sitting = random_runs(game, rng.randrange(10**6), Settings(autoplay=rng.random() < 0.5))
    table = sitting.table
    record = Record.load(table.record().to_json())
    assert record.verify().scores() == table.begun().position.scores()
    assert record.data["commitment"] == table.commitment
    assert record.data["nonces"] == [chair.nonce for chair in table.chairs]
    stands = [line.event for line in table.log.lines if not line.undone and not line.event.kind.startswith("table-")]
    assert stands == replayed(record)


@SOME
@given(st.sampled_from(TABLES), SEEDS)
def test_whatever_happens_the_table_stays_consistent(game: Game, seed: int) -> None:
    for sitting in random_runs(game, seed):
        table = sitting.table
        if isinstance(sitting.entries[-1], Undone):
            assert table.begun().owing == [sitting.entries[-1].seat]
            assert len(table.begun().position.record().actions) == len(table.begun().played)
        for viewer in sitting.viewers:
            told = sitting.message_to(viewer)
            assert [line["number"] for line in told["log"]] == [*range(1, told["number"] + 1)]
            assert set(told["undone"]) <= {line["number"] for line in told["log"]}
            later = sitting.message_to(viewer, since=told["number"] // 2)
            assert later["log"] == told["log"][told["number"] // 2 :]
        if len(table.log.lines) > 150:
            break


@pytest.mark.parametrize("game", every_count(), ids=named)
def test_after_a_restart_every_viewer_is_sent_the_same_bytes(game: Game) -> None:
    rng = random.Random(named(game))
    settings = rng.choice([Settings(), Settings(clock=20.0), Settings(autoplay=False)])
    moments = set(rng.sample(range(150), 6))
    for number, sitting in enumerate(random_runs(game, rng.randrange(10**6), settings)):
        if number in moments or sitting.table.phase == "over":
            _expect_the_same_after_a_restart(sitting)


def _expect_the_same_after_a_restart(sitting: Sitting) -> None:
    table = sitting.again()
    for viewer in sitting.viewers:
        for language in LANGUAGES:
            mine = dumped(sitting.table, viewer, 0, language, sitting.now)
            assert dumped(table, viewer, 0, language, sitting.now) == mine
    assert table.owed(sitting.now) == sitting.table.owed(sitting.now)
    assert table.expires() == sitting.table.expires()


@SOME
@given(st.sampled_from([game for game in TABLES if game.name == "nidavellir"]), SEEDS)
def test_others_see_only_that_a_bid_is_in_and_nothing_of_a_changed_one(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for sitting in random_runs(game, seed, people=game.players):
        moves = sitting.table.begun()
        if sitting.table.phase == "over" or len(sitting.table.log.lines) > 150:
            break
        bidders = [seat for seat in moves.bids if sitting.table.chairs[seat].played_by_human]
        if not bidders:
            continue
        seat = rng.choice(bidders)
        others = [viewer for viewer in sitting.viewers if viewer != seat]
        before, id_before = [sitting.message_to(viewer) for viewer in others], sitting.table.decision_id()
        entries = sitting.table.act(seat, id_before, rng.choice(moves.position.legal(seat)), "player", sitting.now)
        assert all(isinstance(entry, Bid) for entry in entries)
        sitting.keep(entries)
        assert [sitting.message_to(viewer) for viewer in others] == before
        assert sitting.table.decision_id() == id_before
