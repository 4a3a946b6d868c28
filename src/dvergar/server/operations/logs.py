"""The server's log: one JSON object per line on stderr, without tokens, names, addresses or actions.

A table is named by a short hash of its id, since who knows the id has the link.
"""

import hashlib
import json
import logging
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from typing import TextIO

from dvergar.core.json_data import JsonObject

NAME = "dvergar.server"
REPEAT_SECONDS = 60.0
KINDS = 1000
"""Kinds of problems that are counted at a time."""
_log = logging.getLogger(NAME)


def note(event: str, /, **details: object) -> None:
    """Log an event."""
    _log.info(event, extra={"details": details})


def trouble(event: str, /, error: BaseException | None = None, **details: object) -> None:
    """Log a problem: for an error its type and its place in the program, never its message."""
    _log.error(event, extra={"details": details | (_place(error) if error else {})})


def table_mark(room: str) -> str:
    """Return the short hash that identifies a table in the log.

    >>> table_mark("AAAAAAAAAAAAAAAAAAAAAA") == table_mark("AAAAAAAAAAAAAAAAAAAAAA"), len(table_mark("x"))
    (True, 8)
    """
    return hashlib.sha256(room.encode("utf-8", "replace")).hexdigest()[:8]


class Repeats(logging.Filter):
    """Counts identical problems: of those within a minute only the 1st, 10th, 100th … is written, numbered in `repeated`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a record."""
        if record.levelno < logging.WARNING:
            return True
        kind = f"{record.name} {record.msg} {getattr(record, 'details', '')}"
        now = self._clock()
        since, count = self._seen.get(kind, (now, 0))
        if now - since > REPEAT_SECONDS:
            since, count = now, 0
        self._seen[kind] = (since, count + 1)
        self._seen.move_to_end(kind)
        if len(self._seen) > KINDS:
            self._seen.popitem(last=False)
        record.repeated = count + 1
        return str(count + 1).strip("0") == "1"


class Lines(logging.Formatter):
    """Formats a record as one JSON line; messages from libraries are reduced to where they come from."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record."""
        line: JsonObject = {"at": round(record.created, 3), "level": record.levelname.lower()}
        if record.name == NAME:
            line |= {"event": record.getMessage(), **getattr(record, "details", {})}
            if getattr(record, "repeated", 1) > 1:
                line["repeated"] = record.__dict__["repeated"]
        else:
            line |= {"event": "library", "from": record.name, "template": str(record.msg)[:200] if record.args else ""}
            if record.exc_info and record.exc_info[1]:
                line |= _place(record.exc_info[1])
        return json.dumps(line, default=str)


def start(level: int = logging.INFO, out: TextIO | None = None) -> None:
    """Write the log to stderr, or to the given stream."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Repeats())
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
