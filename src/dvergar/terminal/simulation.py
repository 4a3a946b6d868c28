"""The outcome of many games as lines of text."""

from collections.abc import Iterator

from dvergar.lab.simulate import Result
from dvergar.locale import Catalogue
from dvergar.locale.telling import Teller
from dvergar.terminal.nidavellir import heading


def result_lines(result: Result, words: Catalogue, build: str) -> Iterator[str]:
    """Speed, scores by seat with their parts, win shares, what was taken, rules touched, and the checksum."""
    found, tell = result.to_dict(), Teller(words, [words.say(f"seat-{number + 1}") for number in range(5)])
    names = words.say(f"cli-build-{build}")
    yield heading(words.say("simulate-title", games=found["games"], players=result.table.players, build=names))
    yield words.say("simulate-speed", games=found["games_per_second"], decisions=found["decisions_per_second"])
    yield words.say("simulate-length", decisions=found["decisions_per_game"])
    yield ""
    labels = [tell.part(name) for name in result.table.rules.part_names]
    first = max(len(label) for label in (*labels, words.say("simulate-wins"), words.say("simulate-mean"))) + 2
    columns = [tell.seat(seat) for seat in range(result.table.players)]

    def row(label: str, cells: list[str]) -> str:
        return f"  {label:<{first}}" + "  ".join(f"{cell:>8}" for cell in cells)

    yield row("", columns)
    for name, label in zip(result.table.rules.part_names, labels, strict=True):
        yield row(label, [f"{seat['parts'][name]:.1f}" for seat in found["seats"]])
    yield row(words.say("simulate-mean"), [f"{seat['mean']:.1f}" for seat in found["seats"]])
    yield row(words.say("simulate-wins"), [f"{seat['win_share']:.1%}" for seat in found["seats"]])
    yield ""
    yield words.say("simulate-counts")
    taken = sorted(found["counts"].items(), key=lambda item: -item[1])
    cells = [f"{tell.counted(name)} {share:.1%}" for name, share in taken]
    for start in range(0, len(cells), 4):
        yield "  " + "   ".join(f"{cell:<22}" for cell in cells[start : start + 4]).rstrip()
    if "rules_touched" in found:
        yield ""
        yield words.say("simulate-rules")
        for rule in result.table.rules.rule_ids:
            count = "–" if rule in result.table.rules.silent_rules else found["rules_touched"].get(rule, 0)
            yield f"  {rule:<6} {count:>9}"
    yield ""
    yield words.say("simulate-checksum", checksum=found["checksum"])
