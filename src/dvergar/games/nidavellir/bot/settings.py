"""Settings of the bots for Nidavellir: the levels, and the search."""

from dvergar.api.bot_settings import Level, SearchStyle

LEVELS = {
    "guest": Level("thumb", slips=60, elo=470),
    "apprentice": Level("thumb", slips=20, elo=1048),
    "journeyman": Level("thumb", elo=1368),
    "master": Level("search", 12, elo=1570),
    "elder": Level("search", 120, elo=1811),
    "king": Level("search", 3000, elo=1995),
}


def search_style(players: int) -> SearchStyle:
    """Return the search style, the same for any number of players."""
    del players
    return SearchStyle(horizon=0, heat=300, explore=0.5)
