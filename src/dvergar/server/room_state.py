"""Rebuilds a room from its stored entries: the table, and the keys to its seats."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dvergar.api.errors import BadRecord
from dvergar.server.room_keys import RoomKeys, is_own
from dvergar.server.store import Damaged
from dvergar.table.entries import Entry, Opened, entry_of
from dvergar.table.table import Table

NOT_HERE = ("record-version", "record-seed")
"""Why this installation cannot play a sound table: its rules differ, or the game is missing."""


class RoomState(NamedTuple):
    """A room as its entries say; `entries` are those of its table, `opened` is the first of them."""

    table: Table
    keys: RoomKeys
    entries: list[Entry]

    @property
    def opened(self) -> Opened:
        """Return the entry by which the table was opened."""
        opened = self.entries[0]
        assert isinstance(opened, Opened)
        return opened


def rebuilt(bodies: Sequence[str]) -> RoomState:
    """Rebuild a room; raises Damaged for an entry that cannot be read or does not follow from the ones before it."""
    keys = RoomKeys()
    entries: list[Entry] = []
    number = 0

    def of_table() -> Iterator[Entry]:
        nonlocal number
        for body in bodies:
            if is_own(body):
                keys.apply(body)
            else:
                entries.append(entry_of(body))
                yield entries[-1]
            number += 1

    try:
        return RoomState(Table.again(of_table()), keys, entries)
    except MemoryError:
        raise
    except Exception as error:  # whatever a broken entry leads to
        if isinstance(error, BadRecord) and error.key in NOT_HERE:
            raise
        raise Damaged(number, "unreadable") from error
