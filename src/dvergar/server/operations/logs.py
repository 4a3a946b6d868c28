"""The server's log: one JSON object per line on stderr, without tokens, names, addresses or actions.

A table is named by a short hash of its id, since who knows the id has the link.
"""

import hashlib
import json
import logging
import sys
import time
import traceback
from typing import TextIO

from dvergar.core.json_data import JsonObject

NAME = "dvergar.server"
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


class Lines(logging.Formatter):
    """Formats a record as one JSON line; messages from libraries are reduced to where they come from."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record."""
        line: JsonObject = {"at": round(record.created, 3), "level": record.levelname.lower()}
        if record.name == NAME:
            line |= {"event": record.getMessage(), **getattr(record, "details", {})}
        else:
            line |= {"event": "library", "from": record.name, "template": str(record.msg)[:200] if record.args else ""}
            if record.exc_info and record.exc_info[1]:
                line |= _place(record.exc_info[1])
        return json.dumps(line, default=str)


def start(level: int = logging.INFO, out: TextIO | None = None) -> None:
    """Write the log to stderr, or to the given stream."""
    handler = logging.StreamHandler(out or sys.stderr)
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
