"""Entries are read back as they were written, and nothing else is accepted as an entry."""

import dataclasses
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dvergar
from dvergar.api.errors import BadOption, BadRecord
from dvergar.table.entries import (
    DRIVERS,
    OPTIONAL,
    Acted,
    Began,
    Bid,
    Driven,
    Entry,
    Offered,
    Opened,
    Sat,
    Stood,
    TakenOver,
    Undone,
    entry_of,
)
from dvergar.table.seats import Chair
from dvergar.table.settings import LONGEST_CLOCK, Settings
from dvergar.table.table import Table
from tests.table.sitting import Sitting

AT = st.floats(0, 1e10)
SEAT = st.integers(0, 4)
TEXT = st.text(max_size=30)
BY = st.sampled_from(DRIVERS)
NUMBER = st.integers(-(1 << 63), (1 << 64) - 1)
PLAIN = st.dictionaries(TEXT, st.one_of(st.booleans(), NUMBER, TEXT, st.none(), st.lists(TEXT, max_size=3)), max_size=4)
ENTRIES = st.one_of(
    st.builds(
        Opened, AT, TEXT, TEXT, PLAIN, TEXT, st.lists(PLAIN, max_size=3), PLAIN, st.none() | PLAIN, st.none() | st.just([])
    ),
    st.builds(Sat, AT, SEAT, TEXT, TEXT),
    st.builds(Stood, AT, SEAT),
    st.builds(Began, AT),
    st.builds(Acted, AT, SEAT, TEXT, BY, TEXT),
    st.builds(Bid, AT, SEAT, TEXT, BY, TEXT),
    st.builds(Undone, AT, SEAT, st.integers(1, 999), TEXT),
    st.builds(Driven, AT, SEAT, TEXT, st.booleans()),
    st.builds(Offered, AT, SEAT, st.booleans()),
    st.builds(TakenOver, AT, SEAT, TEXT, st.booleans()),
)


@given(ENTRIES)
def test_an_entry_is_read_back_as_it_was_written(entry: Entry) -> None:
    assert entry_of(entry.to_json()) == entry


@given(ENTRIES, st.data())
def test_a_field_that_is_missing_unknown_or_of_the_wrong_type_is_refused(entry: Entry, data: st.DataObject) -> None:
    stored = json.loads(entry.to_json())
    name = data.draw(st.sampled_from([field.name for field in dataclasses.fields(entry) if field.name not in OPTIONAL]))
    other = 7 if isinstance(stored[name], str) else "seven"
    rest = {key: value for key, value in stored.items() if key != name}
    wrong = 1 if isinstance(stored[name], bool) else True
    for broken in (rest, {**rest, name: wrong}, {**rest, name: other}, {**stored, "more": 1}):
        with pytest.raises(BadRecord):
            entry_of(json.dumps(broken))


def test_an_action_may_carry_its_request_id() -> None:
    stored = {"kind": "bid", "at": 1.0, "seat": 0, "words": "bid 5 4 3", "by": "player"}
    assert entry_of(json.dumps(stored)) == Bid(1.0, 0, "bid 5 4 3", "player", request="")
    assert json.loads(Bid(1.0, 0, "bid 5 4 3", "player").to_json()) == stored
    assert entry_of(json.dumps({**stored, "request": "r1"})) == Bid(1.0, 0, "bid 5 4 3", "player", request="r1")
    for other in (7, None):
        with pytest.raises(BadRecord):
            entry_of(json.dumps({**stored, "request": other}))


@pytest.mark.parametrize("text", ["", "{}", "[]", "7", '{"kind":"token","at":1}', '{"kind":["sat"]}', "[" * 5000, "nan"])
def test_anything_but_an_entry_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        entry_of(text)


@pytest.mark.parametrize("by", ["somebody", "", "Player"])
def test_an_action_has_one_of_four_drivers(by: str) -> None:
    with pytest.raises(BadRecord, match="by"):
        entry_of(Acted(1.0, 0, "take hunter", by).to_json())


def test_time_is_a_finite_number() -> None:
    with pytest.raises(BadRecord, match="at"):
        entry_of(Began(float("inf")).to_json())


# A table is rebuilt from its entries, or clearly refused


def opened(**changes: object) -> Opened:
    _, entries = Table.open(dvergar.game("dwarf", players=2), [Chair(0), Chair(1)], Settings(), 0.0, secret=bytes(32))
    assert isinstance(entries[0], Opened)
    return dataclasses.replace(entries[0], **changes)  # type: ignore[arg-type]


def test_other_rules_are_refused() -> None:
    with pytest.raises(BadRecord, match="played with version 0 of the rules") as refused:
        Table.again([opened(rules="0")])
    assert refused.value.key == "record-version"


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"options": {"players": 99}},
        {"options": {}},
        {"secret": "00"},
        {"chairs": []},
        {"chairs": [{"name": "", "kind": "king", "mind": "", "nonce": ""}] * 2},
        {"chairs": [{"name": 7}] * 2},
        {"chairs": [{"crown": ""}] * 2},
        {"chairs": ["Ada", "Bo"]},
        {"actions": [[0]]},
        {"actions": ["worker 1"]},
        {"settings": {"clock": -1}},
        {"settings": {"speed": 1}},
    ],
)
def test_a_damaged_opening_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        Table.again([opened(**changes)])


@pytest.mark.parametrize(
    "entry",
    [
        Acted(1.0, 0, "take hunter", "player"),
        Acted(1.0, 9, "worker 1", "player"),
        Acted(1.0, 0, "worker 99", "player"),
        Bid(1.0, 0, "worker 1", "player"),
        Undone(1.0, 0, 1),
        Undone(1.0, 0, 0),
        Sat(1.0, 1, "late", ""),
        Stood(1.0, 5),
        Driven(1.0, -1, "thumb"),
        opened(),
    ],
)
def test_an_entry_that_cannot_be_applied_is_refused(entry: Entry) -> None:
    sitting = Sitting(dvergar.game("dwarf", players=2), 2)
    with pytest.raises(BadRecord):
        Table.again([*sitting.entries, entry])


def test_without_entries_there_is_no_table() -> None:
    with pytest.raises(BadRecord):
        Table.again([])
    with pytest.raises(BadRecord):
        Table.again([Began(1.0)])


@pytest.mark.parametrize("clock", [0, -5, float("nan"), float("inf"), True, "30", LONGEST_CLOCK + 1])
def test_a_clock_has_a_sensible_time(clock: float) -> None:
    with pytest.raises(BadOption):
        Settings(clock=clock)


def test_the_other_settings_are_booleans() -> None:
    with pytest.raises(BadOption):
        Settings(autoplay=1)  # type: ignore[arg-type]
    assert Settings.of(Settings(clock=5).to_dict()) == Settings(clock=5)
