"""Migrates a database to this version. A quick check finds out whether it is current, without loading the migration library."""

import re
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, inspect

from dvergar.server.store.errors import NewerDatabase

STEPS = Path(__file__).parent / "migrations" / "versions"
VERSION_TABLE = "dvergar_version"
_NUMBER = re.compile(r'^revision = "(\w+)"', re.MULTILINE)
_BEFORE = re.compile(r'^down_revision = "(\w+)"', re.MULTILINE)


def bring_up(connection: Connection, place: str, folders: Sequence[Path] = (STEPS,)) -> None:
    """Apply the migrations in the folders that the database lacks; raises NewerDatabase if it has unknown ones."""
    with connection.begin():
        if is_current(connection, place, folders):
            return
        from dvergar.server.store.migration_steps import take_steps

        take_steps(connection, STEPS.parent, folders, VERSION_TABLE)


def is_current(connection: Connection, place: str, folders: Sequence[Path] = (STEPS,)) -> bool:
    """Whether the database has all migrations in the folders; raises NewerDatabase if it has unknown ones."""
    texts = [step.read_text(encoding="utf-8") for folder in folders for step in folder.glob("*.py")]
    known = {number for text in texts for number in _NUMBER.findall(text)}
    before = {number for text in texts for number in _BEFORE.findall(text)}
    seen = _seen(connection)
    if not seen <= known:
        raise NewerDatabase(place=place)
    return seen == known - before


def is_ours(connection: Connection) -> bool:
    """Whether the database was ever opened by a server."""
    return bool(_seen(connection))


def _seen(connection: Connection) -> set[str]:
    """Return the last migration that the database has applied, if any."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return set()
    return {str(number) for (number,) in connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}")}
