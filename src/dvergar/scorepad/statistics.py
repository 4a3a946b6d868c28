"""Statistics of a history: best scores, averages and wins, by game and by name. Totals and ranks come from the games."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from dvergar.core.json_data import JsonObject
from dvergar.i18n import Catalogue
from dvergar.scorepad.comparison import standing
from dvergar.scorepad.history import Kept
from dvergar.scorepad.tally import results

BESTS = 5


@dataclass(frozen=True)
class Scored:
    """One column of a saved pad."""

    kept: Kept
    name: str
    total: int
    place: int


@dataclass
class Player:
    """A player's results in a game."""

    name: str
    totals: list[int] = field(default_factory=list)
    wins: int = 0

    def to_dict(self) -> JsonObject:
        """Return the results as JSON data."""
        return {
            "name": self.name,
            "games": len(self.totals),
            "wins": self.wins,
            "best": max(self.totals),
            "average": mean(self.totals),
        }


def mean(totals: Sequence[int]) -> float:
    """Return the average with one decimal."""
    return round(sum(totals) / len(totals), 1)


def scored(pads: Iterable[Kept], ranked: Callable[[Kept], list[JsonObject]]) -> list[Scored]:
    """Return the columns of all pads, without automated opponents."""
    found = []
    for kept in pads:
        people = ranked(kept)[: kept.pad.game.players]
        found += [Scored(kept, person["name"], person["total"], person["place"]) for person in people]
    return found


def statistics(pads: Sequence[Kept], words: Catalogue) -> list[JsonObject]:
    """Return for each game: how often it was played, the best and the average score, and every player."""
    return statistics_of(pads, lambda kept: results(kept.pad, words))


def statistics_of(pads: Sequence[Kept], ranked: Callable[[Kept], list[JsonObject]]) -> list[JsonObject]:
    """Return the statistics of pads whose results are given by `ranked`."""
    games = dict.fromkeys(kept.pad.game.name for kept in pads)
    return [_of_game(name, scored((kept for kept in pads if kept.pad.game.name == name), ranked)) for name in games]


def _of_game(name: str, columns: Sequence[Scored]) -> JsonObject:
    bests = sorted(columns, key=lambda column: (-column.total, column.kept.pad.date))[:BESTS]
    return {
        "game": name,
        "games": len({column.kept.id for column in columns}),
        "average": mean([column.total for column in columns]),
        "bests": [_best(column) for column in bests],
        "players": [player.to_dict() for player in _players(columns)],
    }


def _best(column: Scored) -> JsonObject:
    pad = column.kept.pad
    return {
        "id": column.kept.id,
        "name": column.name,
        "total": column.total,
        "date": pad.date.isoformat(),
        "lower": standing(pad.game, column.total).lower,
    }


def _players(columns: Sequence[Scored]) -> list[Player]:
    """List the players, most wins first."""
    found: dict[str, Player] = {}
    for column in columns:
        player = found.setdefault(column.name.casefold(), Player(column.name))
        player.totals.append(column.total)
        player.wins += column.place == 1
    return sorted(found.values(), key=lambda player: (-player.wins, -max(player.totals), player.name))
