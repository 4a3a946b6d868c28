"""`dvergar play`: in the browser, in the terminal or as plain text. Each mode imports only what it needs."""

import argparse

from dvergar.api.errors import BadOption
from dvergar.cli.play.arguments import names_a_table, with_game
from dvergar.cli.play.interfaces import FOR_PAGE, FOR_TEXT, Face, face_for, is_given
from dvergar.i18n import Catalogue


def play(options: argparse.Namespace, words: Catalogue) -> int:
    """Play a game."""
    straight, face = names_a_table(options), face_for(options)
    if options.join:
        return join(options, words, face, straight=straight)
    options = with_game(options)
    if face == "page":
        from dvergar.cli.play.page import play_on_page

        return play_on_page(options, words, straight=straight)
    if face == "terminal":
        from dvergar.cli.play.terminal import play_in_terminal

        return play_in_terminal(options, words)
    from dvergar.cli.play.plain import play_plainly

    return play_plainly(options, words)


def join(options: argparse.Namespace, words: Catalogue, face: Face, *, straight: bool) -> int:
    """Join an existing table on a server."""
    if straight or any(is_given(options, name) for name in (*FOR_PAGE, *FOR_TEXT)):
        raise BadOption("play-join-alone")
    if face == "plain":
        raise BadOption("play-join-plain")
    if face == "page":
        from dvergar.cli.play.page import visit_link

        return visit_link(options.join, words)
    from dvergar.cli.play.terminal import play_in_terminal

    return play_in_terminal(options, words)
