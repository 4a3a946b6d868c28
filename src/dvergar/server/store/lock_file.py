"""A lock file: held by one process, and let go by the system when that process ends, however it ends."""

import os
import sys
import threading
from pathlib import Path

from dvergar.server.store.errors import InUse

_held: set[Path] = set()
_guard = threading.Lock()


class FileLock:
    """Taken when it is made. The system's lock belongs to the process and is not handed on to its children, so that a
    surviving child of a killed server locks nobody out; a second taker in the same process is refused by a list."""

    def __init__(self, path: Path, place: str) -> None:
        self._path = path
        with _guard:
            if path in _held:
                raise InUse(place=place)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(self._file)
            except OSError as error:
                os.close(self._file)
                raise InUse(place=place) from error
            _held.add(path)

    def release(self) -> None:
        """Let go. The file stays: removing it would let two in."""
        with _guard:
            if self._path in _held:
                _held.remove(self._path)
                os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
