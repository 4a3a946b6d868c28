"""Writes a game's ladder as a page for docs/measurements and as a picture."""

from collections.abc import Iterator, Mapping
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from dvergar import __version__
from dvergar.api.bot_settings import Level
from dvergar.api.registry import levels_of
from dvergar.i18n import catalogue
from dvergar.lab.ladder import Standings

ROW, LEFT, WIDE, TOP = 34, 130, 560, 16
STEP = 200
"""Elo between two lines of the picture."""
STYLE = (
    ".t{font:14px Georgia,serif;fill:#2b2018}.s{font:11px sans-serif;fill:#6b5a48}.l{stroke:#d8c8ae}"
    ".b{stroke:#8a5a2b;stroke-width:6;stroke-linecap:round;opacity:.45}.d{fill:#b35000}"
    "@media(prefers-color-scheme:dark){.t{fill:#f2e6d2}.s{fill:#c4b49c}.l{stroke:#4a3d30}.b{stroke:#e0a060}.d{fill:#ff9d4d}}"
)


class Climbed(NamedTuple):
    """All measurements of a game."""

    game: str
    command: str
    seed: int
    tables: tuple[Standings, ...]

    @property
    def together(self) -> list[Standings]:
        """Return the standings with two players, then with more."""
        return [table for table in self.tables if table.options["players"] > 1]

    @property
    def alone(self) -> dict[str, Standings]:
        """Return the standings against automated opponents, by their names."""
        return {table.options["solo"]: table for table in self.tables if table.options["players"] == 1}

    @property
    def title(self) -> str:
        """Return the game's name."""
        return catalogue("en").say(f"game-{self.game}")


def write(climbed: Climbed, folder: Path) -> list[Path]:
    """Write the page and its picture."""
    text, drawn = folder / f"ladder-{climbed.game}.md", folder / "pictures" / f"ladder-{climbed.game}.svg"
    drawn.parent.mkdir(parents=True, exist_ok=True)
    text.write_text("\n".join(page(climbed)) + "\n", encoding="utf-8")
    drawn.write_text(picture(climbed), encoding="utf-8")
    return [text, drawn]


def page(climbed: Climbed) -> Iterator[str]:
    """Yield the lines of the page."""
    first, *others = climbed.together
    yield f"# The ladder of {climbed.title}"
    yield ""
    yield "How far the levels of the bots are apart, in Elo above random play: 400 ahead means ten games of eleven won. All"
    yield f"figures of this page come from one command (dvergar {__version__}). Except for the times they repeat exactly:"
    yield ""
    yield f"    {climbed.command}"
    yield ""
    yield f"Intervals are 95 %, by bootstrap over deals (seed {climbed.seed}). How it is played and computed:"
    yield "[bots.md](../research/bots.md#levels)."
    yield ""
    yield f"![The levels of {climbed.title} by Elo, with their intervals](pictures/ladder-{climbed.game}.svg)"
    yield ""
    yield "## Two players"
    yield ""
    yield f"{first.games} games."
    yield ""
    yield from _rungs(first, levels_of(climbed.game))
    yield ""
    yield "Each step of the ladder, with the interval of the difference itself:"
    yield ""
    yield from _steps(first)
    yield ""
    yield "How often the level of the row wins against that of the column, in per cent:"
    yield ""
    yield from _crosses(first)
    for standings in others:
        yield ""
        yield f"## {standings.options['players']} players"
        yield ""
        yield f"{standings.games} games; Elo here is about who ends before whom."
        yield ""
        yield from _rungs(standings, levels_of(climbed.game))
    if climbed.alone:
        yield ""
        yield "## Alone"
        yield ""
        yield from _alone(climbed.alone)


