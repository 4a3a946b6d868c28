"""What a choice changes, in more detail than its effects: columns before and after, where a coin goes, who is tied with whom.

A page shows it beside the choice. Like the effects it is worked out on the viewer's own blanked position.
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
    """The details of every choice, by its words. What a bid brings depends on the others, what a card brings is a fact."""
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
    """What a choice of a coin changes besides."""
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
    """Of each column its ranks as they stand, and its points as if the game ended now."""
    return list(zip(core.standing_of(seat), core.score_parts(seat), strict=False))


def _columns(before: list[Figures], after: list[Figures]) -> JsonObject:
    """The columns that change."""
    return {
        name: {"ranks": [old[0], new[0]], "points": [old[1], new[1]]}
        for name, old, new in zip(m.CLASS_NAMES, before, after, strict=True)
        if old != new
    }


def _laid(after: State, seat: int) -> JsonObject:
    """The order that comes of it, who is tied with the seat, and the gem that it will have then (N4.3, N6.1)."""
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
    """Whether the order of the tavern under way stands (N4.4), and whether all know a coin that lies face down (N13.4)."""
    place, found = s.place[seat][slot], JsonObject()
    if place == m.HAND:
        return found
    if place == m.TAVERN_1 + s.tavern:
        found["stands"] = True
    if place > m.TAVERN_1 + s.tavern:
        found["known"] = True
    return found


def _exchanged(s: State, after: State, seat: int, choice: int) -> JsonObject:
    """Which coin was meant where another comes (N7.3), and whether the old one leaves the game (N7.5)."""
    gives, gets = coin_changes(s.coin[seat], after.coin[seat])
    if s.awaiting == m.TRADE:
        low, high = (s.coin[seat][slot] for slot in m.PAIRS[choice])
        if not gets:  # two fives: which of them leaves is asked next (N7.1)
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
