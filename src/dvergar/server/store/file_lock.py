"""A lock on a file itself, whatever name it is opened by: a hard link in another folder is the same file.

The lock belongs to an open file description (Linux), far behind the bytes that SQLite locks. The system releases it when the
process ends, however it ends. Other systems have no such lock; there one process at least opens no file twice.
"""

import contextlib
import errno
import os
import struct
import sys
import threading
from pathlib import Path

PLACE = 1 << 62
"""The byte that is locked, beyond the end of any file."""
TAKEN = (errno.EAGAIN, errno.EACCES)

_one_at_a_time = threading.Lock()
_held: set[tuple[int, int]] = set()  # the files that this process holds
_descriptors: set[int] = set()


class Taken(Exception):
    """The file is locked already, by another process or by this one."""


class LockedFile:
    """A lock on an existing file; raises Taken.

    A file that this process holds is not opened again: closing it would release the locks that SQLite has on it.
    """

    def __init__(self, path: Path) -> None:
        found = path.stat()
        self._identity = (found.st_dev, found.st_ino)
        with _one_at_a_time:
            if self._identity in _held:
                raise Taken
            self._descriptor = _locked(path)
            _held.add(self._identity)
            if self._descriptor is not None:
                _descriptors.add(self._descriptor)

    def release(self) -> None:
        """Release the lock, if it is held. No connection to the file may be open in this process."""
        with _one_at_a_time:
            _held.discard(self._identity)
            if self._descriptor in _descriptors:
                _descriptors.remove(self._descriptor)
                os.close(self._descriptor)
            self._descriptor = None


def _locked(path: Path) -> int | None:
    """Open and lock a file; None where the system has no such lock."""
    if sys.platform != "linux":
        return None
    import fcntl

    descriptor = os.open(path, os.O_RDWR | os.O_CLOEXEC)
    try:
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, PLACE, 1, 0))
    except OSError as error:
        os.close(descriptor)
        if error.errno in TAKEN:
            raise Taken from error
        return None  # a file system without such locks
    return descriptor


def _leave_to_parent() -> None:
    """Let go of the parent's locks in a new child: they end with the parent."""
    for descriptor in _descriptors:
        with contextlib.suppress(OSError):
            os.close(descriptor)
    _descriptors.clear()
    _held.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_leave_to_parent)
