"""Sealed bids: kept until all are in, changeable until then, revealed together (N4.2)."""

import itertools
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.api.errors import WrongSeat
from dvergar.api.play import Position
from dvergar.table.entries import Bid, entry_of
from dvergar.table.refusals import Refused
from dvergar.table.settings import Settings
from dvergar.table.table import Table
from tests.table.sitting import Sitting

FIVE = dvergar.game("nidavellir", players=5)
BIDS = ("bid 5 4 3", "bid 0 2 5", "bid 3 4 2", "bid 2 0 5", "bid 4 5 0")


def position_of(sitting: Sitting) -> Position:
    assert sitting.table.position is not None
    return sitting.table.position


@pytest.mark.rule("N4.1", "N4.2")
def test_bids_wait_outside_the_position_until_all_are_in() -> None:
    sitting = Sitting(FIVE, 5)
    asked, before = sitting.table.decision_id(), position_of(sitting).to_bytes()
    for seat in range(4):
        sitting.decide(seat, BIDS[seat])
        assert position_of(sitting).to_bytes() == before
        assert sitting.table.decision_id() == asked
        assert [chair["bid"] for chair in sitting.message_to(None)["chairs"]] == [other <= seat for other in range(5)]
    sitting.decide(4, BIDS[4])
    assert sitting.table.decision_id() != asked
    assert {chair["bid"] for chair in sitting.message_to(None)["chairs"]} == {None}
    assert [position_of(sitting).to_dict()["seats"][seat]["bid"] for seat in range(5)] == [bid[4:] for bid in BIDS]


@pytest.mark.rule("N4.2")
def test_every_order_of_arrival_with_changes_gives_one_result() -> None:
    results = set()
    for number, order in enumerate(itertools.permutations(range(5))):
        sitting, rng = Sitting(FIVE, 5), random.Random(number)
        for seat in order:
            for early in rng.sample(order, 2):
                if early in sitting.table.begun().bids:
                    sitting.decide(early, BIDS[early])
            if seat != order[-1]:
                sitting.decide(seat, rng.choice(position_of(sitting).legal(seat)))
            sitting.decide(seat, BIDS[seat])
        record = json.dumps(position_of(sitting).record().data["actions"])
        results.add((position_of(sitting).to_bytes(), record, json.dumps(sitting.message_to(None))))
    assert len(results) == 1


@pytest.mark.rule("N4.2")
def test_a_bid_can_be_changed_and_the_last_one_counts() -> None:
    sitting = Sitting(FIVE, 5)
    for words in ("bid 5 4 3", "bid 3 4 5", "bid 0 2 3"):
        sitting.decide(1, words)
        assert sitting.message_to(1)["bid"] == words
        assert sitting.message_to(1)["decision"] is not None
    for seat in (0, 2, 3, 4):
        sitting.decide(seat, BIDS[seat])
    assert position_of(sitting).to_dict()["seats"][1]["bid"] == "0 2 3"


def test_repeating_a_bid_sends_nothing_to_anybody() -> None:
    sitting = Sitting(FIVE, 5)
    sitting.decide(1, "bid 5 4 3")
    told = [sitting.message_to(viewer) for viewer in sitting.viewers]
    for words in ("bid 5 4 3", " bid  5 4 3"):
        sitting.decide(1, words)
        assert [sitting.message_to(viewer) for viewer in sitting.viewers] == told
        assert isinstance(sitting.entries[-1], Bid)
        assert sitting.entries[-1].words == "bid 5 4 3"


def test_a_bid_after_the_reveal_is_refused() -> None:
    sitting = Sitting(FIVE, 5)
    asked = sitting.table.decision_id()
    for seat in range(5):
        sitting.decide(seat, BIDS[seat])
    with pytest.raises(Refused) as refused:
        sitting.table.act(0, asked, "bid 2 0 3", "player", 5.0)
    assert refused.value.key == "table-stale-decision"


def test_the_reveal_is_one_message() -> None:
    sitting = Sitting(FIVE, 5)
    number = sitting.message_to(None)["number"]
    for seat in (3, 1, 4, 0):
        sitting.decide(seat, BIDS[seat])
        assert sitting.message_to(None)["number"] == number
    sitting.decide(2, BIDS[2])
    told = sitting.message_to(None, since=number)["log"]
    assert [line["seat"] for line in told if line["kind"] == "sealed"] == [0, 1, 2, 3, 4]
    assert sum(line["kind"] == "revealed" for line in told) == 5


def test_a_pending_bid_survives_a_restart() -> None:
    sitting = Sitting(FIVE, 5)
    sitting.decide(3, "bid 5 4 3")
    sitting.decide(3, "bid 5 4 0")
    table = sitting.again()
    assert table.begun().bids[3].words == "bid 5 4 0"
    assert table.owed(9.0) == []


@pytest.mark.rule("N8.12")
def test_the_owner_of_uline_does_not_bid_with_the_others() -> None:
    start = {"seats": [{"heroes": "uline"}, {}, {}]}
    sitting = Sitting(dvergar.game("nidavellir", players=3), 3, start=start)
    told = sitting.message_to(0)
    assert [chair["bid"] for chair in told["chairs"]] == [None, False, False]
    assert told["decision"] is None
    with pytest.raises(WrongSeat):
        sitting.decide(0, "bid 5 4 3")
    sitting.decide(1, "bid 5 4 3")
    sitting.decide(2, "bid 5 4 3")
    assert sitting.message_to(0)["decision"]["kind"] == "lay"


@settings(max_examples=30)
@given(st.integers(0, 10**9))
def test_a_bots_view_has_no_pending_bid(seed: int) -> None:
    sitting, rng = Sitting(FIVE, 4, seed=seed), random.Random(seed)
    views = {position_of(sitting).view(4).to_bytes()}
    for seat in rng.sample(range(4), 4):
        sitting.decide_by_chance(seat)
        views.add(position_of(sitting).view(4).to_bytes())
        assert [owed.seat for owed in sitting.table.owed(sitting.now)] == [4]
    assert len(views) == 1


def test_a_bot_bids_once() -> None:
    sitting = Sitting(FIVE, 4)
    sitting.decide(4, "bid 5 4 3", "bot")
    assert sitting.table.owed(9.0) == []
    with pytest.raises(Refused):
        sitting.decide(4, "bid 0 4 3", "bot")


def test_times_of_bids_are_stored_but_not_sent() -> None:
    sitting = Sitting(FIVE, 5, Settings(clock=60.0))
    told = []
    for at in (1010.0, 1055.0):
        table = Table.again([*map(entry_of, [entry.to_json() for entry in sitting.entries]), Bid(at, 2, "bid 5 4 3", "player")])
        for chair in table.chairs:
            table.came(chair.seat, at)
        sitting.table, sitting.now = table, 1056.0
        told.append([sitting.message_to(viewer) for viewer in sitting.viewers])
    assert told[0] == told[1]
