"""Chance in tests: every run deals the same cards; `DVERGAR_DEALS=7 pytest` deals others, to look for what only luck brings up.

A server that is a process gets one secret for all its tables (`python tests/chance.py dvergar.cli.main serve …`); what is dealt
then follows from the nonces of its people, and those from the name of the test.
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
    """Always the same for the same parts in the same run."""
    return hashlib.sha256(repr((DEALS, *parts)).encode()).digest()


def this_test() -> str:
    """The name of the test that runs now, and of its file; it may move to another folder."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0].rpartition("/")[2]


def draw(count: int = BYTES) -> bytes:
    """The next bytes of this test."""
    test = this_test()
    _drawn[test] += 1
    return bytes_of(test, _drawn[test])[:count]


def nonce() -> str:
    """What somebody at a table adds to the deal."""
    return draw(8).hex()


def dealt_here() -> "mock._patch[SimpleNamespace]":
    """Secrets of tables in this process follow from the test."""
    return mock.patch.object(dealing, "os", SimpleNamespace(urandom=draw))


def main() -> None:
    """Run a module as a program that has one secret for all tables."""
    sys.argv = sys.argv[1:]
    with mock.patch.object(dealing, "os", SimpleNamespace(urandom=lambda count: bytes_of("server")[:count])):
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
