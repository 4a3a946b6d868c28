"""A game at the table in the terminal, here or on a server by its link."""

import argparse
import os

from dvergar.core.errors import BadOption
from dvergar.locale import Catalogue
from dvergar.playing.asking import seats_named
from dvergar.playing.plain import opened, play_plainly
from dvergar.terminal.choosing import budget_of


def play_in_terminal(options: argparse.Namespace, words: Catalogue) -> int:
    """Play at the table; a terminal that can do no more than print lines is given plain text."""
    prints_only = os.environ.get("TERM") in ("dumb", "unknown")
    if prints_only and options.join:
        raise BadOption("play-join-plain")
    if prints_only:
        return play_plainly(options, words)
    from dvergar.terminal import table

    if options.join:
        return table.run(words.language, link=options.join)
    named, budget = seats_named(options), budget_of(options)
    position = opened(options, named)
    return table.run(words.language, seats=named, position=position, budget=budget, record=options.record)
