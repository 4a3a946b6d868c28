"""A game in the terminal, on this machine or on a server by its link."""

import argparse
import os

from dvergar.api.errors import BadOption
from dvergar.cli.arguments import budget_of
from dvergar.cli.play.arguments import seats_named
from dvergar.cli.play.plain import opened, play_plainly
from dvergar.i18n import Catalogue


def play_in_terminal(options: argparse.Namespace, words: Catalogue) -> int:
    """Play in the terminal; fall back to plain text on a terminal that can only print lines."""
    prints_only = os.environ.get("TERM") in ("dumb", "unknown")
    if prints_only and options.join:
        raise BadOption("play-join-plain")
    if prints_only:
        return play_plainly(options, words)
    from dvergar.ui import terminal

    if options.join:
        return terminal.run(words.language, link=options.join)
    named, budget = seats_named(options), budget_of(options)
    position = opened(options, named)
    return terminal.run(words.language, seats=named, position=position, budget=budget, record=options.record)
