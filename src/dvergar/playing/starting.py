"""`dvergar play`: on the page, in the terminal or as plain text. Each imports only what it needs."""

import argparse

from dvergar.core.errors import BadOption
from dvergar.locale import Catalogue
from dvergar.playing.asking import names_a_table, with_game
from dvergar.playing.faces import FOR_PAGE, FOR_TEXT, Face, face_for, is_given


def play(options: argparse.Namespace, words: Catalogue) -> int:
    """Put somebody at a table."""
    straight, face = names_a_table(options), face_for(options)
    if options.join:
        return join(options, words, face, straight=straight)
    options = with_game(options)
    if face == "page":
        from dvergar.playing.page import play_on_page

        return play_on_page(options, words, straight=straight)
    if face == "terminal":
        from dvergar.playing.terminal import play_in_terminal

        return play_in_terminal(options, words)
    from dvergar.playing.plain import play_plainly

    return play_plainly(options, words)


def join(options: argparse.Namespace, words: Catalogue, face: Face, *, straight: bool) -> int:
    """Come to a table on a server, which is set up already."""
    if straight or any(is_given(options, name) for name in (*FOR_PAGE, *FOR_TEXT)):
        raise BadOption("play-join-alone")
    if face == "plain":
        raise BadOption("play-join-plain")
    if face == "page":
        from dvergar.playing.page import visit_link

        return visit_link(options.join, words)
    from dvergar.playing.terminal import play_in_terminal

    return play_in_terminal(options, words)
