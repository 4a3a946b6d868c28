"""The items of Nidavellir that the page explains, each with its drawing and its rules."""

from collections.abc import Iterator

from dvergar.games.nidavellir.adapters.topics import HERO_RULES
from dvergar.games.nidavellir.rules import material as m
from dvergar.ui.kit.page_items import Item, item

_CLASS_RULES = {
    "warrior": ("N10.1", "N9.3"),
    "hunter": ("N10.2", "N9.4"),
    "miner": ("N10.2", "N9.5"),
    "blacksmith": ("N10.2", "N9.6"),
    "explorer": ("N10.1", "N9.7"),
}


def _cards() -> Iterator[Item]:
    for name, rules in _CLASS_RULES.items():
        yield item(f"card {name}", f"class-{name}", f"dwarf-{name}", "N1.1", *rules)
        if name == "blacksmith":
            yield item("card smith", "card-smith", f"dwarf-{name}", "N1.5", "N9.6")
    yield item("card offering", "card-offering", "offering", "N1.3", "N7.2")


def _heroes() -> Iterator[Item]:
    for name in m.HERO_NAMES:
        text = "hero-dwerg.text" if name.startswith("dwerg_") else ""
        rules = (*HERO_RULES.get(name, ()), "N8.20")
        yield item(f"hero {name}", f"hero-{name}", f"hero-{name.replace('_', '-')}", *rules, text=text)


def _coins() -> Iterator[Item]:
    yield item("coin 0", "help-coin-zero", "coin-basic", "N5.3", "N7.1")
    yield item("coin basic", "help-coin-basic", "coin-basic", "N1.6", "N4.1", "N7.5")
    yield item("coin treasury", "help-coin-treasury", "coin-treasury", "N1.6", "N7.3", "N7.5")
    yield item("coin 3s", "help-coin-special", "coin-special", "N7.6", "N9.4")
    yield item("coin ?", "help-coin-sealed", "coin-sealed", "N4.1", "N4.2", "N13.3")


def _gems() -> Iterator[Item]:
    yield item("gem", "help-gem", "gem-4", "N4.3", "N6.1", text="term-gem.text")
    yield item("gem 6", "help-gem-six", "gem-6", "N6.2", "N9.5")


def _taverns() -> Iterator[Item]:
    for number, name in enumerate(m.TAVERN_NAMES, start=1):
        yield item(f"tavern {name}", f"tavern-{number}", f"tavern-{name}", "N3.2", "N3.3", "N4.3")


def _distinctions() -> Iterator[Item]:
    for name, rules in _CLASS_RULES.items():
        yield item(f"distinction {name}", f"distinction-{name}", f"distinction-{name}", "N9.1", rules[-1])


def _terms() -> Iterator[Item]:
    yield item("symbol rank", "term-rank", "rank", "N1.1")
    yield item("symbol points", "term-bravery", "points", "N1.1", "N10.1")
    yield item("symbol line", "term-line", "line", "N8.1", "N8.2")
    yield item("symbol hero", "help-hero-due", "hero", "N8.1", "N8.3", "N8.7")
    yield item("symbol trade", "term-trade", "trade", "N5.3", "N7.1")
    yield item("symbol transform", "term-transform", "transform", "N7.2")
    yield item("symbol pouch", "term-pouch", "pouch", "N4.1")
    yield item("symbol treasure", "term-treasure", "treasure", "N1.6", "N7.3")
    yield item("symbol command", "term-command-zone", "command", "N8.6")
    yield item("symbol army", "term-army", "line", "N5.1")
    yield item("symbol evaluation", "term-evaluation", "distinction-warrior", "N9.1", "N9.2")
    yield item("symbol age", "term-age", "mark", "N3.1", "N3.4")
    yield item("symbol player", "term-player", "ui-person", "N2.1")


def page_items() -> dict[str, tuple[Item, ...]]:
    """Return all items, in the groups in which they are listed."""
    return {
        "cards": tuple(_cards()),
        "heroes": tuple(_heroes()),
        "coins": tuple(_coins()),
        "gems": tuple(_gems()),
        "taverns": tuple(_taverns()),
        "distinctions": tuple(_distinctions()),
        "words": tuple(_terms()),
    }
