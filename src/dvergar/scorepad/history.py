"""The history: finished pads in a folder of the user's data, one file each, shared by the page and the terminal.

Files are written atomically and synced, so nothing is lost if the process or the machine fails. Several processes may write at
once. A saved pad can be corrected under its id; an unreadable file is left where it is, and counted.
"""

import json
import os
import re
import secrets
import time
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from dvergar.api.errors import DvergarError
from dvergar.core.json_data import JsonObject
from dvergar.core.system_errors import system_error
from dvergar.scorepad.pads import Pad, read_pad

FOLDER = "scores"
HOME = "home"
"""The book of the person whose machine this is; other books are named by an unguessable id."""
PAGE = 10
"""Pads that are read or added up between two pauses."""
ID = re.compile(r"[A-Za-z0-9_-]{22}")


class NotKept(DvergarError):
    """The history could not be written or read."""

    default = "score-not-kept"


def default_folder() -> Path:
    """Return the default folder for histories."""
    return user_data_path("dvergar", appauthor=False) / FOLDER


def fresh_id() -> str:
    """Create an id of 128 bits for a history or a pad."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True)
class Kept:
    """A saved pad."""

    id: str
    saved: float
    pad: Pad

    def to_dict(self) -> JsonObject:
        """Return the pad as it is written and exported."""
        return {"id": self.id, "saved": self.saved, **self.pad.to_dict()}


class Book:
    """One history."""

    def __init__(self, folder: Path, name: str = HOME) -> None:
        if name != HOME and not ID.fullmatch(name):
            raise NotKept("score-no-book")
        self.folder = folder / name

    def keep(self, pad: Pad, identity: str | None = None) -> Kept:
        """Save a pad, or overwrite it with corrections; when this returns, it is on disk."""
        kept = Kept(identity or fresh_id(), round(time.time(), 3), pad)
        text = json.dumps(kept.to_dict(), ensure_ascii=False, separators=(",", ":"))
        try:
            if not self.folder.is_dir():
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                _sync_folder(self.folder.parent)
            _write_whole(self._path(kept.id), text)
        except OSError as error:
            raise NotKept(reason=system_error(error)) from error
        return kept

    def remove(self, identity: str) -> None:
        """Remove a pad from the history, if it exists."""
        try:
            self._path(identity).unlink(missing_ok=True)
        except OSError as error:
            raise NotKept(reason=system_error(error)) from error

    def pads(self) -> tuple[list[Kept], int]:
        """Return all pads, newest first, and the number of unreadable files."""
        reading = self.reading()
        while True:
            try:
                next(reading)
            except StopIteration as done:
                found: tuple[list[Kept], int] = done.value
                return found

    def reading(self) -> Generator[None, None, tuple[list[Kept], int]]:
        """Read like `pads`, with a pause after every page of files."""
        found: list[Kept] = []
        paths = self._files()
        for number, path in enumerate(paths, start=1):
            try:
                found.append(_read(path))
            except (OSError, ValueError, KeyError, TypeError, DvergarError):
                continue
            if number % PAGE == 0:
                yield
        found.sort(key=lambda kept: (kept.pad.date, kept.saved, kept.id), reverse=True)
        return found, len(paths) - len(found)

    def size(self) -> int:
        """Return the number of pads."""
        return len(self._files())

    def has(self, identity: str) -> bool:
        """Whether a pad exists."""
        return self._path(identity).exists()

    def _files(self) -> list[Path]:
        return [path for path in self.folder.glob("*.json") if ID.fullmatch(path.stem)] if self.folder.is_dir() else []

    def _path(self, identity: str) -> Path:
        if not ID.fullmatch(identity):
            raise NotKept("score-no-pad")
        return self.folder / f"{identity}.json"


def _read(path: Path) -> Kept:
    data = json.loads(path.read_bytes())
    return Kept(path.stem, float(data["saved"]), read_pad(data))


def _write_whole(path: Path, text: str) -> None:
    """Write a file atomically: the old text stays until the new one is on disk."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Sync the folder, so that the new name is on disk too; not every system can."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
