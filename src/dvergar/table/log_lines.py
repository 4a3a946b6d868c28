"""What happens at many tables alike, worked out once: events, and their sentences in the log with the names left open."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from dvergar.api.event import Event, EventList
from dvergar.api.narrator import COLOURS, Narrator, narrator_for
from dvergar.api.protocol import GameRules
from dvergar.core.board import Board
from dvergar.i18n import catalogue

REMEMBERED = 1 << 14
"""So many events and sentences are remembered, of all tables together."""
BLANKS = [chr(0xE000 + seat) for seat in range(COLOURS + 1)]
"""They stand for the names of the seats in a sentence; no text of ours has such characters."""
_BLANK = re.compile(f"([{''.join(BLANKS)}])")

Open = tuple[tuple[str, int], ...]
"""A text with the names left open: pieces, each with the seat whose name follows it, -1 for none."""


def events_of(rules: GameRules[Board], happened: EventList) -> list[Event]:
    """The events of a list, as `event_of` shares them."""
    return [event_of(rules, row) for row in happened.rows]


@lru_cache(REMEMBERED)
def event_of(rules: GameRules[Board], row: bytes) -> Event:
    """The event of a row of the engine's log. Equal events are one object, of all tables: nobody may change it."""
    return EventList(rules.event, row)[0]


@cache
def blank_narrator(game: str, language: str) -> Narrator:
    """Who tells of a game with the names left open."""
    return narrator_for(game, catalogue(language), BLANKS)


@lru_cache(REMEMBERED)
def open_sentence(rules: GameRules[Board], row: bytes, language: str) -> Open:
    """The sentence about an event, with the names left open."""
    pieces = [*_BLANK.split(blank_narrator(rules.name, language).event(event_of(rules, row))), ""]
    return tuple((piece, BLANKS.index(blank) if blank else -1) for piece, blank in zip(pieces[::2], pieces[1::2], strict=True))


def filled_in(sentence: Open, names: Sequence[str]) -> str:
    """The sentence with the names of a table's seats."""
    return "".join([piece + names[seat] if seat >= 0 else piece for piece, seat in sentence])
