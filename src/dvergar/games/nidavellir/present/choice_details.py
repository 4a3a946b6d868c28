"""Details of a choice beyond its effects: columns before and after, where a coin goes, which seats are tied.

A page shows them beside the choice. Like the effects they are worked out on the viewer's own view.
"""

from collections.abc import Iterable

from dvergar.core.json_data import JsonObject
from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.notation.actions import coin_of, words_of
from dvergar.games.nidavellir.present.choice_effects import coin_changes, traded_for
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.gems import swap_gems, tied_with
from dvergar.games.nidavellir.rules.state import State
from dvergar.games.nidavellir.rules.taverns import goes_before

Figures = tuple[int, int]


def details_of(core: Engine, s: State, seat: int, codes: Iterable[int]) -> dict[str, JsonObject]:
    """Return the details of every choice, by its words; none for bids and cards, which the page explains from the facts."""
    if s.awaiting in (m.BID, m.TAKE):
        return {}
    before = _figures(core, seat)
    return {words_of(s, seat, code): _details(core, s, seat, code, before) for code in codes}


def _details(core: Engine, s: State, seat: int, code: int, before: list[Figures]) -> JsonObject:
    tried = core.clone()
    tried.try_out(seat, code)
    found: JsonObject = {"columns": _columns(before, _figures(tried, seat))}
    if tried.thrud_at() == m.IN_HAND and s.awaiting != m.PLACE_THRUD and 0 <= s.thrud < len(m.CLASS_NAMES):
        found["lifts"] = m.CLASS_NAMES[s.thrud]
    return found | _coins(s, s.like(tried), seat, code) if s.awaiting in (m.LAY, m.TRADE, m.TRANSFORM, m.DROP) else found


def _coins(s: State, after: State, seat: int, code: int) -> JsonObject:
    """Return what the choice of a coin changes."""
    choice, found = code - m.FIRST_CODE[s.awaiting], JsonObject()
    if s.awaiting == m.LAY:
        found |= _laid(after, seat)
    if s.awaiting in (m.LAY, m.TRADE):
        found["hand"] = _hand(after, seat)
    if s.awaiting == m.TRANSFORM:
        found |= _transformed(s, seat, choice)
    if s.awaiting in (m.TRANSFORM, m.TRADE, m.DROP):
        found |= _exchanged(s, after, seat, choice)
    return found


def _figures(core: Engine, seat: int) -> list[Figures]:
    """Return the current ranks of each column, and its points as if the game ended now."""
    return list(zip(core.standing_of(seat), core.score_parts(seat), strict=False))


def _columns(before: list[Figures], after: list[Figures]) -> JsonObject:
    """Return the columns that change."""
    return {
        name: {"ranks": [old[0], new[0]], "points": [old[1], new[1]]}
        for name, old, new in zip(m.CLASS_NAMES, before, after, strict=True)
        if old != new
    }


def _laid(after: State, seat: int) -> JsonObject:
    """Return the resulting order, the seats tied with this one, and its gem after the swap (N4.3, N6.1)."""
    seats = range(after.players)
    queue = sorted(seats, key=lambda one: sum(goes_before(after, other, one) for other in seats))
    group = tied_with(after, seat)
    swapped = after.clone()
    swap_gems(swapped)
    ties = [other for other in seats if other != seat and group >> other & 1]
    return {"queue": queue, "ties": ties, "gem": swapped.gem[seat]}


def _hand(after: State, seat: int) -> str:
    return " ".join(m.COIN_NAMES[after.coin[seat][slot]] for slot in range(m.COINS) if after.place[seat][slot] == m.HAND)


def _transformed(s: State, seat: int, slot: int) -> JsonObject:
    """Return whether the order of the current tavern stands (N4.4) and whether all know a face-down coin (N13.4)."""
    place, found = s.place[seat][slot], JsonObject()
    if place == m.HAND:
        return found
    if place == m.TAVERN_1 + s.tavern:
        found["stands"] = True
    if place > m.TAVERN_1 + s.tavern:
        found["known"] = True
    return found


def _exchanged(s: State, after: State, seat: int, choice: int) -> JsonObject:
    """Return the value that is missing if another coin comes (N7.3), and whether the old coin leaves the game (N7.5)."""
    gives, gets = coin_changes(s.coin[seat], after.coin[seat])
    if s.awaiting == m.TRADE:
        low, high = (s.coin[seat][slot] for slot in m.PAIRS[choice])
        if not gets:  # two fives: the next decision is which of them to give (N7.1)
            return {"drop": m.COIN_NAMES[traded_for(s, low, high)]}
        wanted = m.COIN_VALUE[low] + m.COIN_VALUE[high]
    elif s.awaiting == m.DROP:
        wanted = 2 * m.COIN_VALUE[m.TREASURY_5]
    else:
        wanted = m.COIN_VALUE[s.coin[seat][choice]] + s.plus
    if not gets:
        return {}
    found: JsonObject = {"gone": coin_of(gives[0], "") < m.TREASURY_5}
    if m.COIN_VALUE[coin_of(gets[0], "")] != wanted:
        found["missing"] = wanted
    return found
