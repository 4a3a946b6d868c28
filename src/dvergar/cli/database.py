"""`dvergar check` and `dvergar repair`: find damaged tables in a server's database, and cut them back."""

import argparse
import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from dvergar.api.errors import DvergarError
from dvergar.cli.parser import SpeakingParser
from dvergar.i18n import Catalogue

if TYPE_CHECKING:
    from dvergar.server.operations.inspection import Finding, Inspection
    from dvergar.server.store.databases import Database

PATIENCE = 30.0
YES = ("y", "yes", "o", "oui", "j", "ja")


def add_database(parser: SpeakingParser, words: Catalogue) -> None:
    """Add the database."""
    parser.add_argument("database", nargs="?", metavar="DATABASE", help=words.say("cli-database"))


def check(options: argparse.Namespace, words: Catalogue) -> int:
    """Report what is damaged in a database; the exit status is 1 if anything is."""
    with opened(options.database) as (_, found):
        report(found, words)
        if found.findings:
            print(words.say("check-damaged", count=len(found.findings), tables=found.rooms))
        return 0 if found.is_sound else 1


def repair(options: argparse.Namespace, words: Catalogue) -> int:
    """Cut damaged tables back to their last sound entry, after a question and a backup."""
    from dvergar.server.operations.repair import is_repairable
    from dvergar.server.operations.repair import repair as run
    from dvergar.server.store.sqlite import Sqlite

    with opened(options.database) as (database, found):
        report(found, words)
        if found.file:
            return 1
        planned = [finding for finding in found.findings if is_repairable(finding)]
        if not planned:
            print(words.say("repair-nothing"))
            return 0
        for finding in planned:
            print(plan(finding, words))
        is_file = isinstance(database, Sqlite)
        print(words.say("repair-file" if is_file else "repair-dump"))
        if not (options.yes or agreed(words)):
            print(words.say("repair-declined"))
            return 1
        done = run(database, Path.cwd())
        print(words.say("repair-copied" if is_file else "repair-written", file=str(done.backup)))
        print(words.say("repair-done", tables=len(done.findings), entries=sum(cut_of(one) for one in done.findings)))
        return 0


@contextlib.contextmanager
def opened(given: str | None) -> "Iterator[tuple[Database, Inspection]]":
    """Open a database that no server uses, and inspect it."""
    from dvergar.server.operations.inspection import inspect_database
    from dvergar.server.store.databases import existing_database

    database = existing_database(given, PATIENCE)
    try:
        yield database, inspect_database(database)
    finally:
        database.release()


def report(found: "Inspection", words: Catalogue) -> None:
    """Print what is damaged, a line for each table, or that nothing is."""
    if found.file:
        reason = found.file.text(words.language) if isinstance(found.file, DvergarError) else found.file
        print(words.say("check-file", reason=reason))
    for finding in found.findings:
        print(words.say(f"check-{finding.damage.kind}", table=finding.room, number=finding.damage.number))
    if found.of_other_rules:
        print(words.say("check-other-rules", count=found.of_other_rules))
    if found.is_sound:
        print(words.say("check-sound", tables=found.rooms, entries=found.entries))


def plan(finding: "Finding", words: Catalogue) -> str:
    """Return what the repair will do to a table."""
    key = "repair-cut" if finding.sound else "repair-remove"
    return words.say(key, table=finding.room, kept=finding.sound, cut=cut_of(finding))


def cut_of(finding: "Finding") -> int:
    """Return how many entries a repair cuts."""
    return finding.entries - finding.sound


def agreed(words: Catalogue) -> bool:
    """Ask whether to go on; without an answer, no."""
    print(words.say("repair-ask"), end=" ", flush=True)
    answer = sys.stdin.readline() if sys.stdin else ""
    return answer.strip().casefold() in YES
