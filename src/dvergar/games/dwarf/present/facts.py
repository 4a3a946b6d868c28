"""Facts that follow from a position, so that no page has to work them out: monsters about to attack, who leads."""

from functools import cache

from dvergar.core.json_data import JsonMapping, JsonObject
from dvergar.games.dwarf.engine import Engine
from dvergar.games.dwarf.present.consequences import strikes
from dvergar.games.dwarf.present.score_sheet import sheet_of
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.state import State
from dvergar.games.dwarf.rules.workers import worker_at_home

LED = tuple(m.GOOD_NAMES[good] for good in m.PART_GOODS[: m.CATEGORIES])
"""The goods of the three categories."""


def facts_of(core: Engine, s: State) -> JsonObject:
    """Return the facts of a position, all of them public."""
    found: JsonObject = {
        "strikes": strikes(s.players, tuple(core.clone().strikes())),
        "leads": dict(zip(LED, core.leads(), strict=True)),
        "mountains": [{"cards": s.mountain_size[copy], "rounds": core.clone().rounds_of(copy)} for copy in range(s.copies)],
        "piles": [_pile(s.backs, pile, *_on_top(s, pile)) for pile in range(s.copies * m.PILES)],
        "order": _order(s),
        "claims": core.claimants() if s.awaiting != m.OVER else [],
        "renown": m.RENOWN if s.solo >= m.ANDVETTR else 0,
        "specials_left": m.MOST_SPECIALS - s.specials_taken if s.solo >= m.ANDVETTR else -1,
    }
    return found | ({"sheet": sheet_of(s)} if s.awaiting == m.OVER else {})


def _on_top(s: State, pile: int) -> tuple[int, int]:
    """Return how many cards a pile has left, and the one on top, 0 if none."""
    left = s.pile_size[pile]
    return left, s.pile[pile][left - 1] if left else 0


@cache
def _pile(backs: int, pile: int, left: int, card: int) -> JsonMapping:
    """Return a pile's top Special Action, the number of cards left, where the top card lands, and as which card (D1.5, D4.2)."""
    if not 0 < card < m.CARD_COUNT:
        return {"pile": pile + 1, "left": left, "action": "", "lands": 0, "card": ""}
    action = m.ACTION_NAMES[m.FRONTS[backs][card - m.FIRST_SPECIAL]]
    lands = pile // m.PILES * m.LOCATIONS + m.CARD_LOCATION[card] + 1
    return {"pile": pile + 1, "left": left, "action": action, "lands": lands, "card": m.CARD_WORDS[card]}


def _order(s: State) -> list[int]:
    """Return the acting seat, then those that follow in this pass: clockwise, then in reverse order (D4.1, D4.4)."""
    asked = [s.actor] if m.ACT <= s.awaiting < m.SHUFFLE else []
    turns = range(s.turn, s.players)
    rest: list[int] = []
    if s.stage == m.FIRST_PASS:
        rest = [(s.starter + turn) % s.players for turn in turns]
    elif s.stage == m.SECOND_PASS:
        seats = [(s.starter + s.players - 1 - turn) % s.players for turn in turns]
        rest = [seat for seat in seats if worker_at_home(s, seat) >= 0]
    return asked + [seat for seat in rest if seat not in asked]
