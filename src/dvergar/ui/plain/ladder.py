"""The ladder of a game as lines of text."""

from collections.abc import Iterator

from dvergar.i18n import Catalogue
from dvergar.lab.ladder import Rung, Standings
from dvergar.lab.ladder_page import Climbed
from dvergar.ui.kit.plain_screen import heading
from dvergar.ui.plain.arena import duration

BAR = 40
"""Length of the longest bar."""


def climbed_lines(climbed: Climbed, words: Catalogue) -> Iterator[str]:
    """Yield the levels from the top down for every number of players, then each level's solo results, and how to repeat them."""
    for standings in climbed.together:
        game = words.say(f"game-{climbed.game}")
        yield heading(words.say("ladder-title", game=game, players=standings.options["players"], games=standings.games))
        yield from _rung_lines(standings, words)
        yield ""
    for solo, standings in climbed.alone.items():
        yield heading(words.say("ladder-alone", opponent=words.say(f"opponent-{solo}"), games=standings.rungs[0].games))
        for rung in reversed(standings.rungs):
            yield f"  {_name(rung, words):<14} {words.percent(rung.win_share):>7}"
        yield ""
    yield words.say("ladder-repeat", command=climbed.command)


def _rung_lines(standings: Standings, words: Catalogue) -> Iterator[str]:
    most = max(1.0, *(rung.elo for rung in standings.rungs))
    for rung in reversed(standings.rungs):
        bar = "\u2587" * round(BAR * max(0.0, rung.elo) / most)
        ends = f"{words.number(rung.low)}–{words.number(rung.high)}"
        yield f"  {_name(rung, words):<14} {words.number(rung.elo):>6} {ends:>11}  {duration(rung.cpu_per_move, words):>8}  {bar}"


def _name(rung: Rung, words: Catalogue) -> str:
    return words.say(f"start-bot-{rung.level}")
