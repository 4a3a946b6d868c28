"""Entries that are not as they were written: the table they belong to says from which one on, and no other suffers."""

import pytest

from dvergar.server.store import Damaged, Store
from tests.server.store.databases import SOON, change, rows, summary

DAMAGES = {
    "another content": ("UPDATE entries SET body = 'other' WHERE room = 'a' AND number = 2", 2, "changed"),
    "the content of another entry": (
        "UPDATE entries SET body = 'b1', chain = (SELECT chain FROM entries WHERE room = 'b' AND number = 1) "
        "WHERE room = 'a' AND number = 1", 1, "changed",
    ),
    "no hash": ("UPDATE entries SET chain = '' WHERE room = 'a' AND number = 0", 0, "changed"),
    "a gap": ("DELETE FROM entries WHERE room = 'a' AND number = 1", 1, "missing"),
    "no first entry": ("DELETE FROM entries WHERE room = 'a' AND number = 0", 0, "missing"),
    "no last entry": ("DELETE FROM entries WHERE room = 'a' AND number = 3", 3, "missing"),
    "no entry": ("DELETE FROM entries WHERE room = 'a'", 0, "missing"),
    "one too many": ("INSERT INTO entries VALUES ('a', 4, 'other', '')", 4, "extra"),
    "no head": ("DELETE FROM heads WHERE room = 'a'", 4, "row"),
    "an old head": (
        "UPDATE heads SET next = 2, chain = (SELECT chain FROM entries WHERE room = 'a' AND number = 1) WHERE room = 'a'",
        4, "row",
    ),
    "another number": ("UPDATE entries SET number = 9 WHERE room = 'a' AND number = 3", 3, "missing"),
}  # fmt: skip
OF_SQLITE = {
    "bytes": ("UPDATE entries SET body = x'ff00' WHERE room = 'a' AND number = 2", 2, "changed"),
    "no utf-8": ("UPDATE entries SET body = CAST(x'61ff62' AS TEXT) WHERE room = 'a' AND number = 2", 2, "changed"),
    "a number in words": ("UPDATE entries SET number = 'two' WHERE room = 'a' AND number = 2", 2, "missing"),
}


def fill(store: Store) -> None:
    for room in "ab":
        store.append(room, 0, [f"{room}0", f"{room}1"], summary(room)).result(SOON)
        store.append(room, 2, [f"{room}2", f"{room}3"]).result(SOON)


def is_damaged(store: Store, url: str, statement: str, number: int, kind: str) -> None:
    fill(store)
    change(url, statement)
    with pytest.raises(Damaged) as refused:
        store.entries("a")
    assert (refused.value.number, refused.value.kind) == (number, kind)
    assert store.entries("b") == ["b0", "b1", "b2", "b3"]
    store.append("b", 4, ["b4"]).result(SOON)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_says_from_which_entry_on(store: Store, url: str, damage: str) -> None:
    is_damaged(store, url, *DAMAGES[damage])


@pytest.mark.parametrize("damage", OF_SQLITE)
def test_what_only_sqlite_lets_into_a_column_damages_one_table(sqlite_url: str, damage: str) -> None:
    with Store.open(sqlite_url) as store:
        is_damaged(store, sqlite_url, *OF_SQLITE[damage])


@pytest.mark.parametrize("value", ["touched = 'soon'", "phase = x'00'"])
def test_a_broken_row_of_a_room_is_left_out_of_the_list(sqlite_url: str, value: str) -> None:
    with Store.open(sqlite_url) as store:
        fill(store)
        change(sqlite_url, f"UPDATE rooms SET {value} WHERE id = 'a'")
        assert [room.id for room in store.rooms()] == ["b"]


def test_each_entry_has_a_hash_of_its_own_that_follows_from_the_one_before(store: Store, url: str) -> None:
    fill(store)
    found = rows(url, "SELECT chain FROM entries ORDER BY room, number")
    assert len(set(found)) == 8
    assert rows(url, "SELECT next, chain FROM heads ORDER BY room") == [(4, *found[3]), (4, *found[7])]


def test_the_chain_goes_on_over_a_restart(url: str) -> None:
    with Store.open(url) as store:
        fill(store)
    with Store.open(url) as store:
        store.append("a", 4, ["a4"]).result(SOON)
        assert store.entries("a") == ["a0", "a1", "a2", "a3", "a4"]
