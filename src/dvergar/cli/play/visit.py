"""A visit to the page: what is printed, and where the browser goes."""

import argparse
import sys
import threading

from dvergar.cli.play.interfaces import has_browser
from dvergar.cli.play.running_note import Note
from dvergar.cli.play.tables import Wanted, open_table
from dvergar.i18n import Catalogue

EVERYWHERE = "0.0.0.0"
BROWSER = 5.0
"""Seconds to wait for the browser to start before going on without it."""


class Visit:
    """A visit to the page: prints its address, and opens the table in the browser if there is one."""

    def __init__(self, wanted: Wanted | None, options: argparse.Namespace, words: Catalogue) -> None:
        self.wanted = wanted
        self.options = options
        self.words = words

    def say(self, key: str, **values: object) -> None:
        """Print a line for the user at once."""
        print(self.words.say(key, **values), flush=True)

    def arrive(self, running: Note, ending: str) -> None:
        """Print the page's address, the invitation if wanted, and how to stop; then open the browser."""
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
        """Print the page's address on the network, as text and as a QR code."""
        from dvergar.cli.play.invitation import square_code
        from dvergar.server.access.addresses import network_addresses

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
        """Return the path to open, with what the page should do after `#`, a part that browsers never send."""
        told = [f"lang={self.options.lang}"] if self.options.lang else []
        path = ""
        if self.wanted:
            path = f"table/{open_table(running.port, self.wanted, self.words.language)}"
            told += [f"sit={','.join(map(str, self.wanted.people))}"] if self.wanted.people else []
        return f"{path}#{'&'.join(told)}" if told else path


def open_browser(address: str) -> None:
    """Open the user's browser, without waiting long for one that stays in the foreground."""
    import webbrowser

    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    opening.join(BROWSER)
