"""The score histories on a server: answers made step by step and remembered, and histories that nobody opens any more.

A history that nobody has opened for `keep_books` seconds is put aside under another name. If somebody opens it within
`restore_books` seconds, it comes back; after that it is deleted.
"""

import contextlib
import os
import shutil
import time
from collections import OrderedDict
from collections.abc import Callable, Generator
from pathlib import Path

from dvergar.scorepad.history import HOME, ID, Book
from dvergar.server.operations.settings import Settings

ASIDE = ".aside"
DAY = 86_400.0
"""The time of last use is written at most once a day."""
SETTLED = 1.0
"""An answer is remembered only if the folder has not changed for this many seconds: its time stamp may be coarse."""
REMEMBERED = 16

Steps = Generator[None, None, str]


class Answers:
    """Answers made from whole histories, kept until a history changes. Only the threads for heavy work use it."""

    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[str, ...], tuple[int, str]] = OrderedDict()

    def made(self, book: Book, kind: tuple[str, ...], make: Callable[[Book], Steps]) -> Steps:
        """Make an answer in steps, or return the one that is remembered."""
        use(book)
        key = (str(book.folder), *kind)
        stamp = _stamp(book.folder)
        found = self._answers.get(key)
        if found and found[0] == stamp:
            return found[1]
        text = yield from make(book)
        if stamp and time.time() - stamp / 1e9 > SETTLED:
            self._answers[key] = (stamp, text)
            self._answers.move_to_end(key)
            while len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)
        return text


def use(book: Book) -> None:
    """Note that a history is in use, and bring it back if it was put aside."""
    aside = _aside(book.folder)
    with contextlib.suppress(OSError):
        if aside.is_dir() and not book.folder.exists():
            aside.rename(book.folder)
            os.utime(book.folder)
        elif book.folder.stat().st_mtime < time.time() - DAY:
            os.utime(book.folder)


def books_in(folder: Path) -> int:
    """Return how many histories there are; those that were put aside no longer count."""
    return sum(not path.name.endswith(ASIDE) for path in folder.iterdir()) if folder.is_dir() else 0


def expire(folder: Path, settings: Settings, now: float) -> tuple[int, int]:
    """Put histories aside that nobody opens, delete those put aside long ago; returns how many of each."""
    put_aside = deleted = 0
    for path in [*folder.iterdir()] if folder.is_dir() else []:
        name = path.name.removesuffix(ASIDE)
        if name == HOME or not ID.fullmatch(name):
            continue
        with contextlib.suppress(OSError):
            used = path.stat().st_mtime
            if path.name == name and used < now - settings.keep_books:
                os.utime(path.rename(_aside(path)), (now, now))
                put_aside += 1
            elif path.name != name and used < now - settings.restore_books:
                shutil.rmtree(path)
                deleted += 1
    return put_aside, deleted


def _aside(folder: Path) -> Path:
    return folder.with_name(folder.name + ASIDE)


def _stamp(folder: Path) -> int:
    """Return when a folder last changed, in nanoseconds; 0 if there is none."""
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0
