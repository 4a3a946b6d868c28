"""The help topics of Dwarf: its rules, cards, Special Actions, opponents and terms."""

from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.rule_ids import RULES
from dvergar.ui.kit.topics import Topics

CARD_RULES = {
    "iron seam": ("D6.4",),
    "gold seam": ("D6.4",),
    "alloy steel": ("D6.4", "D6.6", "D6.7"),
    "get help": ("D6.1", "D6.6"),
    "orc raiders": ("D6.2", "D6.4"),
    "sidhe": ("D6.2", "D6.3"),
}
"""The rules on each card."""
SPECIAL_RULES = {
    name: (f"D5.{number}", *(("D5.10",) if name in ("turn back", "apprentice") else ()))
    for number, name in enumerate(m.ACTION_NAMES, start=1)
}
OPPONENT_RULES = {
    "eldhusfifl": ("D8.1", "D8.2", "D8.3"),
    "andvettr": ("D8.4", "D8.5", "D8.6", "D8.7"),
    "andvettr-fadir": ("D8.8",),
}


def topics() -> Topics:
    """Return the rules, and everything that the catalogue explains, by the word to type for it."""
    terms = (
        "location", "stack", "occupied", "worker", "helper", "mountain", "pile", "glory", "item", "resource",
        "early-resolution", "spent", "claim", "start-marker", "category", "reading-order", "meeple",
    )  # fmt: skip
    cards = {f"dwarf-card-{_dashed(name)}": name for name in m.KIND_NAMES}
    actions = {f"special-{_dashed(name)}": name for name in m.ACTION_NAMES}
    names = cards | actions
    names |= {f"opponent-{name}": name.replace("-", " ") for name in m.OPPONENT_NAMES[1:]}
    names |= {f"dwarf-term-{name}": name.replace("-", " ") for name in terms}
    rules_of = {f"dwarf-card-{_dashed(name)}": rules for name, rules in CARD_RULES.items()}
    rules_of |= {f"special-{_dashed(name)}": rules for name, rules in SPECIAL_RULES.items()}
    rules_of |= {f"opponent-{name}": rules for name, rules in OPPONENT_RULES.items()}
    return Topics(RULES, names, rules_of)


def _dashed(name: str) -> str:
    return name.replace(" ", "-")
