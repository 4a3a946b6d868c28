"""What can be asked about each game: its rules, and the things that the catalogue explains."""

from collections.abc import Mapping
from typing import NamedTuple

from dvergar.games import known_games


class Topics(NamedTuple):
    """The topics of one game."""

    rules: tuple[str, ...]
    names: Mapping[str, str]
    """Keys of the catalogue, each with the word that is typed for it in every language."""
    rules_of: Mapping[str, tuple[str, ...]]
    """The rules that are told with a topic, by its key."""


def all_topics() -> dict[str, Topics]:
    """The topics of every game that can be played."""
    return {name: _TOPICS[name]() for name in known_games()}


def _nidavellir() -> Topics:
    from dvergar.nidavellir.rules import RULES
    from dvergar.nidavellir.tables import CLASS_NAMES, HERO_NAMES, TAVERN_NAMES

    terms = (
        "player", "bravery", "rank", "line", "gem", "pouch", "treasure", "command-zone", "army", "evaluation", "trade",
        "transform", "age",
    )  # fmt: skip
    names = {f"hero-{name}": name for name in ("dwerg", *HERO_NAMES)}
    names |= {f"{group}-{name}": name for group in ("class", "distinction") for name in CLASS_NAMES}
    names |= {f"tavern-{number}": name for number, name in enumerate(TAVERN_NAMES, start=1)}
    names |= {"card-offering": "offering", "card-smith": "smith"}
    names |= {f"term-{name}": name.replace("-", " ") for name in terms}
    rules_of = {
        "hero-dagda": ("N8.4",),
        "hero-bonfur": ("N8.4",),
        "hero-hourya": ("N8.5",),
        "hero-thrud": ("N8.8", "N8.9", "N8.10"),
        "hero-uline": ("N8.12", "N8.13", "N8.14", "N8.15"),
        "hero-ylud": ("N8.16", "N8.17", "N8.18", "N8.19"),
    }
    return Topics(RULES, names, rules_of)


def _dwarf() -> Topics:
    from dvergar.dwarf.rules import RULES
    from dvergar.dwarf.tables import ACTION_NAMES, KIND_NAMES, OPPONENT_NAMES

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


_TOPICS = {"nidavellir": _nidavellir, "dwarf": _dwarf}
