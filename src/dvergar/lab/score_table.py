"""The final scores of games between heuristic bots, which a score pad compares a score with.

python -m dvergar.lab.score_table --renew     plays the games and writes `scorepad/scores.json`
python -m dvergar.lab.score_table --games 50  shows what fewer games come to
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from dvergar.api.play import Game, View, game
from dvergar.api.registry import built_in_games, offer_of
from dvergar.bots.base import Budget
from dvergar.bots.registry import make_bot
from dvergar.core.json_data import JsonObject, readable
from dvergar.lab.deals import secret_of
from dvergar.scorepad.comparison import FILE, kind_of

GAMES = 2000
BOT = "thumb"
COMMAND = "python -m dvergar.lab.score_table --renew"


def tables() -> Iterator[Game]:
    """List every number of players and every automated opponent."""
    for name in built_in_games():
        for options in offer_of(name).sizes:
            yield game(name, **options)


def played(table: Game, seed: int, number: int) -> list[int]:
    """Return the players' totals in one game, which depends only on the seed and its number."""
    secret = secret_of("scores", seed, number)
    position, thumb, budget = table.start(secret.hex()), make_bot(BOT, number), Budget()
    while not position.over:
        seat = position.core.first_to_act()
        core = position.core.clone()
        core.blank(seat)
        view = View(table, seat, core)
        position.step(seat, thumb.choose(view, view.decision(), budget))
    return [score.total for score in position.scores()[: table.players]]


def distribution(table: Game, games: int, seed: int) -> JsonObject:
    """Return how often each total occurred, lowest first."""
    totals = Counter(total for number in range(games) for total in played(table, seed, number))
    lowest, highest = min(totals), max(totals)
    return {"lowest": lowest, "counts": [totals[total] for total in range(lowest, highest + 1)]}


def renewed(games: int, seed: int = 0) -> JsonObject:
    """Compute the whole table."""
    found = {kind_of(table): distribution(table, games, seed) for table in tables()}
    return {"command": COMMAND, "bot": BOT, "games": games, "seed": seed, "totals": found}


def main(arguments: Sequence[str] | None = None) -> int:
    """Show the table or renew it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="games for each number of players")
    parser.add_argument("--renew", action="store_true", help=f"write {FILE.name}")
    options = parser.parse_args(arguments)
    rows = renewed(options.games)
    if options.renew:
        Path(FILE).write_text(readable(rows) + "\n", encoding="utf-8")
    else:
        print(readable(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
