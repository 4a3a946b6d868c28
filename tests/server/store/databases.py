"""Access to a database besides the store, to inspect it and to interfere."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from sqlalchemy import Connection, NullPool, create_engine, text

from dvergar.server.store import Store, Summary

SOON = 30.0
"""Seconds within which anything must have happened."""


@contextmanager
def beside(url: str) -> Iterator[Connection]:
    """Open another connection."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), poolclass=NullPool)
    with engine.connect() as connection:
        yield connection


def rows(url: str, query: str) -> list[tuple[Any, ...]]:
    """Return rows as another client sees them."""
    with beside(url) as connection:
        return [tuple(row) for row in connection.execute(text(query))]


def change(url: str, statement: str) -> None:
    """Execute a statement as another client."""
    with beside(url) as connection, connection.begin():
        connection.execute(text(statement))


def numbers(url: str) -> dict[str, list[int]]:
    """Return the numbers of every room's entries."""
    found: dict[str, list[int]] = {}
    for room, number in rows(url, "SELECT room, number FROM entries ORDER BY room, number"):
        found.setdefault(room, []).append(number)
    return found


@contextmanager
def held_up(url: str) -> Iterator[None]:
    """Let another program hold the write lock."""
    if url.startswith("sqlite:///"):
        other: Any = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
    else:
        other = psycopg.connect(url)
        other.execute("LOCK TABLE rooms, entries IN EXCLUSIVE MODE")
    try:
        yield
    finally:
        other.rollback()
        other.close()


def summary(room: str = "a", **changed: Any) -> Summary:
    """Return the summary of a running room."""
    return Summary(**{"id": room, "created": 1.5, "touched": 2.5, "phase": "running", "open": False, "game": "dwarf", **changed})


def until(wanted: Callable[[], bool]) -> None:
    """Wait until a condition holds, however busy the machine is."""
    deadline = time.monotonic() + SOON
    while not wanted():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.002)


def is_writing(store: Store) -> bool:
    """Whether the writer has taken everything that was queued."""
    return not store._writer._waiting


def begin(store: Store, *rooms: str) -> None:
    """Create rooms without entries."""
    for future in [store.append(room, 0, [], summary(room)) for room in rooms]:
        future.result(SOON)
