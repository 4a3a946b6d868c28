"""Chapters 1 and 6: what cards give and cost (D1.3, D6.7)."""

from dvergar.core.board import note
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import FORGED, MINED, TOO_POOR, WON_BY_GLORY
from dvergar.games.dwarf.rules.rule_ids import D6_7, D8_7
from dvergar.games.dwarf.rules.state import State, is_opponent, is_switched, top


def kind_at(s: State, location: int) -> int:
    """Return the kind of the card that counts on a location."""
    return m.CARD_KIND[top(s, location)]


def is_mine(kind: int) -> bool:
    """Whether the kind is a seam or Alloy Steel."""
    return kind <= m.ALLOY


def is_forge(kind: int) -> bool:
    """Whether the kind makes an item."""
    return kind >= m.AXE and kind <= m.SWORD


def is_monster(kind: int) -> bool:
    """Whether the kind is a monster."""
    return kind >= m.DRAGON and kind <= m.SIDHE


def is_help(kind: int) -> bool:
    """Whether the kind brings helpers."""
    return kind == m.GET_HELP


def can_pay(s: State, seat: int, kind: int) -> bool:
    """Whether the seat owns all that the card costs: there is no part payment (D6.7)."""
    for good in range(m.GOODS):
        if s.goods[seat][good] + m.EXCHANGES[kind][good] < 0:
            return False
    return True


def costs(kind: int) -> bool:
    """Whether the kind has a price: Alloy Steel and Forges do."""
    return kind >= m.ALLOY and kind <= m.SWORD


def affords(s: State, seat: int, kind: int) -> bool:
    """Whether the seat can pay for a card of any kind; most are free."""
    return not costs(kind) or can_pay(s, seat, kind)


def exchange(s: State, seat: int, location: int, rule: int) -> None:
    """Take what the Mine or Forge card gives and pay its price; without enough goods nothing happens (D6.7)."""
    kind = kind_at(s, location)
    if not can_pay(s, seat, kind):
        note(s, TOO_POOR, D6_7, seat, location, top(s, location))
        return
    for good in range(m.GOODS):
        gain(s, seat, good, m.EXCHANGES[kind][good])
    note(s, MINED if is_mine(kind) else FORGED, rule, seat, location, top(s, location))


def gain(s: State, seat: int, good: int, amount: int) -> None:
    """Add an amount of a good to a seat's; it may be negative, but not more than the seat has."""
    s.goods[seat][good] = min(s.goods[seat][good] + amount, m.MOST_GOODS)


def is_asked(s: State, seat: int, kind: int) -> bool:
    """Whether the owner may decline a possible exchange: with option decline, but never the opponent (D6.7)."""
    return is_switched(s, m.MAY_DECLINE) and costs(kind) and can_pay(s, seat, kind) and not is_opponent(s, seat)


def gain_glory(s: State, seat: int, glory: int) -> None:
    """Add glory; Andvettr and his father win at once with 12 (D8.7)."""
    gain(s, seat, m.GLORY, glory)
    if s.solo >= m.ANDVETTR and is_opponent(s, seat) and s.goods[seat][m.GLORY] >= m.RENOWN:
        note(s, WON_BY_GLORY, D8_7, seat, s.goods[seat][m.GLORY])
        s.stage = m.END
        s.awaiting = m.OVER
        s.actor = 0
