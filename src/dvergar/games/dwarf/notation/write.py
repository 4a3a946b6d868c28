"""Writes positions as dicts, in full, for views and saves.

{"stage": "first", "mine": {"4": ["iron seam", "forge axe a"]}, "mountain": ["9 dragon b"], "piles": {"1": ["turn back"]},
 "seats": [{"iron": 3, "workers": [4, "pile"]}]}
"""

from dvergar.core.json_data import Json, JsonMapping, JsonObject
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.state import State, action_of, locations

PLACE_NUMBERS = tuple(str(number) for number in range(1, 2 * m.LOCATIONS + 1))
COPY_SUFFIX = ("", "_2")
"""The suffix of each copy's fields."""


def describe(s: State, options: JsonMapping, _viewer: int | None) -> JsonObject:
    """Return the position as a dict; all viewers see the same (D2.6)."""
    found: JsonObject = {"round": s.round, "stage": m.STAGE_NAMES[s.stage], "awaiting": m.ASK_NAMES[s.awaiting]}
    if m.ACT <= s.awaiting < m.SHUFFLE:
        found["actor"] = s.actor
    found |= {"turn": s.turn, "starter": s.starter, "marker": s.marker}
    found |= _under_way(s)
    stacks = zip(PLACE_NUMBERS[: locations(s)], s.stack, s.height, strict=False)
    found["mine"] = {number: [m.CARD_WORDS[card] for card in cards[:height]] for number, cards, height in stacks}  # the top last
    for copy in range(s.copies):
        found |= _mountain(s, copy, layers=options["mountain"] == "a_over_b")
    found["piles"] = {str(pile + 1): _pile(s, pile) for pile in range(s.copies * m.PILES)}
    found["seats"] = [_seat(s, seat) for seat in range(s.players)]
    return found


def _under_way(s: State) -> JsonObject:
    """Return what applies to this round or to the current Special Action."""
    found: JsonObject = {name: True for name in ("muster", "orcs", "helped") if getattr(s, name)}
    if s.special_step != m.NO_SPECIAL:
        found["special"] = m.ACTION_NAMES[action_of(s, s.special)]
        found["special_step"] = m.STEP_NAMES[s.special_step]
        if s.special_copy:
            found["special_copy"] = s.special_copy + 1
    if s.solo:
        found["specials"] = s.specials_taken
    for name in ("drawn", "landed"):
        if getattr(s, name):
            found[name] = located(getattr(s, name), 0)
    return found


def located(card: int, copy: int) -> str:
    """Return a card's words with its location in front."""
    return f"{copy * m.LOCATIONS + m.CARD_LOCATION[card] + 1} {m.CARD_WORDS[card]}"


def _mountain(s: State, copy: int, *, layers: bool) -> JsonObject:
    """Return the cards from the top, or only their number if none is known, and the special backs among them."""
    suffix, size = COPY_SUFFIX[copy], s.mountain_size[copy]
    known = size == 0 or s.mountain[copy][size - 1] != m.BLANK
    found: JsonObject = {f"mountain{suffix}": [located(card, copy) for card in s.mountain[copy][:size][::-1]] if known else size}
    if s.sunk[copy]:
        sunk = (special for special in range(m.SPECIALS) if s.sunk[copy] >> special & 1)
        found[f"used{suffix}"] = [m.ACTION_NAMES[action_of(s, m.FIRST_SPECIAL + special)] for special in sunk]
    return found | ({f"layered{suffix}": bool(s.layered[copy])} if layers else {})


def _pile(s: State, pile: int) -> list[str]:
    """Return the Special Actions of a pile, the top first."""
    return [_action(s.backs, card) for card in reversed(s.pile[pile][: s.pile_size[pile]])]


def _action(backs: int, card: int) -> str:
    return "?" if card == m.BLANK else m.ACTION_NAMES[m.FRONTS[backs][card - m.FIRST_SPECIAL]]


def _seat(s: State, seat: int) -> JsonObject:
    """Return a seat's goods, where its workers are, its claim and items."""
    found: JsonObject = dict(zip(m.GOOD_NAMES, s.goods[seat], strict=True))
    workers = zip(s.worker[seat], s.placed[seat], s.spent[seat], strict=True)
    found["workers"] = [_worker(*worker) for worker in workers]
    if s.claim[seat]:
        found["claim"] = s.claim[seat]
    if s.forged[seat]:
        found["forged"] = True
    return found


def _worker(at: int, placed: int, spent: int) -> Json:
    if at in (m.HOME, m.ON_PILE):
        return "home" if at == m.HOME else "pile"
    found: JsonObject = {"at": at + 1, "placed": placed}
    return found | ({"spent": True} if spent else {})
