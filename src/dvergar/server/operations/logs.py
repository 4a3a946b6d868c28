"""The server's log: one JSON object per line on stderr, without tokens, names, addresses or actions.

A warning or an error that comes again and again is written once a minute, with `repeated`: how often it came in between.
A table is named by a short hash of its id, since who knows the id has the link.
"""

import hashlib
import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

from dvergar.core.json_data import JsonObject

NAME = "dvergar.server"
COUNTED = 60.0
"""Seconds in which identical warnings and errors are counted instead of written again."""
DIFFERENT = 1000
"""The most different warnings and errors that are written in that time."""
OWN = ("at", "id")
"""The fields that differ between two records of the same problem."""
_log = logging.getLogger(NAME)


def note(event: str, /, **details: object) -> None:
    """Log an event."""
    _log.info(event, extra={"details": details})


def warn(event: str, /, **details: object) -> None:
    """Log what a client did that no client should."""
    _log.warning(event, extra={"details": details})


def trouble(event: str, /, error: BaseException | None = None, **details: object) -> None:
    """Log a problem: for an error its type and its place in the program, never its message."""
    _log.error(event, extra={"details": details | (_place(error) if error else {})})


def table_mark(room: str) -> str:
    """Return the short hash that identifies a table in the log.

    >>> table_mark("AAAAAAAAAAAAAAAAAAAAAA") == table_mark("AAAAAAAAAAAAAAAAAAAAAA"), len(table_mark("x"))
    (True, 8)
    """
    return hashlib.sha256(room.encode("utf-8", "replace")).hexdigest()[:8]


class Lines(logging.Formatter):
    """Formats a record as one JSON line."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record."""
        return json.dumps(line_of(record), default=str)


def line_of(record: logging.LogRecord) -> JsonObject:
    """Return what is written of a record; messages from libraries are reduced to where they come from."""
    line: JsonObject = {"at": round(record.created, 3), "level": record.levelname.lower()}
    if record.name == NAME:
        line |= {"event": record.getMessage(), **getattr(record, "details", {})}
    else:
        line |= {"event": "library", "from": record.name, "template": str(record.msg)[:200] if record.args else ""}
        if record.exc_info and record.exc_info[1]:
            line |= _place(record.exc_info[1])
    return line


@dataclass
class Repeated:
    """A line that was written, when, and how often it has come since."""

    line: JsonObject
    level: int
    since: float
    count: int = 0

    def record(self) -> logging.LogRecord:
        """Return the line as a record of its own, with the count."""
        details = {name: value for name, value in self.line.items() if name not in (*OWN, "level", "event")}
        own = {"name": NAME, "msg": self.line["event"], "levelno": self.level, "levelname": logging.getLevelName(self.level)}
        return logging.makeLogRecord({**own, "details": {**details, "repeated": self.count}})


class CountingHandler(logging.StreamHandler[TextIO]):
    """Writes warnings and errors once, and counts identical ones until a while has passed."""

    def __init__(self, out: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(out)
        self._clock = clock
        self._recent: dict[str, Repeated] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, unless the same was written a moment ago."""
        self._write_counts(self._clock() - COUNTED)
        if record.levelno < logging.WARNING:
            super().emit(record)
            return
        line = line_of(record)
        key = json.dumps({name: value for name, value in line.items() if name not in OWN}, default=str)
        if key in self._recent:
            self._recent[key].count += 1
        elif len(self._recent) < DIFFERENT:
            self._recent[key] = Repeated(line, record.levelno, self._clock())
            super().emit(record)

    def close(self) -> None:
        """Write what was counted and not yet written."""
        self._write_counts(self._clock())
        super().close()

    def _write_counts(self, until: float) -> None:
        """Write how often what was first written before a moment has come since, and forget it."""
        for key, found in list(self._recent.items()):
            if found.since > until:
                return  # the later ones were written later
            del self._recent[key]
            if found.count:
                super().emit(found.record())


def start(level: int = logging.INFO, out: TextIO | None = None) -> None:
    """Write the log to stderr, or to the given stream."""
    handler = CountingHandler(out or sys.stderr)
    handler.setFormatter(Lines())
    for name, least in ((NAME, level), ("uvicorn", logging.WARNING), ("asyncio", logging.WARNING), ("alembic", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
    logging.Formatter.converter = time.gmtime


def _place(error: BaseException) -> JsonObject:
    """Return the type of an error and the functions it passed through."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    way = [f"{_file(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
    return {"error": type(error).__name__, "way": way}


def _file(path: str) -> str:
    """Return a source file's path without the installation folder."""
    return path.replace("\\", "/").rpartition("site-packages/")[2].rpartition("src/")[2]
