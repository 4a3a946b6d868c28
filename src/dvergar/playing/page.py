"""The page on this machine: started, or joined where it runs already."""

import argparse
import re
import sys
import threading

from platformdirs import user_data_path

from dvergar.core.errors import BadOption, shown
from dvergar.locale import Catalogue
from dvergar.playing import note
from dvergar.playing.asking import seats_named
from dvergar.playing.faces import has_browser
from dvergar.playing.note import Note
from dvergar.playing.tables import Wanted, open_table, wanted_table
from dvergar.terminal.choosing import table_of

EVERYWHERE = "0.0.0.0"
LINK = re.compile(r"https?://[^/?#\s]+/table/[A-Za-z0-9_-]{22}")
"""The link to a table, as the page shows it."""
BROWSER = 5.0
"""Seconds that a browser may take to start before we go on without looking."""


def play_on_page(options: argparse.Namespace, words: Catalogue, *, straight: bool) -> int:
    """Start the page or join it, and lead the browser there; `straight` to the table that was asked for."""
    wanted = None
    if straight:
        named = seats_named(options)
        wanted = wanted_table(table_of(options, len(named) or None), named)
    folder = options.data or user_data_path("dvergar", appauthor=False)
    visit = Visit(wanted, options, words)
    if found := note.running(folder):
        return join(found, visit)
    from dvergar.playing.hosting import host
    from dvergar.server.store import InUse

    try:
        return host(folder, visit)
    except InUse as error:
        if found := note.starting(folder):
            return join(found, visit)
        raise BadOption("play-in-use", folder=str(folder)) from error


class Visit:
    """Somebody comes to the page: told where it is, led to a table, with the browser if there is one."""

    def __init__(self, wanted: Wanted | None, options: argparse.Namespace, words: Catalogue) -> None:
        self.wanted = wanted
        self.options = options
        self.words = words

    def say(self, key: str, **values: object) -> None:
        """A line for the user, at once."""
        print(self.words.say(key, **values), flush=True)

    def arrive(self, running: Note, ending: str) -> None:
        """Say where the page is, for others too if they are invited, and how it ends; then open it."""
        address = running.address + self._way(running)
        self.say("play-ready", address=address)
        if self.options.invite:
            self.invite(running)
        self.say(ending, pid=str(running.pid))
        if has_browser():
            open_browser(address)
        else:
            self.say("play-no-browser")

    def invite(self, running: Note) -> None:
        """Where others in the network find the page, for eyes and for cameras."""
        from dvergar.playing.inviting import square_code
        from dvergar.server.addresses import network_addresses

        found = network_addresses(EVERYWHERE, running.port)
        if not found:
            self.say("play-no-network")
            return
        self.say("play-invite", address=found[0])
        for line in square_code(found[0], colours=sys.stdout.isatty()):
            print(line)
        for other in found[1:]:
            self.say("play-invite-other", address=other)
        self.say("play-everybody")

    def _way(self, running: Note) -> str:
        """What follows the address: the table, and behind # what the page shall do. That is sent to nobody."""
        told = [f"lang={self.options.lang}"] if self.options.lang else []
        path = ""
        if self.wanted:
            path = f"table/{open_table(running.port, self.wanted, self.words.language)}"
            told += [f"sit={','.join(map(str, self.wanted.people))}"] if self.wanted.people else []
        return f"{path}#{'&'.join(told)}" if told else path


def join(running: Note, visit: Visit) -> int:
    """Come to the one that runs already. What only a new start could do is refused."""
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


def open_browser(address: str) -> None:
    """Open the user's browser; one that stays in the foreground is left to itself after a while."""
    import webbrowser

    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    opening.join(BROWSER)
