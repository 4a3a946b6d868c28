"""What a page explains: every thing of a game with its name, its drawing and the rules that are told with it.

A thing goes by words (`hero thrud`, `coin 0`, `location forge axe`), in every language the same. Its text is the attribute
`.text` of its name's message, unless it has a message of its own.
"""

from collections.abc import Iterator
from typing import NamedTuple


class Thing(NamedTuple):
    """A thing: its words, the message of its name, its drawing among the symbols, its rules, the message of its text."""

    words: str
    name: str
    art: str
    rules: tuple[str, ...]
    text: str


class Group(NamedTuple):
    """Things that are listed together; `name` is a message."""

    name: str
    things: tuple[Thing, ...]


def groups(game: str) -> list[Group]:
    """All things of a game."""
    return [Group(f"things-{name}", tuple(found())) for name, found in _GAMES[game].items()]


def _thing(words: str, name: str, art: str, *rules: str, text: str = "") -> Thing:
    return Thing(words, name, art, rules, text or f"{name}.text")


_CLASS_RULES = {
    "warrior": ("N10.1", "N9.3"),
    "hunter": ("N10.2", "N9.4"),
    "miner": ("N10.2", "N9.5"),
    "blacksmith": ("N10.2", "N9.6"),
    "explorer": ("N10.1", "N9.7"),
}
_HERO_RULES = {
    "dagda": ("N8.4",),
    "bonfur": ("N8.4",),
    "idunn": ("N10.1",),
    "hourya": ("N8.5",),
    "astrid": ("N10.3",),
    "skaa": ("N10.3",),
    "grid": ("N7.2", "N10.3"),
    "uline": ("N8.12", "N8.13", "N8.14", "N8.15"),
    "thrud": ("N8.8", "N8.9", "N8.10"),
    "ylud": ("N8.16", "N8.17", "N8.18", "N8.19"),
}


def _cards() -> Iterator[Thing]:
    for name, rules in _CLASS_RULES.items():
        yield _thing(f"card {name}", f"class-{name}", f"dwarf-{name}", "N1.1", *rules)
        if name == "blacksmith":
            yield _thing("card smith", "card-smith", f"dwarf-{name}", "N1.5", "N9.6")
    yield _thing("card offering", "card-offering", "offering", "N1.3", "N7.2")


def _heroes() -> Iterator[Thing]:
    from dvergar.nidavellir.tables import HERO_NAMES

    for name in HERO_NAMES:
        brother = name.startswith("dwerg_")
        rules = _HERO_RULES.get(name, ("N10.3",) if brother else ())
        text = "hero-dwerg.text" if brother else ""
        yield _thing(f"hero {name}", f"hero-{name}", f"hero-{name.replace('_', '-')}", *rules, "N8.20", text=text)


def _coins() -> Iterator[Thing]:
    yield _thing("coin 0", "help-coin-zero", "coin-basic", "N5.3", "N7.1")
    yield _thing("coin basic", "help-coin-basic", "coin-basic", "N1.6", "N4.1", "N7.5")
    yield _thing("coin treasury", "help-coin-treasury", "coin-treasury", "N1.6", "N7.3", "N7.5")
    yield _thing("coin 3s", "help-coin-special", "coin-special", "N7.6", "N9.4")
    yield _thing("coin ?", "help-coin-sealed", "coin-sealed", "N4.1", "N4.2", "N13.3")


def _gems() -> Iterator[Thing]:
    yield _thing("gem", "help-gem", "gem-4", "N4.3", "N6.1", text="term-gem.text")
    yield _thing("gem 6", "help-gem-six", "gem-6", "N6.2", "N9.5")


def _taverns() -> Iterator[Thing]:
    for number, name in enumerate(("goblin", "dragon", "horse"), start=1):
        yield _thing(f"tavern {name}", f"tavern-{number}", f"tavern-{name}", "N3.2", "N3.3", "N4.3")


def _distinctions() -> Iterator[Thing]:
    for name, rules in _CLASS_RULES.items():
        yield _thing(f"distinction {name}", f"distinction-{name}", f"distinction-{name}", "N9.1", rules[-1])


