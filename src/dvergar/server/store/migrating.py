"""Brings a database to this version, all steps in one transaction: a step that fails leaves the database as it was."""

import threading
from collections.abc import Sequence
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from dvergar.server.store.errors import NewerDatabase

STEPS = Path(__file__).parent / "migrations" / "versions"
VERSION_TABLE = "dvergar_version"
_one_at_a_time = threading.Lock()  # the steps speak to the database through a global of the library


def bring_up(connection: Connection, place: str, folders: Sequence[Path] = (STEPS,)) -> None:
    """Do the steps in the folders that the database has not seen. A database with steps that we do not know: NewerDatabase."""
    steps = ScriptDirectory(str(STEPS.parent), version_locations=[str(folder) for folder in folders])
    with _one_at_a_time, connection.begin():
        if not _seen(connection) <= {step.revision for step in steps.walk_revisions()}:
            raise NewerDatabase(place=place)
        _take_steps(connection, steps)


def _seen(connection: Connection) -> set[str]:
    """The last steps that the database has taken: none or one."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return set(context.get_current_heads())


def _take_steps(connection: Connection, steps: ScriptDirectory) -> None:
    def missing(seen: tuple[str, ...] | None, _context: object) -> list[MigrationStep]:
        scripts = steps.iterate_revisions("head", seen, implicit_base=True)
        return [MigrationStep.upgrade_from_script(steps.revision_map, script) for script in reversed(list(scripts))]

    with EnvironmentContext(Config(), steps, fn=missing, destination_rev="head") as environment:
        environment.configure(connection=connection, version_table=VERSION_TABLE, transactional_ddl=True)
        environment.run_migrations()
