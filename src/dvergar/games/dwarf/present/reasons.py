"""Reasons for a choice: goods, leads, monsters, missing prices, what others could take, and the opponent's answer.

Everything is worked out on the viewer's own view, and from the effects of the choices.
"""

from collections.abc import Iterable, Iterator, Mapping

from dvergar.api.reasons import Trait
from dvergar.api.values import Choice
from dvergar.core.json_data import JsonMapping
from dvergar.games.dwarf.engine import Engine
from dvergar.games.dwarf.notation.actions import action_in
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.goods import affords, is_monster
from dvergar.games.dwarf.rules.score import leader
from dvergar.games.dwarf.rules.state import State, top

WORTH = {"iron": 1.0, "steel": 2.0, "gold": 2.5, "items": 7.0, "glory": 2.0}
"""Approximate values of goods, relative to iron."""
LEAD = 5.0
HELP = 4.0
SHORT = 4.0
NO_EFFECT = 4.0
OTHERS = 0.5
"""The weight of what another seat gets."""


def traits_of(core: Engine, s: State, seat: int, choices: Iterable[Choice]) -> dict[str, list[Trait]]:  # noqa: ARG001
    """Return the traits of every choice, by its words."""
    return {choice.words: [*_traits(s, seat, choice)] for choice in choices}


def _traits(s: State, seat: int, choice: Choice) -> Iterator[Trait]:
    yield from _goods(s, seat, choice.effects)
    yield from _troubles(choice.effects)
    yield from _monsters(choice.effects)
    yield from _others(s, seat, choice)


def _goods(s: State, seat: int, effects: JsonMapping) -> Iterator[Trait]:
    """Yield gains and losses of goods, changes of leads, and helpers."""
    gains = effects.get("together", effects.get("gains", {}))
    if gains and "spoiled" not in effects:
        yield Trait("gains", _worth(gains), "hint-gains", {"gains": gains})
        yield from _leads(s, seat, gains)
    if effects.get("help"):
        yield Trait("help", HELP, "hint-help", {})


def _leads(s: State, seat: int, gains: Mapping[str, int]) -> Iterator[Trait]:
    """Yield the categories in which the seat gains or loses the lead (D7.1)."""
    after = s.clone()
    for good, name in enumerate(m.GOOD_NAMES):
        after.goods[seat][good] += gains.get(name, 0)
    for good in m.PART_GOODS[: m.CATEGORIES]:
        before, then = leader(s, good) == seat, leader(after, good) == seat
        if then and not before:
            yield Trait("lead", LEAD, "hint-lead", {"good": m.GOOD_NAMES[good]})
        elif before and not then:
            yield Trait("lead", -LEAD, "", {"good": m.GOOD_NAMES[good]}, "hint-lead-lost")


def _troubles(effects: JsonMapping) -> Iterator[Trait]:
    """Yield a missing price, a card spoiled by monsters, an action without effect."""
    if effects.get("poor") and not effects.get("later"):
        yield Trait("short", -SHORT, "", {"card": effects["card"], "goods": effects["short"]}, "hint-short")
    if effects.get("spoiled"):
        yield Trait("spoiled", -SHORT, "", {"card": effects["card"]}, "hint-spoiled")
    if effects.get("no_effect"):
        yield Trait("no effect", -NO_EFFECT, "", {"action": effects["action"]}, "hint-no-effect")


def _monsters(effects: JsonMapping) -> Iterator[Trait]:
    """Yield what a worker saves from monsters, less what they still take."""
    saved, lost = effects.get("saves", {}), effects.get("losses", {})
    kept = {good: count for good, count in saved.items() if count > 0}
    if kept or lost:
        weight = _worth(saved) + _worth(lost)
        yield Trait("monsters", weight, "hint-saved", {"goods": kept, "gains": lost}, "hint-lost" if lost else "")


def _others(s: State, seat: int, choice: Choice) -> Iterator[Trait]:
    """Yield what an automated opponent gains by his answer, or what others could take at the location."""
    effects = choice.effects
    if glory := effects.get("opponent_glory"):
        yield Trait("glory", -WORTH["glory"] * glory, "", {"glory": glory}, "hint-glory")
    if "answer" in effects:
        location = effects["answer"] - 1
        weight = OTHERS * 2 * _brings(s, m.HIM, location)
        yield Trait(
            "answer", -weight, "", {"location": location + 1, "card": effects["answer_card"], "seat": m.HIM}, "hint-answer"
        )
    elif not s.solo and (action := action_in(choice.words)).verb == "worker":
        location = action.number - 1
        weight, other = max((_brings(s, other, location), -other) for other in range(s.players) if other != seat)
        if weight > 0:
            args = {"seat": -other, "card": effects["card"], "location": location + 1}
            yield Trait("taken", OTHERS * weight, "hint-taken", args)


def _brings(s: State, seat: int, location: int) -> float:
    """Return the approximate value of a location's card to a seat now."""
    kind = m.CARD_KIND[top(s, location)]
    if kind == m.GET_HELP:
        return HELP
    if is_monster(kind):
        return WORTH[m.GOOD_NAMES[m.GLORY]]
    if not affords(s, seat, kind):
        return 0.0
    return _worth(dict(zip(m.GOOD_NAMES, m.EXCHANGES[kind], strict=True)))


def _worth(goods: Mapping[str, int]) -> float:
    return sum(WORTH[name] * count for name, count in goods.items())
