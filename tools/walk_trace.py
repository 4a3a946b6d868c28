"""Writes down which files of the package run in a process, call by call, for `tools/walk.py`.

A Python process that is started with the environment of `traced` traces itself from its first line on, and so do the
processes that it starts. Every process writes a file of its own, a call per line. Functions alone count, not what runs when a
module is imported. The compiled core is one file. A commit of SQLite is written down too: from then on an action is durable.
"""

import inspect
import os
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

PACKAGE = Path(__file__).parents[1] / "src" / "dvergar"
COMMIT = "(commit)"
CORE = "(compiled core)"
HOOK = "import sys\nsys.path.append({tools!r})\nimport walk_trace\nwalk_trace.start({folder!r})\n"


class Call(NamedTuple):
    """A function was called, by the machine's monotonic clock in nanoseconds; `caller` is the nearest file of ours, if any."""

    at: int
    file: str
    function: str
    caller: str


def traced(folder: Path, environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """An environment in which Python processes write their calls into files in the folder."""
    text = HOOK.format(tools=str(Path(__file__).parent), folder=str(folder))
    (folder / "sitecustomize.py").write_text(text, encoding="utf-8")
    return {**environment, "PYTHONPATH": os.pathsep.join(filter(None, (str(folder), environment.get("PYTHONPATH"))))}


def start(folder: str) -> None:
    """Trace this process with all its threads from now on."""
    target = os.open(Path(folder, f"{os.getpid()}.calls"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    files: dict[CodeType, str] = {}

    def file_of(code: CodeType) -> str:
        if code not in files:
            files[code] = _file_of(code)
        return files[code]

    def nearest(frame: FrameType | None) -> str:
        while frame is not None:
            if file := file_of(frame.f_code):
                return file
            frame = frame.f_back
        return ""

    def note(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and (file := file_of(frame.f_code)):
            call = (file, frame.f_code.co_qualname, nearest(frame.f_back))
        elif event == "c_call" and (file := _native(argument)):
            call = (file, argument.__name__, nearest(frame))
        else:
            return
        os.write(target, "\t".join((str(time.monotonic_ns()), *call, "\n")).encode())

    threading.setprofile(note)
    sys.setprofile(note)


def calls(folder: Path) -> list[Call]:
    """What was written down so far, in the order of time."""
    return sorted(call for path in folder.glob("*.calls") for call in _written(path))


def _written(path: Path) -> Iterator[Call]:
    for line in path.read_text(encoding="utf-8").splitlines():
        at, file, function, caller, _ = line.split("\t")
        yield Call(int(at), file, function, caller)


def _file_of(code: CodeType) -> str:
    """The path in the package, empty for code of others and for the bodies of modules and classes."""
    path = Path(code.co_filename)
    return path.relative_to(PACKAGE).as_posix() if code.co_flags & inspect.CO_OPTIMIZED and PACKAGE in path.parents else ""


def _native(function: Any) -> str:
    """What a call of a function without Python source means to a walk; empty if nothing."""
    owner = type(getattr(function, "__self__", None)).__module__
    if owner.endswith("._compiled"):
        return CORE
    return COMMIT if owner == "sqlite3" and function.__name__ == "commit" else ""
