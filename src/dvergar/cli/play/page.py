"""The web page on this machine: starts it, or joins the instance that is already running."""

import argparse
import re

from platformdirs import user_data_path

from dvergar.api.errors import BadOption, shown
from dvergar.cli.arguments import table_of
from dvergar.cli.play import running_note
from dvergar.cli.play.arguments import seats_named
from dvergar.cli.play.interfaces import has_browser
from dvergar.cli.play.running_note import Note
from dvergar.cli.play.tables import wanted_table
from dvergar.cli.play.visit import Visit, open_browser
from dvergar.i18n import Catalogue

LINK = re.compile(r"https?://[^/?#\s]+/table/[A-Za-z0-9_-]{22}")
"""The link to a table, as the page shows it."""


def play_on_page(options: argparse.Namespace, words: Catalogue, *, straight: bool) -> int:
    """Start the page or join it, and open the browser; with `straight`, at the requested table."""
    wanted = None
    if straight:
        named = seats_named(options)
        wanted = wanted_table(table_of(options, len(named) or None), named)
    folder = options.data or user_data_path("dvergar", appauthor=False)
    visit = Visit(wanted, options, words)
    if found := running_note.running(folder):
        return join(found, visit)
    from dvergar.cli.play.server import host
    from dvergar.server.store import InUse

    try:
        return host(folder, visit)
    except InUse as error:
        if found := running_note.starting(folder):
            return join(found, visit)
        raise BadOption("play-in-use", folder=str(folder)) from error


def join(running: Note, visit: Visit) -> int:
    """Join the page that is already running; raises for options that need a new start."""
    if visit.options.invite and not running.network:
        raise BadOption("play-not-invited", pid=str(running.pid))
    if visit.options.port not in (None, 0, running.port):
        raise BadOption("play-other-port", pid=str(running.pid), port=str(running.port))
    if visit.wanted and visit.wanted.programs:
        raise BadOption("play-programs-late", pid=str(running.pid))
    visit.arrive(running, "play-joined")
    return 0


def visit_link(link: str, words: Catalogue) -> int:
    """Open the page of a table on a server."""
    if not LINK.fullmatch(link):
        raise BadOption("play-no-link", link=shown(link))
    print(words.say("play-there", address=link), flush=True)
    if has_browser():
        open_browser(link)
    else:
        print(words.say("play-no-browser"))
    return 0