def _rungs(standings: Standings, levels: Mapping[str, Level]) -> Iterator[str]:
    yield "| level | how it plays | Elo | 95 % interval | games | win share | CPU a move |"
    yield "|---|---|---|---|---|---|---|"
    for rung in standings.rungs:
        yield (
            f"| {rung.level} | {_how(levels.get(rung.level))} | {rung.elo:.0f} | {rung.low:.0f} to {rung.high:.0f} "
            f"| {rung.games} | {rung.win_share:.1%} | {_time(rung.cpu_per_move)} |"
        )


def _steps(standings: Standings) -> Iterator[str]:
    yield "| step | Elo | 95 % interval |"
    yield "|---|---|---|"
    for (lower, upper), (gap, low, high) in zip(pairwise(standings.rungs), standings.gaps, strict=True):
        yield f"| {lower.level} to {upper.level} | {gap:.0f} | {low:.0f} to {high:.0f} |"


def _crosses(standings: Standings) -> Iterator[str]:
    names = [rung.level for rung in standings.rungs]
    yield f"| | {' | '.join(names)} |"
    yield "|---" * (len(names) + 1) + "|"
    for one, name in enumerate(names):
        cells = [_share(standings, one, other) for other in range(len(names))]
        yield f"| {name} | {' | '.join(cells)} |"


def _share(standings: Standings, one: int, other: int) -> str:
    if (one, other) not in standings.shares:
        return "–"
    share, games = standings.shares[one, other]
    return f"{100 * share:.0f} ({games})"


def _alone(tables: Mapping[str, Standings]) -> Iterator[str]:
    yield f"How often each level beats the automated opponents, of {next(iter(tables.values())).rungs[0].games} games each:"
    yield ""
    yield f"| level | {' | '.join(tables)} |"
    yield "|---" * (len(tables) + 1) + "|"
    for place, rung in enumerate(next(iter(tables.values())).rungs):
        shares = [f"{standings.rungs[place].win_share:.1%}" for standings in tables.values()]
        yield f"| {rung.level} | {' | '.join(shares)} |"


def _how(level: Level | None) -> str:
    if level is None:
        return "at random"
    how = f"search, {level.simulations} simulations" if level.simulations else "rule of thumb"
    return f"{how}, slips in {level.slips} of 100 decisions" if level.slips else how


def _time(seconds: float) -> str:
    return f"{seconds * 1e6:.0f} µs" if seconds < 1e-3 else f"{seconds * 1e3:.1f} ms"


def picture(climbed: Climbed) -> str:
    """Return the ladder for two players as SVG: a dot for each level, a bar for its interval; light and dark."""
    rungs = climbed.together[0].rungs
    most = max(rung.high for rung in rungs) + STEP / 2
    high = TOP + ROW * len(rungs) + 30

    def at(elo: float) -> float:
        return round(LEFT + WIDE * max(0.0, elo) / most, 1)

    drawn = []
    for line in range(0, int(most), STEP):
        drawn.append(f'<line class="l" x1="{at(line)}" x2="{at(line)}" y1="{TOP}" y2="{high - 26}"/>')
        drawn.append(f'<text class="s" x="{at(line)}" y="{high - 10}" text-anchor="middle">{line}</text>')
    for place, rung in enumerate(reversed(rungs)):
        y = TOP + ROW * place + ROW // 2
        drawn.append(f'<text class="t" x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{escape(rung.level)}</text>')
        drawn.append(f'<line class="b" x1="{at(rung.low)}" x2="{at(rung.high)}" y1="{y}" y2="{y}"/>')
        drawn.append(f'<circle class="d" cx="{at(rung.elo)}" cy="{y}" r="5"/>')
        drawn.append(f'<text class="s" x="{at(rung.high) + 10}" y="{y + 4}">{rung.elo:.0f}</text>')
    title = escape(f"The levels of {climbed.title} by Elo")
    size = f'viewBox="0 0 {LEFT + WIDE + 60} {high}" width="{LEFT + WIDE + 60}" height="{high}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{title}</title><style>{STYLE}</style>'
    return head + "".join(drawn) + "</svg>\n"
