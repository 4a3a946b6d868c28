"""The result of an arena as lines of text."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

from dvergar.api.narrator import narrator_for
from dvergar.api.option_texts import chosen_options
from dvergar.bots.programs import program_of
from dvergar.core.json_data import JsonObject
from dvergar.i18n import Catalogue
from dvergar.lab.arena import Result
from dvergar.ui.kit.plain_screen import heading, row

WIDTH = 78
CELL = 10
LONGEST_NAME = 11


def result_lines(result: Result, words: Catalogue) -> Iterator[str]:
    """Yield a column for each bot, then the pairwise results, the bots' failures, and how to repeat the run."""
    found, tell = result.to_dict(), narrator_for(result.match.table, words)
    title = tell.title(result.match.table)
    yield heading(words.say("arena-title", title=title, games=found["games"], deals=found["deals"]))
    yield from chosen_options(result.match.table, words)
    speed = round(found["games"] / result.seconds, 1)
    yield words.say("arena-speed", games=speed)
    yield words.say("simulate-core", build=words.say(f"cli-build-{found['build']}"))
    yield words.say("arena-fair", share=words.percent(found["fair_share"]))
    automated = result.match.table.seats - result.match.table.players
    names = short_names(result.match.bots)
    names += [tell.seat(result.match.table.players + number) for number in range(automated)]
    yield from _bot_lines(names, found["results"], words)
    yield from _pair_lines(result, names, words)
    yield from _trouble_lines(result, names, words)
    yield ""
    yield words.say("arena-repeat", command=found["command"], version=found["version"])


def short_names(bots: Sequence[str]) -> list[str]:
    """Shorten bot names to the width of a column: a program is named after its file, and equal names are numbered.

    >>> short_names(["random", "exec:./bots/a-very-long-name.sh", "exec:./bots/greedy 7", "random", "exec:./greedy 8"])
    ['random', 'a-very-lon…', 'greedy', 'random (2)', 'greedy (2)']
    """
    seen: Counter[str] = Counter()
    names = []
    for bot in bots:
        name = program_of(bot)
        name = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return names


def _bot_lines(names: list[str], results: list[JsonObject], words: Catalogue) -> Iterator[str]:
    """Yield the columns in groups, as many side by side as fit."""
    rows = {label: [tell(each, words) for each in results] for label, tell in _ROWS.items()}
    if rows["arena-seats"] == rows["arena-games"]:
        del rows["arena-seats"]
    labels = {key: words.say(key) for key in rows}
    first = max(map(len, labels.values())) + 2
    widths = [max(CELL, len(name)) for name in names]
    for columns in _fitting(widths, WIDTH - first - 2):
        yield ""
        yield row("", [names[column] for column in columns], first, [widths[column] for column in columns])
        for key, cells in rows.items():
            yield row(labels[key], [cells[column] for column in columns], first, [widths[column] for column in columns])


def _fitting(widths: list[int], room: int) -> Iterator[list[int]]:
    """Group the columns so that each group fits on a line."""
    group: list[int] = []
    for column, width in enumerate(widths):
        if group and sum(widths[each] + 2 for each in group) + width > room:
            yield group
            group = []
        group.append(column)
    yield group


def _pair_lines(result: Result, names: list[str], words: Catalogue) -> Iterator[str]:
    """Yield how often each bot finished ahead of each other one."""
    pairs = result.pairs()
    if not pairs:
        return
    yield ""
    yield words.say("arena-pairs")
    labels = [f"{names[one]} – {names[other]}" for one, other in pairs]
    width = max(map(len, labels))
    for label, pair in zip(labels, pairs, strict=True):
        found = result.pair(*pair)
        games = words.say("arena-pair-games", count=found["games"])
        yield f"  {label:<{width}}  {words.percent(found['share']):>7}  {percents(words, *found['interval']):>11}  {games}"


def _trouble_lines(result: Result, names: list[str], words: Catalogue) -> Iterator[str]:
    """Yield the bots' failures: how often each happened, and the first one in full."""
    tally = result.tally
    for bot, troubles in itertools.groupby(sorted(tally.troubles), key=lambda trouble: trouble[0]):
        yield ""
        kinds = [*troubles]
        yield words.say("arena-troubles", bot=names[bot], count=sum(tally.troubles[trouble] for trouble in kinds))
        for trouble in kinds:
            number, report = tally.examples[trouble]
            yield "  " + words.say("arena-trouble", count=tally.troubles[trouble], game=number, text=report.text(words.language))
            yield from (f"    {line}" for line in report.lines)


def percents(words: Catalogue, low: float, high: float) -> str:
    """Format an interval in percent without the sign, which its label has: 31.2–35.0."""
    return f"{words.number(100 * low, 1)}–{words.number(100 * high, 1)}"


def duration(seconds: float, words: Catalogue) -> str:
    """Format a duration in a suitable unit.

    >>> from dvergar.i18n import catalogue
    >>> [duration(seconds, catalogue("en")) for seconds in (0.0000049, 0.02, 3.5, 0)]
    ['4.9 µs', '20.0 ms', '3.50 s', '–']
    """
    if not seconds:
        return "–"
    if seconds < 1e-3:
        return f"{words.number(seconds * 1e6, 1)} µs"
    return f"{words.number(seconds * 1e3, 1)} ms" if seconds < 1 else f"{words.number(seconds, 2)} s"


_ROWS: JsonObject = {
    "arena-games": lambda bot, words: words.number(bot["games"]),
    "arena-seats": lambda bot, words: words.number(bot["seats"]),
    "simulate-wins": lambda bot, words: words.percent(bot["win_share"]),
    "simulate-interval": lambda bot, words: percents(words, *bot["win_interval"]),
    "arena-score": lambda bot, words: words.number(bot["mean_score"], 2),
    "arena-rank": lambda bot, words: words.number(bot["mean_rank"], 2),
    "arena-margin": lambda bot, words: "+" * (bot["mean_margin"] >= 0) + words.number(bot["mean_margin"], 2),
    "arena-cpu": lambda bot, words: duration(bot["cpu_per_move"], words),
}
"""The figures reported for each bot, by the key of their label."""
