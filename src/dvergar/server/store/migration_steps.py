"""Applies missing migrations, all in one transaction: if one fails, the database is unchanged."""

import threading
from collections.abc import Sequence
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

_one_at_a_time = threading.Lock()  # migrations use the database through a global of the library


def take_steps(connection: Connection, home: Path, folders: Sequence[Path], version_table: str) -> None:
    """Apply the missing migrations in the current transaction, and record the last one in the version table."""
    steps = ScriptDirectory(str(home), version_locations=[str(folder) for folder in folders])

    def missing(seen: tuple[str, ...] | None, _context: object) -> list[MigrationStep]:
        scripts = steps.iterate_revisions("head", seen, implicit_base=True)
        return [MigrationStep.upgrade_from_script(steps.revision_map, script) for script in reversed(list(scripts))]

    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    with _one_at_a_time, EnvironmentContext(Config(), steps, fn=missing, destination_rev="head") as environment:
        environment.configure(connection=connection, version_table=version_table, transactional_ddl=True)
        environment.run_migrations()
