"""Saves games to files, completely or not at all, and knows where a user's last game is."""

import os
import sys
from pathlib import Path

from platformdirs import user_data_path

from dvergar.api.errors import BadRecord
from dvergar.api.record import Record
from dvergar.core.system_errors import system_error


def last_game() -> Path:
    """Return the path of the last unfinished game."""
    return user_data_path("dvergar", appauthor=False) / "last-game.json"


def write_record(record: Record, path: Path) -> None:
    """Write a record; an existing file stays as it is until the new one is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(record.to_json())
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def read_record(file: str) -> Record:
    """Read a record from a file, or from stdin if the file is “-”."""
    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise BadRecord("cli-no-file", file=file, reason=system_error(error)) from error
    return Record.load(text)
