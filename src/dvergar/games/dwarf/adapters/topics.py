"""What can be asked about Dwarf: its rules, cards, Special Actions, opponents and terms."""

from dvergar.games.dwarf.rules.material import ACTION_NAMES, KIND_NAMES, OPPONENT_NAMES
from dvergar.games.dwarf.rules.rule_ids import RULES
from dvergar.ui.kit.topics import Topics


def topics() -> Topics:
    """The rules, and everything that the catalogue explains, by the word that is typed for it."""
    terms = (
        "location", "stack", "occupied", "worker", "helper", "mountain", "pile", "glory", "item", "resource",
        "early-resolution", "spent", "claim", "start-marker", "category", "reading-order", "meeple",
    )  # fmt: skip
    cards = {f"dwarf-card-{_dashed(name)}": name for name in KIND_NAMES}
    actions = {f"special-{_dashed(name)}": name for name in ACTION_NAMES}
    names = cards | actions
    names |= {f"opponent-{name}": name.replace("-", " ") for name in OPPONENT_NAMES[1:]}
    names |= {f"dwarf-term-{name}": name.replace("-", " ") for name in terms}
    rules_of = {key: (f"D5.{number}",) for number, key in enumerate(actions, start=1)} | {
        "special-turn-back": ("D5.6", "D5.10"),
        "special-apprentice": ("D5.7", "D5.10"),
        "dwarf-card-get-help": ("D6.1",),
        "dwarf-card-orc-raiders": ("D6.4",),
        "dwarf-card-sidhe": ("D6.3",),
        "dwarf-card-alloy-steel": ("D6.6", "D6.7"),
        "opponent-eldhusfifl": ("D8.1", "D8.2", "D8.3"),
        "opponent-andvettr": ("D8.4", "D8.5", "D8.6", "D8.7"),
        "opponent-andvettr-fadir": ("D8.8",),
    }
    return Topics(RULES, names, rules_of)


def _dashed(name: str) -> str:
    return name.replace(" ", "-")
