"""The material of Nidavellir that the page needs for its drawings."""

from dvergar.core.json_data import JsonObject
from dvergar.games.nidavellir.rules import material


def page_tables() -> JsonObject:
    """Return the cards, heroes and coins of Nidavellir."""
    classes = (*material.CLASS_NAMES, "")
    heroes = {
        name: {"class": classes[kind], "ranks": ranks, "points": points, "end": end}
        for name, kind, ranks, points, end in material.HEROES
    }
    return {
        "heroes": heroes,
        "smith": {"class": material.CLASS_NAMES[material.BLACKSMITH], "ranks": material.CARD_RANKS[material.SMITH]},
        "ylud": dict(zip(material.CLASS_NAMES, material.YLUD_POINTS, strict=True)),
        "dwarfs": _dwarf_cards(),
        "coins": material.COIN_NAMES,
        "taverns": material.TAVERN_NAMES,
        "treasury": [value for value, coins in enumerate(material.TREASURY) if coins],
    }


def _dwarf_cards() -> dict[str, list[str]]:
    """Return the dwarf cards of each class, in the notation of a column."""
    found: dict[str, list[str]] = {name: [] for name in material.CLASS_NAMES}
    for kind, points, _, _ in material.DWARFS:
        found[material.CLASS_NAMES[kind]].append("-" if points is None else str(points))
    return found
