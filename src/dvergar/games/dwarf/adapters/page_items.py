"""The items of Dwarf that the page explains, each with its drawing and its rules."""

from collections.abc import Iterator

from dvergar.games.dwarf.adapters.topics import CARD_RULES, OPPONENT_RULES, SPECIAL_RULES
from dvergar.games.dwarf.rules import material as m
from dvergar.ui.kit.page_items import Item, item

_LOCATION_ART = {"iron seam": "seam-iron", "gold seam": "seam-gold", "alloy steel": "alloy", "orc raiders": "monster-orc"}
_SPECIAL_ART = {
    "muster an army": "special-muster",
    "hold a council": "special-council",
    "sell an item": "special-sell",
    "special order": "special-order",
    "collapse the shafts": "special-collapse",
}


def _locations() -> Iterator[Item]:
    for kind, name in enumerate(m.KIND_NAMES):
        if kind < m.DRAGON or kind == m.GET_HELP:
            rules = CARD_RULES.get(name, ("D6.5", "D6.7") if kind >= m.AXE else ())
            yield item(f"location {name}", f"dwarf-card-{_dashed(name)}", _LOCATION_ART.get(name, _dashed(name)), "D1.3", *rules)


def _monsters() -> Iterator[Item]:
    for name in m.KIND_NAMES[m.DRAGON : m.GET_HELP]:
        art = _LOCATION_ART.get(name, f"monster-{_dashed(name)}")
        yield item(f"monster {name}", f"dwarf-card-{_dashed(name)}", art, *CARD_RULES.get(name, ("D6.2", "D6.3")))


def _specials() -> Iterator[Item]:
    for name, rules in SPECIAL_RULES.items():
        art = _SPECIAL_ART.get(name, f"special-{_dashed(name)}")
        yield item(f"special {name}", f"special-{_dashed(name)}", art, *rules, "D4.2")


def _goods() -> Iterator[Item]:
    yield item("good iron", "good-iron", "iron", "D1.6", "D7.2", text="help-good-iron")
    yield item("good steel", "good-steel", "steel", "D1.6", "D7.1", text="help-good-steel")
    yield item("good gold", "good-gold", "gold", "D1.6", "D7.1", text="help-good-gold")
    yield item("good items", "good-items", "item", "D6.5", "D6.9", "D7.1", text="dwarf-term-item.text")
    yield item("good glory", "good-glory", "glory", "D6.2", "D4.2", "D7.2", text="dwarf-term-glory.text")


def _opponents() -> Iterator[Item]:
    for number, (name, rules) in enumerate(OPPONENT_RULES.items(), start=1):
        yield item(f"opponent {name}", f"opponent-{name}", f"opponent-{number}", *rules, "D8.9")


def _terms() -> Iterator[Item]:
    for name, art, *rules in (
        ("location", "seam-iron", "D1.1"),
        ("stack", "ui-stack", "D1.1", "D2.1"),
        ("occupied", "worker-square", "D1.1", "D4.1"),
        ("worker", "worker-round", "D1.1", "D2.4", "D4.1"),
        ("helper", "ui-plus", "D6.1", "D6.6"),
        ("mountain", "mountain", "D2.3", "D3.1", "D3.2"),
        ("pile", "ui-stack", "D2.2", "D4.2"),
        ("resource", "iron", "D1.6"),
        ("early-resolution", "ui-strike", "D4.3", "D4.6"),
        ("spent", "worker-triangle", "D4.3", "D4.8"),
        ("claim", "get-help", "D6.1"),
        ("start-marker", "mark", "D6.8"),
        ("category", "points", "D7.1"),
        ("reading-order", "ui-arrow", "D1.1", "D9.2"),
        ("meeple", "seat-round", "D1.4", "D8.2"),
    ):
        yield item(f"symbol {name.replace('-', ' ')}", f"dwarf-term-{name}", art, *rules)


def _dashed(name: str) -> str:
    return name.replace(" ", "-")


def page_items() -> dict[str, tuple[Item, ...]]:
    """Return all items, in the groups in which they are listed."""
    return {
        "locations": tuple(_locations()),
        "monsters": tuple(_monsters()),
        "specials": tuple(_specials()),
        "goods": tuple(_goods()),
        "opponents": tuple(_opponents()),
        "words": tuple(_terms()),
    }
