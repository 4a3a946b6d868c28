"""Positions as dicts: written in full for views and saves.

{"stage": "first", "mine": {"4": ["iron seam", "forge axe a"]}, "mountain": ["9 dragon b"], "piles": {"1": ["turn back"]},
 "seats": [{"iron": 3, "workers": [4, "pile"]}]}
"""

from collections.abc import Mapping
from typing import Any

from dvergar.games.dwarf.rules.material import (
    ACT,
    ACTION_NAMES,
    ASK_NAMES,
    BLANK,
    CARD_LOCATION,
    CARD_WORDS,
    FIRST_SPECIAL,
    FRONTS,
    GOOD_NAMES,
    HOME,
    LOCATIONS,
    NO_SPECIAL,
    ON_PILE,
    PILES,
    SHUFFLE,
    SPECIALS,
    STAGE_NAMES,
    STEP_NAMES,
)
from dvergar.games.dwarf.rules.state import State, action_of, locations

PLACE_NUMBERS = tuple(str(number) for number in range(1, 2 * LOCATIONS + 1))
COPY_SUFFIX = ("", "_2")
"""How the fields of each copy end."""


def describe(s: State, options: Mapping[str, Any], _viewer: int | None) -> dict[str, Any]:
    """The position as a dict; all viewers are shown the same (D2.6)."""
    found: dict[str, Any] = {"round": s.round, "stage": STAGE_NAMES[s.stage], "awaiting": ASK_NAMES[s.awaiting]}
    if ACT <= s.awaiting < SHUFFLE:
        found["actor"] = s.actor
    found |= {"turn": s.turn, "starter": s.starter, "marker": s.marker}
    found |= _under_way(s)
    stacks = zip(PLACE_NUMBERS[: locations(s)], s.stack, s.height, strict=False)
    found["mine"] = {number: [CARD_WORDS[card] for card in cards[:height]] for number, cards, height in stacks}  # the top last
    for copy in range(s.copies):
        found |= _mountain(s, copy, layers=options["mountain"] == "a_over_b")
    found["piles"] = {str(pile + 1): _pile(s, pile) for pile in range(s.copies * PILES)}
    found["seats"] = [_seat(s, seat) for seat in range(s.players)]
    return found


def _under_way(s: State) -> dict[str, Any]:
    """What holds for this round or for this Special Action."""
    found: dict[str, Any] = {name: True for name in ("muster", "orcs", "helped") if getattr(s, name)}
    if s.special_step != NO_SPECIAL:
        found["special"] = ACTION_NAMES[action_of(s, s.special)]
        found["special_step"] = STEP_NAMES[s.special_step]
        if s.special_copy:
            found["special_copy"] = s.special_copy + 1
    if s.solo:
        found["specials"] = s.specials_taken
    for name in ("drawn", "landed"):
        if getattr(s, name):
            found[name] = located(getattr(s, name), 0)
    return found


def located(card: int, copy: int) -> str:
    """A card with its location in front."""
    return f"{copy * LOCATIONS + CARD_LOCATION[card] + 1} {CARD_WORDS[card]}"


def _mountain(s: State, copy: int, *, layers: bool) -> dict[str, Any]:
    """The cards from the top, or only their number where none is known; and which special backs are among them."""
    suffix, size = COPY_SUFFIX[copy], s.mountain_size[copy]
    known = size == 0 or s.mountain[copy][size - 1] != BLANK
    found: dict[str, Any] = {
        f"mountain{suffix}": [located(card, copy) for card in s.mountain[copy][:size][::-1]] if known else size
    }
    if s.sunk[copy]:
        sunk = (special for special in range(SPECIALS) if s.sunk[copy] >> special & 1)
        found[f"used{suffix}"] = [ACTION_NAMES[action_of(s, FIRST_SPECIAL + special)] for special in sunk]
    return found | ({f"layered{suffix}": bool(s.layered[copy])} if layers else {})


def _pile(s: State, pile: int) -> list[str]:
    """The Special Actions of a pile, the top first."""
    return [_action(s.backs, card) for card in reversed(s.pile[pile][: s.pile_size[pile]])]


def _action(backs: int, card: int) -> str:
    return "?" if card == BLANK else ACTION_NAMES[FRONTS[backs][card - FIRST_SPECIAL]]


def _seat(s: State, seat: int) -> dict[str, Any]:
    """A seat's goods, where its workers are, its claim and items."""
    found: dict[str, Any] = dict(zip(GOOD_NAMES, s.goods[seat], strict=True))
    workers = zip(s.worker[seat], s.placed[seat], s.spent[seat], strict=True)
    found["workers"] = [_worker(*worker) for worker in workers]
    if s.claim[seat]:
        found["claim"] = s.claim[seat]
    if s.forged[seat]:
        found["forged"] = True
    return found


def _worker(at: int, placed: int, spent: int) -> Any:
    if at in (HOME, ON_PILE):
        return "home" if at == HOME else "pile"
    found: dict[str, Any] = {"at": at + 1, "placed": placed}
    return found | ({"spent": True} if spent else {})
