"""Runs servers as processes on this machine: reads /proc (Linux), calls them over REST, and ends them by their id."""

import contextlib
import json
import os
import resource
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Self

Json = dict[str, Any]

MUCH = "1000000/1000000"
RAISED = (
    *(f"{rate}={MUCH}" for rate in ("requests", "creations", "joins", "openings", "connections", "messages")),
    "connections_per_address=9000",
    "sockets_per_address=9000",
    "waiting_thoughts=100000",
    *(f"{rate}={MUCH}" for rate in ("heavy", "new_books")),
    *(f"{limit}=100000" for limit in ("tables_per_address", "bot_tables_per_address", "thoughts_per_address")),
)
"""Limits raised because the whole crowd comes from one address."""
FIRST_LIMITS = (
    "requests",
    "creations",
    "joins",
    "connections",
    "messages",
    "connections_per_address",
    "sockets_per_address",
    "waiting_thoughts",
)
"""Those that builds know which cannot list them."""

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
GOODBYE = 20.0
"""Seconds to wait before killing a server that was asked to stop."""
ENOUGH_FILES = 20_000


class Process:
    """A server on a local port. Leaving the block always ends it."""

    def __init__(self, command: Sequence[str], log: Path, python: str = sys.executable) -> None:
        self._command = [python, *command]
        self._log = log
        self.port = free_port()

    def __enter__(self) -> Self:
        command = [*self._command, "--port", str(self.port)]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout
        try:
            if not self._process.stdout.readline():
                raise RuntimeError(self._log.read_text()[-2000:])
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def _end(self) -> None:
        """Ask the server to stop; kill it if it does not."""
        self._process.terminate()
        try:
            self._process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()

    @property
    def running(self) -> bool:
        """Whether the process is still running."""
        return self._process.poll() is None

    def seconds(self) -> float:
        """Return the processor time of the server and of all its children."""
        return self.own_seconds() + sum(spent(pid) for pid in children(self._process.pid))

    def own_seconds(self) -> float:
        """Return the processor time of the server alone, with its threads."""
        return spent(self._process.pid)

    def memory(self) -> int:
        """Return the memory of the server itself, in bytes."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    def files(self) -> int:
        """How many files and connections the server has open."""
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))

    def troubles(self) -> list[Json]:
        """Return the warnings and errors of its log."""
        lines = [json.loads(line) if line.startswith("{") else {"text": line} for line in self._log.read_text().splitlines()]
        return [line for line in lines if line.get("level") != "info"]

    def call(self, path: str, body: Json | None = None, token: str = "") -> Json:
        """Send a REST request that must succeed: a POST if it has a body."""
        return dict(json.loads(self.read(path, body, token)))

    def read(self, path: str, body: Json | None = None, token: str = "") -> str:
        """Return the text of an answer."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return str(answer.read().decode())


def dvergar(
    folder: Path, *arguments: str, limits: Sequence[str] = (), python: str = sys.executable, raised: Sequence[str] = RAISED
) -> Process:
    """Return `dvergar serve` on a new file, with the raised limits that this build knows; `python` selects the build."""
    known = known_limits(python)
    wanted = [limit for limit in (*raised, *limits) if limit.partition("=")[0] in known]
    given = [word for limit in wanted for word in ("--limit", limit)]
    command = ["-m", "dvergar", "serve", "--db", f"sqlite:///{folder / 'tables.db'}", *arguments, *given]
    return Process(command, folder / "server.log", python)


def known_limits(python: str) -> Sequence[str]:
    """Return the names of the limits that a build knows."""
    show = "from dvergar.server.operations.settings import limit_names; print(*limit_names())"
    done = subprocess.run([python, "-c", show], check=False, capture_output=True, text=True)
    return FIRST_LIMITS if done.returncode else done.stdout.split()


def free_port() -> int:
    """Return a port that nobody is listening on."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def spent(pid: int) -> float:
    """Return the processor time of a process and of its ended children; 0 if it is gone."""
    return sum(map(int, stat(pid)[11:15])) / TICKS


def stat(pid: int) -> list[str]:
    """Return the fields of /proc/PID/stat after the name, which may contain anything; the first is the state."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return ["", "0", *["0"] * 20]
    return text.rpartition(")")[2].split()


def children(pid: int) -> Iterator[int]:
    """Yield all running descendants of a process."""
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and stat(int(entry.name))[1] == str(pid):
            yield int(entry.name)
            yield from children(int(entry.name))


def allow_many_sockets() -> None:
    """Raise the limit of open files as far as the system allows; servers started afterwards inherit it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    with contextlib.suppress(ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
