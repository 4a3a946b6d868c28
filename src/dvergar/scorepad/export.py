"""Exports pads as CSV and as JSON.

>>> safe("=HYPERLINK(1)"), safe("Blue"), safe(-3)
("'=HYPERLINK(1)", 'Blue', '-3')
"""

import csv
import io
import json
from collections.abc import Generator, Sequence

from dvergar.api.narrator import narrator_for
from dvergar.core.json_data import JsonObject
from dvergar.i18n import Catalogue
from dvergar.scorepad.history import PAGE, Kept
from dvergar.scorepad.pads import Pad
from dvergar.scorepad.tally import points

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")
"""First characters that make a spreadsheet treat a text as a formula."""


def safe(value: str | int | float) -> str:
    """Return a cell that spreadsheets show as text: one that begins like a formula gets an apostrophe."""
    text = str(value)
    return f"'{text}" if isinstance(value, str) and text.lstrip(" ").startswith(FORMULA) else text


def csv_of(pads: Sequence[Pad], words: Catalogue) -> str:
    """Return one row per seat of each pad; the parts of all games that occur have a column each."""
    writing = csv_in_steps(pads, words)
    while True:
        try:
            next(writing)
        except StopIteration as done:
            return str(done.value)


def csv_in_steps(pads: Sequence[Pad], words: Catalogue) -> Generator[None, None, str]:
    """Write like `csv_of`, with a pause after every page of pads."""
    parts = {part: narrator_for(pad.game, words).part(part) for pad in pads for part in pad.game.rules.part_names}
    keys = ("score-csv-date", "score-csv-game", "score-csv-name", "score-csv-place", "score-csv-total")
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([*map(words.say, keys), *parts.values()])
    for number, pad in enumerate(pads, start=1):
        if number % PAGE == 0:
            yield
        for seat, by_part in points(pad, words):
            first = (pad.date.isoformat(), words.say(f"game-{pad.game.name}"), seat["name"], seat["place"], seat["total"])
            writer.writerow([safe(cell) for cell in (*first, *(by_part.get(part, "") for part in parts))])
    return out.getvalue()


def json_of(kept: Sequence[Kept]) -> str:
    """Return the whole history; `dvergar score` can read each of its pads."""
    pads: list[JsonObject] = [one.to_dict() for one in kept]
    return json.dumps(pads, ensure_ascii=False, indent=1)
