"""`dvergar score`: score pads from a file or stdin as JSON, CSV or text; the history; without a file, the screen."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from dvergar.api.errors import BadPosition, BadRecord
from dvergar.api.plain_data import json_in
from dvergar.core.json_data import Json, JsonObject
from dvergar.core.system_errors import system_error
from dvergar.i18n import Catalogue
from dvergar.scorepad.entering import form_of
from dvergar.scorepad.history import Book, default_folder
from dvergar.scorepad.pads import Pad, read_pad
from dvergar.scorepad.tally import tally
from dvergar.ui.plain.scorepad import history_lines, sheet_lines


def run(options: argparse.Namespace, words: Catalogue) -> int:
    """Run the command."""
    book = Book(default_folder())
    if options.history:
        return show_history(book, options, words)
    if options.file is None and not options.demo and sys.stdin.isatty() and sys.stdout.isatty():
        from dvergar.ui.terminal.scorepad.app import open_pad

        open_pad(options.game, book, words)
        return 0
    pads = (
        [read_pad(form_of(options.game).DEMO, options.game)] if options.demo else list(pads_in(options.file or "-", options.game))
    )
    if options.save:
        for pad in pads:
            book.keep(pad)
    for line in report(pads, options, words):
        print(line)
    return 0


def pads_in(file: str, game: str) -> Iterator[Pad]:
    """Return the pads in a file: one, or a list. An error names the pad's number in the list."""
    data = _json_in(file)
    rows = data if isinstance(data, list) else [data]
    for number, row in enumerate(rows):
        try:
            yield read_pad(row, game)
        except BadPosition as error:
            if isinstance(data, list):
                raise BadPosition(f"[{number}].{error.field}", error.key, **error.details) from error
            raise


def report(pads: list[Pad], options: argparse.Namespace, words: Catalogue) -> Iterator[str]:
    """Yield the sheets in the requested format; a single one is not wrapped in a list."""
    if options.csv:
        from dvergar.scorepad.export import csv_of

        yield csv_of(pads, words).rstrip("\r\n")
    elif options.text:
        for pad in pads:
            yield from sheet_lines(tally(pad, words), words)
    else:
        sheets: list[JsonObject] = [tally(pad, words) for pad in pads]
        yield json.dumps(sheets[0] if len(sheets) == 1 else sheets, ensure_ascii=False, indent=1)


def show_history(book: Book, options: argparse.Namespace, words: Catalogue) -> int:
    """Print the saved pads of the game with their statistics, on request as CSV or JSON."""
    from dvergar.scorepad.export import csv_of, json_of

    kept, unreadable = book.pads()
    own = [one for one in kept if one.pad.game.name == options.game]
    if options.csv:
        print(csv_of([one.pad for one in own], words).rstrip("\r\n"))
    elif options.json:
        print(json_of(own))
    else:
        for line in history_lines(own, words):
            print(line)
    if unreadable:
        print(words.say("score-unreadable", count=unreadable, folder=str(book.folder)), file=sys.stderr)
    return 0


def _json_in(file: str) -> Json:
    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise BadRecord("cli-no-file", file=file, reason=system_error(error)) from error
    return json_in(text)
