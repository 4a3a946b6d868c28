"""The hash chain over a table's entries: each hash covers the table, the entry's number, its content, and the hash before it.

>>> first = link("room", 0, "zero", START)
>>> second = link("room", 1, "one", first)
>>> damage_in("room", [Row(0, "zero", first), Row(1, "one", second)], Head(2, second))
>>> damage_in("room", [Row(0, "zero", first), Row(1, "other", second)], Head(2, second))
Damage(number=1, kind='changed')
>>> damage_in("room", [Row(1, "one", second)], Head(2, second))
Damage(number=0, kind='missing')
>>> damage_in("room", [Row(0, "zero", first)], Head(2, second))
Damage(number=1, kind='missing')
>>> damage_in("room", [Row(0, "zero", first), Row(1, "one", second)], Head(1, first))
Damage(number=2, kind='row')
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

SIZE = 16
"""Bytes of a hash. It detects damage, not forgery."""
START = ""
"""Stands for the hash before the first entry."""


class Head(NamedTuple):
    """Where a room's entries end: the number of the next one, and the hash of the last one."""

    next: int
    chain: str


EMPTY = Head(0, START)


class Row(NamedTuple):
    """A stored entry with its number and its hash."""

    number: int
    body: str
    chain: str


class Damage(NamedTuple):
    """The first entry that is damaged, and how: changed, missing, extra or unreadable; or the row of the room: row, no-row."""

    number: int
    kind: str


def link(room: str, number: int, body: str, before: str) -> str:
    """Return the hash of an entry."""
    return blake2b(f"{before} {len(room)} {room} {number} {body}".encode(), digest_size=SIZE).hexdigest()


def damage_in(room: str, rows: Iterable[Row], head: Head) -> Damage | None:
    """Return the first damage of a room's entries, which are given in order; None if they are as they were written.

    Entries that follow from each other were written so; if the head does not know of them, it is the head that is damaged.
    """
    next_, chain = EMPTY
    length = head.next if isinstance(head.next, int) else 0  # SQLite may hold anything in a column
    for row in rows:
        if row.number != next_:
            return Damage(next_, "missing")
        if not is_sound(room, row, chain):
            return Damage(next_, "changed" if next_ < length else "extra")
        next_, chain = row.number + 1, row.chain
    if next_ < length:
        return Damage(next_, "missing")
    return None if head == (next_, chain) else Damage(next_, "row")


def is_sound(room: str, row: Row, before: str) -> bool:
    """Whether an entry is as it was written. SQLite may hold anything in place of a text, and a text that is no UTF-8."""
    try:
        return isinstance(row.body, str) and row.chain == link(room, row.number, row.body, before)
    except UnicodeEncodeError:
        return False
