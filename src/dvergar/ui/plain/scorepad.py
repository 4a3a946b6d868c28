"""A sheet, a history and statistics as lines of text."""

from collections.abc import Iterator, Sequence

from dvergar.core.json_data import JsonObject
from dvergar.i18n import Catalogue
from dvergar.scorepad.history import Kept
from dvergar.scorepad.statistics import statistics
from dvergar.scorepad.tally import results


def sheet_lines(sheet: JsonObject, words: Catalogue) -> Iterator[str]:
    """Yield a sheet as a table: a row for each part, a column for each seat; then how a tie was broken and what looks wrong."""
    seats = sheet["seats"]
    rows = [["", *(seat["name"] for seat in seats)]]
    for place, part in enumerate(seats[0]["parts"]):
        rows.append([f"{part['name']} ({part['rule']})", *(str(seat["parts"][place]["points"]) for seat in seats)])
        hows = [seat["parts"][place]["how"] for seat in seats]
        if any(hows):
            rows.append(["", *hows])
    rows.append([sheet["total"], *(str(seat["total"]) for seat in seats)])
    rows.append(["", *(place_of(seat, words) for seat in seats)])
    yield from _table(rows)
    yield ""
    for line in sheet["decided"]:
        yield f"{line['text']} ({line['rule']})"
    for seat in seats:
        yield special_line(seat, words)
    yield from finding_lines(sheet, words)


def place_of(seat: JsonObject, words: Catalogue) -> str:
    """Return a place in words, saying whether others share it."""
    return words.say("sheet-shared" if seat["shared"] else "sheet-place", place=seat["place"])


def special_line(seat: JsonObject, words: Catalogue) -> str:
    """Return how the score compares with simulated ones."""
    special = seat["special"]
    return words.say(
        "score-special",
        name=seat["name"],
        total=seat["total"],
        percent=decimal(special["lower"], words),
        middle=special["middle"],
        scores=special["scores"],
    )


def decimal(number: float, words: Catalogue) -> str:
    """Format a number with one decimal in the language.

    >>> from dvergar.i18n import catalogue
    >>> decimal(97.3, catalogue("de"))
    '97,3'
    """
    return words.number(number, 1)


def finding_lines(sheet: JsonObject, words: Catalogue) -> Iterator[str]:
    """Yield what is impossible or unlikely."""
    for finding in sheet["findings"]:
        name = "" if finding["seat"] is None else sheet["seats"][finding["seat"]]["name"]
        text = f"{finding['text']} ({finding['rule']})"
        yield f"! {words.say('labelled', label=name, text=text) if name else text}"


def history_lines(pads: Sequence[Kept], words: Catalogue) -> Iterator[str]:
    """Yield the saved pads, newest first, then the statistics."""
    if not pads:
        yield words.say("score-history-empty")
        return
    for kept in pads:
        yield f"{kept.pad.date.isoformat()}  {ranking(kept, words)}"
    yield ""
    yield from statistic_lines(pads, words)


def ranking(kept: Kept, words: Catalogue) -> str:
    """Return the players with their points, the winner first."""
    order = sorted(results(kept.pad, words), key=lambda seat: seat["place"])
    return ", ".join(f"{seat['name']} {seat['total']}" for seat in order)


def statistic_lines(pads: Sequence[Kept], words: Catalogue) -> Iterator[str]:
    """Yield the number of games, the best scores, and a row for every name."""
    for found in statistics(pads, words):
        yield words.say("score-statistics-line", games=found["games"], average=decimal(found["average"], words))
        for best in found["bests"]:
            yield "  " + words.say(
                "score-best-line",
                total=best["total"],
                name=best["name"],
                date=best["date"],
                percent=decimal(best["lower"], words),
            )
        rows = [[words.say(key) for key in PLAYER_HEADS]]
        rows += [_player_row(player, words) for player in found["players"]]
        yield from _table(rows)


PLAYER_HEADS = ("score-csv-name", "score-head-games", "score-head-wins", "score-head-best", "score-head-average")


def _player_row(player: JsonObject, words: Catalogue) -> list[str]:
    counts = [str(player[name]) for name in ("games", "wins", "best")]
    return [player["name"], *counts, decimal(player["average"], words)]


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield columns as wide as needed: the first aligned left, the others right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for first, *rest in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(rest, widths[1:], strict=True)]
        yield "  ".join([f"{first:<{widths[0]}}", *cells]).rstrip()
