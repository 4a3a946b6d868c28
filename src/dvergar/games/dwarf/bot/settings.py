"""Settings of the bots for Dwarf: the levels, and the search."""

from dvergar.api.bot_settings import Level, SearchStyle

LEVELS = {
    "guest": Level("thumb", slips=75, elo=279),
    "apprentice": Level("thumb", slips=40, elo=662),
    "journeyman": Level("thumb", slips=18, elo=937),
    "master": Level("thumb", slips=5, elo=1123),
    "elder": Level("search", 100, elo=1331),
    "king": Level("search", 4000, elo=1462),
}


def search_style(players: int) -> SearchStyle:
    """Return the search style; in solo, simulations go one round further."""
    return SearchStyle(horizon=1 if players == 1 else 0, heat=2000, explore=0.5)
