"""The consequences of a choice as data for people: the opponent's answer, the attacks that follow, what can then be paid, and
the results of two special decisions (D5.4, D6.4, D6.5).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from dvergar.core.json_data import JsonMapping, JsonObject
from dvergar.games.dwarf.engine import Engine
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import AIMS, LEFT_OUT, PLACED
from dvergar.games.dwarf.rules.goods import is_monster, kind_at
from dvergar.games.dwarf.rules.resolution import next_in_group, resolve, resolve_at
from dvergar.games.dwarf.rules.rule_ids import RULE_IDS
from dvergar.games.dwarf.rules.specials import landing_place
from dvergar.games.dwarf.rules.state import State, is_free

OUTCOMES: dict[int, JsonObject] = {
    m.AS_IT_SEEMS: {},
    m.SPOILED_BY_ORCS: {"spoiled": "orcs"},
    m.SPOILED_BY_LOSSES: {"spoiled": "losses"},
    m.PAID_LATER: {"later": True},
}
"""What becomes of a worker's card."""
REMEMBERED = 1 << 10
"""The number of attack results kept: they are the same for most choices, and often for the next moves."""


def named(changes: Iterable[int]) -> dict[str, int]:
    """Return the changes of goods by name, without zeros."""
    return {m.GOOD_NAMES[good]: change for good, change in enumerate(changes) if change}


def his_moves(core: Engine, seat: int, code: int) -> tuple[tuple[int, ...], ...]:
    """Return the opponent's moves after a choice in solo, as rows of the log; none if the stacks must be shuffled first."""
    if not core.is_solo():
        return ()
    ahead = core.clone()
    ahead.record(1)
    if ahead.look_ahead_of(seat, code) == m.SHUFFLE:
        return ()
    return tuple(tuple(row) for row in ahead.take_log() if row[2] == m.HIM)


def answered(*moves: tuple[int, ...]) -> JsonObject:
    """Return the opponent's answer: his second worker and his helpers, and his reasons."""
    found: JsonObject = {}
    aims, helpers = [], []
    for kind, rule, _, *numbers in moves:
        if kind == AIMS:
            aims.append(reason(rule, numbers))
        elif kind == LEFT_OUT:
            found |= {"answer_rule": RULE_IDS[rule], "answer_aims": aims}
        elif kind == PLACED and numbers[0] == m.REGULAR:
            found |= {"answer": numbers[1] + 1, "answer_card": m.CARD_WORDS[numbers[2]], "answer_rule": RULE_IDS[rule]}
            found["answer_aims"] = list(aims)
        elif kind == PLACED:
            helpers.append(numbers[1] + 1)
    return found | ({"answer_helpers": helpers} if helpers else {})


def reason(rule: int, numbers: list[int]) -> JsonObject:
    """Return one step of his search: the meeple on which card, the location, and what he finds there."""
    card, by, location, verdict, *_ = numbers
    return {
        "card": m.CARD_WORDS[card],
        "meeple": m.MEEPLE_NAMES[by],
        "location": location + 1,
        "verdict": m.VERDICT_NAMES[verdict],
        "rule": RULE_IDS[rule],
    }


@lru_cache(REMEMBERED)
def strikes(players: int, numbers: tuple[int, ...]) -> Sequence[JsonMapping]:
    """Return the unguarded monsters in the order of their attacks, and what each takes from every seat."""
    found = []
    for start in range(0, len(numbers), 1 + players * m.GOODS):
        seats = range(start + 1, start + 1 + players * m.GOODS, m.GOODS)
        losses = [named(numbers[seat : seat + m.GOODS]) for seat in seats]
        found.append({"location": numbers[start] + 1, "losses": losses})
    return found


@lru_cache(REMEMBERED)
def dangers(struck: tuple[int, ...]) -> JsonMapping:
    """Return the attacks after a choice and the seat's losses, from its goods, then location, card, location, card …"""
    found: JsonObject = {}
    if len(struck) > m.GOODS:
        attackers = zip(struck[m.GOODS :: 2], struck[m.GOODS + 1 :: 2], strict=True)
        found["strikes"] = [f"{location + 1} {m.CARD_WORDS[card]}" for location, card in attackers]
    if any(struck[: m.GOODS]):
        found["losses"] = named(struck[: m.GOODS])
    return found


def comes(numbers: Sequence[int]) -> JsonObject:
    """Return what a worker saves the seat by guarding a monster (D6.2), or what becomes of its card elsewhere."""
    if len(numbers) == m.GOODS:
        return {"saves": named(numbers)} if any(numbers) else {}
    return OUTCOMES[numbers[0]]


def brought_up(s: State, location: int, card: int) -> JsonObject:
    """Return how a recalled card changes the attacks, or that the special card covers it at once (D4.3)."""
    if landing_place(s) == location:
        return {"buried": True}
    if s.muster or not is_free(s, location):
        return {}
    before, after = is_monster(kind_at(s, location)), is_monster(m.CARD_KIND[card])
    return {"stirs": True} if after else {"calms": True} if before else {}


def in_this_order(s: State, seat: int, location: int) -> list[int]:
    """Return the changes of the seat's goods if the worker on the location goes before the other of its pair."""
    after = s.clone()
    after.record(0)
    resolve_at(after, seat, location)
    resolve(after, seat, next_in_group(after, seat, s.turn % 2, s.stage), s.stage)
    return [new - old for new, old in zip(after.goods[seat], s.goods[seat], strict=True)]
