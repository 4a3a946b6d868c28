"""Storing, reading and removing: the same on both databases."""

import pytest

from dvergar.server.store import Conflict, Store, Summary
from dvergar.server.store.statements import ROWS
from tests.server.store.databases import SOON, begin, numbers, rows, summary


def test_a_new_store_is_empty(store: Store) -> None:
    assert store.rooms() == []
    assert store.entries("a") == []


def test_entries_are_read_in_their_order_even_after_a_restart(url: str) -> None:
    with Store.open(url) as store:
        store.append("a", 0, ["zero", "one"], summary()).result(SOON)
        store.append("a", 2, ["two"]).result(SOON)
        assert store.entries("a") == ["zero", "one", "two"]
    with Store.open(url) as store:
        assert store.entries("a") == ["zero", "one", "two"]
        assert store.rooms() == [summary()]
    assert numbers(url) == {"a": [0, 1, 2]}


@pytest.mark.parametrize("body", ["", "ß🪓 \u2028 '; DROP TABLE rooms; --", "x" * 1_000_000])
def test_any_text_is_read_back_unchanged(store: Store, body: str) -> None:
    store.append(body[:9], 0, [body], summary(body[:9], game=body[:99])).result(SOON)
    assert store.entries(body[:9]) == [body]
    assert store.rooms() == [summary(body[:9], game=body[:99])]


@pytest.mark.parametrize("count", [ROWS, ROWS + 1, 2 * ROWS + 7])
def test_more_entries_than_fit_in_a_statement_are_all_stored(store: Store, count: int) -> None:
    bodies = [f"entry {number}" for number in range(count)]
    store.append("a", 0, bodies, summary()).result(SOON)
    assert store.entries("a") == bodies


def test_a_future_is_done_only_when_others_see_the_entry(store: Store, url: str) -> None:
    for number in range(20):
        store.append("a", number, [str(number)], None if number else summary()).result(SOON)
        assert rows(url, "SELECT max(number) FROM entries") == [(number,)]


@pytest.mark.parametrize("first", [-1, 0, 1, 3, 2**70])
def test_a_used_or_premature_number_is_a_conflict_and_changes_nothing(store: Store, first: int) -> None:
    store.append("a", 0, ["zero", "one"], summary()).result(SOON)
    with pytest.raises(Conflict) as refused:
        store.append("a", first, ["other"], summary(phase="over")).result(SOON)
    assert refused.value.details == {"number": first, "next": 2}
    assert store.entries("a") == ["zero", "one"]
    assert store.rooms() == [summary()]


def test_a_room_begins_with_its_summary_and_with_number_0(store: Store) -> None:
    with pytest.raises(Conflict) as refused:
        store.append("a", 0, ["zero"]).result(SOON)
    assert refused.value.key == "store-no-room"
    with pytest.raises(Conflict):
        store.append("a", 1, ["one"], summary()).result(SOON)
    assert store.rooms() == []


def test_a_summary_is_updated_with_or_without_entries(store: Store) -> None:
    store.append("a", 0, ["zero"], summary(open=True)).result(SOON)
    store.append("a", 1, ["one"], summary(touched=9.25, phase="over")).result(SOON)
    assert store.rooms() == [summary(touched=9.25, phase="over")]
    store.append("a", 2, [], summary(touched=1e10 + 0.125)).result(SOON)
    assert store.rooms() == [summary(touched=1e10 + 0.125)]
    assert store.entries("a") == ["zero", "one"]


def test_a_summary_of_another_room_or_a_text_instead_of_a_list_raises(store: Store) -> None:
    with pytest.raises(ValueError, match="summary"):
        store.append("a", 0, ["zero"], summary("b"))
    with pytest.raises(ValueError, match="list"):
        store.append("a", 0, "zero", summary())


def test_rooms_are_listed_by_age_and_filtered_by_phase_and_openness(store: Store) -> None:
    made = [
        summary("x", created=3.0, phase="open", open=True),
        summary("y", created=1.0, phase="open"),
        summary("z", created=2.0, phase="over", open=True),
    ]
    for each in made:
        store.append(each.id, 0, [], each).result(SOON)

    def ids(found: list[Summary]) -> str:
        return "".join(each.id for each in found)

    assert ids(store.rooms()) == "yzx"
    assert ids(store.rooms(phase="open")) == "yx"
    assert ids(store.rooms(open=True)) == "zx"
    assert ids(store.rooms(phase="open", open=False)) == "y"


def test_a_removed_room_is_gone_with_its_entries_even_after_a_late_append(store: Store, url: str) -> None:
    store.append("a", 0, ["zero"], summary()).result(SOON)
    store.append("b", 0, ["other"], summary("b")).result(SOON)
    removed, late = store.remove("a"), store.append("a", 1, ["one"], summary())
    removed.result(SOON)
    with pytest.raises(Conflict):
        late.result(SOON)
    assert numbers(url) == {"b": [0]}
    assert [each.id for each in store.rooms()] == ["b"]
    assert store.remove("a").result(SOON) is None


def test_rooms_do_not_mix(store: Store) -> None:
    begin(store, "a", "b")
    store.append("a", 0, ["of a"]).result(SOON)
    store.append("b", 0, ["of b"]).result(SOON)
    assert (store.entries("a"), store.entries("b")) == (["of a"], ["of b"])
