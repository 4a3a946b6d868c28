"""Choice of interface: browser, terminal, or plain text."""

import argparse
import os
import sys
from typing import Literal, TextIO

from dvergar.api.errors import BadOption

Face = Literal["page", "terminal", "plain"]

FOR_TEXT = ("seed", "record", "resume", "simulations", "seconds", "verbose")
"""Options that only plain text and the terminal support: on the page the server deals the cards and stores the games."""
FOR_PAGE = ("invite", "port", "data")


def face_for(given: argparse.Namespace) -> Face:
    """Return the requested interface, or the one that fits: plain text in a pipe, the browser if there is one."""
    face = _asked(given) or _fitting(given)
    for name in FOR_TEXT if face == "page" else FOR_PAGE:
        if is_given(given, name):
            raise BadOption("play-only-text" if face == "page" else "play-only-page", option=f"--{name}")
    if face == "terminal" and not is_at_terminal():
        raise BadOption("play-no-terminal")
    return face


def _asked(given: argparse.Namespace) -> Face | None:
    if given.plain:
        return "plain"
    if given.terminal:
        return "terminal"
    return "page" if given.page or any(is_given(given, name) for name in FOR_PAGE) else None


def _fitting(given: argparse.Namespace) -> Face:
    if not is_at_terminal():
        return "plain"
    if any(is_given(given, name) for name in FOR_TEXT):
        return "terminal"
    return "page" if has_browser() else "terminal"


def is_given(given: argparse.Namespace, name: str) -> bool:
    """Whether an option was given on the command line."""
    value = getattr(given, name)
    return value is not None and value is not False


def is_at_terminal() -> bool:
    """Whether both input and output are a terminal."""
    return _is_terminal(sys.stdin) and _is_terminal(sys.stdout)


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and not stream.closed and stream.isatty()


def has_browser() -> bool:
    """Whether a graphical browser can be opened here: not a text browser, and not over SSH."""
    if os.environ.get("BROWSER"):
        return True
    if any(os.environ.get(name) for name in ("SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT")):
        return False
    if sys.platform not in ("win32", "darwin") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    import webbrowser

    try:
        return type(webbrowser.get()) is not webbrowser.GenericBrowser  # the class that stands for text-mode browsers
    except webbrowser.Error:
        return False
