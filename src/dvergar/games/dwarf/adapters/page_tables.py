"""The material of Dwarf that the page needs for its drawings."""

from dvergar.core.json_data import JsonObject
from dvergar.games.dwarf.rules import material


def page_tables() -> JsonObject:
    """Return the opponents, locations and cards of Dwarf."""
    exchanges = {
        name: {good: change for good, change in zip(material.GOOD_NAMES, changes, strict=True) if change}
        for name, changes in zip(material.KIND_NAMES, material.EXCHANGES, strict=False)
    }
    groups = (("mine", material.IRON_SEAM), ("forge", material.AXE), ("defend", material.DRAGON), ("help", material.GET_HELP))
    kinds = {
        name: next(group for group, first in reversed(groups) if kind >= first) for kind, name in enumerate(material.KIND_NAMES)
    }
    return {"opponents": material.OPPONENT_NAMES, "exchanges": exchanges, "kinds": kinds, "meeples": _meeples()}


def _meeples() -> dict[str, list[int]]:
    """Return where the black and the white meeple of each card point, by its location and words."""
    cards = zip(material.CARD_LOCATION, material.CARD_WORDS, material.CARD_BLACK, material.CARD_WHITE, strict=True)
    return {f"{location + 1} {words}": [black + 1, white + 1] for location, words, black, white in cards if words}
