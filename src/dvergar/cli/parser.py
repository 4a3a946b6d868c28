"""The command-line parser, in the user's language."""

import argparse
import re
from typing import Any

from dvergar.i18n import Catalogue

# argparse's own messages, and the catalogue message for each.
_PATTERNS = (
    (r"invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)", "parser-invalid-choice"),
    (r"the following arguments are required: (?P<names>.+)", "parser-required"),
    (r"unrecognized arguments: (?P<names>.+)", "parser-unrecognized"),
    (r"not allowed with argument (?P<names>.+)", "parser-not-with"),
    (r"expected one argument", "parser-expected-one"),
    (r"invalid \w+ value: (?P<value>.+)", "parser-invalid-value"),
)


class SpeakingParser(argparse.ArgumentParser):
    """An ArgumentParser whose own messages come from the catalogue."""

    words: Catalogue

    def __init__(self, words: Catalogue, **settings: Any) -> None:
        self.words = words
        super().__init__(add_help=False, formatter_class=_formatter(words), **settings)
        self.add_argument("-h", "--help", action="help", help=words.say("parser-help"))
        self._positionals.title = words.say("parser-arguments")
        self._optionals.title = words.say("parser-options")

    def error(self, message: str) -> Any:
        """Print what is wrong in the user's language, with the usage, and exit."""
        self.print_usage()
        argument, _, reason = message.partition(": ") if message.startswith("argument ") else ("", "", message)
        told = self._told(reason)
        prefix = f"{argument.removeprefix('argument ')}: " if argument else ""
        self.exit(2, f"{self.prog}: {self.words.say('parser-error', message=prefix + told)}\n")

    def _told(self, reason: str) -> str:
        for pattern, key in _PATTERNS:
            found = re.fullmatch(pattern, reason)
            if found:
                return self.words.say(key, **found.groupdict())
        return reason


def _formatter(words: Catalogue) -> Any:
    """Return a formatter with a translated usage line and a readable width."""

    class Formatter(argparse.HelpFormatter):
        def __init__(self, prog: str) -> None:
            super().__init__(prog, max_help_position=30, width=100)

        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, f"{words.say('parser-usage')} " if prefix is None else prefix)

        def _fill_text(self, text: str, width: int, indent: str) -> str:
            """Keep a text of several lines as it is."""
            return text if "\n" in text else super()._fill_text(text, width, indent)

    return Formatter
