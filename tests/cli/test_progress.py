"""A progress bar for long tasks, on a terminal only, and apart from the output."""

import os
import subprocess
import sys

import pytest

GAMES = 600
COMMAND = [sys.executable, "-m", "dvergar", "--lang", "en", "simulate", "--games", str(GAMES), "--processes", "2"]


@pytest.mark.skipif(os.name != "posix", reason="pseudo-terminals are those of POSIX")
def test_on_a_terminal_the_bar_is_drawn_apart_from_the_result_and_wiped() -> None:
    import pty

    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    running = subprocess.Popen(COMMAND, stdout=subprocess.PIPE, stderr=theirs, env=environment, text=True)
    os.close(theirs)
    drawn = everything(ours)
    result, _ = running.communicate()
    assert running.returncode == 0
    assert f"{GAMES}/{GAMES}" in drawn
    assert "100%" in drawn
    assert drawn.rstrip().endswith("\x1b[2K")
    assert f"{GAMES}" in result
    assert "\x1b" not in result


def everything(terminal: int) -> str:
    """Return everything written to a terminal until its other end is closed."""
    read = b""
    try:
        while some := os.read(terminal, 65536):
            read += some
    except OSError:  # Linux reports a closed other end this way
        pass
    finally:
        os.close(terminal)
    return read.decode()


def test_without_a_terminal_nothing_is_drawn() -> None:
    done = subprocess.run(COMMAND, capture_output=True, text=True, check=True)
    assert done.stderr == ""
