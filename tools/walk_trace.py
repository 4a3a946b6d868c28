"""Records which files of the package run in a process, call by call, for `tools/walk.py`.

A Python process started with the environment of `traced` traces itself from its first line on, and so do the processes that it
starts. Each process writes its own file, one call per line. Only functions count, not the code that runs when a module is
imported. The compiled core is one file. SQLite commits are recorded too: from then on an action is durable.
"""

import inspect
import os
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, ClassVar, NamedTuple

PACKAGE = Path(__file__).parents[1] / "src" / "dvergar"
COMMIT = "(commit)"
CORE = "(compiled core)"
RESUME_KIND = 3
RESUME_WAITING = (2, 3)
"""The argument of the instruction RESUME if the frame was left in `yield from` or `await`."""
HOOK = "import sys\nsys.path.append({tools!r})\nimport walk_trace\nwalk_trace.start({folder!r})\n"


class Call(NamedTuple):
    """A function call, timed by the monotonic clock in nanoseconds; `caller` is the nearest file of ours, if any."""

    at: int
    file: str
    function: str
    caller: str


def traced(folder: Path, environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Return an environment in which Python processes write their calls into files in the folder."""
    text = HOOK.format(tools=str(Path(__file__).parent), folder=str(folder))
    (folder / "sitecustomize.py").write_text(text, encoding="utf-8")
    return {**environment, "PYTHONPATH": os.pathsep.join(filter(None, (str(folder), environment.get("PYTHONPATH"))))}


def start(folder: str) -> None:
    """Trace this process with all its threads from now on."""
    tracer = _Tracer(os.open(Path(folder, f"{os.getpid()}.calls"), os.O_WRONLY | os.O_CREAT | os.O_APPEND))
    threading.setprofile(tracer.note)
    sys.setprofile(tracer.note)


class _Tracer(threading.local):
    """Writes calls to a file.

    When a coroutine resumes, all coroutines waiting for it are entered again, from the outermost in. Only the innermost runs.
    """

    files: ClassVar[dict[CodeType, str]] = {}
    codes: ClassVar[dict[CodeType, bytes]] = {}

    def __init__(self, target: int) -> None:
        self._target = target
        self._entered = ""
        """The line of a resumed coroutine, as long as nothing else has happened."""

    def note(self, frame: FrameType, event: str, argument: Any) -> None:
        """Handle an event of the interpreter."""
        code = frame.f_code
        goes_on = event == "call" and self._is_waiting(frame)
        if not goes_on and self._entered:
            os.write(self._target, self._entered.encode())
        self._entered = ""
        if event == "call" and (file := self._file_of(code)):
            line = _line(file, code.co_qualname, "" if goes_on else self._nearest(frame.f_back))
        elif event == "c_call" and (file := _native(argument)):
            line = _line(file, argument.__name__, self._nearest(frame))
        else:
            return
        if goes_on:
            self._entered = line
        else:
            os.write(self._target, line.encode())

    def _is_waiting(self, frame: FrameType) -> bool:
        """Whether a frame is entered again only to wait for another one."""
        code = frame.f_code
        if not code.co_flags & (inspect.CO_COROUTINE | inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR):
            return False
        if code not in self.codes:
            self.codes[code] = code.co_code
        return self.codes[code][frame.f_lasti + 1] & RESUME_KIND in RESUME_WAITING

    def _nearest(self, frame: FrameType | None) -> str:
        while frame is not None:
            if file := self._file_of(frame.f_code):
                return file
            frame = frame.f_back
        return ""

    def _file_of(self, code: CodeType) -> str:
        """Return the path in the package; empty for other code and for the bodies of modules and classes."""
        if code not in self.files:
            path = Path(code.co_filename)
            is_ours = code.co_flags & inspect.CO_OPTIMIZED and PACKAGE in path.parents
            self.files[code] = path.relative_to(PACKAGE).as_posix() if is_ours else ""
        return self.files[code]


def _line(*call: str) -> str:
    return "\t".join((str(time.monotonic_ns()), *call, "\n"))


def _native(function: Any) -> str:
    """Return what a call of a function without Python source stands for in a walk; empty if nothing."""
    owner = type(getattr(function, "__self__", None)).__module__
    if owner.endswith(("._compiled", "._checked")):
        return CORE
    return COMMIT if owner == "sqlite3" and function.__name__ == "commit" else ""


def calls(folder: Path) -> list[Call]:
    """Return the calls recorded so far, in order of time."""
    return sorted(call for path in folder.glob("*.calls") for call in _written(path))


def _written(path: Path) -> Iterator[Call]:
    for line in path.read_text(encoding="utf-8").splitlines():
        at, file, function, caller, _ = line.split("\t")
        yield Call(int(at), file, function, caller)
