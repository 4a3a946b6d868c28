"""Parallel work gives the same results in the same order, and ends when the caller stops listening."""

import os
import signal
import subprocess
import sys
import time

import pytest

from dvergar.lab.fan_out import fan_out

MANY = range(400)
SOON = 20


def doubled(number: int) -> int:
    return 2 * number


def slow(number: int) -> int:
    time.sleep(0 if number == 0 else 600)
    return number


def test_results_come_in_the_order_of_the_tasks_for_any_number_of_processes() -> None:
    expected = [2 * number for number in MANY]
    assert [[*fan_out(doubled, MANY, processes)] for processes in (1, 2, 3)] == [expected] * 3


def test_a_caller_that_stops_does_not_wait_for_the_rest() -> None:
    began = time.monotonic()
    results = fan_out(slow, MANY, 2)
    assert next(results) == 0
    results.close()
    assert time.monotonic() - began < SOON


SIMULATE = """
import signal, sys
from dvergar.cli.main import main

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell lets what it starts in the background ignore Ctrl-C
sys.exit(main(["--lang", "en", "simulate", "--games", "100000000", "--processes", "2"]))
"""


@pytest.mark.skipif(os.name != "posix", reason="process groups are those of POSIX")
def test_an_interrupt_from_the_terminal_ends_a_long_simulation() -> None:
    command = [sys.executable, "-c", SIMULATE]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        while not subprocess.run(["pgrep", "-P", str(running.pid)], capture_output=True, check=False).stdout:
            time.sleep(0.05)  # until it has workers
        os.killpg(running.pid, signal.SIGINT)
        _, told = running.communicate(timeout=SOON)
        assert (running.returncode, told) == (130, "Interrupted.\n")
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
