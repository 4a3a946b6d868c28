"""A running program and the pipes to it. Every wait has a time limit."""

import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import IO

LONGEST = 1 << 16
"""Maximum length of a line; the rest counts as the next line."""
UNREAD = 64
"""Maximum number of unread lines; further output is dropped."""
KEPT_LINES = 5
"""How many of the last lines of error output are kept."""
JOIN_SECONDS = 0.5
GONE = b""


class Running:
    """A started program. Its output and its error output are each read by a thread."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        # Its own process group: its children end with it, and Ctrl-C at the table does not reach it. Not its own session:
        # Linux shares CPU time by session first, so its low priority would have no effect.
        group = 0 if os.name == "posix" else None
        self.status: int | None = None
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, process_group=group)
        self._questions: queue.Queue[bytes | None] = queue.Queue()
        self._answers: queue.Queue[bytes | None] = queue.Queue()
        self._complaints: deque[str] = deque(maxlen=KEPT_LINES)
        self._threads = [
            _thread(self._write, self._process.stdin),
            _thread(self._read, self._process.stdout),
            _thread(self._listen, self._process.stderr),
        ]

    def ask(self, question: bytes, seconds: float) -> bytes | None:
        """Return the line that answers a question; empty if the program is gone, None if it does not answer in time."""
        while not self._answers.empty():
            if self._answers.get() == GONE:
                return GONE
        self._questions.put(question)
        try:
            return self._answers.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None

    def stop(self) -> None:
        """Wake up whoever is waiting for an answer."""
        self._answers.put(None)

    def end(self, patience: float) -> None:
        """Close the input; a program that does not exit in time is killed with all its children."""
        self._questions.put(None)
        try:
            self.status = self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._kill()
            self.status = self._process.wait()
        for thread in self._threads:
            thread.join(JOIN_SECONDS)

    def last_lines(self) -> tuple[str, ...]:
        """Return the last lines of its error output."""
        return tuple(self._complaints)

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _write(self, pipe: IO[bytes]) -> None:
        """Write questions one by one, however slowly they are read."""
        with contextlib.suppress(OSError, ValueError), pipe:
            while (question := self._questions.get()) is not None:
                pipe.write(question)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(LONGEST):
                if self._answers.qsize() < UNREAD:
                    self._answers.put(line)
        self._answers.put(GONE)

    def _listen(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(LONGEST):
                self._complaints.append(line.decode("utf-8", "replace").rstrip())


def _thread(run: Callable[[IO[bytes]], None], pipe: IO[bytes] | None) -> threading.Thread:
    """Start a daemon thread that serves one pipe."""
    thread = threading.Thread(target=run, args=(pipe,), daemon=True)
    thread.start()
    return thread
