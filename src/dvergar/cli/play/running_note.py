"""The file that a running `dvergar play` leaves beside its tables, so that the next start can join it.

The file holds a secret. Whoever answers on the port is ours only if it knows the secret; the secret itself is never sent.
If the process died without removing the file (a crash, a power cut), nobody answers and the file counts as stale. Its port
is still useful: the browser stores seats by address, so the next start takes the same port if it is free.
"""

import hashlib
import hmac
import http.client
import json
import os
import secrets
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

FILE = "play.json"
WAY = "/api/running"
"""The route on which the running instance proves that it is ours."""
PATIENCE = 2.0
"""Seconds to wait for its answer."""
ANNOUNCING, STARTING = 5.0, 30.0
"""Seconds to wait for another start to write its file, and then to accept connections."""


@dataclass(frozen=True)
class Note:
    """Where Dvergar is running: its process, its port, whether the network can reach it, and the secret that proves it."""

    port: int
    pid: int = 0
    network: bool = False
    secret: str = ""

    @property
    def address(self) -> str:
        """Return the URL for a browser on this machine."""
        return f"http://127.0.0.1:{self.port}/"


def fresh_secret() -> str:
    """Create a new secret."""
    return secrets.token_hex(32)


def proof(secret: str, challenge: str) -> str:
    """Return the answer to a challenge; only a process that knows the secret can compute it.

    >>> proof("00ff", "a") == proof("00ff", "a"), proof("00ff", "a") == proof("00fe", "a"), len(proof("00ff", "a"))
    (True, False, 64)
    """
    return hmac.new(bytes.fromhex(secret), b"dvergar play " + challenge.encode(), hashlib.sha256).hexdigest()


def write(folder: Path, note: Note) -> None:
    """Write the file atomically, readable by its owner only. A failure is ignored: the next start then cannot join."""
    part = folder / (FILE + ".part")
    with suppress(OSError):
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump(asdict(note), file)
        part.replace(folder / FILE)


def read(folder: Path) -> Note | None:
    """Read the file; None if there is none or it cannot be read."""
    try:
        note = Note(**json.loads((folder / FILE).read_text(encoding="utf-8")))
        bytes.fromhex(note.secret)
    except (OSError, ValueError, TypeError, AttributeError):
        return None
    return note if isinstance(note.port, int) and 0 < note.port < 1 << 16 else None


def running(folder: Path) -> Note | None:
    """Return the note of the running instance; None if nothing answers, or something else does."""
    note = read(folder)
    return note if note and note.secret and _proves_itself(note) else None


def starting(folder: Path) -> Note | None:
    """Wait for an instance that is just starting and return its note; None if it does not appear in time."""
    began = time.monotonic()
    while time.monotonic() < began + (STARTING if _is_announced(folder) else ANNOUNCING):
        if note := running(folder):
            return note
        time.sleep(0.05)
    return None


def _is_announced(folder: Path) -> bool:
    note = read(folder)
    return note is not None and note.secret != ""


def _proves_itself(note: Note) -> bool:
    challenge = secrets.token_hex(16)
    connection = http.client.HTTPConnection("127.0.0.1", note.port, timeout=PATIENCE)
    try:
        connection.request("GET", f"{WAY}/{challenge}")
        told = connection.getresponse().read(1000)
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
    return hmac.compare_digest(told, proof(note.secret, challenge).encode())
