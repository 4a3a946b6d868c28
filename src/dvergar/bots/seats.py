"""Seats at a table on this machine: people, and bots by name."""

import hashlib
from collections.abc import Sequence

from dvergar.api.errors import BadOption
from dvergar.api.play import Game
from dvergar.bots.base import Bot
from dvergar.bots.registry import make_bot

DEFAULT_PLAYERS = 3
ME = "me"
OPPONENT = "thumb"
"""The bot at all seats that are not named."""


def seats_for(table: Game, named: Sequence[str], secret: bytes) -> list[Bot | None]:
    """Return the seats of a table: those named, one for each player, or else one person and bots."""
    if named and len(named) != table.players:
        raise BadOption("cli-resume-seats", players=table.players)
    seats = named or [ME, *[OPPONENT] * (table.players - 1)]
    return [None if seat == ME else make_bot(seat, seed_of(secret)) for seat in seats]


def seed_of(secret: bytes) -> int:
    """Return the seed of a table's bots: derived from the deal's secret without revealing it, so that games repeat."""
    return int.from_bytes(hashlib.sha256(b"dvergar bots " + secret).digest(), "big")
