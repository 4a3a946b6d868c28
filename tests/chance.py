"""Randomness in tests: every run deals the same cards. `DVERGAR_DEALS=7 pytest` deals others, to find what only luck brings up.

A server process gets one secret for all its tables (`python tests/chance.py dvergar.cli.main serve …`); the deals then follow
from the players' nonces, and those from the name of the test.
"""

import hashlib
import os
import runpy
import sys
from collections import Counter
from types import SimpleNamespace
from unittest import mock

from dvergar.core import dealing

DEALS = os.environ.get("DVERGAR_DEALS", "1")
BYTES = hashlib.sha256().digest_size

_drawn: Counter[str] = Counter()


def bytes_of(*parts: object) -> bytes:
    """Return bytes that depend only on these parts and on the run."""
    return hashlib.sha256(repr((DEALS, *parts)).encode()).digest()


def this_test() -> str:
    """Return the name of the running test and of its file, without the folder, so that the file can move."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0].rpartition("/")[2]


def draw(count: int = BYTES) -> bytes:
    """Return the next bytes of the running test."""
    test = this_test()
    _drawn[test] += 1
    return bytes_of(test, _drawn[test])[:count]


def nonce() -> str:
    """Return a player's nonce for the deal."""
    return draw(8).hex()


def dealt_here() -> "mock._patch[SimpleNamespace]":
    """Derive the secrets of tables in this process from the running test."""
    return mock.patch.object(dealing, "os", SimpleNamespace(urandom=draw))


def main() -> None:
    """Run a module as a program that uses one secret for all tables."""
    sys.argv = sys.argv[1:]
    with mock.patch.object(dealing, "os", SimpleNamespace(urandom=lambda count: bytes_of("server")[:count])):
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
