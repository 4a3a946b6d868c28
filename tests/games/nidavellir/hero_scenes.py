"""Positions for the hero rules of chapter 8, and wrong rules that the tests must detect."""

from typing import Any

import pytest

from dvergar.api.errors import IllegalAction
from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.core.bits import count_of
from dvergar.games.nidavellir.rules.armies import is_dwarf, lines, top_of
from dvergar.games.nidavellir.rules.coins import transform
from dvergar.games.nidavellir.rules.flow import settle
from dvergar.games.nidavellir.rules.heroes import check_heroes
from dvergar.games.nidavellir.rules.state import State
from tests.games.nidavellir.playing import play, scene

ALMOST = {"warrior": "3", "hunter": "-", "miner": "0", "explorer": "5"}  # a Blacksmith completes the first line
FIVES = {"warrior": "3 4 5 6 6", "hunter": "- - - - -", "miner": "0 0 1 1 2", "blacksmith": "- - - - -", "explorer": "5 6 7 8 9"}
COLUMN_OF = {
    "tarah": "warrior", "kraal": "warrior", "aral": "hunter", "dagda": "hunter", "lokdur": "miner",
    "zoral": "miner", "aegur": "blacksmith", "bonfur": "blacksmith", "idunn": "explorer",
}  # fmt: skip
FIRST_CARD = {
    "warrior": "warrior 3", "hunter": "hunter", "miner": "miner 2", "blacksmith": "blacksmith", "explorer": "explorer 5",
}  # fmt: skip
BROTHERS = ("dwerg_aesir", "dwerg_bergelmir", "dwerg_jungir", "dwerg_sigmir", "dwerg_ymir")


def turn(army: Any, heroes: str = "", other: Any = None, options: Any = None, **taverns: str) -> Position:
    """Return a position in which seat 0 goes first at every tavern; unnamed cards are random."""
    offers = {name: cards.split(", ") for name, cards in {"goblin": "blacksmith", **taverns}.items()}
    me = {"bid": "5 4 3", "army": army, "heroes": heroes}
    return scene(me, {"bid": "4 3 2", **(other or {})}, taverns=offers, options=options)


def recruited(hero: str) -> Position:
    """Return a position in which seat 0 has completed its first line with a Blacksmith and recruited this hero."""
    position = turn(ALMOST)
    play(position, "0 take blacksmith", f"0 hero {hero}")
    return position


def due(events: list[Event]) -> list[tuple[int, int]]:
    """Return lines and heroes each time a hero was due."""
    return [(event.args["lines"], event.args["heroes"]) for event in events if event.kind in ("due", "chained")]


def parts(position: Position, number: int = 0) -> dict[str, int]:
    return position.scores()[number].parts


def a_line_is_a_hero(s: State, number: int) -> bool:
    """A line completed again brings a hero again."""
    return 0 < lines(s, number) >= count_of(s.heroes[number])


def missed_for_good(s: State, number: int) -> bool:
    """A hero that cannot be taken at once is lost."""
    return lines(s, number) > count_of(s.heroes[number]) and s.tavern == 0


def exactly_one_more(s: State, number: int) -> bool:
    """The letter of two rulebooks: due only when lines = heroes + 1."""
    return lines(s, number) == count_of(s.heroes[number]) + 1


def heroes_first(s: State) -> bool:
    """The hero check before the card's own effect."""
    if s.check_due:
        check_heroes(s, s.actor)
        return True
    return settle(s)


def transform_and_check(s: State, number: int, slot: int, plus: int) -> None:
    """A transform as if a card had been put down."""
    transform(s, number, slot, plus)
    s.check_due = 1


def blind_for_thrud(s: State, number: int, column: int) -> bool:
    """A column's top without Thrud."""
    top = top_of(s, number, column)
    return top >= 0 and is_dwarf(s, s.army[number][top])


def refused(position: Position, *lines: str) -> list[str]:
    """Return the rules by which these actions are refused; nothing changes."""
    before = position.to_bytes()
    found = []
    for line in lines:
        with pytest.raises(IllegalAction) as error:
            play(position, line)
        found.append(error.value.rule)
    assert position.to_bytes() == before
    return found
