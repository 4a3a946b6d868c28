"""Chapters 1 and 6, what cards give and cost (D1.3, D6.7)."""

from dvergar.core.board import note
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import FORGED, MINED, TOO_POOR, WON_BY_GLORY
from dvergar.games.dwarf.rules.rule_ids import D6_7, D8_7
from dvergar.games.dwarf.rules.state import State, is_opponent, is_switched, top


def kind_at(s: State, location: int) -> int:
    """The kind of the card that counts on a location."""
    return m.CARD_KIND[top(s, location)]


def is_mine(kind: int) -> bool:
    """A seam or Alloy Steel."""
    return kind <= m.ALLOY


def is_forge(kind: int) -> bool:
    """A card that makes an item."""
    return kind >= m.AXE and kind <= m.SWORD


def is_monster(kind: int) -> bool:
    """A card to defend against."""
    return kind >= m.DRAGON and kind <= m.SIDHE


def is_help(kind: int) -> bool:
    """A card that brings helpers."""
    return kind == m.GET_HELP


def can_pay(s: State, seat: int, kind: int) -> bool:
    """The seat owns all that the card takes: there is no part payment (D6.7)."""
    for good in range(m.GOODS):
        if s.goods[seat][good] + m.EXCHANGES[kind][good] < 0:
            return False
    return True


def costs(kind: int) -> bool:
    """Alloy Steel and Forges take something; nothing else does."""
    return kind >= m.ALLOY and kind <= m.SWORD


def affords(s: State, seat: int, kind: int) -> bool:
    """The seat has the price of any card; most cards have none."""
    return not costs(kind) or can_pay(s, seat, kind)


def exchange(s: State, seat: int, location: int, rule: int) -> None:
    """Take what the Mine or Forge card gives for what it costs; with too little nothing happens (D6.7)."""
    kind = kind_at(s, location)
    if not can_pay(s, seat, kind):
        note(s, TOO_POOR, D6_7, seat, location, top(s, location))
        return
    for good in range(m.GOODS):
        gain(s, seat, good, m.EXCHANGES[kind][good])
    note(s, MINED if is_mine(kind) else FORGED, rule, seat, location, top(s, location))


def gain(s: State, seat: int, good: int, amount: int) -> None:
    """A seat gets, or with a negative amount gives, so much of a good that it has."""
    s.goods[seat][good] = min(s.goods[seat][good] + amount, m.MOST_GOODS)


def is_asked(s: State, seat: int, kind: int) -> bool:
    """The owner may decline an exchange that could be carried out: option decline, never the opponent (D6.7)."""
    return is_switched(s, m.MAY_DECLINE) and costs(kind) and can_pay(s, seat, kind) and not is_opponent(s, seat)


def gain_glory(s: State, seat: int, glory: int) -> None:
    """Glory; Andvettr and his father win at once with 12 (D8.7)."""
    gain(s, seat, m.GLORY, glory)
    if s.solo >= m.ANDVETTR and is_opponent(s, seat) and s.goods[seat][m.GLORY] >= m.RENOWN:
        note(s, WON_BY_GLORY, D8_7, seat, s.goods[seat][m.GLORY])
        s.stage = m.END
        s.awaiting = m.OVER
        s.actor = 0