def _nidavellir_words() -> Iterator[Thing]:
    yield _thing("symbol rank", "term-rank", "rank", "N1.1")
    yield _thing("symbol points", "term-bravery", "points", "N1.1", "N10.1")
    yield _thing("symbol line", "term-line", "line", "N8.1", "N8.2")
    yield _thing("symbol hero", "help-hero-due", "hero", "N8.1", "N8.3", "N8.7")
    yield _thing("symbol trade", "term-trade", "trade", "N5.3", "N7.1")
    yield _thing("symbol transform", "term-transform", "transform", "N7.2")
    yield _thing("symbol pouch", "term-pouch", "pouch", "N4.1")
    yield _thing("symbol treasure", "term-treasure", "treasure", "N1.6", "N7.3")
    yield _thing("symbol command", "term-command-zone", "command", "N8.6")
    yield _thing("symbol army", "term-army", "line", "N5.1")
    yield _thing("symbol evaluation", "term-evaluation", "distinction-warrior", "N9.1", "N9.2")
    yield _thing("symbol age", "term-age", "mark", "N3.1", "N3.4")
    yield _thing("symbol player", "term-player", "ui-person", "N2.1")


_LOCATION_ART = {"iron seam": "seam-iron", "gold seam": "seam-gold", "alloy steel": "alloy", "orc raiders": "monster-orc"}
_LOCATION_RULES = {
    "iron seam": ("D6.4",),
    "gold seam": ("D6.4",),
    "alloy steel": ("D6.4", "D6.6", "D6.7"),
    "get help": ("D6.1", "D6.6"),
    "orc raiders": ("D6.2", "D6.4"),
    "sidhe": ("D6.2", "D6.3"),
}
_SPECIAL_ART = {
    "muster an army": "special-muster",
    "hold a council": "special-council",
    "sell an item": "special-sell",
    "special order": "special-order",
    "collapse the shafts": "special-collapse",
}


def _locations() -> Iterator[Thing]:
    from dvergar.dwarf.tables import AXE, DRAGON, GET_HELP, KIND_NAMES

    for kind, name in enumerate(KIND_NAMES):
        if kind < DRAGON or kind == GET_HELP:
            rules = _LOCATION_RULES.get(name, ("D6.5", "D6.7") if kind >= AXE else ())
            yield _thing(
                f"location {name}", f"dwarf-card-{_dashed(name)}", _LOCATION_ART.get(name, _dashed(name)), "D1.3", *rules
            )


def _monsters() -> Iterator[Thing]:
    from dvergar.dwarf.tables import DRAGON, GET_HELP, KIND_NAMES

    for name in KIND_NAMES[DRAGON:GET_HELP]:
        art = _LOCATION_ART.get(name, f"monster-{_dashed(name)}")
        yield _thing(f"monster {name}", f"dwarf-card-{_dashed(name)}", art, *_LOCATION_RULES.get(name, ("D6.2", "D6.3")))


def _specials() -> Iterator[Thing]:
    from dvergar.dwarf.tables import ACTION_NAMES

    for number, name in enumerate(ACTION_NAMES, start=1):
        more = ("D5.10",) if name in ("turn back", "apprentice") else ()
        art = _SPECIAL_ART.get(name, f"special-{_dashed(name)}")
        yield _thing(f"special {name}", f"special-{_dashed(name)}", art, f"D5.{number}", *more, "D4.2")


def _goods() -> Iterator[Thing]:
    yield _thing("good iron", "good-iron", "iron", "D1.6", "D7.2", text="help-good-iron")
    yield _thing("good steel", "good-steel", "steel", "D1.6", "D7.1", text="help-good-steel")
    yield _thing("good gold", "good-gold", "gold", "D1.6", "D7.1", text="help-good-gold")
    yield _thing("good items", "good-items", "item", "D6.5", "D6.9", "D7.1", text="dwarf-term-item.text")
    yield _thing("good glory", "good-glory", "glory", "D6.2", "D4.2", "D7.2", text="dwarf-term-glory.text")


def _opponents() -> Iterator[Thing]:
    rules = (("D8.1", "D8.2", "D8.3"), ("D8.4", "D8.5", "D8.6", "D8.7"), ("D8.8",))
    for number, name in enumerate(("eldhusfifl", "andvettr", "andvettr-fadir"), start=1):
        yield _thing(f"opponent {name}", f"opponent-{name}", f"opponent-{number}", *rules[number - 1], "D8.9")


def _dwarf_words() -> Iterator[Thing]:
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
        yield _thing(f"symbol {name.replace('-', ' ')}", f"dwarf-term-{name}", art, *rules)


def _dashed(name: str) -> str:
    return name.replace(" ", "-")


_GAMES = {
    "nidavellir": {
        "cards": _cards,
        "heroes": _heroes,
        "coins": _coins,
        "gems": _gems,
        "taverns": _taverns,
        "distinctions": _distinctions,
        "words": _nidavellir_words,
    },
    "dwarf": {
        "locations": _locations,
        "monsters": _monsters,
        "specials": _specials,
        "goods": _goods,
        "opponents": _opponents,
        "words": _dwarf_words,
    },
}
