"""`dvergar play` as a process: at a terminal, in its own home folder, with a fake browser that only records addresses."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 30.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/\S*")


class Home:
    """A new user's environment: nothing saved, and a browser that writes down the addresses it opens."""

    def __init__(self, folder: Path, *, browser: bool = True) -> None:
        self.folder = folder
        self.data = folder / "data" / "dvergar"
        self.visited = folder / "visited.txt"
        stand_in = folder / "browser.sh"
        stand_in.write_text(f'#!/bin/sh\necho "$1" >> "{self.visited}"\n')
        stand_in.chmod(0o755)
        kept = ("PATH", "DVERGAR_CORE", "LD_LIBRARY_PATH")
        self.environment = {name: os.environ[name] for name in kept if name in os.environ} | {
            "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "TERM": "xterm-256color", "LANG": "en_GB.UTF-8",
        }  # fmt: skip
        if browser:
            self.environment["BROWSER"] = str(stand_in)

    def start(self, *arguments: str) -> "Launched":
        """Start `dvergar play` at a terminal."""
        return Launched(self, arguments)

    def visits(self) -> list[str]:
        """Return the addresses that the browser has opened so far."""
        return self.visited.read_text().splitlines() if self.visited.exists() else []

    def visit(self, number: int = 1) -> str:
        """Return the first address that the browser opens, or the one with this number, waiting for it."""
        deadline = time.monotonic() + PATIENCE
        while len(self.visits()) < number:
            assert time.monotonic() < deadline, "the browser was not opened"
            time.sleep(0.02)
        return self.visits()[number - 1]


class Launched:
    """The process with its terminal; `text` is its output so far."""

    def __init__(self, home: Home, arguments: Sequence[str]) -> None:
        self.home = home
        self.text = ""
        self._ours, theirs = pty.openpty()
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
            # Tests that run in the background ignore Ctrl-C, and their child processes would inherit that.
            signal.signal(signal.SIGINT, signal.default_int_handler)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dvergar", "play", *arguments],
            stdin=theirs, stdout=theirs, stderr=theirs, env=home.environment, cwd=home.folder, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)

    def __enter__(self) -> "Launched":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._ours)

    def wait_for(self, words: str) -> str:
        """Read until these words were written."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.text:
            assert time.monotonic() < deadline, f"no “{words}” in: {self.text}"
            assert self._read(0.1) or self.process.poll() is None, f"it ended without “{words}”: {self.text}"
        return self.text

    def ready(self) -> "Launched":
        """Wait until the page can be opened."""
        self.wait_for("Ctrl-C")
        return self

    @property
    def port(self) -> int:
        """Return the port that it printed."""
        found = ADDRESS.search(self.text)
        assert found, self.text
        return int(found[1])

    def interrupt(self) -> int:
        """Press Ctrl-C, a second time if the first came just before it waited for a key; returns the exit status."""
        for _ in range(3):
            self.process.send_signal(signal.SIGINT)
            again = time.monotonic() + PATIENCE / 3
            while self.process.poll() is None and time.monotonic() < again:
                self._read(0.05)
            if self.process.poll() is not None:
                break
        return self.end()

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        self.process.kill()
        self.process.wait()

    def end(self) -> int:
        """Wait until it ends by itself; returns the exit status."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < deadline, f"it does not end: {self.text}"
            self._read(0.05)
        while self._read(0):
            pass
        return self.process.wait()

    def _read(self, seconds: float) -> bool:
        """Read the available output, or wait a little for some."""
        if not select.select([self._ours], [], [], seconds)[0]:
            return False
        try:
            told = os.read(self._ours, 65536)
        except OSError:  # the other end is closed
            return False
        self.text += told.decode(errors="replace").replace("\r\n", "\n")
        return bool(told)
