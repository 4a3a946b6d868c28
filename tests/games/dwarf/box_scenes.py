"""The contents of the Dwarf box, as printed on the cards, and new games."""

from typing import Any

import dvergar
from dvergar.api.play import Position
from tests.games.dwarf.playing import of, scene

MINE_AND_MOUNTAIN = {
    1: "iron seam 5 2, alloy steel a 6 5, gold seam a 2 5, sidhe a 4 3, alloy steel b 8 6, gold seam b 9 3",
    2: "iron seam 8 7, alloy steel a 5 8, orc raiders a 7 6, sidhe a 6 9, orc raiders b 5 9, sidhe b 8 9",
    3: "iron seam 4 1, alloy steel a 9 7, orc raiders a 7 1, forge sword b 5 7, get help b 2 1, great dragon b 2 8",
    4: "iron seam 1 3, forge axe a 6 9, great dragon a 1 2, orc raiders a 5 1, dragon b 3 2, gold seam b 1 2",
    5: "iron seam 3 6, get help a 4 7, gold seam a 8 7, alloy steel b 2 3, gold seam b 1 7, knockers b 2 3",
    6: "iron seam 7 8, forge crown a 9 3, knockers a 9 8, alloy steel b 9 8, forge armour b 3 2, get help b 1 5",
    7: "gold seam 2 9, forge mace a 8 1, get help a 4 6, knockers a 3 1, forge diadem b 4 8, iron seam b 1 2",
    8: "iron seam 9 5, dragon a 3 6, gold seam a 4 9, alloy steel b 5 2, forge helm b 7 4, knockers b 7 4",
    9: "gold seam 6 4, alloy steel a 6 5, forge dagger a 7 3, iron seam a 3 4, dragon b 6 1, iron seam b 8 5",
}
SPECIAL_BACKS = {
    1: "iron seam s 1 5", 2: "iron seam s 2 9", 3: "iron seam s 3 1",
    4: "iron seam s 4 2", 5: "iron seam s 5 8", 6: "iron seam s 6 3",
    7: "gold seam s 7 6", 8: "iron seam s 8 4", 9: "gold seam s 9 7",
}  # fmt: skip
DUPLEX = {
    "sell an item": 1, "hold a council": 2, "muster an army": 3,
    "turn back": 4, "special order": 5, "past glories": 6,
    "run amok": 7, "collapse the shafts": 8, "apprentice": 9,
}  # fmt: skip
SAME_ORDER = {
    "muster an army": 1, "hold a council": 2, "sell an item": 3,
    "past glories": 4, "special order": 5, "turn back": 6,
    "apprentice": 7, "collapse the shafts": 8, "run amok": 9,
}  # fmt: skip
ACTIONS = list(DUPLEX)


def printed(location: int) -> dict[str, tuple[int, int]]:
    """Return every card of a location with the locations of its black and its white meeple: {"4 forge axe a": (6, 9)}."""
    entries = [entry.rsplit(" ", 2) for entry in f"{MINE_AND_MOUNTAIN[location]}, {SPECIAL_BACKS[location]}".split(", ")]
    return {f"{location} {card}": (int(black), int(white)) for card, black, white in entries}


BOX = {card: both for location in range(1, 10) for card, both in printed(location).items()}
MOUNTAIN = [card for card in BOX if card.endswith((" a", " b"))]
IN_SOLO = [(card, *both) for card, both in BOX.items() if card != "9 gold seam s"]


def new(players: int, seed: int = 0, **options: Any) -> Position:
    return dvergar.game("dwarf", players=players, **options).start(seed=seed)


def drawn_and_left(position: Position, copy: int = 1) -> list[str]:
    """Return the Mountain of a new game from its top: the cards of the first Mining, then the rest."""
    at = range(copy * 9 - 8, copy * 9 + 1)
    cards = [f"{event.args['location']} {event.args['card']}" for event in of(position.opening, "drew")]
    left = position.to_dict()["mountain" if copy == 1 else "mountain_2"]
    return [card for card in cards if int(card.split()[0]) in at] + list(left)


def piled(*tops: str) -> dict[str, list[str]]:
    """Return piles with all special cards, three each, with these on top of piles 1, 2, 3, so that none lies in the mine."""
    others = [action for action in ACTIONS if action not in tops]
    first = [*tops, *others][:3]
    below = [action for action in ACTIONS if action not in first]
    return {str(pile + 1): [first[pile], *below[pile * 2 : pile * 2 + 2]] for pile in range(3)}


def three(*tops: str, seats: tuple[dict[str, Any], ...] = (), **fields: Any) -> Position:
    """Return a position of three players in the first pass, with these Special Actions on top of the piles."""
    return scene(*seats, players=3, piles=piled(*tops), **fields)
