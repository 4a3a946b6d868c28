"""The help topics of Nidavellir: its rules, heroes, classes, cards and terms."""

from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.rule_ids import RULES
from dvergar.ui.kit.topics import Topics

HERO_RULES = {
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
    **{name: ("N10.3",) for name in ("dwerg", *m.HERO_NAMES) if name.startswith("dwerg")},
}
"""The rules on each hero, besides the list of all heroes (N8.20)."""


def topics() -> Topics:
    """Return the rules, and everything that the catalogue explains, by the word to type for it."""
    terms = (
        "player", "bravery", "rank", "line", "gem", "pouch", "treasure", "command-zone", "army", "evaluation", "trade",
        "transform", "age",
    )  # fmt: skip
    names = {f"hero-{name}": name for name in ("dwerg", *m.HERO_NAMES)}
    names |= {f"{group}-{name}": name for group in ("class", "distinction") for name in m.CLASS_NAMES}
    names |= {f"tavern-{number}": name for number, name in enumerate(m.TAVERN_NAMES, start=1)}
    names |= {"card-offering": "offering", "card-smith": "smith"}
    names |= {f"term-{name}": name.replace("-", " ") for name in terms}
    return Topics(RULES, names, {f"hero-{name}": rules for name, rules in HERO_RULES.items()})
