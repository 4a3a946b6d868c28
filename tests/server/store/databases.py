"""Looks into a database past the store, and gets in its way."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from sqlalchemy import Connection, NullPool, create_engine, text

from dvergar.server.store import Store, Summary

SOON = 30.0
"""Seconds in which anything must have happened."""


@contextmanager
def beside(url: str) -> Iterator[Connection]:
    """A connection of somebody else."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), poolclass=NullPool)
    with engine.connect() as connection:
        yield connection


def rows(url: str, query: str) -> list[tuple[Any, ...]]:
    """What anybody else sees."""
    with beside(url) as connection:
        return [tuple(row) for row in connection.execute(text(query))]


def change(url: str, statement: str) -> None:
    """What anybody else does."""
    with beside(url) as connection, connection.begin():
        connection.execute(text(statement))


def numbers(url: str) -> dict[str, list[int]]:
    """The numbers of every room's entries."""
    found: dict[str, list[int]] = {}
    for room, number in rows(url, "SELECT room, number FROM entries ORDER BY room, number"):
        found.setdefault(room, []).append(number)
    return found


@contextmanager
def held_up(url: str) -> Iterator[None]:
    """Another program writes, and lets nobody else."""
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
    """A room that runs."""
    return Summary(**{"id": room, "created": 1.5, "touched": 2.5, "phase": "running", "open": False, "game": "dwarf", **changed})


def until(wanted: Callable[[], bool]) -> None:
    """Wait until something is so, however busy the machine is."""
    deadline = time.monotonic() + SOON
    while not wanted():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.002)


def is_writing(store: Store) -> bool:
    """Whether the writer has taken all that waited."""
    return not store._writer._waiting


def begin(store: Store, *rooms: str) -> None:
    """Rooms without entries."""
    for future in [store.append(room, 0, [], summary(room)) for room in rooms]:
        future.result(SOON)
