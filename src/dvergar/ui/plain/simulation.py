"""The outcome of many games as lines of text."""

from collections.abc import Iterator, Mapping

from dvergar.api.narrator import Narrator, narrator_for
from dvergar.api.option_texts import chosen_options
from dvergar.core.json_data import JsonObject
from dvergar.i18n import Catalogue
from dvergar.lab.simulate import Result
from dvergar.ui.kit.plain_screen import heading, row
from dvergar.ui.plain.arena import percents

WIDTH = 78
CELL = 9


def result_lines(result: Result, words: Catalogue, build: str) -> Iterator[str]:
    """Yield speed, scores by seat with their parts, win shares, counts, rules touched, and the checksum."""
    found, narrator = result.to_dict(), narrator_for(result.table, words)
    yield heading(words.say("simulate-title", title=narrator.title(result.table), games=found["games"]))
    yield from chosen_options(result.table, words)
    yield words.say("simulate-speed", games=found["games_per_second"], decisions=found["decisions_per_second"])
    yield words.say("simulate-length", decisions=found["decisions_per_game"])
    yield words.say("simulate-core", build=words.say(f"cli-build-{build}"))
    yield ""
    yield from _seat_lines(found["seats"], result.table.rules.part_names, narrator)
    yield from _count_lines(found["counts"], narrator)
    if "rules_touched" in found:
        yield ""
        yield words.say("simulate-rules")
        for rule in result.table.rules.rule_ids:
            count = "–" if rule in result.table.rules.silent_rules else found["rules_touched"].get(rule, 0)
            yield f"  {rule:<6} {count:>9}"
    yield ""
    yield words.say("simulate-checksum", checksum=found["checksum"])


def _seat_lines(seats: list[JsonObject], parts: tuple[str, ...], narrator: Narrator) -> Iterator[str]:
    """Yield a column for each seat: mean parts and total, then its share of wins with the interval."""
    rows = {narrator.part(name): [narrator.words.number(seat["parts"][name], 1) for seat in seats] for name in parts}
    rows[narrator.say(narrator.total)] = [narrator.words.number(seat["mean"], 1) for seat in seats]
    rows[narrator.say("simulate-wins")] = [narrator.words.percent(seat["win_share"]) for seat in seats]
    rows[narrator.say("simulate-interval")] = [percents(narrator.words, *seat["win_interval"]) for seat in seats]
    corner, names = narrator.say("simulate-mean"), [narrator.seat(number) for number in range(len(seats))]
    first = max(map(len, (corner, *rows))) + 2
    widths = [max(CELL, len(name)) for name in names]
    yield row(corner, names, first, widths)
    for label, cells in rows.items():
        yield row(label, cells, first, widths)


def _count_lines(counts: Mapping[str, float], narrator: Narrator) -> Iterator[str]:
    """Yield the counts over all games, each kind under its own heading, the most frequent first."""
    for kind in dict.fromkeys(name.partition(" ")[0] for name in counts):
        yield ""
        yield narrator.say(f"counted-{kind}")
        ranked = sorted(counts.items(), key=lambda item: -item[1])
        cells = [
            f"{narrator.counted(name)} {narrator.words.percent(share)}"
            for name, share in ranked
            if name.partition(" ")[0] == kind
        ]
        yield from _in_columns(cells)


def _in_columns(cells: list[str]) -> Iterator[str]:
    """Yield cells side by side, as many as fit on a line."""
    width = max(map(len, cells))
    count = max(1, WIDTH // (width + 3))
    for start in range(0, len(cells), count):
        yield "  " + "   ".join(f"{cell:<{width}}" for cell in cells[start : start + count]).rstrip()
